package alfred.transfer.format;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/// Converts a page's recipe in HTML microdata (`itemscope`, `itemprop`) to JSON-LD.
final class Microdata {
    private static final int DEEPEST = 30;

    private Microdata() {}

    static Optional<JsonNode> recipe(Document page) {
        return page.select("[itemscope][itemtype$=schema.org/Recipe]").stream().findFirst().map(scope -> item(scope, 0));
    }

    private static JsonNode item(Element scope, int depth) {
        var item = JsonNodeFactory.instance.objectNode();
        if (depth < DEEPEST) {
            scope.select("[itemprop]").stream().filter(element -> isOf(scope, element)).forEach(element ->
                Stream.of(element.attr("itemprop").split("\\s+")).forEach(name -> add(item, name, value(element, depth))));
        }
        return item;
    }

    private static boolean isOf(Element scope, Element element) {
        return element.parents().stream().filter(parent -> parent.hasAttr("itemscope")).findFirst().filter(scope::equals).isPresent();
    }

    private static void add(ObjectNode item, String name, JsonNode value) {
        switch (item.get(name)) {
            case null -> item.set(name, value);
            case ArrayNode several -> several.add(value);
            case JsonNode first -> item.putArray(name).add(first).add(value);
        }
    }

    private static JsonNode value(Element element, int depth) {
        return element.hasAttr("itemscope") ? item(element, depth + 1) : JsonNodeFactory.instance.textNode(text(element));
    }

    /// Returns the machine-readable value of an element, else its text, with one line per list item or paragraph.
    private static String text(Element element) {
        return Stream.of("content", "datetime", "href", "src").map(element::attr).filter(value -> !value.isBlank()).findFirst()
            .orElseGet(() -> element.select("li, p, br").isEmpty() || element.is("li, p") && element.select("li, p").size() == 1
                ? element.text() : PlainText.ofHtml(element.outerHtml()));
    }
}
