package alfred.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.store.NeedsServer;
import alfred.Window;
import alfred.store.PostgresServer;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Texts;
import alfred.ui.model.Route;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.nio.file.Path;
import java.time.Clock;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The settings of a household's server, on a real one.
@NeedsServer @Timeout(120)
class HouseholdLeafTest {
    @TempDir
    private Path folder;

    @BeforeAll
    static void start() {
        Pictures.start();
        Texts.speak("en");
    }

    @AfterEach
    void speakAsBefore() {
        Texts.speak("en");
    }

    @Test
    void aServerIsTestedChosenAndLeft() {
        var server = PostgresServer.shared().nothing();
        try (var wiring = open(); var window =
            new TestWindow(Window.services(wiring, Pictures.theme(), Clock.systemDefaultZone()), 1440, 900)) {
            shown(window);
            fill(window, server.url(), server.user(), server.password());
            window.press(Texts.text("household.test"));

            TestWindow.soon(
                () -> assertThat(window.texts()).contains(Texts.text("household.works"), Texts.text("household.rights"),
                    Texts.text("household.empty"), Texts.text("household.plain")));
            window.press(Texts.text("household.use"));
            TestWindow.soon(() -> assertThat(wiring.settings().get("household.database")).contains(server.url()));
            TestWindow.soon(() -> assertThat(window.texts()).contains(Texts.text("household.shared", server.url())));
            window.press(Texts.text("household.leave"));
            TestWindow.soon(() -> assertThat(wiring.settings().get("household.database")).isEmpty());
        }
    }

    @Test
    void whatIsWrongIsSaidInTheUsersLanguage() {
        var server = PostgresServer.shared().nothing();
        Texts.speak("de");
        try (var wiring = open(); var window =
            new TestWindow(Window.services(wiring, Pictures.theme(), Clock.systemDefaultZone()), 1440, 900)) {
            shown(window);
            fill(window, "kitchen.home", "", "");
            window.press(Texts.text("household.test"));
            TestWindow.soon(() -> assertThat(window.texts()).contains(Texts.text("store.server-address")));

            fill(window, server.url(), server.user(), "wrong");
            window.press(Texts.text("household.test"));
            TestWindow.soon(() -> assertThat(window.texts()).contains(Texts.text("store.server-login")));
        }
    }

    private static void shown(TestWindow window) {
        window.open(new Route.Settings());
        window.press(Texts.text("household.title"));
    }

    /// Fills in the fields, which stand in the order address, user, password, name.
    private static void fill(TestWindow window, String address, String user, String password) {
        window.run(_ -> {
            var fields = window.nodes().filter(node -> node instanceof TextField && TestWindow.isSeen(node))
                .map(TextField.class::cast).toList();
            int at = fields.indexOf(fields.stream().filter(PasswordField.class::isInstance).findFirst().orElseThrow());
            fields.get(at - 2).setText(address);
            fields.get(at - 1).setText(user);
            fields.get(at).setText(password);
        });
    }

    private Wiring open() {
        var wiring = Wiring.open(Place.in(folder), Clock.systemDefaultZone(), Wiring.ReasonerFactory.builtIn());
        wiring.settings().set("welcome.seen", "true");
        return wiring;
    }
}
