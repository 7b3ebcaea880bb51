package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What is typed lands where it was meant and is never lost.
class TypingStaysTest extends TypedWindow {
    private static final String NEW = "a new one";

    TypingStaysTest() {
        super(DemoKitchen.services(true, TestWindow.welcomed()));
    }

    @Test
    void theKeyOfTheChatLeadsIntoItAlsoWhenItWasHidden() {
        go(new Route.Pantry());
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
        window.run(shell -> shell.setFocusTraversable(true));
        focusOn("Spinach");

        push(KeyCode.CONTROL, KeyCode.L);
        write("move hummus to the fridge");

        assertThat(focused()).isInstanceOf(TextArea.class);
        assertThat(((TextArea) focused()).getText()).isEqualTo("move hummus to the fridge");
    }

    @Test
    void tabLeavesAStepAndTheStepIsInView() {
        push(KeyCode.CONTROL, KeyCode.N);
        click("Next step");
        for (int i = 1; i < 9; i++) {
            write("Step " + i);
            push(KeyCode.ENTER);
        }
        write("The last");
        var step = (TextArea) focused();
        assertThat(step.getText()).isEqualTo("The last");
        assertThat(Pictures.onFx(() -> step.localToScene(step.getLayoutBounds()).getMaxY())).isLessThan(900);

        push(KeyCode.TAB);

        assertThat(step.getText()).isEqualTo("The last");
        assertThat(focused()).isNotSameAs(step);
        push(KeyCode.SHIFT, KeyCode.TAB);
        assertThat(focused()).isSameAs(step);
    }

    @Test
    void aDiscardedRecipeComesBack() {
        push(KeyCode.CONTROL, KeyCode.N);
        write("Plum Cake");
        click("Discard");
        click("Undo");

        var name =
            window.await("the name", node -> node instanceof TextField field && "Plum Cake".equals(field.getText()));
        assertThat(name).isNotNull();
    }

    @Test
    void aChangeLeftByEscapeComesBack() {
        go(new Route.Pantry());
        click("Spinach");
        write("Young spinach");
        push(KeyCode.ESCAPE);

        click("Undo");
        soon(() -> assertThat(((TextField) focused()).getText()).isEqualTo("Young spinach"));
        push(KeyCode.CONTROL, KeyCode.ENTER);
        soon(() -> assertThat(names("inventory")).contains("Young spinach"));
    }

    @Test
    void aLabelLeadsIntoItsField() {
        go(new Route.Pantry());
        click("Spinach");
        clickOn("the label", node -> node instanceof Label label && "Notes".equals(label.getText()));
        write("washed");

        push(KeyCode.CONTROL, KeyCode.ENTER);
        soon(() -> assertThat(rows("inventory")).anyMatch(row -> row.text("notes").equals("washed")));
    }

    @Test
    void tabWalksThroughAFormAndBack() {
        push(KeyCode.CONTROL, KeyCode.N);
        click("Next step");
        write("Bake it.");
        focusOn("Name");
        var there = new ArrayList<Node>();
        for (int i = 0; i < 60 && (there.isEmpty() || focused() != there.getFirst()); i++) {
            there.add(focused());
            push(KeyCode.TAB);
        }
        assertThat(there).doesNotHaveDuplicates().hasSizeGreaterThan(15);

        var back = new ArrayList<Node>();
        for (int i = 0; i < there.size(); i++) {
            push(KeyCode.SHIFT, KeyCode.TAB);
            back.add(focused());
        }
        assertThat(back.reversed()).containsExactlyElementsOf(there);
        assertThat(List.copyOf(there)).filteredOn(TextInputControl.class::isInstance)
            .noneMatch(field -> ((TextInputControl) field).getText() != null
                && ((TextInputControl) field).getText().contains("\t"));
    }

    /// The forms by the page that has them, and what opens them there.
    static List<Arguments> forms() {
        return List.of(Arguments.of(new Route.RecipeForm(Optional.empty(), ""), ""),
            Arguments.of(new Route.Pantry(), "Spinach"), Arguments.of(new Route.Shopping(), "Basil"),
            Arguments.of(new Route.Meals(), "Cod Masala, Dinner, Friday 16 January"),
            Arguments.of(new Route.Tasks(), "Soak the chickpeas"),
            Arguments.of(new Route.Log(), "Shakshuka · Sunday 4 January"),
            Arguments.of(new Route.Foods(), NEW), Arguments.of(new Route.Preferences(), ""));
    }

    @ParameterizedTest @MethodSource("forms")
    void everyStopOfAFormTakesWhatIsTyped(Route page, String opener) {
        window.run(Shell::toggleChat);
        go(page);
        if (opener.equals(NEW)) {
            push(KeyCode.CONTROL, KeyCode.N);
        } else if (!opener.isEmpty()) {
            clickOn(opener, node -> opener.equals(node.getAccessibleText()) && node.isFocusTraversable());
        }
        var typed = 0;
        var there = new ArrayList<Node>();
        for (int i = 0; i < 80 && (there.isEmpty() || focused() != there.getFirst()); i++) {
            var stop = focused();
            if (stop instanceof TextInputControl field && field.isEditable()) {
                push(KeyCode.END);
                write("7");
                assertThat(field.getText()).as("%s of %s", field.getAccessibleText(), page).contains("7");
                assertThat(isInView(field)).as("%s of %s is in view", field.getAccessibleText(), page).isTrue();
                typed++;
            }
            there.add(stop);
            push(KeyCode.TAB);
        }
        assertThat(typed).as("fields of %s", page).isPositive();
        push(KeyCode.SHIFT, KeyCode.TAB);
        assertThat(focused()).as("back from the first stop of %s", page).isNotSameAs(there.getFirst());
    }

    private boolean isInView(Node node) {
        return Pictures.onFx(() -> {
            var bounds = node.localToScene(node.getLayoutBounds());
            return bounds.getMinY() >= 0 && bounds.getMaxY() <= window.scene().getHeight();
        });
    }

    private void focusOn(String name) {
        var node = window.await(name, shown -> shown.isFocusTraversable() && name.equals(shown.getAccessibleText()));
        window.run(_ -> node.requestFocus());
    }

    private Node focused() {
        return Pictures.onFx(() -> window.scene().getFocusOwner());
    }
}
