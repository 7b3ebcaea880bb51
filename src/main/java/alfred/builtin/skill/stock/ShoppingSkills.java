package alfred.builtin.skill.stock;

import alfred.builtin.intent.FollowUps;
import alfred.builtin.script.Finder;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.script.Warnings;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.template.Intent;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.Units;
import alfred.kitchen.shopping.Buyable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Skills for the shopping list: listing, adding, ticking off, buying, and the missing items of recipes and meals.
public final class ShoppingSkills {
    private static final String TABLE = "shopping_list";
    private static final List<String> COLUMNS = List.of("name", "quantity", "unit", "category", "source");

    private ShoppingSkills() {}

    public static List<Skill> all() {
        var change =
            List.of(Skill.read("shopping", "step.look-at-the-list"), Skill.write("shopping", "step.change-the-list"));
        var compute = List.of(Skill.read("recipes", "step.find-the-recipe"),
            Skill.think("shopping", "step.work-out-what-is-missing"));
        var put = List.of(compute.get(0), compute.get(1), Skill.write("shopping", "step.put-it-on-the-list"));
        return List.of(
            new Skill("shop.list", List.of(Skill.read("shopping", "step.look-at-the-list")), ShoppingSkills::list),
            new Skill("shop.have", List.of(Skill.read("shopping", "step.look-at-the-list")), ShoppingSkills::have),
            new Skill("shop.add",
                List.of(Skill.read("shopping", "step.look-at-the-list"),
                    Skill.write("shopping", "step.add-to-the-list")),
                ShoppingSkills::add),
            new Skill("shop.tick", change, ShoppingSkills::tick),
            new Skill("shop.remove", change, ShoppingSkills::remove),
            new Skill("shop.clear_done", change, ShoppingSkills::clearDone),
            new Skill("shop.clear", change, ShoppingSkills::clear),
            new Skill("shop.bought", List.of(Skill.write("shopping", "step.tick-it-off-and-put-it-away")),
                ShoppingSkills::bought),
            new Skill("shop.put_away", change, ShoppingSkills::putAway),
            new Skill("shop.missing", compute, ShoppingSkills::missing),
            new Skill("shop.needs", List.of(Skill.read("meal_plans", "step.work-out-what-the-meals-need")),
                ShoppingSkills::needs),
            new Skill("shop.for", put, ShoppingSkills::putMissing),
            new Skill("shop.add_that", put, ShoppingSkills::putMissing),
            new Skill("shop.for_meals", List.of(Skill.read("meal_plans", "step.work-out-what-the-meals-need"),
                Skill.write("shopping", "step.put-it-on-the-list")), ShoppingSkills::forMeals));
    }

    private static void list(Script s) {
        var all = s.rows(ToolCall.read(TABLE).orderedBy("category", "name"));
        var rows =
            s.has("list") ? all.stream().filter(r -> r.text("list").equalsIgnoreCase(s.slot("list"))).toList() : all;
        var open = rows.stream().filter(r -> !r.isTrue("is_purchased")).toList();
        if (open.isEmpty()) {
            s.tell("shop.nothing-left");
            return;
        }
        boolean isCounted = s.find("how_many").isPresent();
        s.say((isCounted ? s.text("shop.to-buy-counted", open.size(), rows.size() - open.size())
            : s.text("shop.to-buy")) + "\n" + s.words().bullets(open.stream().map(s.words()::thing).toList()));
        if (rows.size() > open.size() && !s.says("only_open")) {
            s.tell("shop.ticked", ticked(rows.stream().filter(r -> r.isTrue("is_purchased")).toList(), s));
        }
    }

    private static String ticked(List<Row> rows, Script s) {
        return s.words().list(rows.stream().map(row -> s.words().labelAndBy(row, s.turn().now())).toList());
    }

    /// Puts things on the list. What stands there already is not put there again without an amount.
    private static void add(Script s) {
        var items = s.items("items");
        var all = s.rows(ToolCall.read(TABLE));
        var where = where(all, s);
        var list = where.text("list");
        var listed = all.stream().filter(r -> !r.isTrue("is_purchased"))
            .filter(r -> list.isEmpty() || r.text("list").equalsIgnoreCase(list)).toList();
        var there =
            listed.stream().filter(r -> items.stream().anyMatch(i -> i.quantity() == null && isSame(i, r))).toList();
        var fresh = items.stream().filter(i -> there.stream().noneMatch(r -> isSame(i, r))).toList();
        var warnings = Warnings.ofFoods(fresh.stream().map(Items.Item::name).toList(), s);
        s.next();
        if (!there.isEmpty()) {
            s.tell("shop.is-listed", s.words().list(there.stream().map(s.words()::thing).toList()));
        }
        if (fresh.isEmpty()) {
            return;
        }
        var rows = s.rows(ToolCall.create(TABLE, fresh.stream().map(item -> row(item, where)).toList()));
        s.tell(list.isEmpty() ? "shop.on-list" : "shop.on-list-of", s.words().items(fresh), list);
        var sums = rows.stream().filter(r -> r.has("quantity")
            && fresh.stream().noneMatch(i -> r.quantity("quantity").filter(q -> q.equals(i.quantity())).isPresent()))
            .toList();
        if (!sums.isEmpty()) {
            s.tell("shop.makes", s.words().list(sums.stream().map(s.words()::thing).toList()));
        }
        s.say(warnings);
    }

    private static boolean isSame(Items.Item item, Row row) {
        return FoodSpelling.key(item.name()).equals(FoodSpelling.key(row.text("name")));
    }

    private static Map<String, @Nullable Object> row(Items.Item item, Row where) {
        var row = item.toRow();
        row.putAll(where.values());
        return row;
    }

    /// The list that is named. A place where something comes from, "from the market", makes no new list: it is noted.
    private static Row where(List<Row> rows, Script s) {
        var list = s.slot("list");
        if (list.isEmpty() || rows.stream().anyMatch(row -> row.text("list").equalsIgnoreCase(list))) {
            return list.isEmpty() ? Row.EMPTY : Row.of("list", list);
        }
        return s.find("bought_at")
            .filter(from -> from.group(1).toLowerCase(Locale.ROOT).startsWith(list.toLowerCase(Locale.ROOT)))
            .map(from -> from.group().substring(0, from.start(1) - from.start() + list.length()))
            .map(words -> Row.of("notes", asTyped(words, s.turn().message())))
            .orElseGet(() -> Row.of("list", list));
    }

    private static String asTyped(String words, String message) {
        var typed = Pattern.compile("(?iu)" + Pattern.quote(words)).matcher(message);
        return typed.find() ? typed.group() : words;
    }

    /// Says whether things are on the list.
    private static void have(Script s) {
        var names = Items.parse(s.slot("food"), s.foods()).stream().map(Items.Item::name).toList();
        for (var found : Finder.shopping(s).listed(names)) {
            var open = found.sure().stream().filter(r -> !r.isTrue("is_purchased")).toList();
            if (!open.isEmpty()) {
                s.say(s.text("shop.has") + " " + s.words().list(open.stream().map(s.words()::thing).toList()));
            } else if (!found.sure().isEmpty()) {
                s.tell("shop.ticked", ticked(found.sure(), s));
            } else {
                s.tell("shop.has-not", Finder.shopping(s).unknown(found));
            }
        }
    }

    private record Chosen(List<Row> rows, List<String> unknown) {
        String rest(Script s) {
            return unknown.isEmpty() ? "" : s.text("shop.not-on-list", s.words().list(unknown));
        }
    }

    /// Resolves the named items: those that exist are processed, the others are named in the reply
    /// (spec/kitchen-rules.md, several targets).
    ///
    /// @param operation describes the operation, given a row's label
    private static Chosen chosen(Script s, UnaryOperator<String> operation) {
        var names = Portion.list(s.slot("items"), "", s).stream().map(Portion::name).toList();
        if (names.size() == 1 && !Referents.isFew(names.getFirst())) {
            return new Chosen(List.of(Finder.shopping(s).changed(names.getFirst(), operation)), List.of());
        }
        var rows = new ArrayList<Row>();
        var unknown = new ArrayList<String>();
        var finder = Finder.shopping(s);
        for (var found : finder.changed(names)) {
            rows.addAll(found.sure());
            if (found.isNone()) {
                unknown.add(finder.unknown(found));
            }
        }
        if (rows.isEmpty()) {
            throw s.refuse("shop.not-on-list", s.words().list(unknown));
        }
        return new Chosen(rows, unknown);
    }

    private static void tick(Script s) {
        boolean isPurchased = !s.has("untick");
        var chosen = chosen(s, label -> s.text(isPurchased ? "deed.tick" : "deed.untick", label));
        s.next();
        s.rows(ToolCall.update(TABLE, List.of(ToolCall.where(Row.ID, "in", refs(chosen.rows()))),
            Map.of("is_purchased", isPurchased)));
        s.tell(isPurchased ? "shop.ticked" : "shop.back-on-list", s.words().labels(chosen.rows()));
        s.say(chosen.rest(s));
    }

    private static void remove(Script s) {
        var chosen = chosen(s, label -> s.text("deed.take-off", label));
        s.next();
        s.rows(Script.delete(TABLE, chosen.rows()));
        s.tell("shop.off-list", s.words().labels(chosen.rows()));
        s.say(chosen.rest(s));
    }

    private static void clearDone(Script s) {
        drop(s, s.rows(ToolCall.read(TABLE, ToolCall.where("is_purchased", "=", true))), "shop.none-ticked");
    }

    private static void clear(Script s) {
        drop(s, s.rows(ToolCall.read(TABLE)), "shop.is-empty");
    }

    private static void drop(Script s, List<Row> rows, String none) {
        if (rows.isEmpty()) {
            throw s.refuse(none);
        }
        s.next();
        s.rows(Script.delete(TABLE, rows));
        s.tell("shop.off-list", s.words().labels(rows));
    }

    private static List<String> refs(List<Row> rows) {
        return rows.stream().map(r -> r.text(Row.ID)).toList();
    }

    private static void bought(Script s) {
        var items = s.items("items").stream().map(item -> Bracketed.of(item, s)).toList();
        var args = new LinkedHashMap<String, @Nullable Object>();
        args.put("items", items.stream().map(i -> i.item().toRow()).toList());
        SlotTypes.place(s.slot("place"))
            .or(() -> items.stream().map(Bracketed::place).filter(p -> !p.isEmpty()).findFirst())
            .ifPresent(p -> args.put("location", p));
        BestBefore.in(s).ifPresent(day -> args.put("best_before", day.toString()));
        var rows = s.rows(ToolCall.domain("buy", args));
        s.tell("shop.put-away", s.words().list(IntStream.range(0, rows.size())
            .mapToObj(i -> putAway(items.get(i).item(), rows.get(i), s)).toList()));
    }

    /// What was bought, and where it lies now.
    private static String putAway(Items.Item item, Row lot, Script s) {
        var place = s.words().stored(lot.text("location"));
        return s.words().items(List.of(item)) + " (" + lot.date("expiry_date")
            .map(day -> place + ", " + s.text("line.best-before", s.words().day(day))).orElse(place) + ")";
    }

    private static void putAway(Script s) {
        boolean isAll = s.has("all");
        var left = s.has("except")
            ? Finder.shopping(s)
                .listed(Items.parse(s.slot("except"), s.foods()).stream().map(Items.Item::name).toList())
            : List.<Finder.Found>of();
        left.stream().filter(found -> found.sure().isEmpty()).findFirst().ifPresent(found -> {
            throw s.refuse("shop.not-on-list", found.name());
        });
        var refs = left.stream().flatMap(found -> found.sure().stream()).map(row -> row.text(Row.ID)).toList();
        var rows = s.rows(ToolCall.read(TABLE)).stream()
            .filter(r -> isAll ? !r.isTrue("is_purchased") : r.isTrue("is_purchased"))
            .filter(r -> !refs.contains(r.text(Row.ID))).toList();
        if (rows.isEmpty()) {
            throw s.refuse(isAll ? "shop.nothing-left" : "shop.none-on-list-ticked");
        }
        s.next();
        s.rows(isAll ? ToolCall.domain("buy", Map.of("refs", refs(rows))) : ToolCall.domain("put_away", Map.of()));
        s.tell("shop.put-away", s.words().list(rows.stream().map(s.words()::thing).toList()));
    }

    /// Returns the missing items of the named recipes, of planned meals, or of the recipe mentioned last.
    ///
    /// @param find returns the recipe with a name, where there is one
    private static List<Row> shortfall(Script s, Function<String, Row> find) {
        if (s.has("also") || s.has("days") && !s.has("recipe")) {
            var all = Needed.of(s).orElseThrow(() -> s.refuse("missing.recipe"));
            s.next();
            return s.rows(ToolCall.domain("shopping_for", all.args()));
        }
        var last = Intent.fromJson(s.turn().conversation().memo().get(FollowUps.LAST))
            .filter(r -> r.skill().startsWith("shop."));
        var about = s.has("recipe") ? s.reading() : last.filter(r -> r.has("recipe")).orElse(s.reading());
        var counted = s.match("for_number", about.slot("recipe"))
            .filter(m -> s.told("number", m.group(2)).flatMap(SlotTypes::whole).isPresent());
        var number = counted.flatMap(m -> s.told("number", m.group(2)))
            .orElse(s.has("number") ? s.slot("number") : about.slot("number"));
        var recipe =
            find.apply(!about.has("recipe") ? "it" : counted.map(m -> m.group(1)).orElse(about.slot("recipe")));
        s.say(Warnings.ofRecipe(recipe, s));
        var servings = SlotTypes.whole(number).or(() -> planned(recipe, s));
        s.next();
        var args = new LinkedHashMap<String, @Nullable Object>();
        args.put("recipes", List.of(recipe.text(Row.ID)));
        servings.ifPresent(n -> args.put("servings", n));
        return s.rows(ToolCall.domain("shopping_for", args));
    }

    /// How many a recipe is planned for next, on the day that is said, if one is.
    private static Optional<Integer> planned(Row recipe, Script s) {
        var said = s.dates().listOf(s.slot("day"));
        return s.rows(ToolCall.read("meals", ToolCall.where("recipe_id", "=", recipe.text(Row.ID)),
            ToolCall.where("date", ">=", s.turn().now().toLocalDate().toString())).orderedBy("date")).stream()
            .filter(meal -> said.isEmpty() || meal.date("date").filter(said::contains).isPresent()).findFirst()
            .flatMap(meal -> meal.integer("servings")).map(Long::intValue);
    }

    private static void missing(Script s) {
        tellMissing(s, shortfall(s, Finder.recipes(s)::one));
    }

    private static void needs(Script s) {
        tellMissing(s, forDays(s));
    }

    /// Tells what is missing; what is at home in an amount that cannot be compared is told apart, as it is likely
    /// enough.
    private static void tellMissing(Script s, List<Row> all) {
        var unsure = all.stream().filter(row -> row.isTrue("maybe_at_home")).toList();
        var rows = all.stream().filter(row -> !row.isTrue("maybe_at_home")).toList();
        if (rows.isEmpty()) {
            s.tell(s.has("have") ? "shop.have-all" : "shop.all-at-home");
        } else {
            s.say(s.text(s.has("have") ? "shop.have-not-all" : "shop.you-miss") + "\n"
                + s.words().bullets(rows.stream().map(r -> r.text("text") + expired(r)).toList()));
        }
        if (!unsure.isEmpty()) {
            s.tell("shop.maybe-at-home", s.words().list(unsure.stream().map(r -> r.text("text")).toList()));
        }
    }

    private static String expired(Row row) {
        return row.has("expired") ? " (" + row.text("expired") + ")" : "";
    }

    private static void putMissing(Script s) {
        put(s, shortfall(s, name -> Finder.recipes(s).one(name, label -> s.text("deed.shop", label))));
    }

    static void put(Script s, List<Row> all) {
        if (all.isEmpty()) {
            throw s.refuse("shop.none-missing");
        }
        s.next();
        // what is at home in an amount that cannot be compared is not bought again, as in the window
        var unsure = all.stream().filter(row -> row.isTrue("maybe_at_home")).toList();
        var rows = all.stream().filter(row -> !row.isTrue("maybe_at_home")).toList();
        var open = s.rows(ToolCall.read(TABLE, ToolCall.where("is_purchased", "=", false)));
        var there = open.stream().filter(listed -> rows.stream().anyMatch(row -> covers(listed, row))).toList();
        var fresh = rows.stream().filter(row -> open.stream().noneMatch(listed -> covers(listed, row)))
            .map(row -> bought(row, s)).toList();
        if (!fresh.isEmpty()) {
            s.rows(ToolCall.create(TABLE, fresh.stream().map(ShoppingSkills::line).toList()));
            s.tell("shop.on-list", s.words().list(fresh.stream().map(r -> r.text("text")).toList()));
        }
        if (!there.isEmpty()) {
            s.tell("shop.is-listed", s.words().list(there.stream().map(s.words()::thing).toList()));
        }
        if (!unsure.isEmpty()) {
            s.tell("shop.not-bought-again", s.words().list(unsure.stream().map(r -> r.text("text")).toList()));
        }
    }

    /// Returns whether what is on the list already is enough of a thing that lacks; an amount that cannot be compared
    /// is.
    private static boolean covers(Row listed, Row lacking) {
        boolean isSame = FoodSpelling.key(listed.text("name")).equals(FoodSpelling.key(lacking.text("name")));
        var there = listed.quantity("quantity")
            .flatMap(q -> Amount.of(q, listed.text("unit")).in(Units.of(lacking.text("unit"))));
        return isSame && (there.isEmpty()
            || lacking.quantity("quantity").filter(q -> q.compareTo(there.get().value()) > 0).isEmpty());
    }

    /// Returns a line with an amount that one can buy: one pepper where five sixths are needed.
    private static Row bought(Row row, Script s) {
        var bought = row.quantity("quantity").map(need -> Buyable.of(need, row.text("unit")));
        boolean isExact = bought.equals(row.quantity("quantity"));
        var line = isExact ? row : row.with("quantity", bought.orElseThrow());
        return isExact ? row : line.with("text", s.words().thing(line));
    }

    private static Map<String, @Nullable Object> line(Row row) {
        var line = new LinkedHashMap<String, @Nullable Object>();
        COLUMNS.forEach(c -> line.put(c, row.get(c).orElse(null)));
        return line;
    }

    private static void forMeals(Script s) {
        put(s, forDays(s));
    }

    private static List<Row> forDays(Script s) {
        var days = s.dates().until(s.has("days") ? s.slot("days") : "this week").stream()
            .filter(day -> !day.isBefore(s.turn().now().toLocalDate())).map(Object::toString).toList();
        return s.rows(
            ToolCall.domain("shopping_for", Map.of("dates", days, "meal", SlotTypes.meal(s.slot("meal")).orElse(""))));
    }
}
