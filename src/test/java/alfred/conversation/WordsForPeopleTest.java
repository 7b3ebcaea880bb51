package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

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

        assertThat(talk.say("plan it for tomorrow dinner")).isEqualTo(name + " is not saved yet. Shall I save it and go on?");

        talk.say("yes");
        assertThat(talk.writes()).contains("created " + name).hasSize(2);
    }

    @Test
    void thingsOfOneNameAreToldApart() {
        talk.ask("{\"op\":\"load\",\"rows\":{\"recipes\":[{\"name\":\"Twin\",\"servings\":2},{\"name\":\"Twin\",\"servings\":4}]}}");

        var choices = talk.say("delete the recipe Twin").lines().filter(line -> line.startsWith("- ")).toList();

        assertThat(choices).hasSize(2).doesNotHaveDuplicates().allMatch(line -> line.contains("Twin"));
    }
}
