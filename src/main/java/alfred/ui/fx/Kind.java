package alfred.ui.fx;

/// The kinds of entity shown to the user, each with its icon and hue.
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

    /// Returns the kind of a ref type, such as `inv` or `meal_plan`; [#RECIPE] for an unknown type.
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
}
