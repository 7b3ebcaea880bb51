package alfred.ui.model;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.ui.fx.Texts;
import java.util.List;
import java.util.Optional;

/// A food of the catalogue.
///
/// @param row its row, for a form
public record FoodItem(Row row) implements Stored {
    static List<FoodItem> all(List<Row> rows) {
        return rows.stream().map(FoodItem::new).toList();
    }

    /// A food that is not in the catalogue yet.
    public static FoodItem called(String name) {
        return new FoodItem(Row.of("name", name));
    }

    /// Its name in the catalogue, which is English.
    public String name() {
        return row.text("name");
    }

    /// All its names in the language of the window, first the one that is displayed.
    public List<String> names() {
        return FoodSpelling.all(row, Texts.locale());
    }

    /// What kind of food it is, as the kitchen names categories.
    public String category() {
        return row.text("parent_category");
    }

    /// How many days it keeps.
    public Optional<Long> shelfLife() {
        return row.integer("shelf_life_days");
    }

    public List<String> allergens() {
        return row.texts("allergens");
    }

    /// The grams of a millilitre, of a food that is weighed.
    public Optional<Fraction> density() {
        return row.quantity("density_g_per_ml").filter(_ -> row.text("default_unit").equals("g"));
    }
}
