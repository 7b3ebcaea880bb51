package alfred.transfer.format.page;

import alfred.transfer.format.PlainText;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/// Cuts what is not the recipe's name from a page's title: the site's name, words such as "recipe", stars.
final class PageTitle {
    private static final Pattern SEPARATOR =
        Pattern.compile("\\s+[|»·•–—:/-]\\s+|\\s*(?:[|»]|~+)\\s*|:\\s+|,\\s+(?=recept|receta|recette|rezept|recipe)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern EMPTY =
        Pattern.compile(
            "(?iu)(?:(?:the |easy |best )?(?:recipes?(?: card)?(?: of the (?:day|week|month))?|recept(?:en|et)?"
                + "|rezepte?(?: der woche| des monats| des tages)?|recettes?(?: du jour| du mois| de la semaine)?"
                + "|recetas?|ricett[ae]|receitas?|przepisy?|opskrift(?:er)?|oppskrifter?|"
                + "homemade|blog|home|food|cooking|video|print|drucken|imprimer|imprimir|stampa)[\\s!.]*)+|\\(?[\\d.,]+\\s*/\\s*\\d+\\)?|\\(?\\d+ (?:votes"
                + "|reviews).*");

    private static final Pattern OWNER = Pattern.compile("\"@type\"\\s*:\\s*\"(?:Organization|WebSite"
        + "|NewsMediaOrganization)\"[^{}]*?\"name\"\\s*:\\s*"
        + "\"([^\"]{3,60})\"");

    private static final Pattern COUNTED = Pattern.compile("\\d{1,3}[.):]?\\s+(.{3,})");
    private static final int MIN_WORD = 4;

    private PageTitle() {}

    /// Returns the name of a page's only recipe when its data have none: the heading that the page's title repeats,
    /// else the title.
    static String of(Document page) {
        var named = page.select("meta[property=og:title]").attr("content");
        var title = named.isBlank() ? page.title() : named;
        var headings = page.select("h1").stream().map(Element::text).map(String::strip)
            .filter(text -> text.length() > 2 && text.length() < 200)
            .toList();
        return cut(headings.stream().filter(text -> title.isBlank() || isIn(text, title)).findFirst()
            .orElse(title.isBlank() ? headings.stream().findFirst().orElse("") : title), page);
    }

    /// Returns what the page calls itself, with the site's name.
    static String said(Document page) {
        return page.title() + " " + page.select("meta[property=og:title]").attr("content");
    }

    /// Like [#of(Document)], but takes the line above the recipe where it shares a word with the recipe or with the
    /// page's title.
    ///
    /// @param above `""` if there is none
    /// @param recipe the words of the recipe
    static String of(Document page, String above, String recipe) {
        if (shares(above, recipe) && !isOther(above, sites(page), shown(page).collect(Collectors.toSet()))) {
            return cut(above, page);
        }
        var title = List.of(bare(said(page)).split(" "));
        return Arrays.stream(bare(above).split(" "))
            .anyMatch(word -> word.length() >= MIN_WORD && !EMPTY.matcher(word).matches()
                && title.contains(word)) ? cut(above, page) : of(page);
    }

    /// Whether words name no dish: "the recipe".
    static boolean isEmpty(String words) {
        return EMPTY.matcher(words).matches();
    }

    private static boolean shares(String name, String recipe) {
        var said = " " + bare(recipe) + " ";
        return Arrays.stream(bare(name).split(" ")).filter(word -> word.length() >= MIN_WORD)
            .anyMatch(word -> said.contains(" " + word.substring(0, Math.min(word.length(), MIN_WORD + 1))));
    }

    /// Whether most words of a heading stand in a title.
    private static boolean isIn(String heading, String title) {
        var words = List.of(bare(title).split(" "));
        var own = List.of(bare(heading).split(" "));
        return own.stream().filter(words::contains).count() * 2 > own.size();
    }

    /// Returns a name without the site's.
    static String cut(String name, Document page) {
        var clean = uncounted(PlainText.unmarked(name), page.title());
        var heading =
            page.select("h1").stream().map(Element::text).map(String::strip).filter(text -> text.length() > 2).toList();
        var sites = sites(page);
        var shown = shown(page).collect(Collectors.toSet());
        var found = SEPARATOR.matcher(clean);
        while (found.find()) {
            var head = clean.substring(0, found.start()).strip();
            var tail = clean.substring(found.end()).strip();
            boolean isHeading = heading.stream().anyMatch(head::equalsIgnoreCase)
                && !shown.contains(bare(head).replace(" ", "")) && !isSite(head, page);
            if (head.length() > 2 && (isOther(tail, sites, shown) || isHeading
                || found.group().contains("|")
                || found.group().contains("»"))) {
                return head;
            }
            if (tail.length() > 2 && isOther(head, sites, shown)) {
                return cut(tail, page);
            }
        }
        boolean isHeaded =
            heading.size() == 1 && SEPARATOR.matcher(clean).find() && bare(heading.getFirst()).contains(" ")
                && (" " + bare(clean) + " ").contains(" " + bare(heading.getFirst()) + " ")
                && !isOther(heading.getFirst(), sites, shown);
        return isHeaded ? heading.getFirst() : clean;
    }

    /// Returns a name without its number on the page, which the page's title does not have.
    private static String uncounted(String name, String title) {
        var found = COUNTED.matcher(name);
        return found.matches() && title.contains(found.group(1)) && !title.contains(name) ? found.group(1) : name;
    }

    /// Whether a name is only the site's.
    static boolean isSite(String name, Document page) {
        return sites(page).contains(bare(name).replace(" ", ""));
    }

    private static boolean isOther(String words, List<String> sites, Set<String> shown) {
        var bare = bare(words).replace(" ", "");
        if (shown.contains(bare)) {
            return true;
        }
        return EMPTY.matcher(words).matches() || bare.length() > 2 && sites.stream()
            .anyMatch(site -> site.equals(bare) || site.length() > 4
                && bare.length() > 4
                && (site.contains(bare) || bare.contains(site)));
    }

    /// The names of the site: its own word for it, and its address.
    private static List<String> sites(Document page) {
        var address = page.select("link[rel=canonical]").attr("href") + " "
            + page.select("meta[property=og:url]").attr("content");
        var host = Pattern.compile("https?://(?:www\\.)?([^/\\s]+)").matcher(address);
        return List.of(bare(page.select("meta[property=og:site_name]").attr("content")).replace(" ", ""),
            host.find() ? bare(host.group(1).replaceFirst("\\.[a-z]{2,3}(?:\\.[a-z]{2})?$", "")).replace(" ", "") : "",
            bare(page.select("meta[name=application-name]").attr("content")).replace(" ", "")).stream()
            .filter(site -> !site.isEmpty()).toList();
    }

    /// What the page shows as the name of the site: its banner, its link home, its publisher.
    private static Stream<String> shown(Document page) {
        var banner = page.select("a[href=/], [class*=site-title], [class*=site-name]").stream().map(Element::text);
        var owners =
            page.select("script[type*=ld+json]").stream().flatMap(script -> OWNER.matcher(script.data()).results())
                .map(found -> found.group(1));
        return Stream.concat(banner, owners).map(name -> bare(name).replace(" ", ""))
            .filter(name -> name.length() > 4 && name.length() < 40);
    }

    private static String bare(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }
}
