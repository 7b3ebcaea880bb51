package alfred.builtin;

import alfred.core.context.Pending;
import alfred.core.crud.ToolCall;
import alfred.core.domain.Row;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Question;
import java.util.ArrayList;
import java.util.List;

/// Things of which the sentence does not say where: "add milk", "remove the bread". Where two readings hold, the user is asked.
final class ThingSkills {
    private static final String LIST = "shopping_list";
    private static final String STOCK = "inventory";

    private ThingSkills() {}

    static List<Skill> all() {
        return List.of(
            new Skill("thing.add", "Add it", List.of(Skill.write("shopping", "Add it")), ThingSkills::add),
            new Skill("thing.remove", "Take it away", List.of(Skill.read("shopping", "See where it is"), Skill.write("shopping", "Take it away")),
                ThingSkills::remove));
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
        var choices = List.of(new Pending.Choice("The shopping list", LIST), new Pending.Choice("The pantry", STOCK));
        return new Script.Decided(new ActDecision.AskUser(new Question(text, choices, s.reading().with("_fill", "where").toJson())));
    }

    private static void remove(Script s) {
        var names = Items.parse(s.slot("items")).stream().map(Items.Item::name).toList();
        var listed = exact(Finder.shopping(s).all(names));
        var stock = exact(Finder.stock(s).all(names));
        if (listed.isEmpty() && stock.isEmpty()) {
            throw s.stop("There is no " + Say.list(names) + " on the shopping list or in the pantry.");
        }
        if (!listed.isEmpty() && !stock.isEmpty() && !s.has("where")) {
            throw where(s, "That is on the shopping list and in the pantry. Where shall I take it away?");
        }
        boolean isList = s.has("where") ? s.slot("where").equals(LIST) : !listed.isEmpty();
        s.next();
        var gone = isList ? listed : stock;
        s.rows(Script.delete(isList ? LIST : STOCK, gone));
        s.say((isList ? "Off the list: " : "Removed from the pantry: ") + Say.labels(gone) + ".");
    }

    private static List<Row> exact(List<Finder.Found> found) {
        var rows = new ArrayList<Row>();
        found.stream().filter(Finder.Found::isExact).forEach(f -> rows.addAll(f.rows()));
        return rows;
    }
}
