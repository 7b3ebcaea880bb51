package alfred.ui.fx;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.scene.Scene;
import javafx.stage.Window;

/// Light or dark, the size of text and whether things move: for every window and every popup.
public final class Theme {
    /// What the user chose; the system's choice is followed while it runs.
    public enum Scheme {
        SYSTEM, LIGHT, DARK;

        /// The scheme of a name as settings hold it; the system's where the file was edited by hand and none is called so.
        public static Scheme of(String name) {
            return Stream.of(values()).filter(scheme -> scheme.name().equalsIgnoreCase(name)).findFirst().orElse(SYSTEM);
        }
    }

    private static final List<String> SHEETS = Stream.of("tokens", "surfaces", "controls", "panes")
        .map(name -> Objects.requireNonNull(Theme.class.getResource("/alfred/ui/css/" + name + ".css")).toExternalForm())
        .toList();

    private Scheme scheme = Scheme.SYSTEM;
    private double scale = 1;
    private boolean still;
    private boolean isInstalled;

    /// Dresses all windows there are and all that will open.
    public void install() {
        isInstalled = true;
        Window.getWindows().addListener((ListChangeListener<Window>) change -> {
            while (change.next()) {
                change.getAddedSubList().forEach(this::watch);
            }
        });
        Platform.getPreferences().colorSchemeProperty().addListener((_, _, _) -> refresh());
        refresh();
    }

    public void choose(Scheme chosen) {
        scheme = chosen;
        refresh();
    }

    /// @param factor 1 for text as drawn, up to 1.3
    public void scaleText(double factor) {
        scale = factor;
        refresh();
    }

    public void reduceMotion(boolean reduced) {
        still = reduced;
        refresh();
    }

    public boolean isStill() {
        return still || Platform.getPreferences().isReducedMotion();
    }

    public boolean isDark() {
        return switch (scheme) {
            case LIGHT -> false;
            case DARK -> true;
            case SYSTEM -> Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
        };
    }

    /// Dresses one scene; windows known to the toolkit are dressed without being asked.
    public void dress(Scene scene) {
        if (!scene.getStylesheets().containsAll(SHEETS)) {
            scene.getStylesheets().addAll(SHEETS);
        }
        scene.getPreferences().setColorScheme(isDark() ? ColorScheme.DARK : ColorScheme.LIGHT);
        scene.getPreferences().setReducedMotion(isStill());
        scene.getRoot().setStyle(scale == 1 ? "" : "-fx-font-size: %.2fpx;".formatted(14 * scale));
    }

    private void watch(Window window) {
        if (window.getScene() != null) {
            dress(window.getScene());
        }
        window.sceneProperty().addListener((_, _, scene) -> {
            if (scene != null) {
                dress(scene);
            }
        });
    }

    private void refresh() {
        if (!isInstalled) {
            return;
        }
        Application.setUserAgentStylesheet((isDark() ? new PrimerDark() : new PrimerLight()).getUserAgentStylesheetBSS());
        Window.getWindows().stream().map(Window::getScene).filter(Objects::nonNull).forEach(this::dress);
    }
}
