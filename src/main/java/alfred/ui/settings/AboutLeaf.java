package alfred.ui.settings;

import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import javafx.scene.layout.VBox;

/// What Alfred is, and whose work is in it.
final class AboutLeaf extends VBox {
    AboutLeaf() {
        super(10);
        setMaxWidth(640);
        getChildren().addAll(firm(text("settings.about"), "t-title-2"), wrapped(text("about.words"), "t-body c-text-2"),
            firm(text("about.thanks"), "t-heading"), wrapped(text("about.fonts"), "t-body c-text-2"), wrapped(text("about.icons"),
                "t-body c-text-2"));
    }
}
