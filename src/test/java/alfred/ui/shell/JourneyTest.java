package alfred.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.Query;
import alfred.core.domain.Row;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import alfred.ui.model.Settings;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// What a person does, with real keys and clicks, on a real kitchen in memory.
class JourneyTest extends TypedWindow {
    JourneyTest() {
        super(DemoKitchen.services(true, Settings.inMemory()));
    }

    @Test
    void aRecipeIsWrittenSavedDeletedAndBroughtBack() {
        go(new Route.Recipes());
        robot.push(KeyCode.CONTROL, KeyCode.N);
        Pictures.settle(400);
        robot.clickOn(".f.serif").write("Plum Cake");
        click("Next ingredient");
        robot.write("300 g plums, halved").push(KeyCode.ENTER);
        robot.write("2 eggs");
        shoot("30-form-typing");
        robot.push(KeyCode.CONTROL, KeyCode.S);
        Pictures.settle(700);

        var cake = find("recipes", "name", "Plum Cake");
        assertThat(rows("recipe_ingredients").stream().filter(row -> row.reference("recipe_id").filter(cake.id()::equals).isPresent())
            .map(row -> row.text("name"))).containsExactlyInAnyOrder("plums", "eggs");
        shoot("31-saved");

        robot.push(KeyCode.CONTROL, KeyCode.Z);
        Pictures.settle(500);
        assertThat(rows("recipes").stream().map(row -> row.text("name"))).doesNotContain("Plum Cake");
    }

    @Test
    void somethingIsMentionedAndSent() {
        robot.push(KeyCode.CONTROL, KeyCode.L);
        robot.write("When is @butter");
        Pictures.settle(500);
        shoot("32-mention");
        robot.push(KeyCode.ENTER);
        robot.write("planned?");
        shoot("33-mentioned");
        robot.push(KeyCode.ENTER);
        Pictures.settle(1200);
        shoot("34-answer");

        assertThat(services.talk().snapshot().recent()).singleElement().satisfies(turn -> assertThat(turn.user()).contains("Butter Chicken"));
    }

    @Test
    void thePantryTakesWhatIsTypedAndUndoesIt() {
        go(new Route.Pantry());
        robot.clickOn(".f.tall").write("2 tins peaches, cupboard").push(KeyCode.ENTER);
        Pictures.settle(600);
        assertThat(find("inventory", "name", "peaches").text("location")).isEqualTo("cabinet");
        shoot("35-pantry-added");

        robot.push(KeyCode.CONTROL, KeyCode.F);
        robot.write("peach");
        Pictures.settle(200);
        click("peaches");
        Pictures.settle(300);
        shoot("36-pantry-form");
        click("Delete");
        Pictures.settle(500);
        assertThat(rows("inventory").stream().map(row -> row.text("name"))).doesNotContain("peaches");
        click("Undo");
        Pictures.settle(500);
        assertThat(rows("inventory").stream().map(row -> row.text("name"))).contains("peaches");
    }

    @Test
    void aMealIsPlannedByTypingARecipesName() {
        go(new Route.Meals());
        robot.push(KeyCode.CONTROL, KeyCode.N);
        Pictures.settle(400);
        robot.write("shak");
        shoot("38-meal-picker");
        robot.push(KeyCode.ENTER);
        robot.push(KeyCode.CONTROL, KeyCode.ENTER);
        Pictures.settle(600);

        var shakshuka = find("recipes", "name", "Shakshuka").id();
        assertThat(rows("meals")).anyMatch(meal -> meal.reference("recipe_id").filter(shakshuka::equals).isPresent());
    }

    @Test
    void escapeClosesWhatLiesOverThePageAndNothingElse() {
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
        go(new Route.Tasks());
        robot.push(KeyCode.CONTROL, KeyCode.N);
        Pictures.settle(300);
        robot.write("Soak beans").push(KeyCode.ESCAPE);
        robot.push(KeyCode.ESCAPE);
        Pictures.settle(200);

        assertThat(Pictures.onFx(() -> texts(shell))).doesNotContain("What is to be done?", "New conversation");
        assertThat(rows("tasks").stream().map(row -> row.text("title"))).doesNotContain("Soak beans");
    }

    @Test
    void aFormIsSavedByItsOwnKey() {
        go(new Route.Tasks());
        robot.push(KeyCode.CONTROL, KeyCode.N);
        Pictures.settle(300);
        robot.write("Soak beans").push(KeyCode.CONTROL, KeyCode.S);
        Pictures.settle(500);

        assertThat(rows("tasks").stream().map(row -> row.text("title"))).contains("Soak beans");
    }

    @Test
    void thePaletteFindsAndOpens() {
        robot.push(KeyCode.CONTROL, KeyCode.K);
        robot.write("lem");
        Pictures.settle(500);
        shoot("37-palette");
        robot.push(KeyCode.ENTER);
        Pictures.settle(600);

        assertThat(Pictures.onFx(() -> texts(shell))).anyMatch(words -> words.startsWith("Lem"));
    }

    private void go(Route route) {
        Pictures.onFx(() -> {
            shell.open(route);
            return true;
        });
        Pictures.settle(500);
    }

    /// Clicks the button or label that says this, where it can be seen.
    private void click(String words) {
        var node = Pictures.onFx(() -> all(shell).filter(n -> n instanceof Labeled labeled && words.equals(labeled.getText()) && isSeen(n))
            .reduce((_, last) -> last).orElseThrow(() -> new AssertionError("nothing says " + words)));
        robot.clickOn(node);
    }

    private static boolean isSeen(Node node) {
        for (var n = node; n != null; n = n.getParent()) {
            if (!n.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private static List<String> texts(Node node) {
        return all(node).filter(JourneyTest::isSeen).filter(Labeled.class::isInstance).map(n -> ((Labeled) n).getText())
            .filter(words -> words != null).toList();
    }

    private List<Row> rows(String table) {
        return services.kitchen().read(Query.all(table));
    }

    private Row find(String table, String column, String value) {
        return rows(table).stream().filter(row -> row.text(column).toLowerCase(Locale.ROOT).equals(value.toLowerCase(Locale.ROOT))).findFirst()
            .orElseThrow(() -> new AssertionError("no " + value + " in " + table));
    }

    private void shoot(String name) {
        Pictures.settle(150);
        Pictures.save(Pictures.onFx(() -> stage.getScene().snapshot(new WritableImage(1400, 900))), name);
    }
}
