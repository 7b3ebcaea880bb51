package alfred.transfer.format;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/// A text to be recognised and read, with the folder or archive that it stands in. Parsed at most once as JSON, XML
/// and HTML.
public final class Document {
    /// Maximum length in characters of a page or plain text; the rest is ignored.
    private static final int MAX_PAGE = 10_000_000;
    private static final int MAX_OPEN = 1_000;
    private static final int DEEPEST = 60;
    private static final ObjectMapper JSON = new ObjectMapper(JsonFactory.builder()
        .streamReadConstraints(
            StreamReadConstraints.builder().maxNestingDepth(DEEPEST).maxStringLength(Folder.MAX_FILE).build())
        .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS, JsonReadFeature.ALLOW_TRAILING_COMMA,
            JsonReadFeature.ALLOW_JAVA_COMMENTS,
            JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS, JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER)
        .build());
    /// Elements that do not end by themselves.
    private static final Set<String> NESTED =
        Set.of("div", "span", "section", "article", "main", "aside", "form", "table", "tbody", "ul", "ol", "dl",
            "b", "i", "u", "em", "strong", "font", "small", "big", "center", "blockquote", "a", "nav", "header",
            "footer", "fieldset", "figure", "template", "details");
    private static final Pattern ROOT =
        Pattern.compile("\\A(?:\\s|<\\?[^>]*>|<!--(?s:.*?)-->|<!doctype[^>]*>)*<([a-z][\\w:-]*)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern HTML =
        Pattern.compile("html|head|body|div|script|p|article|section|table|span|ul|ol|h[1-6]|main|meta|title|link"
            + "|style|header|nav|a|img|center|font|form|noscript|b|i|strong|br", Pattern.CASE_INSENSITIVE);
    /// A page behind a few stray signs.
    private static final Pattern PAGE =
        Pattern.compile("\\A[^<{]{0,300}<(?:!doctype html|html|head)[\\s>]", Pattern.CASE_INSENSITIVE);
    private static final Pattern WITHIN = Pattern.compile("<(?:html|body|div)[\\s>]", Pattern.CASE_INSENSITIVE);

    private final String path;
    private final String text;
    private final Folder folder;
    private @Nullable JsonNode json;
    private @Nullable Element xml;
    private org.jsoup.nodes.@Nullable Document html;

    /// @param path the path inside the folder; `""` for text that is in no file
    public Document(String path, String text, Folder folder) {
        this.path = path;
        this.text = text;
        this.folder = folder;
    }

    public String path() {
        return path;
    }

    /// The file's name without its folders and ending.
    public String stem() {
        return path.substring(path.lastIndexOf('/') + 1).replaceFirst("\\.\\w{1,14}$", "");
    }

    public String text() {
        return text;
    }

    /// Whether the file stands among others in a folder or an archive.
    public boolean isAmongOthers() {
        return !folder.paths().isEmpty();
    }

    private String start() {
        return text.substring(0, Math.min(text.length(), 3_000)).strip();
    }

    public boolean isJson() {
        return (start().startsWith("{") || start().startsWith("[")) && !json().isMissingNode();
    }

    /// Whether the text looks like JSON, well-formed or not.
    public boolean wantsToBeJson() {
        return start().matches("(?s)\\{\\s*[\"}].*|\\[\\s*[\\[{\"\\]].*");
    }

    public boolean isXml() {
        return start().startsWith("<") && !isHtml();
    }

    public boolean isHtml() {
        var start = start();
        var root = ROOT.matcher(start);
        return !start.startsWith("<") ? PAGE.matcher(start).find()
            : root.find() && (HTML.matcher(root.group(1)).matches()
                || !start.startsWith("<?xml") && !start.regionMatches(true, 0, "<!doctype", 0, 9)
                    && WITHIN.matcher(text).find());
    }

    /// The text as JSON; a missing node if it is not well-formed.
    public JsonNode json() {
        if (json == null) {
            json = json(text);
        }
        return json;
    }

    public static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException | ArithmeticException _) {
            return MissingNode.getInstance();
        }
    }

    /// The root element of the text as XML. Entities and other files are never loaded.
    public Element xml() {
        if (xml == null) {
            var parsed = Jsoup.parse(shallow(text, MAX_PAGE), "", Parser.xmlParser()).children();
            xml = parsed.stream().filter(element -> !element.normalName().startsWith("!")).findFirst()
                .orElseGet(() -> new Element("none"));
        }
        return xml;
    }

    public org.jsoup.nodes.Document html() {
        if (html == null) {
            html = Jsoup.parse(shallow(text, MAX_PAGE));
        }
        return html;
    }

    /// Returns a text up to a length in characters, and up to where more elements are open than in any real page: a
    /// parser's time grows with the square of that depth.
    static String shallow(String text, int most) {
        int depth = 0;
        for (int at = text.indexOf('<'); at >= 0 && at < most; at = text.indexOf('<', at + 1)) {
            var isEnd = text.startsWith("/", at + 1);
            if (opens(text, at + (isEnd ? 2 : 1))) {
                depth = isEnd ? Math.max(0, depth - 1) : depth + 1;
                if (depth > MAX_OPEN) {
                    return text.substring(0, at);
                }
            }
        }
        return text.length() <= most ? text : text.substring(0, most);
    }

    /// Whether the name of an element that does not end by itself begins here.
    private static boolean opens(String text, int from) {
        int to = from;
        while (to < text.length() && to - from < 40
            && (Character.isLetterOrDigit(text.charAt(to)) || text.charAt(to) == '-')) {
            to++;
        }
        if (to == from || to == text.length() || !Character.isWhitespace(text.charAt(to)) && text.charAt(to) != '>') {
            return false;
        }
        var name = text.substring(from, to).toLowerCase(Locale.ROOT);
        return NESTED.contains(name) || name.indexOf('-') > 0;
    }

    /// Returns a photo by its path relative to this file, or relative to the archive's root, or by its address; empty
    /// if there is none.
    public Optional<Photo> photo(String relative) {
        var clean = relative.replace("%20", " ").replace('\\', '/');
        return clean.isBlank() ? Optional.empty() : clean.contains("://") ? WebPhoto.of(relative)
            : folder.photo(resolve(clean)).or(() -> folder.photo(clean));
    }

    /// Returns the picture beside this file that has its name.
    public Optional<Photo> photoOfSameName() {
        return photoLike(Pattern.quote(stem().toLowerCase(Locale.ROOT)) + "\\.(?:jpe?g|png|webp|gif)");
    }

    /// Returns the first file beside this one, or below its folder, whose relative path matches, apart from case.
    public Optional<Photo> photoLike(String pattern) {
        return folder.photoLike(Pattern.quote(resolve("").toLowerCase(Locale.ROOT)) + pattern);
    }

    /// Returns the first file anywhere in the archive whose path matches, apart from case.
    public Optional<Photo> anyPhotoLike(String pattern) {
        return folder.photoLike(pattern);
    }

    private String resolve(String relative) {
        var base = path.substring(0, path.lastIndexOf('/') + 1);
        var rest = relative;
        while (rest.startsWith("../") || rest.startsWith("./")) {
            base = rest.startsWith("../") ? base.replaceFirst("[^/]*/$", "") : base;
            rest = rest.substring(rest.indexOf('/') + 1);
        }
        return base + rest;
    }
}
