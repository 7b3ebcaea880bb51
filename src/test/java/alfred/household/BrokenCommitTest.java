package alfred.household;

import static alfred.household.Home.rows;
import static alfred.household.Home.until;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.core.crud.undo.Undo;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.core.session.Session;
import alfred.core.session.state.FormWrite;
import alfred.household.Cable.Cut;
import alfred.store.NeedsServer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The connection breaks in the middle of a write, or at its commit, so that Alfred is not told whether it happened:
/// what was written is there once, whether it had happened or not.
@NeedsServer
class BrokenCommitTest {
    @TempDir
    private Path folder;
    private final Home home = Home.make();
    private final Cable cable = home.cable();
    private final Session ben = home.of("Ben");

    @AfterEach
    void close() {
        home.close();
        cable.close();
    }

    @ParameterizedTest @EnumSource
    void aWriteWaitsAndIsThereOnce(Cut moment) {
        var ada = begin();
        cable.cutAt(moment);

        var salt = ada.create("shop", Map.of("name", "salt"));

        assertThat(rows(ben, "shopping_list")).hasSize(moment == Cut.ANSWER ? 1 : 0);
        assertThat(ada.store().away().orElseThrow().state().waiting()).isEqualTo(1);
        assertThat(rows(ada, "shopping_list")).extracting(Row::id).containsExactly(salt.id());
        plug(ada);
        for (var person : List.of(ada, ben)) {
            assertThat(rows(person, "shopping_list")).extracting(Row::id).containsExactly(salt.id());
        }
        assertThat(ada.undo()).isInstanceOf(Undo.Result.Done.class);
        assertThat(rows(ben, "shopping_list")).isEmpty();
    }

    @ParameterizedTest @EnumSource
    void anAmountIsTakenOnce(Cut moment) {
        var ada = begin();
        ada.create("inv", Map.of("name", "rice", "quantity", 1000, "unit", "g", "location", "pantry"));
        Home.copied(ada);
        cable.cutAt(moment);

        use(ada, 200);
        use(ben, 100);
        plug(ada);

        assertThat(rows(ada, "inventory").getFirst().quantity("quantity")).contains(Fraction.of(700));
    }

    /// The copy does not know what was written before, so an undo cannot be done there.
    @Test
    void anUndoThatBreaksInItsMiddleIsNotDone() {
        var ada = begin();
        ada.create("shop", Map.of("name", "milk"));
        Home.copied(ada);
        cable.cutAt(Cut.WORK);

        assertThatThrownBy(ada::undo).isInstanceOfSatisfying(StoreException.class,
            e -> assertThat(e.kind()).isEqualTo(Kind.SERVER_UNREACHABLE));

        plug(ada);
        assertThat(rows(ben, "shopping_list")).hasSize(1);
        assertThat(ada.undo()).isInstanceOf(Undo.Result.Done.class);
        assertThat(rows(ben, "shopping_list")).isEmpty();
    }

    @ParameterizedTest @EnumSource(names = {"COMMIT", "ANSWER"})
    void anUndoIsDoneOnce(Cut moment) {
        var ada = begin();
        ada.create("shop", Map.of("name", "milk"));
        ada.create("shop", Map.of("name", "salt"));
        Home.copied(ada);
        cable.cutAt(moment);

        assertThat(ada.undo()).isInstanceOf(Undo.Result.Done.class);

        assertThat(rows(ada, "shopping_list")).hasSize(1);
        plug(ada);
        assertThat(rows(ben, "shopping_list")).extracting(row -> row.text("name")).containsExactly("milk");
        assertThat(ada.redo()).isInstanceOf(Undo.Result.Done.class);
        assertThat(rows(ben, "shopping_list")).hasSize(2);
    }

    @ParameterizedTest @EnumSource
    void aTurnGoesOn(Cut moment) {
        var ada = begin();
        cable.cutAt(moment);

        ada.say("add 2 onions to my shopping list", Optional.empty(), _ -> {}).join();

        until(() -> ada.store().away().orElseThrow().state().isOff());
        assertThat(rows(ada, "shopping_list")).hasSize(1);
        plug(ada);
        assertThat(rows(ben, "shopping_list")).hasSize(1);
        assertThat(ada.snapshot().recent()).hasSize(1);
        home.leave("Ada");
        assertThat(home.of("Ada", folder).snapshot().recent()).hasSize(1);
    }

    @ParameterizedTest @EnumSource
    void whatWaitsIsThereOnceAlthoughAlfredEndedMeanwhile(Cut moment) {
        var ada = begin();
        cable.cutAt(moment);
        ada.create("shop", Map.of("name", "salt"));
        home.leave("Ada");
        cable.plug();

        var again = home.of("Ada", folder, cable);

        assertThat(rows(again, "shopping_list")).hasSize(1);
        assertThat(rows(ben, "shopping_list")).hasSize(1);
    }

    /// The settling of the queue is one transaction, whose commit may break as well.
    @ParameterizedTest @EnumSource
    void settlingIsDoneOnce(Cut moment) {
        var ada = begin();
        cable.pull();
        until(() -> ada.store().away().orElseThrow().state().isOff());
        IntStream.range(0, 5).forEach(i -> ada.create("task", Map.of("title", "task " + i)));
        for (int i = 0; i < 3; i++) {
            cable.cutAt(moment);
            cable.plug();
            until(() -> cable.isPulled() || !ada.store().away().orElseThrow().state().isOff());
        }

        plug(ada);

        assertThat(rows(ben, "tasks")).extracting(row -> row.text("title")).containsExactly("task 0", "task 1",
            "task 2", "task 3", "task 4");
    }

    /// Where the server is in reach again at once, the commit is looked up.
    @ParameterizedTest @EnumSource
    void aCommitIsFoundOrWrittenWhenTheConnectionIsBackAtOnce(Cut moment) throws Exception {
        var ada = begin();
        for (int i = 0; i < 10; i++) {
            cable.cutAt(moment);
            var plugging = Thread.ofPlatform().start(() -> {
                until(cable::isPulled);
                cable.plug();
            });
            ada.create("task", Map.of("title", "task " + i));
            plugging.join();
            until(() -> !ada.store().away().orElseThrow().state().isOff());
            Home.copied(ada);
        }

        assertThat(rows(ben, "tasks")).hasSize(10);
    }

    /// Without a copy there is nowhere to wait: one sentence says so.
    @ParameterizedTest @EnumSource
    void withoutACopyAlfredSaysThatItIsNotThereOrUnsure(Cut moment) {
        var first = begin();
        var second = home.of("Ada", folder, cable);
        assertThat(second.store().away()).isEmpty();
        cable.cutAt(moment);

        assertThatThrownBy(() -> second.create("shop", Map.of("name", "salt"))).isInstanceOfSatisfying(
            StoreException.class,
            e -> assertThat(e.kind()).isEqualTo(moment == Cut.WORK ? Kind.SERVER_UNREACHABLE : Kind.SERVER_UNSURE));

        plug(first);
        assertThat(rows(ben, "shopping_list")).hasSize(moment == Cut.ANSWER ? 1 : 0);
    }

    @Test
    void cuttingIsOfACommitOnly() {
        var ada = begin();
        cable.cutAt(Cut.ANSWER);

        rows(ada, "shopping_list");
        rows(ada, "tasks");

        assertThat(cable.isPulled()).isFalse();
    }

    private Session begin() {
        var ada = home.of("Ada", folder, cable);
        Home.copied(ada);
        return ada;
    }

    private void plug(Session session) {
        cable.plug();
        until(() -> !session.store().away().orElseThrow().state().isOff());
    }

    private static void use(Session session, int grammes) {
        session.writeAll(List.of(new FormWrite.Run("use",
            Map.of("items", List.of(Map.of("name", "rice", "quantity", grammes, "unit", "g"))))));
    }
}
