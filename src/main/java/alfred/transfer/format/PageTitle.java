package alfred.transfer.format;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/// Cuts what is not the recipe's name from a page's title: the site's name, words such as "recipe", stars.
final class PageTitle {
    private static final Pattern SEPARATOR = Pattern.compile("\\s+[|»·•–—:/-]\\s+|\\s*[|»]\\s*|:\\s+|,\\s+(?=recept|receta|recette|rezept|recipe)",
        Pattern.CASE_INSENSITIVE);
    private static final Pattern EMPTY = Pattern.compile("(?iu)(?:(?:the |easy |best )?(?:recipes?|recept(?:en|et)?|rezepte?|recettes?"
        + "|recetas?|ricett[ae]|receitas?|przepisy?|opskrift(?:er)?|oppskrifter?|"
        + "homemade|blog|home|food|cooking|video|print|drucken|imprimer|imprimir|stampa)[\\s!.]*)+|\\(?[\\d.,]+\\s*/\\s*\\d+\\)?|\\(?\\d+ (?:votes"
        + "|reviews).*");

    private static final int MIN_WORD = 4;

    private PageTitle() {}

    /// Returns the name of a page's only recipe when its data have none: the heading that the page's title repeats, else
    /// the title.
    static String of(Document page) {
        var named = page.select("meta[property=og:title]").attr("content");
        var title = named.isBlank() ? page.title() : named;
        var headings = page.select("h1").stream().map(Element::text).map(String::strip).filter(text -> text.length() > 2 && text.length() < 200)
            .toList();
        return cut(headings.stream().filter(text -> title.isBlank() || isIn(text, title)).findFirst()
            .orElse(title.isBlank() ? headings.stream().findFirst().orElse("") : title), page);
    }

    /// Like [#of(Document)], but takes the heading above the recipe where the page's title shares a word with it.
    ///
    /// @param above `""` if there is none
    static String of(Document page, String above) {
        var title = List.of(bare(page.title() + " " + page.select("meta[property=og:title]").attr("content")).split(" "));
        return Arrays.stream(bare(above).split(" ")).anyMatch(word -> word.length() >= MIN_WORD && !EMPTY.matcher(word).matches()
            && title.contains(word)) ? cut(above, page) : of(page);
    }

    /// Whether most words of a heading stand in a title.
    private static boolean isIn(String heading, String title) {
        var words = List.of(bare(title).split(" "));
        var own = List.of(bare(heading).split(" "));
        return own.stream().filter(words::contains).count() * 2 > own.size();
    }

    /// Returns a name without the site's.
    static String cut(String name, Document page) {
        var clean = PlainText.unmarked(name);
        var heading = page.select("h1").stream().map(Element::text).map(String::strip).filter(text -> text.length() > 2).toList();
        var sites = sites(page);
        var found = SEPARATOR.matcher(clean);
        while (found.find()) {
            var head = clean.substring(0, found.start()).strip();
            var tail = clean.substring(found.end()).strip();
            if (head.length() > 2 && (isOther(tail, sites) || heading.stream().anyMatch(head::equalsIgnoreCase) || found.group().contains("|")
                    || found.group().contains("»"))) {
                return head;
            }
            if (tail.length() > 2 && isOther(head, sites)) {
                return cut(tail, page);
            }
        }
        return clean;
    }

    /// Whether a name is only the site's.
    static boolean isSite(String name, Document page) {
        return sites(page).contains(bare(name).replace(" ", ""));
    }

    private static boolean isOther(String words, List<String> sites) {
        var bare = bare(words).replace(" ", "");
        return EMPTY.matcher(words).matches() || bare.length() > 2 && sites.stream().anyMatch(site -> site.equals(bare) || site.length() > 4
            && bare.length() > 4
            && (site.contains(bare) || bare.contains(site)));
    }

    /// The names of the site: its own word for it, and its address.
    private static List<String> sites(Document page) {
        var address = page.select("link[rel=canonical]").attr("href") + " " + page.select("meta[property=og:url]").attr("content");
        var host = Pattern.compile("https?://(?:www\\.)?([^/\\s]+)").matcher(address);
        return List.of(bare(page.select("meta[property=og:site_name]").attr("content")).replace(" ", ""),
            host.find() ? bare(host.group(1).replaceFirst("\\.[a-z]{2,3}(?:\\.[a-z]{2})?$", "")).replace(" ", "") : "",
            bare(page.select("meta[name=application-name]").attr("content")).replace(" ", "")).stream().filter(site -> !site.isEmpty()).toList();
    }

    private static String bare(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }
}
