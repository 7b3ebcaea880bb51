package alfred.core.reasoner.model.answer;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.call.ToolResult.Write;
import alfred.core.reasoner.model.Turns;
import alfred.core.registry.RefNames;
import alfred.core.row.Change;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VerifiedReplyStreamTest {
    private static final RefNames NAMES =
        RefNames.of(Turns.DOMAIN, List.of(Turns.saved("recipe_1", "recipe", "Soup", 1),
            Turns.saved("gen_meal_plan_2", "meal_plan", "The Week", 1)));
    private final List<String> heard = new ArrayList<>();

    @ParameterizedTest @ValueSource(strings = {
        "I've added eggs to your list.", "I have also saved the recipe.", "Done! Saved it for you.", "Added eggs.",
        "I just deleted the milk.", "The recipe Soup is saved, you can find it in your cookbook.",
        "I've created and saved the recipe for you.",
        "It is done: all recipes are deleted and the shopping list is empty.", "The recipe has been saved.",
        "Your list is now updated.", "We have put leeks on your list.", "I put leeks on your list.",
        "Ich habe Salz hinzugefügt.", "Das Rezept wurde gelöscht.", "Habe Salz notiert.", "Salz ist jetzt eingetragen.",
        "J'ai ajouté le sel.", "La recette a été supprimée.", "Votre liste est maintenant mise à jour.",
        "He añadido sal a la lista.",
        "La receta ha sido eliminada.", "Ho aggiunto il sale.", "La ricetta è stata cancellata."})
    void aClaimWithoutAWriteIsKeptBack(String claim) {
        assertThat(told(claim + " Enjoy.", List.of())).isEqualTo("Enjoy.\n\nNothing was saved or changed.");
    }

    @ParameterizedTest @ValueSource(strings = {
        "I haven't saved it.", "I can add eggs if you like.", "Stir until the salt is added to the pot.",
        "You added eggs yesterday.", "Nothing was deleted.", "Once the butter has melted, set it aside.",
        "We start with the leeks and put them in the pan.", "I would chop the leeks and put them in the pan.",
        "We put the leeks in the pan and set it aside.", "Das Rezept ist schon gespeichert.",
        "Leeks sind als Vorrat eingetragen.", "Ich habe nichts gelöscht.", "Es wurde nichts gespeichert.",
        "Du hast gestern Salz hinzugefügt.", "Je n'ai rien supprimé.", "Vous avez ajouté du sel hier.",
        "No he guardado nada.",
        "Non ho salvato la ricetta.", "È una ricetta salvata da te."})
    void whatIsNoClaimGoesThrough(String sentence) {
        assertThat(told(sentence, List.of())).isEqualTo(sentence);
    }

    @Test
    void aClaimThatTheRecordHoldsGoesThrough() {
        var created = List.of(new Write(Change.Kind.CREATED, "shop_1", "shop", "Eggs"));

        assertThat(told("I've added eggs.", created)).isEqualTo("I've added eggs.");
        assertThat(told("I've added eggs. I also deleted the milk.", created)).isEqualTo("I've added eggs.");
        assertThat(told("I've added eggs, and I deleted the milk. Fine?", created)).isEqualTo("Fine?");
        assertThat(told("I've added eggs and removed the milk. Fine?", created)).isEqualTo("Fine?");
        assertThat(told("We start with the eggs and put them in the pan.", created)).startsWith("We start");
        assertThat(told("Ich habe Eier notiert. Ich habe die Milch gelöscht.", created))
            .isEqualTo("Ich habe Eier notiert.");
    }

    @Test
    void whatIsTrueOfDraftsAndOfSavedRowsIsNotCut() {
        var stream =
            new VerifiedReplyStream(heard::add, List.of(), NAMES, true, List.of("Soup"), UnwrittenNames.NONE, () -> "");

        stream.accept(
            "Changed in the draft: Wednesday dinner is Soup. Soup is saved in your cookbook. I've saved the week. Nothing is saved yet.");

        assertThat(stream.finish()).isEqualTo(
            "Changed in the draft: Wednesday dinner is Soup. Soup is saved in your cookbook. Nothing is saved yet."
                + "\n\nNothing was saved or changed.");
    }

    @Test
    void whatAModelThinksAloudIsNotHeard() {
        assertThat(told("<think>They want eggs. Hm.</think>Six eggs.", List.of())).isEqualTo("Six eggs.");
        assertThat(told("<think>No end", List.of())).isEmpty();
        assertThat(told("<thin crust> is a pizza.", List.of())).isEqualTo("<thin crust> is a pizza.");
    }

    @Test
    void refsBecomeNames() {
        assertThat(told("Try `recipe_1` or gen_meal_plan_2, not step_3.", List.of()))
            .isEqualTo("Try Soup or The Week, not step_3.");
    }

    @Test
    void sentencesAreHeardAsTheyEnd() {
        var stream = new VerifiedReplyStream(heard::add, List.of(), NAMES);

        stream.accept("Three eg");
        stream.accept("gs. And so");
        assertThat(heard).containsExactly("Three eggs. ");

        stream.accept("me milk");
        assertThat(stream.finish()).isEqualTo("Three eggs. And some milk");
        assertThat(String.join("", heard)).isEqualTo("Three eggs. And some milk");
    }

    private String told(String text, List<Write> writes) {
        var stream = new VerifiedReplyStream(heard::add, writes, NAMES);
        for (var piece : text.split("(?<= )")) {
            stream.accept(piece);
        }
        return stream.finish();
    }
}
