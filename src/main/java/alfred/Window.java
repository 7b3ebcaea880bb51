package alfred;

import alfred.ui.model.ModelLink;
import alfred.ui.model.SessionKitchen;
import alfred.ui.model.SessionTalk;
import alfred.ui.model.Settings;
import alfred.ui.shell.Services;
import java.time.Clock;
import java.util.Optional;

/// Brings the window and the parts it runs on together.
final class Window {
    private Window() {}

    /// Opens the window and returns when it is closed.
    static void open(Wiring wiring, Clock clock, ModelLink link) {
        AlfredApp.open(theme -> new Services(new SessionKitchen(wiring.session(), wiring.foods()), new SessionTalk(wiring.session()), link,
            settings(wiring.settings()), theme, clock));
    }

    private static Settings settings(alfred.store.Settings kept) {
        return new Settings() {
            @Override
            public Optional<String> get(String key) {
                return kept.get(key);
            }

            @Override
            public void put(String key, String value) {
                kept.set(key, value);
            }
        };
    }
}
