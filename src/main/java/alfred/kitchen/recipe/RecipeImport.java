package alfred.kitchen.recipe;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/// Reads a recipe from a text of unknown origin: schema.org's JSON-LD, a web page, or plain words.
///
/// The text is data and nothing else: no markup, script or link in it has any effect, nothing is fetched, and sizes are limited.
public final class RecipeImport {
    /// The largest file that is read, in bytes.
    public static final int MOST_BYTES = 5_000_000;

    private RecipeImport() {}

    /// @return the recipe, to be checked by the user; empty where nothing of a recipe is in it
    public static Optional<ImportedRecipe> read(String text) {
        var content = text.strip();
        if (content.startsWith("{") || content.startsWith("[")) {
            return RecipeJsonLd.inJson(content).filter(ImportedRecipe::isRecipe);
        }
        if (isHtml(content)) {
            return RecipeJsonLd.inHtml(content).or(() -> Optional.of(RecipeText.read(PlainText.ofHtml(content)))).filter(ImportedRecipe::isRecipe);
        }
        return Optional.of(RecipeText.read(content)).filter(ImportedRecipe::isRecipe);
    }

    /// A file's bytes, in UTF-8 or else in Latin-1.
    public static Optional<ImportedRecipe> read(byte[] bytes) {
        var text = new String(bytes, StandardCharsets.UTF_8);
        return read(text.indexOf('\uFFFD') < 0 ? text : new String(bytes, StandardCharsets.ISO_8859_1));
    }

    private static boolean isHtml(String content) {
        var start = content.substring(0, Math.min(content.length(), 2_000)).toLowerCase(Locale.ROOT);
        return start.startsWith("<") && (start.contains("<html") || start.contains("<!doctype") || start.contains("<body") || start.contains("<div")
            || start.contains("<script") || start.contains("<p"));
    }
}
