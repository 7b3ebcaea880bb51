package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// An idea that is not in the cookbook yet is a card, to be saved, planned or left.
class IdeaCardTest extends TypedWindow {
    IdeaCardTest() {
        super(DemoKitchen.services(false, TestWindow.welcomed()));
    }

    @Test
    void anIdeaIsSavedTakenBackAndLeft() {
        say("suggest something with lentils");
        soon(() -> assertThat(card()).contains("Red Lentil Dal", "40 min · serves 4", "not saved yet", "Save", "Plan…",
            "No thanks"));
        assertThat(Pictures.onFx(() -> window.nodes().map(Node::getAccessibleText).filter(Objects::nonNull).toList()))
            .noneMatch(words -> words.contains("250 g red lentils") || words.contains("save it"));

        click("Save");
        row("recipes", "Red Lentil Dal");
        soon(() -> assertThat(card()).contains("saved").doesNotContain("Save"));
        push(KeyCode.CONTROL, KeyCode.Z);
        click("No thanks");

        soon(() -> assertThat(card()).contains("not kept").doesNotContain("Save"));
        assertThat(rows("recipes")).isEmpty();
    }

    @Test
    void anIdeaIsPlannedByItsButton() {
        say("suggest something with lentils");
        click("Plan…");
        window.await("the dialog",
            node -> node instanceof TextInputControl field && "Red Lentil Dal".equals(field.getText()));
        push(KeyCode.CONTROL, KeyCode.ENTER);

        var dal = row("recipes", "Red Lentil Dal").id();
        soon(() -> assertThat(rows("meals")).singleElement().satisfies(meal -> {
            assertThat(meal.reference("recipe_id")).contains(dal);
            assertThat(meal.date("date")).contains(LocalDate.parse("2026-01-13"));
        }));
    }

    @Test
    void aQuestionThatIsAnsweredByYesHasAButtonForIt() {
        say("plan lasagne for Friday");
        click("Yes");

        soon(() -> assertThat(rows("meals")).singleElement()
            .satisfies(meal -> assertThat(meal.text("notes")).isEqualToIgnoringCase("lasagne")));
    }

    private List<String> card() {
        return TestWindow.texts(window.await("the card", node -> node.getStyleClass().contains("proposal")));
    }
}
