package alfred.kitchen.recipe;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jsoup.Jsoup;

/// Reads recipes from a text of unknown origin: schema.org's JSON-LD, a web page, or plain words.
///
/// The text is data and nothing else: no markup, script or link in it has any effect, nothing is fetched, and sizes are limited.
public final class RecipeImport {
    /// The largest file that is read, in bytes: an export of 10,000 recipes has its place in it.
    public static final int MAX_BYTES = 64 << 20;
    /// The longest text that is read for a page or for words, in characters; the rest is left out.
    private static final int MAX_PAGE = 10_000_000;

    private RecipeImport() {}

    /// @return the first recipe of [#readAll(String)], to be checked by the user; empty where nothing of a recipe is in it
    public static Optional<ImportedRecipe> read(String text) {
        return readAll(text).stream().findFirst();
    }

    /// A file's bytes, in UTF-8 or else in Latin-1.
    public static Optional<ImportedRecipe> read(byte[] bytes) {
        return readAll(bytes).stream().findFirst();
    }

    /// @return all recipes of a JSON text, in its order; the one of a page or of words; none where nothing of a recipe is in it
    public static List<ImportedRecipe> readAll(String text) {
        var content = text.replaceFirst("^\uFEFF", "").strip();
        if (content.startsWith("{") || content.startsWith("[")) {
            return RecipeJsonLd.inJson(content).stream().filter(recipe -> recipe.isRecipe() || !recipe.name().isEmpty()).toList();
        }
        var page = content.substring(0, Math.min(content.length(), MAX_PAGE));
        var read = isHtml(page) ? RecipeJsonLd.inHtml(page).orElseGet(() -> inWords(page)) : RecipeText.read(page);
        return Stream.of(read).filter(ImportedRecipe::isRecipe).toList();
    }

    /// A page's own title is surer than the first words on it, which often lead elsewhere.
    private static ImportedRecipe inWords(String page) {
        var html = Jsoup.parse(page);
        var title = Stream.of(html.select("meta[property=og:title]").attr("content"), html.select("h1").eachText().stream().findFirst().orElse(""))
            .map(PlainText::line).filter(words -> !words.isEmpty()).findFirst().orElse("");
        return RecipeText.read(PlainText.ofHtml(page)).named(title);
    }

    /// A file's bytes, in UTF-8 or else in Latin-1.
    public static List<ImportedRecipe> readAll(byte[] bytes) {
        var text = new String(bytes, StandardCharsets.UTF_8);
        return readAll(text.indexOf('\uFFFD') < 0 ? text : new String(bytes, StandardCharsets.ISO_8859_1));
    }

    private static boolean isHtml(String content) {
        var start = content.substring(0, Math.min(content.length(), 2_000)).toLowerCase(Locale.ROOT);
        return start.startsWith("<") && (start.contains("<html") || start.contains("<!doctype") || start.contains("<body") || start.contains("<div")
            || start.contains("<script") || start.contains("<p"));
    }
}
