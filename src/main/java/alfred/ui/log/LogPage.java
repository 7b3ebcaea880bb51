package alfred.ui.log;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.rule;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.kitchen.KitchenEntities;
import alfred.ui.fx.Cover;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.LogItem;
import alfred.ui.model.RecipeCard;
import alfred.ui.model.RecipeCards;
import alfred.ui.model.Route;
import alfred.ui.page.Page;
import alfred.ui.page.PageContext;
import alfred.ui.page.PageFrame;
import alfred.ui.page.form.FieldBox;
import alfred.ui.page.form.FormDialog;
import alfred.ui.page.form.StarRating;
import alfred.ui.page.list.Drawings;
import alfred.ui.page.list.EmptyState;
import alfred.ui.page.text.DisplayFormat;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The cooking log: cooked dishes with stars and notes, latest first, and statistics of the kitchen's habits.
public final class LogPage implements Page {
    private static final int MAX_ENTRIES = 300;
    private static final double WIDTH = 1000;

    private final PageContext desk;
    private final PageFrame frame;
    private final VBox content = new VBox();
    private List<LogItem> rows = List.of();
    private RecipeCards cookbook = RecipeCards.EMPTY;
    private boolean isRead;

    public LogPage(PageContext desk) {
        this.desk = desk;
        frame = new PageFrame(
            text("page.log"), desk.switches(), button(text("log.new"), Icon.PLUS, "primary", this::create));
        frame.scrolling(content).setFitToHeight(true);
    }

    @Override
    public Node node() {
        return frame;
    }

    @Override
    public void refresh() {
        desk.withCookbook(read -> {
            cookbook = read;
            draw();
        });
        desk.background()
            .task(() -> desk.kitchen().cookingLog())
            .onSuccess(read -> {
                rows = read;
                isRead = true;
                draw();
            })
            .start();
    }

    @Override
    public boolean create() {
        edit(LogItem.NEW);
        return true;
    }

    private void draw() {
        if (!isRead) {
            return;
        }
        content.getChildren().clear();
        content.setMaxWidth(rows.isEmpty() ? Double.MAX_VALUE : WIDTH + 64);
        frame.fact(rows.isEmpty() ? "" : text("log.count", rows.size()));
        if (rows.isEmpty()) {
            content.getChildren()
                .add(new EmptyState(
                    Drawings.icon(Icon.CHEF_HAT),
                    text("log.empty"),
                    text("log.empty.help"),
                    button(text("log.new"), Icon.PLUS, "primary", this::create),
                    button(
                        text("log.empty.recipes"),
                        Icon.BOOK_OPEN_TEXT,
                        "secondary",
                        () -> desk.open(new Route.Recipes()))));
            return;
        }
        content.getChildren().add(habits());
        var groups = rows.stream()
            .limit(MAX_ENTRIES)
            .collect(Collectors.groupingBy(entry -> group(day(entry)), LinkedHashMap::new, Collectors.toList()));
        groups.forEach((name, entries) -> {
            content.getChildren().addAll(Nodes.groupHead(name, entries.size(), 22), rule());
            entries.forEach(entry -> content.getChildren().addAll(line(entry), rule()));
        });
    }

    private LocalDate day(LogItem entry) {
        return entry.cookedAt()
            .map(at -> at.atZoneSameInstant(desk.clock().getZone()).toLocalDate())
            .orElse(desk.today());
    }

    private String group(LocalDate day) {
        var monday = desk.today().with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
        if (!day.isBefore(monday)) {
            return text("log.this-week");
        }
        return day.isBefore(monday.minusDays(7)) ? DisplayFormat.month(day) : text("log.last-week");
    }

    private Node habits() {
        var week = desk.today().minusDays(28);
        var lately = rows.stream().filter(entry -> day(entry).isAfter(week)).count();
        var often = often();
        var loved = rows.stream()
            .filter(entry -> entry.rating() >= 4)
            .flatMap(entry -> recipe(entry).stream())
            .collect(Collectors.groupingBy(Function.identity(), LinkedHashMap::new, Collectors.counting()))
            .entrySet()
            .stream()
            .max(Map.Entry.comparingByValue())
            .map(Map.Entry::getKey);
        var line = new HBox(12, habit(Icon.CALENDAR_DAYS, text("log.lately", lately), text("log.lately.help")));
        often.ifPresent(entry -> line.getChildren()
            .add(habit(Icon.HISTORY, entry.getKey().name(), text("log.often", entry.getValue()))));
        loved.filter(card -> often.isEmpty() || !often.get().getKey().equals(card))
            .ifPresent(card -> line.getChildren().add(habit(Icon.HEART, card.name(), text("log.loved"))));
        line.getChildren().forEach(Nodes::growing);
        line.setPadding(new Insets(4, 0, 4, 0));
        return line;
    }

    private Optional<Map.Entry<RecipeCard, Long>> often() {
        return rows.stream()
            .flatMap(entry -> recipe(entry).stream())
            .collect(Collectors.groupingBy(Function.identity(), LinkedHashMap::new, Collectors.counting()))
            .entrySet()
            .stream()
            .max(Map.Entry.comparingByValue())
            .filter(entry -> entry.getValue() > 1);
    }

    private static HBox habit(Icon icon, String words, String help) {
        var box = styled(
            row(
                12,
                icon.view(18, "ic-accent"),
                growing(column(1, cut(words, "t-strong"), cut(help, "t-caption c-muted")))),
            "well");
        box.setPadding(new Insets(12, 16, 12, 16));
        box.setPrefWidth(100);
        return box;
    }

    private Optional<RecipeCard> recipe(LogItem entry) {
        return entry.recipe().map(id -> cookbook.byId().get(id));
    }

    private Node line(LogItem entry) {
        var recipe = recipe(entry);
        var name = name(entry);
        var words = column(2, cut(name, "t-title-3"));
        var fact = fact(entry);
        if (!fact.isEmpty()) {
            words.getChildren().add(cut(fact, "t-small c-muted"));
        }
        words.setAlignment(Pos.CENTER_LEFT);
        var cover = recipe.<Node>map(card -> Cover.thumb(card.look(), 44))
            .orElseGet(() -> Nodes.fix(styled(new StackPane(Icon.CHEF_HAT.view(20)), "kbox"), 44, 44));
        var stars = new StarRating(entry.rating(), chosen -> rate(entry, chosen));
        var line = styled(
            new HBox(
                14,
                cover,
                growing(words),
                stars,
                Nodes.wide(
                    label(
                        DisplayFormat.capital(DisplayFormat.day(day(entry), desk.today())),
                        "t-small c-muted"),
                    92)),
            "row");
        line.setAlignment(Pos.CENTER_LEFT);
        line.setMinHeight(64);
        line.setPadding(new Insets(0, 0, 0, 6));
        return Nodes.clickable(line, text("fact.two", name, DisplayFormat.longDay(day(entry))), () -> edit(entry));
    }

    private String name(LogItem entry) {
        return recipe(entry).map(RecipeCard::name).orElse(text("log.no-recipe"));
    }

    private static String fact(LogItem entry) {
        var servings =
            entry.servings().map(count -> text("cook.for", count)).orElse("");
        var notes = entry.notes();
        return servings.isEmpty() || notes.isBlank() ? servings + notes : text("fact.two", servings, notes);
    }

    private void rate(LogItem entry, int stars) {
        Map<String, @Nullable Object> change = new LinkedHashMap<>();
        change.put("rating", stars == 0 ? null : (long) stars);
        desk.quietly(() -> desk.kitchen().update(KitchenEntities.LOG, entry.id(), change));
    }

    private void edit(LogItem entry) {
        var row = entry.row();
        var dialog = new FormDialog(
            desk, text(entry.isStored() ? "log.form.edit" : "log.form.new"), KitchenEntities.LOG, row);
        dialog.with(FieldBox.recipe("recipe_id", text("log.form.recipe"), row, cookbook.cards()))
            .withPair(
                FieldBox.moment("cooked_at", text("log.form.when"), row, desk.clock()),
                FieldBox.number("servings", text("form.servings"), row))
            .with(
                FieldBox.stars("rating", text("form.rating"), row),
                FieldBox.area("notes", text("pantry.form.notes"), row, text("log.form.notes")))
            .named(() -> text("log.entry"))
            .open();
    }
}
