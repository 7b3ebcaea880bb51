package alfred.ui.chat;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.core.crud.call.CrudRefusal;
import alfred.core.session.turn.Conversations;
import alfred.ui.chat.transcript.Bubble;
import alfred.ui.chat.transcript.Cards;
import alfred.ui.chat.transcript.Markdown;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Texts;
import alfred.ui.model.ChatService;
import alfred.ui.page.Page;
import alfred.ui.page.PageContext;
import alfred.ui.page.PageFrame;
import alfred.ui.page.list.Drawings;
import alfred.ui.page.list.EmptyState;
import alfred.ui.page.list.SearchField;
import alfred.ui.page.text.DisplayFormat;
import alfred.ui.page.text.RefusalMessages;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The current conversation and past ones: search, read, resume and delete.
public final class ConversationsPage implements Page {
    private static final int MAX_SHOWN = 200;
    private static final int READ = 200;
    private static final double SIDE_BY_SIDE = 760;

    private final PageContext desk;
    private final ChatService talk;
    private final ChatPane chat;
    private final PageFrame frame;
    private final SearchField search = new SearchField(text("conversations.search"), this::read);
    private final VBox list = new VBox(2);
    private final StackPane reader = new StackPane();
    private final HBox body;
    private final StackPane content = new StackPane();
    private List<Conversations.Past> all = List.of();
    private Optional<UUID> chosen = Optional.empty();

    /// An entry of the list.
    ///
    /// @param fact the line below the title
    private record Line(UUID id, String title, String fact, LocalDate day, boolean isCurrent) {}

    private record Read(List<Conversations.Past> all, List<Conversations.Found> found) {}

    public ConversationsPage(PageContext desk, ChatService talk, ChatPane chat) {
        this.desk = desk;
        this.talk = talk;
        this.chat = chat;
        frame = new PageFrame(
            text("page.conversations"),
            desk.switches(),
            button(text("conversations.new"), Icon.PLUS, "primary", this::create));
        var scroll = Nodes.scroll(list);
        list.setPadding(new Insets(0, 10, 20, 0));
        VBox.setVgrow(scroll, Priority.ALWAYS);
        var left = column(12, search, scroll);
        body = new HBox(24, left, growing(reader));
        body.setPadding(new Insets(6, 32, 24, 32));
        content.widthProperty().addListener((_, _, width) -> fit(left, width.doubleValue()));
        content.getChildren().setAll(body);
        frame.filling(content);
    }

    private void fit(Region left, double width) {
        var isWide = width >= SIDE_BY_SIDE;
        Nodes.wide(left, isWide ? 320 : Math.max(280, (width - 88) * 0.46));
    }

    @Override
    public Node node() {
        return frame;
    }

    @Override
    public void refresh() {
        read();
    }

    @Override
    public void find() {
        search.focusText();
    }

    @Override
    public boolean create() {
        chat.startOver();
        refresh();
        return true;
    }

    private void read() {
        var words = search.text().strip();
        desk.background()
            .task(() -> new Read(
                talk.conversations(0, MAX_SHOWN), words.isEmpty() ? List.of() : talk.search(words, MAX_SHOWN)))
            .onSuccess(read -> {
                if (words.equals(search.text().strip())) {
                    show(read, words);
                }
            })
            .start();
    }

    private void show(Read read, String words) {
        all = read.all();
        frame.fact(all.isEmpty() ? "" : Texts.number(all.size()));
        content.getChildren().setAll(all.isEmpty() ? empty() : body);
        show(
            words.isEmpty()
                ? all.stream().map(this::line).toList()
                : read.found().stream()
                    .map(hit -> new Line(
                        hit.conversation(),
                        ConversationTitle.of(hit.title()),
                        excerpt(hit.said(), words),
                        day(hit.said().at()),
                        false))
                    .toList());
    }

    private Node empty() {
        return new EmptyState(
            Drawings.icon(Icon.MESSAGE_CIRCLE),
            text("conversations.empty"),
            text("conversations.empty.help"),
            button(
                text("keys.chat"),
                Icon.MESSAGE_CIRCLE,
                "primary",
                () -> chat.composer().focusText()));
    }

    private Line line(Conversations.Past past) {
        var turns = text("conversations.turns", past.turns());
        return new Line(
            past.id(),
            ConversationTitle.of(past.title()),
            past.isCurrent() ? text("fact.two", text("conversations.current"), turns) : turns,
            day(past.last()),
            past.isCurrent());
    }

    private LocalDate day(OffsetDateTime at) {
        return at.atZoneSameInstant(desk.clock().getZone()).toLocalDate();
    }

    /// Returns the text around the first search word.
    private static String excerpt(Conversations.Said said, String words) {
        var whole = (said.message() + " — " + said.reply()).replaceAll("[\\s*_#`]+", " ");
        var first = words.split("\\s+")[0].toLowerCase(Locale.ROOT);
        var at = Math.max(0, whole.toLowerCase(Locale.ROOT).indexOf(first) - 24);
        return (at > 0 ? "…" : "") + whole.substring(at, Math.min(whole.length(), at + 90));
    }

    private void show(List<Line> lines) {
        list.getChildren().clear();
        var group = "";
        for (var line : lines) {
            var day = DisplayFormat.capital(DisplayFormat.day(line.day(), desk.today()));
            if (!day.equals(group)) {
                group = day;
                var head = label(day, "t-label c-muted");
                head.setPadding(new Insets(list.getChildren().isEmpty() ? 2 : 14, 0, 4, 10));
                list.getChildren().add(head);
            }
            list.getChildren().add(entry(line));
        }
        if (lines.isEmpty()) {
            list.getChildren().add(wrapped(text("conversations.none"), "t-small c-muted"));
        }
        if (chosen.isEmpty() || lines.stream().noneMatch(line -> chosen.get().equals(line.id()))) {
            chosen = lines.stream().findFirst().map(Line::id);
        }
        mark();
        chosen.ifPresentOrElse(this::readOne, () -> reader.getChildren().clear());
    }

    private Node entry(Line line) {
        var title = cut(line.title().isBlank() ? text("chat.new") : line.title(), "t-strong");
        var words = column(1, title, cut(line.fact(), "t-caption c-muted"));
        var row = styled(row(10, growing(words)), "past-row");
        if (line.isCurrent()) {
            row.getChildren().add(Nodes.iconLabel("", "c-accent", Icon.MESSAGE_CIRCLE.view(14, "ic-accent")));
        }
        row.setUserData(line.id());
        return Nodes.clickable(row, text("shell.entry.words", line.title(), line.fact()), () -> {
            chosen = Optional.of(line.id());
            mark();
            readOne(line.id());
        });
    }

    private void mark() {
        for (var row : list.getChildren()) {
            row.getStyleClass().remove("sel");
            if (chosen.isPresent() && chosen.get().equals(row.getUserData())) {
                row.getStyleClass().add("sel");
            }
        }
    }

    private void readOne(UUID conversation) {
        desk.background()
            .task(() -> talk.read(conversation, 0, READ))
            .onSuccess(turns -> {
                if (chosen.filter(conversation::equals).isPresent()) {
                    all.stream()
                        .filter(past -> past.id().equals(conversation))
                        .findFirst()
                        .ifPresent(past -> reader.getChildren().setAll(reader(past, turns)));
                }
            })
            .start();
    }

    private Node reader(Conversations.Past past, List<Conversations.Said> turns) {
        var talked = new VBox(16);
        talked.setPadding(new Insets(16, 20, 20, 20));
        for (var turn : turns) {
            talked.getChildren().add(Bubble.of(turn.message(), chat::joined));
            if (!turn.reply().isBlank()) {
                talked.getChildren().add(Markdown.render(turn.reply(), chat::follow));
            } else if (!turn.isAnswered()) {
                talked.getChildren().add(Cards.note(Icon.INFO, text("chat.stopped")));
            }
        }
        var scroll = Nodes.scroll(talked);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        var title = wrapped(ConversationTitle.of(past.title()), "t-title-3");
        var fact = label(
            text(
                "fact.two",
                DisplayFormat.capital(DisplayFormat.day(day(past.last()), desk.today())),
                text("conversations.turns", past.turns())),
            "t-caption c-muted");
        var head = column(10, column(2, title, fact), new StackPane(buttons(past)));
        head.setPadding(new Insets(16, 16, 12, 20));
        return styled(new VBox(head, Nodes.rule(), scroll), "well");
    }

    private HBox buttons(Conversations.Past past) {
        var line = row(8);
        show(line, past);
        return line;
    }

    private void show(HBox line, Conversations.Past past) {
        line.getChildren().clear();
        if (!past.isCurrent()) {
            line.getChildren()
                .add(button(text("conversations.resume"), Icon.CORNER_DOWN_LEFT, "soft", () -> resume(past.id())));
        } else {
            line.getChildren()
                .add(Nodes.iconLabel(
                    text("conversations.is-open"), "t-small c-accent", Icon.CHECK.view(14, "ic-accent")));
        }
        line.getChildren()
            .addAll(
                spacer(),
                button(text("conversations.delete"), Icon.TRASH, "ghost danger", () -> ask(line, past)));
    }

    /// Asks for confirmation before deleting, which cannot be undone.
    private void ask(HBox line, Conversations.Past past) {
        line.getChildren()
            .setAll(
                growing(firm(text("conversations.delete.sure"), "t-small c-text")),
                button(text("conversations.keep"), "ghost", () -> show(line, past)),
                button(text("conversations.delete.yes"), "danger", () -> delete(past)));
    }

    private void resume(UUID conversation) {
        chat.resume(conversation, this::refresh);
    }

    private void delete(Conversations.Past past) {
        desk.background()
            .run(() -> talk.delete(past.id()))
            .onSuccess(_ -> {
                chosen = Optional.empty();
                UnsentWords.forget(desk.settings(), past.id());
                if (past.isCurrent()) {
                    chat.recall();
                }
                refresh();
            })
            .onError(CrudRefusal.class, refusal -> desk.toasts().show(RefusalMessages.of(refusal)))
            .start();
    }
}
