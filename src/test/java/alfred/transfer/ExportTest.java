package alfred.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Places;
import alfred.cli.HeadlessSession;
import alfred.core.domain.Phrasebook;
import alfred.core.session.Session;
import alfred.transfer.export.Exporters;
import alfred.transfer.export.Outgoing;
import alfred.wiring.Wiring;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What one Alfred exports, another imports without loss.
class ExportTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String ODD = """
        {"op":"load","rows":{"recipes":[
          {"name":"Fish & <b>Chips</b> &amp; peas","description":"Two\\nlines","difficulty":"medium","servings":120,"rating":5,"is_favorite":true,
           "notes":"a\\n\\n  b","source_url":"Grandma's book","occasions":["dinner, late","x"],"health_tags":["x"],"equipment_tags":["pan"],
           "instructions":["1. Peel.","Fry < 5 min &\\nserve."],"prep_time_minutes":0,"cook_time_minutes":20000,
           "ingredients":["200 g flour","For the batter:","1/3 cup beer, cold","2-3 tins of something odd (optional)",
             {"name":"salt","raw_text":"a pinch of love","quantity":"1 1/3","unit":"tbsp","section":"For the batter","notes":"twice","size":"large"},
             {"name":"mystery","ingredient_id":"butter","category":"produce"},
             {"name":"pepper","quantity":2,"quantity_max":3,"other_amounts":["5 g"],"preparation":"ground","is_optional":true}]},
          {"name":"Soup","parent_recipe_id":"Zuppa","ingredients":["1 onion"]},
          {"name":"Twice","instructions":["Once."]},{"name":"Twice","instructions":["Again."]},
          {"name":"Nothing"}]}}
        """.replace("\n", "");

    @Test
    void whatIsExportedComesBackToTheLastLine() throws IOException {
        try (var first = kitchen(); var second = kitchen()) {
            talk(first.session(),
                "{\"op\":\"load\",\"rows\":{\"recipes\":[{\"name\":\"Zuppa\",\"ingredients\":[\"1 l water\"]}]}}", ODD);

            var outcome = take(second.session(), export(first.session()));

            assertThat(outcome.skipped()).isEmpty();
            assertThat(outcome.recipes()).hasSize(6);
            same(dump(second.session()), dump(first.session()));
        }
    }

    @Test
    void theStarterCookbookComesBackAndIsMostlyInCommonWords() throws IOException {
        try (var first = kitchen(); var second = kitchen()) {
            var starter = JSON.readTree(ExportTest.class.getResourceAsStream("/alfred/cookbook/starter.json"));
            talk(first.session(), JSON.createObjectNode().put("op", "load")
                .set("rows", JSON.createObjectNode().set("recipes", starter)).toString());
            var exported = export(first.session());

            take(second.session(), exported);

            same(dump(second.session()), dump(first.session()));
            var recipe = JSON.readTree(exported).get(0);
            assertThat(recipe.path("@type").asText()).isEqualTo("Recipe");
            assertThat(recipe.path("recipeIngredient")).isNotEmpty();
            long withLines = 0;
            for (var one : JSON.readTree(exported)) {
                withLines += one.path("alfred:fields").has("ingredients") ? 1 : 0;
                assertThat(one.path("alfred:fields").has("name")).isFalse();
            }
            assertThat(withLines).as("recipes whose lines are said twice").isLessThan(starter.size() / 10);
        }
    }

    @Test
    void noIdAndNoOwnerLeavesTheKitchen() throws IOException {
        try (var kitchen = kitchen()) {
            talk(kitchen.session(), ODD.replace("\"parent_recipe_id\":\"Zuppa\",", ""));

            assertThat(new String(export(kitchen.session()), StandardCharsets.UTF_8)).contains("a pinch of love")
                .doesNotContainPattern("[0-9a-f]{8}-[0-9a-f]{4}-").doesNotContain("owner").doesNotContain("recipe_id");
        }
    }

    static Wiring kitchen() {
        return Wiring.open(Places.empty(), Clock.systemUTC(), Wiring.ReasonerFactory.builtIn());
    }

    private static void same(JsonNode after, JsonNode before) {
        for (var table : List.of("recipes", "recipe_ingredients")) {
            assertThat(after.path(table)).containsExactlyInAnyOrderElementsOf(before.path(table));
        }
    }

    private static byte[] export(Session session) {
        return export(session, "schema.org", Optional.empty());
    }

    static byte[] export(Session session, String format, Optional<Path> photos) {
        return session.store().read(rows -> {
            var out = new ByteArrayOutputStream();
            try {
                Exporters.named(format).orElseThrow()
                    .write(new Outgoing(rows, photos, Phrasebook.ENGLISH, OffsetDateTime.now()), out);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
            return out.toByteArray();
        });
    }

    static RecipeImporter.Outcome take(Session session, byte[] content) {
        return new RecipeImporter(query -> session.store().read(rows -> rows.read(query)), session.filling()::fill,
            Optional.empty(),
            Duplicates.KEEP).take("file", RecipeImport.read("file", content));
    }

    static JsonNode dump(Session session) throws IOException {
        return talk(session, "{\"op\":\"dump\",\"tables\":[\"recipes\",\"recipe_ingredients\"]}").getLast()
            .path("tables");
    }

    static List<JsonNode> talk(Session session, String... requests) throws IOException {
        var out = new ByteArrayOutputStream();
        new HeadlessSession(session, out)
            .run(new ByteArrayInputStream(String.join("\n", requests).getBytes(StandardCharsets.UTF_8)));
        var events = Arrays.stream(out.toString(StandardCharsets.UTF_8).split("\n")).map(ExportTest::event).toList();
        assertThat(events).noneMatch(event -> event.path("type").asText().equals("error"));
        return events;
    }

    private static JsonNode event(String line) {
        try {
            return JSON.readTree(line);
        } catch (IOException e) {
            throw new AssertionError(line, e);
        }
    }
}
