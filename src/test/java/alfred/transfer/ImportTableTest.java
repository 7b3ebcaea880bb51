package alfred.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.transfer.format.Folder;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.text.Csv;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/// Prints what comes out of exports, field by field: `mvn -q test -Dtest=ImportTableTest`. For the real exports, each
/// figure stands beside how many recipes of the file have the field, which is counted without any importer.
class ImportTableTest {
    private static final Path RIVALS = Path.of("../shared/data/rivals");
    private static final ObjectMapper JSON = new ObjectMapper();

    /// A field of a recipe.
    ///
    /// @param keys a regular expression of what exports call it
    private record Field(String name, Pattern keys, Predicate<ImportedRecipe> has) {
        Field(String name, String keys, Predicate<ImportedRecipe> has) {
            this(name, Pattern.compile(keys, Pattern.CASE_INSENSITIVE), has);
        }
    }

    private static final List<Field> FIELDS = List.of(
        new Field("ingredients", "(?:recipe_?)?ingredients?(?:_list)?", one -> !one.ingredients().isEmpty()),
        new Field("steps", "(?:recipe_?)?(?:instructions|directions)(?:_list)?", one -> !one.steps().isEmpty()),
        new Field("photo", "photo_data", ImportedRecipe::hasPhoto),
        new Field("servings", "servings|recipe_?yield|yield|quantity",
            one -> one.servings() > 0 || one.notes().contains("Yield")),
        new Field("prep", "prep(?:aration)?_?time", one -> one.prepMinutes() > 0),
        new Field("cook", "cook(?:ing)?_?time|perform_?time", one -> one.cookMinutes() > 0),
        new Field("total", "total_?time", one -> one.prepMinutes() + one.cookMinutes() > 0),
        new Field("tags", "tags|categories|category|keywords|recipe_?category", one -> !one.tags().isEmpty()),
        new Field("rating", "rating", one -> one.rating() > 0),
        new Field("favourite", "on_favorites|favorite", ImportedRecipe::isFavorite),
        new Field("difficulty", "difficulty", one -> !one.difficulty().isEmpty()),
        new Field("description", "description|summary", one -> !one.description().isEmpty()),
        new Field("notes", "notes|comments", one -> !one.notes().isEmpty()),
        new Field("source", "source_?url|url|org_?url|source",
            one -> !one.source().isEmpty() || one.notes().contains("Source")),
        new Field("nutrition", "nutrition|nutritional_info", one -> one.notes().contains("Nutrition")));

    @Test
    void everyFieldOfARealExportComesIn() throws IOException {
        Assumptions.assumeTrue(Files.isDirectory(RIVALS), "no real exports here: " + RIVALS);
        var table = new ArrayList<String>();
        table.add(head("real export: found of there"));
        var lacking = new ArrayList<String>();
        for (var name : List.of("chowdown.zip", "mealie.zip", "myrecipebox.csv", "nextcloud.zip", "paprika.zip")) {
            var there = name.endsWith(".csv") ? table(RIVALS.resolve(name)) : zipped(RIVALS.resolve(name));
            var found = RecipeImport.read(RIVALS.resolve(name), RecipeImport.Watch.NONE).recipes();
            var row = new StringBuilder("%-28s%12s".formatted(name, found.size() + " of " + there.size()));
            for (var field : FIELDS) {
                long has = there.stream().filter(recipe -> isThere(recipe, field)).count();
                long came = found.stream().filter(field.has()).count();
                row.append("%12s"
                    .formatted(has == 0 && came == 0 ? "" : came + " of " + (has == 0 ? "?" : String.valueOf(has))));
                if (came < has) {
                    lacking.add(name + " " + field.name() + ": " + missing(there, found, field));
                }
            }
            table.add(row.toString());
            assertThat(found).as(name).hasSameSizeAs(there);
        }
        System.out.println(String.join("\n", table));
        assertThat(lacking).isEmpty();
    }

    @Test
    void theProjectsOwnSamplesInEveryFormat() {
        var table = new ArrayList<String>();
        table.add(head("sample of the project"));
        for (var name : Samples.NAMES) {
            var found = RecipeImport.read(name, Samples.bytes(name));
            table
                .add("%-28s%12d".formatted(name + " (" + found.format() + ")", found.recipes().size()) + FIELDS.stream()
                    .map(field -> "%12s".formatted(found.recipes().stream().filter(field.has()).count()))
                    .collect(Collectors.joining()));
            assertThat(found.recipes()).as(name).isNotEmpty();
        }
        System.out.println(String.join("\n", table));
    }

    private static String head(String what) {
        return "%-28s%12s".formatted(what, "recipes")
            + FIELDS.stream().map(field -> "%12s".formatted(field.name())).collect(Collectors.joining());
    }

    private static String missing(List<Map<String, String>> there, List<ImportedRecipe> found, Field field) {
        var has = found.stream().filter(field.has()).map(one -> one.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
        return there.stream().filter(recipe -> isThere(recipe, field))
            .filter(recipe -> !has.contains(recipe.getOrDefault("name",
                recipe.getOrDefault("title", "")).toLowerCase(Locale.ROOT)))
            .map(recipe -> recipe.toString().substring(0, Math.min(300, recipe.toString()
                .length())))
            .limit(3).toList().toString();
    }

    private static boolean isThere(Map<String, String> recipe, Field field) {
        return recipe.entrySet().stream().anyMatch(entry -> field.keys().matcher(entry.getKey()).matches()
            && !entry.getValue().strip().matches("(?i)|0|0\\.0|null|false|none|\\[]|\\{}|PT0?H?0?M?0?S?"));
    }

    /// The fields of each recipe of a zip, as texts.
    private static List<Map<String, String>> zipped(Path file) throws IOException {
        var folder = Folder.ofZip(file);
        var all = new ArrayList<Map<String, String>>();
        for (var path : folder.paths()) {
            if (path.endsWith(".paprikarecipe")) {
                try (var gzip = new GZIPInputStream(new ByteArrayInputStream(folder.bytes(path)))) {
                    all.add(fields(JSON.readTree(gzip.readAllBytes())));
                }
            } else if (path.matches("(?:.*/)?recipe\\.json|.*/recipes/[^/]*/[^/]*\\.json")) {
                all.add(fields(JSON.readTree(folder.bytes(path))));
            } else if (path.matches(".*/_recipes/.*\\.md")) {
                all.add(frontMatter(new String(folder.bytes(path), StandardCharsets.UTF_8)));
            }
        }
        return all;
    }

    private static Map<String, String> fields(JsonNode node) {
        var fields = new LinkedHashMap<String, String>();
        node.properties()
            .forEach(field -> fields.put(field.getKey(), field.getValue().isValueNode() ? field.getValue().asText()
                : isEmpty(field.getValue()) ? "" : field.getValue().toString()));
        return fields;
    }

    private static boolean isEmpty(JsonNode node) {
        return node.isValueNode() ? node.isNull() || node.asText().isBlank() : node.properties().isEmpty()
            ? !node.isArray()
                || java.util.stream.StreamSupport.stream(node.spliterator(), false).allMatch(ImportTableTest::isEmpty)
            : node.properties().stream().filter(field -> !field.getKey().startsWith("@"))
                .allMatch(field -> isEmpty(field.getValue()));
    }

    private static Map<String, String> frontMatter(String text) {
        var fields = new LinkedHashMap<String, String>();
        for (var line : text.split("(?m)^---\\s*$", 3)[1].lines().toList()) {
            var colon = line.indexOf(':');
            if (colon > 0 && Character.isLetter(line.charAt(0))) {
                fields.put(line.substring(0, colon), line.substring(colon + 1).strip());
            } else if (!line.isBlank()) {
                fields.merge(fields.keySet().stream().reduce((_, last) -> last).orElse(""), line, String::concat);
            }
        }
        return fields;
    }

    private static List<Map<String, String>> table(Path file) throws IOException {
        return Csv.rows(Files.readString(file)).stream().map(ImportTableTest::fields).toList();
    }
}
