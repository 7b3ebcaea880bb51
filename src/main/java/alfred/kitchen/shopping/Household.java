package alfred.kitchen.shopping;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.kitchen.catalogue.Dissolving;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.measure.Units;
import alfred.kitchen.recipe.Scaling;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The household's stock, preferences and recipes in the form that the shopping arithmetic needs.
public final class Household {
    private final Foods foods;
    private final Rows rows;

    public Household(Foods foods, Rows rows) {
        this.foods = foods;
        this.rows = rows;
    }

    /// Returns all lots at home, expired ones included.
    public List<Lot> stock() {
        return rows.read(Query.all("inventory")).stream().map(this::stock).toList();
    }

    private Lot stock(Row row) {
        return new Lot(row.id(), row.text("name"), key(row), row.quantity("quantity").orElse(null), row.text("unit"),
            row.text("location"),
            row.date("expiry_date").orElse(null));
    }

    /// Returns all lots, and what was bought and is not in the pantry yet: the ticked lines of the shopping list
    /// (spec/kitchen-rules.md, a shortfall).
    public List<Lot> atHome() {
        var ticked = rows.read(Query.where("shopping_list", Filter.eq("is_purchased", true),
            new Filter("put_away", Operator.IS_NULL, null)));
        return Stream.concat(stock().stream(), ticked.stream().map(this::stock))
            .flatMap(lot -> Stream.concat(Stream.of(lot), made(lot).stream())).toList();
    }

    /// Returns what pieces at home make with water: the stock of stock cubes.
    private Optional<Lot> made(Lot pieces) {
        boolean arePieces = Units.of(pieces.unit()).isCount() || pieces.unit().equals("cube");
        return Optional.ofNullable(pieces.foodKey()).flatMap(food -> Dissolving.of(food, catalogue()))
            .map(made -> new Lot(pieces.id(), pieces.name(), made.food(), pieces.quantity() == null || !arePieces ? null
                : pieces.quantity().times(Fraction.of(made.amount())), made.unit(), pieces.location(),
                pieces.expiry()));
    }

    /// Returns what stands on the shopping list and is not ticked, as lots.
    public List<Lot> listed() {
        return rows.read(Query.where("shopping_list", Filter.eq("is_purchased", false))).stream().map(this::stock)
            .toList();
    }

    /// Returns what is [#atHome], with lots past their date kept apart.
    public LotIndex shelf(LocalDate today) {
        return new LotIndex(atHome(), today);
    }

    /// Returns what cooking a recipe takes out of the pantry. Staples and amounts such as "some" are not taken.
    ///
    /// @param recipe as in [#needs]
    /// @param servings as in [#needs]
    public Deduction deduction(Row recipe, int servings) {
        var staples = staples();
        var needs = needs(recipe, servings).stream()
            .filter(need -> need.quantity() != null && !staples.covers(need.name())).toList();
        return Deduction.of(needs, stock(), densities());
    }

    public Staples staples() {
        return Staples.of(preferences().texts("assumed_staples"), catalogue());
    }

    /// Returns the preferences of this person, with the allergies of everybody in the household.
    public Row preferences() {
        var own = rows.read(Query.all("preferences")).stream().findFirst().orElse(Row.EMPTY);
        var others = rows.ofOthers("preferences");
        return others.isEmpty() ? own : own.with("allergies",
            Stream.concat(Stream.of(own), others.stream()).flatMap(person -> person.texts("allergies").stream())
                .distinct().toList());
    }

    /// Returns the number of adults and children, without babies; 2 if the preferences give none.
    public int size() {
        var p = preferences();
        long all = p.integer("household_adults").orElse(0L) + p.integer("household_kids").orElse(0L);
        return all < 1 ? 2 : (int) all;
    }

    public FoodCatalogue catalogue() {
        return foods.catalogue(rows);
    }

    public Densities densities() {
        return Densities.of(catalogue());
    }

    /// Returns the needs of a recipe. An amount given as a range counts with its maximum.
    ///
    /// @param recipe a recipe row with its ingredient lines nested
    /// @param servings the number of servings; 0 for the recipe's own
    public List<Need> needs(Row recipe, int servings) {
        long own = recipe.integer("servings").orElse(0L);
        var factor = servings > 0 && own > 0 ? Scaling.factor((int) own, servings) : Fraction.ONE;
        return recipe.rows("ingredients").stream().map(line -> need(line, factor)).toList();
    }

    /// Returns the need of an ingredient line or a line of the shopping list, unscaled.
    public Need need(Row line) {
        return need(line, Fraction.ONE);
    }

    private Need need(Row line, Fraction factor) {
        var quantity =
            line.quantity("quantity_max").or(() -> line.quantity("quantity")).map(q -> q.times(factor)).orElse(null);
        return new Need(line.text("name"), key(line), quantity, line.text("unit"), line.isTrue("is_optional"));
    }

    private @Nullable String key(Row row) {
        return food(row).map(Food::name).orElse(null);
    }

    /// Returns the food family of a dish's first meat, fish, egg or pulse; `""` if it has none.
    public String mainFood(SavedRecipes.Dish dish) {
        return dish.needs().stream().map(Need::foodKey).filter(Objects::nonNull)
            .flatMap(key -> catalogue().exact(key).stream())
            .filter(food -> food.category().equals("protein")).map(Food::family).findFirst().orElse("");
    }

    /// Returns the food of a line or lot: the linked one, else the only certain match for its name; empty if
    /// unknown.
    public Optional<Food> food(Row row) {
        return row.reference("ingredient_id").flatMap(id -> foods.food(id, rows))
            .or(() -> catalogue().confident(row.text("name")));
    }
}
