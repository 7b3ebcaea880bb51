package alfred.transfer.format.text;

import java.util.List;
import java.util.regex.Pattern;

/// What stands around a recipe when a page is copied as text: links, votes, and facts that share one line.
final class PageChrome {
    private static final Pattern LINK = Pattern.compile(
        "(?:(?:skip|jump|go|scroll|back) to (?:the )?(?:recipe|video|content|main content"
            + "|ingredients|top|primary.{0,30})|print(?: (?:the |this )?recipe)?|pin(?: (?:it|(?:the |this )?recipe))?|rate(?: (?:this )?recipe)?"
            + "|save(?: (?:this )?recipe)?|share|zum rezept(?: springen)?|(?:direkt )?zum inhalt(?: springen)?|rezept drucken"
            + "|(?:jump|skip) to recipe print recipe|home|menu|search)[ .!»>↓|-]*",
        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    private static final Pattern MENU = Pattern.compile(
        "(?:(?:home|about(?: me| us)?|recipes?|recipe index|contact|blog|shop|start here|search"
            + "|menu|subscribe|login|log in|privacy(?: policy)?|newsletter|cookbooks?|startseite|rezepte|kontakt|impressum|über (?:mich|uns))"
            + "(?:[ |·»>/-]+|$)){2,}",
        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    private static final Pattern VOTES = Pattern.compile(
        "(?:rating: ?)?[★☆⭐ ]*\\d(?:[.,]\\d{1,2})?(?:/5)? (?:stars? )?(?:from|\\(|aus|von) ?"
            + "[\\d.,]+ ?(?:votes?|ratings?|reviews?|bewertungen|stimmen)\\)?|\\d+ comments?|[★☆⭐ ]{3,}",
        Pattern.CASE_INSENSITIVE);
    private static final String LABELS =
        "(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|active|total|rest(?:ing)?|chill(?:ing)?)[ -]time|course"
            + "|cuisine|servings?|serves|yields?|keywords?|difficulty|categor(?:y|ies)|vorbereitung(?:szeit)?|zubereitung(?:szeit)?|koch-?zeit|back-?zeit"
            + "|gesamtzeit|portionen|gericht|küche";
    private static final Pattern LABELLED =
        Pattern.compile("(?:" + LABELS + ")\\s*:? ?.*", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    private static final Pattern BETWEEN =
        Pattern.compile("[ |·;,]+(?=(?:" + LABELS + ")\\b\\s*(?::|\\d))", Pattern.CASE_INSENSITIVE
            | Pattern.UNICODE_CASE);
    private static final int MAX = 200;

    private PageChrome() {}

    /// Whether a line is none of the recipe: a link, a menu, or votes.
    static boolean isNoise(String line) {
        return line.length() <= MAX
            && (LINK.matcher(line).matches() || MENU.matcher(line).matches() || VOTES.matcher(line).matches());
    }

    /// Returns the facts of a line, each with its label: `Prep Time: 15 mins Cook Time: 35 mins` holds two. A line of
    /// other words is returned as it is.
    static List<String> facts(String line) {
        return line.length() <= MAX && LABELLED.matcher(line).matches() ? List.of(BETWEEN.split(line)) : List.of(line);
    }
}
