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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jsoup.Jsoup;
import org.jspecify.annotations.Nullable;

/// Reads recipes from schema.org JSON-LD, as found on recipe pages and in exports of many programs.
final class RecipeJsonLd {
    private static final int DEEPEST = 30;
    private static final int MAX_LINES = 200;
    private static final ObjectMapper JSON = new ObjectMapper(JsonFactory.builder()
        .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEEPEST).maxStringLength(PlainText.MAX_CHARACTERS).build())
        .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS).build());

    /// The property in which [RecipeExport] stores columns without a schema.org equivalent.
    static final String KEPT = "alfred:fields";
    private static final Set<String> READ = Set.of("name", "description", "recipeCuisine", "recipeYield", "prepTime", "cookTime", "totalTime",
        "recipeIngredient", "ingredients", "recipeInstructions", "recipeCategory", "keywords", "url", "mainEntityOfPage", KEPT);

    private RecipeJsonLd() {}

    /// Returns the first recipe in a page's JSON-LD scripts, else the one in its microdata; empty if there is none.
    static Optional<ImportedRecipe> inHtml(String html) {
        var page = Jsoup.parse(html);
        return page.select("script[type=application/ld+json]").stream().flatMap(script -> inJson(script.data()).stream())
            .filter(ImportedRecipe::isRecipe).findFirst()
            .or(() -> Microdata.recipe(page).map(RecipeJsonLd::recipe));
    }

    /// Returns all recipes in a JSON text; empty if it is not valid JSON.
    static List<ImportedRecipe> inJson(String json) {
        try {
            return find(JSON.readTree(json), 0).map(RecipeJsonLd::recipe).toList();
        } catch (JsonProcessingException _) {
            return List.of();
        }
    }

    private static Stream<JsonNode> find(JsonNode node, int depth) {
        if (depth > DEEPEST) {
            return Stream.empty();
        }
        if (node.isObject() && texts(node.path("@type")).anyMatch(type -> type.equals("Recipe") || type.endsWith("schema.org/Recipe"))) {
            return Stream.of(node);
        }
        return StreamSupport.stream(node.spliterator(), false).flatMap(child -> find(child, depth + 1));
    }

    static ImportedRecipe recipe(JsonNode node) {
        var ingredients = texts(node.path("recipeIngredient").isMissingNode() ? node.path("ingredients") : node.path("recipeIngredient"))
            .flatMap(text -> text.lines()).map(PlainText::unmarked).filter(Predicate.not(String::isEmpty)).limit(MAX_LINES).toList();
        var steps = new ArrayList<String>();
        steps(node.path("recipeInstructions"), steps, 0);
        int prep = minutes(node.path("prepTime"));
        int cook = minutes(node.path("cookTime"));
        return new ImportedRecipe(first(node.path("name")), first(node.path("description")), first(node.path("recipeCuisine")),
            servings(node.path("recipeYield")), prep, cook > 0 ? cook : Math.max(0, minutes(node.path("totalTime")) - prep), ingredients,
            steps.stream().limit(MAX_LINES).toList(), tags(node), "", source(node), notImported(node), kept(node.path(KEPT)));
    }

    /// Returns the names of non-empty properties that are not imported, without JSON-LD keywords, which begin with
    /// `@`.
    private static List<String> notImported(JsonNode node) {
        return node.properties().stream().filter(field -> !field.getKey().startsWith("@") && !READ.contains(field.getKey()))
            .filter(field -> field.getValue().isContainerNode() ? !field.getValue().isEmpty() : !field.getValue().asText("").isBlank())
            .map(field -> PlainText.line(field.getKey())).limit(MAX_LINES).toList();
    }

    private static Map<String, @Nullable Object> kept(JsonNode node) {
        var kept = new LinkedHashMap<String, @Nullable Object>();
        node.properties().forEach(field -> kept.put(field.getKey(), value(field.getValue())));
        return kept;
    }

    private static @Nullable Object value(JsonNode node) {
        return switch (node.getNodeType()) {
            case OBJECT -> kept(node);
            case ARRAY -> StreamSupport.stream(node.spliterator(), false).map(RecipeJsonLd::value).filter(Objects::nonNull).toList();
            case STRING -> PlainText.harmless(node.asText());
            case NUMBER -> node.decimalValue();
            case BOOLEAN -> node.asBoolean();
            default -> null;
        };
    }

    private static List<String> tags(JsonNode node) {
        return Stream.concat(texts(node.path("recipeCategory")), texts(node.path("keywords"))).flatMap(text -> Stream.of(text.split(",")))
            .map(PlainText::unmarked).filter(tag -> !tag.isEmpty() && tag.length() <= 30).distinct().limit(8).toList();
    }

    private static String source(JsonNode node) {
        return Stream.of("url", "mainEntityOfPage", "@id").map(node::path).map(value -> value.isObject() ? value.path("@id") : value)
            .map(RecipeJsonLd::first).filter(text -> text.matches("https?://\\S{1,500}")).findFirst().orElse("");
    }

    /// Collects the steps from a text, texts, HowToStep objects, or HowToSection objects around those; section
    /// names are ignored.
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
