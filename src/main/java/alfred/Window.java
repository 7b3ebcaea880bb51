package alfred;

import alfred.ui.fx.Theme;
import alfred.ui.model.PhotoFolder;
import alfred.ui.model.SessionKitchen;
import alfred.ui.model.SessionTalk;
import alfred.ui.shell.Services;
import java.time.Clock;

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
            new QueuedSettings(wiring.settings()), wiring.place(), theme, clock);
    }
}
