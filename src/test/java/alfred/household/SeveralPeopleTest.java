package alfred.household;

import static alfred.household.Home.known;
import static alfred.household.Home.rows;
import static alfred.household.Home.until;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.context.ConversationTurn;
import alfred.core.crud.undo.Undo;
import alfred.core.domain.Row;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.session.Session;
import alfred.core.session.state.FormWrite;
import alfred.store.NeedsServer;
import alfred.store.PostgresServer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// One kitchen, several people: each on a computer of their own, on one PostgreSQL.
@NeedsServer
class SeveralPeopleTest {
    private final Home home = Home.make();
    private final Session ada = home.of("Ada");
    private final Session ben = home.of("Ben");

    @AfterEach
    void close() {
        home.close();
    }

    @Test
    void recipesPantryListsAndTasksAreEverybodys() {
        ada.create("recipe", Map.of("name", "Stew"));
        ada.create("inv", Map.of("name", "rice", "quantity", 1, "unit", "kg", "location", "pantry"));
        ben.create("shop", Map.of("name", "milk"));
        ben.create("task", Map.of("title", "Sweep"));

        for (var person : List.of(ada, ben, home.of("Cleo"))) {
            assertThat(rows(person, "recipes")).extracting(row -> row.text("name")).containsExactly("Stew");
            assertThat(rows(person, "inventory")).extracting(row -> row.text("name")).containsExactly("rice");
            assertThat(rows(person, "shopping_list")).extracting(row -> row.text("name")).containsExactly("milk");
            assertThat(rows(person, "tasks")).extracting(row -> row.text("title")).containsExactly("Sweep");
        }
    }

    @Test
    void preferencesAreAPersonsAndTheAllergiesOfAllAreChecked() {
        var own = rows(ben, "preferences").getFirst().id().toString();
        ben.update("pref", own, Map.of("allergies", List.of("peanuts"), "cooking_skill_level", "advanced"));

        assertThat(rows(ada, "preferences")).hasSize(1);
        assertThat(rows(ada, "preferences").getFirst().texts("allergies")).isEmpty();
        assertThat(rows(ada, "preferences").getFirst().has("cooking_skill_level")).isFalse();
        ada.create("recipe", Map.of("name", "Satay", "ingredients", List.of("200 g noodles", "100 g peanuts")));
        assertThat(say(ada, "plan satay for tomorrow")).contains("peanuts");
        String told = ada.store().read(rows -> ada.engine().briefing().profile(rows));
        assertThat(told).contains("Allergies of others in the household: peanuts");
    }

    @Test
    void aNewPersonTakesOverTheSizeOfTheHousehold() {
        ada.update("pref", rows(ada, "preferences").getFirst().id().toString(),
            Map.of("household_adults", 4, "household_kids", 1));

        assertThat(rows(home.of("Cleo"), "preferences").getFirst().integer("household_adults")).contains(4L);
    }

    @Test
    void conversationsAreAPersons() {
        say(ada, "add 2 onions to my shopping list");

        assertThat(ben.conversations().search("onions", 0, 10)).isEmpty();
        assertThat(ada.conversations().search("onions", 0, 10)).isNotEmpty();
    }

    @Test
    void aPersonIsKnownAgainByNameOnAnotherComputer() {
        say(ada, "I'm allergic to peanuts");
        var again = home.of(" ADA ");

        assertThat(rows(again, "preferences").getFirst().texts("allergies")).containsExactly("peanuts");
        assertThat(rows(again, "preferences")).hasSize(1);
    }

    @Test
    void onTwoComputersAtOnceAPersonHasTwoConversations() {
        say(ada, "add 2 onions to my shopping list");
        var again = home.of("Ada");

        say(again, "add milk to my shopping list");
        say(ada, "add tea to my shopping list");

        assertThat(ada.conversations().list(0, 10)).hasSize(2);
        assertThat(ada.snapshot().recent()).extracting(ConversationTurn::user).containsExactly(
            "add 2 onions to my shopping list", "add tea to my shopping list");
    }

    @Test
    void aConversationGoesOnAfterItsComputerWasClosed() {
        say(ada, "add 2 onions to my shopping list");
        home.leave("Ada");

        assertThat(home.of("Ada").snapshot().recent()).hasSize(1);
    }

    @Test
    void whatOneWritesTheOthersHearWithinASecond() {
        var milk = ada.create("shop", Map.of("name", "milk"));
        until(() -> known(ben).contains("created:user by Ada: milk"));
        var delays = new ArrayList<Duration>();

        for (int i = 1; i <= 100; i++) {
            var notes = "bottle " + i;
            ada.update("shop", milk.id().toString(), Map.of("notes", notes));
            var heard = new AtomicInteger();
            delays.add(until(() -> {
                heard.incrementAndGet();
                return known(ben).contains("updated:user by Ada: milk")
                    && rows(ben, "shopping_list").getFirst().text("notes").equals(notes);
            }));
        }

        assertThat(delays.stream().sorted().toList().get(98)).isLessThan(Duration.ofSeconds(1));
    }

    @Test
    void openViewsAreToldOfOthersChanges() {
        var told = new ArrayList<String>();
        ben.store().onCommit(committed -> {
            synchronized (told) {
                committed.by().ifPresent(name -> told.add(name + " " + committed.tables()));
            }
        });

        ada.create("task", Map.of("title", "Sweep"));

        until(() -> {
            synchronized (told) {
                return told.contains("Ada [tasks]");
            }
        });
    }

    @Test
    void whatAnotherDeletedIsDeletedInTheRegistry() {
        var milk = ben.create("shop", Map.of("name", "milk"));

        ada.delete("shop", milk.id().toString());

        until(() -> known(ben).contains("deleted:user by Ada: milk"));
    }

    @Test
    void anOwnChangeIsNotToldAsAnothers() {
        var milk = ada.create("shop", Map.of("name", "milk"));
        until(() -> known(ben).contains("created:user by Ada: milk"));
        ben.update("shop", milk.id().toString(), Map.of("notes", "fresh"));

        assertThat(known(ben)).contains("updated:user: milk");
        until(() -> known(ada).contains("updated:user by Ben: milk"));
    }

    @Test
    void ofManyRowsAtOnceOnlyThoseThatAreKnownAreTold() {
        var writes = IntStream.range(0, 50)
            .<FormWrite>mapToObj(i -> new FormWrite.Create("shop", Map.of("name", "thing " + i))).toList();
        ada.writeAll(writes);
        ada.create("shop", Map.of("name", "milk"));

        until(() -> known(ben).contains("created:user by Ada: milk"));
        assertThat(known(ben)).noneMatch(entry -> entry.contains("thing"));
        assertThat(rows(ben, "shopping_list")).hasSize(51);
    }

    @Test
    void undoTakesBackOnesOwn() {
        ada.create("shop", Map.of("name", "milk"));
        ben.create("shop", Map.of("name", "tea"));

        assertThat(ada.undo()).isInstanceOf(Undo.Result.Done.class);

        assertThat(rows(ben, "shopping_list")).extracting(row -> row.text("name")).containsExactly("tea");
        assertThat(ada.undo()).isInstanceOf(Undo.Result.Nothing.class);
        until(() -> known(ben).contains("deleted:user by Ada: milk"));
        assertThat(ada.redo()).isInstanceOf(Undo.Result.Done.class);
        assertThat(rows(ben, "shopping_list")).hasSize(2);
    }

    @Test
    void undoSaysWhatItCannotAndWhoBuiltOnIt() {
        var milk = ada.create("shop", Map.of("name", "milk"));
        ben.update("shop", milk.id().toString(), Map.of("quantity", 2));

        assertThat(ada.undo()).isEqualTo(new Undo.Result.MovedOn(List.of("milk was changed by Ben since.")));

        ben.delete("shop", milk.id().toString());
        assertThat(ada.undo())
            .isEqualTo(new Undo.Result.MovedOn(List.of("milk is not there any more: Ben deleted it.")));
        assertThat(rows(ada, "shopping_list")).isEmpty();
    }

    @Test
    void aDeletedFoodTakesOthersTastesAlong() {
        var food = ada.create("ing", Map.of("name", "moonfruit", "parent_category", "produce"));
        ben.create("flavor", Map.of("ingredient_id", food.id().toString(), "preference_score", 1));

        ada.delete("ing", food.id().toString());

        assertThat(rows(ben, "flavor_preferences")).isEmpty();
        assertThat(rows(ben, "ingredients")).extracting(Row::id).doesNotContain(food.id());
    }

    @Test
    void whatWasWrittenWhileTheServerWasAwayIsToldAfterwards() {
        try (var server = PostgresServer.start(); var shared = Home.at(server::nothing)) {
            var first = shared.of("Ada");
            var second = shared.of("Ben");
            first.create("shop", Map.of("name", "milk"));
            until(() -> known(second).contains("created:user by Ada: milk"));

            server.crash();
            first.create("shop", Map.of("name", "tea"));
            first.create("shop", Map.of("name", "rice"));

            until(() -> known(second).contains("created:user by Ada: tea")
                && known(second).contains("created:user by Ada: rice"));
        }
    }

    @Test
    void theConversationKnowsWhatAnotherDid() {
        ada.create("shop", Map.of("name", "milk"));
        until(() -> known(ben).contains("created:user by Ada: milk"));

        assertThat(say(ben, "what's on my shopping list?")).contains("milk");
        assertThat(say(ben, "tick off the milk")).contains("milk");
        assertThat(rows(ada, "shopping_list").getFirst().isTrue("is_purchased")).isTrue();
    }

    @Test
    void aReplySaysWhatAnotherTicked() {
        var milk = ada.create("shop", Map.of("name", "milk"));
        var tea = ada.create("shop", Map.of("name", "tea"));
        ada.create("shop", Map.of("name", "salt"));
        ben.update("shop", milk.id().toString(), Map.of("is_purchased", true));
        ada.update("shop", tea.id().toString(), Map.of("is_purchased", true));

        assertThat(say(ada, "what's on my shopping list?")).contains("salt")
            .containsAnyOf("Ticked off: milk (by Ben, just now) and tea.",
                "Ticked off: tea and milk (by Ben, just now).");
        assertThat(say(ben, "what's on my shopping list?")).contains("tea (by Ada, just now)")
            .doesNotContain("milk (by");
    }

    @Test
    void aReplySaysWhoDidATask() {
        var sweep = ada.create("task", Map.of("title", "Sweep the floor"));
        ben.update("task", sweep.id().toString(), Map.of("completed", true));

        assertThat(say(ada, "do I have a task to sweep the floor?")).contains("Sweep the floor (by Ben, just now)");
    }

    private static String say(Session session, String text) {
        var replies = new ArrayList<String>();
        session.say(text, Optional.empty(), event -> {
            switch (event) {
                case PipelineEvent.Done done -> replies.add(done.response());
                default -> {}
            }
        }).join();
        return String.join(" ", replies);
    }
}
