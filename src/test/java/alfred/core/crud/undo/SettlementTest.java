package alfred.core.crud.undo;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.rule.CrudMiddleware;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.library.LibraryDomain;
import alfred.core.library.LibraryFixture;
import alfred.core.row.Away;
import alfred.core.row.Change;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.core.row.SessionRecords.SessionRecord;
import alfred.core.row.WriteUnit;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What was written while the household was out of reach meets what the others wrote meanwhile.
class SettlementTest {
    private static final UUID SESSION = UUID.randomUUID();
    private final LibraryFixture library = new LibraryFixture();
    private final WriteUnit unit = unit();
    private int keys;

    /// Prices are amounts of which each takes a part, and a book that is there already takes in a new one of its title.
    private static final CrudMiddleware SHARED = new CrudMiddleware() {
        @Override
        public Set<String> counted(EntityDefinition entity) {
            return entity.equals(LibraryDomain.BOOK) ? Set.of("price") : Set.of();
        }

        @Override
        public Optional<Row> absorb(EntityDefinition entity, Row values, Rows rows) {
            return !entity.equals(LibraryDomain.BOOK) ? Optional.empty()
                : rows.read(Query.all("books")).stream()
                    .filter(row -> row.text("title").equals(values.text("title"))).findFirst()
                    .map(row -> row.with("price",
                        row.quantity("price").orElseThrow().plus(values.quantity("price").orElseThrow())));
        }
    };

    @BeforeEach
    void begin() {
        var now = OffsetDateTime.now(LibraryFixture.CLOCK);
        library.store.change(tx -> tx.sessions().save(new SessionRecord(SESSION, "", "{}", now, now, false)));
    }

    @AfterEach
    void close() {
        library.close();
    }

    @Test
    void fieldsThatOnlyOneOfThemChangedAreMerged() {
        var dune = library.book("Dune", "pages", 400L);
        theirs(dune, "genre", "novel");

        assertThat(settle(written(changed(dune, dune.with("pages", 412L))))).isEmpty();

        assertThat(book()).returns("novel", row -> row.text("genre")).returns(Optional.of(412L),
            row -> row.integer("pages"));
    }

    @Test
    void aCallIsMergedOnce() {
        var dune = library.book("Dune", "price", Fraction.of(10));
        var call = written(changed(dune, dune.with("price", Fraction.of(8))));

        settle(call);
        settle(call);

        assertThat(book().quantity("price")).contains(Fraction.of(8));
    }

    @Test
    void anAmountChangesByWhatBothTook() {
        var dune = library.book("Dune", "price", Fraction.of(10));
        theirs(dune, "price", Fraction.of(9));

        assertThat(settle(written(changed(dune, dune.with("price", Fraction.of(8)))))).isEmpty();

        assertThat(book().quantity("price")).contains(Fraction.of(7));
    }

    @Test
    void whatBothChangedIsMineAndTold() {
        var dune = library.book("Dune", "genre", "novel");
        theirs(dune, "genre", "poetry");

        assertThat(settle(written(changed(dune, dune.with("genre", "science")))))
            .containsExactly("Dune was changed meanwhile too; what you wrote is there now.");

        assertThat(book().text("genre")).isEqualTo("science");
    }

    @Test
    void aChangeOfWhatIsGoneIsLeftOutAndTold() {
        var dune = library.book("Dune");
        library.store.change(tx -> tx.delete(LibraryDomain.BOOK, dune.id()));

        assertThat(settle(written(changed(dune, dune.with("genre", "novel")))))
            .containsExactly("Dune is not there any more, so your change to it was left out.");

        assertThat(library.titles()).isEmpty();
    }

    @Test
    void aDeletionTakesWhatNobodyChanged() {
        var dune = library.book("Dune");

        assertThat(settle(written(deleted(LibraryDomain.BOOK, dune)))).isEmpty();
        assertThat(settle(written(deleted(LibraryDomain.BOOK, dune)))).isEmpty();

        assertThat(library.titles()).isEmpty();
    }

    @Test
    void whatOthersChangedStaysWithAllThatBelongsToIt() {
        var dune = library.book("Dune");
        var chapter = library.stored(LibraryDomain.CHAPTER, "book_id", dune.id(), "name", "One");
        theirs(dune, "genre", "novel");

        assertThat(settle(written(deleted(LibraryDomain.CHAPTER, chapter), deleted(LibraryDomain.BOOK, dune))))
            .containsExactly("Dune was changed meanwhile, so it was not deleted.");

        assertThat(library.titles()).containsExactly("Dune");
        assertThat(library.rows(LibraryDomain.CHAPTER)).hasSize(1);
    }

    @Test
    void ofAnAmountThatGrewOnlyWhatWasThereIsUsedUp() {
        var dune = library.book("Dune", "price", Fraction.of(10));
        var emma = library.book("Emma", "price", Fraction.of(10));
        theirs(dune, "price", Fraction.of(15));
        theirs(emma, "price", Fraction.of(4));

        assertThat(settle(written(deleted(LibraryDomain.BOOK, dune), deleted(LibraryDomain.BOOK, emma)))).isEmpty();

        assertThat(library.titles()).containsExactly("Dune");
        assertThat(book().quantity("price")).contains(Fraction.of(5));
    }

    @Test
    void aNewRowIsCreatedAsItWas() {
        var dune = fresh("title", "Dune", "price", Fraction.of(3));

        settle(written(new Change("books", dune.id(), null, dune)));

        assertThat(book()).returns(dune.id(), Row::id).returns("Dune", row -> row.text("title"));
    }

    @Test
    void theSameThingPutDownByBothIsOneRow() {
        var there = library.book("Dune", "price", Fraction.of(2));
        var mine = fresh("title", "Dune", "price", Fraction.of(3));

        settle(written(new Change("books", mine.id(), null, mine)),
            written(new Change("books", mine.id(), mine, mine.with("genre", "novel"))));

        assertThat(library.rows(LibraryDomain.BOOK)).singleElement().returns(there.id(), Row::id)
            .returns(Optional.of(Fraction.of(5)), row -> row.quantity("price"))
            .returns("novel", row -> row.text("genre"));
    }

    @Test
    void whatBelongsToARowThatWasTakenInBelongsToTheOtherOne() {
        var there = library.book("Dune", "price", Fraction.of(2));
        var mine = fresh("title", "Dune", "price", Fraction.of(3));
        var loan = fresh("due", LocalDate.of(2026, 2, 1), "desk", "front", "book_id", mine.id());

        settle(written(new Change("books", mine.id(), null, mine), new Change("loans", loan.id(), null, loan)));

        assertThat(library.rows(LibraryDomain.LOAN)).singleElement()
            .returns(Optional.of(there.id()), row -> row.reference("book_id"));
    }

    @Test
    void aLinkToWhatIsGoneIsLeftOut() {
        var loan = fresh("due", LocalDate.of(2026, 2, 1), "desk", "front", "book_id", UUID.randomUUID());

        assertThat(settle(written(new Change("loans", loan.id(), null, loan)))).isEmpty();

        assertThat(library.rows(LibraryDomain.LOAN)).singleElement().returns(false, row -> row.has("book_id"));
    }

    @Test
    void whatCannotBeWithoutWhatIsGoneIsRefusedAloneAndTold() {
        var chapter = fresh("book_id", UUID.randomUUID(), "name", "One", "position", 1L);
        var dune = fresh("title", "Dune");

        assertThat(
            settle(written(new Change("chapters", chapter.id(), null, chapter), new Change("books", dune.id(), null,
                dune))))
            .containsExactly(
                "One could not be kept as you wrote it, since something it belongs to is not there any more.");

        assertThat(library.titles()).containsExactly("Dune");
    }

    @Test
    void aUnitIsUndoneAndRedone() {
        var dune = library.book("Dune", "price", Fraction.of(10));
        settle(written(changed(dune, dune.with("price", Fraction.of(8)))));
        theirs(dune, "genre", "novel");

        settle(of(Away.Kind.UNDONE));
        assertThat(book().quantity("price")).contains(Fraction.of(10));
        settle(of(Away.Kind.UNDONE));
        assertThat(book().quantity("price")).contains(Fraction.of(10));

        settle(of(Away.Kind.REDONE));
        assertThat(book()).returns(Optional.of(Fraction.of(8)), row -> row.quantity("price"))
            .returns("novel", row -> row.text("genre"));
        library.store.look(rows -> assertThat(rows.read(Query.all("books"))).hasSize(1));
    }

    private List<String> settle(Away.Queued... queue) {
        return library.store.write(tx -> new Settlement(LibraryFixture.DOMAIN, SHARED).settle(tx, List.of(queue)));
    }

    private Away.Queued written(Change... changes) {
        return new Away.Queued(Away.Kind.WRITTEN, unit, "away " + ++keys, List.of(changes), "");
    }

    private Away.Queued of(Away.Kind kind) {
        return new Away.Queued(kind, unit, "", List.of(), "");
    }

    private static WriteUnit unit() {
        return new WriteUnit(UUID.randomUUID(), SESSION, 1, WriteUnit.Origin.TURN);
    }

    private static Change changed(Row before, Row after) {
        return new Change("books", before.id(), before, after);
    }

    private static Change deleted(EntityDefinition entity, Row row) {
        return new Change(entity.table(), row.id(), row, null);
    }

    private static Row fresh(Object... pairs) {
        return Row.of(pairs).with(Row.ID, UUID.randomUUID());
    }

    private void theirs(Row row, String column, Object value) {
        library.store.change(tx -> tx.update(LibraryDomain.BOOK, row.id(), LibraryFixture.fields(column, value)));
    }

    private Row book() {
        return library.rows(LibraryDomain.BOOK).getFirst();
    }
}
