package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.settings.SettingsPage;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// No model, ever: the built-in assistant does what it can, says what it cannot, and where a model is connected.
class NoModelTest extends TypedWindow {
    NoModelTest() {
        super(DemoKitchen.services(true, TestWindow.welcomed()));
    }

    @Test
    void theBuiltInAssistantAnswersAndSaysWhatItCannotDo() {
        soon(() -> assertThat(window.texts()).contains("The built-in assistant answers."));

        say("what expires soon?");
        reads("Fresh coriander", "Chicken thighs", "Spinach");
        say("add 2 kg rice to my shopping list");
        soon(() -> assertThat(names("shopping_list")).contains("rice"));
        click("Undo");
        soon(() -> assertThat(names("shopping_list")).doesNotContain("rice"));

        say("blorp the flim");
        reads("I did not understand", "plan dinners");

        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
        click("Connect a model");
        soon(() -> assertThat(Pictures.onFx(() -> window.shell().page())).isInstanceOf(SettingsPage.class));
        soon(() -> assertThat(window.texts()).contains("Model connection", "Built-in assistant", "Other address"));
    }

    /// A reply in the chat holds these words.
    private void reads(String... words) {
        window.await("a reply with " + List.of(words), node -> node.getAccessibleText() instanceof String said
            && Stream.of(words).allMatch(said::contains));
    }
}
