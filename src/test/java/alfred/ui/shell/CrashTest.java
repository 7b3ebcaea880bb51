package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.Window;
import alfred.langchain.FakeModel;
import alfred.store.folder.Settings;
import alfred.ui.fx.Pictures;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program is killed in the middle of everything; who opens it again finds all of it: what was saved, the
/// conversation, the interrupted turn, the message, the recipes, the text and the task that were being written, and the
/// timer, which went on.
class CrashTest {
    static final String INTERRUPTED = "would leeks be nice with it, or is that too much?";
    static final String UNSENT = "and who is coming";
    static final String MENDED = " of Ida";
    static final String COPIED = "From the old book, page 112: soak";
    static final String TASK = "Ask Ida for the rest of it";

    @TempDir
    private Path folder;

    @Test
    void nothingIsLost() throws IOException, InterruptedException {
        try (var model = new FakeModel()) {
            ScriptedTurn.script(model);
            model.answers(ScriptedTurn.REPLY).otherwise(_ -> {
                model.await();
                return "";
            });
            var settings = Settings.in(folder);
            settings.set("welcome.seen", "true");
            settings.set("model.base_url", model.url());
            settings.set("model.name", "scripted");

            kill(model);

            Pictures.start();
            var clock = Clock.systemDefaultZone();
            try (var wiring = Wiring.open(Place.in(folder), clock,
                Wiring.ReasonerFactory.configured(Map.of(), Optional.empty(), false))) {
                var next = new TypedWindow(Window.services(wiring, Pictures.theme(), clock)) {};
                next.open();
                isAllThere(next);
                next.close();
            }
        }
    }

    /// Lets the other process do its work, and kills it while the model is thinking.
    private void kill(FakeModel model) throws IOException, InterruptedException {
        var process =
            new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1", "-Dglass.platform=Headless", "-Dprism.order=sw", "-Dtestfx.robot=glass",
                "-Dtestfx.headless=true", "-Duser.language=en", "-Duser.country=GB",
                "--enable-native-access=ALL-UNNAMED", "-cp",
                System.getProperty("java.class.path"),
                WindowUntilKilled.class.getName(), folder.toString()).redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (var lines = process.inputReader()) {
            assertThat(lines.readLine()).as("what it said").isEqualTo("READY");
            soon(() -> assertThat(model.requests.getLast().toString()).contains(INTERRUPTED));
        } finally {
            process.destroyForcibly();
            assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
        }
    }

    private static void isAllThere(TypedWindow next) {
        assertThat(next.names("shopping_list")).containsExactly("eggs");
        assertThat(next.names("recipes")).containsExactly("Lemon Pasta");
        for (var said : List.of(ScriptedTurn.MESSAGE, INTERRUPTED)) {
            next.window.await("what was said: " + said,
                node -> node instanceof Text text && text.getText().equals(said));
        }
        assertThat(written(next)).contains(UNSENT);
        next.window.await("the timer, running", node -> node instanceof ButtonBase button && button.getText() != null
            && button.getText().matches("[78]:\\d\\d\\b.*"));
        soon(() -> assertThat(next.window.texts())
            .anyMatch(words -> words.contains("interrupted while working on \"" + INTERRUPTED)));
        assertThat(next.window.texts()).as("it can be tried again").contains("Retry");

        next.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        next.push(KeyCode.CONTROL, KeyCode.N);
        soon(() -> assertThat(written(next)).contains("Plum Cake"));
        soon(() -> assertThat(next.window.texts()).as("the line, read").contains("300", "plums"));
        isThereWhatWasRead(next);
    }

    private static void isThereWhatWasRead(TypedWindow next) {
        next.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        assertThat(next.window.texts()).contains("Not saved yet:", "Plum Cake");
        next.click("Leek Soup" + MENDED);
        soon(() -> assertThat(written(next)).contains("Leek Soup" + MENDED));
        next.push(KeyCode.CONTROL, KeyCode.S);
        soon(() -> assertThat(next.names("recipes")).contains("Leek Soup" + MENDED));

        next.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        next.click("Import");
        soon(() -> assertThat(written(next)).contains(COPIED));
        next.push(KeyCode.CONTROL, KeyCode.DIGIT6);
        next.push(KeyCode.CONTROL, KeyCode.N);
        soon(() -> assertThat(written(next)).contains(TASK));
    }

    /// What stands in the fields that are shown.
    private static List<String> written(TypedWindow at) {
        return Pictures
            .onFx(() -> at.window.nodes().filter(TestWindow::isSeen).filter(TextInputControl.class::isInstance)
                .map(field -> ((TextInputControl) field).getText()).toList());
    }
}
