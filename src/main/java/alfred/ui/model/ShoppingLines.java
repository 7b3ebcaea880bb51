package alfred.ui.model;

import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.core.session.state.FormWrite;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.Unit;
import alfred.kitchen.measure.UnitNames;
import alfred.kitchen.measure.Units;
import alfred.kitchen.shopping.Buyable;
import alfred.kitchen.shopping.Covered;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.ListJoin;
import alfred.kitchen.shopping.LotIndex;
import alfred.kitchen.shopping.PlannedMeals;
import alfred.kitchen.shopping.Shortage;
import alfred.ui.fx.Texts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Writes lines of the shopping list for what a household lacks, in the language of the window.
record ShoppingLines(Household household) {
    /// What a recipe takes by the spoon is bought by the jar or bottle, of whatever size there is.
    private static final Set<Unit> SPOONS =
        Set.of(Units.TEASPOON, Units.TABLESPOON, Units.of("pinch"), Units.of("dash"));

    /// Whether a unit is one of spoons, in which nothing is bought.
    static boolean isSpooned(String unit) {
        return SPOONS.contains(Units.of(unit));
    }

    /// Returns the line that buys what is short. Where more has to be bought, a note says how much is needed;
    /// so it does where the recipe takes it by the spoon.
    ///
    /// @param source what it is for
    Row of(Shortage shortage, String source) {
        boolean isSpooned = isSpooned(shortage.unit());
        var bought = isSpooned ? null : Buyable.of(shortage.quantity(), shortage.unit());
        var line = line(shortage.name(), bought, isSpooned ? "" : shortage.unit(), source);
        return shortage.quantity() == null || shortage.quantity().equals(bought) || isNearly(shortage, bought) ? line
            : line.with("notes", text("shopping.exact", amount(shortage.quantity(), shortage.unit())));
    }

    /// Whether what is bought is hardly more than what is needed: 4 kiwis for 3¾.
    private static boolean isNearly(Shortage shortage, @Nullable Fraction bought) {
        return bought != null && shortage.quantity() != null && Units.of(shortage.unit()).isCount()
            && bought.minus(shortage.quantity()).compareTo(Fraction.of(1, 2)) < 0;
    }

    /// Returns a food of which enough is at home, with the line that would buy it all the same.
    Kitchen.AtHome atHome(Covered food) {
        var first = food.needed().stream().findFirst();
        return new Kitchen.AtHome(food.name(),
            sum(food.lots().stream().filter(lot -> lot.quantity() != null)
                .map(lot -> amount(lot.quantity(), lot.unit()))),
            sum(food.needed().stream().map(AmountDisplay::readable)
                .map(amount -> amount(amount.value(), amount.unit().name()))),
            line(food.name(), first.map(Amount::value).orElse(null),
                first.map(amount -> amount.unit().name()).orElse(""),
                String.join(", ", food.purposes())));
    }

    /// Returns what is at home of each line's food, by the line's id, by whatever name it is called there.
    Map<UUID, String> atHome(List<ShoppingItem> lines) {
        var stock = new LotIndex(household.stock());
        var found = new HashMap<UUID, String>();
        for (var line : lines) {
            var lots = stock.lots(household.need(line.row()));
            if (!lots.isEmpty()) {
                found.put(line.id(), sum(lots.stream().filter(lot -> lot.quantity() != null)
                    .map(lot -> amount(lot.quantity(), lot.unit()))));
            }
        }
        return found;
    }

    private static String amount(Fraction quantity, String unit) {
        return UnitNames.local(AmountDisplay.text(quantity, unit, UnitNames.in(Texts.locale())), Texts.locale());
    }

    private static String sum(Stream<String> amounts) {
        return amounts.collect(Collectors.joining(" + "));
    }

    /// Returns a predicate that accepts lines whose food is neither on the shopping list yet nor bought and still to be
    /// put away.
    Predicate<Row> unlisted(Rows rows) {
        return new ListJoin(household.catalogue()).among(open(rows)).negate();
    }

    private static List<Row> open(Rows rows) {
        return rows.read(Query.all("shopping_list")).stream()
            .filter(line -> !line.isTrue("is_purchased") || !line.has("put_away")).toList();
    }

    /// Returns what meals need, set against the list.
    Kitchen.Needed needed(PlannedMeals planned, Rows rows) {
        var isUnlisted = unlisted(rows);
        var wanted = planned.toBuy().stream()
            .map(shortage -> of(shortage, String.join(", ", shortage.purposes()))).toList();
        return new Kitchen.Needed(planned.dishes(), wanted.size(), missing(planned, rows),
            planned.covered().stream().map(this::atHome).filter(food -> isUnlisted.test(food.line())).toList(),
            listed(wanted, rows));
    }

    /// Returns the lines to write so that the list holds all that meals need: new ones, and those on the list with a
    /// larger amount, which have their id. A line that somebody wants for himself is raised too, and stays his.
    private List<Row> missing(PlannedMeals planned, Rows rows) {
        var join = new ListJoin(household.catalogue());
        var open = rows.read(Query.where("shopping_list", Filter.eq("is_purchased", false)));
        return planned.beyond().stream().map(shortage -> missing(shortage,
            open.stream().filter(line -> join.isSame(line, Row.of("name", shortage.name()))).toList())).toList();
    }

    private Row missing(Shortage beyond, List<Row> there) {
        return there.stream().flatMap(line -> raised(line, beyond).stream()).findFirst()
            .orElseGet(() -> of(beyond, String.join(", ", beyond.purposes())));
    }

    /// Returns the lines to write for what one dish lacks and the list does not hold for it yet, as [#missing] does for
    /// planned meals.
    List<Row> missing(List<Shortage> lacking, String dish, Rows rows) {
        var listed = listed(rows);
        return lacking.stream().filter(shortage -> !isListedFor(dish, listed.apply(shortage.name())))
            .map(shortage -> missing(shortage, listed.apply(shortage.name()))).toList();
    }

    /// Tells by the name of a food which lines of the list have it that are neither bought nor put away.
    Function<String, List<Row>> listed(Rows rows) {
        var join = new ListJoin(household.catalogue());
        var open = open(rows);
        var isListed = join.among(open);
        var known = new HashMap<String, List<Row>>();
        return name -> known.computeIfAbsent(name, food -> !isListed.test(Row.of("name", food)) ? List.of()
            : open.stream().filter(line -> join.isSame(line, Row.of("name", food))).toList());
    }

    /// Whether one of these lines is for a dish, or for oneself: not for other dishes alone.
    static boolean isListedFor(String dish, List<Row> lines) {
        return lines.stream().anyMatch(line -> line.isTrue("is_purchased") || line.text("source").isBlank()
            || line.text("source").contains(dish));
    }

    private Optional<Row> raised(Row line, Shortage beyond) {
        if (line.isTrue("is_purchased")) {
            return Optional.empty();
        }
        var more = Optional.ofNullable(beyond.quantity()).map(quantity -> Amount.of(quantity, beyond.unit()));
        var dishes = PlannedMeals.dishes(line);
        var source = dishes.isEmpty() ? "" : both(dishes, beyond.purposes());
        if (!line.has("quantity")) {
            return Optional.of(line.with("source", source));
        }
        return line.quantity("quantity").flatMap(had -> more.flatMap(Amount.of(had, line.text("unit"))::plus))
            .map(sum -> noted(line, of(beyond.of(sum), source)));
    }

    /// Returns a line of the list with the amount, purpose and need of another; what somebody noted on it stays.
    static Row noted(Row line, Row other) {
        var notes = line.text("notes").isBlank() || new ShoppingItem(line).needed().isPresent() ? other : line;
        return line.with("quantity", other.get("quantity").orElse(null)).with("source", other.text("source"))
            .with("notes", notes.get("notes").orElse(null));
    }

    /// Returns the writes of lines of [#missing]. Several of one food without an amount, by the spoon and by the pinch,
    /// are one line for all their dishes.
    static List<FormWrite> writes(List<Row> lines) {
        var joined = new LinkedHashMap<String, Row>();
        for (var line : lines) {
            var isOne = line.has(Row.ID) || line.has("quantity");
            joined.merge(isOne ? "# " + joined.size() : FoodSpelling.key(line.text("name")), line,
                (one, other) -> one.with("source", both(PlannedMeals.dishes(one), PlannedMeals.dishes(other))));
        }
        return joined.values().stream().map(ShoppingLines::write).toList();
    }

    private static String both(List<String> dishes, List<String> others) {
        return Stream.concat(dishes.stream(), others.stream()).distinct().collect(Collectors.joining(", "));
    }

    /// Returns the write of a line of [#missing].
    static FormWrite write(Row line) {
        if (!line.has(Row.ID)) {
            return FormWrite.Create.of(KitchenEntities.SHOPPING, line);
        }
        var fields = new HashMap<String, @Nullable Object>();
        List.of("quantity", "source", "notes").forEach(field -> fields.put(field, line.get(field).orElse(null)));
        return new FormWrite.Update(KitchenEntities.SHOPPING.type(), line.id().toString(), fields);
    }

    /// Returns the lines of the list that are still to be bought and have a food of these.
    Set<UUID> listed(List<Row> wanted, Rows rows) {
        var join = new ListJoin(household.catalogue());
        return rows.read(Query.where("shopping_list", Filter.eq("is_purchased", false))).stream()
            .filter(there -> wanted.stream().anyMatch(line -> join.isSame(line, there))).map(Row::id)
            .collect(Collectors.toSet());
    }

    /// What putting lines on the list comes to.
    ///
    /// @param joined the lines that are there already, with their new amounts
    record Put(List<Row> joined, List<FormWrite> writes) {}

    /// Joins new lines with those on the list.
    Put put(List<Row> fresh, Rows rows) {
        var put = new Put(new ArrayList<>(), new ArrayList<>());
        var join = new ListJoin(household.catalogue());
        var listed = rows.read(Query.all("shopping_list"));
        for (var line : fresh) {
            var sum = line.has("notes") ? Optional.<Row>empty() : join.of(line, listed);
            sum.ifPresent(put.joined()::add);
            sum.filter(_ -> line.has("quantity")).ifPresent(there -> put.writes().add(new FormWrite.Update(
                KitchenEntities.SHOPPING.type(), there.id().toString(),
                there.only(List.of("quantity", "unit")).values())));
            if (sum.isEmpty()) {
                put.writes().add(FormWrite.Create.of(KitchenEntities.SHOPPING, line));
            }
        }
        return put;
    }

    private Row line(String name, @Nullable Fraction quantity, String unit, String source) {
        var category = household.catalogue().confident(name).map(Food::category).orElse(null);
        return Row.of("name", name, "quantity", quantity, "unit", unit, "category", category, "source", source);
    }
}
