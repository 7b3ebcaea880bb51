package alfred.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Window;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.kitchen.KitchenEntities;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Texts;
import alfred.ui.model.Kitchen;
import alfred.ui.model.Route;
import alfred.ui.settings.RestoreDialog;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A backup put back from the window, on a kitchen in a folder.
@Timeout(120)
class RestoreTest {
    @TempDir
    private Path folder;

    @BeforeAll
    static void start() {
        Pictures.start();
        Texts.speak("en");
    }

    @Test
    void theKitchenOfTheBackupIsThereAtTheNextStart() {
        try (var wiring = open()) {
            var services = services(wiring);
            buy(services.kitchen(), "Eggs");
            var backup = services.place().backUp();
            buy(services.kitchen(), "Flour");
            try (var window = new TestWindow(services, 1440, 900)) {
                restore(window, backup);
                window.press(Texts.text("restore.close"));
                assertThat(window.isShowing()).isFalse();
            }
        }

        try (var wiring = open()) {
            assertThat(list(services(wiring).kitchen())).containsExactly("Eggs");
        }
    }

    @Test
    void whatWaitsIsSaidAndCanBeDropped() {
        try (var wiring = open()) {
            var services = services(wiring);
            var backup = services.place().backUp();
            buy(services.kitchen(), "Flour");
            try (var window = new TestWindow(services, 1440, 900)) {
                restore(window, backup);
                window.press(Texts.text("restore.later"));
                window.open(new Route.Settings());
                window.press(Texts.text("about.data"));
                window.press(Texts.text("restore.drop"));
                TestWindow.soon(() -> assertThat(services.place().isRestoreReady()).isFalse());
            }
        }

        try (var wiring = open()) {
            assertThat(list(services(wiring).kitchen())).containsExactly("Flour");
        }
    }

    @Test
    void whatIsNoBackupIsToldSo() throws IOException {
        var text = Files.writeString(folder.resolve("text.zip"), "no zip at all");
        try (var wiring = open()) {
            var services = services(wiring);
            try (var window = new TestWindow(services, 1440, 900)) {
                restore(window, text);
                window.press(Texts.text("dialog.close"));
            }
            assertThat(services.place().isRestoreReady()).isFalse();
        }
    }

    private static void restore(TestWindow window, Path backup) {
        window.run(shell -> RestoreDialog.open(shell, window.services().place(), backup, () -> {}));
        window.press(Texts.text("restore.do"));
    }

    private Wiring open() {
        return Wiring.open(Place.in(folder), Clock.systemUTC(), Wiring.ReasonerFactory.builtIn());
    }

    private static Services services(Wiring wiring) {
        var services = Window.services(wiring, Pictures.theme(), Clock.systemUTC());
        services.settings().put("welcome.seen", "true");
        return services;
    }

    private static void buy(Kitchen kitchen, String name) {
        kitchen.create(KitchenEntities.SHOPPING, Row.of("name", name));
    }

    private static List<String> list(Kitchen kitchen) {
        return kitchen.read(Query.all("shopping_list")).stream().map(row -> row.text("name")).toList();
    }
}
