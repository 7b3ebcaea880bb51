package alfred.ui.page.list;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ToggleButton;

/// A round check box.
public final class Check extends ToggleButton {
    public Check(String name, boolean isTicked, Consumer<Boolean> tick) {
        Nodes.styled(this, "ck");
        setGraphic(Icon.CHECK.view(12, 3));
        setSelected(isTicked);
        setAccessibleRole(AccessibleRole.CHECK_BOX);
        setAccessibleText(name);
        setOnAction(_ -> tick.accept(isSelected()));
    }
}
