package alfred.ui.settings;

import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.DataLocation;
import alfred.ui.model.HouseholdConnection;
import alfred.ui.model.ModelConnectionPort;
import alfred.ui.page.Page;
import alfred.ui.page.PageContext;
import java.util.function.Supplier;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The settings page, in sections: model, model inspector, the user's data, the household, appearance, keyboard
/// shortcuts, about.
public final class SettingsPage implements Page {
    private final HBox root = new HBox();
    private final StackPane leaf = new StackPane();
    private final ToggleGroup group = new ToggleGroup();

    /// Creates the page with the model section open.
    ///
    /// @param keys supplies the list of keyboard shortcuts
    public SettingsPage(PageContext desk, ModelConnectionPort link, DataLocation place, HouseholdConnection household,
        Supplier<Node> keys) {
        var title = firm(text("page.settings"), "t-title");
        title.setPadding(new Insets(12, 0, 14, 0));
        var menu = new VBox(2, title, entry(Icon.CPU, text("settings.model"), () -> new ModelLeaf(desk, link)),
            entry(Icon.SEARCH, text("settings.inspector"), () -> new InspectorLeaf(desk, link)),
            entry(Icon.DATABASE, text("about.data"), () -> new DataLeaf(desk, place)),
            entry(Icon.USERS, text("household.title"), () -> new HouseholdLeaf(desk, household)),
            entry(Icon.PALETTE, text("settings.appearance"), () -> new AppearanceLeaf(desk)),
            entry(Icon.KEYBOARD, text("settings.keys"), keys),
            entry(Icon.INFO, text("settings.about"), AboutLeaf::new));
        menu.setPadding(new Insets(10, 16, 16, 24));
        // as wide as its words in every language and size of text
        menu.setMinWidth(Region.USE_PREF_SIZE);
        menu.setMaxWidth(Region.USE_PREF_SIZE);
        var scroll = Nodes.scroll(leaf);
        leaf.setPadding(new Insets(26, 40, 40, 40));
        leaf.setAlignment(Pos.TOP_LEFT);
        HBox.setHgrow(scroll, Priority.ALWAYS);
        var corner = head(desk);
        corner.setMaxSize(HBox.USE_PREF_SIZE, HBox.USE_PREF_SIZE);
        StackPane.setAlignment(corner, Pos.TOP_RIGHT);
        var body = new StackPane(scroll, corner);
        HBox.setHgrow(body, Priority.ALWAYS);
        root.getChildren().addAll(menu, styled(new VBox(), "vrule"), body);
        ((ToggleButton) menu.getChildren().get(1)).fire();
    }

    private static HBox head(PageContext desk) {
        var head = new HBox(desk.switches());
        head.setAlignment(Pos.CENTER_RIGHT);
        head.setPadding(new Insets(12, 20, 0, 0));
        return head;
    }

    private ToggleButton entry(Icon icon, String name, Supplier<? extends Node> content) {
        var face = new HBox(11, icon.view(17), growing(cut(name, "t-strong")));
        face.setAlignment(Pos.CENTER_LEFT);
        var button = styled(new ToggleButton(), "nav leaf");
        button.setGraphic(face);
        button.setAccessibleText(name);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setToggleGroup(group);
        button.setStyle("-fx-min-width: 12.05em;");
        button.setOnAction(_ -> {
            button.setSelected(true);
            leaf.getChildren().setAll(content.get());
        });
        return button;
    }

    @Override
    public Node node() {
        return root;
    }

    @Override
    public void refresh() {
        // settings do not depend on kitchen data
    }
}
