package alfred.transfer.format;

import static alfred.transfer.format.JsonValues.number;
import static alfred.transfer.format.JsonValues.stream;
import static alfred.transfer.format.JsonValues.text;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads a recipe from named fields, as most programs have them: the names differ only in wording and spelling.
/// Tables, XML and front matter are turned into such fields first.
public final class Fields {
    private static final int DEEPEST = 12;
    private static final Set<String> NAME =
        Set.of("name", "title", "recipename", "recipetitle", "titel", "nom", "titre", "titulo");
    private static final Set<String> INGREDIENTS =
        Set.of("ingredients", "ingredient", "recipeingredient", "recipeingredients", "ingredientlist",
            "ingredientgroups", "ingredientsections", "zutaten", "ingrediens", "ingredientes", "extendedingredients");
    private static final Set<String> STEPS =
        Set.of("directions", "direction", "instructions", "instruction", "method", "steps", "preparation",
            "recipeinstructions", "recipedirections", "procedure", "zubereitung", "anleitung", "recipetext", "howto",
            "preparacion", "analyzedinstructions", "instructiongroups", "stepsections", "body");
    private static final Set<String> YIELD =
        Set.of("servings", "serving", "yield", "yields", "serves", "recipeyield", "portions", "makes",
            "recipeservings", "portionen", "servingstext");
    private static final Set<String> PREP =
        Set.of("preptime", "preparationtime", "activetime", "prep", "prepminutes", "preptimeminutes",
            "workingtime", "preparationminutes", "vorbereitungszeit");
    private static final Set<String> COOK =
        Set.of("cooktime", "cookingtime", "cook", "cookminutes", "cooktimeminutes", "performtime", "kochzeit",
            "bakingtime", "cookingminutes");
    private static final Set<String> TOTAL =
        Set.of("totaltime", "total", "readyinminutes", "readyin", "time", "duration", "timetotal",
            "timerequired", "totaltimeminutes");
    private static final Set<String> NOTES =
        Set.of("notes", "note", "comments", "comment", "tips", "tip", "remarks", "recipenotes", "modifications",
            "bemerkung", "notizen");
    private static final Set<String> SOURCE =
        Set.of("sourceurl", "url", "link", "weblink", "orgurl", "originalurl", "originallink", "isbasedon",
            "recipesource", "website", "sourcelink", "canonicalurl");
    private static final Set<String> ORIGIN =
        Set.of("source", "author", "credit", "credittext", "sourcename", "quelle", "attribution");
    private static final Set<String> TAGS =
        Set.of("tags", "categories", "category", "keywords", "course", "courses", "labels", "recipecategory",
            "recipecourse", "mealtype", "dishtypes", "diets", "kategorie", "maincategory", "mainingredient",
            "collections", "tag");
    private static final Set<String> RATING =
        Set.of("rating", "stars", "score", "userrating", "ratingvalue", "reciperating");
    private static final Set<String> FAVORITE =
        Set.of("favorite", "favourite", "isfavorite", "isfavourite", "onfavorites", "starred", "isstarred",
            "recipeisfavourite", "recipeisfavorite");
    private static final Set<String> NUTRITION =
        Set.of("nutrition", "nutritionalinfo", "nutritionalinformation", "nutritionfacts",
            "nutritioninfo", "nutritioninformation");
    private static final Set<String> EQUIPMENT =
        Set.of("tools", "tool", "equipment", "utensils", "appliances", "requiredtools");
    private static final Set<String> PHOTO =
        Set.of("image", "images", "imageurl", "imageurls", "imagelink", "photo", "photos", "photourl",
            "photolink", "picture", "pictures", "pictureurl", "thumbnail", "thumbnailurl", "bild");
    private static final Set<String> DESCRIPTION =
        Set.of("description", "summary", "headnote", "intro", "introduction", "beschreibung", "about",
            "blurb");

    private final RecipeBuilder recipe = new RecipeBuilder();
    private final Map<String, JsonNode> fields = new LinkedHashMap<>();

    private Fields(JsonNode node) {
        node.properties().forEach(field -> fields.putIfAbsent(key(field.getKey()), field.getValue()));
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}]", "");
    }

    /// Whether an object has a name and ingredients or steps under names that are known.
    public static boolean isRecipe(JsonNode node) {
        if (!node.isObject()) {
            return false;
        }
        var names = node.properties().stream()
            .filter(field -> field.getValue().isContainerNode() ? !field.getValue().isEmpty() : !field.getValue()
                .asText("").isBlank())
            .map(field -> key(field.getKey())).collect(Collectors.toSet());
        return names.stream().anyMatch(NAME::contains) && names.stream().anyMatch(INGREDIENTS::contains)
            && names.stream().anyMatch(
                name -> STEPS.contains(name) && !name.equals("body") || YIELD.contains(name) || SOURCE.contains(name));
    }

    /// Reads all known fields of an object; photos, and what a program alone has, are left to its importer.
    public static RecipeBuilder read(JsonNode node) {
        return new Fields(node).read();
    }

    private RecipeBuilder read() {
        recipe.name(first(NAME)).description(first(DESCRIPTION))
            .cuisine(first(Set.of("cuisine", "recipecuisine", "cuisines")))
            .prep(first(PREP)).cook(first(COOK)).total(first(TOTAL))
            .difficulty(first(Set.of("difficulty", "schwierigkeit", "difficultylevel")));
        values(YIELD).map(Fields::amount).filter(text -> !text.isBlank()).findFirst().ifPresent(recipe::yields);
        values(INGREDIENTS).forEach(value -> ingredients(value, recipe, 0));
        values(STEPS).forEach(value -> steps(value, recipe, 0));
        values(SOURCE).flatMap(Fields::leaves).forEach(recipe::source);
        values(ORIGIN).map(Fields::named).forEach(recipe::source);
        values(TAGS).flatMap(value -> value.isArray() ? stream(value).map(Fields::named) : Stream.of(named(value)))
            .forEach(recipe::tags);
        values(EQUIPMENT)
            .flatMap(value -> value.isArray() ? stream(value).map(Fields::named) : value.asText("").lines())
            .forEach(recipe::equipment);
        values(RATING)
            .mapToDouble(value -> value.isObject() ? number(value, "ratingValue", "value")
                : number(value.isArray() ? value.path(0)
                    : com.fasterxml.jackson.databind.node.JsonNodeFactory.instance.objectNode().set("r", value), "r"))
            .forEach(stars -> recipe.rating(stars, 5));
        values(FAVORITE).forEach(value -> recipe.favorite(value.asText("").matches("(?i)true|yes|1|x|ja|favou?rite")));
        values(NOTES).forEach(value -> notes(value, recipe));
        values(NUTRITION).forEach(value -> nutrition(value, recipe));
        values(PHOTO).flatMap(Fields::images).flatMap(address -> WebPhoto.of(address).stream()).findFirst()
            .ifPresent(photo -> recipe.photo(Optional.of(photo)));
        return recipe;
    }

    /// Returns the addresses that a value may hold: itself, its parts, or what these call their address.
    public static Stream<String> images(JsonNode value) {
        return (value.isArray() ? stream(value) : Stream.of(value))
            .map(one -> one.isObject() ? text(one, "url", "contentUrl", "location", "src")
                : one.asText(""));
    }

    private Stream<JsonNode> values(Set<String> names) {
        return fields.entrySet().stream().filter(field -> names.contains(field.getKey())).map(Map.Entry::getValue)
            .filter(value -> !value.isNull());
    }

    private String first(Set<String> names) {
        return values(names).map(Fields::named).filter(text -> !text.isBlank()).findFirst().orElse("");
    }

    /// Returns a value as text: itself, or the name of an object, or the texts of an array.
    private static String named(JsonNode value) {
        return value.isObject() ? text(value, "name", "title", "text", "value", "label") : value.isArray()
            ? stream(value).map(Fields::named).filter(text -> !text.isBlank()).collect(Collectors.joining(", "))
            : value.isNull() ? ""
            : value.asText("");
    }

    private static String amount(JsonNode value) {
        return value.isObject()
            ? (decimal(text(value, "amount", "quantity", "value")) + " " + text(value, "unit", "text")).strip()
            : value.isNumber() ? decimal(value.asText()) : named(value);
    }

    private static Stream<String> leaves(JsonNode value) {
        return value.isArray() ? stream(value).map(Fields::named) : Stream.of(named(value));
    }

    /// Adds ingredients from a text, from texts, from objects, or from groups with a heading each.
    public static void ingredients(JsonNode node, RecipeBuilder recipe, int depth) {
        if (node.isTextual()) {
            recipe.ingredient(node.asText());
        } else if (node.isArray() && depth < DEEPEST) {
            node.forEach(child -> ingredients(child, recipe, depth + 1));
        } else if (node.isObject() && depth < DEEPEST) {
            var group = group(node, "ingredients", "items", "list", "ingredient", "recipeIngredient");
            if (group.isContainerNode() && !group.isObject()) {
                recipe.section(text(node, "name", "title", "section", "heading", "group"));
                ingredients(group, recipe, depth + 1);
            } else if (isUnnamedGroup(node)) {
                node.properties().forEach(field -> {
                    recipe.section(field.getKey());
                    ingredients(field.getValue(), recipe, depth + 1);
                });
            } else {
                ingredient(node, recipe);
            }
        }
    }

    private static JsonNode group(JsonNode node, String... names) {
        return Stream.of(names).map(node::path).filter(JsonNode::isArray).findFirst().orElse(node.path(names[0]));
    }

    /// Whether an object maps headings to lists: `{"Dough": ["flour"], "Filling": […]}`.
    private static boolean isUnnamedGroup(JsonNode node) {
        return !node.isEmpty() && stream(node).allMatch(JsonNode::isArray);
    }

    private static void ingredient(JsonNode node, RecipeBuilder recipe) {
        if (JsonValues.isTrue(node, "isSection", "isHeader", "is_header", "isGroup", "header")) {
            recipe.section(text(node, "text", "name", "title", "note", "label"));
            return;
        }
        recipe.section(node.has("title") && (node.has("note") || node.has("food")) ? text(node, "title") : "");
        var whole = text(node, "display", "originalText", "original_text", "original", "raw", "raw_text", "text",
            "line", "originalString");
        recipe.ingredient(whole.isBlank() ? line(node) : whole);
    }

    /// Joins an amount, a unit, a food and a note to a line.
    public static String line(JsonNode node) {
        var food =
            Stream.of("food", "ingredient", "item", "name", "product", "label").map(node::path).map(Fields::named)
                .filter(text -> !text.isBlank()).findFirst().orElse("");
        var quantity = node.path("quantity").isObject() ? node.path("quantity") : node;
        var number = decimal(text(quantity, "amount", "quantity", "qty", "value", "count"));
        var unit = Stream.of("unit", "units", "measure", "quantityType", "uom").map(quantity::path).map(Fields::named)
            .filter(text -> !text.isBlank())
            .findFirst().orElse("");
        var note = text(node, "note", "notes", "preparation", "comment", "prep");
        var optional = JsonValues.isTrue(node, "optional", "is_optional", "isOptional") ? " (optional)" : "";
        if (food.isBlank()) {
            return (node.path("disableAmount").asBoolean() || node.path("disable_amount").asBoolean() || unit.isBlank()
                ? "" : number + " " + unit
                    + " ")
                + note + optional;
        }
        return Stream.of(number, unit, food).filter(text -> !text.isBlank()).collect(Collectors.joining(" "))
            + (note.isBlank() ? "" : ", " + note) + optional;
    }

    /// Returns a decimal number without needless zeros, a common fraction as such: `0.5` is `1/2`; 0 is `""`.
    public static String decimal(String text) {
        if (!text.matches("-?\\d{1,9}(?:\\.\\d{1,20})?")) {
            return text;
        }
        var number = new BigDecimal(text).stripTrailingZeros();
        if (number.signum() <= 0) {
            return "";
        }
        var whole = number.toBigInteger();
        var rest = number.subtract(new BigDecimal(whole)).doubleValue();
        for (var part : List.of(2, 3, 4, 8)) {
            var top = Math.round(rest * part);
            if (top > 0 && top < part && Math.abs(rest - (double) top / part) < 0.004) {
                return (whole.signum() == 0 ? "" : whole + " ") + top + "/" + part;
            }
        }
        return number.toPlainString();
    }

    /// Adds steps from a text, from texts, from objects, or from groups with a heading each.
    public static void steps(JsonNode node, RecipeBuilder recipe, int depth) {
        if (node.isTextual()) {
            recipe.steps(node.asText());
        } else if (node.isArray() && depth < DEEPEST) {
            node.forEach(child -> steps(child, recipe, depth + 1));
        } else if (node.isObject() && depth < DEEPEST) {
            var group = group(node, "steps", "instructions", "itemListElement", "items", "directions");
            var words = text(node, "text", "step", "instruction", "description", "directions", "content", "body",
                "instructions");
            if (JsonValues.isTrue(node, "isSection", "isHeader", "is_header", "header")) {
                recipe.stepSection(words.isBlank() ? text(node, "name", "title") : words);
            } else {
                recipe.stepSection(text(node, "title", "name", "section", "heading", "summary"));
                steps(group.isContainerNode() ? group : node.path("none"), recipe, depth + 1);
                recipe.steps(group.isContainerNode() ? "" : words);
            }
        }
    }

    private static void notes(JsonNode value, RecipeBuilder recipe) {
        if (value.isArray()) {
            value.forEach(note -> notes(note, recipe));
        } else if (value.isObject()) {
            recipe.note(text(value, "title", "name"), text(value, "text", "comment", "content", "note", "message"));
        } else {
            recipe.note("", value.asText(""));
        }
    }

    /// Notes the nutrition, for which a recipe has no columns.
    public static void nutrition(JsonNode value, RecipeBuilder recipe) {
        if (value.isObject()) {
            var facts = value.properties().stream()
                .filter(field -> !field.getKey().startsWith("@") && !field.getKey().equals("id"))
                .filter(field -> field.getValue().isValueNode() && !field.getValue().asText("").isBlank()
                    && !field.getValue().isNull())
                .map(field -> label(field.getKey()) + " " + decimal(field.getValue().asText()))
                .collect(Collectors.joining(", "));
            recipe.note("Nutrition", facts);
        } else if (!value.asText("").isBlank()) {
            recipe.note("Nutrition", PlainText.blocks(value.asText("")).collect(Collectors.joining(", ")));
        }
    }

    private static String label(String key) {
        var words = key.replaceAll("Content$|_content$", "").replaceAll("([a-z])([A-Z])", "$1 $2").replace('_', ' ')
            .toLowerCase(Locale.ROOT);
        return words.isBlank() ? key : words;
    }
}
