package alfred.builtin.skill.stock;

import alfred.builtin.script.Finder;
import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.slot.Items;
import alfred.core.context.Pending;
import alfred.core.crud.call.ToolCall;
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

/// Skills for sentences that do not name a list: "add milk", "remove the bread". If several lists are possible, the
/// user is asked.
public final class AnyListSkills {
    private static final String LIST = "shopping_list";
    private static final String STOCK = "inventory";
    private static final String TASKS = "tasks";

    private AnyListSkills() {}

    public static List<Skill> all() {
        return List.of(
            new Skill("thing.add", List.of(Skill.write("shopping", "step.add-it")), AnyListSkills::add),
            new Skill("thing.remove",
                List.of(Skill.read("shopping", "step.see-where-it-is"), Skill.write("shopping", "step.take-it-away")),
                AnyListSkills::remove),
            new Skill("thing.move", List.of(Skill.write("meal_plans", "step.move-it")), AnyListSkills::move));
    }

    private static void add(Script s) {
        var items = s.items("items");
        if (!s.has("where")) {
            throw where(s, s.text("thing.where", s.words().items(items)));
        }
        boolean isList = s.slot("where").equals(LIST);
        if (isList) {
            s.rows(ToolCall.create(LIST, items.stream().map(Items.Item::toRow).toList()));
        } else {
            s.rows(ToolCall.create(STOCK, items.stream().map(i -> PantrySkills.row(i, "", null, s)).toList()));
        }
        s.say(isList ? s.text("shop.on-list", s.words().items(items))
            : s.text("pantry.added-to", s.words().place(""), s.words().items(items)));
    }

    private static Script.Decided where(Script s, String text) {
        return where(s, text, List.of(LIST, STOCK));
    }

    private static Script.Decided where(Script s, String text, Collection<String> tables) {
        var choices =
            tables.stream().map(table -> new Pending.Choice(ReplyFormatter.capital(place(table, s)), table)).toList();
        return new Script.Decided(
            new ActDecision.AskUser(new Question(text, choices, s.reading().with("_fill", "where").toJson())));
    }

    private static String place(String table, Script s) {
        return s.text(table.equals(LIST) ? "thing.list" : table.equals(STOCK) ? "thing.pantry" : "thing.tasks");
    }

    private static void remove(Script s) {
        var names = Items.parse(s.slot("items"), s.foods()).stream().map(Items.Item::name).toList();
        takeAway(s, names, List.of(LIST, STOCK));
    }

    /// Deletes things that are not recipes: "delete the cheddar". Runs from the first of the three steps of
    /// deleting a recipe.
    public static void delete(Script s, List<String> names) {
        s.next();
        takeAway(s, names, List.of(STOCK, LIST, TASKS));
    }

    private static void takeAway(Script s, List<String> names, List<String> tables) {
        if (s.has("ref")) {
            var table = s.turn().entry(s.slot("ref")).map(RefEntry::type).map(AnyListSkills::table).orElse(STOCK);
            takeAway(s, table, List.of(finder(table, s).deleted("", label -> label)));
            return;
        }
        var found = new LinkedHashMap<String, List<Row>>();
        var near = new LinkedHashMap<String, Finder.Found>();
        for (var table : tables) {
            var each = finder(table, s).deleted(names);
            var rows = each.stream().flatMap(one -> one.sure().stream()).distinct().toList();
            if (!rows.isEmpty()) {
                found.put(table, rows);
            }
            each.stream().filter(one -> one.isNone() && !one.rows().isEmpty()).findFirst()
                .ifPresent(one -> near.put(table, one));
        }
        if (found.isEmpty()) {
            throw near.isEmpty() ? s.refuse("thing.none", s.words().list(names)) : near(s, near);
        }
        if (found.size() > 1 && !s.has("where")) {
            throw where(s, s.text("thing.in-each"), found.keySet());
        }
        var table = s.has("where") ? s.slot("where") : found.keySet().iterator().next();
        takeAway(s, table, found.getOrDefault(table, List.of()));
        if (near.containsKey(table)) {
            throw near(s, Map.of(table, near.get(table)));
        }
    }

    private static void takeAway(Script s, String table, List<Row> gone) {
        s.next();
        s.rows(Script.delete(table, gone));
        s.tell(table.equals(LIST) ? "thing.off-list" : table.equals(STOCK) ? "pantry.removed" : "thing.off-tasks",
            s.words().labels(gone));
    }

    /// Asks about the near matches in the first table that has any.
    private static Script.Decided near(Script s, Map<String, Finder.Found> near) {
        var first = near.entrySet().iterator().next();
        var operation = first.getKey().equals(LIST) ? "deed.take-off" : first.getKey().equals(STOCK) ? "deed.remove"
            : "deed.delete";
        return finder(first.getKey(), s).near(first.getValue().name(), first.getValue().rows(),
            label -> s.text(operation, label));
    }

    private static Finder finder(String table, Script s) {
        return table.equals(LIST) ? Finder.shopping(s) : table.equals(STOCK) ? Finder.stock(s) : Finder.tasks(s);
    }

    private static String table(String type) {
        return type.equals("shop") ? LIST : type.equals("task") ? TASKS : STOCK;
    }

    /// Handles "Move it to Saturday": moves the meal or task mentioned last.
    private static void move(Script s) {
        var day = s.dates().day(s.slot("day")).orElseThrow(() -> s.refuse("ask.to-which-day"));
        var meant = Stream.of("meal", "task").flatMap(type -> s.referents().resolve(type, "it").stream())
            .flatMap(ref -> s.turn().entry(ref).stream()).max(Comparator.comparingInt(RefEntry::turnLastRef))
            .orElseThrow(() -> s.refuse("thing.what-to-move"));
        boolean isMeal = meant.type().equals("meal");
        var row =
            s.rows(Script.update(isMeal ? "meals" : TASKS, meant.ref(), Map.of(isMeal ? "date" : "due_date", day)))
                .getFirst();
        s.tell(isMeal ? "meal.moved" : "task.is-due", isMeal ? s.words().dish(row) : s.words().label(row),
            s.words().day(day));
    }
}
