package alfred.transfer;

import static alfred.transfer.ExportTest.export;
import static alfred.transfer.ExportTest.kitchen;
import static alfred.transfer.ExportTest.talk;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.transfer.export.Exporters;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipInputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is exported for another program comes back through Alfred's own importer of that program, in every field that
/// the format has.
class ExportersTest {
    private static final List<String> LINES =
        List.of("For the dough:", "500 g flour", "1 tsp salt", "For the top:", "2 onions, sliced",
            "1/2 cup cream (optional)");
    private static final List<String> STEPS =
        List.of("Knead: flour and salt with \"care\" @ 7.", "Put onions and cream on it; bake 20 min #1.");

    @TempDir
    private Path folder;

    private Found there(String format) throws IOException {
        var photo = new PhotoFolder(folder).keep(picture());
        try (var kitchen = kitchen()) {
            talk(kitchen.session(), """
                {"op":"load","rows":{"recipes":[{"name":"Onion tart: \\"best\\" / #1","description":"Two words: fine, #good.","cuisine":"French",
                 "difficulty":"medium","rating":4,"is_favorite":true,"servings":6,"prep_time_minutes":25,"cook_time_minutes":80,
                 "source_url":"https://example.org/tart","notes":"Keeps two days.\\nFreeze: no.","occasions":["dinner"],"health_tags":["vegetarian"],
                 "flavor_tags":["hearty"],"equipment_tags":["tin"],"instructions":["%s","%s"],"ingredients":[%s],"image":"%s"},
                 {"name":"Tea","ingredients":["1 l water"],"instructions":["Boil water."]}, {"name":"Tea","ingredients":["2 l water"],
                 "instructions":["Boil water again."]}]}}
                """.replace("\n", "").formatted(STEPS.getFirst().replace("\"", "\\\""), STEPS.getLast(),
                String.join(",", LINES.stream().map(line -> "\"" + line + "\"").toList()), photo));
            return RecipeImport.read("file", export(kitchen.session(), format, Optional.of(folder)));
        }
    }

    private static byte[] picture() throws IOException {
        var bytes = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(60, 40, BufferedImage.TYPE_INT_RGB), "jpg", bytes);
        return bytes.toByteArray();
    }

    @ParameterizedTest @ValueSource(strings = {"schema.org", "nextcloud", "paprika", "markdown"})
    void aRecipeComesBack(String format) throws IOException {
        var found = there(format);

        assertThat(found.problems()).isEmpty();
        assertThat(found.recipes()).extracting(ImportedRecipe::name).hasSize(3).contains("Tea");
        var tart =
            found.recipes().stream().filter(recipe -> recipe.name().startsWith("Onion")).findFirst().orElseThrow();
        facts(tart, format);
        assertThat(tart.ingredients()).isEqualTo(LINES);
        assertThat(tart.steps()).isEqualTo(STEPS);
    }

    private static void facts(ImportedRecipe tart, String format) throws IOException {
        assertThat(tart.name()).isEqualTo("Onion tart: \"best\" / #1");
        assertThat(tart.description()).isEqualTo("Two words: fine, #good.");
        assertThat(tart.servings()).isEqualTo(6);
        assertThat(tart.prepMinutes()).isEqualTo(25);
        assertThat(tart.cookMinutes()).isEqualTo(80);
        assertThat(tart.source()).isEqualTo("https://example.org/tart");
        assertThat(tart.tags()).containsExactly("dinner", "vegetarian", "hearty");
        assertThat(tart.notes()).contains("Keeps two days.\nFreeze: no.");
        assertThat(tart.photo().orElseThrow().bytes()).as("the photo").startsWith(0xFF, 0xD8);
        if (!format.equals("paprika")) {
            assertThat(tart.cuisine()).isEqualTo("French");
            assertThat(tart.equipment()).containsExactly("tin");
        }
        if (!format.equals("schema.org") && !format.equals("nextcloud")) {
            assertThat(tart.difficulty()).isEqualTo("medium");
            assertThat(tart.rating()).isEqualTo(4);
            assertThat(tart.isFavorite()).isTrue();
        } else {
            assertThat(tart.kept()).containsEntry("difficulty", "medium").containsEntry("is_favorite", true)
                .containsKey("rating");
            assertThat(tart.notImported()).isEmpty();
        }
    }

    @Test
    void cooklangMarksWhatTheStepsName() throws IOException {
        var tart = there("cooklang").recipes().stream().filter(recipe -> recipe.name().startsWith("Onion")).findFirst()
            .orElseThrow();

        facts(tart, "cooklang");
        assertThat(tart.ingredients()).containsExactlyInAnyOrder("500 g flour", "1 tsp salt", "2 onions, sliced",
            "1/2 cup cream (optional)");
        assertThat(tart.steps()).containsExactlyElementsOf(STEPS);
    }

    @Test
    void twoRecipesOfOneNameAreTwoFiles() throws IOException {
        try (var kitchen = kitchen()) {
            talk(kitchen.session(), "{\"op\":\"load\",\"rows\":{\"recipes\":["
                + "{\"name\":\"a/b\"},{\"name\":\"A:b\"},{\"name\":\"../x\"},{\"name\":\"nul\"}]}}");
            var names = new java.util.ArrayList<String>();
            try (var zip =
                new ZipInputStream(new ByteArrayInputStream(export(kitchen.session(), "markdown", Optional.empty())))) {
                for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                    names.add(entry.getName());
                }
            }

            assertThat(names).containsExactlyInAnyOrder("a b.md", "A b 2.md", "x.md", "nul_.md");
        }
    }

    @Test
    void planAndListGoOut() throws IOException {
        try (var kitchen = kitchen()) {
            talk(kitchen.session(), """
                {"op":"load","rows":{"recipes":[{"name":"Soup, hot; with a very long name that needs more than one line in a file, süß"}],
                 "meals":[{"date":"2026-03-02","meal_type":"lunch","notes":"leftovers"},
                  {"date":"2026-03-01","recipe_id":"Soup, hot; with a very long name that needs more than one line in a file, süß","notes":"a\\nb"}],
                 "shopping_list":[{"name":"milk","quantity":2,"unit":"l"},{"name":"bread","is_purchased":true},{"name":"nails","list":"DIY"}]}}
                """.replace("\n", ""));

            var calendar = new String(export(kitchen.session(), "calendar", Optional.empty()), StandardCharsets.UTF_8);
            var list = new String(export(kitchen.session(), "shopping", Optional.empty()), StandardCharsets.UTF_8);

            assertThat(calendar).startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n").endsWith("END:VCALENDAR\r\n");
            assertThat(
                Arrays.stream(calendar.split("\r\n")).mapToInt(line -> line.getBytes(StandardCharsets.UTF_8).length))
                .allMatch(n -> n <= 75);
            assertThat(calendar.replace("\r\n ", "")).containsSubsequence("DTSTART;VALUE=DATE:20260301",
                "DTEND;VALUE=DATE:20260302",
                "SUMMARY:Dinner: Soup\\, hot\\; with a very long name that needs more than one line in a file\\, süß\r\n",
                "DESCRIPTION:a\\nb", "DTSTART;VALUE=DATE:20260302", "SUMMARY:Lunch: leftovers");
            assertThat(calendar).doesNotContain("bread");
            assertThat(list).isEqualTo("- 2 l milk\n\nDIY:\n- nails\n");
        }
    }

    @Test
    void noIdLeavesInAFormatOfAnotherProgram() throws IOException {
        try (var kitchen = kitchen()) {
            talk(kitchen.session(),
                "{\"op\":\"load\",\"rows\":{\"recipes\":[{\"name\":\"Soup\",\"ingredients\":[\"1 onion\"]}],"
                    + "\"meals\":[{\"date\":\"2026-03-02\",\"recipe_id\":\"Soup\"}]}}");
            var rows = kitchen.session().store().<List<String>>read(all -> List.of("recipes", "meals").stream()
                .flatMap(table -> all.read(alfred.core.row.Query.all(table)).stream()).map(row -> row.id().toString())
                .toList());

            for (var exporter : Exporters.ALL.stream().filter(one -> !one.format().equals("alfred")).toList()) {
                var text = new String(export(kitchen.session(), exporter.format(), Optional.empty()),
                    StandardCharsets.ISO_8859_1);
                assertThat(text).as(exporter.format()).doesNotContain(rows);
            }
        }
    }

    @Test
    void aFormatIsFoundByItsNameAndByTheEndingOfAFile() {
        assertThat(Exporters.ofFile("Kitchen.ALFRED.json").orElseThrow().format()).isEqualTo("alfred");
        assertThat(Exporters.ofFile("a.json").orElseThrow().format()).isEqualTo("schema.org");
        assertThat(Exporters.ofFile("a.zip").orElseThrow().format()).isEqualTo("nextcloud");
        assertThat(Exporters.ofFile("a.cook.zip").orElseThrow().format()).isEqualTo("cooklang");
        assertThat(Exporters.ofFile("a.doc")).isEmpty();
        assertThat(Exporters.ALL).extracting(exporter -> exporter.format()).doesNotHaveDuplicates();
    }
}
