package alfred.kitchen.catalogue;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.core.session.state.FormWrite;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/// Merges two foods into one: `scallion` becomes an alias of `spring onion`.
///
/// Recipes, pantry and shopping list are relinked to the kept food. Rows named after the other food are renamed;
/// the original wording of a recipe stays in `raw_text`. The writes are meant for
/// [alfred.core.session.Session#writeAll], so that they are atomic and undone as one.
public final class FoodMerge {
    private static final String FOOD = "ingredient_id";
    /// Tables with a name and a link to a food, by type.
    private static final Map<String, String> NAMED =
        Map.of("ri", "recipe_ingredients", "inv", "inventory", "shop", "shopping_list");

    private final Rows rows;
    private final Row kept;
    private final Row gone;
    private final List<FormWrite> writes = new ArrayList<>();

    private FoodMerge(Rows rows, Row kept, Row gone) {
        this.rows = rows;
        this.kept = kept;
        this.gone = gone;
    }

    /// Returns the writes that make `gone` an alias of `kept`.
    ///
    /// @throws CrudRefusal if either food does not exist, or both are the same
    public static List<FormWrite> writes(Rows rows, UUID kept, UUID gone) {
        if (kept.equals(gone)) {
            throw CrudRefusal.of(Kind.BAD_VALUE, "food.same");
        }
        var merge = new FoodMerge(rows, food(rows, kept), food(rows, gone));
        NAMED.forEach(merge::relink);
        merge.joinTastes();
        merge.writes.add(new FormWrite.Delete("ing", gone.toString()));
        merge.writes.add(new FormWrite.Update("ing", kept.toString(), merge.names()));
        return List.copyOf(merge.writes);
    }

    private static Row food(Rows rows, UUID id) {
        return rows.read(Query.where("ingredients", Filter.eq(Row.ID, id))).stream().findFirst()
            .orElseThrow(() -> CrudRefusal.of(Kind.NOT_FOUND, "food.gone"));
    }

    private void relink(String type, String table) {
        var called = FoodSpelling.key(gone.text("name"));
        for (var row : rows.read(Query.where(table, Filter.eq(FOOD, gone.id())))) {
            var fields = new HashMap<String, Object>(Map.of(FOOD, kept.id()));
            if (FoodSpelling.key(row.text("name")).equals(called)) {
                fields.put("name", kept.text("name"));
            }
            writes.add(new FormWrite.Update(type, row.id().toString(), fields));
        }
    }

    /// Merges the preference scores, weighted by use count.
    private void joinTastes() {
        var mine = taste(kept);
        var other = taste(gone);
        if (other.values().isEmpty()) {
            return;
        }
        if (mine.values().isEmpty()) {
            writes.add(new FormWrite.Update("flavor", other.id().toString(), Map.of(FOOD, kept.id())));
            return;
        }
        long myTimes = Math.max(1, mine.integer("times_used").orElse(0L));
        long otherTimes = Math.max(1, other.integer("times_used").orElse(0L));
        var score = score(mine).times(Fraction.of(myTimes)).plus(score(other).times(Fraction.of(otherTimes)))
            .dividedBy(Fraction.of(myTimes + otherTimes));
        long times = mine.integer("times_used").orElse(0L) + other.integer("times_used").orElse(0L);
        writes.add(new FormWrite.Update("flavor", mine.id().toString(),
            Map.of("preference_score", score, "times_used", times)));
    }

    private Row taste(Row food) {
        return rows.read(Query.where("flavor_preferences", Filter.eq(FOOD, food.id()))).stream().findFirst()
            .orElse(Row.EMPTY);
    }

    private static Fraction score(Row taste) {
        return taste.quantity("preference_score").orElse(Fraction.ZERO);
    }

    /// Returns the kept food's fields with the other's names and allergens, and the other's values for missing
    /// columns.
    private Map<String, Object> names() {
        var aliases = new LinkedHashSet<>(kept.texts("aliases"));
        aliases.add(gone.text("name"));
        aliases.addAll(gone.texts("aliases"));
        var allergens = new LinkedHashSet<>(kept.texts("allergens"));
        allergens.addAll(gone.texts("allergens"));
        var fields =
            new HashMap<String, Object>(Map.of("aliases", List.copyOf(aliases), "allergens", List.copyOf(allergens)));
        for (var column : List.of("density_g_per_ml", "piece_weight_g", "shelf_life_days", "default_unit")) {
            if (!kept.has(column)) {
                gone.get(column).ifPresent(value -> fields.put(column, value));
            }
        }
        return fields;
    }
}
