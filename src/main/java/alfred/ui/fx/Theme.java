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

/// Colour scheme, text size and reduced motion, applied to all windows and popups.
public final class Theme {
    /// The user's choice of colour scheme; `SYSTEM` follows the system while the program runs.
    public enum Scheme {
        SYSTEM, LIGHT, DARK;

        /// Returns the scheme with the given name, ignoring case; [#SYSTEM] for an unknown name.
        public static Scheme of(String name) {
            return Stream.of(values()).filter(scheme -> scheme.name().equalsIgnoreCase(name)).findFirst()
                .orElse(SYSTEM);
        }
    }

    private static final List<String> SHEETS = Stream.of("tokens", "surfaces", "controls", "panes")
        .map(
            name -> Objects.requireNonNull(Theme.class.getResource("/alfred/ui/css/" + name + ".css")).toExternalForm())
        .toList();

    private Scheme scheme = Scheme.SYSTEM;
    private double scale = 1;
    private boolean still;
    private boolean isInstalled;

    /// Applies the theme to all open windows and to those opened later.
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

    /// Sets the colour scheme.
    public void choose(Scheme chosen) {
        scheme = chosen;
        refresh();
    }

    /// Scales the text size.
    ///
    /// @param factor the scale factor, from 1 to 1.3
    public void scaleText(double factor) {
        scale = factor;
        refresh();
    }

    /// Sets whether to reduce motion, in addition to the system's preference.
    public void reduceMotion(boolean reduced) {
        still = reduced;
        refresh();
    }

    /// Whether motion is reduced, by the user's choice or by the system.
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

    /// Applies the theme to a scene; scenes of open windows are themed automatically.
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
        Application
            .setUserAgentStylesheet((isDark() ? new PrimerDark() : new PrimerLight()).getUserAgentStylesheetBSS());
        Window.getWindows().stream().map(Window::getScene).filter(Objects::nonNull).forEach(this::dress);
    }
}
