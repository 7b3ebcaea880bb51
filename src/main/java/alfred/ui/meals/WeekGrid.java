package alfred.ui.meals;

import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.RecipeCard;
import alfred.ui.page.EntityMarks;
import alfred.ui.page.list.RowMenu;
import alfred.ui.page.text.DisplayFormat;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;

/// Calendar grid: seven day columns of equal width, one row per meal type, every slot a drop target.
final class WeekGrid extends GridPane {
    private static final double NAMES = 78;
    private static final double FILLED = 150;
    /// The height of a row without meals in a low window, in pixels.
    private static final double LEAST = 84;
    private static final double EMPTY = 48;
    private static final double MAX_HEIGHT = 300;

    private final Actions actions;
    private LocalDate today = LocalDate.MIN;
    private boolean isNarrow;

    /// User actions in the grid, handled by the page.
    interface Actions {
        void open(Week.Meal meal);

        /// Returns the lines of a meal's menu.
        List<RowMenu.Way> ways(Week.Meal meal);

        EntityMarks marks();

        /// Returns what an empty week invites to, below its places.
        Node invitation();

        void open(Week.Draft draft);

        void add(LocalDate date, String type);

        void move(UUID meal, LocalDate date, String type);

        void plan(UUID recipe, LocalDate date, String type);
    }

    WeekGrid(Actions actions) {
        this.actions = actions;
        setHgap(8);
        setVgap(8);
        columns();
    }

    /// Sets the columns: the days, and before them the names of the meals, which stand above their row where there is
    /// little room.
    private void columns() {
        getColumnConstraints().clear();
        if (!isNarrow) {
            var names = new ColumnConstraints(NAMES);
            names.setHalignment(HPos.LEFT);
            getColumnConstraints().add(names);
        }
        for (int i = 0; i < 7; i++) {
            var day = new ColumnConstraints();
            day.setPercentWidth(-1);
            day.setMinWidth(0);
            day.setPrefWidth(100);
            day.setHgrow(Priority.ALWAYS);
            getColumnConstraints().add(day);
        }
    }

    /// Whether the names of the meals stand above their rows, so that seven days fit.
    ///
    /// @return whether that is a change, after which the week is to be shown anew
    boolean narrow(boolean isNext) {
        if (isNarrow == isNext) {
            return false;
        }
        isNarrow = isNext;
        columns();
        return true;
    }

    void show(Week week, LocalDate today) {
        getChildren().clear();
        this.today = today;
        getRowConstraints().setAll(new RowConstraints());
        addToday(week, today);
        for (int day = 0; day < 7; day++) {
            add(head(week.first().plusDays(day), today), column(day), 0);
        }
        var line = 1;
        for (var type : week.types()) {
            var name = label(DisplayFormat.mealType(type), "t-label c-text-2");
            setValignment(name, VPos.TOP);
            setMargin(name, new Insets(isNarrow ? 4 : 8, 0, 0, 0));
            add(name, 0, line, isNarrow ? 7 : 1, 1);
            if (isNarrow) {
                getRowConstraints().add(new RowConstraints());
                line++;
            }
            var height = new RowConstraints();
            // all of one height, so that nothing moves when a meal comes or goes; low in an empty week
            height.setVgrow(week.isEmpty() ? Priority.NEVER : Priority.ALWAYS);
            height.setMaxHeight(week.isEmpty() ? LEAST : most(week, type) > 1 ? Double.MAX_VALUE : MAX_HEIGHT);
            getRowConstraints().add(height);
            for (int day = 0; day < 7; day++) {
                add(place(week, week.first().plusDays(day), type), column(day), line);
            }
            line++;
        }
        if (week.isEmpty()) {
            var below = new RowConstraints();
            below.setVgrow(Priority.ALWAYS);
            getRowConstraints().add(below);
            add(actions.invitation(), 0, line, isNarrow ? 7 : 8, 1);
        }
    }

    private int column(int day) {
        return isNarrow ? day : day + 1;
    }

    /// The words below the covers of a row are as high as its longest name needs, so that the covers are of one height.
    @Override
    protected void layoutChildren() {
        var days = getWidth() - getInsets().getLeft() - getInsets().getRight() - (isNarrow ? 0 : NAMES + getHgap());
        var room = (days - 6 * getHgap()) / 7 - 2;
        getChildren().stream().filter(Place.class::isInstance).collect(Collectors.groupingBy(GridPane::getRowIndex))
            .values().forEach(places -> {
                var words = places.stream().map(Place.class::cast).filter(place -> place.getChildren().size() == 1)
                    .flatMap(place -> place.lookupAll("." + MealCard.WORDS).stream()).map(MealCard.Words.class::cast)
                    .toList();
                var most = words.stream().mapToDouble(one -> one.needed(room)).max().orElse(0);
                words.forEach(one -> one.atLeast(most));
            });
        super.layoutChildren();
    }

    /// The number of meals in the fullest place of a row.
    private static int most(Week week, String type) {
        return IntStream.range(0, 7).mapToObj(week.first()::plusDays)
            .mapToInt(day -> week.at(day, type).size() + week.draftsAt(day, type).size()).max().orElse(0);
    }

    /// Highlights today's column behind the other content, if it is one of the days shown.
    private void addToday(Week week, LocalDate today) {
        if (!today.isBefore(week.first()) && !today.isAfter(week.last())) {
            var tint = styled(new Region(), "today-col");
            setMargin(tint, new Insets(-4, -4, -4, -4));
            add(tint, column((int) ChronoUnit.DAYS.between(week.first(), today)), 0, 1,
                week.types().size() * (isNarrow ? 2 : 1) + 1);
        }
    }

    private static Node head(LocalDate date, LocalDate today) {
        var isToday = date.equals(today);
        var number =
            firm(String.valueOf(date.getDayOfMonth()), isToday ? "t-small-strong a-today" : "t-small-strong c-text");
        var head =
            row(6, firm(DisplayFormat.weekday(date), isToday ? "t-small-strong c-accent" : "t-small c-muted"), number);
        head.setAlignment(Pos.CENTER);
        head.setMinHeight(32);
        return head;
    }

    /// A place of the week: never lower than its meals.
    private static final class Place extends VBox {
        private final boolean isLow;

        Place(boolean isLow) {
            super(6);
            this.isLow = isLow;
        }

        @Override
        protected double computeMinHeight(double width) {
            return Math.max(LEAST, super.computeMinHeight(width));
        }

        /// The same for all, so that a row with meals is no higher than one without.
        @Override
        protected double computePrefHeight(double width) {
            return Math.max(isLow ? LEAST : FILLED, super.computeMinHeight(width));
        }
    }

    private VBox place(Week week, LocalDate date, String type) {
        var stack = new Place(week.isEmpty());
        for (var meal : week.at(date, type)) {
            var card = MealCard.of(meal, () -> actions.open(meal));
            actions.marks().light(card, () -> meal.recipe().map(RecipeCard::mention));
            RowMenu.on(card, () -> actions.ways(meal));
            VBox.setVgrow(card, Priority.ALWAYS);
            stack.getChildren().add(card);
        }
        for (var draft : week.draftsAt(date, type)) {
            var card = MealCard.of(draft, () -> actions.open(draft));
            VBox.setVgrow(card, Priority.ALWAYS);
            stack.getChildren().add(card);
        }
        if (stack.getChildren().isEmpty()) {
            stack.getChildren().add(free(date, type));
        }
        takeDrops(stack, date, type);
        return stack;
    }

    private Button free(LocalDate date, String type) {
        var words = text("meals.slot", DisplayFormat.longDay(date), DisplayFormat.within(DisplayFormat.mealType(type)));
        var face = new VBox(4, Icon.PLUS.view(15), label(text("meals.add"), "t-caption c-muted"));
        face.setAlignment(Pos.CENTER);
        var add = (Label) face.getChildren().getLast();
        add.setWrapText(true);
        add.setTextAlignment(TextAlignment.CENTER);
        var slot = styled(new Button(), date.equals(today) ? "slot slot-today" : "slot");
        slot.setGraphic(face);
        // without its words the plus stands in the middle of a low place
        add.managedProperty()
            .bind(slot.hoverProperty().or(slot.focusedProperty()).or(add.textProperty().isEqualTo(words)));
        slot.setAccessibleText(words);
        slot.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        // what it says while something is dragged over it makes its row no higher
        slot.setMinHeight(0);
        slot.setPrefHeight(EMPTY);
        slot.setOnAction(_ -> actions.add(date, type));
        VBox.setVgrow(slot, Priority.ALWAYS);
        return slot;
    }

    private void takeDrops(VBox place, LocalDate date, String type) {
        place.setOnDragOver(event -> {
            if (event.getDragboard().hasContent(MealCard.MEAL) || event.getDragboard().hasContent(RecipeShelf.RECIPE)) {
                event.acceptTransferModes(TransferMode.ANY);
                place.getChildren().forEach(child -> mark(child, true));
            }
            event.consume();
        });
        place.setOnDragExited(_ -> place.getChildren().forEach(child -> mark(child, false)));
        place.setOnDragDropped(event -> {
            if (event.getDragboard().getContent(MealCard.MEAL) instanceof String meal) {
                actions.move(UUID.fromString(meal), date, type);
            } else if (event.getDragboard().getContent(RecipeShelf.RECIPE) instanceof String recipe) {
                actions.plan(UUID.fromString(recipe), date, type);
            }
            event.setDropCompleted(true);
            event.consume();
        });
    }

    /// Lights up a free place that something is dragged over, and names it.
    private static void mark(Node child, boolean isOver) {
        child.getStyleClass().remove("drop");
        if (child instanceof Button slot && slot.getGraphic() instanceof VBox face) {
            ((Label) face.getChildren().getLast()).setText(isOver ? slot.getAccessibleText() : text("meals.add"));
            if (isOver) {
                Nodes.styled(child, "drop");
            }
        }
    }
}
