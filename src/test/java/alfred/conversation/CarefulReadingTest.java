package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a message asks for is done whole, asked about, or said to be left out.
class CarefulReadingTest {
    private static final String KITCHEN = """
        {"shopping_list":[{"name":"leeks","quantity":2},{"name":"oat milk","quantity":1,"unit":"l"},{"name":"napkins"}],
         "inventory":[{"name":"quark","quantity":500,"unit":"g","location":"fridge","expiry_date":"2026-11-22"},
           {"name":"turnips","quantity":5,"location":"fridge"},{"name":"barley","quantity":800,"unit":"g","location":"pantry"},
           {"name":"pearl barley","quantity":300,"unit":"g","location":"pantry"},{"name":"sardines","quantity":4,"unit":"can","location":"pantry"},
           {"name":"butter","quantity":400,"unit":"g","location":"fridge"},{"name":"mackerel","quantity":2,"location":"freezer"}],
         "recipes":[{"name":"Barley Soup","servings":4,"prep_time_minutes":10,"cook_time_minutes":40,
           "ingredients":["200 g barley","2 turnips","1 l stock"],"instructions":["Simmer at low heat."]},
           {"name":"Fish Pie","servings":4,"ingredients":["2 mackerel","500 g potatoes"],"instructions":["Bake at 190 C."]}],
         "meals":[{"date":"2026-11-21","meal_type":"dinner","recipe_id":"Fish Pie","servings":4},
           {"date":"2026-11-24","meal_type":"dinner","notes":"Dinner at Karl's"}],
         "tasks":[{"title":"Sharpen the cleaver","due_date":"2026-11-23"}]}""";
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
        used 2 turnips 1 tin sardines and 100g barley           | 2 turnips, 1 can sardines and 100 g barley | 3
        took 7 oz of the butter for the tart                    | 7 oz butter                                | 1
        we used all the quark and half the turnips              | quark                                      | 2
        only 2 turnips left and about 150 g quark               | 150 g quark                                | 2
        change the leeks to 5                                   | 5 leeks                                    | 1
        got everything on the list except the napkins           | 2 leeks and 1 l oat milk                   | 4
        add 2 parsnips to the list, no wait, 3                  | 3 parsnips                                 | 1
        put four swedes on the list. No, on second thoughts six | 6 swedes                                   | 1
        remind me to air the cellar tonight at half nine        | today at 21:30                             | 1
        remind me to stir the stock at 19:00, 20:00 and 21:00   | today at 21:00                             | 3
        rename the fish pie to just mackerel pie                | It is called mackerel pie now              | 1
        cancel dinner tmr                                       | Fish Pie                                   | 1
        used haf the butter                                     | 200 g butter                               | 1
        bought everything bar the oat milk                      | 2 leeks and napkins                        | 4
        plan the barley soup for sunday and monday, for six     | Barley Soup is planned                     | 2
        add chard to the list, then remind me to soak peas tmr  | Soak peas, tomorrow                        | 2
        put chard on the list but don't delete the leeks        | chard                                      | 1
        stick 2 bags of parsnips on the list                    | 2 bags parsnips                            | 1
        the quark is all gone, put some on the list             | On the shopping list: quark                | 2
        bread butter jam to the list pls                        | bread, butter and jam                      | 3
        set a timer for 3 and a half minutes                    | 3 minutes 30 seconds                       | 1
        stick chard on the list                                 | On the shopping list: chard                | 1
        we're out of turnips, pop a dozen on the list           | 12 turnips                                 | 2
        bought another packet of butter, 200 grams              | Put away: 200 g butter                      | 1
        plan the barley soup for friday week                    | Fri 27 Nov                                 | 1
        made the barley soup on Monday, 4 stars, thinner next time | Noted with it: Thinner next time        | 1
        ADD BREAD, EGGS AND CHARD TO THE LIST                   | bread, eggs and chard                      | 3
        freeze the quark, I won't get to it                     | Moved quark to the freezer                 | 1
        used 2x 50 g butter                                     | 100 g butter                               | 1
        swap tomorrow and tuesday around                        | Fish Pie is on Tue 24 Nov                  | 2
        fish pie on monday please, and remind me tomorrow to defrost it | Defrost fish pie                   | 2""")
    void whatIsSaidIsDoneWhole(String message, String reply, int writes) {
        int before = kitchen.writes().size();

        assertThat(kitchen.say(message)).contains(reply);

        assertThat(kitchen.writes().size() - before).isEqualTo(writes);
    }

    @ParameterizedTest @CsvSource(delimiter = '|', textBlock = """
        what is in the fridge that goes off before tuesday  | quark                       | turnips
        can I make the barley soup with what is here        | stock                       | Fish Pie
        what can I cook with turnips for six                | Barley Soup for 6           | into account
        which of my recipes are soft enough for grandma     | not take “soft             | zzz
        is there cocoa in the pantry? if not, add some      | Put “cocoa”                 | I did not
        how many dinners are planned for the weekend        | One meal is                 | pantry
        we are nearly out of barley                         | shopping list               | Taken out
        put 200 g of barley in the freezer                  | Move 200 g barley           | Added to
        is there enough barley for 6 barley soups           | 1.2 kg needed               | would be left
        what time is it                                     | It is Fri 20 Nov            | recipe
        just what is left to buy on the list                | 2 leeks                     | Ticked
        don't delete the leeks                              | did not understand          | Off the list
        something lighter for tuesday                       | Dinner at Karl's            | Thursday""")
    void anAnswerIsToThePoint(String message, String holds, String holdsNot) {
        int before = kitchen.writes().size();

        assertThat(kitchen.say(message)).contains(holds).doesNotContain(holdsNot);

        assertThat(kitchen.writes()).hasSize(before);
    }

    @Test
    void aMealTakesItsServingsFromTheNextMessage() {
        kitchen.say("plan the barley soup for sunday dinner");

        assertThat(kitchen.say("make it seven")).contains("Sunday").contains("Barley Soup, now for 7");
    }

    @Test
    void aTimerIsCorrectedNotSetAnew() {
        kitchen.say("set a timer for 10 minutes");

        assertThat(kitchen.say("actually make it 12")).contains("12 minutes");
        assertThat(kitchen.rows("timers")).hasSize(1);
    }

    @Test
    void whatWasBoughtGoesWhereTheNextSentenceSays() {
        kitchen.say("I bought 2 cucumbers and a loaf of rye bread. The cucumbers are in the fridge");

        assertThat(kitchen.rows("inventory")).extracting(row -> row.path("name").asText()).doesNotHaveDuplicates();
        assertThat(kitchen.rows("inventory")).filteredOn(row -> row.path("name").asText().equals("cucumbers"))
            .singleElement()
            .satisfies(row -> assertThat(row.path("location").asText()).isEqualTo("fridge"));
    }

    @Test
    void aRecipeIsDictatedInOneSentence() {
        var reply = kitchen.say(
            "New recipe: cheese straws, serves 6, 200 g flour, 100 g butter, 80 g parmesan. Bake at 200 for 15 minutes.");

        assertThat(reply).contains("Saved: Cheese straws");
        assertThat(kitchen.rows("timers")).isEmpty();
    }
}
