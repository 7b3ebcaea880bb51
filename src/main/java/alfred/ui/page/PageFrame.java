package alfred.ui.page;

import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;

import alfred.ui.fx.Nodes;
import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The layout of a page: a header with title, fact and actions, above scrolling content.
public final class PageFrame extends VBox {
    /// The room beside the content of a page, in pixels.
    private static final double SIDE = 32;

    private final Label fact = label("", "t-small c-muted");
    private final HBox header;
    private final Label title;

    /// @param actions the page's buttons; the switches for chat and panel follow them
    public PageFrame(String name, Node switches, Node... actions) {
        title = firm(name, "t-title");
        header = row(8, title, fact, spacer());
        header.getChildren().addAll(actions);
        header.getChildren().add(switches);
        header.setMinHeight(56);
        align(header, switches, new Insets(8, SIDE, 0, SIDE));
        HBox.setMargin(fact, new Insets(7, 0, 0, 6));
        header.setMinWidth(0);
        widthProperty().addListener((_, _, _) -> fit());
        setPadding(new Insets(4, 0, 0, 0));
        getChildren().add(header);
    }

    /// Lets a page's header end where its content does: with its last button, or with the picture of its last switch.
    ///
    /// @param room the room around the header, as beside the content
    public static void align(HBox header, Node switches, Insets room) {
        Nodes.follow(header, switches.visibleProperty(), areShown -> header.setPadding(new Insets(room.getTop(),
            room.getRight() - (areShown ? 8 : 0), room.getBottom(), room.getLeft())));
    }

    /// Adapts the header to its width: hides the fact first, then the texts of buttons with icons, from left to
    /// right. Call it when buttons are added or removed.
    public void fit() {
        if (getScene() == null || getWidth() <= 0) {
            return;
        }
        Nodes.visible(fact, false);
        var buttons =
            header.getChildren().stream().filter(node -> node instanceof Button button && button.getGraphic() != null
                && !button.getText().isEmpty()).map(Button.class::cast).toList();
        buttons.forEach(button -> Nodes.iconOnly(button, false));
        applyCss();
        for (var button : buttons) {
            if (!isFitting()) {
                Nodes.iconOnly(button, true);
                applyCss();
            }
        }
        showFact();
    }

    private boolean isFitting() {
        return header.prefWidth(-1) <= getWidth();
    }

    private void showFact() {
        Nodes.visible(fact, true);
        Nodes.visible(fact, getWidth() <= 0 || isFitting());
    }

    public void fact(String words) {
        if (!words.equals(fact.getText())) {
            fact.setText(words);
            showFact();
        }
    }

    /// Adds nodes next to the title.
    public void beside(Node... nodes) {
        header.getChildren().addAll(1, List.of(nodes));
    }

    /// Adds a node below the header that does not scroll.
    public PageFrame fixed(Node node) {
        VBox.setMargin(node, new Insets(6, 32, 8, 32));
        getChildren().add(node);
        return this;
    }

    /// Adds scrolling content.
    public ScrollPane scrolling(Node content) {
        if (content instanceof Region region && region.getPadding().equals(Insets.EMPTY)) {
            // so that a message over the end of the page hides nothing of it
            region.setPadding(new Insets(8, 32, 76, 32));
        }
        var scroll = Nodes.steady(Nodes.scroll(content));
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().add(scroll);
        return scroll;
    }

    /// Adds content that fills the remaining height and scrolls by itself.
    public void filling(Node content) {
        VBox.setVgrow(content, Priority.ALWAYS);
        getChildren().add(content);
    }
}
