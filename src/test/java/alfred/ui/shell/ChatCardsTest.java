package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// What the built-in assistant makes is a card that one can act on, and nothing is said twice.
class ChatCardsTest extends TypedWindow {
    ChatCardsTest() {
        super(DemoKitchen.services(true, TestWindow.welcomed()));
    }

    @Test
    void aPlanIsACardWithItsDays() {
        var before = rows("meals").size();
        say("Suggest dinners for Monday to Thursday next week");
        var days = card();
        assertThat(days).contains("Mon 19", "Tue 20", "Wed 21", "Thu 22", "not saved yet");
        assertThat(replies()).noneMatch(words -> words.contains("Mon 19 Jan") || words.contains("save it"));
        assertThat(window.texts()).contains("Dinners for Monday to Thursday");

        clickOn("another dish for Wednesday", node -> "Another dish for Wednesday".equals(node.getAccessibleText()));
        soon(() -> {
            assertThat(card()).contains("Mon 19", "Wed 21");
            assertThat(dish(card(), "Wed 21")).isNotEqualTo(dish(days, "Wed 21"));
        });
        assertThat(dish(card(), "Mon 19")).isEqualTo(dish(days, "Mon 19"));
        assertThat(rows("meals")).hasSize(before);

        click("Go ahead");
        soon(() -> assertThat(rows("meals")).hasSize(before + 4));
        soon(() -> assertThat(card()).contains("saved").doesNotContain("Go ahead"));
        push(KeyCode.CONTROL, KeyCode.Z);
        soon(() -> assertThat(card()).contains("not saved yet", "Go ahead"));

        say("what is in the freezer?");
        assertThat(replies()).anyMatch(words -> words.startsWith("In the freezer:") && words.contains("\n- "));
        var answer = bottom(node -> words(node).startsWith("In the freezer:"));
        assertThat(answer).as("the plan stays where it was").isGreaterThan(
            bottom(node -> node.getStyleClass().contains("proposal")));
    }

    private double bottom(Predicate<Node> fits) {
        var node = window.await("it", fits);
        return Pictures.onFx(() -> node.localToScene(node.getLayoutBounds()).getMaxY());
    }

    private static String words(Node node) {
        return node.getAccessibleText() == null ? "" : node.getAccessibleText();
    }

    @Test
    void recipesThatAReplyListsAreOpenedAndPlanned() {
        say("what can I cook with spinach?");
        assertThat(replies()).noneMatch(words -> words.contains("show me the"));
        clickOn("Plan Chickpea Curry", node -> "Plan Chickpea Curry".equals(node.getAccessibleText()));
        push(KeyCode.CONTROL, KeyCode.ENTER);

        var curry = row("recipes", "Chickpea Curry").id();
        soon(() -> assertThat(rows("meals"))
            .anyMatch(meal -> meal.reference("recipe_id").filter(curry::equals).isPresent()
                && meal.date("date").orElseThrow().equals(LocalDate.parse("2026-01-17"))));

        say("which recipes lack one ingredient?");
        clickOn("the tortilla", node -> "Spanish Tortilla".equals(node.getAccessibleText()));
        soon(() -> assertThat(window.texts()).contains("Start cooking", "Spanish Tortilla"));
    }

    @Test
    void theGreetingTellsWhatTheDayHolds() {
        push(KeyCode.CONTROL, KeyCode.L);
        soon(() -> assertThat(window.texts()).contains(
            "Dinner: Butter Chicken. Five things want using soon. Eight things are on the shopping list. One task is due."));
    }

    @Test
    void aWriteIsToldOnce() {
        say("add 6 eggs to my shopping list");

        soon(() -> assertThat(window.texts()).filteredOn(words -> words.contains("eggs") && !words.startsWith("Add 6"))
            .singleElement()
            .asString().contains("6 eggs"));
        click("Undo");
        soon(() -> assertThat(names("shopping_list")).noneMatch("eggs"::equalsIgnoreCase));
    }

    /// The words of the draft's card, once there is one.
    private List<String> card() {
        return TestWindow.texts(window.await("the card", node -> node.getStyleClass().contains("proposal")));
    }

    private static String dish(List<String> card, String day) {
        return card.get(card.indexOf(day) + 1);
    }

    private List<String> replies() {
        return Pictures.onFx(() -> window.nodes().filter(TestWindow::isSeen).map(Node::getAccessibleText)
            .filter(words -> words != null).toList());
    }
}
