package alfred.ui.fx;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import javafx.scene.text.Font;

/// The bundled fonts. Each weight is a font family of its own, under the name used in the style sheets.
public enum Fonts {
    INTER("Inter-Regular.otf", "Inter"),
    INTER_MEDIUM("Inter-Medium.otf", "Inter Medium"),
    INTER_SEMI_BOLD("Inter-SemiBold.otf", "Inter Semi Bold"),
    NEWSREADER("Newsreader-Medium.ttf", "Newsreader Medium"),
    NEWSREADER_ITALIC("Newsreader-Italic.ttf", "Newsreader"),
    MONO("JetBrainsMono-Regular.ttf", "JetBrains Mono");

    private final String file;
    private final String family;

    Fonts(String file, String family) {
        this.file = file;
        this.family = family;
    }

    public String family() {
        return family;
    }

    /// Loads all fonts and returns their families as JavaFX reports them; call it once, before the first scene.
    public static List<String> load() {
        return List.of(values()).stream().map(Fonts::loadOne).toList();
    }

    private static String loadOne(Fonts font) {
        try (var data =
            Objects.requireNonNull(Fonts.class.getResourceAsStream("/alfred/ui/fonts/" + font.file), font.file)) {
            return Font.loadFont(data, 14).getFamily();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
