package alfred.builtin.script;

import alfred.builtin.slot.Referents;
import alfred.core.context.Pending;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Row;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Question;
import alfred.kitchen.tool.FindByName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/// Finds the rows named in a sentence with the kitchen's name search. References such as "it" resolve to the rows
/// shown last.
///
/// Near matches are only mentioned, or offered in a question that states the intended operation. A reference that
/// resolves to nothing leads to a question and is never used as a search term.
public final class Finder {
    private static final String LIST = "list";
    private static final String REFER = "refer";
    private static final String CHANGE = "change";
    private static final String DELETE = "delete";
    private final Script script;
    private final String table;
    private final String type;

    /// The result of a search.
    ///
    /// @param isSure whether the rows match the name; otherwise they are only near matches
    public record Found(String name, List<Row> rows, boolean isSure) {
        public boolean isNone() {
            return !isSure;
        }

        /// Returns the matching rows; empty if there are only near matches.
        public List<Row> sure() {
            return isSure ? rows : List.of();
        }

        /// Returns the near matches worth mentioning. Matches on the beginning of a word alone are not.
        private List<Row> near() {
            return isSure ? List.of()
                : rows.stream().filter(row -> !row.text(FindByName.MATCH).equals("beginning")).toList();
        }
    }

    private Finder(Script script, String table, String type) {
        this.script = script;
        this.table = table;
        this.type = type;
    }

    public static Finder recipes(Script script) {
        return new Finder(script, "recipes", "recipe");
    }

    public static Finder stock(Script script) {
        return new Finder(script, "inventory", "inv");
    }

    public static Finder shopping(Script script) {
        return new Finder(script, "shopping_list", "shop");
    }

    public static Finder tasks(Script script) {
        return new Finder(script, "tasks", "task");
    }

    // single rows

    /// Returns the row with a name, for reading. If none or several match, the turn ends with a message or a
    /// question.
    public Row one(String name) {
        return chosen().orElseGet(() -> {
            var found = found(name, REFER);
            if (found.isNone()) {
                throw none(found);
            }
            return single(found);
        });
    }

    /// Like [#one(String)], for an operation on the row: a near match is offered in a question.
    ///
    /// @param operation describes the operation, given the row's label: `Plan "Banana Bread" for Friday`
    public Row one(String name, UnaryOperator<String> operation) {
        return chosen().or(() -> meant(found(name, REFER), operation)).orElseThrow(() -> none(name));
    }

    /// Like [#one(String, UnaryOperator)], with another end of the turn where nothing has the name, even nearly.
    public Row oneOr(String name, UnaryOperator<String> operation, Supplier<Script.Decided> otherwise) {
        return chosen().or(() -> meant(found(name, REFER), operation)).orElseThrow(otherwise);
    }

    /// Returns the row with a name, for updating. If none or several match, the turn ends with a message or a
    /// question.
    public Row changed(String name, UnaryOperator<String> operation) {
        return chosen().or(() -> meant(found(name, CHANGE), operation)).orElseThrow(() -> none(name));
    }

    /// Returns the row with a name, for deletion. If none or several match, the turn ends with a message or a
    /// question.
    public Row deleted(String name, UnaryOperator<String> operation) {
        return deletedOrNone(name, operation).orElseThrow(() -> none(name));
    }

    /// Like [#deleted(String, UnaryOperator)], but returns empty if no row matches, even nearly.
    public Optional<Row> deletedOrNone(String name, UnaryOperator<String> operation) {
        return chosen().or(() -> meant(found(name, DELETE), operation));
    }

    private Optional<Row> chosen() {
        return script.has("ref") ? byRef(List.of(script.slot("ref"))).stream().findFirst() : Optional.empty();
    }

    private Found found(String name, String purpose) {
        return all(List.of(name), purpose).getFirst();
    }

    private Optional<Row> meant(Found found, UnaryOperator<String> operation) {
        if (found.isSure()) {
            return Optional.of(single(found));
        }
        if (!found.rows().isEmpty()) {
            throw near(found.name(), found.rows(), operation);
        }
        return Optional.empty();
    }

    private Row single(Found found) {
        if (found.rows().size() > 1) {
            throw script.ask(script.text("ask.which"), found.rows(), "ref");
        }
        return found.rows().getFirst();
    }

    /// Asks which near match is meant, stating the operation for each.
    public Script.Decided near(String name, List<Row> rows, UnaryOperator<String> operation) {
        var choices = rows.stream()
            .map(row -> new Pending.Choice(operation.apply(script.words().label(row)), row.text(Row.ID))).toList();
        var text = choices.size() == 1 ? script.text("ask.near", name, choices.getFirst().text())
            : script.text("ask.near-several", name);
        return new Script.Decided(
            new ActDecision.AskUser(new Question(text, choices, script.reading().with("_fill", "ref").toJson())));
    }

    private Script.Decided none(String name) {
        return script.refuse("find.none", thing(), name);
    }

    private Script.Decided none(Found found) {
        var near = found.near();
        return near.isEmpty() ? none(found.name())
            : script.refuse("find.none-but", thing(), found.name(), script.words().labels(near));
    }

    private String thing() {
        return switch (type) {
            case "inv" -> script.text("find.inv");
            case "shop" -> script.text("find.shop");
            case "task" -> script.text("find.task");
            default -> script.text("find.recipe");
        };
    }

    // several rows

    /// Returns all rows covered by a name, for reading: "chicken" includes breasts and thighs.
    public Found listed(String name) {
        return found(name, LIST);
    }

    /// Like [#listed(String)], for several names.
    public List<Found> listed(List<String> names) {
        return all(names, LIST);
    }

    public List<Found> changed(List<String> names) {
        return all(names, CHANGE);
    }

    public List<Found> deleted(List<String> names) {
        return all(names, DELETE);
    }

    /// Returns a name without a match, followed by its near matches if there are any.
    public String unknown(Found found) {
        return found.near().isEmpty() ? found.name()
            : script.text("find.but", found.name(), script.words().labels(found.near()));
    }

    /// Resolves all names, with one search for those that are not references.
    private List<Found> all(List<String> names, String purpose) {
        var answers = new LinkedHashMap<String, Found>();
        var open = new ArrayList<String>();
        for (var name : names) {
            var refs = script.referents().resolve(type, name);
            var rows = refs.isEmpty() ? List.<Row>of() : byRef(refs);
            if (!rows.isEmpty()) {
                answers.put(name, new Found(name, rows, true));
            } else if (!refs.isEmpty() || Referents.isReference(name)) {
                throw script.askMeaning();
            } else {
                open.add(name);
            }
        }
        if (!open.isEmpty()) {
            var rows = script.rows(FindByName.call(table, open, purpose));
            for (var name : open) {
                var own = rows.stream().filter(row -> row.text(FindByName.WANTED).equals(name.strip())).toList();
                answers.put(name, new Found(name, own, !own.isEmpty() && own.getFirst().isTrue(FindByName.SURE)));
            }
        }
        return names.stream().map(answers::get).toList();
    }

    private List<Row> byRef(List<String> refs) {
        return script.rows(ToolCall.read(table, ToolCall.where(Row.ID, "in", refs)));
    }
}
