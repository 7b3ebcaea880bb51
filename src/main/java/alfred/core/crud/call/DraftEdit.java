package alfred.core.crud.call;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.domain.ChildRows;
import alfred.core.domain.Column;
import alfred.core.domain.ColumnType;
import alfred.core.domain.DomainTool;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.domain.Sentence;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Tool `edit_draft`: sets, adds or removes fields and lines of an unsaved draft. What is not named stays, so that no
/// model has to repeat a draft to change it (spec/pipeline.md, drafts are edited).
public final class DraftEdit {
    public static final String NAME = "edit_draft";
    public static final DomainTool TOOL = new DomainTool(NAME,
        "Changes an unsaved draft; what is not named stays as it is.", false, List.of(
            new DomainTool.Parameter("ref", "gen_ ref", true),
            new DomainTool.Parameter("changes",
                "list of {\"set\", \"add\" or \"remove\": field, \"line\": its number from 1 or words of it, "
                    + "\"to\": new value}",
                true)));
    private final EntityDefinition entity;
    private final Row draft;
    private final Map<String, List<Line>> lists = new LinkedHashMap<>();
    private final Map<String, @Nullable Object> fields = new LinkedHashMap<>();

    /// What a change does to a field.
    private enum Action {
        SET("set"), ADD("add"), REMOVE("remove");

        private final String word;

        Action(String word) {
            this.word = word;
        }
    }

    /// A line of a list as it was, with what becomes of it: nothing, itself, or another, and lines after it.
    private static final class Line {
        private final @Nullable Object before;
        private final List<Object> after = new ArrayList<>();

        Line(@Nullable Object before) {
            this.before = before;
            if (before != null) {
                after.add(before);
            }
        }
    }

    private DraftEdit(EntityDefinition entity, Row draft) {
        this.entity = entity;
        this.draft = draft;
    }

    /// Returns the ref of the draft that a call changes.
    ///
    /// @throws CrudRefusal if it names none
    public static String ref(Map<String, @Nullable Object> args) {
        if (!(args.get("ref") instanceof String ref) || ref.isBlank()) {
            throw CrudRefusal.of(Kind.BAD_VALUE, "refused.edit-ref");
        }
        return ref.strip();
    }

    /// Returns the fields that a call changes, with their new values, as in a payload. Line numbers are those of the
    /// draft before the call.
    ///
    /// @throws CrudRefusal if the call is malformed, or names a field or line that is not there
    public static Map<String, @Nullable Object> fields(EntityDefinition entity, Row draft,
        Map<String, @Nullable Object> args) {
        if (!(args.get("changes") instanceof Collection<?> changes) || changes.isEmpty()) {
            throw new DraftEdit(entity, draft).bad(Sentence.of("refused.edit-changes"));
        }
        var edit = new DraftEdit(entity, draft);
        changes.forEach(change -> edit.apply(change instanceof Map<?, ?> map ? map : Map.of()));
        edit.lists.forEach(
            (field, lines) -> edit.fields.put(field, lines.stream().flatMap(line -> line.after.stream()).toList()));
        return edit.fields;
    }

    private void apply(Map<?, ?> change) {
        var action = Stream.of(Action.values()).filter(one -> change.containsKey(one.word)).findFirst()
            .orElseThrow(() -> bad(Sentence.of("refused.edit-action")));
        var field = String.valueOf(change.get(action.word));
        var to = change.get("to");
        if (to == null && action != Action.REMOVE) {
            throw bad(Sentence.of("refused.edit-to", field));
        }
        if (!isList(field)) {
            fields.put(entity.column(field).orElseThrow(() -> unknown(field)).name(),
                action == Action.REMOVE ? null : to);
        } else if (action == Action.ADD) {
            (change.containsKey("line") ? line(field, change.get("line")) : last(field)).after.addAll(many(to));
        } else if (change.containsKey("line")) {
            var line = line(field, change.get("line"));
            line.after.clear();
            line.after.addAll(action == Action.REMOVE ? List.of() : List.of(changed(line.before, to)));
        } else {
            lists.remove(field);
            fields.put(field, action == Action.REMOVE ? List.of() : to);
        }
    }

    private static List<Object> many(@Nullable Object to) {
        return to instanceof Collection<?> items ? List.copyOf(items) : to == null ? List.of() : List.of(to);
    }

    /// Returns a line with some of its fields changed, or another line.
    private static Object changed(@Nullable Object before, @Nullable Object to) {
        if (!(before instanceof Row row) || !(to instanceof Map<?, ?> set)) {
            return to == null ? "" : to;
        }
        var values = new LinkedHashMap<String, @Nullable Object>(row.without(Row.ID, Row.VERSION).values());
        set.forEach((key, value) -> values.put(String.valueOf(key), value));
        return values;
    }

    private boolean isList(String field) {
        return children(field) || entity.column(field).filter(c -> c.type() == ColumnType.TEXT_LIST).isPresent();
    }

    private boolean children(String field) {
        return entity.children().map(ChildRows::key).filter(field::equals).isPresent();
    }

    private List<Line> lines(String field) {
        return lists.computeIfAbsent(field,
            _ -> new ArrayList<>((children(field) ? draft.rows(field).stream().<Object>map(row -> row)
                : draft.texts(field).stream().<Object>map(text -> text)).map(Line::new).toList()));
    }

    private Line last(String field) {
        if (lines(field).isEmpty()) {
            lines(field).add(new Line(null));
        }
        return lines(field).getLast();
    }

    private Line line(String field, @Nullable Object wanted) {
        var lines = lines(field).stream().filter(line -> line.before != null).toList();
        var text = String.valueOf(wanted).strip();
        if (text.matches("\\d{1,3}")) {
            int number = Integer.parseInt(text);
            if (number < 1 || number > lines.size()) {
                throw bad(Sentence.of("refused.edit-number", field, lines.size(), number));
            }
            return lines.get(number - 1);
        }
        var words = wanted instanceof Map<?, ?> map ? map.values().stream().map(String::valueOf).toList()
            : List.of(text.split("\\s+"));
        var found = lines.stream().filter(
            line -> words.stream().map(word -> word.toLowerCase(Locale.ROOT)).allMatch(words(line.before)::contains))
            .toList();
        if (found.size() != 1) {
            var all = lines.stream().map(line -> words(line.before)).collect(Collectors.joining("; "));
            var wordsGiven = String.join(" ", words);
            throw bad(found.isEmpty() ? Sentence.of("refused.edit-no-line", field, wordsGiven, all)
                : Sentence.of("refused.edit-lines", field, wordsGiven, all));
        }
        return found.getFirst();
    }

    private static String words(@Nullable Object line) {
        return (line instanceof Row row
            ? row.values().values().stream().map(String::valueOf).collect(Collectors.joining(" "))
            : String.valueOf(line)).toLowerCase(Locale.ROOT);
    }

    private CrudRefusal unknown(String field) {
        return bad(Sentence.of("refused.edit-field", entity, field,
            Stream.concat(entity.columns().stream().map(Column::name), entity.children().map(ChildRows::key).stream())
                .collect(Collectors.joining(", "))));
    }

    /// Returns a refusal that shows a correct call for this type of draft.
    private CrudRefusal bad(Sentence reason) {
        var list = entity.children().map(ChildRows::key)
            .or(() -> entity.columns().stream().filter(c -> c.type() == ColumnType.TEXT_LIST)
                .map(Column::name).findFirst());
        var lines = list.map(
            name -> ", {\"set\": \"$\", \"line\": 2, \"to\": …}, {\"add\": \"$\", \"to\": …}, {\"remove\": \"$\", \"line\": 3}"
                .replace("$", name))
            .orElse("");
        return CrudRefusal.of(Kind.BAD_VALUE, "refused.edit", reason, "{\"ref\": \"gen_" + entity.type()
            + "_1\", \"changes\": [{\"set\": \"" + entity.labelColumn() + "\", \"to\": …}" + lines + "]}");
    }
}
