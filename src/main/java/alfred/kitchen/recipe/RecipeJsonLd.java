package alfred.kitchen.recipe;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jsoup.Jsoup;

/// Reads a recipe from schema.org's JSON-LD, as recipe pages carry it and many programs export it.
final class RecipeJsonLd {
    private static final int DEEPEST = 30;
    private static final int MOST_LINES = 200;
    private static final ObjectMapper JSON = new ObjectMapper(JsonFactory.builder()
        .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEEPEST).maxStringLength(PlainText.MOST).build())
        .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS).build());

    private RecipeJsonLd() {}

    /// The first recipe in a page's scripts.
    static Optional<ImportedRecipe> inHtml(String html) {
        return Jsoup.parse(html).select("script[type=application/ld+json]").stream().map(script -> inJson(script.data()))
            .flatMap(Optional::stream).findFirst();
    }

    /// The first recipe in a JSON text; empty where there is none, or where it is no JSON.
    static Optional<ImportedRecipe> inJson(String json) {
        try {
            return find(JSON.readTree(json), 0).map(RecipeJsonLd::recipe);
        } catch (JsonProcessingException _) {
            return Optional.empty();
        }
    }

    private static Optional<JsonNode> find(JsonNode node, int depth) {
        if (depth > DEEPEST) {
            return Optional.empty();
        }
        if (node.isObject() && texts(node.path("@type")).anyMatch(type -> type.equals("Recipe") || type.endsWith("schema.org/Recipe"))) {
            return Optional.of(node);
        }
        return StreamSupport.stream(node.spliterator(), false).flatMap(child -> find(child, depth + 1).stream()).findFirst();
    }

    private static ImportedRecipe recipe(JsonNode node) {
        var ingredients = texts(node.path("recipeIngredient").isMissingNode() ? node.path("ingredients") : node.path("recipeIngredient"))
            .flatMap(text -> text.lines()).map(PlainText::unmarked).filter(Predicate.not(String::isEmpty)).limit(MOST_LINES).toList();
        var steps = new ArrayList<String>();
        steps(node.path("recipeInstructions"), steps, 0);
        int prep = minutes(node.path("prepTime"));
        int cook = minutes(node.path("cookTime"));
        return new ImportedRecipe(first(node.path("name")), first(node.path("description")), first(node.path("recipeCuisine")),
            servings(node.path("recipeYield")), prep, cook > 0 ? cook : Math.max(0, minutes(node.path("totalTime")) - prep), ingredients,
            steps.stream().limit(MOST_LINES).toList(), tags(node), "", source(node));
    }

    private static List<String> tags(JsonNode node) {
        return Stream.concat(texts(node.path("recipeCategory")), texts(node.path("keywords"))).flatMap(text -> Stream.of(text.split(",")))
            .map(PlainText::unmarked).filter(tag -> !tag.isEmpty() && tag.length() <= 30).distinct().limit(8).toList();
    }

    private static String source(JsonNode node) {
        return Stream.of("url", "mainEntityOfPage", "@id").map(node::path).map(value -> value.isObject() ? value.path("@id") : value)
            .map(RecipeJsonLd::first).filter(text -> text.matches("https?://\\S{1,500}")).findFirst().orElse("");
    }

    /// Steps are a text, texts, HowToStep objects, or HowToSection objects around those; a section's name is no step.
    private static void steps(JsonNode node, List<String> steps, int depth) {
        if (depth > DEEPEST) {
            return;
        }
        if (node.isTextual()) {
            text(node.asText()).lines().map(PlainText::line).map(line -> line.replaceFirst("^\\d{1,2}[.)]\\s+", ""))
                .filter(Predicate.not(String::isEmpty)).forEach(steps::add);
        } else if (node.isArray()) {
            node.forEach(child -> steps(child, steps, depth + 1));
        } else if (node.has("itemListElement")) {
            steps(node.path("itemListElement"), steps, depth + 1);
        } else if (node.isObject()) {
            steps(node.has("text") ? node.path("text") : node.path("name"), steps, depth + 1);
        }
    }

    private static String text(String value) {
        return value.indexOf('<') < 0 && value.indexOf('&') < 0 ? value : PlainText.ofHtml(value);
    }

    private static int servings(JsonNode node) {
        return texts(node).map(text -> text.replaceAll("^\\D+", "").replaceAll("\\D.*$", ""))
            .filter(digits -> !digits.isEmpty() && digits.length() < 4)
            .mapToInt(Integer::parseInt).filter(number -> number > 0 && number < 100).findFirst().orElse(0);
    }

    private static int minutes(JsonNode node) {
        var text = first(node);
        try {
            return text.startsWith("P") ? Math.clamp(Duration.parse(text).toMinutes(), 0, 9_999) : RecipeFacts.minutes(text);
        } catch (DateTimeException _) {
            return 0;
        }
    }

    private static String first(JsonNode node) {
        return texts(node).map(PlainText::unmarked).filter(Predicate.not(String::isEmpty)).findFirst().orElse("");
    }

    private static Stream<String> texts(JsonNode node) {
        if (node.isArray()) {
            return StreamSupport.stream(node.spliterator(), false).filter(JsonNode::isValueNode).map(JsonNode::asText);
        }
        return node.isValueNode() && !node.isNull() ? Stream.of(node.asText()) : Stream.empty();
    }
}
