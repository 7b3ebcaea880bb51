package alfred.household;

import static alfred.household.Home.known;
import static alfred.household.Home.rows;
import static alfred.household.Home.until;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.Rounds;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.undo.Undo;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.session.Session;
import alfred.core.session.state.FormWrite;
import alfred.store.NeedsServer;
import alfred.store.PostgresServer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Many people of a household who write at the same time: nothing is lost, doubled, or refused for the others' sake.
@NeedsServer
class AllAtOnceTest {
    private static final int PEOPLE = 10;
    private static final int RECIPES = 180;
    private static final int CHANGES = Rounds.of(40, 200);
    @TempDir
    private Path folder;
    private final Home home = Home.make();

    @AfterEach
    void close() {
        home.close();
    }

    @Test
    void tenPeopleWriteAsMuchAsTheyCan() throws Exception {
        var people = IntStream.range(0, PEOPLE).mapToObj(i -> home.of("Person " + i)).toList();
        people.getFirst().create("inv",
            Map.of("name", "rice", "quantity", PEOPLE * CHANGES, "unit", "g", "location", "pantry"));

        together(
            people.stream().<Callable<Integer>>map(person -> () -> doings(person, people.indexOf(person))).toList());

        for (var person : List.of(people.getFirst(), people.getLast())) {
            assertThat(rows(person, "shopping_list")).extracting(row -> row.text("name")).doesNotHaveDuplicates()
                .hasSize(PEOPLE * CHANGES / 4);
            assertThat(rows(person, "tasks")).hasSize(PEOPLE * CHANGES / 4).allMatch(task -> task.isTrue("completed"));
            assertThat(rows(person, "inventory")).hasSize(1);
            assertThat(rows(person, "inventory").getFirst().quantity("quantity"))
                .contains(Fraction.of(PEOPLE * CHANGES - PEOPLE * CHANGES / 4));
        }
        people.getFirst().create("shop", Map.of("name", "the last"));
        for (var person : people.subList(1, PEOPLE)) {
            until(() -> known(person).contains("created:user by Person 0: the last"));
        }
    }

    /// Many changes: things put on the list, tasks made and ticked, and a gramme of rice used each time.
    private static int doings(Session person, int number) {
        for (int i = 0; i < CHANGES / 4; i++) {
            person.create("shop", Map.of("name", "thing " + number + "/" + i));
            var task = person.create("task", Map.of("title", "task " + number + "/" + i));
            person.update("task", task.id().toString(), Map.of("completed", true));
            person.writeAll(List.of(new FormWrite.Run("use",
                Map.of("items", List.of(Map.of("name", "rice", "quantity", 1, "unit", "g"))))));
        }
        return CHANGES;
    }

    /// Somebody imports a large cookbook, which is one transaction.
    @Test
    void whoHasToWaitForLongIsToldAndNotRefused() throws Exception {
        var ada = home.of("Ada", folder);
        Home.copied(ada);
        var told = new CopyOnWriteArrayList<Boolean>();
        ada.store().away().orElseThrow().onQueue(told::add);
        try (var threads = Executors.newSingleThreadExecutor()) {
            Future<Row> salt;
            try (var _ = PostgresServer.shared().writing(home.name())) {
                salt = threads.submit(() -> ada.create("shop", Map.of("name", "salt")));
                until(() -> told.equals(List.of(true)));
                assertThat(salt.isDone()).isFalse();
            }
            assertThat(salt.get().text("name")).isEqualTo("salt");
        }

        assertThat(told).containsExactly(true, false);
        assertThat(rows(ada, "shopping_list")).hasSize(1);
        assertThat(ada.store().away().orElseThrow().state().isOff()).isFalse();
    }

    @Test
    void othersWriteInBetweenWhileALargeCookbookIsImported() throws Exception {
        var ada = home.of("Ada");
        var ben = home.of("Ben");
        var before = new AtomicInteger();
        try (var threads = Executors.newSingleThreadExecutor()) {
            var importing = threads.submit(() -> ben.filling().fill(cookbook("Stew")));
            for (int i = 0; !importing.isDone(); i++) {
                ada.create("task", Map.of("title", "task " + i));
                before.addAndGet(importing.isDone() ? 0 : 1);
            }
            importing.get();
        }

        assertThat(before).hasPositiveValue();
        assertThat(rows(ada, "recipes")).hasSize(RECIPES);
        assertThat(ben.undo()).isInstanceOf(Undo.Result.Done.class);
        assertThat(rows(ada, "recipes")).isEmpty();
        assertThat(rows(ada, "recipe_ingredients")).isEmpty();
    }

    @Test
    void ofAnImportThatFailsNothingIsLeft() {
        var ben = home.of("Ben");
        var writes = new ArrayList<>(cookbook("Stew"));
        writes.add(new FormWrite.Create("recipe", Map.of("name", "")));

        assertThatThrownBy(() -> ben.filling().fill(writes)).isInstanceOf(CrudRefusal.class);

        assertThat(rows(ben, "recipes")).isEmpty();
        assertThat(rows(ben, "recipe_ingredients")).isEmpty();
    }

    private static List<FormWrite> cookbook(String name) {
        return IntStream.range(0, RECIPES).<FormWrite>mapToObj(i -> new FormWrite.Create("recipe",
            Map.of("name", name + " " + i, "ingredients", List.of("2 carrots", "1 onion")))).toList();
    }

    @Test
    void twoTicksOfTheSameThingAreOne() throws Exception {
        var ada = home.of("Ada");
        var ben = home.of("Ben");
        var milk = ada.create("shop", Map.of("name", "milk"));

        together(List.of(() -> tick(ada, milk.id().toString()), () -> tick(ben, milk.id().toString())));

        assertThat(rows(ada, "shopping_list")).hasSize(1).allMatch(row -> row.isTrue("is_purchased"));
    }

    private static int tick(Session person, String id) {
        person.update("shop", id, Map.of("is_purchased", true));
        return 1;
    }

    private static void together(List<Callable<Integer>> doings) throws InterruptedException, ExecutionException {
        try (var threads = Executors.newFixedThreadPool(doings.size())) {
            for (var done : threads.invokeAll(doings)) {
                assertThat(done.get()).isPositive();
            }
        }
    }
}
