package alfred.ui.recipes;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.model.Route;
import alfred.ui.page.PageContext;
import alfred.ui.page.StarterCookbookOffer;
import alfred.ui.page.list.Drawings;
import alfred.ui.page.list.EmptyState;
import java.util.Optional;
import javafx.scene.Node;

/// Empty states of the cookbook: no recipes yet, or no match for the search and filters.
final class EmptyCookbook {
    private EmptyCookbook() {}

    static Node node(PageContext desk) {
        return new EmptyState(Drawings.cards(), text("recipes.empty"), text("recipes.empty.help"),
            button(text("recipes.write"), Icon.PLUS, "primary", () -> desk.open(Route.newRecipe())),
            button(text("recipes.import"), Icon.DOWNLOAD, "secondary", () -> desk.open(new Route.Import())),
            button(text("recipes.starter"), Icon.BOOK_OPEN_TEXT, "secondary", () -> StarterCookbookOffer.accept(desk)),
            button(text("recipes.ask"), Icon.SPARKLES, "secondary", () -> desk.prepare(text("recipes.ask.words"))));
    }

    static Node nothingFound(String words, PageContext desk) {
        var isSearch = !words.isBlank();
        return new EmptyState(Drawings.icon(Icon.SEARCH),
            isSearch ? text("recipes.none", words) : text("recipes.none-fit"),
            text(isSearch ? "recipes.none.help" : "recipes.none-fit.help"),
            button(text("recipes.write"), Icon.PLUS, "secondary",
                () -> desk.open(new Route.RecipeForm(Optional.empty(), words.strip()))),
            button(text("recipes.ask"), Icon.SPARKLES, "soft", () -> desk.prepare(isSearch ? text("recipes.ask.for",
                words) : text("recipes.ask.words"))));
    }
}
