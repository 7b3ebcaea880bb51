package alfred.ui.fx;

/// The kinds of thing a user sees, each with its icon and its hue.
public enum Kind {
    RECIPE("recipe", Icon.BOOK_OPEN_TEXT),
    PANTRY("pantry", Icon.REFRIGERATOR),
    SHOPPING("shopping", Icon.SHOPPING_BASKET),
    MEAL("meal", Icon.CALENDAR_DAYS),
    TASK("task", Icon.CIRCLE_CHECK_BIG),
    PREFERENCE("preference", Icon.SLIDERS_HORIZONTAL),
    COOKED("cooked", Icon.CHEF_HAT);

    private final String style;
    private final Icon icon;

    Kind(String style, Icon icon) {
        this.style = style;
        this.icon = icon;
    }

    /// The kind that shows entities of a ref type, `inv` or `meal_plan`; recipes' look for a type nobody knows.
    public static Kind ofType(String refType) {
        return switch (refType) {
            case "inv", "ing" -> PANTRY;
            case "shop" -> SHOPPING;
            case "meal", "meal_plan" -> MEAL;
            case "task" -> TASK;
            case "pref", "flavor" -> PREFERENCE;
            case "log" -> COOKED;
            default -> RECIPE;
        };
    }

    /// The style class that carries the hue.
    public String style() {
        return style;
    }

    public String iconStyle() {
        return "ic-" + style;
    }

    public Icon icon() {
        return icon;
    }
}
