package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import alfred.ui.model.WindowSettings;
import alfred.ui.page.form.StarRating;
import java.util.List;
import javafx.scene.control.DatePicker;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What was written in a form is lost by Cancel and Save only, and Cancel can be undone.
class KeptFormTest extends TypedWindow {
    private static final String SOAK = "Soak the beans, the white ones from the market";
    private static final String BEGUN = "Not saved yet: this is how you left it.";

    KeptFormTest() {
        super(DemoKitchen.services(true, withoutChat()));
    }

    private static WindowSettings withoutChat() {
        var settings = TestWindow.welcomed();
        settings.put("chat.shown", "false");
        return settings;
    }

    @BeforeEach
    void beginATask() {
        go(new Route.Tasks());
        push(KeyCode.CONTROL, KeyCode.N);
        write(SOAK);
        push(KeyCode.TAB);
        write("16 january");
    }

    @Test
    void escapeKeepsIt() {
        push(KeyCode.ESCAPE);
        soon(() -> assertThat(window.texts()).doesNotContain("What is to be done?"));
        push(KeyCode.CONTROL, KeyCode.N);

        soon(() -> assertThat(written()).contains(SOAK));
        assertThat(window.texts()).contains(BEGUN);
        push(KeyCode.CONTROL, KeyCode.S);
        soon(() -> assertThat(names("tasks")).contains(SOAK));
        assertThat(rows("tasks").stream().filter(row -> row.text("title").equals(SOAK)).findFirst().orElseThrow()
            .date("due_date"))
            .hasValueSatisfying(date -> assertThat(date).hasToString("2026-01-16"));
        soon(() -> assertThat(window.texts()).doesNotContain("What is to be done?"));

        push(KeyCode.CONTROL, KeyCode.N);
        assertThat(window.texts()).as("what is saved is not begun any more").doesNotContain(BEGUN);
        assertThat(written()).doesNotContain(SOAK);
    }

    @Test
    void itOutlivesTheWindow() {
        Pictures.onFx(() -> {
            window.shell().keep();
            return true;
        });
        window.close();
        window = new TestWindow(services, 1400, 900);
        go(new Route.Tasks());
        push(KeyCode.CONTROL, KeyCode.N);

        soon(() -> assertThat(written()).contains(SOAK));
        click("Start over");
        assertThat(written()).doesNotContain(SOAK);
        assertThat(window.texts()).doesNotContain(BEGUN);
        push(KeyCode.ESCAPE);
        push(KeyCode.CONTROL, KeyCode.N);
        assertThat(window.texts()).as("started over for good").doesNotContain(BEGUN);
    }

    @Test
    void cancelEndsItAndUndoBringsItBack() {
        click("Cancel");
        click("Undo");
        assertThat(written()).contains(SOAK);
        push(KeyCode.ESCAPE);
        push(KeyCode.CONTROL, KeyCode.N);
        assertThat(written()).as("brought back, then closed").contains(SOAK);

        click("Cancel");
        soon(() -> assertThat(window.texts()).doesNotContain("What is to be done?"));
        push(KeyCode.CONTROL, KeyCode.N);
        assertThat(written()).doesNotContain(SOAK);
    }

    @Test
    void anotherDayKeepsItsOwn() {
        click("Cancel");
        go(new Route.Meals());
        push(KeyCode.CONTROL, KeyCode.N);
        write("shak");
        push(KeyCode.ENTER);
        push(KeyCode.ESCAPE);
        clickOn("Saturday's dinner",
            node -> node.getAccessibleText() != null && node.getAccessibleText().matches(".*17 January.*dinner.*"));

        assertThat(written()).as("what was begun for another meal").doesNotContain("Shakshuka");
        assertThat(Pictures.onFx(() -> window.nodes().filter(DatePicker.class::isInstance)
            .map(node -> ((DatePicker) node).getValue()).toList()))
            .as("the day that was clicked").singleElement().hasToString("2026-01-17");
        push(KeyCode.ESCAPE);
        push(KeyCode.CONTROL, KeyCode.N);
        soon(() -> assertThat(written()).contains("Shakshuka"));
    }

    @Test
    void theEndOfCookingIsKept() {
        click("Cancel");
        go(new Route.Cook(row("recipes", "Rosemary Focaccia").id(), 4));
        click("Cooked");
        clickOn("the note", node -> node instanceof TextInputControl field && field.isEditable());
        write("More salt, and let it rest over night.");
        push(KeyCode.ESCAPE);
        click("Cooked");

        soon(() -> assertThat(written()).contains("More salt, and let it rest over night."));
        assertThat(window.find(StarRating.class::isInstance)).isPresent();
    }

    private List<String> written() {
        return Pictures.onFx(() -> window.nodes().filter(TestWindow::isSeen).filter(TextInputControl.class::isInstance)
            .map(field -> ((TextInputControl) field).getText()).toList());
    }
}
