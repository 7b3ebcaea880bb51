package alfred.builtin;

import alfred.core.crud.ToolCall;
import alfred.core.domain.Row;
import alfred.kitchen.RowWords;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.Names;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What shall always be at home, what runs low, and what to use instead.
final class StockSkills {
    private static final String FOODS = "ingredients";

    private StockSkills() {}

    static List<Skill> all() {
        var look = List.of(Skill.read("inventory", "Compare the pantry with what shall be there"));
        return List.of(
            new Skill("stock.low", "See what runs low", look, StockSkills::low),
            new Skill("stock.target", "Remember what to keep at home", List.of(Skill.read("inventory", "Find the food"),
                Skill.write("inventory", "Remember it")), StockSkills::target),
            new Skill("stock.targets", "See what shall be at home", look, StockSkills::targets),
            new Skill("stock.restock", "Put what runs low on the list", List.of(look.getFirst(), Skill.write("shopping", "Put it on the list")),
                StockSkills::restock),
            new Skill("food.instead", "See what to use instead", List.of(Skill.read("inventory", "Look for something else")), StockSkills::instead));
    }

    private static List<Row> missing(Script s) {
        var result = s.call(ToolCall.domain("low_stock", Map.of()));
        if (!result.isDone() || !result.message().isEmpty()) {
            throw s.stop(result.isDone() ? result.message() + " Say, for example, \"always keep 6 eggs at home\"." : result.message());
        }
        return result.rows();
    }

    private static void low(Script s) {
        var rows = missing(s);
        s.say(rows.isEmpty() ? "Nothing is running low." : "Running low:\n" + RowWords.bullets(rows.stream().map(StockSkills::line).toList()));
        s.suggest(rows.isEmpty() ? "" : "Say \"restock\" to put it on the shopping list.");
    }

    private static String line(Row row) {
        return row.text("name") + ": " + RowWords.amount(row) + " short of "
            + Say.amount(row.quantity("target").orElseThrow(), row.text("target_unit"));
    }

    private static void restock(Script s) {
        var rows = missing(s);
        if (rows.isEmpty()) {
            throw s.stop("Nothing is running low.");
        }
        ShoppingSkills.put(s, rows);
    }

    // ------------------------------------------------------------- targets

    private static void target(Script s) {
        var item = Items.parse(s.slot("items")).getFirst();
        var found = s.rows(ToolCall.read(FOODS, ToolCall.where("name", "=", item.name())));
        var food = found.stream().findFirst().or(() -> s.rows(ToolCall.read(FOODS, ToolCall.where("name", "=", singular(item.name())))).stream()
            .findFirst()).orElseThrow(() -> s.stop("\"" + Say.capital(item.name()) + "\" is not in the catalogue yet. Add it there first."));
        boolean isNone = s.has("none");
        if (!isNone && item.quantity() == null) {
            throw s.stop("How much shall always be there? For example, \"always keep 6 eggs at home\".");
        }
        s.next();
        var fields = new LinkedHashMap<String, @Nullable Object>();
        fields.put("stock_target", isNone ? null : item.quantity());
        fields.put("stock_unit", isNone ? null : item.unit());
        s.rows(ToolCall.update(FOODS, List.of(ToolCall.where(Row.ID, "=", food.text(Row.ID))), fields));
        s.say(isNone ? "I no longer watch " + Say.label(food) + "."
            : "Noted: " + PantrySkills.words(item) + " shall always be at home.");
    }

    private static String singular(String name) {
        return FoodCatalogue.standard().confident(name).map(f -> f.name()).orElse(name);
    }

    private static void targets(Script s) {
        var rows = s.rows(ToolCall.read(FOODS, ToolCall.where("stock_target", ">", 0)).orderedBy("name"));
        s.say(rows.isEmpty() ? "No food has an amount to keep at home yet. Say, for example, \"always keep 6 eggs at home\"."
            : "Always at home:\n" + RowWords.bullets(rows.stream()
                .map(r -> Say.amount(r.quantity("stock_target").orElseThrow(), r.text("stock_unit")) + " "
                    + (r.text("stock_unit").isEmpty() ? Names.plural(Say.label(r)) : Say.label(r))).toList()));
    }

    // ------------------------------------------------------------- instead

    private static void instead(Script s) {
        var food = s.slot("food");
        var result = s.call(ToolCall.domain("substitutes", Map.of("food", food)));
        if (!result.isDone()) {
            throw s.stop(result.message());
        }
        s.say(result.rows().isEmpty() ? "I know nothing that takes the place of " + food + " and suits you."
            : "Instead of " + food + ":\n" + RowWords.bullets(result.rows().stream()
                .map(r -> r.text("text") + (r.isTrue("at_home") ? ", which you have at home" : "")).toList()));
    }
}
