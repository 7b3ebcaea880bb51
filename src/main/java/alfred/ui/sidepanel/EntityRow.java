package alfred.ui.sidepanel;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.EntityActions;
import alfred.ui.model.KnownEntity;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Side panel row of one entity; its action buttons appear on hover and on focus.
public final class EntityRow extends StackPane {
    private final KnownEntity entity;
    private final EntityActions actions;

    public EntityRow(KnownEntity entity, EntityActions actions) {
        this.entity = entity;
        this.actions = actions;
        styled(this, "erow");
        var isDraft = entity.tier() == KnownEntity.Tier.DRAFT;
        if (isDraft) {
            styled(this, "gen " + entity.kind().style());
        }
        if (entity.isGone()) {
            getStyleClass().add("gone");
        }
        setFocusTraversable(true);
        setAccessibleText(entity.label() + ", " + (entity.reason().isEmpty() ? entity.doing() : entity.reason()));
        getChildren().add(isDraft ? draft() : line());
    }

    private HBox line() {
        var kept = entity.tier() == KnownEntity.Tier.KEPT;
        var name = wrapped(entity.label(), "t-small-strong");
        if (entity.isGone()) {
            styled(name, "struck c-muted");
        }
        var second = kept ? cut(entity.reason(), "t-caption c-muted") : cut(entity.ref(), "t-mono c-muted");
        var fact = atRest();
        var tools = tools();
        var end = new StackPane(fact, tools);
        end.setAlignment(Pos.CENTER_RIGHT);
        var busy = hoverProperty().or(focusWithinProperty());
        tools.visibleProperty().bind(busy);
        tools.managedProperty().bind(busy);
        fact.visibleProperty().bind(busy.not());
        fact.managedProperty().bind(busy.not());
        end.setMinWidth(USE_PREF_SIZE);
        return row(10, Nodes.iconBox(entity.kind().icon(), entity.kind().style()),
            growing(column(kept ? 0 : 1, name, second)), end);
    }

    private Node atRest() {
        if (entity.isGone()) {
            return row(8, firm(entity.doing(), "t-caption c-muted"),
                button(text("panel.undo"), "text", () -> actions.undo(entity)));
        }
        if (entity.isPinned()) {
            return Icon.PIN.view(14, "ic-full");
        }
        return firm(entity.tier() == KnownEntity.Tier.KEPT ? entity.ref() : entity.doing(),
            entity.tier() == KnownEntity.Tier.KEPT ? "t-mono c-muted" : "t-caption c-muted");
    }

    private HBox tools() {
        var tools = row(2);
        if (entity.isGone()) {
            tools.getChildren().add(button(text("panel.undo"), "text", () -> actions.undo(entity)));
            return tools;
        }
        if (entity.tier() == KnownEntity.Tier.KEPT) {
            tools.getChildren().add(button(text("panel.forget"), "ghost sm", () -> actions.forget(entity)));
        } else {
            tools.getChildren()
                .add(iconButton(Icon.AT_SIGN, text("panel.mention"), "sm", () -> actions.mention(entity)));
        }
        tools.getChildren()
            .add(iconButton(Icon.PIN, text(entity.isPinned() ? "panel.unpin" : "panel.pin"),
                entity.isPinned() ? "sm on" : "sm",
                () -> actions.pin(entity, !entity.isPinned())));
        tools.getChildren().add(iconButton(Icon.ARROW_UP_RIGHT, text("panel.open"), "sm", () -> actions.open(entity)));
        return tools;
    }

    private VBox draft() {
        var head = row(10, Nodes.iconBox(entity.kind().icon(), entity.kind().style()),
            growing(column(1, wrapped(entity.label(), "t-small-strong"), cut(entity.ref(), "t-mono c-muted"))),
            firm(entity.doing(),
                "t-caption c-muted"));
        var tools = row(2, iconButton(Icon.AT_SIGN, text("panel.mention"), "sm", () -> actions.mention(entity)),
            iconButton(Icon.PIN, text(entity.isPinned() ? "panel.unpin" : "panel.pin"),
                entity.isPinned() ? "sm on" : "sm",
                () -> actions.pin(entity, !entity.isPinned())),
            iconButton(Icon.ARROW_UP_RIGHT, text("panel.open"), "sm", () -> actions.open(entity)));
        // the tools stand below the words where a language has longer ones
        var foot = Nodes.flow(6, button(text("panel.save"), Icon.CHECK, "soft sm", () -> actions.save(entity)),
            button(text("panel.discard"), "ghost sm", () -> actions.discard(entity)), tools);
        var box = column(8, head, foot);
        box.setPadding(new Insets(2, 0, 2, 0));
        return box;
    }
}
