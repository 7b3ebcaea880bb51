package alfred.ui.home;

import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Cover;
import alfred.ui.fx.Icon;
import alfred.ui.fx.NameLabel;
import alfred.ui.fx.Nodes;
import alfred.ui.model.MealItem;
import alfred.ui.model.RecipeCards;
import alfred.ui.model.Route;
import alfred.ui.page.PageContext;
import alfred.ui.page.form.MealDialog;
import alfred.ui.page.text.Careful;
import alfred.ui.page.text.DisplayFormat;
import java.time.LocalDate;
import java.util.List;
import java.util.Comparator;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;

/// Strip of seven days starting today, each with its main meal.
final class WeekStrip extends HBox {
    /// The height of four lines of a name, in pixels.
    private static final double MAX_NAME = 78;

    WeekStrip(PageContext desk, Today today, RecipeCards cookbook) {
        super(8);
        for (int i = 0; i < 7; i++) {
            var date = today.date().plusDays(i);
            var meal = today.meals().stream().filter(row -> row.isOn(date))
                .min(Comparator.comparing(row -> !row.isDinner())).orElse(null);
            var card = meal == null ? free(desk, cookbook, date) : meal(desk, today, cookbook, meal);
            var day = new VBox(8, head(date, today.date()), card);
            VBox.setVgrow(card, Priority.ALWAYS);
            day.setPrefWidth(130);
            day.setMinWidth(0);
            HBox.setHgrow(day, Priority.ALWAYS);
            getChildren().add(day);
        }
    }

    private static Node head(LocalDate date, LocalDate today) {
        var isToday = date.equals(today);
        var head = row(5, firm(DisplayFormat.weekday(date), isToday ? "t-label c-accent" : "t-label c-text-2"),
            firm(String.valueOf(date.getDayOfMonth()), isToday ? "t-label c-accent" : "t-caption c-muted"));
        head.setAlignment(Pos.CENTER);
        return head;
    }

    private static Region meal(PageContext desk, Today today, RecipeCards cookbook, MealItem meal) {
        var recipe = meal.recipe().map(id -> cookbook.byId().get(id)).orElse(null);
        var words = recipe == null ? meal.notes() : recipe.name();
        var name = new NameLabel(words.isBlank() ? text("meals.something") : words, "t-small c-text");
        name.setTextAlignment(TextAlignment.CENTER);
        name.setMinHeight(0);
        name.setMaxHeight(MAX_NAME);
        if (words.length() > 40) {
            Nodes.tip(name, () -> words);
        }
        var picture = new StackPane(recipe == null ? Icon.NOTE.view(20) : Cover.thumb(recipe.look(), 48));
        picture.setMinHeight(48);
        picture.setMaxWidth(54);
        if (today.isCooked(meal)) {
            var mark = styled(Nodes.doneMark(16), "ringed");
            StackPane.setAlignment(mark, Pos.BOTTOM_RIGHT);
            picture.getChildren().add(mark);
        }
        var allergies = recipe == null ? List.<String>of() : recipe.lacking().against();
        if (!allergies.isEmpty()) {
            var careful = Careful.mark(allergies);
            StackPane.setAlignment(careful, Pos.TOP_RIGHT);
            careful.setTranslateX(14);
            picture.getChildren().add(careful);
        }
        var card = styled(new VBox(8, picture, name), "a-card");
        card.setAlignment(Pos.TOP_CENTER);
        card.setPadding(new Insets(14, 6, 10, 6));
        card.setMinHeight(122);
        Runnable open = () -> desk.open(recipe == null ? new Route.Meals()
            : new Route.Recipe(recipe.id(), recipe.servings(meal)));
        return Nodes.clickable(card, words, open);
    }

    private static Region free(PageContext desk, RecipeCards cookbook, LocalDate date) {
        var card = styled(new VBox(Icon.PLUS.view(15)), "dashed");
        card.setAlignment(Pos.CENTER);
        card.setMinHeight(122);
        return Nodes.clickable(card, text("home.plan-day", DisplayFormat.longDay(date)),
            () -> MealDialog.plan(desk, cookbook, date, "dinner"));
    }
}
