package alfred.ui.shell;

import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.rule;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Nodes;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The list of keyboard shortcuts, generated from [Keys].
final class KeyList {
    private KeyList() {}

    static Region leaf() {
        var card = styled(new VBox(), "a-card");
        card.setPadding(new Insets(4, 18, 4, 18));
        for (var key : Keys.values()) {
            if (key.ordinal() > 0) {
                card.getChildren().add(rule());
            }
            var caps = new HBox(4);
            for (var part : key.keys().split(" ")) {
                caps.getChildren().add(firm(part, "key"));
            }
            caps.setAlignment(Pos.CENTER_RIGHT);
            var line = row(10, growing(label(key.words(), "t-body")), caps);
            line.setMinHeight(36);
            card.getChildren().add(line);
        }
        var leaf = Nodes.column(14, firm(text("settings.keys"), "t-title-2"), card);
        leaf.setMaxWidth(560);
        return leaf;
    }

    static Region dialog() {
        var leaf = leaf();
        leaf.setPadding(new Insets(20, 24, 24, 24));
        var scroll = Nodes.scroll(leaf);
        var box = styled(new VBox(scroll), "a-popup");
        Nodes.wide(box, 460);
        box.setMaxHeight(640);
        return box;
    }
}
