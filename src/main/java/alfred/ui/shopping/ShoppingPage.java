package alfred.ui.shopping;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.rule;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.core.crud.call.CrudRefusal;
import alfred.kitchen.KitchenEntities;
import alfred.transfer.export.ShoppingTextExporter;
import alfred.ui.fx.FxThread;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Texts;
import alfred.ui.model.Kitchen.Needed;
import alfred.ui.model.RecipeCards;
import alfred.ui.model.ShoppingItem;
import alfred.ui.page.Page;
import alfred.ui.page.PageContext;
import alfred.ui.page.PageFrame;
import alfred.ui.page.form.Barcodes;
import alfred.ui.page.list.AddField;
import alfred.ui.page.list.Drawings;
import alfred.ui.page.list.EmptyState;
import alfred.ui.page.text.Careful;
import alfred.ui.page.text.DateParser;
import alfred.ui.page.text.DisplayFormat;
import alfred.ui.page.text.RefusalMessages;
import alfred.ui.page.text.TypedFood;
import alfred.ui.print.Papers;
import alfred.ui.print.Printing;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// The shopping list: add items by typing, tick off those bought, and move them to the pantry.
public final class ShoppingPage implements Page {
    /// Minimum page width, in pixels, at which the meal plan is shown beside the list.
    private static final double WITH_PLAN = 900;
    private static final double PLAN = 372;
    /// The width of the list below which a row has what is known of it in a second line.
    private static final double NARROW = 640;
    /// The number of days whose meals are shopped for, today included.
    private static final int DAYS = 7;

    private final PageContext desk;
    private final PageFrame frame;
    private final VBox content = new VBox();
    private final VBox below = new VBox();
    private final AddField add = new AddField(text("shopping.add"), this::typed);
    private final Button putAway;
    private final Button paper;
    private final Button pdf;
    private final Button share;
    private final PlanColumn plan;
    private final ListTabs tabs;
    private final Aisles aisles;
    private final Button newList;
    private final ScrollPane beside;
    private final Button fromPlan;
    private Shown shown = new Shown(List.of(), Needed.NOTHING, ListLine.Facts.NONE);
    private RecipeCards cookbook = RecipeCards.EMPTY;
    private final PauseTransition settled = new PauseTransition(Duration.seconds(1.2));
    private boolean isRead;
    private boolean isNarrow;

    /// A snapshot of the page's data.
    ///
    /// @param needed the needs of the planned meals of the next seven days
    /// @param facts what is known of the lines
    private record Shown(List<ShoppingItem> rows, Needed needed, ListLine.Facts facts) {}

    public ShoppingPage(PageContext desk) {
        this.desk = desk;
        putAway = button("", Icon.REFRIGERATOR, "secondary", this::putAway);
        paper = button(text("print.print"), Icon.PRINTER, "ghost", this::print);
        pdf = iconButton(Icon.DOWNLOAD, text("print.save"), "",
            () -> Printing.save(desk, content.getScene().getWindow(), text("page.shopping"), this::paper));
        share = iconButton(Icon.SMARTPHONE, text("shopping.share"), "", () -> ShareList.open(desk, words()));
        fromPlan = button("", Icon.CALENDAR_PLUS, "primary", this::addFromPlan);
        tabs = new ListTabs(desk, this::draw);
        aisles = new Aisles(desk.settings());
        newList = iconButton(Icon.LIST, text("shopping.list.new"), "", tabs::add);
        frame = new PageFrame(text("page.shopping"), desk.switches(), paper, putAway, fromPlan, newList, share, pdf);
        settled.setOnFinished(_ -> FxThread.later(this::draw));
        Nodes.visible(putAway, false);
        Nodes.visible(fromPlan, false);
        plan = new PlanColumn(desk);
        beside = Nodes.wide(Nodes.scroll(new Region()), PLAN);
        frame.filling(body());
    }

    private HBox body() {
        content.setPadding(new Insets(8, 32 - Nodes.SCROLL_BAR, 32, 32));
        below.setPadding(new Insets(0, 0, 32, 32));
        var list = Nodes.steady(Nodes.scroll(new VBox(content, below)));
        list.setFitToHeight(true);
        VBox.setVgrow(list, Priority.ALWAYS);
        VBox.setMargin(add, new Insets(6, 32, 8, 32));
        VBox.setMargin(tabs, new Insets(0, 32, 4, 32));
        var left = Nodes.growing(new VBox(add, tabs, list));
        left.widthProperty().addListener((_, _, width) -> {
            if (width.doubleValue() < NARROW != isNarrow) {
                isNarrow = width.doubleValue() < NARROW;
                FxThread.later(this::draw);
            }
        });
        left.setMinWidth(0);
        var body = new HBox(left, beside);
        body.widthProperty().addListener((_, _, width) -> place(width.doubleValue() >= WITH_PLAN));
        return body;
    }

    /// Puts the meals beside the list, or below it where there is no room beside.
    private void place(boolean isBeside) {
        if (isBeside == beside.isVisible() && plan.getParent() != null) {
            return;
        }
        below.getChildren().clear();
        plan.setPadding(new Insets(isBeside ? 12 : 4, isBeside ? 32 : 32 - Nodes.SCROLL_BAR, 32, 0));
        beside.setContent(isBeside ? plan : new Region());
        if (!isBeside) {
            below.getChildren().add(plan);
        }
        Nodes.visible(beside, isBeside);
    }

    @Override
    public Node node() {
        return frame;
    }

    @Override
    public void refresh() {
        desk.background()
            .task(this::read)
            .onSuccess(read -> {
                shown = read;
                isRead = true;
                var isDrawn = new AtomicBoolean();
                desk.withCookbook(known -> {
                    isDrawn.set(true);
                    cookbook = known;
                    draw();
                });
                // a tick is seen at once, not only when a large cookbook is counted anew
                if (!isDrawn.get() && !cookbook.cards().isEmpty()) {
                    draw();
                }
            })
            .start();
    }

    @Override
    public boolean type(String letter) {
        return add.type(letter);
    }

    @Override
    public boolean create() {
        add.focusText();
        return true;
    }

    private Shown read() {
        var rows = desk.kitchen().shoppingList();
        var atHome = desk.kitchen().atHome(rows);
        var ticked = rows.stream().filter(ShoppingItem::isBought).map(ShoppingItem::id).toList();
        var others = desk.kitchen().lastOthers(ticked);
        var needed = desk.kitchen().needed(desk.today(), desk.today().plusDays(DAYS - 1));
        return new Shown(rows, needed, new ListLine.Facts(atHome, others, changed(others.keySet()),
            desk.kitchen().cookedSince(desk.today()), needed.dishes(),
            Careful.byFood(desk.kitchen().conflicts(rows.stream().map(ShoppingItem::row).toList()))));
    }

    private Map<UUID, OffsetDateTime> changed(Set<UUID> lines) {
        if (lines.isEmpty()) {
            return Map.of();
        }
        var changed = desk.kitchen().shoppingChanged();
        changed.keySet().retainAll(lines);
        return changed;
    }

    private void addFromPlan() {
        var missing = shown.needed().missing();
        desk.write(
            () -> desk.kitchen().shop(missing),
            text("shopping.added", missing.size()));
    }

    private void typed(String words) {
        Barcodes.read(desk, words, this::add);
    }

    private void add(String words) {
        var fault = TypedFood.fault(words);
        if (fault.isPresent()) {
            add.refuse(words, fault.get());
            return;
        }
        var list = tabs.shown().isEmpty() ? null : tabs.shown();
        var today = desk.today();
        desk.background()
            .task(() -> put(words, list, today))
            .onSuccess(this::told)
            .onFailure(() -> add.giveBack(words))
            .onError(CrudRefusal.class, refusal -> desk.toasts().show(RefusalMessages.of(refusal)))
            .start();
    }

    /// @param count how many things a typed line named
    /// @param joined those of them that were on the list already
    /// @param isMore whether an amount was added to these
    private record Put(int count, List<ShoppingItem> joined, boolean isMore) {}

    private Put put(String words, @Nullable String list, LocalDate today) {
        var lines = desk.kitchen()
            .things(words, part -> TypedFood.isAmount(part) || DateParser.read(part, today).isPresent()).stream()
            .map(thing -> TypedFood.read(thing).with("list", list)).toList();
        return new Put(lines.size(), desk.kitchen().putOnList(lines),
            lines.stream().map(ShoppingItem::new).anyMatch(ShoppingItem::hasQuantity));
    }

    private void told(Put put) {
        if (put.count() > 1) {
            desk.toasts().show(text("shopping.added", put.count()), desk::undo);
        } else {
            put.joined().forEach(line -> tellJoined(line, put.isMore()));
        }
    }

    private void draw() {
        if (!isRead || settled.getStatus() == Animation.Status.RUNNING) {
            return;
        }
        content.getChildren().clear();
        plan.show(shown.needed(), DisplayFormat.span(desk.today(), desk.today().plusDays(DAYS - 1)), cookbook);
        tabs.show(shown.rows());
        Nodes.visible(newList, !tabs.isVisible());
        var open = open();
        var basket =
            shown.rows().stream().filter(row -> tabs.isShown(row) && row.isBought()).toList();
        frame.fact(shown.rows().isEmpty() ? "" : text("shopping.count", open.size(), basket.size()));
        var toPutAway = basket.stream().filter(row -> !row.isPutAway()).count();
        putAway.setText(toPutAway > 0 ? text("shopping.put-away", toPutAway) : text("shopping.clear", basket.size()));
        Nodes.visible(putAway, !basket.isEmpty());
        fromPlan.setText(text("shopping.from-plan", shown.needed().missing().size()));
        Nodes.visible(fromPlan, !shown.needed().missing().isEmpty());
        Nodes.visible(paper, !open.isEmpty());
        Nodes.visible(pdf, !open.isEmpty());
        Nodes.visible(share, !open.isEmpty());
        frame.fit();
        if (shown.rows().isEmpty()) {
            content.getChildren().add(nothingYet());
            return;
        }
        tellCooked(open);
        var byAisle = aisles.group(tabs.shown(), open);
        byAisle.forEach((aisle, rows) -> addGroup(
            AisleHead.of(aisle, rows.size(), aisles.ways(tabs.shown(), byAisle.keySet(), aisle, this::draw)), rows));
        if (open.isEmpty()) {
            var nothing = Nodes.wrapped(text("shopping.list.empty"), "t-body c-muted");
            nothing.setPadding(new Insets(18, 0, 10, 0));
            content.getChildren().add(nothing);
        }
        if (!basket.isEmpty()) {
            addGroup(Nodes.groupHead(text("shopping.basket"), basket.size(), 16), basket);
        }
    }

    /// Tells of the lines for dishes that are cooked meanwhile, which no coming meal needs either, and takes them off
    /// the list on demand.
    private void tellCooked(List<ShoppingItem> open) {
        var past = open.stream().filter(shown.facts()::isPast).map(ShoppingItem::id)
            .filter(line -> !shown.needed().listed().contains(line)).toList();
        if (past.isEmpty()) {
            return;
        }
        var words = Nodes.growing(Nodes.wrapped(text("shopping.past", past.size()), "t-small c-text-2"));
        var take = button(text("shopping.past.take", past.size()), "text",
            () -> desk.write(() -> desk.kitchen().deleteAll(KitchenEntities.SHOPPING, past),
                text("shopping.cleared", past.size())));
        var line = styled(row(12, Icon.CHEF_HAT.view(15), words, take), "well");
        line.setPadding(new Insets(6, 10, 6, 14));
        VBox.setMargin(line, new Insets(4, 0, 4, 0));
        content.getChildren().add(line);
    }

    private EmptyState nothingYet() {
        return new EmptyState(
            Drawings.icon(Icon.SHOPPING_BASKET),
            text("shopping.empty"),
            text("shopping.empty.help"),
            button(text("shopping.empty.write"), Icon.PLUS, "primary", add::focusText),
            button(text("shopping.empty.ask"), Icon.SPARKLES, "secondary",
                () -> desk.ask(text("shopping.empty.ask.words"))));
    }

    /// Returns the lines of the shown list that are still to be bought.
    private List<ShoppingItem> open() {
        return shown.rows().stream().filter(row -> tabs.isShown(row) && !row.isBought()).toList();
    }

    private void addGroup(Node head, List<ShoppingItem> rows) {
        content.getChildren().addAll(head, rule());
        var lines = new ListLine(desk, shown.facts(), cookbook, isNarrow, this::tick);
        rows.forEach(item -> content.getChildren().addAll(lines.of(item), rule()));
    }

    @Override
    public void print() {
        Printing.print(desk, content.getScene().getWindow(), text("page.shopping"), this::paper);
    }

    /// Returns the open lines of the shown list as text, in the order of the aisles.
    private String words() {
        return ShoppingTextExporter.text(
            aisles.group(tabs.shown(), open()).values().stream().flatMap(List::stream).map(ShoppingItem::row).toList(),
            Texts.phrases());
    }

    private byte[] paper() {
        var open = open();
        return Papers.shopping(
            DisplayFormat.longDay(desk.today()),
            aisles.group(tabs.shown(), open).entrySet().stream()
                .map(group -> new Papers.Aisle(
                    Aisles.name(group.getKey()),
                    group.getValue().stream()
                        .map(
                            row -> (DisplayFormat.capital(row.name()) + "  " + row.amount()).strip())
                        .toList()))
                .toList());
    }

    private void tellJoined(ShoppingItem line, boolean isMore) {
        var name = DisplayFormat.capital(line.name());
        if (isMore) {
            desk.toasts().show(text("shopping.joined", name, line.amount()), desk::undo);
        } else {
            desk.toasts().show(text("shopping.listed", name));
        }
    }

    /// Ticks a line. The lines stay where they are as long as one after the other is ticked.
    private void tick(UUID id, boolean ticked) {
        settled.playFromStart();
        desk.quietly(() -> desk.kitchen().update(KitchenEntities.SHOPPING, id, Map.of("is_purchased", ticked)));
    }

    /// Moves the ticked items into the pantry, and those that are there already off the list, as one undoable change;
    /// the session chooses their storage places.
    private void putAway() {
        var basket = shown.rows().stream().filter(row -> row.isBought()).toList();
        var count = basket.stream().filter(row -> !row.isPutAway()).count();
        desk.background().task(desk.kitchen()::putAway)
            .onSuccess(lots -> new Stowed(desk, lots)
                .tell(count > 0 ? text("shopping.put-away.done", count) : text("shopping.cleared", basket.size())))
            .onError(CrudRefusal.class, refusal -> desk.toasts().show(RefusalMessages.of(refusal))).start();
    }
}
