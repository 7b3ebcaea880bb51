package alfred.ui.chat;

import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Texts.text;

import alfred.core.context.Pending;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.call.ToolResult;
import alfred.core.pipeline.PipelineEvent;
import alfred.ui.chat.composer.Composer;
import alfred.ui.chat.composer.MentionIndex;
import alfred.ui.chat.composer.Suggestion;
import alfred.ui.chat.model.ChatItem;
import alfred.ui.chat.model.ChatModel;
import alfred.ui.chat.model.TurnEnd;
import alfred.ui.chat.transcript.Transcript;
import alfred.ui.fx.FxThread;
import alfred.ui.fx.Icon;
import alfred.ui.model.ChatService;
import alfred.ui.model.EntityActions;
import alfred.ui.model.Kind;
import alfred.ui.model.KnownEntity;
import alfred.ui.model.MealItem;
import alfred.ui.model.Mention;
import alfred.ui.model.RecipeCards;
import alfred.ui.model.Route;
import alfred.ui.page.PageContext;
import alfred.ui.page.form.MealDialog;
import alfred.ui.page.text.RefusalMessages;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.InvalidationListener;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/// The chat sheet: header, transcript and composer.
public final class ChatPane extends VBox implements Composer.Host, Transcript.Actions {
    private final PageContext desk;
    private final ChatService talk;
    private final ChatModel model;
    private final MentionIndex index;
    private final Composer composer = new Composer(this);
    private final UnsentWords unsent;
    private final StackPane body = new StackPane();
    private final Label title = cut(text("chat.new"), "t-small-strong");
    private final ChatWelcome welcome;
    private final ScrollPane transcript;
    private int changes;
    private Optional<PastMessages.Before> earlier = Optional.empty();
    private boolean isReading;
    private final Timeline clock = new Timeline(new KeyFrame(Duration.seconds(1), _ -> tick()));

    /// A way to answer a message: with the chosen model, or without one.
    private interface Way {
        void say(String message, Consumer<PipelineEvent> events);
    }

    /// @param switches the header's buttons for hiding the chat and showing the panel
    public ChatPane(PageContext desk, ChatService talk, Node... switches) {
        this.desk = desk;
        this.talk = talk;
        model = new ChatModel(desk.clock(),
            (turn, reply, shown) -> desk.background().run(() -> talk.keep(turn, reply, shown)).start());
        unsent = new UnsentWords(desk, composer);
        index = new MentionIndex(desk);
        transcript = new Transcript(model, this);
        welcome = new ChatWelcome(desk, this::say);
        var header = row(2, growing(title), iconButton(Icon.HISTORY, text("page.conversations"), "",
            () -> desk.open(new Route.Conversations())),
            iconButton(Icon.SQUARE_PEN, text("chat.start-over"), "", this::startOver));
        header.getChildren().addAll(switches);
        header.setMinHeight(56);
        header.setPadding(new Insets(2, 10, 0, 20));
        VBox.setVgrow(body, Priority.ALWAYS);
        VBox.setMargin(composer, new Insets(4, 15, 15, 15));
        getChildren().addAll(header, body, composer);
        model.items().addListener((InvalidationListener) _ -> showBody());
        model.running().addListener((_, _, runs) -> {
            composer.running(runs);
            if (runs) {
                clock.play();
            } else {
                clock.stop();
                FxThread.later(() -> composer.goOn(model.isAnswered()));
            }
        });
        clock.setCycleCount(Animation.INDEFINITE);
        unsent.restore();
        showBody();
    }

    /// Shows the end of the current conversation. Reads the session: call it after the first pulse.
    public void recall() {
        int shown = model.items().size();
        desk.background().task(() -> PastMessages.latest(talk)).onSuccess(past -> desk.withCookbook(cookbook -> {
            if (model.items().size() != shown) {
                // a message sent in the meantime takes precedence
                return;
            }
            model.clear();
            earlier = past.earlier();
            model.recall(past.turns(), cookbook.ids());
            if (past.snapshot().pending() instanceof Pending pending) {
                model.pending(pending, past.turns().isEmpty() ? "" : past.turns().getLast().message());
            }
            name(past.snapshot().title());
        })).start();
    }

    /// Loads earlier turns before the first one shown, if there are any.
    @Override
    public void showEarlier() {
        var from = earlier;
        if (from.isEmpty() || isReading) {
            return;
        }
        isReading = true;
        desk.background().task(() -> from.get().before(talk)).onSuccess(past -> {
            earlier = past.earlier();
            desk.withCookbook(cookbook -> model.recall(past.turns(), cookbook.ids()));
        }).atEnd(() -> isReading = false).start();
    }

    /// Shows in the composer which bypass mode the session is in, and how to leave it.
    public void readBypassMode() {
        desk.background().task(talk::bypassMode).onSuccess(composer::bypassMode).start();
    }

    @Override
    public void leaveBypassMode() {
        desk.background().run(talk::leaveBypassMode).onSuccess(_ -> readBypassMode()).start();
    }

    /// Switches to another conversation.
    ///
    /// @param then runs once the switch has succeeded; a refusal is shown as a toast instead
    public void resume(UUID conversation, Runnable then) {
        desk.background().task(() -> {
            var from = UnsentWords.current(talk);
            talk.resume(conversation);
            talk.leaveCooking();
            return from;
        }).onSuccess(from -> {
            unsent.moved(from, Optional.of(conversation));
            recall();
            readBypassMode();
            then.run();
            composer.focusText();
        }).onError(CrudRefusal.class, refusal -> desk.toasts().show(RefusalMessages.of(refusal))).start();
    }

    private void name(String words) {
        title.setText(words.isBlank() ? text("chat.new") : ConversationTitle.of(words));
    }

    public Composer composer() {
        return composer;
    }

    @Override
    public void edited() {
        unsent.changed();
    }

    /// Saves the unsent message for the next start.
    public void keep() {
        unsent.now();
    }

    /// The index of everything that can be mentioned, shared with the palette.
    public MentionIndex index() {
        return index;
    }

    private void tick() {
        model.tick();
    }

    private void showBody() {
        body.getChildren().setAll(model.items().isEmpty() ? welcome : transcript);
        readFacts();
    }

    /// Shows in the greeting what there is to say about the day now.
    public void readFacts() {
        if (model.items().isEmpty()) {
            welcome.readFacts();
        }
    }

    /// Sends a message as if the user had written it, and passes on how it was answered.
    ///
    /// @param answered receives the answer, or what went wrong, in Markdown
    /// @return whether it was sent; false while another turn runs
    public boolean say(String words, Consumer<String> answered) {
        if (model.running().get()) {
            return false;
        }
        send(words, (message, events) -> talk.say(message, "auto", event -> {
            events.accept(event);
            TurnEnd.words(event).ifPresent(FxThread.crossing(answered));
        }));
        return true;
    }

    /// Sends a message as if the user had written it.
    @Override
    public void say(String words) {
        send(words, "auto");
    }

    @Override
    public void send(String message, String mode) {
        send(message, (words, events) -> talk.say(words, mode, events));
    }

    private void send(String message, Way way) {
        if (model.running().get()) {
            composer.waitWith(message, "auto");
            return;
        }
        unsent.now();
        composer.pendingChanges(0);
        changes = 0;
        model.said(message);
        if (title.getText().equals(text("chat.new"))) {
            name(message);
        }
        Consumer<PipelineEvent> listener = FxThread.crossing(model::accept);
        way.say(message, listener);
    }

    @Override
    public boolean choose(int number) {
        return !model.running().get() && model.choice(number).map(words -> {
            say(words);
            return true;
        }).orElse(false);
    }

    @Override
    public void stop() {
        talk.cancel();
    }

    /// Stops the running turn; returns false if there is none.
    public boolean stopIfRunning() {
        if (model.running().get()) {
            stop();
            return true;
        }
        return false;
    }

    @Override
    public void suggest(String letters, Consumer<List<Suggestion>> answer) {
        index.find(letters, answer);
    }

    /// Counts a change the user made by hand since the last message.
    public void countChange() {
        if (!model.running().get() && !model.items().isEmpty()) {
            changes++;
            composer.pendingChanges(changes);
        }
    }

    /// Starts a new conversation.
    public void startOver() {
        talk.cancel();
        desk.background().task(() -> {
            var from = UnsentWords.current(talk);
            talk.startOver();
            return from;
        }).onSuccess(from -> {
            unsent.moved(from, Optional.empty());
            model.clear();
            earlier = Optional.empty();
            name("");
            composer.focusText();
        }).start();
    }

    @Override
    public void change() {
        composer.focusText();
    }

    @Override
    public void withCookbook(Consumer<RecipeCards> use) {
        desk.withCookbook(use);
    }

    @Override
    public void plan(UUID recipe) {
        desk.withCookbook(cookbook -> MealDialog.plan(desk, cookbook, cookbook.byId().get(recipe)));
    }

    @Override
    public Node next(List<MealItem> meals) {
        return new PlanNext(desk, meals);
    }

    @Override
    public EntityActions drafts() {
        return desk.draftActions();
    }

    /// Shows what the session knows now: what became of the drafts, and its mode.
    public void show(List<KnownEntity> known) {
        model.drafts(known);
        readBypassMode();
    }

    @Override
    public void retry(String message) {
        send(message, "auto");
    }

    @Override
    public void answerWithoutModel(String message) {
        send(message, talk::sayWithoutModel);
    }

    @Override
    public void undo(int turn) {
        desk.background().task(() -> desk.kitchen().undo(turn))
            .onSuccess(done -> done.ifPresentOrElse(back -> {
                model.tookBack(back.words());
                reverted(back.refs(), true);
            }, () -> model.note(text("undo.not-latest"))))
            .start();
    }

    @Override
    public void redo() {
        desk.background().task(() -> desk.kitchen().redo())
            .onSuccess(done -> done.ifPresentOrElse(again -> {
                model.note(again.words());
                reverted(again.refs(), false);
            }, () -> model.note(text("redo.nothing"))))
            .start();
    }

    /// Shows on the receipts what was taken back or done again, wherever that was said.
    ///
    /// @param refs the rows that are as before
    public void reverted(Set<String> refs, boolean isUndo) {
        ChatItem.Wrote.reverted(model.items(), refs, isUndo);
    }

    @Override
    public Button joined(Mention mention) {
        var chip = Chip.of(mention, this::open);
        desk.marks().join(chip, () -> Optional.of(mention));
        return chip;
    }

    @Override
    public void open(Mention mention) {
        desk.open(Kind.page(mention.type(), mention.id()));
    }

    @Override
    public void show(Kind kind, List<ToolResult.Write> writes) {
        if (kind == Kind.RECIPE && writes.size() == 1) {
            desk.openRef(writes.getFirst().ref());
        } else {
            desk.open(kind.section());
        }
    }

    @Override
    public void settings() {
        desk.open(new Route.Settings());
    }

    /// Shows a link's address instead of opening it: links in replies are not trusted.
    @Override
    public void follow(String address) {
        desk.toasts().show(address);
    }
}
