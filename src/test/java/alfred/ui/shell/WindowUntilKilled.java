package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.AlfredApp;
import alfred.Window;
import alfred.ui.fx.Pictures;
import alfred.wiring.Place;
import alfred.wiring.RescueFolder;
import alfred.wiring.Wiring;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;

/// The program in another process, with somebody at its keys who is in the middle of everything. It says `READY` and
/// waits to be killed.
final class WindowUntilKilled extends TypedWindow {
    private WindowUntilKilled(Services services) {
        super(services);
        window = new TestWindow(services);
        Pictures.settle(300);
    }

    /// @param args the folder of the kitchen
    public static void main(String[] args) {
        var clock = Clock.systemDefaultZone();
        var wiring = Wiring.open(Place.in(Path.of(args[0])), clock,
            Wiring.ReasonerFactory.configured(Map.of(), Optional.empty(), false));
        var hand = Executors.newSingleThreadExecutor();
        AlfredApp.open(theme -> {
            var services = Window.services(wiring, theme, clock);
            hand.execute(() -> use(services));
            return services;
        }, new RescueFolder(Path.of(args[0]), clock.getZone()));
    }

    private static void use(Services services) {
        try {
            new WindowUntilKilled(services).use();
            System.out.println("READY");
        } catch (RuntimeException | Error problem) {
            problem.printStackTrace();
            System.exit(1);
        }
    }

    private void use() {
        say(ScriptedTurn.MESSAGE);
        push(KeyCode.CONTROL, KeyCode.DIGIT2);
        push(KeyCode.CONTROL, KeyCode.N);
        write("Lemon Pasta");
        click("Next step");
        write("Boil the pasta for 9 minutes.");
        push(KeyCode.CONTROL, KeyCode.S);
        click("Start cooking");
        click("Start 9 minutes");
        clickOn("leaving the stove", node -> "Leave".equals(node.getAccessibleText()));

        push(KeyCode.CONTROL, KeyCode.DIGIT2);
        push(KeyCode.CONTROL, KeyCode.N);
        write("Plum Cake");
        click("Next ingredient");
        write("300 g plums, halved");

        importAndNote();

        push(KeyCode.CONTROL, KeyCode.L);
        write(CrashTest.INTERRUPTED);
        push(KeyCode.ENTER);
        write(CrashTest.UNSENT);
        soon(() -> assertThat(services.settings().get("chat.unsent")).contains(CrashTest.UNSENT));
        soon(() -> assertThat(services.settings().get("draft.recipe.new").orElse("")).contains("Plum Cake",
            "plums, halved"));
        soon(() -> assertThat(services.settings().get("draft.tasks.new").orElse("")).contains(CrashTest.TASK));
    }

    /// A recipe that was read and mended, another that is being copied from a book, and a task.
    private void importAndNote() {
        push(KeyCode.CONTROL, KeyCode.DIGIT2);
        click("Import");
        paste("Leek Soup\n\n2 leeks\n1 l stock\n\nBoil it for 20 minutes.");
        click("Read the recipe");
        clickOn("its name", node -> node instanceof TextField field && field.getText().equals("Leek Soup"));
        push(KeyCode.END);
        write(CrashTest.MENDED);
        push(KeyCode.CONTROL, KeyCode.DIGIT2);
        click("Import");
        write(CrashTest.COPIED);
        push(KeyCode.CONTROL, KeyCode.DIGIT6);
        push(KeyCode.CONTROL, KeyCode.N);
        write(CrashTest.TASK);
        push(KeyCode.ESCAPE);
    }
}
