package alfred.ui.chat;

import static alfred.ui.fx.Texts.text;

import alfred.core.context.Pending;
import alfred.core.crud.ToolResult;
import alfred.ui.fx.FxThread;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Kind;
import java.util.ArrayList;
import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The entries of a conversation, drawn one under the other; it stays at the end while it is there.
final class Transcript extends ScrollPane {
    /// How many entries are drawn at most; older ones leave the top.
    private static final int MOST = 300;

    private final VBox column = new VBox(16);
    private final Actions actions;

    /// What the cards ask for.
    interface Actions {
        void say(String words);

        void change();

        void stop();

        void retry(String message);

        void undo(int turn);

        void redo();

        void open(Mention mention);

        void show(Kind kind, List<ToolResult.Write> writes);

        void settings();

        void follow(String address);
    }

    Transcript(ChatModel model, Actions actions) {
        this.actions = actions;
        column.setPadding(new Insets(8, 20, 16, 20));
        setContent(column);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        model.items().addListener((ListChangeListener<ChatItem>) change -> {
            var atEnd = isAtEnd();
            while (change.next()) {
                for (int i = 0; i < change.getRemovedSize(); i++) {
                    column.getChildren().remove(change.getFrom());
                }
                var added = new ArrayList<Node>();
                change.getAddedSubList().forEach(item -> added.add(draw(item)));
                column.getChildren().addAll(change.getFrom(), added);
            }
            if (model.items().size() > MOST) {
                FxThread.later(() -> model.items().remove(0, model.items().size() - MOST));
            }
            if (atEnd || model.running().get()) {
                toEnd();
            }
        });
        model.items().forEach(item -> column.getChildren().add(draw(item)));
        column.heightProperty().addListener((_, before, _) -> {
            if (getVvalue() > 0.98 || before.doubleValue() <= getViewportBounds().getHeight()) {
                toEnd();
            }
        });
    }

    private boolean isAtEnd() {
        return getVvalue() > 0.98 || column.getHeight() <= getViewportBounds().getHeight();
    }

    private void toEnd() {
        FxThread.later(() -> {
            layout();
            setVvalue(1);
        });
    }

    private Node draw(ChatItem item) {
        return switch (item) {
            case ChatItem.Said said -> Bubble.of(said.message(), actions::open);
            case ChatItem.Thinking thinking -> Cards.thinking(thinking.words());
            case ChatItem.Planned planned -> plan(planned);
            case ChatItem.Reply reply -> reply(reply);
            case ChatItem.Proposed proposed -> Cards.proposal(proposed.title(), proposed.message(), new Cards.ProposalActions(
                () -> actions.say(text("chat.yes")), actions::change, () -> actions.say(text("chat.no"))));
            case ChatItem.Asked asked -> Cards.question(asked.question().text(),
                asked.question().choices().stream().map(Pending.Choice::text).toList(),
                actions::say);
            case ChatItem.Wrote wrote -> receipt(wrote);
            case ChatItem.Named named -> chips(named);
            case ChatItem.TookBack back -> Cards.undone(back.words(), actions::redo);
            case ChatItem.Trouble trouble -> Cards.error(text("error.title"), trouble.words(), () -> actions.retry(trouble.message()),
                actions::settings);
            case ChatItem.Note note -> Cards.note(Icon.INFO, note.words());
        };
    }

    private Node plan(ChatItem.Planned planned) {
        var card = new PlanCard(planned.progress().get(), actions::stop);
        planned.progress().addListener((_, _, next) -> card.show(next));
        return card;
    }

    private Node reply(ChatItem.Reply reply) {
        var box = new StackPane(Markdown.render(reply.text().get(), actions::follow));
        box.setAlignment(javafx.geometry.Pos.TOP_LEFT);
        reply.text().addListener((_, _, next) -> box.getChildren().setAll(Markdown.render(next, actions::follow)));
        var copy = new MenuItem(text("chat.copy"));
        copy.setOnAction(_ -> {
            var content = new ClipboardContent();
            content.putString(reply.text().get());
            Clipboard.getSystemClipboard().setContent(content);
        });
        var menu = new ContextMenu(copy);
        box.setOnContextMenuRequested(event -> menu.show(box, event.getScreenX(), event.getScreenY()));
        box.setAccessibleText(reply.text().get());
        return box;
    }

    private Node chips(ChatItem.Named named) {
        var chips = new FlowPane(6, 6);
        named.mentions().forEach(mention -> chips.getChildren().add(Chip.of(mention, actions::open)));
        return chips;
    }

    private Node receipt(ChatItem.Wrote wrote) {
        var lines = WriteWords.groups(wrote.writes()).stream().map(group -> new Cards.ReceiptLine(group.kind(), group.words(),
            group.action().equals("deleted") ? null : () -> actions.show(group.kind(), group.writes()))).toList();
        return Cards.receipt(lines, () -> actions.undo(wrote.turn()));
    }
}
