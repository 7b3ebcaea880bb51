package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What a German window is told, on a Friday evening. English is understood there, too.
class GermanConversationTest {
    private static final String KITCHEN =
        """
        {"inventory":[{"name":"Eier","quantity":8,"unit":"","location":"fridge","expiry_date":"2026-11-25"},
                      {"name":"Olivenöl","quantity":500,"unit":"ml","location":"cabinet"},
                      {"name":"Milch","quantity":1.5,"unit":"l","location":"fridge","expiry_date":"2026-11-21"}],
         "recipes":[{"name":"Lasagne","servings":4,"prep_time_minutes":30,"cook_time_minutes":50,
                     "ingredients":["250 g lasagne sheets","500 g minced beef","2 tbsp olive oil"],"instructions":["Schichten.","Backen."]},
                    {"name":"Linsensuppe","servings":4,"ingredients":["200 g lentils","2 cans tomatoes"],"instructions":["Kochen."]},
                    {"name":"Linsen mit Spätzle","servings":2,"ingredients":["200 g lentils"],"instructions":["Kochen."]}]}""";
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

    @Test
    void theVorratIsToldWithItsPlacesAmountsAndDays() {
        assertThat(kitchen.say("what is in the fridge?")).isEqualTo("""
            Das ist im Kühlschrank:

            - Eier: 8, haltbar bis Mittwoch
            - Milch: 1,5 l, haltbar bis morgen""");
        assertThat(kitchen.say("what's in my pantry?")).startsWith("Du hast 3 Dinge im Vorrat:")
            .contains("- Olivenöl: 500 ml, Schrank");
        assertThat(kitchen.say("what expires tomorrow?")).startsWith("Das läuft morgen ab:").contains("Milch");
        assertThat(kitchen.say("was läuft bis Mittwoch ab?")).startsWith("Das läuft bis Mittwoch ab:").contains("Eier",
            "Milch");
        assertThat(kitchen.say("do we have bread?")).isEqualTo("Nein, bread: nicht im Vorrat.");
        assertThat(kitchen.say("put 2 bottles of beer in the cabinet")).isEqualTo("Jetzt im Schrank: 2 Flaschen beer.");
        assertThat(kitchen.say("I used 3 Eier")).isEqualTo("Herausgenommen: 3 Eier.\nEs bleiben: 5 Eier.");
        assertThat(kitchen.say("undo"))
            .isEqualTo("Zurückgeändert: Eier, 8, Kühlschrank, haltbar bis Mi., 25. Nov. (vorher 5).");
    }

    @Test
    void twoThingsSideBySideAreTwo() {
        kitchen.say("kekse nudeln und salami auf die liste");

        assertThat(kitchen.column("shopping_list", "name")).hasSize(3);
    }

    @Test
    void aDecimalCommaIsReadBesideARemark() {
        assertThat(kitchen.say("Bitte Milch korrigieren: es sind nur noch 0,4 Liter da.")).contains("0,4 l Milch");
        assertThat(kitchen.column("inventory", "quantity")).contains("0.4");
    }

    @Test
    void moreThanThereIsIsAskedAbout() {
        assertThat(kitchen.say("I used 12 Eier"))
            .isEqualTo("Eier: Das sind 4 mehr, als da ist. Soll ich alles nehmen?");
        assertThat(kitchen.column("inventory", "name")).contains("Eier");

        assertThat(kitchen.say("yes")).contains("Herausgenommen: ", "Eier: aufgebraucht.");
        assertThat(kitchen.column("inventory", "name")).doesNotContain("Eier");
    }

    @Test
    void theEinkaufslisteIsKept() {
        assertThat(kitchen.say("add 2 cans of tomatoes and a bunch of parsley to my shopping list"))
            .isEqualTo("Auf der Einkaufsliste: 2 Dosen tomatoes und 1 Bund parsley.");
        assertThat(kitchen.say("what do I need for the Lasagne?")).startsWith("Dir fehlt:")
            .contains("- 250 g lasagne sheets");
        assertThat(kitchen.say("tick off the parsley")).isEqualTo("Abgehakt: parsley.");
        assertThat(kitchen.say("show me the shopping list"))
            .isEqualTo("Zu kaufen:\n- 2 Dosen tomatoes\n\nAbgehakt: parsley.");
        assertThat(kitchen.say("remove caviar from the shopping list"))
            .isEqualTo("Ich habe nichts gefunden, das „caviar“ heißt (auf der Einkaufsliste).");
    }

    @Test
    void aRezeptIsShownAndScaled() {
        assertThat(kitchen.say("show me the Lasagne")).startsWith("**Lasagne** (80 min, für 4)")
            .contains("- 2 EL olive oil", "1. Schichten.");
        assertThat(kitchen.say("scale it to 6")).startsWith("Lasagne für 6:").contains("- 3 EL olive oil");
        assertThat(kitchen.say("how long does the Lasagne take?"))
            .isEqualTo("Lasagne dauert 80 Minuten (30 Vorbereitung, 50 Garzeit). Es reicht für 4.");
        assertThat(kitchen.say("show me my thai recipes"))
            .startsWith("Du hast keine Rezepte, thailändisch. Ich kann eines vorschlagen: ");
        assertThat(kitchen.say("rate the Lasagne 5 stars")).isEqualTo("Bewertet mit 5 Sternen.");
        assertThat(kitchen.say("rate the Lasagne 9 stars")).doesNotContain("stars");
    }

    @Test
    void ofSeveralOneIsChosen() {
        var asked = kitchen.say("delete the Linsen recipe");
        assertThat(asked).startsWith("Genau „Linsen“ heißt nichts. Was davon soll ich tun?")
            .contains("\n- „Linsen mit Spätzle“ löschen", "\n- „Linsensuppe“ löschen");

        assertThat(kitchen.say("Linsensuppe")).isEqualTo("Gelöscht: Linsensuppe.");
        assertThat(kitchen.column("recipes", "name")).containsExactlyInAnyOrder("Lasagne", "Linsen mit Spätzle");
        assertThat(kitchen.say("undo")).isEqualTo("Wieder da: Linsensuppe.");
        assertThat(kitchen.say("add Zimt")).isEqualTo("Wohin damit: Zimt?\n- Die Einkaufsliste\n- Der Vorrat");
        assertThat(kitchen.say("Der Vorrat")).isEqualTo("Jetzt im Vorrat: Zimt.");
    }

    @Test
    void mahlzeitenArePlanned() {
        assertThat(kitchen.say("plan the Lasagne for Monday"))
            .isEqualTo("Lasagne ist am Montag zum Abendessen geplant.");
        assertThat(kitchen.say("plan the Linsensuppe for Monday"))
            .isEqualTo("Montag, Abendessen: Da gibt es schon Lasagne. Soll ich Linsensuppe dazu planen?");
        assertThat(kitchen.say("no")).isEqualTo("Gut, nichts wurde geändert.");
        assertThat(kitchen.say("what is for dinner on Monday?")).isEqualTo("- Montag, Abendessen: Lasagne");
        assertThat(kitchen.say("what's for dinner tomorrow?"))
            .isEqualTo("Es ist morgen zum Abendessen nichts geplant.");
        assertThat(kitchen.say("move Monday's dinner to Sunday")).isEqualTo("Lasagne verschoben auf Sonntag.");
        assertThat(kitchen.say("undo"))
            .isEqualTo("Zurückgeändert: Mo., 23. Nov., Abendessen, Lasagne, für 2 (vorher So., 22. Nov.).");
    }

    @Test
    void aPlanIsDraftedAndSaved() {
        var plan = kitchen.say("plan dinners for Tuesday and Wednesday");
        assertThat(plan).startsWith("Hier ist ein Plan:").contains("- Di., 24. Nov.: ", "- Mi., 25. Nov.: ")
            .contains("Das ist ein Entwurf.")
            .endsWith("Sag „sichere das“, um es zu behalten.");
        assertThat(kitchen.eventTypes()).contains("plan");

        assertThat(kitchen.say("save it")).isEqualTo("Gesichert: Abendessen Di., 24. Nov. bis Mi., 25. Nov.");
        assertThat(kitchen.column("meal_plans", "name")).containsExactly("Abendessen Di., 24. Nov. bis Mi., 25. Nov.");
    }

    @Test
    void aufgabenAreKept() {
        assertThat(kitchen.say("remind me to buy candles tomorrow"))
            .isEqualTo("Bei den Aufgaben: Buy candles, morgen.");
        assertThat(kitchen.say("what do I have to do?")).isEqualTo("Zu tun:\n- Buy candles, morgen");
        assertThat(kitchen.say("buy candles is done")).isEqualTo("Erledigt: Buy candles.");
        assertThat(kitchen.say("undo")).startsWith("Zurückgeändert: ");
        assertThat(kitchen.say("delete all tasks")).isEqualTo("1 Aufgabe gelöscht: Buy candles.");
    }

    @Test
    void whatShallBeAtHomeIsCalledInGerman() {
        assertThat(kitchen.say("es sollen immer 12 Eier da sein"))
            .isEqualTo("Gemerkt, das soll immer da sein: 12 Eier.");
        assertThat(kitchen.say("was haben wir immer zuhause?")).isEqualTo("Soll immer da sein:\n- 12 Eier");
        assertThat(kitchen.say("was geht zur Neige?")).startsWith("Das geht zur Neige:\n- Eier: 4 fehlen auf 12");
        assertThat(kitchen.say("zeig mir das dritte Rezept")).isEqualTo("Was meinst du damit? Sag mir, wie es heißt.");
    }

    @Test
    void manyAtOnceNeedAYes() {
        kitchen.say(
            "add salt, pepper, rice, bread, butter, cheese, ham, honey, jam, leeks, limes and peas to my shopping list");

        assertThat(kitchen.say("clear my shopping list"))
            .isEqualTo("Das würde 12 auf einmal ändern. Soll ich das tun?");
        assertThat(kitchen.say("ja")).startsWith("Von der Liste genommen: ");
        assertThat(kitchen.rows("shopping_list")).isEmpty();
    }

    @Test
    void whatCannotBeDoneIsSaid() {
        assertThat(kitchen.say("undo")).isEqualTo("Es gibt nichts rückgängig zu machen.");
        assertThat(kitchen.say("blorp flim flam")).contains("habe ich nicht verstanden")
            .contains("das Letzte rückgängig machen");
        assertThat(kitchen.say("save it")).isEqualTo("Es gibt keinen Entwurf zum Sichern.");
    }

    @Test
    void stepsAndAmountsAreReadBesideTheStove() {
        kitchen.ask("{\"op\":\"cook\",\"recipe\":\"Lasagne\",\"servings\":8}");

        assertThat(kitchen.say("next")).isEqualTo("Schritt 1 von 2: Schichten.");
        assertThat(kitchen.say("how much olive oil?")).isEqualTo("4 EL olive oil für 8.");
        assertThat(kitchen.say("step 2")).isEqualTo("Schritt 2 von 2: Backen.");
        assertThat(kitchen.say("next")).isEqualTo("Das war der letzte Schritt. Guten Appetit.");
        assertThat(kitchen.say("zurück")).isEqualTo("Schritt 1 von 2: Schichten.");
        assertThat(kitchen.say("zeig mir Schritt zwei")).isEqualTo("Schritt 2 von 2: Backen.");
        assertThat(kitchen.say("wie war der erste Schritt?"))
            .isEqualTo("Ich kann die Schritte vorlesen („weiter“, „zurück“, „Schritt 2“), die Zutaten "
                + "und Mengen („wie viel Milch?“). Liste, Timer und Erinnerungen gehen wie immer.");
        assertThat(kitchen.say("der letzte Schritt")).isEqualTo("Schritt 2 von 2: Backen.");
        assertThat(kitchen.say("wie viel minced beef brauche ich?")).isEqualTo("1000 g minced beef für 8.");
        assertThat(kitchen.say("Zutaten")).startsWith("Lasagne für 8:").contains("- 4 EL olive oil");
        assertThat(kitchen.say("wie lange dauert das?")).isEqualTo("Es dauert insgesamt 80 Minuten.");
    }

    @Test
    void anAllergyNotedInEnglishIsTakenOffInGerman() {
        try (var talk = Dialogue.in(Language.of("de"))) {
            talk.ask("""
                {"op":"load","rows":{"preferences":[{"allergies":["eggs","sesame","milk (Ben)"]}]}}""");
            talk.say("streich Eier aus den Allergien");
            talk.say("wir sind nicht mehr allergisch gegen Sesam");

            assertThat(talk.say("gegen was sind wir allergisch?")).contains("Ben").doesNotContain("Eier", "Sesam");
        }
    }
}
