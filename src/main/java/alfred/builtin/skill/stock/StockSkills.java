package alfred.builtin.skill.stock;

import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.slot.Items;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.FoodSpelling;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Skills for stock targets, foods running low, and substitutes.
public final class StockSkills {
    private static final String FOODS = "ingredients";

    private StockSkills() {}

    public static List<Skill> all() {
        var look = List.of(Skill.read("inventory", "step.compare-the-pantry-with-what-shall-be-there"));
        return List.of(
            new Skill("stock.low", look, StockSkills::low),
            new Skill("stock.target", List.of(Skill.read("inventory", "step.find-the-food"),
                Skill.write("inventory", "step.remember-it")), StockSkills::target),
            new Skill("stock.targets", look, StockSkills::targets),
            new Skill("stock.restock", List.of(look.getFirst(), Skill.write("shopping", "step.put-it-on-the-list")),
                StockSkills::restock),
            new Skill("food.instead", List.of(Skill.read("inventory", "step.look-for-something-else")),
                StockSkills::instead));
    }

    private static List<Row> missing(Script s) {
        var result = s.call(ToolCall.domain("low_stock", Map.of()));
        if (!result.isDone() || !result.message().isEmpty()) {
            throw s.stop(result.isDone() ? result.message() + " " + s.text("stock.say-keep") : result.message());
        }
        return result.rows();
    }

    private static void low(Script s) {
        var rows = missing(s);
        if (rows.isEmpty()) {
            s.tell("stock.none-low");
            return;
        }
        s.say(s.text("stock.are-low") + "\n" + s.words().bullets(rows.stream().map(row -> line(row, s)).toList()));
        s.suggest("stock.say-restock");
    }

    private static String line(Row row, Script s) {
        return row.text("name") + ": " + s.text("stock.short-of", s.words().amount(row),
            s.words().amount(row.quantity("target").orElseThrow(), row.text("target_unit")));
    }

    private static void restock(Script s) {
        var rows = missing(s);
        if (rows.isEmpty()) {
            throw s.refuse("stock.none-low");
        }
        ShoppingSkills.put(s, rows);
    }

    private static void target(Script s) {
        var item = Items.parse(s.slot("items"), s.foods()).getFirst();
        var found = s.rows(ToolCall.read(FOODS, ToolCall.where("name", "=", item.name())));
        var food = found.stream().findFirst()
            .or(() -> s.rows(ToolCall.read(FOODS, ToolCall.where("name", "=", singular(item.name(), s)))).stream()
                .findFirst())
            .orElseThrow(() -> s.refuse("stock.unknown", ReplyFormatter.capital(item.name())));
        boolean isNone = s.has("none");
        if (!isNone && item.quantity() == null) {
            throw s.refuse("stock.how-much");
        }
        s.next();
        var fields = new LinkedHashMap<String, @Nullable Object>();
        fields.put("stock_target", isNone ? null : item.quantity());
        fields.put("stock_unit", isNone ? null : item.unit());
        s.rows(ToolCall.update(FOODS, List.of(ToolCall.where(Row.ID, "=", food.text(Row.ID))), fields));
        s.tell(isNone ? "stock.unwatched" : "stock.noted",
            isNone ? s.words().food(s.words().label(food)) : s.words().item(item));
    }

    private static String singular(String name, Script s) {
        return s.foods().confident(name).map(f -> f.name()).orElse(name);
    }

    private static void targets(Script s) {
        var rows = s.rows(ToolCall.read(FOODS, ToolCall.where("stock_target", ">", 0)).orderedBy("name"));
        s.say(rows.isEmpty() ? s.text("tool.no-targets") + " " + s.text("stock.say-keep")
            : s.text("stock.always") + "\n" + s.words()
                .bullets(rows.stream()
                    .map(r -> s.words().amount(r.quantity("stock_target").orElseThrow(), r.text("stock_unit")) + " "
                        + called(r, s))
                    .toList()));
    }

    private static String called(Row food, Script s) {
        var name = s.words().food(s.words().label(food));
        return food.text("stock_unit").isEmpty() ? FoodSpelling.many(name, s.words().phrases().locale()) : name;
    }

    private static void instead(Script s) {
        var swap = Swap.in(s);
        var food = swap.map(Swap::food).orElse(s.slot("food"));
        var result = s.call(ToolCall.domain("substitutes", Map.of("food", food)));
        if (!result.isDone()) {
            throw s.stop(result.message());
        }
        var message = " " + FoodSpelling.key(s.turn().message()) + " ";
        var asked = result.rows().stream().filter(r -> r.texts("foods").stream()
            .anyMatch(name -> message.contains(" " + FoodSpelling.key(s.words().food(name)) + " "))).toList();
        if (!asked.isEmpty()) {
            s.say(s.text("food.instead-yes", food) + "\n" + s.words().bullets(asked.stream()
                .map(r -> r.text("text") + (r.isTrue("at_home") ? s.text("food.at-home") : "")).toList()));
            return;
        }
        swap.ifPresent(told -> s.tell("food.instead-unknown", told.with(), food));
        s.say(result.rows().isEmpty() ? s.text("food.nothing-instead", food)
            : s.text("food.instead-of", food) + "\n" + s.words()
                .bullets(result.rows().stream()
                    .map(r -> r.text("text") + (r.isTrue("at_home") ? s.text("food.at-home") : "")).toList()));
    }
}
