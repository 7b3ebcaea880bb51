package alfred.kitchen.recipe;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/// Foreign text made harmless: plain, of limited size, without control characters and marks that turn the direction of writing.
final class PlainText {
    /// Longer texts are cut here: no recipe is as long as a book.
    static final int MAX_CHARACTERS = 200_000;

    private static final int MAX_LINE = 4_000;
    private static final int MAX_LINES = 2_000;
    private static final Pattern UNSEEN = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}&&[^\\n\\t]]");
    private static final Pattern BLANKS = Pattern.compile("[\\h\\t]+");

    private PlainText() {}

    /// The text's lines, each without blanks around and doubled; empty ones are kept, since they part paragraphs.
    static List<String> lines(String text) {
        return Arrays.stream(cut(text, MAX_CHARACTERS).split("\\R", MAX_LINES + 1)).limit(MAX_LINES).map(PlainText::line).toList();
    }

    /// One line: breaks become blanks.
    static String line(String text) {
        var seen = UNSEEN.matcher(cut(text, MAX_LINE).replaceAll("\\R", " ")).replaceAll("");
        return BLANKS.matcher(seen).replaceAll(" ").strip();
    }

    /// The text with its lines and blanks, without what cannot be seen.
    static String harmless(String text) {
        return UNSEEN.matcher(cut(text, MAX_CHARACTERS).replace("\r\n", "\n")).replaceAll("");
    }

    /// What a page says to people, a line for each of its blocks; scripts, styles and forms are left out.
    static String ofHtml(String html) {
        var body = Jsoup.parse(cut(html, MAX_CHARACTERS * 10)).body();
        body.select("script, style, noscript, template, nav, header, footer, form, iframe, button, svg").remove();
        var text = new StringBuilder();
        body.traverse(new NodeVisitor() {
            @Override
            public void head(Node node, int depth) {
                if (node instanceof TextNode words) {
                    text.append(words.text());
                } else if (node instanceof Element element && (element.isBlock() || element.normalName().equals("br"))) {
                    text.append('\n');
                }
            }

            @Override
            public void tail(Node node, int depth) {
                if (node instanceof Element element && element.isBlock()) {
                    text.append('\n');
                }
            }
        });
        return text.toString();
    }

    /// Words without markup, for values that may hold some: `Fish &amp; <b>chips</b>`.
    static String unmarked(String value) {
        return value.indexOf('<') < 0 && value.indexOf('&') < 0 ? line(value) : line(Jsoup.parse(cut(value, MAX_CHARACTERS)).text());
    }

    private static String cut(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most);
    }
}
