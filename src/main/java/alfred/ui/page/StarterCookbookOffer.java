package alfred.ui.page;

import static alfred.ui.fx.Texts.text;

/// Adds the starter cookbook, with Undo.
public final class StarterCookbookOffer {
    private StarterCookbookOffer() {}

    public static void accept(PageContext desk) {
        desk.toasts().show(text("recipes.starter.adding"));
        desk.background().task(() -> desk.kitchen().addStarterCookbook())
            .onSuccess(count -> desk.told(text("recipes.starter.added", count), count)).start();
    }
}
