package alfred.ui.shell;

import static alfred.ui.fx.Texts.text;

import alfred.core.session.turn.Conversations;
import alfred.ui.chat.ConversationTitle;
import alfred.ui.fx.Nodes;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.VBox;

/// The latest conversations in the sidebar, where the window is high enough for them.
final class RecentConversations extends VBox {
    static final int SHOWN = 3;
    private static final double HIGH = 780;
    /// The letters of a title at most; what has no room beside the sign of more is seen in the tooltip.
    private static final int LETTERS = 80;
    private static final int SHORT = 22;

    private final Consumer<UUID> resume;
    private List<Conversations.Past> latest = List.of();

    /// @param resume opens the conversation that was clicked
    RecentConversations(Consumer<UUID> resume) {
        this.resume = resume;
        sceneProperty().flatMap(Scene::heightProperty)
            .subscribe(height -> Nodes.visible(this, height != null && height.doubleValue() >= HIGH));
    }

    void show(List<Conversations.Past> next) {
        if (next.equals(latest)) {
            return;
        }
        latest = List.copyOf(next);
        getChildren().setAll(latest.stream().map(this::entry).toList());
    }

    private Button entry(Conversations.Past past) {
        var whole = ConversationTitle.of(past.title(), LETTERS);
        var entry = Nodes.styled(new Button(whole), "nav quiet recent");
        entry.setMinWidth(0);
        entry.setTextOverrun(OverrunStyle.ELLIPSIS);
        entry.setMaxWidth(Double.MAX_VALUE);
        entry.setAccessibleText(text("shell.entry.words", text("page.conversations"), whole));
        Nodes.tip(entry, () -> whole.length() > SHORT ? whole : "");
        entry.setOnAction(_ -> resume.accept(past.id()));
        return entry;
    }
}
