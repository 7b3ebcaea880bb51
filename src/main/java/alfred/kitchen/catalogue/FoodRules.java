package alfred.kitchen.catalogue;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.domain.Row;
import alfred.core.row.Rows;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Validation and defaults for foods added or changed by the user: names are unique, allergens are known ones.
public final class FoodRules {
    private final Foods foods;
    private final Rows rows;

    public FoodRules(Foods foods, Rows rows) {
        this.foods = foods;
        this.rows = rows;
    }

    /// Returns the row to write, with defaults for category, family, tier, aisle and storage place.
    ///
    /// @throws CrudRefusal if a name or alias belongs to another food, an allergen is unknown, or the density or
    ///     piece weight is not positive
    public Row complete(Row food) {
        var own = food.reference(Row.ID).orElse(null);
        Stream.concat(Stream.of(food.text("name")), food.texts("aliases").stream())
            .forEach(name -> requireFree(name, own));
        requireKnown(food.texts("allergens"));
        requirePositive(food, "density_g_per_ml", "food.millilitre-weight");
        requirePositive(food, "piece_weight_g", "food.piece-weight");
        var category = food.has("parent_category") ? food.text("parent_category") : "pantry";
        var complete = food.with("parent_category", category).with("tier", food.integer("tier").orElse(2L));
        complete = complete.with("family", food.text("family").isBlank() ? food.text("name") : food.text("family"));
        complete = complete.with("storage", food.has("storage") ? food.text("storage") : storage(category));
        return complete.with("aisle", food.text("aisle").isBlank() ? aisle(category) : food.text("aisle"));
    }

    private void requireFree(String name, @Nullable UUID own) {
        foods.exact(name, rows).filter(id -> !id.equals(own)).flatMap(id -> foods.food(id, rows)).ifPresent(other -> {
            throw FoodSpelling.key(other.name()).equals(FoodSpelling.key(name))
                ? CrudRefusal.ofField(Kind.TAKEN, "name", "food.is-there", other.name())
                : CrudRefusal.ofField(Kind.TAKEN, "name", "food.is-alias", name, other.name());
        });
    }

    private static void requireKnown(List<String> allergens) {
        allergens.stream().filter(allergen -> !Food.ALLERGENS.contains(allergen)).findFirst().ifPresent(allergen -> {
            throw CrudRefusal.ofField(Kind.BAD_VALUE, "allergens", "food.no-allergen", allergen,
                String.join(", ", Food.ALLERGENS));
        });
    }

    private static void requirePositive(Row food, String column, String reason) {
        if (food.quantity(column).filter(quantity -> !quantity.isPositive()).isPresent()) {
            throw CrudRefusal.ofField(Kind.BAD_VALUE, column, reason);
        }
    }

    private static String storage(String category) {
        return category.equals("dairy") || category.equals("protein") ? "fridge" : Food.ANYWHERE;
    }

    private static String aisle(String category) {
        return switch (category) {
            case "produce" -> "vegetables";
            case "protein" -> "meat";
            case "dairy" -> "milk and cream";
            case "grains" -> "rice and grains";
            case "spices" -> "spices";
            case "baking" -> "flour and starch";
            case "specialty" -> "world foods";
            default -> "canned";
        };
    }
}
