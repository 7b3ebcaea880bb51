package alfred.ui.recipes.form;

import static alfred.ui.fx.Nodes.iconLabel;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.model.Kitchen.LineStock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.HPos;
import javafx.geometry.Orientation;
import javafx.geometry.Rectangle2D;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// An ingredient line's parts one after the other, over as many lines as they need, and what is at home of it at the
/// right end; below them where the last line has no room for it.
final class FactLine extends Pane {
    private static final double SPACE = 2;
    private static final double GAP = 16;
    private static final double INDENT = 4;
    private static final double PADDING = 5;

    private final List<Region> parts = new ArrayList<>();
    private @Nullable Label fact;

    void add(Region part) {
        parts.add(part);
        getChildren().add(part);
    }

    void tell(Label atHome) {
        fact = atHome;
        getChildren().add(atHome);
    }

    /// Returns what is at home as a label; empty where there is none and none is needed.
    static Optional<Label> fact(LineStock stock) {
        return switch (stock.state()) {
            case AT_HOME -> Optional.of(atHome(
                stock.isFrozen() ? text("line.frozen", stock.has()).strip()
                    : stock.has().isEmpty() ? text("shopping.have") : text("shopping.have-some", stock.has())));
            case STAPLE -> Optional.of(atHome(text("line.staple")));
            case TO_BUY -> Optional.of(iconLabel(
                stock.has().isEmpty() ? text("recipe.line-to-buy") : text("line.too-little", stock.has()),
                "t-caption c-shopping", Icon.SHOPPING_BASKET.view(13, "ic-shopping")));
            case LISTED -> Optional.of(
                iconLabel(text("recipe.line-listed"), "t-caption c-muted", Icon.SHOPPING_BASKET.view(13)));
            case NOT_THERE -> Optional.empty();
        };
    }

    private static Label atHome(String words) {
        return iconLabel(words, "t-caption c-muted", Icon.HOUSE.view(13));
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return parts.stream().mapToDouble(part -> part.prefWidth(-1) + SPACE).sum()
            + (fact == null ? 0 : GAP + fact.prefWidth(-1));
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        return places(width < 0 ? Double.MAX_VALUE : width).stream().mapToDouble(Rectangle2D::getMaxY).max().orElse(0)
            + PADDING;
    }

    @Override
    protected void layoutChildren() {
        var places = places(getWidth());
        var above = snapPositionY((getHeight() - computePrefHeight(getWidth())) / 2);
        for (int i = 0; i < places.size(); i++) {
            var place = places.get(i);
            layoutInArea(getChildren().get(i), place.getMinX(), above + place.getMinY(), place.getWidth(),
                place.getHeight(), 0,
                HPos.LEFT, VPos.CENTER);
        }
    }

    private List<Rectangle2D> places(double width) {
        var places = new ArrayList<Rectangle2D>();
        var x = 0.0;
        var y = PADDING;
        var high =
            parts.stream().mapToDouble(part -> Math.max(part.minHeight(-1), part.prefHeight(-1))).max().orElse(0);
        for (var part : parts) {
            var asked = Math.min(part.prefWidth(-1), width);
            if (x + asked > width) {
                x = 0;
                y += high;
            }
            places.add(new Rectangle2D(x, y, asked, high));
            x += asked + SPACE;
        }
        if (fact != null) {
            var asked = Math.min(fact.prefWidth(-1), width - INDENT);
            places.add(x + GAP + asked <= width ? new Rectangle2D(width - asked, y, asked, high)
                : new Rectangle2D(INDENT, y + high, asked, fact.prefHeight(-1)));
        }
        return places;
    }
}
