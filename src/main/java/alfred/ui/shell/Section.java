package alfred.ui.shell;

import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.model.Route;

/// The entries of the sidebar.
enum Section {
    HOME(new Route.Home(), Icon.HOUSE, "page.home"),
    RECIPES(new Route.Recipes(), Icon.BOOK_OPEN_TEXT, "page.recipes"),
    PANTRY(new Route.Pantry(), Icon.REFRIGERATOR, "page.pantry"),
    SHOPPING(new Route.Shopping(), Icon.SHOPPING_BASKET, "page.shopping"),
    MEALS(new Route.Meals(), Icon.CALENDAR_DAYS, "page.meals"),
    TASKS(new Route.Tasks(), Icon.CIRCLE_CHECK_BIG, "page.tasks"),
    LOG(new Route.Log(), Icon.CHEF_HAT, "page.log"),
    FOODS(new Route.Foods(), Icon.APPLE, "page.foods"),
    CONVERSATIONS(new Route.Conversations(), Icon.MESSAGE_CIRCLE, "page.conversations"),
    PREFERENCES(new Route.Preferences(), Icon.SLIDERS_HORIZONTAL, "page.preferences"),
    SETTINGS(new Route.Settings(), Icon.SETTINGS, "page.settings");

    private final Route route;
    private final Icon icon;
    private final String textKey;

    Section(Route route, Icon icon, String textKey) {
        this.route = route;
        this.icon = icon;
        this.textKey = textKey;
    }

    /// Whether it belongs to the secondary group, which the rail folds into one menu.
    boolean isSecond() {
        return this == LOG || this == FOODS || this == CONVERSATIONS;
    }

    Route route() {
        return route;
    }

    Icon icon() {
        return icon;
    }

    String title() {
        return text(textKey);
    }
}
