package alfred.transfer.format.json;

import alfred.transfer.format.Document;
import alfred.transfer.format.Fields;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.JsonValues;
import alfred.transfer.format.PlainText;
import alfred.transfer.format.RecipeBuilder;
import alfred.transfer.format.RecipeFacts;
import alfred.transfer.format.WebPhoto;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/// Reads recipes from schema.org objects, as found on recipe pages and in exports of many programs.
public final class RecipeJsonLd {
    private static final int DEEPEST = 30;
    private static final int MAX_NAMES = 200;
    private static final int MAX_SCALE = 30;
    /// A step's name that only counts it; also none.
    private static final Pattern COUNT = Pattern
        .compile("(?iu)(?:\\p{L}{0,12}\\s*\\d{1,2}|step|schritt|[eé]tape|paso|passo|stap|steg|trin)?\\s*[.:]?");
    private static final Pattern RECIPE = Pattern.compile("(?i)(?:https?://schema\\.org/|schema:)?recipe");

    /// The property in which [alfred.transfer.export.RecipeJson] stores columns without a schema.org equivalent.
    public static final String KEPT = "alfred:fields";
    private static final Set<String> READ = Set.of("name", "description", "recipeCuisine", "recipeYield", "yield",
        "prepTime", "cookTime", "totalTime", "recipeIngredient", "ingredients", "recipeInstructions", "recipeCategory",
        "keywords", "url", "mainEntityOfPage", "isBasedOn", "creditText",
        "comment", "nutrition", "tool", "dateModified", "dateCreated", "datePublished", "identifier", "image", KEPT);

    /// What [alfred.transfer.export.RecipeJson] writes for other programs, and says again in [#KEPT] for Alfred.
    private static final Set<String> OURS = Set.of("aggregateRating", "author");

    private RecipeJsonLd() {}

    static boolean isIn(JsonNode node) {
        return find(node, 0).findFirst().isPresent();
    }

    /// Returns all recipe objects in a JSON value, however they are nested.
    static List<JsonNode> find(JsonNode node) {
        return find(node, 0).toList();
    }

    private static Stream<JsonNode> find(JsonNode node, int depth) {
        if (depth > DEEPEST) {
            return Stream.empty();
        }
        if (node.isObject() && texts(node.path("@type"))
            .anyMatch(type -> RECIPE.matcher(type).matches())) {
            return Stream.of(node);
        }
        return StreamSupport.stream(node.spliterator(), false).flatMap(child -> find(child, depth + 1));
    }

    /// Returns all recipe objects in a JSON text, which is repaired if it is not well-formed.
    public static List<JsonNode> inText(String json) {
        var node = Document.json(json);
        return find(node.isMissingNode() ? Document.json(JsonRepair.repaired(json)) : node);
    }

    public static ImportedRecipe recipe(JsonNode node) {
        var recipe = new RecipeBuilder().name(first(node.path("name"))).description(first(node.path("description")))
            .cuisine(first(node.path("recipeCuisine"))).prep(first(node.path("prepTime")))
            .cook(first(node.path("cookTime")))
            .total(first(node.path("totalTime"))).kept(kept(node.path(KEPT))).notImported(notImported(node));
        var ingredients = node.path("recipeIngredient").isEmpty() && !node.path("recipeIngredient").isTextual()
            ? node.path("ingredients")
            : node.path("recipeIngredient");
        Fields.ingredients(ingredients, recipe, 0);
        steps(node.path("recipeInstructions"), recipe, 0);
        texts(node.path("recipeYield").isMissingNode() ? node.path("yield") : node.path("recipeYield"))
            .map(PlainText::unmarked)
            .filter(text -> !text.isEmpty())
            .sorted((a, b) -> Boolean.compare(RecipeFacts.isPeople(b), RecipeFacts.isPeople(a))).findFirst()
            .ifPresent(recipe::yields);
        Stream.concat(texts(node.path("recipeCategory")), texts(node.path("keywords"))).forEach(recipe::tags);
        Stream.of(node.path("tool")).flatMap(tool -> tool.isArray() ? JsonValues.stream(tool) : Stream.of(tool))
            .forEach(tool -> recipe.equipment(tool.isObject() ? first(tool.path("name")) : tool.asText("")));
        sources(node).forEach(recipe::source);
        JsonValues.objects(node.path("comment")).stream()
            .filter(comment -> first(comment.path("name")).matches("(?i)(?:author )?notes?|"))
            .forEach(comment -> recipe.note("", comment.path("text").asText("")));
        Fields.images(node.path("image")).flatMap(address -> WebPhoto.of(address).stream()).findFirst()
            .ifPresent(photo -> recipe.photo(Optional.of(photo)));
        Fields.nutrition(node.path("nutrition"), recipe);
        return recipe.build();
    }

    /// Returns the names of non-empty properties that are not imported, without JSON-LD keywords, which begin with
    /// `@`.
    private static List<String> notImported(JsonNode node) {
        return node.properties().stream()
            .filter(field -> !field.getKey().startsWith("@") && !READ.contains(field.getKey()))
            .filter(field -> !node.has(KEPT) || !OURS.contains(field.getKey()))
            .filter(field -> field.getValue().isContainerNode() ? !field.getValue().isEmpty()
                : !field.getValue().asText("").isBlank())
            .map(field -> PlainText.line(field.getKey())).limit(MAX_NAMES).toList();
    }

    private static Map<String, @Nullable Object> kept(JsonNode node) {
        var kept = new LinkedHashMap<String, @Nullable Object>();
        node.properties().forEach(field -> kept.put(field.getKey(), value(field.getValue())));
        return kept;
    }

    private static @Nullable Object value(JsonNode node) {
        return switch (node.getNodeType()) {
            case OBJECT -> kept(node);
            case ARRAY -> StreamSupport.stream(node.spliterator(), false).map(RecipeJsonLd::value)
                .filter(Objects::nonNull).toList();
            case STRING -> PlainText.harmless(node.asText());
            case NUMBER -> number(node);
            case BOOLEAN -> node.asBoolean();
            default -> null;
        };
    }

    /// A number that no column can hold, such as `1e999999999`, is left out.
    private static @Nullable Object number(JsonNode node) {
        try {
            var number = node.decimalValue();
            return Math.abs(number.scale()) > MAX_SCALE || number.precision() > MAX_SCALE ? null : number;
        } catch (ArithmeticException | NumberFormatException _) {
            return null;
        }
    }

    private static List<String> sources(JsonNode node) {
        var all = new ArrayList<String>();
        for (var name : List.of("isBasedOn", "url", "mainEntityOfPage", "@id")) {
            var value = node.path(name);
            var text = first(value.isObject() ? value.path("@id") : value);
            if (text.matches("https?://\\S{1,1000}") && all.isEmpty()) {
                all.add(text);
            }
        }
        all.add(first(node.path("creditText")));
        return all;
    }

    /// Collects the steps from a text, texts, HowToStep objects, or HowToSection objects around those. The names of
    /// sections and steps are kept before the words that they stand for.
    private static void steps(JsonNode node, RecipeBuilder recipe, int depth) {
        if (depth > DEEPEST) {
            return;
        }
        if (node.isTextual()) {
            recipe.steps(node.asText());
        } else if (node.isArray()) {
            node.forEach(child -> steps(child, recipe, depth + 1));
        } else if (node.has("itemListElement") || node.path("steps").isArray()) {
            recipe.stepSection(first(node.path("name")));
            steps(node.has("itemListElement") ? node.path("itemListElement") : node.path("steps"), recipe, depth + 1);
        } else if (node.path("item").isObject()) {
            steps(node.path("item"), recipe, depth + 1);
        } else if (node.isObject()) {
            step(node, recipe, depth);
        }
    }

    private static void step(JsonNode node, RecipeBuilder recipe, int depth) {
        var name = first(node.path("name"));
        var isSection = texts(node.path("@type")).anyMatch(type -> type.endsWith("HowToSection"));
        var words = node.has("text") ? node.path("text") : node.has("description") ? node.path("description")
            : node.path("name");
        if (isSection) {
            recipe.stepSection(name.isBlank() ? first(words).replaceAll("^\\[|]$", "") : name);
            return;
        }
        if (words != node.path("name")
            && !COUNT.matcher(name).matches()
            && !PlainText.startsWith(first(words), name.replaceAll("(?:…|\\.\\.\\.)$", ""))) {
            recipe.stepSection(name);
        }
        steps(words, recipe, depth + 1);
    }

    private static String first(JsonNode node) {
        return texts(node).map(PlainText::unmarked).filter(text -> !text.isEmpty()).findFirst().orElse("");
    }

    private static Stream<String> texts(JsonNode node) {
        if (node.isArray()) {
            return StreamSupport.stream(node.spliterator(), false).filter(JsonNode::isValueNode).map(JsonNode::asText);
        }
        return node.isValueNode() && !node.isNull() ? Stream.of(node.asText()) : Stream.empty();
    }
}
