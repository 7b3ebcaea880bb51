package alfred.ui.page;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.KnownEntity;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

/// The meal plans that Alfred suggests and nobody has saved yet, a bar each.
public final class DraftBars extends VBox {
    private final PageContext desk;

    public DraftBars(PageContext desk) {
        super(8);
        this.desk = desk;
        Nodes.visible(this, false);
    }

    /// Shows the drafts that there are now; takes no room without any.
    public void show() {
        getChildren().setAll(desk.drafts("meal_plan").stream().map(this::bar).toList());
        Nodes.visible(this, !getChildren().isEmpty());
    }

    private Node bar(KnownEntity draft) {
        var words = column(0, wrapped(text("meals.draft", draft.label()), "t-small-strong"),
            cut(text("meals.draft.help"), "t-caption c-muted"));
        return styled(row(12, Nodes.iconBox(draft.kind().icon(), draft.kind().style()), growing(words),
            button(text("panel.discard"), "ghost", () -> desk.draftActions().discard(draft)),
            button(text("panel.open"), "ghost", () -> desk.draftActions().open(draft)),
            button(text("panel.save"), Icon.CHECK, "secondary", () -> desk.draftActions().save(draft))), "draft-bar");
    }
}
