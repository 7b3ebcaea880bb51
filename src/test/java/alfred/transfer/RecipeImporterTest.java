package alfred.transfer;

import static alfred.transfer.ExportTest.dump;
import static alfred.transfer.ExportTest.take;
import static alfred.transfer.ExportTest.talk;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.Places;
import alfred.core.session.Session;
import alfred.transfer.RecipeImporter.Skipped;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Unread;
import alfred.wiring.Wiring;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RecipeImporterTest {
    private static final String SOUP =
        "Soup\n\nServes 2\n\nIngredients\n1 onion\n\nMethod\nBoil it.\n\nNutrition\n90 kcal\n";
    private static final String TWO = """
        [{"@type":"Recipe","name":"Soup","recipeIngredient":["2 leeks"],"recipeInstructions":"Boil."},
         {"@type":"Recipe","name":"Toast","recipeIngredient":["1 slice of bread"],"recipeInstructions":"Toast it.","nutrition":{"calories":"90"},
          "image":"x.jpg","alfred:fields":%s}]""";

    @Test
    void aRecipeIsWrittenAsTheFormWouldAndUndoTakesItBack() throws IOException {
        try (var kitchen = kitchen()) {
            var outcome = take(kitchen.session(), bytes(SOUP));

            assertThat(outcome.hasFailed()).isFalse();
            assertThat(outcome.recipes()).hasSize(1).first()
                .satisfies(recipe -> assertThat(recipe.notes()).contains("90 kcal"));
            var recipe = dump(kitchen.session()).path("recipes").get(0);
            assertThat(recipe.path("name").asText()).isEqualTo("Soup");
            assertThat(recipe.path("servings").asInt()).isEqualTo(2);
            assertThat(dump(kitchen.session()).path("recipe_ingredients").get(0).path("ingredient_id").asText())
                .isEqualTo("onion");
            assertThat(recipe.has("prep_time_minutes")).as("what the text does not say").isFalse();

            talk(kitchen.session(), "{\"op\":\"undo\"}");

            assertThat(dump(kitchen.session()).path("recipes")).isEmpty();
        }
    }

    @Test
    void whatIsThereUnchangedIsNamedAndLeftAlone() throws IOException {
        try (var kitchen = kitchen()) {
            take(kitchen.session(), bytes(SOUP));
            var before = dump(kitchen.session());

            var again = take(kitchen.session(), bytes(SOUP));

            assertThat(again.recipes()).isEmpty();
            assertThat(again.hasFailed()).isFalse();
            assertThat(again.skipped()).containsExactly(new Skipped("Soup", Unread.of(Unread.Reason.THERE)));
            assertThat(dump(kitchen.session())).isEqualTo(before);
        }
    }

    @Test
    void anotherRecipeOfTheSameNameIsNeverDroppedByItself() throws IOException {
        try (var kitchen = kitchen()) {
            take(kitchen.session(), bytes(SOUP));

            assertThat(taken(kitchen.session(), bytes(TWO.formatted("{}")), Duplicates.SKIP).skipped())
                .extracting(Skipped::what)
                .containsExactly("Soup");
            assertThat(names(kitchen)).containsExactly("Soup", "Toast");
            assertThat(take(kitchen.session(), bytes(TWO.formatted("{}"))).recipes()).extracting(ImportedRecipe::name)
                .containsExactly("Soup");
            assertThat(names(kitchen)).containsExactly("Soup", "Soup", "Toast");
        }
    }

    @Test
    void replacingKeepsWhatTheNewOneLacks() throws IOException {
        try (var kitchen = kitchen()) {
            take(kitchen.session(), bytes(SOUP));
            talk(kitchen.session(),
                "{\"op\":\"edit\",\"action\":\"update\",\"type\":\"recipe\",\"match\":\"Soup\",\"fields\":{\"rating\":4}}");

            taken(kitchen.session(), bytes(SOUP.replace("1 onion", "2 leeks")), Duplicates.REPLACE);

            assertThat(names(kitchen)).containsExactly("Soup");
            assertThat(dump(kitchen.session()).path("recipes").get(0).path("rating").asInt()).isEqualTo(4);
            assertThat(dump(kitchen.session()).path("recipe_ingredients")).hasSize(1).first()
                .satisfies(line -> assertThat(line.path("raw_text").asText()).isEqualTo("2 leeks"));
        }
    }

    private static List<String> names(Wiring kitchen) throws IOException {
        var names = new ArrayList<String>();
        dump(kitchen.session()).path("recipes").forEach(recipe -> names.add(recipe.path("name").asText()));
        return names.stream().sorted().toList();
    }

    @Test
    void oneBadRecipeDoesNotLoseTheOthers() throws IOException {
        for (var foreign : List.of("{\"rating\":6}", "{\"difficulty\":\"impossible\"}", "{\"servings\":\"many\"}",
            "{\"ingredients\":[7]}", "{\"ingredients\":[{\"name\":\"x\",\"quantity\":-1}]}",
            "{\"instructions\":{\"a\":1}}",
            "{\"prep_time_minutes\":1e19}")) {
            try (var kitchen = kitchen()) {
                var outcome = take(kitchen.session(), bytes(TWO.formatted(foreign)));

                assertThat(outcome.hasFailed()).as(foreign).isFalse();
                assertThat(outcome.recipes()).extracting(ImportedRecipe::name).as(foreign).containsExactly("Soup");
                assertThat(outcome.skipped()).extracting(Skipped::what).as(foreign).containsExactly("Toast");
                assertThat(names(kitchen)).as(foreign).containsExactly("Soup");
            }
        }
    }

    @Test
    void noNumberIsTooLarge() throws IOException {
        for (var number : List.of("1e999999999", "1e99", "9".repeat(900), "-1e-999999999")) {
            try (var kitchen = kitchen()) {
                take(kitchen.session(),
                    bytes(TWO.formatted(
                        "{\"servings\":" + number + ",\"ingredients\":[{\"name\":\"x\",\"quantity\":" + number
                            + "}]}")));

                assertThat(names(kitchen)).as(number).contains("Soup");
            }
        }
    }

    @Test
    void strangeNamesInAFileSetNothing() throws IOException {
        try (var kitchen = kitchen()) {
            var outcome = take(kitchen.session(), bytes(TWO.formatted(
                """
                {"id":"0b0e7f0e-0000-4000-8000-000000000000","owner_id":"x","image":"../../etc/passwd","version":9,"DROP TABLE":1,"notes":"ok\\u202e",
                 "parent_recipe_id":"Nowhere","ingredients":[{"name":"bread","recipe_id":"Soup","ingredient_id":"no such food","id":"x"}]}""")));

            assertThat(outcome.hasFailed()).isFalse();
            var toast = dump(kitchen.session()).path("recipes").get(1);
            assertThat(toast.path("notes").asText()).isEqualTo("ok");
            assertThat(toast.has("image")).isFalse();
            assertThat(toast.has("parent_recipe_id")).isFalse();
        }
    }

    @Test
    void whatIsNoRecipeIsToldSo() {
        try (var kitchen = kitchen()) {
            assertThat(take(kitchen.session(), bytes("Hello there")).skipped())
                .containsExactly(new Skipped("file", Unread.of(Unread.Reason.NOTHING)));
            var nameless = take(kitchen.session(), bytes("{\"@type\":\"Recipe\",\"recipeIngredient\":[\"1 egg\"]}"));
            assertThat(nameless.hasFailed()).isTrue();
            assertThat(nameless.skipped()).containsExactly(new Skipped("file", Unread.of(Unread.Reason.NAMELESS)));
        }
    }

    @Test
    void aDryRunWritesNothingAndCountsTheSame() {
        var importer = new RecipeImporter(_ -> List.of(), (_, _) -> {}, Optional.empty(), Duplicates.KEEP);

        assertThat(importer.take("a", RecipeImport.read("a", bytes(SOUP)).from("https://example.org/soup")).recipes())
            .extracting(r -> r.source())
            .containsExactly("https://example.org/soup");
        assertThat(importer.take("b", RecipeImport.read("b", bytes(SOUP))).recipes())
            .as("the same name in another file").hasSize(1);
    }

    private static RecipeImporter.Outcome taken(Session session, byte[] content, Duplicates duplicates) {
        return new RecipeImporter(query -> session.store().read(rows -> rows.read(query)), session.filling()::fill,
            Optional.empty(), duplicates)
            .take("file", RecipeImport.read("file", content));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static Wiring kitchen() {
        return Wiring.open(Places.empty(), Clock.systemUTC(), Wiring.ReasonerFactory.builtIn());
    }
}
