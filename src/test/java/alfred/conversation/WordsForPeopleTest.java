package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Words to people name things: no ref, no id, and no two things by one name.
class WordsForPeopleTest {
    private final Dialogue talk = Dialogue.inMemory();

    @AfterEach
    void close() {
        talk.close();
    }

    @Test
    void whatNeedsADraftOffersToSaveIt() {
        talk.say("suggest something with cod");
        var name = talk.ask("{\"op\":\"entities\"}").toString()
            .replaceAll("(?s).*\"gen_recipe_1\",\"type\":\"recipe\",\"label\":\"([^\"]*)\".*", "$1");

        assertThat(talk.say("plan it for tomorrow dinner"))
            .isEqualTo(name + " is not saved yet. Shall I save it and go on?");

        talk.say("yes");
        assertThat(talk.writes()).contains("created " + name).hasSize(2);
    }

    @Test
    void thingsOfOneNameAreToldApart() {
        talk.ask(
            "{\"op\":\"load\",\"rows\":{\"recipes\":[{\"name\":\"Twin\",\"servings\":2},{\"name\":\"Twin\",\"servings\":4}]}}");

        var choices = talk.say("delete the recipe Twin").lines().filter(line -> line.startsWith("- ")).toList();

        assertThat(choices).hasSize(2).doesNotHaveDuplicates().allMatch(line -> line.contains("Twin"));
    }

    @ParameterizedTest @ValueSource(strings = {
        "{\"op\":\"panel\",\"action\":\"save\",\"ref\":\"recipe_1\"}",
        "{\"op\":\"panel\",\"action\":\"discard\",\"ref\":\"recipe_1\"}",
        "{\"op\":\"panel\",\"action\":\"pin\",\"ref\":\"recipe_99\"}",
        "{\"op\":\"edit\",\"action\":\"update\",\"type\":\"recipe\",\"match\":\"recipe_99\",\"fields\":{\"servings\":3}}",
        "{\"op\":\"edit\",\"action\":\"delete\",\"type\":\"recipe\",\"match\":\"recipe_99\"}",
        "{\"op\":\"edit\",\"action\":\"delete\",\"type\":\"shop\",\"match\":\"recipe_1\"}",
        "{\"op\":\"edit\",\"action\":\"create\",\"type\":\"meal\",\"fields\":{\"date\":\"2026-11-21\",\"recipe_id\":\"gen_recipe_1\"}}",
        "{\"op\":\"edit\",\"action\":\"create\",\"type\":\"meal\",\"fields\":{\"date\":\"2026-11-21\",\"recipe_id\":\"recipe_77\"}}",
        "{\"op\":\"edit\",\"action\":\"create\",\"type\":\"meal\",\"fields\":{\"date\":\"2026-11-21\",\"recipe_id\":\"inv_1\"}}",
        "{\"op\":\"cook\",\"recipe\":\"recipe_99\"}", "{\"op\":\"cook\",\"recipe\":\"gen_recipe_1\"}"})
    void aRefusalOutsideATurnNamesThings(String request) {
        talk.load("{\"recipes\":[{\"name\":\"Pancakes\",\"servings\":2}],\"inventory\":[{\"name\":\"milk\"}]}");
        talk.say("show me Pancakes");
        talk.say("suggest something with cod");

        var refused = talk.ask(request);

        assertThat(Dialogue.type(refused)).as(refused.toString()).isEqualTo("error");
        assertThat(refused.path("message").asText()).isNotBlank().doesNotContainPattern("[a-z]+_\\d+");
    }
}
