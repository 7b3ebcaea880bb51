package alfred.kitchen;

import static alfred.core.domain.Column.date;
import static alfred.core.domain.Column.flag;
import static alfred.core.domain.Column.integer;
import static alfred.core.domain.Column.list;
import static alfred.core.domain.Column.quantity;
import static alfred.core.domain.Column.reference;
import static alfred.core.domain.Column.text;
import static alfred.core.domain.Column.time;
import static alfred.core.domain.ForeignKey.OnDelete.DELETE_ROW;
import static alfred.core.domain.ForeignKey.OnDelete.SET_NULL;

import alfred.core.domain.ChildRows;
import alfred.core.domain.Column;
import alfred.core.domain.ColumnType;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.ForeignKey;
import alfred.core.domain.Fraction;
import alfred.kitchen.catalogue.Food;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The kitchen's entity types (spec/entities-and-refs.md, entity types; spec/data-model.md).
public final class KitchenEntities {
    private static final String[] PLACES = Food.PLACES.toArray(String[]::new);

    public static final EntityDefinition RECIPE = entity("recipe", "recipes", "recipe", "recipes", "name",
        List.of("name", "description", "cuisine", "difficulty", "prep_time_minutes", "cook_time_minutes", "servings",
            "health_tags", "rating", "is_favorite"),
        true, new ChildRows("ingredients", "ri", "recipe_id", "position"),
        text("name").required(), text("description"), text("cuisine"),
        text("difficulty").oneOf("easy", "medium", "hard"),
        integer("prep_time_minutes", 0), integer("cook_time_minutes", 0), integer("servings", 1),
        list("instructions"), list("occasions"), list("health_tags"), list("flavor_tags"), list("equipment_tags"),
        text("notes"), integer("rating", 1).upTo(5), text("source_url"), text("image"), flag("is_favorite"),
        reference("parent_recipe_id", "recipe", SET_NULL));

    public static final EntityDefinition RECIPE_INGREDIENT =
        entity("ri", "recipe_ingredients", "ingredient line", "recipes", "name",
            List.of(), false, null,
            reference("recipe_id", "recipe", DELETE_ROW), integer("position", 0).defaultsTo(0L), text("section"),
            text("name").required(),
            quantity("quantity"), quantity("quantity_max"), text("unit"), list("other_amounts"), text("size"),
            text("preparation"),
            text("notes"), flag("is_optional"), text("raw_text").defaultsTo(""), text("category"),
            reference("ingredient_id", "ing", SET_NULL));

    public static final EntityDefinition INGREDIENT =
        entity("ing", "ingredients", "food", "ingredients", "name", List.of(), false, null,
            text("name").required(), list("aliases"),
            text("parent_category").oneOf("produce", "protein", "dairy", "grains", "pantry", "spices", "baking",
                "specialty"),
            text("family"), integer("tier", 1).upTo(3), list("cuisines"), text("aisle"), text("default_unit"),
            quantity("density_g_per_ml"),
            quantity("piece_weight_g"), integer("shelf_life_days", 0), list("allergens"),
            text("storage").oneOf(PLACES), quantity("stock_target"), text("stock_unit"));

    public static final EntityDefinition INVENTORY =
        entity("inv", "inventory", "pantry item", "inventory", "name", List.of(), false, null,
            text("name").required(), quantity("quantity").defaultsTo(Fraction.ONE), text("unit").defaultsTo(""),
            text("location").oneOf(PLACES).defaultsTo("pantry"), text("category"),
            date("expiry_date"), date("purchase_date"), text("notes"), text("barcode"),
            reference("ingredient_id", "ing", SET_NULL));

    public static final EntityDefinition SHOPPING =
        entity("shop", "shopping_list", "shopping item", "shopping", "name", List.of(), false, null,
            text("name").required(), quantity("quantity"), text("unit"), text("category"), flag("is_purchased"),
            text("source"), text("notes"),
            reference("ingredient_id", "ing", SET_NULL), text("list"), date("put_away"));

    public static final EntityDefinition MEAL_PLAN =
        entity("meal_plan", "meal_plans", "meal plan", "meal_plans", "name", List.of(), false,
            new ChildRows("meals", "meal", "meal_plan_id", "date"),
            text("name").required(), date("start_date").required(), date("end_date").required(), text("notes"));

    public static final EntityDefinition MEAL =
        entity("meal", "meals", "meal", "meal_plans", "date", List.of(), false, null,
            date("date").required(),
            text("meal_type").oneOf("breakfast", "lunch", "dinner", "snack", "other").defaultsTo("dinner"),
            reference("recipe_id", "recipe", SET_NULL), integer("servings", 1), text("notes"),
            new Column("meal_plan_id", ColumnType.REFERENCE, false, List.of(), null,
                new ForeignKey("meal_plan", DELETE_ROW), null, null));

    public static final EntityDefinition TASK =
        entity("task", "tasks", "task", "tasks", "title", List.of(), false, null,
            text("title").required(), text("description"), date("due_date"), time("due_time"), text("repeats"),
            text("category").oneOf("prep", "shopping", "cleanup", "other").defaultsTo("other"), flag("completed"),
            reference("recipe_id", "recipe", SET_NULL), reference("meal_id", "meal", SET_NULL));

    public static final EntityDefinition PREFERENCES =
        entity("pref", "preferences", "preferences", "preferences", "cooking_skill_level",
            List.of(), false, null,
            list("dietary_restrictions"), list("allergies"), list("favorite_cuisines"), list("disliked_ingredients"),
            list("nutrition_goals"),
            list("available_equipment"), list("planning_rhythm"), list("current_vibes"), list("assumed_staples"),
            text("cooking_skill_level").oneOf("beginner", "intermediate", "advanced"), integer("household_adults", 0),
            integer("household_kids", 0), integer("household_babies", 0)).personal();

    public static final EntityDefinition FLAVOR =
        entity("flavor", "flavor_preferences", "taste", "preferences", "ingredient_id",
            List.of(), false, null,
            reference("ingredient_id", "ing", DELETE_ROW),
            new Column("preference_score", ColumnType.QUANTITY, true, List.of(), Fraction.ZERO, null, -1L, 1L),
            integer("times_used", 0).defaultsTo(0L), Column.of("last_used_at", ColumnType.TIMESTAMP)).personal();

    public static final EntityDefinition LOG =
        entity("log", "cooking_log", "cooking log entry", "cooking_log", "cooked_at", List.of(), false, null,
            reference("recipe_id", "recipe", SET_NULL), Column.of("cooked_at", ColumnType.TIMESTAMP).required(),
            integer("servings", 1),
            integer("rating", 1).upTo(5), text("notes"), reference("meal_id", "meal", SET_NULL));

    public static final EntityDefinition COLLECTION =
        entity("collection", "collections", "collection", "recipes", "name", List.of(), false,
            new ChildRows("recipes", "cr", "collection_id", "position"),
            text("name").required());

    public static final EntityDefinition COLLECTION_RECIPE =
        entity("cr", "collection_recipes", "recipe of a collection", "recipes", "recipe_id",
            List.of(), false, null,
            reference("collection_id", "collection", DELETE_ROW), integer("position", 0).defaultsTo(0L),
            reference("recipe_id", "recipe", DELETE_ROW));

    public static final EntityDefinition TIMER =
        entity("timer", "timers", "timer", "tasks", "name", List.of(), false, null,
            text("name").required(), integer("seconds", 1).required(), Column.of("rings_at", ColumnType.TIMESTAMP),
            integer("seconds_left", 0),
            reference("recipe_id", "recipe", SET_NULL), integer("servings", 1));

    /// All entity types, in dependency order: parents before children, targets before the types that refer to them.
    public static final List<EntityDefinition> ALL = List.of(
        INGREDIENT, RECIPE, RECIPE_INGREDIENT, INVENTORY, SHOPPING, MEAL_PLAN, MEAL, TASK, PREFERENCES, FLAVOR, LOG,
        COLLECTION, COLLECTION_RECIPE, TIMER);

    private KitchenEntities() {}

    private static EntityDefinition entity(String type, String table, String title, String subdomain, String label,
        List<String> summary,
        boolean tracked, @Nullable ChildRows children, Column... columns) {
        return new EntityDefinition(type, table, title, subdomain, List.of(columns), label, summary, tracked, children);
    }
}
