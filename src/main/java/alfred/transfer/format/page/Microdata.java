package alfred.transfer.format.page;

import alfred.transfer.format.PlainText;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/// Converts the recipes that a page's markup names to JSON-LD: microdata (`itemprop`), RDFa (`property`), and the
/// class names of hRecipe.
final class Microdata {
    private static final int DEEPEST = 30;
    private static final int MAX_RECIPES = 50;
    private static final Map<String, String> OLD_NAMES = Map.ofEntries(Map.entry("ingredient", "recipeIngredient"),
        Map.entry("ingredients", "recipeIngredient"), Map.entry("recipeingredients", "recipeIngredient"),
        Map.entry("instructions", "recipeInstructions"),
        Map.entry("instruction", "recipeInstructions"), Map.entry("recipeinstruction", "recipeInstructions"),
        Map.entry("fn", "name"),
        Map.entry("yield", "recipeYield"), Map.entry("duration", "totalTime"), Map.entry("preptime", "prepTime"),
        Map.entry("cooktime", "cookTime"),
        Map.entry("summary", "description"), Map.entry("recipetype", "recipeCategory"));
    private static final Microdata ITEMS = new Microdata("itemprop", element -> element.hasAttr("itemscope"));
    private static final Microdata RDFA = new Microdata("property", element -> element.hasAttr("typeof"));

    private final String attribute;
    private final Predicate<Element> isScope;

    private Microdata(String attribute, Predicate<Element> isScope) {
        this.attribute = attribute;
        this.isScope = isScope;
    }

    /// Returns the recipes of a page in the first kind of markup that holds any.
    static List<JsonNode> recipes(Document page) {
        return Stream.<List<JsonNode>>of(
            page.select("[itemtype~=(?i)(schema|data-vocabulary)\\.org/#?Recipe$]").stream().limit(MAX_RECIPES)
                .map(scope -> ITEMS.item(scope, 0))
                .toList(),
            page.select("[typeof~=(?i)(^|\\s|:|/)Recipe$]").stream().limit(MAX_RECIPES)
                .map(scope -> RDFA.item(scope, 0)).toList(),
            page.select(".hrecipe, .h-recipe").stream().limit(MAX_RECIPES).map(Microdata::byClasses).toList())
            .filter(nodes -> nodes.stream()
                .anyMatch(node -> node.has("recipeIngredient") || node.has("recipeInstructions")))
            .findFirst()
            .orElse(List.of());
    }

    private JsonNode item(Element scope, int depth) {
        var item = JsonNodeFactory.instance.objectNode();
        if (depth < DEEPEST) {
            scope.select("[" + attribute + "]").stream().filter(element -> isOf(scope, element))
                .forEach(element -> Stream.of(element.attr(attribute).split("\\s+")).map(Microdata::name)
                    .forEach(name -> add(item, name, value(element, name, depth))));
        }
        return item;
    }

    private static JsonNode byClasses(Element scope) {
        var item = JsonNodeFactory.instance.objectNode();
        for (var name : List.of("fn", "p-name", "ingredient", "p-ingredient", "instruction", "instructions",
            "e-instructions", "yield", "p-yield", "duration",
            "preptime", "cooktime", "summary")) {
            if (!item.has(name(name))) {
                scope.getElementsByClass(name).stream()
                    .filter(element -> element.parents().stream().noneMatch(parent -> parent.hasClass(name)))
                    .forEach(element -> add(item, name(name), JsonNodeFactory.instance.textNode(text(element))));
            }
        }
        return item;
    }

    private static String name(String property) {
        var bare = property.substring(Math.max(property.lastIndexOf(':'), property.lastIndexOf('/')) + 1)
            .replaceFirst("^[pe]-", "");
        return OLD_NAMES.getOrDefault(bare.toLowerCase(java.util.Locale.ROOT), bare);
    }

    /// Whether an element belongs to a scope, and not to one inside it. An ingredient inside an ingredient is said
    /// once.
    private boolean isOf(Element scope, Element element) {
        for (var parent : element.parents()) {
            if (parent.equals(scope)) {
                return true;
            }
            if (isScope.test(parent)
                || parent.hasAttr(attribute) && parent.attr(attribute).equals(element.attr(attribute))) {
                return false;
            }
        }
        return false;
    }

    private static void add(ObjectNode item, String name, JsonNode value) {
        switch (item.get(name)) {
            case null -> item.set(name, value);
            case ArrayNode several -> several.add(value);
            case JsonNode first -> item.putArray(name).add(first).add(value);
        }
    }

    private JsonNode value(Element element, String name, int depth) {
        if (!isScope.test(element) || name.equals("recipeIngredient")) {
            return JsonNodeFactory.instance.textNode(text(element));
        }
        var item = item(element, depth + 1);
        return item.isEmpty() ? JsonNodeFactory.instance.textNode(text(element)) : item;
    }

    /// Returns the machine-readable value of an element, else its text, with one line per list item or paragraph.
    private static String text(Element element) {
        return Stream.of("content", "datetime", "src").map(element::attr).filter(value -> !value.isBlank()).findFirst()
            .or(() -> java.util.Optional.of(element.attr("href"))
                .filter(address -> address.contains("://") && element.attr("itemprop")
                    .matches("(?i)url|image|.*page")))
            .orElseGet(() -> element.select("li, p, br").isEmpty()
                || element.is("li, p") && element.select("li, p").size() == 1
                    ? element.text() : PlainText.ofHtml(element.outerHtml()));
    }
}
