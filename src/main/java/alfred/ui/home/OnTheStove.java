package alfred.ui.home;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Cover;
import alfred.ui.model.BegunCooking;
import alfred.ui.model.RecipeCard;
import alfred.ui.model.RecipeCards;
import alfred.ui.model.Route;
import alfred.ui.page.PageContext;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.scene.Node;

/// A bar with the dish that is being cooked, which leads back to its step.
final class OnTheStove {
    private OnTheStove() {}

    /// Returns the bar; empty if nothing is being cooked.
    static Optional<Node> of(PageContext desk, RecipeCards cookbook) {
        return BegunCooking.latest(desk.settings())
            .flatMap(
                begun -> Optional.ofNullable(cookbook.byId().get(begun.recipe())).map(card -> bar(desk, begun, card)));
    }

    private static Node bar(PageContext desk, BegunCooking begun, RecipeCard card) {
        var words = column(1, wrapped(text("home.stove", card.name()), "t-strong"),
            wrapped(text("home.stove.step", begun.step() + 1), "t-small c-text-2"));
        var box =
            styled(row(14, Cover.thumb(card.look(), 36), growing(words), button(text("recipe.cook-on"), "secondary",
                () -> desk.open(new Route.Cook(card.id(), begun.servings(card.servings()))))), "okbox");
        box.setPadding(new Insets(6, 8, 6, 12));
        return box;
    }
}
