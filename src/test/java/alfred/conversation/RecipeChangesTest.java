package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Language;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Parts of recipes, their fields and amounts changed for good, and what was thought of them when they were cooked.
class RecipeChangesTest {
    private static final String ENGLISH = """
        {"op":"load","rows":{"recipes":[{"name":"Barley Broth","servings":2,"prep_time_minutes":10,
        "cook_time_minutes":30,"ingredients":["100 g barley","2 carrots","1 tsp salt"],
        "instructions":["Rinse the barley.","Simmer with the carrots."]},
        {"name":"Chicken Parcels","cook_time_minutes":20,"ingredients":["2 chicken breasts"]}],
        "cooking_log":[{"recipe_id":"Barley Broth","cooked_at":"2026-11-03T18:00:00+01:00","rating":5,
        "notes":"More pepper"},{"recipe_id":"Barley Broth","cooked_at":"2026-10-20T18:00:00+02:00","rating":2}]}}""";
    private static final String GERMAN = """
        {"op":"load","rows":{"recipes":[{"name":"Graupensuppe","servings":2,"prep_time_minutes":10,
        "cook_time_minutes":30,"ingredients":["100 g Graupen","2 Möhren","1 TL Salz"],
        "instructions":["Graupen waschen.","Mit den Möhren kochen."]}],
        "cooking_log":[{"recipe_id":"Graupensuppe","cooked_at":"2026-11-03T18:00:00+01:00","rating":5,
        "notes":"Mehr Pfeffer"}]}}""";

    private static Dialogue kitchen(String language) {
        var talk = Dialogue.in(Language.of(language));
        talk.ask((language.equals("en") ? ENGLISH : GERMAN).replace("\n", " "));
        return talk;
    }

    private static JsonNode soup(Dialogue talk) {
        return talk.rows("recipes").stream().filter(row -> row.path("name").asText().matches("Barley Broth|Graupen.*"))
            .findFirst().orElseThrow();
    }

    private static List<String> lines(Dialogue talk) {
        return talk.rows("recipe_ingredients").stream()
            .filter(row -> row.path("recipe_id").asText().matches("Barley Broth|Graupensuppe"))
            .map(row -> row.path("quantity").asText() + " " + row.path("unit").asText("").replace("null", "") + " "
                + row.path("name").asText())
            .toList();
    }

    @ParameterizedTest @CsvSource(delimiter = '|',
        value = {"en|Barley broth. Steps only", "en|barley broth, just the method",
            "en|only the instructions for the barley broth", "en|give me the barley broth without the ingredients",
            "de|Graupensuppe, nur die Schritte", "de|nur die Zubereitung der Graupensuppe",
            "de|zeig mir die Graupensuppe ohne Zutaten"})
    void onlyTheStepsAreShown(String language, String message) {
        try (var talk = kitchen(language)) {
            assertThat(talk.say(message)).contains("1. ", "2. ").doesNotContain("100 g");
        }
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {"en|Barley broth. Ingredients only",
        "en|only the ingredients for the barley broth", "en|show me the barley broth without the steps",
        "de|Graupensuppe, nur die Zutaten", "de|zeig mir die Graupensuppe ohne die Schritte"})
    void onlyTheIngredientsAreShown(String language, String message) {
        try (var talk = kitchen(language)) {
            assertThat(talk.say(message)).contains("100 g").doesNotContain("1. ");
        }
    }

    static Stream<Arguments> fields() {
        var english = List.of("prep time|25|15|prep_time_minutes", "cook time|40|30|cook_time_minutes",
            "cooking time|40|30|cook_time_minutes", "servings|6|2|servings", "rating|4|2|rating");
        var german = List.of("Vorbereitungszeit|25|10|prep_time_minutes", "Kochzeit|40|30|cook_time_minutes",
            "Garzeit|40|30|cook_time_minutes", "Portionen|6|2|servings", "Bewertung|4|2|rating");
        var ways =
            Stream.of("change the %s of the barley broth to %s", "the %s of the barley broth is %2$s instead of %3$s",
                "set the %s of the barley broth to %2$s instead of %3$s", "barley broth: %s %2$s instead of %3$s",
                "set the %s for the barley broth to %s");
        var german2 =
            Stream.of("ändere die %s der Graupensuppe auf %s", "setz die %s der Graupensuppe auf %2$s statt %3$s",
                "Graupensuppe: %s %2$s statt %3$s", "ändere bei der Graupensuppe die %s auf %2$s statt %3$s");
        return Stream.concat(ways.flatMap(way -> english.stream().map(field -> field("en", way, field))),
            german2.flatMap(way -> german.stream().map(field -> field("de", way, field))));
    }

    private static Arguments field(String language, String way, String field) {
        var parts = field.split("\\|");
        return Arguments.of(language, way.formatted(parts[0], parts[1], parts[2]), parts[3],
            Integer.parseInt(parts[1]));
    }

    @ParameterizedTest @MethodSource("fields")
    void eachFieldIsSetByItsNameWithOrWithoutItsOldValue(String language, String message, String column, int value) {
        try (var talk = kitchen(language)) {
            talk.say(message);

            assertThat(soup(talk).path(column).asInt()).isEqualTo(value);
        }
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {"en|rewrite the barley broth so it feeds 4",
        "en|change the barley broth to 4 people for good", "en|scale the barley broth permanently to 4",
        "en|double the barley broth for good", "de|schreib die Graupensuppe auf 4 Personen um",
        "de|rechne die Graupensuppe dauerhaft auf 4 Portionen um", "de|verdopple die Graupensuppe dauerhaft"})
    void aRecipeIsRewrittenForOthers(String language, String message) {
        try (var talk = kitchen(language)) {
            talk.say(message);

            assertThat(soup(talk).path("servings").asInt()).isEqualTo(4);
            assertThat(lines(talk).getFirst()).startsWith("200 g");
            talk.say(language.equals("en") ? "undo" : "rückgängig");
            assertThat(soup(talk).path("servings").asInt()).isEqualTo(2);
            assertThat(lines(talk).getFirst()).startsWith("100 g");
        }
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {"en|barley broth less salty: half the salt from now on",
        "en|use only half of the salt in the barley broth from now on",
        "de|Graupensuppe: ab jetzt nur noch die Hälfte vom Salz",
        "de|nimm künftig nur die Hälfte vom Salz in der Graupensuppe"})
    void aLineIsHalvedForGood(String language, String message) {
        try (var talk = kitchen(language)) {
            talk.say(message);

            assertThat(lines(talk).getLast()).startsWith("0.5 ");
        }
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {"en|scale the barley broth to 6, just show me",
        "en|barley broth for 6 people. don't save it", "en|the barley broth for 6 people, but don't change the recipe",
        "de|Graupensuppe für 6 Personen, nur anzeigen", "de|rechne die Graupensuppe auf 6 um, aber nicht speichern"})
    void whatIsOnlyToBeShownIsNoRequestOfItsOwn(String language, String message) {
        try (var talk = kitchen(language)) {
            assertThat(talk.say(message)).contains("300 g").doesNotContain("?", "Chicken");

            assertThat(soup(talk).path("servings").asInt()).isEqualTo(2);
        }
    }

    static Stream<Arguments> cooked() {
        var english = Stream.of("4/5", "4 out of 5", "four stars", "4 stars", "I gave it 4/5", "★★★★").flatMap(
            stars -> Stream
                .of("I made the barley broth for lunch, %s, bit too thin", "cooked the barley broth yesterday, bit "
                    + "too thin, %s", "we had the barley broth on Monday, %s. bit too thin")
                .map(way -> Arguments.of("en", way.formatted(stars), "Bit too thin")));
        var german = Stream.of("4/5", "4 von 5", "vier Sterne", "4 Sterne").flatMap(
            stars -> Stream
                .of("gestern die Graupensuppe gekocht, %s, etwas zu dünn", "Ich habe heute die Graupensuppe gekocht, "
                    + "etwas zu dünn, %s")
                .map(way -> Arguments.of("de", way.formatted(stars), "Etwas zu dünn")));
        return Stream.concat(english, german);
    }

    @ParameterizedTest @MethodSource("cooked")
    void starsAndRemarkAreKeptWhereverTheyStand(String language, String message, String note) {
        try (var talk = kitchen(language)) {
            int before = talk.rows("cooking_log").size();

            talk.say(message);

            assertThat(talk.rows("cooking_log")).hasSize(before + 1).anySatisfy(row -> {
                assertThat(row.path("rating").asInt()).isEqualTo(4);
                assertThat(row.path("notes").asText()).isEqualTo(note);
            });
        }
    }

    @Test
    void anOrderBesideTheStarsIsNoRemark() {
        try (var talk = kitchen("en")) {
            talk.say("I made the barley broth today, 4/5, put salt on the shopping list");

            assertThat(talk.column("cooking_log", "notes")).noneMatch(note -> note.contains("salt"));
        }
    }

    @ParameterizedTest @CsvSource(delimiter = '|',
        value = {"en|that barley broth on the 3rd was really a 4, fix it in the log",
            "en|change the stars of the barley broth from 3 November to 4",
            "de|die Graupensuppe vom 3. November war eigentlich nur eine 4, korrigier das im Kochtagebuch"})
    void theStarsOfADayArePutRight(String language, String message) {
        try (var talk = kitchen(language)) {
            talk.say(message);

            assertThat(talk.rows("cooking_log"))
                .filteredOn(row -> row.path("cooked_at").asText().startsWith("2026-11-03"))
                .singleElement().satisfies(row -> assertThat(row.path("rating").asInt()).isEqualTo(4));
            assertThat(talk.column("recipes", "rating")).doesNotContain("4");
        }
    }

    @Test
    void whichOfSeveralCookingsIsMeantIsAsked() {
        try (var talk = kitchen("en")) {
            assertThat(talk.say("that barley broth was really a 3, fix it in the log")).contains("Which one");
            talk.say("the second one");

            assertThat(talk.column("cooking_log", "rating")).containsExactlyInAnyOrder("5", "3");
        }
    }

    @Test
    void theStarsJustGivenAreChanged() {
        try (var talk = kitchen("en")) {
            talk.say("I cooked the barley broth today, 3 stars");
            talk.say("put it up to 4");

            assertThat(talk.column("cooking_log", "rating")).containsExactlyInAnyOrder("5", "2", "4");
        }
    }

    @ParameterizedTest @CsvSource(delimiter = '|',
        value = {"en|what did I think of the barley broth last time|More pepper",
            "en|what did we write about the barley broth?|More pepper",
            "en|how did we like the barley broth last time|5 of 5",
            "de|wie fanden wir die Graupensuppe beim letzten Mal|Mehr Pfeffer",
            "de|was habe ich über die Graupensuppe geschrieben?|Mehr Pfeffer"})
    void whatWasThoughtOfADishIsTold(String language, String message, String told) {
        try (var talk = kitchen(language)) {
            assertThat(talk.say(message)).contains(told);
        }
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {"how long do I cook a 3 pound chicken",
        "how long does a 2 kg chicken need in the oven", "how many minutes for a 1.8 kg chicken"})
    void aFoodIsNotTakenForADishWithItInItsName(String question) {
        try (var talk = kitchen("en")) {
            assertThat(talk.say(question)).contains("kg").doesNotContain("Parcels");
        }
    }
}
