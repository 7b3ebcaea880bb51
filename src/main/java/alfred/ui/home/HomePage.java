package alfred.ui.home;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.rule;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.kitchen.KitchenEntities;
import alfred.ui.chat.Greeting;
import alfred.ui.fx.FxThread;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Texts;
import alfred.ui.model.Lot;
import alfred.ui.model.RecipeCards;
import alfred.ui.model.Route;
import alfred.ui.model.TaskItem;
import alfred.ui.page.DraftBars;
import alfred.ui.page.Page;
import alfred.ui.page.PageContext;
import alfred.ui.page.SampleKitchenOffer;
import alfred.ui.page.list.Check;
import alfred.ui.page.list.ColumnsPane;
import alfred.ui.page.text.DisplayFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The home page: a greeting, tonight's dinner, pantry items near their best-before date, open tasks, and the
/// week's meals.
public final class HomePage implements Page {
    private static final int MAX_ROWS = 4;

    private final PageContext desk;
    private final VBox content = new VBox(26);
    private final StackPane root = new StackPane();
    private final DraftBars drafts;
    private RecipeCards cookbook = RecipeCards.EMPTY;
    private Today today;
    private boolean isRead;
    private boolean isCookbookRead;
    private boolean isSample;

    public HomePage(PageContext desk) {
        this.desk = desk;
        drafts = new DraftBars(desk);
        today = new Today(desk.today(), List.of(), Map.of(), List.of(), List.of(), Optional.empty(), List.of(),
            List.of(), 0);
        content.setPadding(new Insets(32, 36, 28, 36));
        content.setMaxWidth(1480);
        var scroll = Nodes.steady(Nodes.scroll(content));
        VBox.setVgrow(scroll, Priority.ALWAYS);
        var switches = desk.switches();
        var corner = row(0, switches);
        corner.setMaxSize(HBox.USE_PREF_SIZE, HBox.USE_PREF_SIZE);
        StackPane.setAlignment(corner, Pos.TOP_RIGHT);
        StackPane.setMargin(corner, new Insets(14, 20, 0, 0));
        root.getChildren().addAll(scroll, corner);
    }

    @Override
    public Node node() {
        return root;
    }

    @Override
    public void refresh() {
        SampleKitchenOffer.ifThere(desk, isThere -> {
            if (isThere != isSample) {
                isSample = isThere;
                draw();
            }
        });
        var date = desk.today();
        desk.background()
            .task(() -> Today.read(desk.kitchen(), date))
            .onSuccess(read -> {
                today = read;
                var isFirst = !isRead;
                isRead = true;
                draw();
                if (isFirst) {
                    FxThread.onceDrawn(this::readCookbook);
                } else {
                    readCookbook();
                }
            })
            .start();
    }

    private void readCookbook() {
        desk.withCookbook(read -> {
            cookbook = read;
            isCookbookRead = true;
            draw();
        });
    }

    @Override
    public boolean create() {
        desk.open(Route.newRecipe());
        return true;
    }

    private void draw() {
        if (!isRead) {
            return;
        }
        var name = desk.settings().get("user.name").orElse("");
        var hello =
            name.isBlank() ? Greeting.words(desk.clock()) : text("home.hello", Greeting.words(desk.clock()), name);
        var head = column(
            4,
            wrapped(hello, "t-display"),
            wrapped(text("home.summary", DisplayFormat.longDay(today.date()), summary()), "t-body c-text-2"));
        content.getChildren().setAll(head);
        if (isSample) {
            content.getChildren().add(sample());
        }
        if (isCookbookRead) {
            OnTheStove.of(desk, cookbook).ifPresent(content.getChildren()::add);
        }
        drafts.show();
        content.getChildren().add(drafts);
        content.getChildren().add(isCookbookRead ? TonightCard.of(desk, today, cookbook) : TonightCard.blank());
        var lists = new ColumnsPane(290, 24, 2);
        lists.show(List.of(
            section(text("home.use-soon"), today.expiring().size(), text("page.pantry"), new Route.Pantry(), useSoon()),
            section(text("home.to-do"), today.tasks().size(), text("page.tasks"), new Route.Tasks(), toDo())));
        content.getChildren().add(lists);
        if (isCookbookRead) {
            content.getChildren().add(section(text("home.week"), 0, text("home.open-meals"), new Route.Meals(),
                new WeekStrip(desk, today, cookbook)));
        }
    }

    private Node sample() {
        var words = column(
            1, label(text("sample.here"), "t-strong"), wrapped(text("sample.here.help"), "t-small c-text-2"));
        var box = styled(
            row(
                14,
                Icon.HOUSE.view(17, "ic-accent"),
                growing(words),
                button(text("sample.clear"), "secondary", () -> SampleKitchenOffer.clear(desk))),
            "okbox");
        box.setPadding(new Insets(6, 8, 6, 16));
        return box;
    }

    private String summary() {
        var dinner = today.dinner()
            .map(meal -> text(today.isCooked(meal) ? "home.eaten" : "home.planned")).orElse(text("home.unplanned"));
        var soon = today.expiring().size();
        return soon == 0 ? dinner : text("home.and-soon", dinner, soon, DisplayFormat.count(soon));
    }

    /// @param count how many there are, told where not all of them are shown
    private Node section(String name, int count, String link, Route route, Node body) {
        var number = Nodes.visible(firm(Texts.number(count), "t-small c-muted"), count > MAX_ROWS);
        return column(12, row(8, firm(name, "t-heading"), number, spacer(),
            button(link, "text", () -> desk.open(route))), body);
    }

    private Node card(List<Node> rows, String nothing) {
        var card = styled(new VBox(), "a-card");
        card.setPadding(new Insets(6, 16, 6, 16));
        if (rows.isEmpty()) {
            var words = wrapped(nothing, "t-small c-muted");
            words.setPadding(new Insets(12, 0, 12, 0));
            card.getChildren().add(words);
        }
        for (int i = 0; i < rows.size(); i++) {
            if (i > 0) {
                card.getChildren().add(rule());
            }
            card.getChildren().add(rows.get(i));
        }
        return card;
    }

    private Node useSoon() {
        return card(today.expiring().stream().limit(MAX_ROWS).map(this::stock).toList(), text("home.nothing-soon"));
    }

    private Node stock(Lot item) {
        var place = DisplayFormat.within(DisplayFormat.place(item.place()));
        var amount = item.amount();
        var words = column(
            1,
            cut(DisplayFormat.capital(item.name()), "t-strong"),
            cut(amount.isEmpty() ? place : text("fact.two", amount, place), "t-caption c-muted"));
        words.setAlignment(Pos.CENTER_LEFT);
        var due = item.expiry().orElseThrow();
        var urgency = DisplayFormat.urgency(due, today.date());
        var isRed = urgency == DisplayFormat.Urgency.PAST || urgency == DisplayFormat.Urgency.NOW;
        var tag = Nodes.iconLabel(
            urgency == DisplayFormat.Urgency.PAST ? text("pantry.past") : DisplayFormat.shortDay(due, today.date()),
            isRed ? "tag danger" : "tag warn",
            Icon.CLOCK.view(12, isRed ? "ic-danger" : "ic-warn"));
        return line(growing(words), tag);
    }

    private Node toDo() {
        return card(today.tasks().stream().limit(MAX_ROWS).map(this::task).toList(), text("home.nothing-to-do"));
    }

    private Node task(TaskItem task) {
        var check = new Check(
            task.title(),
            false,
            ticked -> desk.write(
                () -> desk.kitchen().update(KitchenEntities.TASK, task.id(), Map.of("completed", ticked)),
                text("home.done", task.title())));
        var isOverdue = task.due()
            .filter(date -> date.isBefore(today.date()))
            .isPresent();
        var day = task.due()
            .map(date -> DisplayFormat.capital(DisplayFormat.day(date, today.date()))
                + task.time().map(at -> " " + at).orElse(""))
            .orElse(text("home.no-date"));
        var due = isOverdue ? text("fact.two", text("tasks.late"), day) : day;
        var recipe = task.recipe()
            .map(id -> cookbook.byId().get(id))
            .map(card -> text("tasks.for", card.name()))
            .orElse("");
        var words = column(
            1,
            cut(task.title(), "t-strong"),
            cut(
                recipe.isEmpty() ? due : text("fact.two", due, recipe),
                isOverdue ? "t-caption c-danger" : "t-caption c-muted"));
        words.setAlignment(Pos.CENTER_LEFT);
        return line(check, growing(words));
    }

    private static Node line(Node... parts) {
        var line = row(12, parts);
        line.setMinHeight(48);
        return line;
    }
}
