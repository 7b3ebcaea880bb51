package alfred.builtin;

import alfred.core.crud.ToolCall;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.Closeness;
import alfred.kitchen.catalogue.Names;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Finds the rows that names mean. Exact names win; then all words of the name; then a slip of the pen.
final class Finder {
    private static final Set<String> IDLE = Set.of("the", "a", "an", "my", "our", "recipe", "recipes", "one", "of", "for", "to", "some", "dish",
        "task",
        "from", "that", "this", "is", "with", "and", "on", "in", "list", "dinner", "meal");
    private final Script script;
    private final String table;
    private final String column;
    private final String type;

    /// What a name found.
    ///
    /// @param isExact whether the rows are called just so
    record Found(String name, List<Row> rows, boolean isExact) {
        boolean isNone() {
            return rows.isEmpty();
        }

        boolean isOne() {
            return rows.size() == 1;
        }
    }

    private Finder(Script script, String table, String column, String type) {
        this.script = script;
        this.table = table;
        this.column = column;
        this.type = type;
    }

    static Finder recipes(Script script) {
        return new Finder(script, "recipes", "name", "recipe");
    }

    static Finder stock(Script script) {
        return new Finder(script, "inventory", "name", "inv");
    }

    static Finder shopping(Script script) {
        return new Finder(script, "shopping_list", "name", "shop");
    }

    static Finder tasks(Script script) {
        return new Finder(script, "tasks", "title", "task");
    }

    /// The row of one name; where none or several fit, the turn ends with a question or a sentence that says so.
    Row one(String name) {
        if (script.has("ref")) {
            return byRef(List.of(script.slot("ref"))).getFirst();
        }
        var found = all(List.of(name)).getFirst();
        if (found.isNone()) {
            throw none(name);
        }
        if (!found.isOne()) {
            throw script.ask(script.text("ask.which"), found.rows(), "ref");
        }
        return found.rows().getFirst();
    }

    /// As [#one], but a row whose name is only like the one given is asked about: "delete Bread" never takes Banana Bread
    /// (spec/reading-and-writing.md, containing is not enough).
    Row exactly(String name) {
        return exactlyOrNone(name).orElseThrow(() -> none(name));
    }

    /// As [#exactly]; empty where nothing is called so, or like it.
    Optional<Row> exactlyOrNone(String name) {
        if (script.has("ref")) {
            return Optional.of(byRef(List.of(script.slot("ref"))).getFirst());
        }
        var found = all(List.of(name)).getFirst();
        if (!found.isNone() && (!found.isOne() || !found.isExact())) {
            throw script.ask(found.isOne() ? script.text("ask.this-one", name) : script.text("ask.which"), found.rows(), "ref");
        }
        return found.rows().stream().findFirst();
    }

    private Script.Decided none(String name) {
        // a place in a list or a pronoun is told in the assistant's own terms, which are English
        boolean isOwnTerm = !script.words().phrases().isEnglish() && (Referents.isOrdinal(name) || Referents.isPronoun(name));
        return isOwnTerm ? script.refuse("find.nothing-meant") : script.refuse("find.none", thing(), name);
    }

    private String thing() {
        return switch (type) {
            case "inv" -> script.text("find.inv");
            case "shop" -> script.text("find.shop");
            case "task" -> script.text("find.task");
            default -> script.text("find.recipe");
        };
    }

    /// What each name means, with two calls at most.
    List<Found> all(List<String> names) {
        var answers = new LinkedHashMap<String, Found>();
        var open = new ArrayList<String>();
        for (var name : names) {
            var refs = script.referents().resolve(type, name);
            if (refs.isEmpty()) {
                open.add(name);
            } else {
                answers.put(name, new Found(name, byRef(refs), true));
            }
        }
        if (!open.isEmpty()) {
            search(open, answers);
        }
        return names.stream().map(answers::get).toList();
    }

    /// The rows that are called just so, with one call.
    List<Row> called(List<String> names) {
        var rows = script.rows(holdingAny(names));
        return names.stream().map(name -> best(name, rows)).filter(Found::isExact).flatMap(f -> f.rows().stream()).distinct().toList();
    }

    private List<Row> byRef(List<String> refs) {
        return script.rows(ToolCall.read(table, ToolCall.where(Row.ID, "in", refs)));
    }

    private void search(List<String> names, Map<String, Found> answers) {
        var rows = script.rows(names.size() == 1 ? holdingAll(names.getFirst()) : holdingAny(names));
        names.forEach(name -> answers.put(name, best(name, rows)));
        var missing = names.stream().filter(n -> best(n, rows).isNone()).toList();
        if (!missing.isEmpty()) {
            var alike = script.rows(ToolCall.read(table).withColumns(column)
                .anyOf(missing.stream().flatMap(n -> pieces(n).stream()).distinct().limit(40)
                .map(piece -> ToolCall.where(column, "contains", piece)).toArray(ToolCall.Condition[]::new)));
            missing.forEach(n -> answers.put(n, like(n, alike)));
        }
    }

    private ToolCall holdingAll(String name) {
        return ToolCall.read(table, keys(name).stream().map(word -> ToolCall.where(column, "contains", word)).toArray(ToolCall.Condition[]::new));
    }

    private ToolCall holdingAny(List<String> names) {
        return ToolCall.read(table).anyOf(names.stream().flatMap(n -> keys(n).stream()).distinct().limit(40)
            .map(word -> ToolCall.where(column, "contains", word)).toArray(ToolCall.Condition[]::new));
    }

    /// Pieces of which a name with one slip still holds one.
    private static List<String> pieces(String name) {
        return Arrays.stream(bare(name).split(" "))
            .flatMap(w -> w.length() < 6 ? Stream.of(w.substring(0, Math.min(2, w.length())), w.substring(w.length() / 2))
            : Stream.of(w.substring(0, 3), w.substring(3, 6))).toList();
    }

    /// The words worth searching for.
    private static List<String> keys(String name) {
        var words = Arrays.stream(fold(name).split("[^\\p{L}0-9]+")).filter(w -> w.length() > 2 && !IDLE.contains(w)).toList();
        return words.isEmpty() ? List.of(fold(name)) : words.stream().map(Finder::stem).toList();
    }

    /// A beginning of the word that its forms share: `scrub` of `scrubbed`, `berr` of `berries`.
    private static String stem(String word) {
        var singular = Names.singular(word);
        var stem = singular.length() < word.length() && word.startsWith(singular.substring(0, singular.length() - 1))
            ? singular.substring(0, Math.max(3, singular.length() - 1)) : singular;
        return stem.replaceFirst("(bb|pp|tt|nn|gg|mm)?(ed|ing)$", "").length() >= 4 ? stem.replaceFirst("(bb|pp|tt|nn|gg|mm)?(ed|ing)$", "") : stem;
    }

    private Found best(String name, List<Row> rows) {
        var bare = bare(name);
        var exact = rows.stream().filter(r -> bare(r.text(column)).equals(bare) || Names.key(r.text(column)).equals(Names.key(bare))).toList();
        if (!exact.isEmpty()) {
            return new Found(name, exact, true);
        }
        var words = keys(name);
        return new Found(name, rows.stream().filter(r -> words.stream().allMatch(fold(r.text(column))::contains)).toList(), false);
    }

    /// Rows whose whole name, or one word of it for each word of the wanted one, differs by a slip.
    private Found like(String name, List<Row> rows) {
        var bare = bare(name);
        return new Found(name, rows.stream().filter(r -> isSlip(bare(r.text(column)), bare) || holdsSlips(bare(r.text(column)), bare))
            .toList(), false);
    }

    private static boolean holdsSlips(String name, String wanted) {
        var words = List.of(name.split(" "));
        return Arrays.stream(wanted.split(" ")).filter(w -> !IDLE.contains(w))
            .allMatch(w -> words.stream().anyMatch(own -> own.equals(w) || w.length() > 4 && isSlip(own, w)));
    }

    private static boolean isSlip(String name, String wanted) {
        int limit = wanted.length() <= 5 ? 1 : 2;
        return Closeness.distance(name, wanted, limit) <= limit;
    }

    private static String bare(String name) {
        return fold(name).replaceFirst("^(the|my|our|some|a|an) ", "").replaceFirst(" recipe$", "").strip();
    }

    private static String fold(String text) {
        return text.toLowerCase(Locale.ROOT).replace('’', '\'').strip();
    }
}
