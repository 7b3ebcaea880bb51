package alfred.ui.shell;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.core.crud.StoreException;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.page.RefusalWords;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// All that a window says on a kitchen that cannot be opened: why, and what to do. Started from a menu, Alfred has nowhere else to say it.
public final class NotOpened extends VBox {
    /// @param close ends the program
    public NotOpened(StoreException problem, Runnable close) {
        super(18);
        var mark = Nodes.fix(styled(new StackPane(Icon.CONCIERGE_BELL.view(22, "ic-on")), "brand-mark"), 40, 40);
        var words = column(6, label(text(problem.kind() == StoreException.Kind.IN_USE ? "start.open-already" : "start.not-opened"), "t-title-2"),
            wrapped(RefusalWords.of(problem), "t-body c-text-2"));
        var top = row(16, mark, growing(words));
        top.setAlignment(Pos.TOP_LEFT);
        var ok = button(text("start.close"), "primary", close);
        ok.setDefaultButton(true);
        ok.setCancelButton(true);
        getChildren().addAll(top, row(8, spacer(), ok));
        setPadding(new Insets(28));
        setPrefWidth(480);
    }
}
