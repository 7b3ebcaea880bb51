package alfred.ui.model;

import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import java.util.List;
import java.util.UUID;

/// The kinds of entity shown to the user: which types they are, and how the window draws, names and shows them.
public enum Kind {
    RECIPE("recipe", Icon.BOOK_OPEN_TEXT, new Route.Recipes(), "page.recipes", "write.recipes",
        "recipe", "ri", "collection", "cr"),
    PANTRY("pantry", Icon.REFRIGERATOR, new Route.Pantry(), "page.pantry", "write.pantry", "inv"),
    FOOD("pantry", Icon.APPLE, new Route.Foods(), "page.foods", "write.foods", "ing"),
    SHOPPING("shopping", Icon.SHOPPING_BASKET, new Route.Shopping(), "page.shopping", "write.shopping", "shop"),
    MEAL("meal", Icon.CALENDAR_DAYS, new Route.Meals(), "page.meals", "write.meals", "meal", "meal_plan"),
    TASK("task", Icon.CIRCLE_CHECK_BIG, new Route.Tasks(), "page.tasks", "write.tasks", "task"),
    TIMER("cooked", Icon.TIMER, new Route.Home(), "group.timers", "write.timers", "timer"),
    PREFERENCE("preference", Icon.SLIDERS_HORIZONTAL, new Route.Preferences(), "page.preferences",
        "write.preferences", "pref", "flavor"),
    COOKED("cooked", Icon.CHEF_HAT, new Route.Log(), "group.cooked", "write.cooked", "log");

    private static final int UUID_LENGTH = 36;

    private final String style;
    private final Icon icon;
    private final Route section;
    private final String groupKey;
    private final String placeKey;
    final List<String> types;

    /// @param style the style class of the hue
    /// @param section the page that shows all of them
    /// @param groupKey the text key of the heading above several of them
    /// @param placeKey the text key of where they are kept, as in "Added milk to the pantry"
    /// @param types the ref types
    Kind(String style, Icon icon, Route section, String groupKey, String placeKey, String... types) {
        this.style = style;
        this.icon = icon;
        this.section = section;
        this.groupKey = groupKey;
        this.placeKey = placeKey;
        this.types = List.of(types);
    }

    /// Returns the kind of a ref type, such as `inv` or `meal_plan`. A type that the kitchen does not have, such as a
    /// mistyped one in a mention, looks like a recipe.
    public static Kind ofType(String refType) {
        for (var kind : values()) {
            if (kind.types.contains(refType)) {
                return kind;
            }
        }
        return RECIPE;
    }

    /// Returns the page that shows an entity: a recipe's own, else that of all entities of its kind.
    ///
    /// @param id the id of its row; `""` if it has none, or none any more
    public static Route page(String refType, String id) {
        return refType.equals("recipe") && id.length() == UUID_LENGTH ? new Route.Recipe(UUID.fromString(id))
            : ofType(refType).section();
    }

    /// The style class that sets the hue.
    public String style() {
        return style;
    }

    /// The style class that colours an icon in the hue.
    public String iconStyle() {
        return "ic-" + style;
    }

    public Icon icon() {
        return icon;
    }

    /// The page that shows all entities of this kind.
    public Route section() {
        return section;
    }

    /// The heading above several of them.
    public String groupName() {
        return text(groupKey);
    }

    /// Where they are kept, as in "Added milk to the pantry".
    public String place() {
        return text(placeKey);
    }
}
