package alfred.ui.page.list;

import static alfred.ui.fx.Nodes.styled;

import alfred.ui.fx.Cover;
import alfred.ui.fx.CoverTable;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;

/// The illustrations of empty pages, composed of recipe covers and jars.
public final class Drawings {
    private Drawings() {}

    /// Three fanned recipe cards.
    public static Node cards() {
        var left = card("Miso Soup with Tofu", -9);
        left.setTranslateX(-64);
        left.setTranslateY(14);
        left.setOpacity(0.6);
        var right = card("Plum Crumble", 9);
        right.setTranslateX(64);
        right.setTranslateY(14);
        right.setOpacity(0.6);
        return Nodes.fix(new StackPane(left, right, card("Lemon Ricotta Pasta", 0)), 290, 190);
    }

    private static Node card(String dish, double turn) {
        var cover = new Cover(CoverTable.lookOf(dish, List.of()), Cover.Shape.CARD);
        cover.setMinHeight(90);
        var lines = new VBox(7, ghost(78, 7), ghost(50, 6));
        lines.setPadding(new Insets(13, 13, 14, 13));
        var card = styled(new VBox(cover, lines), "a-card");
        card.setPadding(new Insets(1));
        card.setRotate(turn);
        return Nodes.fix(card, 130, 142);
    }

    private static Rectangle ghost(double width, double height) {
        var line = styled(new Rectangle(width, height), "ghost-line");
        line.setArcWidth(height);
        line.setArcHeight(height);
        return line;
    }

    /// A shelf with three jars and a free place.
    public static Node shelf() {
        var pane = new Pane();
        pane.getChildren().addAll(jar("cv-herb", 24, 56, 78, 0.66), jar("cv-saffron", 92, 48, 52, 0.55),
            jar("cv-berry", 152, 44, 90, 0.74));
        var free = box(208, 118, 40, 72, 10);
        styled(free, "dash");
        free.getStrokeDashArray().setAll(4.0, 4.0);
        var plus = Icon.PLUS.view(15);
        plus.setLayoutX(220);
        plus.setLayoutY(146);
        var board = box(0, 191, 260, 8, 6);
        styled(board, "shelf");
        pane.getChildren().addAll(free, plus, board);
        return Nodes.fix(pane, 260, 200);
    }

    private static Group jar(String hue, double x, double width, double height, double full) {
        var top = 190 - height;
        var glass = styled(box(x, top, width, height, 12), "jar-glass");
        glass.setStrokeWidth(1.6);
        var inside = height - 8;
        var fill = styled(box(x + 4, 186 - inside * full, width - 8, inside * full, 9), "jar-fill");
        var lid = styled(box(x + 5, top - 12, width - 10, 9, 4), "jar-lid");
        var label = styled(box(x + width / 2 - 13, 190 - height * 0.5, 26, 16, 4), "jar-label");
        var line = styled(box(x + width / 2 - 8, 190 - height * 0.5 + 7, 16, 2.4, 2), "jar-line");
        return styled(new Group(lid, glass, fill, label, line), hue);
    }

    private static Rectangle box(double x, double y, double width, double height, double round) {
        var box = new Rectangle(x, y, width, height);
        box.setArcWidth(round * 2);
        box.setArcHeight(round * 2);
        return box;
    }

    /// A single icon in a tinted square, for smaller empty states.
    public static Node icon(Icon icon) {
        return Nodes.fix(styled(new StackPane(icon.view(28, "ic-accent")), "icon-plate"), 64, 64);
    }
}
