package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Language;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Copies of a recipe as recipes of their own: the original stays, one receipt, one undo.
class RecipeCopiesTest {
    private static final String ENGLISH = """
        {"op":"load","rows":{"recipes":[{"name":"Bean Chilli","servings":4,"prep_time_minutes":15,
        "cook_time_minutes":35,"cuisine":"mexican","difficulty":"easy","occasions":["friday"],
        "health_tags":["vegan","gluten-free"],
        "ingredients":["400 g kidney beans","1 onion","2 tsp chilli powder","1 tbsp olive oil"],
        "instructions":["Soften the onion in the olive oil.","Add kidney beans and chilli powder, simmer 30 minutes."]},
        {"name":"Custard Tart","servings":8,"cook_time_minutes":40,
        "ingredients":["300 ml milk","3 eggs","60 g butter","1 tbsp honey"],
        "instructions":["Warm the milk.","Beat in eggs and honey.","Butter the tin and bake."]}]}}""";
    private static final String GERMAN = """
        {"op":"load","rows":{"recipes":[{"name":"Linseneintopf","servings":4,"prep_time_minutes":15,
        "cook_time_minutes":35,"cuisine":"german","occasions":["freitag"],"health_tags":["vegan"],
        "ingredients":["300 g Linsen","1 Zwiebel","200 g Möhren","1 l Gemüsebrühe"],
        "instructions":["Zwiebel anschwitzen.","Linsen, Möhren und Gemüsebrühe zugeben und 30 Minuten kochen."]}]}}""";

    /// @param lines the lines of the copy, in order
    record Copy(String language, String message, String name, List<String> lines) {
        @Override
        public String toString() {
            return message;
        }
    }

    private static Copy en(String message, String name, String... lines) {
        return new Copy("en", message, name, List.of(lines));
    }

    private static Copy de(String message, String name, String... lines) {
        return new Copy("de", message, name, List.of(lines));
    }

    static Stream<Copy> copies() {
        return Stream.of(
            en("duplicate the bean chilli as 'Pea Chilli' with 350 g peas instead of the kidney beans", "Pea Chilli",
                "350 g peas", "1 onion", "2 tsp chilli powder", "1 tbsp olive oil"),
            en("copy bean chilli as “Pea Chilli”, black beans instead of the kidney beans and butter instead of the "
                + "olive oil", "Pea Chilli", "400 g black beans", "1 onion", "2 tsp chilli powder", "1 tbsp butter"),
            en("bean chilli without the onion, keep it as a recipe of its own", "Bean Chilli without onion",
                "400 g kidney beans", "2 tsp chilli powder", "1 tbsp olive oil"),
            en("the bean chilli please, my aunt wants it with no chilli powder; store it as Aunt's Pot and leave the "
                + "old one alone", "Aunt's Pot", "400 g kidney beans", "1 onion", "1 tbsp olive oil"),
            en("in the bean chilli replace the kidney beans with lentils and call the copy Lentil Chilli",
                "Lentil Chilli", "400 g lentils", "1 onion", "2 tsp chilli powder", "1 tbsp olive oil"),
            en("make a copy of the bean chilli: \"Corn Chilli\", with 150 g sweetcorn added", "Corn Chilli",
                "400 g kidney beans", "1 onion", "2 tsp chilli powder", "1 tbsp olive oil", "150 g sweetcorn"),
            en("clone the bean chilli", "Copy of Bean Chilli", "400 g kidney beans", "1 onion", "2 tsp chilli powder",
                "1 tbsp olive oil"),
            de("dupliziere den Linseneintopf als „Erbsentopf“ mit 250 g Erbsen statt der Linsen", "Erbsentopf",
                "250 g Erbsen", "1 Zwiebel", "200 g Möhren", "1 l Gemüsebrühe"),
            de("Linseneintopf ohne Möhren, bitte als eigenes Rezept speichern", "Linseneintopf ohne Möhren",
                "300 g Linsen", "1 Zwiebel", "1 l Gemüsebrühe"),
            de("ersetze im Linseneintopf die Linsen durch Bohnen und nenn das Ganze Bohneneintopf", "Bohneneintopf",
                "300 g Bohnen", "1 Zwiebel", "200 g Möhren", "1 l Gemüsebrühe"),
            de("leg eine Kopie vom Linseneintopf an: »Wintertopf«, mit 100 g Sellerie dazu", "Wintertopf",
                "300 g Linsen", "1 Zwiebel", "200 g Möhren", "1 l Gemüsebrühe", "100 g Sellerie"),
            de("Linseneintopf mit 150 g Kürbis statt der Möhren, speichere ihn unter Kürbistopf und lass das Original",
                "Kürbistopf", "300 g Linsen", "1 Zwiebel", "150 g Kürbis", "1 l Gemüsebrühe"));
    }

    private static Dialogue kitchen(String language) {
        var talk = Dialogue.in(Language.of(language));
        talk.ask((language.equals("en") ? ENGLISH : GERMAN).replace("\n", " "));
        return talk;
    }

    private static JsonNode recipe(Dialogue talk, String name) {
        return talk.rows("recipes").stream().filter(row -> row.path("name").asText().equals(name)).findFirst()
            .orElseThrow();
    }

    private static List<String> lines(Dialogue talk, String recipe) {
        return talk.rows("recipe_ingredients").stream()
            .filter(row -> row.path("recipe_id").asText().equals(recipe))
            .sorted((a, b) -> Integer.compare(a.path("position").asInt(), b.path("position").asInt()))
            .map(row -> row.path("raw_text").asText()).toList();
    }

    private static List<String> texts(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false).map(JsonNode::asText).toList();
    }

    @ParameterizedTest @MethodSource("copies")
    void aCopyHasAllOfTheOriginalButWhatWasSaid(Copy copy) {
        try (var talk = kitchen(copy.language())) {
            var before = talk.rows("recipes");
            var original = before.getFirst();

            var reply = talk.say(copy.message());

            assertThat(talk.writes()).containsExactly("created " + copy.name());
            assertThat(reply).contains(copy.name(), original.path("name").asText());
            assertThat(talk.rows("recipes")).containsAll(before).hasSize(before.size() + 1);
            assertThat(lines(talk, copy.name())).containsExactlyElementsOf(copy.lines());
            var made = recipe(talk, copy.name());
            for (var column : List.of("servings", "prep_time_minutes", "cook_time_minutes", "cuisine", "difficulty",
                "occasions")) {
                assertThat(made.path(column)).as(column).isEqualTo(original.path(column));
            }
            assertThat(made.path("instructions")).hasSameSizeAs(original.path("instructions"));

            talk.say(copy.language().equals("en") ? "undo" : "rückgängig");
            assertThat(talk.rows("recipes")).containsExactlyElementsOf(before);
        }
    }

    @Test
    void aVersionForADietHasTheKnownSubstitutes() {
        try (var talk = kitchen("en")) {
            var reply = talk.say("create a vegan version of the custard tart and keep the original");

            assertThat(reply).contains("soy milk instead of milk", "instead of eggs", "instead of butter",
                "maple syrup instead of honey");
            assertThat(texts(recipe(talk, "Vegan Custard Tart").path("health_tags"))).containsExactly("vegan");
            assertThat(lines(talk, "Custard Tart")).contains("300 ml milk");
            assertThat(String.join(" ", lines(talk, "Vegan Custard Tart"))).contains("300 ml soy milk", "maple syrup")
                .doesNotContain("honey", "egg");
        }
    }

    @Test
    void whatHasNoKnownSubstituteIsToldAndStays() {
        try (var talk = Dialogue.inMemory()) {
            talk.ask("{\"op\":\"load\",\"rows\":{\"recipes\":[{\"name\":\"Fish Supper\",\"ingredients\":"
                + "[\"300 g oysters\",\"20 g butter\"],\"instructions\":[\"Fry.\"]}]}}");

            assertThat(talk.say("make a vegan version of the fish supper, leave the other one"))
                .contains("Oysters is not vegan", "margarine instead of butter");

            assertThat(lines(talk, "Vegan Fish Supper")).contains("300 g oysters");
            assertThat(recipe(talk, "Vegan Fish Supper").path("health_tags")).isEmpty();
        }
    }

    @Test
    void tagsThatTheNewLinesContradictAreDropped() {
        try (var talk = kitchen("en")) {
            assertThat(talk.say("bean chilli with 50 g butter instead of the olive oil, save it as Rich Chilli"))
                .contains("no longer tagged vegan");

            assertThat(texts(recipe(talk, "Rich Chilli").path("health_tags"))).containsExactly("gluten-free");
            assertThat(texts(recipe(talk, "Bean Chilli").path("health_tags"))).contains("vegan");
        }
    }

    @Test
    void stepsNameTheNewFoodWhereTheyNamedTheOldOne() {
        try (var talk = kitchen("en")) {
            talk.say("swap the kidney beans for chickpeas in the bean chilli and call it Chickpea Chilli");
            assertThat(texts(recipe(talk, "Chickpea Chilli").path("instructions")).getLast())
                .startsWith("Add chickpeas and chilli powder");

            assertThat(talk.say("bean chilli without onion, save it as Plain Chilli"))
                .contains("steps are left as they are", "onion");
        }
    }

    @Test
    void whatTheRecipeLacksIsTold() {
        try (var talk = kitchen("en")) {
            assertThat(talk.say("duplicate the bean chilli as 'Thing' with rice instead of the quinoa"))
                .contains("takes no quinoa");

            assertThat(talk.rows("recipes")).hasSize(2);
        }
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {"do not duplicate the bean chilli",
        "can I make the bean chilli without onion?", "copy the bean chilli to Tuesday",
        "how would a vegan version of the custard tart taste?", "call the bean chilli Red Chilli",
        "bean chilli without onion"})
    void whatOrdersNoCopyMakesNone(String message) {
        try (var talk = kitchen("en")) {
            talk.say(message);

            assertThat(talk.rows("recipes")).hasSize(2);
        }
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
        "en|Recipe to keep: Pea Dip. 300 g peas, 2 tbsp yoghurt. Boil the peas, mash with the yoghurt.|Pea Dip",
        "en|Jot down for me: Pea Dip. 300 g peas, 2 tbsp yoghurt. Boil the peas, mash with the yoghurt.|Pea Dip",
        "en|write recipe: Pea Dip. 300 g peas, 2 tbsp yoghurt. Boil the peas, mash with the yoghurt.|Pea Dip",
        "de|notier mir mal: Erbsendip. 300 g Erbsen, 2 EL Joghurt. Erbsen kochen, mit dem Joghurt stampfen.|Erbsendip",
        "de|Rezept zum Merken: Erbsendip. 300 g Erbsen, 2 EL Joghurt. Erbsen kochen, mit dem Joghurt stampfen.|Erbsendip",
        "de|speicher mal: Erbsendip. 300 g Erbsen, 2 EL Joghurt. Erbsen kochen, mit dem Joghurt stampfen.|Erbsendip"})
    void anOrderBeforeATheNameOfAToldRecipeIsNotItsName(String language, String message, String name) {
        try (var talk = Dialogue.in(Language.of(language))) {
            talk.say(message);

            assertThat(talk.column("recipes", "name")).containsExactly(name);
            assertThat(talk.rows("recipe_ingredients")).hasSize(2);
        }
    }

    /// In whatever order they stand.
    @ParameterizedTest @CsvSource(delimiter = '|', value = {"Greek, easy, 5 min prep, for 2",
        "for 2, greek cuisine, 5 min prep, easy", "5 min prep. 2 person. difficulty easy. greek"})
    void wordsAtTheEndOfAToldRecipeAreNoSteps(String words) {
        try (var talk = Dialogue.inMemory()) {
            talk.say("save this: cucumber dip. 200 g yoghurt, 1 cucumber. grate the cucumber, stir it in, chill for 30 "
                + "minutes. " + words);

            assertThat(talk.rows("recipes")).singleElement().satisfies(row -> {
                assertThat(row.path("cuisine").asText()).isEqualTo("greek");
                assertThat(row.path("difficulty").asText()).isEqualTo("easy");
                assertThat(row.path("prep_time_minutes").asInt()).isEqualTo(5);
                assertThat(row.path("cook_time_minutes").asInt()).isZero();
                assertThat(row.path("servings").asInt()).isEqualTo(2);
                assertThat(texts(row.path("instructions")).getLast()).isEqualTo("Chill for 30 minutes");
            });
        }
    }

    @Test
    void germanWordsAtTheEndAreNoStepsEither() {
        try (var talk = Dialogue.in(Language.of("de"))) {
            talk.say(
                "Neues Rezept: Gurkendip. 200 g Joghurt, 1 Gurke. Gurke reiben, unter den Joghurt rühren, 30 Minuten "
                    + "kühlen. griechisch, leicht, für 2");

            assertThat(talk.rows("recipes")).singleElement().satisfies(row -> {
                assertThat(row.path("cuisine").asText()).isEqualTo("greek");
                assertThat(row.path("difficulty").asText()).isEqualTo("easy");
                assertThat(row.path("cook_time_minutes").asInt()).isZero();
                assertThat(row.path("instructions")).hasSize(3);
            });
        }
    }
}
