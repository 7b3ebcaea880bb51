package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Texts;
import java.time.LocalDate;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// A week planned by talking: the draft stands in the week of the page, is saved, taken back, changed by words, and
/// saved again.
class WeekByChatTest extends TypedWindow {
    private static final LocalDate MONDAY = LocalDate.parse("2026-01-19");

    WeekByChatTest() {
        super(DemoKitchen.services(true, TestWindow.welcomed()));
    }

    @Test
    void aWeekIsPlannedSavedTakenBackChangedAndSaved() {
        var before = rows("meals").size();
        say("plan dinners for Wednesday to Friday next week");
        push(KeyCode.CONTROL, KeyCode.DIGIT5);
        clickOn("the week after", node -> Texts.text("meals.after").equals(node.getAccessibleText()));
        var drafted = drafted(3);
        assertThat(rows("meals")).as("nothing is saved unasked").hasSize(before);

        clickOn("Save in the draft's bar",
            node -> isIn(node, "draft-bar") && node instanceof Labeled labeled && "Save".equals(labeled.getText()));
        soon(() -> assertThat(planned()).containsExactlyElementsOf(drafted));
        soon(() -> assertThat(cards("draft")).isEmpty());
        assertThat(cards("meal-card")).containsExactlyInAnyOrderElementsOf(drafted);

        push(KeyCode.CONTROL, KeyCode.Z);
        soon(() -> assertThat(rows("meals")).hasSize(before));
        assertThat(drafted(3)).as("the draft is unsaved again").isEqualTo(drafted);

        say("something lighter on Thursday");
        say("swap Friday's dinner for something else");
        soon(() -> assertThat(drafted(3).get(2)).isNotEqualTo(drafted.get(2)));
        var changed = drafted(3);
        assertThat(changed.getFirst()).isEqualTo(drafted.getFirst());

        say("save it");
        soon(() -> assertThat(planned()).containsExactlyElementsOf(changed));
        soon(() -> assertThat(cards("draft")).isEmpty());
    }

    /// The dishes of the draft's cards from Monday on, once there are so many.
    private List<String> drafted(int count) {
        soon(() -> assertThat(cards("draft")).hasSize(count));
        return cards("draft");
    }

    /// The dishes on cards of that style in the week that is shown, from Monday on.
    private List<String> cards(String style) {
        return Pictures
            .onFx(() -> window.nodes()
                .filter(node -> node.getStyleClass().contains("meal-card") && node.getStyleClass().contains(style))
                .filter(TestWindow::isSeen).sorted((a, b) -> Double.compare(left(a), left(b))).toList())
            .stream()
            .map(card -> TestWindow.texts(card).getFirst()).toList();
    }

    private static double left(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMinX();
    }

    private static boolean isIn(Node node, String style) {
        for (var at = node; at != null; at = at.getParent()) {
            if (at.getStyleClass().contains(style)) {
                return true;
            }
        }
        return false;
    }

    /// The dishes of the three evenings as stored.
    private List<String> planned() {
        return rows("meals").stream().filter(meal -> !meal.date("date").orElseThrow().isBefore(MONDAY))
            .sorted((a, b) -> a.text("date").compareTo(b.text("date"))).map(this::dish).toList();
    }

    private String dish(Row meal) {
        var recipe = meal.reference("recipe_id").orElseThrow();
        return rows("recipes").stream().filter(row -> row.id().equals(recipe)).findFirst().orElseThrow().text("name");
    }
}
