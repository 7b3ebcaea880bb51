package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A list that a message names decides what the message is about.
class NamedListsTest {
    private static final String KITCHEN = """
        {"shopping_list":[{"name":"leeks","quantity":2},{"name":"butter","quantity":2,"unit":"packet"}],
         "inventory":[{"name":"peas","quantity":500,"unit":"g","location":"freezer"},
           {"name":"garlic","quantity":2,"unit":"head","location":"pantry"}],
         "recipes":[{"name":"Aioli","servings":4,"ingredients":["3 cloves garlic","200 ml oil"]}],
         "tasks":[{"title":"Sweep the yard"},{"title":"Sharpen the cleaver"}]}""";
    private Dialogue kitchen;

    @BeforeEach
    void open() {
        kitchen = Dialogue.inMemory();
        kitchen.load(KITCHEN);
    }

    @AfterEach
    void close() {
        kitchen.close();
    }

    @ParameterizedTest @CsvSource(delimiter = '|', textBlock = """
        please put ironing on my to do list                 | On the task list: Ironing            | 1
        is washing the car on my to-do list                 | there is no task called              | 0
        did i put sweep the yard on my to do list           | Sweep the yard                       | 0
        wipe my to do list                                  | Shall I delete                       | 0
        add figs to my shopping list unless they're on it already | On the shopping list: figs     | 1
        put dates on the list if they are not there yet     | On the shopping list: dates          | 1
        add leeks to my shopping list if it's not on there  | On the list already: 2 leeks         | 0
        is there salt on the list? if not, add it           | Put it on the list?                  | 0
        I gave the kids some peas                           | How much is that?                    | 0
        used one head of garlic and some peas               | this stays as it is: peas            | 1
        move sweeping the yard to next saturday             | Sat 28 Nov                           | 1
        put what is missing for the aioli on the list       | measured otherwise: 3 cloves garlic  | 1""")
    void decideWhatAMessageIsAbout(String message, String reply, int writes) {
        int before = kitchen.writes().size();

        assertThat(kitchen.say(message)).contains(reply);

        assertThat(kitchen.writes().size() - before).isEqualTo(writes);
    }

    @Test
    void aCorrectionWithoutAUnitKeepsIt() {
        kitchen.say("put 3 jars of pesto on the list");

        assertThat(kitchen.say("make that 4")).contains("4 jars pesto");
    }

    @Test
    void whatWasSpokenOfIsPlannedForAsMany() {
        kitchen.say("scale the aioli to 6");

        kitchen.say("plan it for Sunday");

        assertThat(kitchen.column("meals", "servings")).containsExactly("6");
    }
}
