package alfred.ui.shopping;

import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.page.list.RowMenu;
import java.util.List;
import javafx.geometry.Side;
import javafx.scene.layout.HBox;

/// The heading of an aisle, with a menu that puts it earlier or later on the way through the shop.
final class AisleHead {
    private AisleHead() {}

    /// @param aisle the aisle's key
    /// @param count the number of its rows
    /// @param ways the lines of the menu; none where there is but one aisle
    static HBox of(String aisle, int count, List<RowMenu.Way> ways) {
        var name = Aisles.name(aisle);
        var head = Nodes.groupHead(name, count, 16);
        head.setAccessibleText(name);
        if (!ways.isEmpty()) {
            var place = Nodes.iconButton(Icon.ELLIPSIS, text("aisle.place", name), "sm remove", () -> {});
            place.setOnAction(_ -> RowMenu.of(ways).show(place, Side.BOTTOM, 0, 4));
            head.getStyleClass().add("aisle-head");
            head.getChildren().addAll(Nodes.spacer(), place);
            RowMenu.on(head, () -> ways);
        }
        return head;
    }
}
