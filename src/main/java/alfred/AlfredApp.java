package alfred;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.ui.fx.Fonts;
import alfred.ui.fx.Texts;
import alfred.ui.fx.Theme;
import alfred.ui.model.WayBack;
import alfred.ui.model.WindowSettings;
import alfred.ui.shell.OpenFailureWindow;
import alfred.ui.shell.Services;
import alfred.ui.shell.Shell;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/// The JavaFX application: a single window on the services created by the composition root.
public final class AlfredApp extends Application {
    private static final org.slf4j.Logger LOG = LoggerFactory.getLogger(AlfredApp.class);
    private static final AtomicReference<@Nullable Opening> WIRING = new AtomicReference<>();
    private static final double WIDTH = 1440;
    private static final double HEIGHT = 900;
    /// What is left free of a screen for the title of the window, so that it is not above the edge.
    private static final double TITLE = 36;

    /// The arguments of `open`, kept until JavaFX has created the application.
    private record Opening(Function<Theme, Services> wiring, WayBack back) {}

    private @Nullable WindowSettings settings;

    /// JavaFX's logger. It warns on every start that JavaFX runs from the class path, which is intended here.
    private static final Logger TOOLKIT = Logger.getLogger("javafx");
    private static final int TRIES = 5;
    private static final Duration BETWEEN = Duration.ofMillis(700);

    /// Opens the window and returns when it is closed.
    ///
    /// @param wiring creates the services; called on the FX thread with the theme they are to use
    /// @param back the recovery options offered if creating the services fails
    /// @param args paths of files to import
    public static void open(Function<Theme, Services> wiring, WayBack back, String... args) {
        TOOLKIT.setLevel(Level.SEVERE);
        WIRING.set(new Opening(wiring, back));
        launch(AlfredApp.class, args);
    }

    @Override
    public void start(Stage stage) {
        var wiring = WIRING.get();
        if (wiring == null) {
            throw new IllegalStateException("open the window by way of AlfredApp.open");
        }
        Fonts.load();
        var theme = new Theme();
        var services = services(wiring, theme, stage);
        if (services.isPresent()) {
            open(stage, theme, services.get());
        }
    }

    /// Returns the services, or shows the failure window and returns empty if the kitchen cannot be opened.
    private static Optional<Services> services(Opening opening, Theme theme, Stage stage) {
        try {
            return Optional.of(patiently(opening, theme));
        } catch (RuntimeException e) {
            Texts.speak("system");
            theme.install();
            stage.setScene(new Scene(new OpenFailureWindow(problem(e), opening.back(), Platform::exit)));
            stage.setTitle("Alfred");
            stage.setResizable(false);
            stage.show();
            return Optional.empty();
        }
    }

    /// Opens the kitchen; where another Alfred has it, that may be about to close.
    private static Services patiently(Opening opening, Theme theme) {
        for (int tried = 1;; tried++) {
            try {
                return opening.wiring().apply(theme);
            } catch (StoreException e) {
                if (e.kind() != Kind.IN_USE || tried >= TRIES) {
                    throw e;
                }
                LockSupport.parkNanos(BETWEEN.toNanos());
            }
        }
    }

    private static StoreException problem(RuntimeException e) {
        if (e instanceof StoreException problem) {
            return problem;
        }
        LOG.error("the kitchen could not be opened", e);
        return new StoreException(Kind.FAILED, e);
    }

    private void open(Stage stage, Theme theme, Services services) {
        settings = services.settings();
        dress(theme, settings);
        var shell = new Shell(services);
        stage.setScene(new Scene(shell));
        stage.setTitle("Alfred");
        stage.setMinWidth(1024);
        stage.setMinHeight(680);
        place(stage, settings);
        stage.setOnCloseRequest(event -> {
            if (shell.tellsOfTimers()) {
                event.consume();
                return;
            }
            shell.keep();
            remember(stage);
        });
        stage.show();
        shell.start(getParameters().getRaw());
    }

    @Override
    public void stop() {
        if (settings != null) {
            settings.flush();
        }
    }

    private static void dress(Theme theme, WindowSettings settings) {
        Texts.speak(settings.get("look.language").orElse("system"));
        theme.choose(Theme.Scheme.of(settings.get("look.scheme").orElse("")));
        theme.scaleText(settings.number("look.text", 1));
        theme.reduceMotion(settings.isOn("look.still", false));
        theme.install();
    }

    private static void place(Stage stage, WindowSettings settings) {
        var screen = Screen.getPrimary().getVisualBounds();
        stage.setWidth(Math.min(settings.number("window.width", WIDTH), screen.getWidth()));
        stage.setHeight(Math.min(settings.number("window.height", HEIGHT), screen.getHeight() - TITLE));
        var x = settings.number("window.x", Double.NaN);
        var y = settings.number("window.y", Double.NaN);
        if (!Double.isNaN(x) && !Double.isNaN(y) && !Screen.getScreensForRectangle(x, y, 100, 100).isEmpty()) {
            stage.setX(x);
            stage.setY(Math.max(y, 0));
        }
        stage.setMaximized(settings.isOn("window.maximized", false));
    }

    private void remember(Stage stage) {
        var kept = settings;
        if (kept == null) {
            return;
        }
        kept.put("window.maximized", String.valueOf(stage.isMaximized()));
        if (!stage.isMaximized()) {
            kept.put("window.width", String.valueOf(stage.getWidth()));
            kept.put("window.height", String.valueOf(stage.getHeight()));
            kept.put("window.x", String.valueOf(stage.getX()));
            kept.put("window.y", String.valueOf(stage.getY()));
        }
    }
}
