package alfred;

import alfred.ui.fx.Theme;
import alfred.ui.model.PhotoFolder;
import alfred.ui.model.SessionKitchen;
import alfred.ui.model.SessionTalk;
import alfred.ui.model.Settings;
import alfred.ui.shell.Services;
import java.time.Clock;
import java.util.Optional;

/// Puts the window on an open kitchen.
public final class Window {
    private Window() {}

    /// Opens the window and returns when it is closed.
    static void open(Wiring wiring, Clock clock) {
        AlfredApp.open(theme -> services(wiring, theme, clock));
    }

    /// What the window needs of a kitchen.
    ///
    /// @param clock tells what today is, and when a timer rings
    public static Services services(Wiring wiring, Theme theme, Clock clock) {
        return new Services(new SessionKitchen(wiring.session(), wiring.foods(), wiring.recipes(), new PhotoFolder(wiring.photos())),
            new SessionTalk(wiring.session()), wiring.connection(),
            new Kept(wiring.settings()), wiring.place(), theme, clock);
    }

    /// The window's settings among the others; it never waits for the disk.
    private record Kept(alfred.store.Settings settings) implements Settings {
        @Override
        public Optional<String> get(String key) {
            return settings.get(key);
        }

        @Override
        public void put(String key, String value) {
            settings.put(key, value);
        }

        @Override
        public void flush() {
            settings.flush();
        }
    }
}
