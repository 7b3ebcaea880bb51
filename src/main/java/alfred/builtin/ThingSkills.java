package alfred.builtin;

import alfred.core.context.Pending;
import alfred.core.crud.ToolCall;
import alfred.core.domain.Row;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Question;
import alfred.core.registry.RefEntry;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Things of which the sentence does not say where: "add milk", "remove the bread". Where two readings hold, the user is asked.
final class ThingSkills {
    private static final String LIST = "shopping_list";
    private static final String STOCK = "inventory";
    private static final String TASKS = "tasks";

    private ThingSkills() {}

    static List<Skill> all() {
        return List.of(
            new Skill("thing.add", "Add it", List.of(Skill.write("shopping", "Add it")), ThingSkills::add),
            new Skill("thing.remove", "Take it away", List.of(Skill.read("shopping", "See where it is"), Skill.write("shopping", "Take it away")),
                ThingSkills::remove),
            new Skill("thing.move", "Move it", List.of(Skill.write("meal_plans", "Move it")), ThingSkills::move));
    }

    private static void add(Script s) {
        var items = Items.parse(s.slot("items"));
        if (!s.has("where")) {
            throw where(s, "Where shall I put " + Say.list(items.stream().map(PantrySkills::words).toList()) + "?");
        }
        boolean isList = s.slot("where").equals(LIST);
        if (isList) {
            s.rows(ToolCall.create(LIST, items.stream().map(Items.Item::toRow).toList()));
        } else {
            s.rows(ToolCall.create(STOCK, items.stream().map(i -> PantrySkills.row(i, "", null)).toList()));
        }
        s.say((isList ? "On the shopping list: " : "Added to the pantry: ") + Say.list(items.stream().map(PantrySkills::words).toList()) + ".");
    }

    private static Script.Decided where(Script s, String text) {
        return where(s, text, List.of(LIST, STOCK));
    }

    private static Script.Decided where(Script s, String text, Collection<String> tables) {
        var choices = tables.stream().map(table -> new Pending.Choice(Say.capital(place(table)), table)).toList();
        return new Script.Decided(new ActDecision.AskUser(new Question(text, choices, s.reading().with("_fill", "where").toJson())));
    }

    private static String place(String table) {
        return table.equals(LIST) ? "the shopping list" : table.equals(STOCK) ? "the pantry" : "the task list";
    }

    // ------------------------------------------------------------- taking away

    private static void remove(Script s) {
        var names = Items.parse(s.slot("items")).stream().map(Items.Item::name).toList();
        takeAway(s, names, where(s, names, List.of(LIST, STOCK)));
    }

    /// What is no recipe: "delete the cheddar". From the first of the three steps of deleting a recipe on.
    static void delete(Script s, List<String> names) {
        s.next();
        takeAway(s, names, where(s, names, List.of(STOCK, LIST, TASKS)));
    }

    private static void takeAway(Script s, List<String> names, Map<String, List<Row>> found) {
        if (found.isEmpty()) {
            throw s.stop("I found nothing called " + Say.list(names) + ".");
        }
        if (found.size() > 1 && !s.has("where")) {
            throw where(s, "There is one in each of these. Where shall I take it away?", found.keySet());
        }
        var table = s.has("where") ? s.slot("where") : found.keySet().iterator().next();
        s.next();
        var gone = found.getOrDefault(table, List.of());
        s.rows(Script.delete(table, gone));
        s.say("Removed from " + place(table) + ": " + Say.labels(gone) + ".");
    }

    /// The rows that are called just so, by table; without those tables that have none.
    private static Map<String, List<Row>> where(Script s, List<String> names, List<String> tables) {
        var found = new LinkedHashMap<String, List<Row>>();
        for (var table : tables) {
            var finder = table.equals(LIST) ? Finder.shopping(s) : table.equals(STOCK) ? Finder.stock(s) : Finder.tasks(s);
            var rows = finder.called(names);
            if (!rows.isEmpty()) {
                found.put(table, rows);
            }
        }
        return found;
    }

    // ------------------------------------------------------------- moving

    /// "Move it to Saturday": the meal or the task that was spoken of last.
    private static void move(Script s) {
        var day = s.dates().day(s.slot("day")).orElseThrow(() -> s.stop("To which day?"));
        var meant = Stream.of("meal", "task").flatMap(type -> s.referents().resolve(type, "it").stream())
            .flatMap(ref -> s.turn().entry(ref).stream()).max(Comparator.comparingInt(RefEntry::turnLastRef))
            .orElseThrow(() -> s.stop("What shall I move? Say for example \"move Tuesday's dinner to Wednesday\"."));
        boolean isMeal = meant.type().equals("meal");
        var row = s.rows(Script.update(isMeal ? "meals" : TASKS, meant.ref(), Map.of(isMeal ? "date" : "due_date", day))).getFirst();
        s.say((isMeal ? "Moved " + MealSkills.dish(row) + " to " : Say.label(row) + " is due ") + s.dates().words(day) + (isMeal ? "." : " now."));
    }
}
