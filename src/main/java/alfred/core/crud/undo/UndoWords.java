package alfred.core.crud.undo;

import alfred.core.crud.write.WriteWords;
import alfred.core.domain.ColumnType;
import alfred.core.domain.DomainConfig;
import alfred.core.row.Change;
import alfred.core.row.Rows;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// Describes the outcome of an undo or redo: rows removed, rows restored, and the present values of changed rows.
final class UndoWords {
    /// Maximum number of entities listed by name; the rest are counted.
    private static final int MAX_NAMED = 12;
    private final DomainConfig domain;
    private final WriteWords words;

    /// @param rows the source of the names of the rows that a row refers to
    UndoWords(DomainConfig domain, Rows rows) {
        this.domain = domain;
        this.words = new WriteWords(domain, rows);
    }

    /// Describes changes, one sentence per kind of change, with names and amounts.
    ///
    /// @param done the changes, of parents and children, in order
    /// @return `""` if no changed row has a label
    String of(List<Change> done, boolean isUndo) {
        var net = new LinkedHashMap<UUID, Change>();
        done.stream().filter(change -> !isChild(change, done))
            .forEach(change -> net.merge(change.id(), change, UndoWords::joined));
        var said = new EnumMap<Change.Kind, List<String>>(Change.Kind.class);
        net.values().stream().filter(change -> !(change.before() == null && change.after() == null)).forEach(change -> {
            var words = words(change);
            if (!words.isBlank()) {
                said.computeIfAbsent(change.kind(), _ -> new ArrayList<>()).add(words);
            }
        });
        return String.join(" ", said.entrySet().stream().map(e -> sentence(e, isUndo)).toList());
    }

    private static @Nullable Change joined(Change first, Change next) {
        return first.before() == null && next.after() == null ? null
            : new Change(first.table(), first.id(), first.before(), next.after());
    }

    private String sentence(Map.Entry<Change.Kind, List<String>> group, boolean isUndo) {
        var phrases = domain.phrases();
        var all = group.getValue();
        boolean hasCommas = all.size() > 1 && all.stream().anyMatch(words -> words.contains(", "));
        var named = all.size() <= MAX_NAMED ? hasCommas ? String.join("; ", all) : phrases.list(all)
            : String.join("; ", all.subList(0, MAX_NAMED)) + " " + phrases.text("list.more", all.size() - MAX_NAMED);
        return phrases.text(switch (group.getKey()) {
            case CREATED -> "undo.back-again";
            case DELETED -> "undo.removed-again";
            case UPDATED -> isUndo ? "undo.changed-back" : "undo.changed-again";
        }, named);
    }

    private String words(Change change) {
        var entity = domain.entityOfTable(change.table()).orElseThrow();
        var row = change.after() == null ? change.before() : change.after();
        var label = entity.column(entity.labelColumn());
        // a row that bears another's name is not that other: a taste is not the food
        boolean isOfAnother = label.filter(column -> column.foreignKey() != null).isPresent();
        if (row == null || isOfAnother || domain.label(entity, words.named(entity, row)).isBlank()) {
            return "";
        }
        var changed = change.before() == null || change.after() == null ? ""
            : domain.changed(entity, change.before(), change.after());
        if (!changed.isEmpty()) {
            return changed;
        }
        var told = words.of(entity, change.after() == null ? null : change.before(), row, List.of(), "");
        return label.filter(column -> column.type() == ColumnType.TIMESTAMP).isPresent()
            ? domain.title(entity) + " " + told : told;
    }

    /// Whether the row was written along with its parent.
    private boolean isChild(Change change, List<Change> done) {
        var type = domain.entityOfTable(change.table()).orElseThrow().type();
        return domain.entities().stream().filter(e -> e.children().filter(c -> c.type().equals(type)).isPresent())
            .anyMatch(parent -> done.stream().anyMatch(c -> c.table().equals(parent.table())));
    }
}
