package alfred.ui.tasks;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.rule;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrappedTo;
import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.measure.Impossible;
import alfred.kitchen.RowFormatter;
import alfred.kitchen.task.Recurrence.Frequency;
import alfred.kitchen.task.Recurrence;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Texts;
import alfred.ui.model.RecipeCards;
import alfred.ui.model.TaskItem;
import alfred.ui.page.Page;
import alfred.ui.page.PageContext;
import alfred.ui.page.PageFrame;
import alfred.ui.page.form.FieldBox;
import alfred.ui.page.form.FormDialog;
import alfred.ui.page.list.AddField;
import alfred.ui.page.list.Check;
import alfred.ui.page.list.Drawings;
import alfred.ui.page.list.EmptyState;
import alfred.ui.page.list.RowMenu;
import alfred.ui.page.text.RefusalMessages;
import alfred.ui.page.text.DisplayFormat;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The tasks by due date, completed ones last.
public final class TasksPage implements Page {
    private static final int DONE_SHOWN = 8;
    private static final String REPEATS = "repeats";

    /// The widest that the list becomes, in pixels.
    private static final double WIDTH = 1480;

    private final PageContext desk;
    private final PageFrame frame;
    private final VBox content = new VBox();
    private final AddField add = new AddField(text("tasks.add"), this::add);
    private List<TaskItem> rows = List.of();
    private RecipeCards cookbook = RecipeCards.EMPTY;
    private boolean isRead;

    public TasksPage(PageContext desk) {
        this.desk = desk;
        frame = new PageFrame(
            text("page.tasks"), desk.switches(), button(text("tasks.new"), Icon.PLUS, "primary", this::create));
        frame.fixed(add);
        add.setMaxWidth(WIDTH);
        frame.scrolling(content).setFitToHeight(true);
    }

    @Override
    public Node node() {
        return frame;
    }

    @Override
    public void refresh() {
        desk.withCookbook(read -> cookbook = read);
        desk.background()
            .task(() -> desk.kitchen().tasks())
            .onSuccess(read -> {
                rows = read;
                isRead = true;
                draw();
            })
            .start();
    }

    @Override
    public boolean type(String letter) {
        return add.type(letter);
    }

    @Override
    public boolean create() {
        edit(new TaskItem(Row.EMPTY));
        return true;
    }

    private void add(String words) {
        var fault = Impossible.day(words).or(() -> Impossible.time(words)).map(RefusalMessages::of);
        if (fault.isPresent()) {
            add.refuse(words, fault.get());
            return;
        }
        var line = TaskLine.read(words, desk.today());
        desk.quietly(() -> desk.kitchen().create(KitchenEntities.TASK, line), () -> add.giveBack(words));
        TaskLine.unreadRepetition(new TaskItem(line)).map(every -> text("tasks.repeats-unread", every))
            .ifPresent(desk.toasts()::show);
    }

    private void draw() {
        if (!isRead) {
            return;
        }
        content.getChildren().clear();
        content.setMaxWidth(rows.isEmpty() ? Double.MAX_VALUE : WIDTH + 64 - Nodes.SCROLL_BAR);
        var open = rows.stream().filter(row -> !row.isDone()).toList();
        frame.fact(rows.isEmpty() ? "" : text("tasks.count", open.size()));
        if (rows.isEmpty()) {
            content.getChildren()
                .add(new EmptyState(
                    Drawings.icon(Icon.CIRCLE_CHECK_BIG),
                    text("tasks.empty"),
                    text("tasks.empty.help"),
                    button(text("tasks.empty.write"), Icon.PLUS, "primary", add::focusText)));
            return;
        }
        var today = desk.today();
        addGroup(text("tasks.late"), open, due -> due != null && due.isBefore(today));
        addGroup(text("tasks.today"), open, due -> due != null && due.equals(today));
        addGroup(text("tasks.soon"), open, due -> due != null && due.isAfter(today) && due.isBefore(today.plusDays(7)));
        addGroup(text("tasks.later"), open, due -> due != null && !due.isBefore(today.plusDays(7)));
        addGroup(text("tasks.sometime"), open, due -> due == null);
        var done = rows.stream().filter(row -> row.isDone()).toList();
        addRows(text("tasks.done"), done.reversed().stream().limit(DONE_SHOWN).toList(), done.size());
    }

    private void addGroup(String name, List<TaskItem> open, Predicate<LocalDate> fits) {
        var found = open.stream()
            .filter(row -> fits.test(row.due().orElse(null)))
            .sorted(Comparator.comparing((TaskItem row) -> row.due().orElse(LocalDate.MAX)))
            .toList();
        addRows(name, found, found.size());
    }

    private void addRows(String name, List<TaskItem> found, int count) {
        if (found.isEmpty()) {
            return;
        }
        content.getChildren().addAll(Nodes.groupHead(name, count, 16), rule());
        found.forEach(task -> content.getChildren().addAll(line(task), rule()));
    }

    private Node line(TaskItem task) {
        var isDone = task.isDone();
        var title = task.title();
        var check = new Check(
            title,
            isDone,
            ticked -> tick(task, ticked));
        var words = column(1, wrappedTo(2, title, isDone ? "t-strong c-muted struck" : "t-strong c-text"));
        var fact = fact(task);
        if (!fact.isEmpty()) {
            words.getChildren().add(cut(fact, "t-caption c-muted"));
        }
        words.setAlignment(Pos.CENTER_LEFT);
        var line = styled(new HBox(12, check, growing(words)), "row");
        line.setAlignment(Pos.CENTER_LEFT);
        task.due()
            .filter(_ -> !isDone)
            .ifPresent(due -> line.getChildren().add(dueTag(due, task.time())));
        line.setMinHeight(fact.isEmpty() ? 44 : 54);
        line.setPadding(new Insets(6, 6, 6, 2));
        desk.marks().join(line, () -> Optional.of(task.mention()));
        RowMenu.on(line, () -> List.of(new RowMenu.Way(text("menu.edit"), () -> edit(task)),
            new RowMenu.Way(text("dialog.delete"),
                () -> desk.write(() -> desk.kitchen().delete(KitchenEntities.TASK, task.id()),
                    text("dialog.deleted", title)),
                true)));
        return Nodes.clickable(line, title, () -> edit(task));
    }

    /// Ticks a task, or takes its tick off; of one that repeats its next day is told.
    private void tick(TaskItem task, boolean ticked) {
        if (!ticked || task.repeats().isEmpty()) {
            desk.quietly(() -> desk.kitchen().update(KitchenEntities.TASK, task.id(), Map.of("completed", ticked)));
            return;
        }
        desk.write(() -> {
            desk.kitchen().update(KitchenEntities.TASK, task.id(), Map.of("completed", true));
            return desk.kitchen().row(KitchenEntities.TASK, task.id()).map(TaskItem::new).flatMap(TaskItem::due);
        }, next -> next.map(day -> text("tasks.next", task.title(), DisplayFormat.day(day, desk.today())))
            .orElse(task.title()));
    }

    private Node dueTag(LocalDate due, Optional<LocalTime> time) {
        var isLate = due.isBefore(desk.today());
        var isToday = due.equals(desk.today());
        return Nodes.iconLabel(
            DisplayFormat.day(due, desk.today()) + time.map(at -> " " + at).orElse(""),
            isLate ? "tag danger" : isToday ? "tag warn" : "tag",
            Icon.CLOCK.view(12, isLate ? "ic-danger" : isToday ? "ic-warn" : "ic-2"));
    }

    private String fact(TaskItem task) {
        var recipe = task.recipe()
            .map(id -> cookbook.byId().get(id))
            .map(card -> text("tasks.for", card.name()))
            .orElse("");
        var repeats = task.repeats().isEmpty() ? "" : repeats(task.repeats());
        return Stream.of(repeats, recipe, task.description())
            .filter(part -> !part.isBlank())
            .reduce((one, other) -> text("fact.two", one, other))
            .orElse("");
    }

    private static String repeats(String rule) {
        return rule.isEmpty() ? text("tasks.form.once") : new RowFormatter(Texts.phrases()).repeats(rule);
    }

    /// The usual rules, and the task's own.
    private static List<String> rules(TaskItem task) {
        var usual = Stream.of(Frequency.values()).map(unit -> Recurrence.every(1, unit).text());
        return Stream.concat(Stream.of("", task.repeats(), Recurrence.every(2, Frequency.WEEKLY).text()), usual)
            .distinct()
            .toList();
    }

    private void edit(TaskItem task) {
        var row = task.row();
        new FormDialog(desk, text(task.isStored() ? "tasks.form.edit" : "tasks.form.new"), KitchenEntities.TASK, row)
            .with(FieldBox.text("title", text("tasks.form.title"), row, "", true))
            .withPair(
                FieldBox.date("due_date", text("tasks.form.due"), row, desk.today(), false),
                FieldBox.choice(
                    "category",
                    text("tasks.form.kind"),
                    row,
                    List.of("prep", "shopping", "cleanup", "other"),
                    "other",
                    DisplayFormat::value))
            .withPair(
                FieldBox.time("due_time", text("tasks.form.time"), row),
                FieldBox.choice(REPEATS, text("tasks.form.repeats"), row, rules(task), "", TasksPage::repeats))
            .with(
                FieldBox.recipe("recipe_id", text("tasks.form.recipe"), row, cookbook.cards()),
                FieldBox.area("description", text("pantry.form.notes"), row, ""))
            .open();
    }
}
