package alfred.ui.chat.composer;

import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.rule;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Nodes;
import alfred.ui.model.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The suggestions above the composer, grouped by kind, with one selected.
final class MentionList extends VBox {
    private static final int MAX_SHOWN = 15;

    private final Consumer<Suggestion> choose;
    private final List<Suggestion> shown = new ArrayList<>();
    private final List<HBox> rows = new ArrayList<>();
    private int chosen;

    MentionList(Consumer<Suggestion> choose) {
        this.choose = choose;
        styled(this, "a-popup");
        setPadding(new Insets(6));
        Nodes.visible(this, false);
    }

    void show(List<Suggestion> suggestions) {
        getChildren().clear();
        shown.clear();
        rows.clear();
        chosen = 0;
        var grouped = suggestions.stream().limit(MAX_SHOWN)
            .sorted((a, b) -> a.mention().kind().compareTo(b.mention().kind())).toList();
        Kind group = null;
        for (var suggestion : grouped) {
            if (suggestion.mention().kind() != group) {
                group = suggestion.mention().kind();
                var title = label(group.groupName(), "t-label c-muted");
                title.setPadding(new Insets(5, 10, 3, 10));
                getChildren().add(title);
            }
            add(suggestion);
        }
        if (!grouped.isEmpty()) {
            getChildren().addAll(rule(), foot());
            mark();
        }
        Nodes.visible(this, !grouped.isEmpty());
    }

    void hide() {
        show(List.of());
    }

    void move(int by) {
        chosen = Math.floorMod(chosen + by, Math.max(1, rows.size()));
        mark();
    }

    Optional<Suggestion> chosen() {
        return shown.isEmpty() ? Optional.empty() : Optional.of(shown.get(chosen));
    }

    private void add(Suggestion suggestion) {
        var kind = suggestion.mention().kind();
        var row = styled(row(10, kind.icon().view(15, kind.iconStyle()),
            growing(cut(suggestion.mention().label(), "t-small-strong")),
            firm(suggestion.fact(), "t-caption c-muted")), "mention-row");
        var index = rows.size();
        row.setOnMouseEntered(_ -> {
            chosen = index;
            mark();
        });
        row.setOnMousePressed(event -> {
            event.consume();
            choose.accept(suggestion);
        });
        shown.add(suggestion);
        rows.add(row);
        getChildren().add(row);
    }

    private void mark() {
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).getStyleClass().remove("sel");
            if (i == chosen) {
                rows.get(i).getStyleClass().add("sel");
            }
        }
    }

    private static HBox foot() {
        var foot = row(6, firm("↑", "key"), firm("↓", "key"), label(text("mention.choose"), "t-caption c-muted"),
            firm("Enter", "key"),
            label(text("mention.insert"), "t-caption c-muted"), spacer(), firm("Esc", "key"));
        foot.setPadding(new Insets(7, 8, 3, 8));
        VBox.setMargin(foot, new Insets(2, 0, 0, 0));
        return foot;
    }
}
