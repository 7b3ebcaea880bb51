package alfred.kitchen.recipe;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jsoup.Jsoup;

/// Imports recipes from foreign text: schema.org JSON-LD, a web page, or plain text.
///
/// The text is treated as data only: markup, scripts and links have no effect, nothing is fetched, and sizes are
/// limited.
public final class RecipeImport {
    /// Maximum file size in bytes (64 MiB), enough for an export of 10,000 recipes.
    public static final int MAX_BYTES = 64 << 20;
    /// Maximum length in characters of a page or plain text; the rest is ignored.
    private static final int MAX_PAGE = 10_000_000;

    private RecipeImport() {}

    /// Returns the first recipe of [#readAll(String)], to be checked by the user; empty if there is none.
    public static Optional<ImportedRecipe> read(String text) {
        return readAll(text).stream().findFirst();
    }

    /// Like [#read(String)] for a file's content in UTF-8 or Latin-1.
    public static Optional<ImportedRecipe> read(byte[] bytes) {
        return readAll(bytes).stream().findFirst();
    }

    /// Returns all recipes of a JSON text, in order, or the one of a page or plain text; empty if there are none.
    public static List<ImportedRecipe> readAll(String text) {
        var content = text.replaceFirst("^\uFEFF", "").strip();
        if (content.startsWith("{") || content.startsWith("[")) {
            return RecipeJsonLd.inJson(content).stream().filter(recipe -> recipe.isRecipe() || !recipe.name().isEmpty()).toList();
        }
        var page = content.substring(0, Math.min(content.length(), MAX_PAGE));
        var read = isHtml(page) ? RecipeJsonLd.inHtml(page).orElseGet(() -> inWords(page)) : RecipeText.read(page);
        return Stream.of(read).filter(ImportedRecipe::isRecipe).toList();
    }

    /// Reads a page without structured data as plain text, but with the page's title, as its first words are often
    /// navigation.
    private static ImportedRecipe inWords(String page) {
        var html = Jsoup.parse(page);
        var title = Stream.of(html.select("meta[property=og:title]").attr("content"), html.select("h1").eachText().stream().findFirst().orElse(""))
            .map(PlainText::line).filter(words -> !words.isEmpty()).findFirst().orElse("");
        return RecipeText.read(PlainText.ofHtml(page)).named(title);
    }

    /// Like [#readAll(String)] for a file's content in UTF-8 or, if that is invalid, Latin-1.
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
