package alfred.ui.meals;

import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Cover;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.RecipeCard;
import alfred.ui.page.list.RowMenu;
import alfred.ui.page.text.Careful;
import alfred.ui.page.text.DisplayFormat;
import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The week as a list, for a page on which seven columns have no room: a day below the other, each a drop target.
final class WeekDays extends VBox {
    /// The width from which on the week has seven columns instead, in pixels.
    static final double WIDTH = 604;

    private static final double DAY = 46;

    private final WeekGrid.Actions actions;

    WeekDays(WeekGrid.Actions actions) {
        super(4);
        this.actions = actions;
        setPadding(new Insets(2, 4, 12, 4));
    }

    /// Puts a week there as a list where it has less room than [#WIDTH], and in columns otherwise.
    static void instead(ScrollPane days, WeekGrid grid, WeekDays list, double width) {
        days.setContent(width < WIDTH ? list : grid);
        days.setFitToHeight(width >= WIDTH);
    }

    void show(Week week, LocalDate today) {
        getChildren().clear();
        for (int i = 0; i < 7; i++) {
            if (i > 0) {
                getChildren().add(Nodes.rule());
            }
            getChildren().add(day(week, week.first().plusDays(i), today));
        }
    }

    private Node day(Week week, LocalDate date, LocalDate today) {
        var meals = new VBox(2);
        for (var type : week.types()) {
            week.at(date, type).forEach(meal -> meals.getChildren().add(line(meal)));
            week.draftsAt(date, type).forEach(draft -> meals.getChildren().add(line(draft)));
        }
        var name =
            text("meals.slot", DisplayFormat.longDay(date), DisplayFormat.within(DisplayFormat.mealType("dinner")));
        Runnable add = () -> actions.add(date, "dinner");
        var isFree = meals.getChildren().isEmpty();
        if (isFree) {
            var free = styled(row(8, Icon.PLUS.view(15), firm(text("meals.add"), "t-small c-muted")), "row");
            free.setMinHeight(44);
            free.setPadding(new Insets(0, 8, 0, 8));
            meals.getChildren().add(Nodes.clickable(free, name, add));
        }
        var day = styled(new HBox(10, head(date, date.equals(today)), growing(meals)), "week-day");
        day.setPadding(new Insets(4, 4, 4, 4));
        if (date.equals(today)) {
            day.getStyleClass().add("today-col");
        }
        if (!isFree) {
            var more = iconButton(Icon.PLUS, name, "sm", add);
            HBox.setMargin(more, new Insets(8, 0, 0, 0));
            day.getChildren().add(more);
        }
        takeDrops(day, week, date);
        return day;
    }

    private static Node head(LocalDate date, boolean isToday) {
        var number = firm(String.valueOf(date.getDayOfMonth()),
            isToday ? "t-small-strong a-today" : "t-small-strong c-text");
        var head = column(2, firm(DisplayFormat.weekday(date), isToday ? "t-small-strong c-accent" : "t-small c-muted"),
            number);
        head.setAlignment(Pos.TOP_CENTER);
        head.setPadding(new Insets(4, 0, 0, 0));
        return Nodes.wide(head, DAY);
    }

    private Node line(Week.Meal meal) {
        var type = DisplayFormat.mealType(meal.type());
        var people = meal.servings() > 0 ? text("meals.for", meal.servings()) : "";
        var fact = !meal.isCooked() ? people
            : people.isEmpty() ? text("meals.cooked") : text("meals.cooked-for", people);
        var title = meal.title().isBlank() ? text("meals.something") : meal.title();
        var line = line(meal.recipe(), title, fact.isEmpty() ? type : type + " · " + fact);
        line.getChildren().add(Careful.mark(meal.allergies()));
        if (meal.isCooked()) {
            line.getChildren().add(Icon.CHECK.view(15, "ic-accent"));
        }
        MealCard.draggable(line, meal);
        actions.marks().light(line, () -> meal.recipe().map(RecipeCard::mention));
        RowMenu.on(line, () -> actions.ways(meal));
        return Nodes.clickable(line, MealCard.called(meal, title), () -> actions.open(meal));
    }

    private Node line(Week.Draft draft) {
        var line = line(draft.recipe(), draft.title(), DisplayFormat.mealType(draft.type()));
        line.getChildren().addAll(Careful.mark(draft.allergies()), firm(text("draft.tag"), "tag draft"));
        return Nodes.clickable(line, text("meals.draft", draft.title()), () -> actions.open(draft));
    }

    private static HBox line(Optional<RecipeCard> recipe, String title, String fact) {
        Region picture = recipe.<Region>map(card -> Cover.thumb(card.look(), 34))
            .orElseGet(() -> Nodes.fix(new StackPane(Icon.NOTE.view(18)), 34, 34));
        var words = column(0, wrapped(title, "t-small-strong"), cut(fact, "t-caption c-muted"));
        words.setAlignment(Pos.CENTER_LEFT);
        var line = styled(row(10, picture, growing(words)), "row meal-line");
        line.setMinHeight(44);
        line.setPadding(new Insets(3, 8, 3, 4));
        return line;
    }

    private void takeDrops(HBox day, Week week, LocalDate date) {
        day.setOnDragOver(event -> {
            var board = event.getDragboard();
            if (board.hasContent(MealCard.MEAL) || board.hasContent(RecipeShelf.RECIPE)) {
                event.acceptTransferModes(TransferMode.ANY);
                if (!day.getStyleClass().contains("drop")) {
                    day.getStyleClass().add("drop");
                }
            }
            event.consume();
        });
        day.setOnDragExited(_ -> day.getStyleClass().remove("drop"));
        day.setOnDragDropped(event -> {
            if (event.getDragboard().getContent(MealCard.MEAL) instanceof String dropped) {
                var meal = UUID.fromString(dropped);
                actions.move(meal, date, week.meals().stream().filter(one -> one.item().id().equals(meal))
                    .map(Week.Meal::type).findFirst().orElse("dinner"));
            } else if (event.getDragboard().getContent(RecipeShelf.RECIPE) instanceof String recipe) {
                actions.plan(UUID.fromString(recipe), date, "dinner");
            }
            event.setDropCompleted(true);
            event.consume();
        });
    }
}
