package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Language;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Recipes told whole in one message, as different people tell them: what is saved of each.
class ToldRecipesTest {
    private static final Pattern FACT =
        Pattern.compile("(name|servings|minutes|prep|ingredients|steps|notes): (.*)");

    /// @param expected what is to be saved, by what it is; of `steps` the words count, not where they are cut
    record Told(String language, String message, Map<String, String> expected) {
        @Override
        public String toString() {
            return expected.get("name") + " (" + language + ")";
        }
    }

    static List<Told> recipes() throws IOException {
        try (var in = Objects.requireNonNull(
            ToldRecipesTest.class.getResourceAsStream("/alfred/conversation/told-recipes.txt"))) {
            return Arrays.stream(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n---\n"))
                .map(ToldRecipesTest::told).toList();
        }
    }

    private static Told told(String block) {
        var message = new StringBuilder();
        var expected = new LinkedHashMap<String, String>();
        block.lines().skip(1).forEach(line -> {
            var fact = FACT.matcher(line);
            if (fact.matches()) {
                expected.put(fact.group(1), fact.group(2));
            } else {
                message.append(line).append('\n');
            }
        });
        return new Told(block.lines().findFirst().orElseThrow(), message.toString().strip(), expected);
    }

    @ParameterizedTest @MethodSource("recipes")
    void aToldRecipeIsSavedWhole(Told told) {
        try (var talk = Dialogue.in(Language.of(told.language()))) {
            talk.say(told.message());

            assertThat(talk.rows("recipes")).singleElement().satisfies(row -> check(row, told.expected()));
            assertThat(talk.column("recipe_ingredients", "raw_text")).map(ToldRecipesTest::plain)
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(told.expected().get("ingredients").split("\\|"))
                    .map(ToldRecipesTest::plain).toList());
            assertThat(talk.rows("timers")).isEmpty();
        }
    }

    private static void check(JsonNode row, Map<String, String> expected) {
        int prep = row.path("prep_time_minutes").asInt();
        assertThat(plain(row.path("name").asText())).isEqualTo(plain(expected.get("name")));
        assertThat(row.path("servings").asText("0").replace("null", "0")).isEqualTo(expected.get("servings"));
        assertThat(plain(String.join(" ", texts(row.path("instructions")))))
            .isEqualTo(plain(expected.get("steps")));
        assertThat(String.valueOf(prep + row.path("cook_time_minutes").asInt()))
            .matches(expected.getOrDefault("minutes", "\\d+"));
        assertThat(String.valueOf(prep)).matches(expected.getOrDefault("prep", "0"));
        assertThat(row.toString()).contains(expected.getOrDefault("notes", ""));
    }

    private static List<String> texts(JsonNode all) {
        return StreamSupport.stream(all.spliterator(), false).map(JsonNode::asText).toList();
    }

    private static String plain(String words) {
        return words.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\d/½]+", " ").strip();
    }

    @Test
    void whatIsNotToldIsSaid() {
        try (var talk = Dialogue.inMemory()) {
            assertThat(talk.say("new recipe: pea dip. 300 g peas, 2 tbsp yoghurt, mint. blend it all"))
                .contains("3 ingredients, 1 step", "For how many it is you have not told me");
        }
    }

    @Test
    void aRecipeWithoutANameIsAskedForIt() {
        try (var talk = Dialogue.inMemory()) {
            assertThat(talk.say("save this recipe: 300 g peas, 2 tbsp yoghurt, 1 tsp mint. blend it all. serves 2"))
                .contains("What shall it be called?");
            talk.say("Green dip");

            assertThat(talk.rows("recipes")).singleElement()
                .satisfies(row -> assertThat(row.path("name").asText()).isEqualTo("Green dip"))
                .satisfies(row -> assertThat(row.path("servings").asInt()).isEqualTo(2));
        }
    }

    @Test
    void whatIsSaidRightAfterARecipeIsAboutIt() {
        try (var talk = Dialogue.inMemory()) {
            talk.say("new recipe: pea dip. 300 g peas, 2 tbsp yoghurt, mint. blend it all");
            talk.say("takes 5 min");
            talk.say("for 1 person");
            talk.say("make it a favourite and 5 stars");
            assertThat(talk.say("what of that don't I have")).contains("300 g peas");
            talk.say("call it Green Dip");

            assertThat(talk.rows("timers")).isEmpty();
            assertThat(talk.rows("recipes")).singleElement().satisfies(row -> {
                assertThat(row.path("name").asText()).isEqualTo("Green Dip");
                assertThat(row.path("cook_time_minutes").asInt()).isEqualTo(5);
                assertThat(row.path("servings").asInt()).isEqualTo(1);
                assertThat(row.path("rating").asInt()).isEqualTo(5);
                assertThat(row.path("is_favorite").asBoolean()).isTrue();
            });
        }
    }

    @Test
    void germanSaysTheSameAfterARecipe() {
        try (var talk = Dialogue.in(Language.of("de"))) {
            talk.say("neues rezept erbsendip: 300 g erbsen, 2 el joghurt, minze. alles pürieren. für 2");
            talk.say("dauert 5 min");
            talk.say("mach favorit und 4 sterne");
            assertThat(talk.say("was davon hab ich nicht da")).contains("300 g erbsen");

            assertThat(talk.rows("timers")).isEmpty();
            assertThat(talk.rows("recipes")).singleElement().satisfies(row -> {
                assertThat(row.path("cook_time_minutes").asInt()).isEqualTo(5);
                assertThat(row.path("rating").asInt()).isEqualTo(4);
                assertThat(row.path("is_favorite").asBoolean()).isTrue();
            });
        }
    }

    /// What a message orders beside the recipe is no step of it.
    @Test
    void anOrderBehindARecipeIsNoStep() {
        try (var talk = Dialogue.inMemory()) {
            talk.say("new recipe: corn fritters. 200 g corn, 1 egg, 50 g flour. mix and fry in spoonfuls. serves 2. "
                + "plan it for tuesday");

            assertThat(talk.column("meals", "date")).containsExactly("2026-11-24");
            assertThat(talk.rows("recipes")).singleElement()
                .satisfies(row -> assertThat(row.path("instructions")).hasSize(1));
        }
    }

    /// Orders that name a recipe and amounts are no told recipes.
    @Test
    void whatOnlyNamesARecipeTellsNone() {
        try (var talk = Dialogue.inMemory()) {
            talk.say("add 2 eggs and 200 g flour to the shopping list");
            talk.say("do I have a recipe with 300 g rice and 2 onions?");
            talk.say("don't save this recipe: 300 g peas, 2 tbsp yoghurt. blend it all, serve cold");

            assertThat(talk.rows("recipes")).isEmpty();
        }
    }
}
