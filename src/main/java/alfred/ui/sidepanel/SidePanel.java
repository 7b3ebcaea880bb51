package alfred.ui.sidepanel;

import static alfred.ui.fx.Nodes.button;
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
import alfred.ui.page.EntityMarks;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Insets;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Side panel of the entities in Alfred's context, in three tiers: in use, drafts, kept. A long tier is folded
/// after five rows.
public final class SidePanel extends VBox {
    private static final int FOLDED = 5;

    private final EntityActions actions;
    private final EntityMarks marks;
    private final VBox content = new VBox(6);
    private final Set<KnownEntity.Tier> unfolded = EnumSet.noneOf(KnownEntity.Tier.class);
    private List<KnownEntity> entities = List.of();

    public SidePanel(EntityActions actions, EntityMarks marks, Runnable close) {
        this.actions = actions;
        this.marks = marks;
        var header =
            row(4, growing(firm(text("panel.title"), "t-heading")), iconButton(Icon.X, text("panel.close"), "", close));
        header.setMinHeight(56);
        header.setPadding(new Insets(0, 2, 0, 4));
        content.setPadding(new Insets(0, 4, 16, 4));
        // a row that wants more room is laid out in what there is, and pushes no other past the edge
        content.setMinWidth(0);
        var scroll = Nodes.scroll(content);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(header, scroll);
        draw();
    }

    /// Replaces the entities; does nothing if they are equal to the current ones.
    public void show(List<KnownEntity> next) {
        if (!next.equals(entities)) {
            entities = List.copyOf(next);
            draw();
        }
    }

    private void draw() {
        content.getChildren().clear();
        if (entities.isEmpty()) {
            var words = wrapped(text("panel.nothing"), "t-small c-muted");
            HBox.setHgrow(words, Priority.ALWAYS);
            var line = new HBox(12, styled(new StackPane(Icon.MESSAGE_CIRCLE.view(15)), "kbox"), words);
            line.setPadding(new Insets(4));
            content.getChildren().add(line);
            return;
        }
        addTier(KnownEntity.Tier.IN_USE, text("panel.in-use"), text("panel.in-use.hint"));
        addTier(KnownEntity.Tier.DRAFT, text("panel.drafts"), text("panel.drafts.hint"));
        addTier(KnownEntity.Tier.KEPT, text("panel.kept"), "");
    }

    private EntityRow entry(KnownEntity entity) {
        var row = new EntityRow(entity, actions);
        marks.join(row, () -> entity.isGone() ? Optional.empty() : Optional.of(entity.mention()));
        return row;
    }

    private void addTier(KnownEntity.Tier tier, String name, String hint) {
        var found = new ArrayList<>(entities.stream().filter(entity -> entity.tier() == tier).toList());
        if (found.isEmpty()) {
            return;
        }
        found.sort((a, b) -> Boolean.compare(b.isPinned(), a.isPinned()));
        var head = row(8, firm(name, "t-label c-text"), Nodes.cut(hint, "t-caption c-muted"));
        VBox.setMargin(head, new Insets(content.getChildren().isEmpty() ? 0 : 16, 0, 2, 2));
        content.getChildren().add(head);
        var isFolded = found.size() > FOLDED + 1 && !unfolded.contains(tier);
        found.stream().limit(isFolded ? FOLDED : found.size())
            .forEach(entity -> content.getChildren().add(entry(entity)));
        if (isFolded) {
            content.getChildren()
                .add(button(text("panel.more", found.size() - FOLDED), Icon.CHEVRON_DOWN, "text", () -> {
                    unfolded.add(tier);
                    draw();
                }));
        }
    }
}
