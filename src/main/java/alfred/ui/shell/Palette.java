package alfred.ui.shell;

import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.rule;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.core.session.turn.Conversations;
import alfred.ui.chat.ConversationTitle;
import alfred.ui.chat.composer.MentionIndex;
import alfred.ui.chat.composer.Suggestion;
import alfred.ui.fx.Cover;
import alfred.ui.fx.FxThread;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.Kind;
import alfred.ui.model.Mention;
import alfred.ui.model.RecipeCard;
import alfred.ui.model.RecipeCards;
import alfred.ui.model.Route;
import alfred.ui.page.text.TypedFood;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The command palette under Ctrl+K: searches entities, conversations, pages and actions.
final class Palette extends VBox {
    private static final int MAX_CONVERSATIONS = 3;
    /// What is said to Alfred rather than a recipe's name: something counted, a question, or many words.
    private static final Pattern SENTENCE = Pattern.compile("\\d|\\?$|(?:\\S+\\s+){4}");

    private final Shell shell;
    private final MentionIndex index;
    private final TextField field = styled(new TextField(), "bare t-large");
    private final VBox list = new VBox();
    private final ScrollPane scroll = Nodes.scroll(list);
    private final List<Entry> entries = new ArrayList<>();
    private final List<HBox> rows = new ArrayList<>();
    private RecipeCards cookbook = RecipeCards.EMPTY;
    private int chosen;
    /// The text that the entries are for.
    private String shown = "";
    /// Whether Enter was pressed before the entries for the text were there.
    private boolean isEntered;

    /// @param mention the mention that `@` inserts into the chat; empty for an action
    private record Entry(Runnable action, Optional<Mention> mention) {}

    Palette(Shell shell, MentionIndex index) {
        this.shell = shell;
        this.index = index;
        styled(this, "a-popup");
        Nodes.wide(this, 640);
        setMaxHeight(USE_PREF_SIZE);
        field.setPromptText(text("palette.prompt"));
        field.setAccessibleText(text("palette.prompt"));
        var input = row(12, Icon.SEARCH.view(18, "ic-2"), growing(field), firm("Esc", "key"));
        input.setMinHeight(56);
        input.setPadding(new Insets(0, 18, 0, 18));
        list.setPadding(new Insets(6, 8, 8, 8));
        // as high as its content, limited by the window; anew after the layout that made it lower
        scroll.prefHeightProperty().bind(list.heightProperty());
        list.heightProperty().addListener(_ -> FxThread.later(this::requestLayout));
        scroll.setMinHeight(0);
        getChildren().addAll(input, rule(), scroll, rule(), foot());
        field.textProperty().addListener((_, _, _) -> search());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        search();
        shell.withCookbook(read -> {
            cookbook = read;
            search();
        });
    }

    /// Focuses the text, at once or, while the window is not laid out yet, as soon as it is.
    void focusText() {
        field.requestFocus();
        if (!field.isFocused()) {
            FxThread.onceLaidOut(field, field::requestFocus);
        }
    }

    private static Node foot() {
        var foot = row(6, firm("↑", "key"), firm("↓", "key"), label(text("mention.choose"), "t-caption c-muted"),
            firm("Enter", "key"),
            label(text("palette.open"), "t-caption c-muted"), firm("@", "key"),
            label(text("palette.mention"), "t-caption c-muted"), spacer(),
            label(text("palette.actions-only"), "t-caption c-muted"));
        foot.setMinHeight(38);
        foot.setPadding(new Insets(0, 16, 0, 16));
        return foot;
    }

    private void search() {
        var typed = field.getText().strip();
        isEntered = false;
        if (typed.isEmpty() || typed.startsWith(">")) {
            show(typed, List.of());
        } else {
            index.search(typed, found -> {
                if (typed.equals(field.getText().strip())) {
                    show(typed, found);
                    findConversations(typed);
                }
            });
        }
    }

    /// Appends matching conversations, which arrive shortly after the entities.
    private void findConversations(String typed) {
        shell.background().task(() -> shell.chatService().search(typed, MAX_CONVERSATIONS)).onSuccess(found -> {
            if (typed.equals(field.getText().strip()) && !found.isEmpty()) {
                title(text("page.conversations"));
                found.stream()
                    .collect(Collectors.toMap(Conversations.Found::conversation, hit -> hit, (first, _) -> first,
                        LinkedHashMap::new))
                    .values().forEach(hit -> action(Icon.MESSAGE_CIRCLE, ConversationTitle.of(hit.title()),
                        () -> shell.resume(hit.conversation())));
                mark();
            }
        }).start();
    }

    private void show(String typed, List<Suggestion> found) {
        shown = typed;
        list.getChildren().clear();
        entries.clear();
        rows.clear();
        chosen = 0;
        var isActionsOnly = typed.startsWith(">");
        group(text("page.recipes"), found.stream().filter(s -> s.mention().kind() == Kind.RECIPE).limit(5).toList());
        group(text("palette.stock"), found.stream().filter(s -> s.mention().kind() == Kind.PANTRY
            || s.mention().kind() == Kind.SHOPPING).limit(4).toList());
        group(text("palette.plans"), found.stream().filter(s -> s.mention().kind() == Kind.MEAL
            || s.mention().kind() == Kind.TASK).limit(3).toList());
        var words = isActionsOnly ? typed.substring(1).strip() : typed;
        addGoTo(words);
        addDo(words);
        if (!words.isEmpty() && !isActionsOnly) {
            addMake(words);
        }
        mark();
        if (isEntered) {
            enter();
        }
    }

    /// Runs the chosen entry, once the entries are those for the text.
    private void enter() {
        isEntered = !shown.equals(field.getText().strip());
        if (!isEntered && !entries.isEmpty()) {
            run(chosen);
        }
    }

    private void group(String name, List<Suggestion> found) {
        if (found.isEmpty()) {
            return;
        }
        title(name);
        for (var suggestion : found) {
            var mention = suggestion.mention();
            var card = mention.kind() == Kind.RECIPE ? cookbook.byId().get(UUID.fromString(mention.id())) : null;
            add(card == null ? Nodes.iconBox(mention.kind().icon(), mention.kind().style())
                : Cover.thumb(card.look(), 28), mention.label(), fact(suggestion, card), "",
                new Entry(() -> open(mention), Optional.of(mention)));
        }
    }

    /// Returns what is told beside a name; of a recipe also what it lacks.
    private static String fact(Suggestion suggestion, @Nullable RecipeCard card) {
        if (card == null || card.missing().isEmpty()) {
            return suggestion.fact();
        }
        var missing = card.missing().getAsInt();
        var lacking = missing == 0 ? text("shopping.all-there") : card.toBuy() > 0
            ? text("recipe.to-buy", card.toBuy()) : text("recipe.listed", missing);
        return suggestion.fact().isEmpty() ? lacking : suggestion.fact() + ", " + lacking;
    }

    private void open(Mention mention) {
        shell.open(Kind.page(mention.type(), mention.id()));
    }

    private void addGoTo(String words) {
        var asked = words.toLowerCase(Locale.ROOT);
        var fitting = List.of(Section.values()).stream()
            .filter(s -> s.title().toLowerCase(Locale.ROOT).startsWith(asked)).toList();
        if (fitting.isEmpty()) {
            return;
        }
        title(text("palette.go-to"));
        for (var section : fitting) {
            var box = styled(new StackPane(section.icon().view(15, "ic-2")), "kbox");
            add(box, section.title(), "", keyOf(section),
                new Entry(() -> shell.open(section.route()), Optional.empty()));
        }
    }

    private static String keyOf(Section section) {
        return switch (section) {
            case HOME -> Keys.HOME.keys();
            case RECIPES -> Keys.RECIPES.keys();
            case PANTRY -> Keys.PANTRY.keys();
            case SHOPPING -> Keys.SHOPPING.keys();
            case MEALS -> Keys.MEALS.keys();
            case TASKS -> Keys.TASKS.keys();
            case SETTINGS -> Keys.SETTINGS.keys();
            case CONVERSATIONS -> Keys.CONVERSATIONS.keys();
            case LOG, FOODS, PREFERENCES -> "";
        };
    }

    /// Adds the actions that need no entity.
    private void addDo(String words) {
        var asked = words.toLowerCase(Locale.ROOT);
        var actions = new LinkedHashMap<String, Runnable>();
        actions.put(text("keys.new-conversation"), () -> shell.chat().startOver());
        actions.put(text("import.title"), () -> shell.open(new Route.Import()));
        var fitting = actions.entrySet().stream()
            .filter(entry -> entry.getKey().toLowerCase(Locale.ROOT).contains(asked)).toList();
        if (!fitting.isEmpty() && words.isEmpty() == fitting.size() > 1) {
            title(text("palette.do"));
            fitting.forEach(entry -> action(Icon.PLUS, entry.getKey(), entry.getValue()));
        }
    }

    private void addMake(String words) {
        title(text("palette.do"));
        if (SENTENCE.matcher(words).find()) {
            addAsk(words);
        }
        action(Icon.PLUS, text("palette.new", words), () -> shell.open(new Route.RecipeForm(Optional.empty(), words)));
        action(Icon.SHOPPING_BASKET, text("palette.shop", words),
            () -> shell.write(() -> shell.kitchen().putOnList(
                shell.kitchen().things(words, _ -> false).stream().map(TypedFood::read).toList()),
                text("palette.shopped", words)));
        if (!SENTENCE.matcher(words).find()) {
            addAsk(words);
        }
    }

    private void addAsk(String words) {
        var bell = styled(new StackPane(Icon.CONCIERGE_BELL.view(15, "ic-accent")), "kbox accent");
        add(bell, text("palette.ask", words), "", Keys.CHAT.keys(),
            new Entry(() -> shell.ask(words), Optional.empty()));
    }

    private void action(Icon icon, String words, Runnable action) {
        add(styled(new StackPane(icon.view(15, "ic-2")), "kbox"), words, "", "", new Entry(action, Optional.empty()));
    }

    private void title(String words) {
        var title = label(words, "t-label c-muted");
        title.setPadding(new Insets(8, 10, 4, 10));
        list.getChildren().add(title);
    }

    private void add(Node picture, String name, String fact, String keys, Entry entry) {
        var row =
            styled(new HBox(12, picture, cut(name, "t-strong"), growing(cut(fact, "t-small c-muted"))), "palette-row");
        row.getChildren().add(keys.isEmpty() ? firm("Enter", "key enter") : firm(keys, "key"));
        var place = entries.size();
        row.setOnMouseEntered(_ -> {
            chosen = place;
            mark();
        });
        row.setOnMouseClicked(_ -> run(place));
        entries.add(entry);
        rows.add(row);
        list.getChildren().add(row);
    }

    private void mark() {
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).getStyleClass().remove("sel");
            if (i == chosen) {
                rows.get(i).getStyleClass().add("sel");
            }
        }
    }

    /// Scrolls to the entry selected with the keyboard.
    private void showChosen() {
        if (rows.isEmpty()) {
            return;
        }
        var row = rows.get(chosen).getBoundsInParent();
        var room = list.getHeight() - scroll.getViewportBounds().getHeight();
        if (room > 0) {
            var top = scroll.getVvalue() * room;
            var bottom = top + scroll.getViewportBounds().getHeight();
            var to = row.getMinY() < top ? chosen == 0 ? 0 : row.getMinY()
                : row.getMaxY() > bottom ? top + row.getMaxY() + 8 - bottom : top;
            scroll.setVvalue(Math.clamp(to / room, 0, 1));
        }
    }

    private void run(int place) {
        shell.closeOverlay();
        entries.get(place).action().run();
    }

    private void key(KeyEvent event) {
        switch (event.getCode()) {
            case UP, DOWN -> {
                chosen = Math.floorMod(chosen + (event.getCode() == KeyCode.UP ? -1 : 1), Math.max(1, rows.size()));
                mark();
                showChosen();
            }
            case ENTER -> enter();
            default -> {
                if (!"@".equals(event.getText()) || entries.isEmpty() || entries.get(chosen).mention().isEmpty()) {
                    return;
                }
                shell.closeOverlay();
                shell.chat().composer().mention(entries.get(chosen).mention().get());
            }
        }
        event.consume();
    }
}
