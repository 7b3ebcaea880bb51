package alfred.core.crud.read;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.library.LibraryDomain;
import alfred.core.library.LibraryFixture;
import alfred.core.registry.Action;
import alfred.core.registry.RefEntry;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RefTranslatorTest {
    private final LibraryFixture library = new LibraryFixture();
    private final RefTranslator translator = new RefTranslator(LibraryFixture.DOMAIN, library.registry);
    private final List<Query> asked = new ArrayList<>();
    private final LocalDate due = LocalDate.of(2026, 2, 1);

    @AfterEach
    void close() {
        library.close();
    }

    @Test
    void everyRelationBecomesARefWithItsName() {
        var book = library.book("Dune");
        var loan = library.stored(LibraryDomain.LOAN, "due", due, "book_id", book.id());

        var shown = translate(LibraryDomain.LOAN, loan).getFirst();

        assertThat(shown.values()).containsEntry("id", "book_loan_1").containsEntry("book_id", "book_1")
            .containsEntry("_book_id_label", "Dune");
        assertThat(library.entry("book_1")).returns(Action.LINKED, RefEntry::action).returns("Dune", RefEntry::label);
        assertThat(library.entry("book_loan_1").label()).isEqualTo("2026-02-01 [front]");
    }

    @Test
    void namesComeInOneQueryForEachTable() {
        var loans = new ArrayList<Row>();
        for (int i = 0; i < 20; i++) {
            var book = library.book("Book " + i);
            var reader = library.stored(LibraryDomain.READER, "name", "Reader " + i);
            loans.add(library.stored(LibraryDomain.LOAN, "due", due, "book_id", book.id(), "reader_id", reader.id()));
        }

        var shown = translate(LibraryDomain.LOAN, loans.toArray(Row[]::new));

        assertThat(asked).extracting(Query::table).containsExactlyInAnyOrder("books", "readers");
        assertThat(shown).extracting(r -> r.text("_reader_id_label")).doesNotContain("").hasSize(20)
            .doesNotHaveDuplicates();
    }

    @Test
    void nestedRowsAreTranslatedToo() {
        var reader = library.stored(LibraryDomain.READER, "name", "Ann");
        var book = library.book("Dune");
        var chapter =
            library.stored(LibraryDomain.CHAPTER, "book_id", book.id(), "name", "One", "told_by", reader.id());

        var shown = translate(LibraryDomain.BOOK, book.with("chapters", List.of(chapter))).getFirst().rows("chapters")
            .getFirst();

        assertThat(shown.values()).containsEntry("told_by", "reader_1").containsEntry("_told_by_label", "Ann")
            .as("a child stands under its parent").doesNotContainKeys("id", "book_id");
        assertThat(library.registry.entries()).extracting(RefEntry::ref).containsExactly("book_1", "reader_1");
    }

    @Test
    void aChildThatWasNamedAloneKeepsItsRefUnderItsParent() {
        var book = library.book("Dune");
        var chapter = library.stored(LibraryDomain.CHAPTER, "book_id", book.id(), "name", "One");
        translate(LibraryDomain.CHAPTER, chapter);

        var shown = translate(LibraryDomain.BOOK, book.with("chapters", List.of(chapter))).getFirst().rows("chapters")
            .getFirst();

        assertThat(shown.text("id")).isEqualTo("chapter_1");
    }

    @Test
    void aNameThatIsNotFoundIsAskedForAgain() {
        var missing = UUID.randomUUID();
        var loan = Row.of("id", UUID.randomUUID(), "due", due, "desk", "back", "book_id", missing);

        var shown = translate(LibraryDomain.LOAN, loan).getFirst();

        assertThat(shown.text("book_id")).isEqualTo("book_1");
        assertThat(shown.has("_book_id_label")).isFalse();
        library.store
            .write(tx -> tx.insert(LibraryDomain.BOOK, Row.of("id", missing, "title", "Found", "is_lent", false)));
        assertThat(translate(LibraryDomain.LOAN, loan).getFirst().text("_book_id_label")).isEqualTo("Found");
    }

    @Test
    void nothingThatIsShownHoldsAnId() {
        var book = library.book("Dune");
        var chapter = library.stored(LibraryDomain.CHAPTER, "book_id", book.id(), "name", "One");

        var shown = translate(LibraryDomain.BOOK, book.with("chapters", List.of(chapter)));

        assertThat(shown.toString()).doesNotContainPattern("[0-9a-f]{8}-[0-9a-f]{4}");
        assertThat(shown.getFirst().has(Row.VERSION)).isFalse();
    }

    private List<Row> translate(EntityDefinition entity, Row... rows) {
        return library.store.read(stored -> translator.toRefs(entity, List.of(rows), new Asked(stored)));
    }

    /// Rows that keep count of the queries.
    private final class Asked implements Rows {
        private final Rows rows;

        Asked(Rows rows) {
            this.rows = rows;
        }

        @Override
        public List<Row> read(Query query) {
            asked.add(query);
            return rows.read(query);
        }

        @Override
        public Optional<Row> find(EntityDefinition entity, UUID id) {
            throw new AssertionError("one by one");
        }

        @Override
        public Row insert(EntityDefinition entity, Row values) {
            throw new AssertionError("a read writes");
        }

        @Override
        public Row update(EntityDefinition entity, UUID id, Map<String, Object> values) {
            throw new AssertionError("a read writes");
        }

        @Override
        public void delete(EntityDefinition entity, UUID id) {
            throw new AssertionError("a read writes");
        }
    }
}
