package alfred.transfer.format;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/// Sanitises foreign text: plain, limited in size, without control characters and bidirectional formatting
/// characters.
public final class PlainText {
    /// Maximum length in characters; longer texts are truncated.
    static final int MAX_CHARACTERS = 200_000;

    private static final int MAX_LINE = 20_000;
    private static final int MAX_LINES = 5_000;
    private static final Pattern UNSEEN = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}&&[^\\n\\t\u200C\u200D]]");
    private static final Pattern MARKUP = Pattern.compile("</?[a-zA-Z][^<>]*>|<!--");
    private static final Pattern ENTITY =
        Pattern.compile("&(?:#\\d{1,6}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]{2,10}\\d{0,2});");
    private static final Pattern BLOCK =
        Pattern.compile("(?i)</?(?:p|br|li|ul|ol|div|h[1-6]|table|tr|td|section)(?:\\s[^<>]*)?/?>");
    private static final Pattern BLANKS = Pattern.compile("[\\h\\t]+");

    private PlainText() {}

    /// Returns the text's lines with whitespace collapsed and stripped; blank lines are kept, as they separate
    /// paragraphs.
    public static List<String> lines(String text) {
        return Arrays.stream(cut(text, MAX_CHARACTERS).split("\\R", MAX_LINES + 1)).limit(MAX_LINES)
            .map(PlainText::line).toList();
    }

    /// Returns the text as one line, with line breaks replaced by spaces.
    public static String line(String text) {
        if (isLine(text)) {
            return text;
        }
        var seen = UNSEEN.matcher(cut(text, MAX_LINE).replaceAll("\\R", " ")).replaceAll("");
        return BLANKS.matcher(seen).replaceAll(" ").strip();
    }

    /// Whether [#line] would change nothing, as a look at each character tells sooner than expressions do: single
    /// spaces between words of Latin letters, which are nearly all lines.
    private static boolean isLine(String text) {
        char before = ' ';
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c <= ' ' ? c != ' ' || before == ' ' : c > '~' && (c < '\u00A1' || c == '\u00AD' || c > '\u024F')) {
                return false;
            }
            before = c;
        }
        return before != ' ' && text.length() <= MAX_LINE;
    }

    /// Returns the non-blank lines of a value in plain text or HTML.
    static Stream<String> blocks(String value) {
        var plain = value.indexOf('<') >= 0 && BLOCK.matcher(value).find() ? ofHtml(value) : value;
        return cut(plain, MAX_CHARACTERS).lines().map(PlainText::unmarked).filter(Predicate.not(String::isEmpty))
            .limit(MAX_LINES);
    }

    /// Whether a text begins with some words, apart from case and from signs between words.
    public static boolean startsWith(String text, String words) {
        return bare(cut(text, words.length() * 2 + 20)).startsWith(bare(words));
    }

    private static String bare(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }

    private static boolean isMarkup(String value) {
        return value.indexOf('<') >= 0 && MARKUP.matcher(value).find()
            || value.indexOf('&') >= 0 && ENTITY.matcher(value).find();
    }

    /// Returns the text with its whitespace, but without invisible characters.
    public static String harmless(String text) {
        return UNSEEN.matcher(cut(text, MAX_CHARACTERS).replace("\r\n", "\n")).replaceAll("");
    }

    /// Returns the visible text of a page with one line per block element, without scripts, styles, navigation and
    /// forms.
    public static String ofHtml(String html) {
        var body = Jsoup.parse(Document.shallow(html, MAX_CHARACTERS * 10)).body();
        body.select("script, style, noscript, template, nav, header, footer, form, iframe, button, svg").remove();
        var text = new StringBuilder();
        body.traverse(new NodeVisitor() {
            @Override
            public void head(Node node, int depth) {
                if (node instanceof TextNode words) {
                    text.append(words.text());
                } else
                    if (node instanceof Element element && (element.isBlock() || element.normalName().equals("br"))) {
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

    /// Returns a value's text without markup, as one line: `Fish &amp; <b>chips</b>`.
    public static String unmarked(String value) {
        return isMarkup(value) ? line(Jsoup.parse(Document.shallow(value, MAX_CHARACTERS)).text()) : line(value);
    }

    private static String cut(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most);
    }
}
