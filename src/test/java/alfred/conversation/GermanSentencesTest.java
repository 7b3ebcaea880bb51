package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Language;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is said in German is done, on a Friday evening: the kitchen after each sentence is what counts.
class GermanSentencesTest {
    private static final String KITCHEN =
        """
        {"inventory":[{"name":"Eier","quantity":8,"unit":"","location":"fridge","expiry_date":"2026-11-25"},
                      {"name":"Butter","quantity":250,"unit":"g","location":"fridge"},
                      {"name":"Quark","quantity":250,"unit":"g","location":"fridge","expiry_date":"2026-11-18"}],
         "recipes":[{"name":"Lasagne","servings":4,"prep_time_minutes":30,"cook_time_minutes":50,"ingredients":["500 g Hackfleisch"],
                     "instructions":["Backen."]},
                    {"name":"Linsensuppe","servings":4,"ingredients":["200 g Linsen"],"instructions":["Kochen."]},
                    {"name":"Carbonara","servings":2,"ingredients":["200 g Spaghetti","2 Eier"],"instructions":["Kochen."]},
                    {"name":"Linsen mit Spätzle","servings":2,"ingredients":["200 g Linsen"],"instructions":["Kochen."]}]}""";
    private Dialogue kitchen;

    @BeforeEach
    void open() {
        kitchen = Dialogue.in(Language.of("de"));
        kitchen.load(KITCHEN);
    }

    @AfterEach
    void close() {
        kitchen.close();
    }

    private void say(String... sentences) {
        Stream.of(sentences).forEach(kitchen::say);
    }

    @Test
    void theListIsKept() {
        say("füge 2 Zwiebeln zur Einkaufsliste hinzu", "setz Milch und ein Dutzend Eier auf die Liste",
            "und 2 kg Haferflocken");
        assertThat(kitchen.column("shopping_list", "name")).containsExactlyInAnyOrder("Zwiebeln", "Milch", "Eier",
            "Haferflocken");
        assertThat(kitchen.column("shopping_list", "quantity")).contains("12", "2");

        say("streich die Milch", "hak die Zwiebeln ab", "entferne alles Abgehakte");
        assertThat(kitchen.column("shopping_list", "name")).containsExactlyInAnyOrder("Eier", "Haferflocken");

        say("mach das rückgängig");
        assertThat(kitchen.column("shopping_list", "name")).contains("Zwiebeln");
    }

    @Test
    void theStockIsKept() {
        say("ich hab 3 Eier gegessen", "wirf alles Abgelaufene weg", "pack ein halbes Kilo Erbsen ins Gefrierfach",
            "stell die Butter in den Gefrierschrank");

        assertThat(kitchen.column("inventory", "name")).containsExactlyInAnyOrder("Eier", "Butter", "Erbsen");
        assertThat(kitchen.column("inventory", "quantity")).contains("5", "0.5");
        assertThat(kitchen.column("inventory", "location")).containsExactlyInAnyOrder("fridge", "freezer", "freezer");
    }

    @Test
    void meansAndDaysAreCountedAsInEnglish() {
        say("plane die Carbonara für Freitag", "plane die Lasagne für übermorgen zum Mittagessen",
            "am 24.12. gibt es Linsensuppe");

        assertThat(kitchen.column("meals", "date")).containsExactlyInAnyOrder("2026-11-27", "2026-11-22", "2026-12-24");
        assertThat(kitchen.column("meals", "meal_type")).containsExactlyInAnyOrder("dinner", "lunch", "dinner");

        say("verschieb das Abendessen am Freitag auf Samstag", "streich das Mittagessen am Sonntag");
        assertThat(kitchen.column("meals", "date")).containsExactlyInAnyOrder("2026-11-28", "2026-12-24");
    }

    @Test
    void aQuestionIsAnsweredInGerman() {
        assertThat(kitchen.say("lösch das Linsenrezept")).contains("Linsensuppe", "Linsen mit Spätzle");
        say("die Linsensuppe");
        assertThat(kitchen.column("recipes", "name")).doesNotContain("Linsensuppe").contains("Linsen mit Spätzle");

        kitchen.say("füge Zimt hinzu");
        say("auf die Einkaufsliste");
        assertThat(kitchen.column("shopping_list", "name")).containsExactly("Zimt");

        kitchen.say("leere den Kühlschrank");
        say("lieber nicht");
        assertThat(kitchen.column("inventory", "name")).contains("Eier");
        kitchen.say("leere den Kühlschrank");
        say("ja, mach das");
        assertThat(kitchen.column("inventory", "name")).isEmpty();
    }

    @Test
    void aPlanOfNextWeekLeavesOutWhatIsExcepted() {
        say("plane Abendessen für Montag bis Mittwoch außer Dienstag", "sichere das");

        assertThat(kitchen.column("meals", "date")).containsExactlyInAnyOrder("2026-11-23", "2026-11-25");
    }

    @ParameterizedTest @ValueSource(strings = {"setz Milch nicht auf die Liste", "lösch die Carbonara nicht",
        "lösch die Carbonara doch lieber nicht", "wenn keine Milch da ist, setz sie auf die Liste",
        "setz Milch auf die Liste, falls keine da ist", "setz Milch auf die Liste, es sei denn wir haben welche",
        "füge Milch hinzu, außer es ist noch welche da", "wirf die Butter nicht weg", "leere den Kühlschrank nicht",
        "plane die Lasagne nicht für Montag", "plane am Montag keine Lasagne", "ich habe die Eier nicht gegessen",
        "erinnere mich, wenn die Butter alle ist", "lösch alle Rezepte außer der Carbonara",
        "ich bin nicht allergisch gegen Nüsse", "nimm die Butter nicht aus dem Kühlschrank", "speicher das bloß nicht",
        "streich Milch nur, wenn noch welche da ist"})
    void denialsAndConditionsAreNeverCarriedOut(String sentence) {
        kitchen.load("{\"shopping_list\":[{\"name\":\"Milch\"}]}");

        say(sentence);

        assertThat(kitchen.column("shopping_list", "name")).as(sentence).containsExactly("Milch");
        assertThat(kitchen.column("inventory", "quantity")).as(sentence).containsExactlyInAnyOrder("8", "250", "250");
        assertThat(kitchen.column("recipes", "name")).as(sentence).hasSize(4);
        assertThat(kitchen.column("meals", "date")).as(sentence).isEmpty();
        assertThat(kitchen.column("tasks", "title")).as(sentence).isEmpty();
        assertThat(kitchen.rows("preferences").getFirst().path("allergies")).as(sentence).isEmpty();
    }
}
