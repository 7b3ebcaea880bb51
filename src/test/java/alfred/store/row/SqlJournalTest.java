package alfred.store.row;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.domain.RowJson;
import alfred.core.row.Change;
import alfred.core.row.Journal.Entry;
import alfred.core.row.Journal;
import alfred.core.row.Store.Committed;
import alfred.core.row.WriteUnit.Origin;
import alfred.core.row.WriteUnit;
import alfred.kitchen.KitchenEntities;
import alfred.store.Kitchens;
import alfred.store.SqlStore;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SqlJournalTest {
    private static final UUID SESSION = UUID.randomUUID();

    private final SqlStore store = Kitchens.inMemory();
    private final WriteUnit first = unit(1, Origin.TURN);
    private final WriteUnit second = unit(2, Origin.FORM);

    @Test
    void aRowOfEachEntityIsReadFromItsImageAsItWas() {
        var random = new SplittableRandom(3);
        for (var entity : KitchenEntities.ALL) {
            var row = Kitchens.random(entity, random).with(Row.ID, UUID.randomUUID()).with(Row.VERSION, 1L);

            assertThat(SqlJournal.row(entity, RowJson.write(row).toString())).isEqualTo(row);
        }
    }

    @Test
    void aCallWithAKnownKeyAddsNothing() {
        var change = created("Eggs");

        assertThat((boolean) in(j -> j.append(first, "call 1", List.of(change), "note"))).isTrue();
        assertThat((boolean) in(j -> j.append(first, "call 1", List.of(created("Milk")), "other"))).isFalse();

        assertThat(entries(first)).containsExactly(new Entry("call 1", List.of(change), "note"));
    }

    @Test
    void entriesComeInTheOrderOfWritingWithTheirImages() {
        var row = Row.of("id", UUID.randomUUID(), "version", 1L, "name", "Eggs", "is_purchased", false);
        var changes = List.of(
            new Change("shopping_list", row.id(), null, row),
            new Change("shopping_list", row.id(), row, row.with("is_purchased", true).with("version", 2L)),
            new Change("shopping_list", row.id(), row, null));

        in(j -> j.append(first, "a", changes.subList(0, 2), ""));
        in(j -> j.append(first, "b", changes.subList(2, 3), ""));

        assertThat(entries(first)).containsExactly(
            new Entry("a", changes.subList(0, 2), ""), new Entry("b", changes.subList(2, 3), ""));
    }

    @Test
    void aLargeCallIsPackedAndReadTheSame() {
        var changes = LongStream.range(0, 1_500).mapToObj(i -> {
            var row = Row.of("id", UUID.randomUUID(), "version", 1L + i, "name", "Egg no. " + i, "quantity",
                Fraction.of(i, 3), "is_purchased", i % 2 == 0);
            return new Change("shopping_list", row.id(), i % 3 == 0 ? null : row, i % 3 == 1 ? null : row);
        }).toList();

        in(j -> j.append(first, "few", changes.subList(0, 3), ""));
        in(j -> j.append(first, "many", changes, "note"));

        assertThat(entries(first)).containsExactly(new Entry("few", changes.subList(0, 3), ""),
            new Entry("many", changes, "note"));
        assertThat(store.kept("journal")).hasSize(1_503).last()
            .satisfies(change -> assertThat(change.text("table")).isEqualTo("shopping_list"));
    }

    @Test
    void whatIsTooLargeToBePackedIsKeptInRows() {
        var random = new SplittableRandom(1);
        var changes = LongStream.range(0, 120).mapToObj(i -> {
            var noise = new StringBuilder();
            random.ints(20_000, 0x100, 0x2000).forEach(noise::appendCodePoint);
            var row = Row.of("id", UUID.randomUUID(), "version", 1L, "name", noise.toString());
            return new Change("shopping_list", row.id(), null, row);
        }).toList();

        in(j -> j.append(first, "noise", changes, ""));

        assertThat(entries(first)).containsExactly(new Entry("noise", changes, ""));
    }

    @Test
    void theUnitThatWroteLastIsTheLatest() {
        write(first, "1a");
        write(second, "2a");
        assertThat(in(Journal::latestDone)).contains(second);

        write(first, "1b");
        in(j -> j.append(unit(3, Origin.TURN), "3a", List.of(), ""));

        assertThat(in(Journal::latestDone)).contains(first);
    }

    @Test
    void undoneUnitsAreRedoneInReverse() {
        write(first, "1");
        write(second, "2");
        undo(second);
        assertThat(in(Journal::latestDone)).contains(first);

        undo(first);
        assertThat(in(Journal::latestDone)).isEmpty();
        assertThat(in(Journal::latestUndone)).contains(first);

        redo(first);
        assertThat(in(Journal::latestDone)).contains(first);
        assertThat(in(Journal::latestUndone)).contains(second);

        redo(second);
        assertThat(in(Journal::latestDone)).contains(second);
        assertThat(in(Journal::latestUndone)).isEmpty();
    }

    @Test
    void aNewWriteEmptiesWhatCouldBeRedone() {
        write(first, "1");
        undo(first);
        in(j -> j.append(second, "read", List.of(), ""));
        assertThat(in(Journal::latestUndone)).contains(first);

        write(second, "2");

        assertThat(in(Journal::latestUndone)).isEmpty();
        assertThat(in(Journal::latestDone)).contains(second);
    }

    @Test
    void undoAndRedoAreToldAsTheChangesTheyAre() {
        var told = new ArrayList<Committed>();
        store.onCommit(told::add);
        var eggs = created("Eggs");
        var milk = created("Milk");
        in(j -> j.append(first, "1", List.of(eggs), ""));
        in(j -> j.append(first, "2", List.of(milk), ""));

        undo(first);
        redo(first);

        assertThat(told.get(2).changes()).containsExactly(milk.reversed(), eggs.reversed());
        assertThat(told.get(3).changes()).containsExactly(eggs, milk);
    }

    private void write(WriteUnit unit, String key) {
        in(j -> j.append(unit, key, List.of(created(key)), ""));
    }

    private void undo(WriteUnit unit) {
        in(j -> {
            j.markUndone(unit.id());
            return true;
        });
    }

    private void redo(WriteUnit unit) {
        in(j -> {
            j.markRedone(unit.id());
            return true;
        });
    }

    private List<Entry> entries(WriteUnit unit) {
        return in(j -> j.entries(unit.id()));
    }

    private <T> T in(Function<Journal, T> work) {
        return store.write(tx -> work.apply(tx.journal()));
    }

    private static Change created(String name) {
        var row = Row.of("id", UUID.randomUUID(), "version", 1L, "name", name);
        return new Change(KitchenEntities.SHOPPING.table(), row.id(), null, row);
    }

    private static WriteUnit unit(int turn, Origin origin) {
        return new WriteUnit(UUID.randomUUID(), SESSION, turn, origin);
    }
}
