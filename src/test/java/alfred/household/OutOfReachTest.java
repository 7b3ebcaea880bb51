package alfred.household;

import static alfred.household.Home.known;
import static alfred.household.Home.rows;
import static alfred.household.Home.until;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.undo.Undo;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.session.Session;
import alfred.core.session.state.FormWrite;
import alfred.store.NeedsServer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One of two people, Ada, goes on while her computer has no connection to the household's server; Ben has one.
@NeedsServer
class OutOfReachTest {
    @TempDir
    private Path folder;
    private final Home home = Home.make();
    private final Cable cable = home.cable();

    @AfterEach
    void close() {
        home.close();
        cable.close();
    }

    @Test
    void whatWasSeenLastIsReadOn() {
        var ada = begin();
        var ben = home.of("Ben");
        ben.create("recipe", Map.of("name", "Stew", "ingredients", List.of("2 carrots")));
        until(() -> !rows(ada, "recipe_ingredients").isEmpty());
        pull(ada);

        assertThat(rows(ada, "recipes")).extracting(row -> row.text("name")).containsExactly("Stew");
        assertThat(rows(ada, "recipe_ingredients")).hasSize(1);
        assertThat(rows(ada, "ingredients")).hasSizeGreaterThan(100);
    }

    @Test
    void ticksAndEntriesAreSettledOnReturn() {
        var ada = begin();
        var ben = home.of("Ben");
        var milk = ada.create("shop", Map.of("name", "milk"));
        var tea = ada.create("shop", Map.of("name", "tea"));
        pull(ada);

        tick(ada, milk);
        ada.create("shop", Map.of("name", "salt"));
        ada.create("task", Map.of("title", "Sweep"));
        tick(ben, milk);
        ben.update("shop", tea.id().toString(), Map.of("notes", "green"));
        ben.create("shop", Map.of("name", "bread"));
        assertThat(ada.store().away().orElseThrow().state().waiting()).isEqualTo(3);
        assertThat(rows(ada, "shopping_list")).extracting(row -> row.text("name")).containsExactly("milk", "tea",
            "salt");
        plug(ada);

        for (var person : List.of(ada, ben)) {
            assertThat(rows(person, "shopping_list")).extracting(row -> row.text("name"))
                .containsExactlyInAnyOrder("milk", "tea", "salt", "bread");
            assertThat(line(person, "milk").isTrue("is_purchased")).isTrue();
            assertThat(line(person, "tea").text("notes")).isEqualTo("green");
            assertThat(rows(person, "tasks")).hasSize(1);
        }
        assertThat(ada.store().away().orElseThrow().state().told()).isEmpty();
        until(() -> known(ben).contains("created:user by Ada: salt"));
        until(() -> known(ada).contains("created:user by Ben: bread"));
    }

    @Test
    void fieldsAreMergedAndAmountsChangeByDifferences() {
        var ada = begin();
        var ben = home.of("Ben");
        var rice = ada.create("inv", Map.of("name", "rice", "quantity", 1000, "unit", "g", "location", "pantry"));
        var stew = ada.create("recipe",
            Map.of("name", "Stew", "notes", "good", "occasions", List.of("winter"), "servings", 4));
        pull(ada);

        use(ada, 200);
        ada.update("recipe", stew.id().toString(),
            Map.of("notes", "very good", "occasions", List.of("winter", "guests")));
        use(ben, 100);
        ben.update("inv", rice.id().toString(), Map.of("location", "cabinet"));
        ben.update("recipe", stew.id().toString(), Map.of("servings", 6, "occasions", List.of("winter", "Sunday")));
        plug(ada);

        for (var person : List.of(ada, ben)) {
            var lot = rows(person, "inventory").getFirst();
            assertThat(lot.quantity("quantity")).contains(Fraction.of(700));
            assertThat(lot.text("location")).isEqualTo("cabinet");
            var recipe = rows(person, "recipes").getFirst();
            assertThat(recipe.text("notes")).isEqualTo("very good");
            assertThat(recipe.integer("servings")).contains(6L);
            assertThat(recipe.texts("occasions")).containsExactlyInAnyOrder("winter", "Sunday", "guests");
        }
    }

    @Test
    void aLotThatBothUsedUpIsGone() {
        var ada = begin();
        var ben = home.of("Ben");
        ada.create("inv", Map.of("name", "rice", "quantity", 300, "unit", "g", "location", "pantry"));
        pull(ada);

        use(ada, 300);
        use(ben, 100);
        plug(ada);

        assertThat(rows(ben, "inventory")).isEmpty();
        assertThat(rows(ada, "inventory")).isEmpty();
    }

    @Test
    void theSameThingPutDownByBothIsOneLine() {
        var ada = begin();
        var ben = home.of("Ben");
        pull(ada);

        var mine = ada.create("shop", Map.of("name", "milk", "quantity", 1, "unit", "l"));
        ben.create("shop", Map.of("name", "milk", "quantity", 2, "unit", "l"));
        tick(ada, mine);
        plug(ada);

        assertThat(rows(ben, "shopping_list")).hasSize(1);
        assertThat(line(ben, "milk").quantity("quantity")).contains(Fraction.of(3));
        assertThat(line(ben, "milk").isTrue("is_purchased")).isTrue();
    }

    @Test
    void whatCouldNotBeDoneIsTold() {
        var ada = begin();
        var ben = home.of("Ben");
        var milk = ada.create("shop", Map.of("name", "milk"));
        var tea = ada.create("shop", Map.of("name", "tea"));
        var salt = ada.create("shop", Map.of("name", "salt", "notes", "fine"));
        pull(ada);

        tick(ada, milk);
        ada.delete("shop", tea.id().toString());
        ada.update("shop", salt.id().toString(), Map.of("notes", "coarse"));
        ben.delete("shop", milk.id().toString());
        ben.update("shop", tea.id().toString(), Map.of("notes", "green"));
        ben.update("shop", salt.id().toString(), Map.of("notes", "from the sea"));
        plug(ada);

        assertThat(ada.store().away().orElseThrow().state().told()).containsExactly(
            "Ben deleted milk meanwhile, so your change to it was left out.",
            "Ben changed tea meanwhile, so it was not deleted.",
            "Ben changed salt meanwhile too; what you wrote is there now.");
        assertThat(rows(ben, "shopping_list")).extracting(row -> row.text("name")).containsExactly("tea", "salt");
        assertThat(line(ben, "salt").text("notes")).isEqualTo("coarse");
    }

    @Test
    void nothingIsLostOrDoubledIfAlfredEndsMeanwhile() {
        var ada = begin();
        var ben = home.of("Ben");
        var milk = ada.create("shop", Map.of("name", "milk"));
        ada.say("add 2 onions to my shopping list", Optional.empty(), _ -> {}).join();
        pull(ada);
        tick(ada, milk);
        ada.create("shop", Map.of("name", "salt"));
        home.leave("Ada");

        var again = home.of("Ada", folder, cable);
        assertThat(again.store().away().orElseThrow().state().isOff()).isTrue();
        assertThat(again.snapshot().recent()).hasSize(1);
        assertThat(line(again, "milk").isTrue("is_purchased")).isTrue();
        again.create("shop", Map.of("name", "pepper"));
        again.say("add 3 lemons to my shopping list", Optional.empty(), _ -> {}).join();
        home.leave("Ada");
        cable.plug();
        var third = home.of("Ada", folder, cable);

        until(() -> !third.store().away().orElseThrow().state().isOff());
        for (var person : List.of(third, ben)) {
            assertThat(rows(person, "shopping_list")).extracting(row -> row.text("name"))
                .containsExactlyInAnyOrder("milk", "onions", "salt", "pepper", "lemons");
            assertThat(line(person, "milk").isTrue("is_purchased")).isTrue();
        }
        assertThat(third.snapshot().recent()).hasSize(2);
        assertThat(third.store().away().orElseThrow().state().waiting()).isZero();
    }

    @Test
    void whatWasWrittenMeanwhileCanBeUndoneThenAndLater() {
        var ada = begin();
        var ben = home.of("Ben");
        pull(ada);
        ada.create("shop", Map.of("name", "salt"));
        ada.create("shop", Map.of("name", "pepper"));

        assertThat(ada.undo()).isInstanceOf(Undo.Result.Done.class);
        assertThat(rows(ada, "shopping_list")).hasSize(1);
        plug(ada);
        assertThat(rows(ben, "shopping_list")).extracting(row -> row.text("name")).containsExactly("salt");
        assertThat(ada.undo()).isInstanceOf(Undo.Result.Done.class);

        assertThat(rows(ben, "shopping_list")).isEmpty();
    }

    @Test
    void aConnectionThatFallsSilentIsNoticed() {
        var ada = begin();
        var milk = ada.create("shop", Map.of("name", "milk"));
        Home.copied(ada);

        cable.hush();

        assertThat(rows(ada, "shopping_list")).hasSize(1);
        tick(ada, milk);
        assertThat(ada.store().away().orElseThrow().state().isOff()).isTrue();
        plug(ada);
        assertThat(line(home.of("Ben"), "milk").isTrue("is_purchased")).isTrue();
    }

    @Test
    void whatWaitsIsNotSentToAnotherHousehold() {
        var ada = begin();
        pull(ada);
        ada.create("shop", Map.of("name", "salt"));
        home.leave("Ada");
        try (var other = Home.make()) {
            assertThat(rows(other.of("Ada", folder), "shopping_list")).isEmpty();
            assertThat(rows(other.of("Ben"), "shopping_list")).isEmpty();
        }

        assertThat(folder).isDirectoryContaining("glob:**/household-before-*");
    }

    private Session begin() {
        var ada = home.of("Ada", folder, cable);
        Home.copied(ada);
        return ada;
    }

    private void pull(Session session) {
        Home.copied(session);
        cable.pull();
        until(() -> session.store().away().orElseThrow().state().isOff());
    }

    private void plug(Session session) {
        cable.plug();
        until(() -> !session.store().away().orElseThrow().state().isOff());
    }

    private static void tick(Session session, Row row) {
        session.update("shop", row.id().toString(), Map.of("is_purchased", true));
    }

    private static void use(Session session, int grammes) {
        session.writeAll(List.of(new FormWrite.Run("use",
            Map.of("items", List.of(Map.of("name", "rice", "quantity", grammes, "unit", "g"))))));
    }

    private static Row line(Session session, String name) {
        return rows(session, "shopping_list").stream().filter(row -> row.text("name").equals(name)).findFirst()
            .orElseThrow();
    }
}
