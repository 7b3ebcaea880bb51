package alfred;

import alfred.ui.fx.Theme;
import alfred.ui.model.SessionChatService;
import alfred.ui.model.SessionKitchen;
import alfred.ui.model.WindowSettings;
import alfred.ui.shell.Services;
import alfred.wiring.RescueFolder;
import alfred.wiring.Wiring;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/// Opens the window for a kitchen.
public final class Window {
    private Window() {}

    /// Opens the kitchen and the window in parallel, since each takes a while; returns when the window is closed.
    ///
    /// @param files paths of files to import, shown on the import page
    /// @throws alfred.core.row.StoreException if the kitchen could not be opened; the window has already reported
    /// it
    static void open(Supplier<Wiring> kitchen, Path folder, Clock clock, List<String> files) {
        var opening = CompletableFuture.supplyAsync(kitchen, task -> Thread.ofPlatform().name("opening").start(task));
        try {
            AlfredApp.open(theme -> services(opened(opening), theme, clock), new RescueFolder(folder, clock.getZone()),
                files.toArray(String[]::new));
        } finally {
            opened(opening).close();
        }
    }

    private static Wiring opened(CompletableFuture<Wiring> opening) {
        try {
            return opening.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException problem ? problem : e;
        }
    }

    /// Returns the services that the window needs from a kitchen.
    ///
    /// @param clock the source of the current date and of timer expiry
    public static Services services(Wiring wiring, Theme theme, Clock clock) {
        return new Services(new SessionKitchen(wiring.session(), wiring.foods(), wiring.recipes(), wiring.photos()),
            new SessionChatService(wiring.session()), wiring.connection(),
            new Kept(wiring.settings()), wiring.place(), wiring.household(), theme, clock);
    }

    /// The window's view of the settings file. Writes never wait for the disk.
    private record Kept(alfred.store.folder.Settings settings) implements WindowSettings {
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
