package alfred.ui.page;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.FxThread;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.KnownEntity;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

/// The meal plans that Alfred suggests and nobody has saved yet, a bar each.
public final class DraftBars extends VBox {
    /// The width below which the buttons stand under the words, in pixels.
    private static final double NARROW = 560;

    private final PageContext desk;
    private boolean isNarrow;

    public DraftBars(PageContext desk) {
        super(8);
        this.desk = desk;
        Nodes.visible(this, false);
        widthProperty().addListener((_, _, width) -> {
            if (width.doubleValue() < NARROW != isNarrow) {
                isNarrow = !isNarrow;
                FxThread.later(this::show);
            }
        });
    }

    /// Shows the drafts that there are now; takes no room without any.
    public void show() {
        getChildren().setAll(desk.drafts("meal_plan").stream().map(this::bar).toList());
        Nodes.visible(this, !getChildren().isEmpty());
    }

    private Node bar(KnownEntity draft) {
        var words = column(0, wrapped(text("meals.draft", draft.label()), "t-small-strong"),
            wrapped(text("meals.draft.help"), "t-caption c-muted"));
        var said = row(12, Nodes.iconBox(draft.kind().icon(), draft.kind().style()), growing(words));
        var ways = row(12, button(text("panel.discard"), "ghost", () -> desk.draftActions().discard(draft)),
            button(text("panel.open"), "ghost", () -> desk.draftActions().open(draft)),
            button(text("panel.save"), Icon.CHECK, "secondary", () -> desk.draftActions().save(draft)));
        ways.setAlignment(Pos.CENTER_RIGHT);
        return styled(isNarrow ? column(6, said, ways) : row(12, growing(said), ways), "draft-bar");
    }
}
