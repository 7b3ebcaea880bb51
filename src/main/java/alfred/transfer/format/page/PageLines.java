package alfred.transfer.format.page;

import alfred.transfer.format.PlainText;
import alfred.transfer.format.text.Headings;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;
import org.jspecify.annotations.Nullable;

/// The words of a page's main content as lines, each with what its markup says of it. Navigation, comments, related
/// recipes and the like are left out.
final class PageLines implements NodeVisitor {
    private static final Pattern BOLD = Pattern.compile("(?i)font-weight:\\s*(?:bold|[6-9]00)");
    private static final Pattern BULLET = Pattern.compile("^[•▪◦‣·]\\s*");
    private static final Set<String> ROWS = Set.of("li", "tr");
    private static final Set<String> HEADS =
        Set.of("h1", "h2", "h3", "h4", "h5", "h6", "dt", "legend", "summary", "caption");
    private static final Set<String> PARTS = Set.of("ul", "ol", "td", "th", "dd");
    private static final Set<String> LISTS = Set.of("ul", "ol", "table");
    private static final Set<String> CELLS = Set.of("td", "th");
    private static final Set<String> STRONG = Set.of("b", "strong", "u");
    private static final int MAX_LINES = 6_000;
    /// The length of a row of typed text from which the row after it goes on with its sentence.
    private static final int LONG_ROW = 45;
    /// Ingredients in one line behind their heading: `Ingredients: 2 eggs; 100 g flour; salt`.
    private static final Pattern IN_ONE_LINE = Pattern.compile("^([^:]{3,50}):\\s+(\\S.*)$");
    private static final String UNSEEN = "script, style, noscript, template, iframe, svg, select";
    private static final String NEVER = "nav, footer, form, button, aside, dialog, [hidden],"
        + " [aria-hidden=true]:not(:has(li)), [role=navigation], [role=dialog], [role=complementary]";
    /// Words in class names and ids of what stands beside a recipe. Each is a word of its own in the name.
    private static final Pattern BESIDE =
        Pattern.compile("(?i)(?:^|[\\s_-])(?:comments?|respond|disqus|related|share|sharing|social|sidebar"
            + "|newsletter|breadcrumbs?|"
            + "menu|cookies?|footer|navbar|navigation|promo|advert(?:isement)?|ads?|subscribe|subscription|recommend(?:ed|ations)?|trending|popular|"
            + "author-?(?:bio|box)|widgets?|reviews?|modal|popup|toc|table-of-contents|pagination|carousel|slider|similar|teasers?|more-recipes|"
            + "also-like|masthead|print-only|tooltip)(?:$|[\\s_-])");
    private static final Pattern CONTENT =
        Pattern.compile("(?i)ingredient|instruction|direction|recipe-(?:body|content|main|card)|method"
            + "|zutaten|preparation");

    /// A link of a wiki beside a heading: `Ingredients [edit]`.
    private static final Pattern EDIT = Pattern.compile("\\s*\\[\\p{L}{2,12}]$");

    /// A line of a page.
    ///
    /// @param heading the level of a heading from 1 to 6; 7 for a line that is all bold; 0 for other lines
    /// @param list the list or table that the line is an item of; null if none
    /// @param block the block in which it stands; null if none
    /// @param isLink whether all of its words are links
    record Line(String text, int heading, @Nullable Element list, @Nullable Element block, boolean isLink) {
        /// Returns a copy with other words.
        Line with(String words) {
            return new Line(words, heading, list, block, isLink);
        }

        /// What its block and the one around that are called, the same for lines of one kind; `""` if there is none.
        String look() {
            return block == null ? ""
                : name(block) + (block.parent() instanceof Element around ? " in " + name(around) : "");
        }

        private static String name(Element element) {
            return element.normalName() + "." + element.className();
        }

        boolean isItem() {
            return list != null;
        }
    }

    private final List<Line> lines = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();
    private @Nullable Element item;
    private int heading;
    private int bold;
    private int plain;
    private int linked;
    private @Nullable Element block;

    private PageLines() {}

    static List<Line> of(Document page) {
        var body = page.body().clone();
        body.select(UNSEEN).remove();
        PageTables.simplify(body);
        body.select("dl").stream().filter(PageLines::isOfAmounts).forEach(PageLines::toList);
        body.select("ul, ol").stream().filter(PageLines::isContents).forEach(Element::remove);
        body.select(NEVER).stream().filter(element -> !holdsRecipe(element)).forEach(Element::remove);
        for (var element : body.select("[class], [id]")) {
            // what stands in something that is gone need not be looked at: nested comments would take ever longer
            if (isIn(body, element) && BESIDE.matcher(element.className() + " " + element.id()).find()
                && !CONTENT.matcher(element.className() + element.id()).find()
                && !element.tagName().matches("body|main|article|html") && !holdsRecipe(element)) {
                element.remove();
            }
        }
        var reader = new PageLines();
        body.traverse(reader);
        reader.flush();
        return reader.lines;
    }

    /// Whether a list is the page's table of contents: each item leads to a place in the page.
    private static boolean isContents(Element list) {
        var items = list.select("li");
        return items.size() > 1
            && items.stream().allMatch(item -> !item.select("a[href^=#]").isEmpty() && item.ownText().isBlank());
    }

    /// Whether the terms of a list of definitions are amounts.
    private static boolean isOfAmounts(Element list) {
        var terms = list.select("> dt");
        return terms.size() > 1 && terms.size() == list.select("> dd").size()
            && terms.stream().filter(term -> term.text().matches("(?s)[\\d½¼¾⅓⅔].{0,25}"))
                .count() * 2 > terms.size();
    }

    /// Turns amounts and their foods into the items of a list.
    private static void toList(Element list) {
        list.select("> dt").forEach(term -> {
            if (term.nextElementSibling() instanceof Element food) {
                food.prependText(term.text() + " ").tagName("li");
                term.remove();
            }
        });
        list.tagName("ul");
    }

    private static boolean isIn(Element body, Element element) {
        Element at = element;
        while (at.parent() instanceof Element parent) {
            at = parent;
        }
        return at == body;
    }

    /// Whether a heading of ingredients or of steps stands in an element: then its class name misleads.
    private static boolean holdsRecipe(Element element) {
        return element.select("h1, h2, h3, h4, h5, h6, b, strong, p, div, span, legend, dt, summary").stream()
            .map(Element::ownText)
            .anyMatch(text -> Headings.isIngredients(text) || Headings.isMethod(text));
    }

    @Override
    public void head(Node node, int depth) {
        if (lines.size() >= MAX_LINES) {
            return;
        }
        if (node instanceof TextNode words && isTyped(words)) {
            typed(words);
        } else if (node instanceof TextNode words) {
            var said = words.text();
            text.append(said);
            if (!said.isBlank()) {
                bold += bold(node) ? said.strip().length() : 0;
                plain += bold(node) ? 0 : said.strip().length();
                linked += isLinked(node) ? said.strip().length() : 0;
                block = block == null ? blockOf(node) : block;
            }
        } else if (node instanceof Element element) {
            begin(element);
        }
    }

    /// Whether a text keeps its own line breaks.
    private static boolean isTyped(TextNode text) {
        return text.getWholeText().indexOf('\n') >= 0 && text.parent() instanceof Element parent
            && parent.closest("pre") != null;
    }

    /// Reads a text as it was typed: a paragraph of long lines is one line, short lines are lines of their own.
    private void typed(TextNode node) {
        for (var paragraph : node.getWholeText().split("\\R\\s*\\R")) {
            var rows = paragraph.lines().filter(row -> !row.isBlank()).toList();
            boolean isProse = rows.size() > 1
                && rows.subList(0, rows.size() - 1).stream().allMatch(row -> row.strip().length() >= LONG_ROW);
            for (var row : rows) {
                block = blockOf(node);
                text.append(row).append(' ');
                if (!isProse) {
                    flush();
                }
            }
            flush();
        }
    }

    private void begin(Element element) {
        var name = element.normalName();
        if (name.equals("tr") && (!element.select("table, h1, h2, h3, h4, h5, h6, p, ul, ol, hr").isEmpty()
            || element.select("br").size() > 2)) {
            // a row of a table that lays out the page
            flush();
            item = null;
        } else if (ROWS.contains(name)) {
            flush();
            item = element;
        } else if (HEADS.contains(name)) {
            flush();
            item = null;
            heading = name.startsWith("h") ? name.charAt(1) - '0' : 6;
        } else if (name.equals("br")) {
            if (item == null || item.normalName().equals("li") && text.length() > 150) {
                flush();
            } else {
                text.append(' ');
            }
        } else
            if (name.equals("span") && item != null && !text.isEmpty()
                && Character.isLetterOrDigit(text.charAt(text.length() - 1))) {
                    // amount, unit and food of an item are often apart by style alone
                    text.append(' ');
                } else if (element.isBlock() || PARTS.contains(name)) {
                    if (item == null || LISTS.contains(name)) {
                        flush();
                    } else {
                        text.append(' ');
                    }
                }
    }

    @Override
    public void tail(Node node, int depth) {
        if (!(node instanceof Element element) || lines.size() >= MAX_LINES) {
            return;
        }
        var name = element.normalName();
        if (element == item || HEADS.contains(name)) {
            flush();
            item = element == item ? null : item;
            heading = 0;
        } else if (element.isBlock() && item == null) {
            flush();
        } else if (element.isBlock() || CELLS.contains(name)) {
            text.append(' ');
        }
    }

    private static @Nullable Element blockOf(Node text) {
        for (var at = text.parent(); at instanceof Element element; at = at.parent()) {
            if (element.isBlock() || PARTS.contains(element.normalName()) || HEADS.contains(element.normalName())
                || ROWS.contains(element.normalName())) {
                return element;
            }
        }
        return null;
    }

    private static boolean isLinked(Node node) {
        for (var at = node.parent(); at instanceof Element element; at = at.parent()) {
            if (element.normalName().equals("a")) {
                return element.hasAttr("href");
            }
            if (element.isBlock()) {
                return false;
            }
        }
        return false;
    }

    private static boolean bold(Node node) {
        for (var at = node.parent(); at instanceof Element element; at = at.parent()) {
            if (STRONG.contains(element.normalName()) || BOLD.matcher(element.attr("style")).find()
                || element.normalName().equals("font") && element.attr("size").matches("\\+[1-4]|[4-7]")) {
                return true;
            }
            if (element.isBlock()) {
                return false;
            }
        }
        return false;
    }

    private void flush() {
        var line = BULLET.matcher(EDIT.matcher(PlainText.line(text.toString())).replaceFirst("")).replaceFirst("");
        text.setLength(0);
        if (!line.isEmpty()) {
            var list = item == null ? null : item.parent();
            var parts = parts(line);
            for (int i = 0; i < parts.size() && lines.size() < MAX_LINES; i++) {
                boolean isBold = parts.size() > 1 ? i == 0 : bold > 0 && plain <= 1 && line.length() < 80;
                lines.add(new Line(parts.get(i), heading > 0 ? heading : isBold ? 7 : 0, list, block,
                    linked > 0 && linked >= line.length() - 2));
            }
        }
        bold = 0;
        plain = 0;
        linked = 0;
        block = null;
    }

    /// Parts a heading of ingredients or of steps from the text behind it, and ingredients from each other.
    private static List<String> parts(String line) {
        var found = IN_ONE_LINE.matcher(line);
        if (!found.matches()) {
            return List.of(line);
        }
        var all = new ArrayList<>(List.of(found.group(1) + ":"));
        var rest = found.group(2).replaceFirst("\\.$", "").split(";\\s+");
        if (Headings.isIngredients(found.group(1)) && rest.length > 2) {
            all.addAll(List.of(rest));
        } else if (Headings.isMethod(found.group(1)) && found.group(2).length() > 2 * LONG_ROW) {
            all.add(found.group(2));
        } else {
            return List.of(line);
        }
        return all;
    }
}
