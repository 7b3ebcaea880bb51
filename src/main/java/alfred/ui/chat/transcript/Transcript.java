package alfred.ui.chat.transcript;

import static alfred.ui.fx.Texts.text;

import alfred.core.crud.call.ToolResult;
import alfred.core.row.Change;
import alfred.ui.chat.model.ChatItem;
import alfred.ui.chat.model.ChatModel;
import alfred.ui.chat.model.WriteSummary;
import alfred.ui.fx.FxThread;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.EntityActions;
import alfred.ui.model.Kind;
import alfred.ui.model.MealItem;
import alfred.ui.model.Mention;
import alfred.ui.model.RecipeCards;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The scrolling list of a conversation's entries. Keeps to the end unless the user scrolls away from it.
public final class Transcript extends ScrollPane {
    /// The maximum number of entries rendered at a time.
    private static final int MAX_DRAWN = 160;
    private static final int STEP = 40;
    /// Distance in pixels from either end at which more items are rendered.
    private static final double NEAR = 500;

    private final VBox column = new EntryColumn(16);
    private final Actions actions;
    private final ObservableList<ChatItem> items;
    /// The range of rendered entries: start inclusive, end exclusive.
    private int from;
    private int to;
    private boolean isSliding;
    /// Whether the view follows new entries because the user is at the end.
    private boolean follows = true;
    /// The content and viewport heights after the last layout: a scroll at other heights was caused by the layout,
    /// not by the user.
    private double height;
    private double view;

    /// The actions of the cards.
    public interface Actions {
        void say(String words);

        void change();

        EntityActions drafts();

        void withCookbook(Consumer<RecipeCards> use);

        /// Opens the dialog that plans a recipe.
        void plan(UUID recipe);

        /// Returns the buttons for what comes after a plan was saved.
        ///
        /// @param meals the meals of the plan
        Node next(List<MealItem> meals);

        void stop();

        void retry(String message);

        void answerWithoutModel(String message);

        void undo(int turn);

        void redo();

        /// Loads the turns before the first entry, if there are any.
        void showEarlier();

        void open(Mention mention);

        void show(Kind kind, List<ToolResult.Write> writes);

        void settings();

        /// Creates a chip that is highlighted together with the other views of the same entity.
        Button joined(Mention mention);

        void follow(String address);
    }

    public Transcript(ChatModel model, Actions actions) {
        this.actions = actions;
        items = model.items();
        column.setPadding(new Insets(8, 20, 16, 20));
        setContent(column);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        items.addListener((ListChangeListener<ChatItem>) change -> {
            while (change.next()) {
                follows |= change.getAddedSubList().stream().anyMatch(ChatItem.Said.class::isInstance);
                removed(change.getFrom(), change.getRemovedSize());
                added(change.getFrom(), change.getAddedSubList());
            }
            trimTop();
            laidOut();
        });
        added(0, items);
        trimTop();
        vvalueProperty().addListener((_, _, _) -> {
            if (column.getHeight() == height && getViewportBounds().getHeight() == view) {
                follows = isAtEnd();
            }
            slide();
        });
        column.heightProperty().addListener((_, _, _) -> laidOut());
        viewportBoundsProperty().addListener((_, _, _) -> laidOut());
    }

    /// Scrolls back to the end if the view follows it; the scroll pane itself preserves the top of the viewport.
    private void laidOut() {
        FxThread.later(() -> {
            if (follows) {
                toEnd();
            }
            height = column.getHeight();
            view = getViewportBounds().getHeight();
        });
    }

    private void removed(int at, int count) {
        for (int i = 0; i < count; i++) {
            if (at < from) {
                from--;
                to--;
            } else if (at < to) {
                column.getChildren().remove(at - from);
                to--;
            }
        }
    }

    private void added(int at, List<? extends ChatItem> more) {
        if (at < from || at == 0 && to > 0) {
            from += more.size();
            to += more.size();
            // a user waiting at the top sees the earlier turns appear
            FxThread.later(this::slide);
        } else if (at <= to) {
            column.getChildren().addAll(at - from, more.stream().map(this::draw).toList());
            to += more.size();
        }
    }

    private void trimTop() {
        if (to - from > MAX_DRAWN) {
            column.getChildren().remove(0, to - from - MAX_DRAWN);
            from = to - MAX_DRAWN;
        }
    }

    /// Renders more entries when the view comes near either end, and removes as many at the other.
    private void slide() {
        var room = column.getHeight() - getViewportBounds().getHeight();
        if (isSliding || room <= 0) {
            return;
        }
        if (getVvalue() * room < NEAR) {
            if (from > 0) {
                keepingPlace(this::up);
            } else {
                actions.showEarlier();
            }
        } else if ((1 - getVvalue()) * room < NEAR && to < items.size()) {
            keepingPlace(this::down);
        }
    }

    private void up() {
        var first = Math.max(0, from - STEP);
        column.getChildren().addAll(0, items.subList(first, from).stream().map(this::draw).toList());
        from = first;
        if (to - from > MAX_DRAWN) {
            column.getChildren().remove(MAX_DRAWN, to - from);
            to = from + MAX_DRAWN;
        }
    }

    private void down() {
        var last = Math.min(items.size(), to + STEP);
        column.getChildren().addAll(items.subList(to, last).stream().map(this::draw).toList());
        to = last;
        trimTop();
    }

    /// Changes the rendered range without moving the visible content.
    private void keepingPlace(Runnable change) {
        isSliding = true;
        var top = getVvalue() * (column.getHeight() - getViewportBounds().getHeight());
        var anchor =
            column.getChildren().stream().filter(node -> node.getBoundsInParent().getMaxY() > top + 1).findFirst();
        var before = anchor.map(node -> node.getBoundsInParent().getMinY() - top).orElse(0.0);
        change.run();
        applyCss();
        // a bubble knows its width only after the first layout, and its height after the next
        for (var height = -1.0; height != column.getHeight();) {
            height = column.getHeight();
            layout();
        }
        anchor.filter(column.getChildren()::contains)
            .ifPresent(node -> setVvalue((node.getBoundsInParent().getMinY() - before)
                / Math.max(1, column.getHeight() - getViewportBounds().getHeight())));
        isSliding = false;
    }

    private boolean isAtEnd() {
        return to == items.size() && (getVvalue() > 0.98 || column.getHeight() <= getViewportBounds().getHeight());
    }

    private void toEnd() {
        if (to < items.size()) {
            column.getChildren().clear();
            from = items.size();
            to = from;
            up();
        }
        layout();
        setVvalue(1);
    }

    private Node draw(ChatItem item) {
        return switch (item) {
            case ChatItem.Said said -> Bubble.of(said.message(), actions::joined);
            case ChatItem.Thinking thinking -> Cards.thinking(thinking.words());
            case ChatItem.Planned planned -> plan(planned);
            case ChatItem.Reply reply -> reply(reply);
            case ChatItem.Proposed proposed -> switching(proposed.isOver(),
                isOver -> Cards.proposal(proposed.title(), proposed.message(),
                    isOver ? List.of() : proposed.choices(), this::answer, actions::change));
            case ChatItem.Drafted drafted -> draft(drafted);
            case ChatItem.Dishes dishes -> new DishList(dishes, actions);
            case ChatItem.Asked asked -> question(asked);
            case ChatItem.Wrote wrote -> switching(wrote.isTakenBack(), isBack -> receipt(wrote, isBack));
            case ChatItem.Named named -> chips(named);
            case ChatItem.TookBack back -> switching(back.isSpent(),
                isSpent -> Cards.undone(back.words(), isSpent ? null : actions::redo));
            case ChatItem.Trouble trouble -> Cards.error(text("error.title"), trouble.words(),
                trouble.isRetriable() ? () -> actions.retry(trouble.message()) : null,
                trouble.isTheModels() ? () -> actions.answerWithoutModel(trouble.message()) : null,
                trouble.isTheModels() ? actions::settings : null);
            case ChatItem.Used used -> Cards.note(Icon.CPU, used.words());
            case ChatItem.Note note -> Cards.note(Icon.INFO, note.words());
        };
    }

    private Node plan(ChatItem.Planned planned) {
        var card = new PlanCard(planned.progress().get(), actions::stop);
        Nodes.follow(card, planned.progress(), card::show);
        return card;
    }

    /// Says an answer that was chosen; what is typed next goes on with the talk.
    private void answer(String words) {
        actions.say(words);
        actions.change();
    }

    private Node question(ChatItem.Asked asked) {
        var card = Cards.question(asked.question().text(), asked.question().choices(), this::answer);
        Nodes.follow(card, asked.isOver(), isOver -> card.setDisable(card.isDisable() || isOver));
        return card;
    }

    private Node draft(ChatItem.Drafted drafted) {
        var card = new DraftCard(actions);
        Nodes.follow(card, drafted.draft(), card::show);
        return card;
    }

    private Node reply(ChatItem.Reply reply) {
        var box = new ReplyText(actions::follow);
        Nodes.follow(box, reply.text(), box::show);
        box.setOnContextMenuRequested(event -> {
            var copy = new MenuItem(text("chat.copy"));
            copy.setOnAction(_ -> Nodes.copy(reply.text().get()));
            new ContextMenu(copy).show(box, event.getScreenX(), event.getScreenY());
        });
        return box;
    }

    private Node chips(ChatItem.Named named) {
        var chips = new FlowPane(6, 6);
        named.mentions().forEach(mention -> chips.getChildren().add(actions.joined(mention)));
        return chips;
    }

    /// Returns what is drawn for a state, and drawn anew for the other.
    private static Node switching(BooleanProperty state, Function<Boolean, Region> drawn) {
        var box = new StackPane();
        Nodes.follow(box, state, now -> box.getChildren().setAll(drawn.apply(now)));
        return box;
    }

    private Region receipt(ChatItem.Wrote wrote, boolean isTakenBack) {
        @Nullable
        Runnable undo = isTakenBack ? null : () -> actions.undo(wrote.turn());
        var words = wrote.words();
        if (words.contains("\n") || !words.isEmpty() && WriteSummary.groups(wrote.writes()).size() > 1) {
            return Cards.receipt(ReplyText.drawn(words, actions::follow), undo);
        }
        var lines = WriteSummary.groups(wrote.writes()).stream().map(group -> new Cards.ReceiptLine(group.kind(),
            words.isEmpty() ? group.words() : words,
            isTakenBack || group.action() == Change.Kind.DELETED ? null
                : () -> actions.show(group.kind(), group.writes())))
            .toList();
        return Cards.receipt(lines, undo);
    }
}
