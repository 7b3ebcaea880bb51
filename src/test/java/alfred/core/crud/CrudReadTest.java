package alfred.core.crud;

import static alfred.core.crud.call.ToolCall.where;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.Row;
import alfred.core.library.LibraryDomain;
import alfred.core.library.LibraryFixture;
import alfred.core.registry.RefEntry;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CrudReadTest {
    private final LibraryFixture library = new LibraryFixture();

    @BeforeEach
    void books() {
        library.book("Dune", "genre", "novel", "pages", 412L, "summary", "Sand", "published", LocalDate.of(1965, 8, 1),
            "tags", List.of("space"));
        library.book("Emma", "genre", "novel", "pages", 474L);
        library.book("Odes", "genre", "poetry", "pages", 90L);
    }

    @AfterEach
    void close() {
        library.close();
    }

    @Test
    void aPlainReadBringsTheSummary() {
        var rows = read(ToolCall.read("books"));

        assertThat(rows).hasSize(3);
        assertThat(rows.getFirst().columns()).containsExactly("id", "title", "genre", "pages");
        assertThat(library.entry("book_1").detail().level()).isEqualTo("summary");
    }

    @Test
    void aReadByIdBringsAllOfIt() {
        read(ToolCall.read("books"));

        var rows = read(ToolCall.read("books", where("id", "=", "book_1")));

        assertThat(rows.getFirst().columns()).contains("summary", "chapters");
        assertThat(library.entry("book_1").detail().level()).isEqualTo("full");
    }

    @Test
    void theColumnsAskedForComeWithTheLabel() {
        assertThat(read(ToolCall.read("books").withColumns("pages")).getFirst().columns()).containsExactly("id",
            "title", "pages");
    }

    @Test
    void aComputedLabelDoesNotSufferFromTheColumns() {
        library.stored(LibraryDomain.LOAN, "due", LocalDate.of(2026, 2, 1), "desk", "back", "notes", "late");

        read(ToolCall.read("loans").withColumns("notes"));

        assertThat(library.entry("book_loan_1").label()).isEqualTo("2026-02-01 [back]");
    }

    @ParameterizedTest @CsvSource({
        "title, =, dune, Dune", "title, !=, Dune, Emma Odes", "pages, >, 412, Emma", "pages, <, 412, Odes",
        "pages, >=, 412, Dune Emma", "pages, <=, 412, Dune Odes", "title, ilike, %m%, Emma",
        "title, contains, ne, Dune", "published, is_null, , Emma Odes", "published, is_not_null, , Dune",
        "tags, contains, SPACE, Dune", "published, >=, 1965-08-01, Dune",
        "is_lent, =, false, Dune Emma Odes"})
    void everyOperatorWorksInBothLists(String field, String op, String value, String titles) {
        var condition = where(field, op, value);

        assertThat(titles(ToolCall.read("books", condition))).isEqualTo(titles);
        assertThat(titles(ToolCall.read("books").anyOf(condition))).isEqualTo(titles);
    }

    @Test
    void listsWorkInBothListsToo() {
        assertThat(titles(ToolCall.read("books", where("title", "in", List.of("dune", "Odes")))))
            .isEqualTo("Dune Odes");
        assertThat(titles(ToolCall.read("books").anyOf(where("title", "not_in", List.of("Dune")))))
            .isEqualTo("Emma Odes");
    }

    @Test
    void eitherIsOrAndBothIsAnd() {
        var either = ToolCall.read("books", where("genre", "=", "novel")).anyOf(where("title", "=", "Odes"),
            where("pages", ">", 450));

        assertThat(titles(either)).isEqualTo("Emma");
    }

    @ParameterizedTest @CsvSource({
        "cellar, title, =, x, 'Tables: readers, books, chapters, loans'",
        "books, colour, =, red, 'Fields: title, genre, pages'", "books, title, like, x, 'Operators: =, !=, >'",
        "books, pages, =, many, whole number", "books, published, >, yesterday, 'date, YYYY-MM-DD'",
        "books, pages, contains, 4, does not go with", "books, title, in, Dune, take a list",
        "books, title, =, , needs one value", "books, title, similar, x, _semantic",
        "books, id, =, book_77, read it first", "books, id, =, vitamin_12, An id is a ref",
        "books, id, =, a508000d-9b55-40f0-8886-dbdd88bd2de2, An id is a ref"})
    void whatIsWrongIsSaidWithWhatIsAllowed(String table, String field, String op, String value, String words) {
        var result = library.run(ToolCall.read(table, where(field, op, value)));

        assertThat(result.outcome()).isEqualTo(ToolResult.Outcome.REFUSED);
        assertThat(result.rows()).isEmpty();
        assertThat(result.message()).contains(words);
        assertThat(library.registry.entries()).isEmpty();
    }

    @Test
    void aRefOfAnotherTypeIsRefused() {
        var reader = library.refOf(LibraryDomain.READER, library.stored(LibraryDomain.READER, "name", "Ann"));

        assertThat(library.run(ToolCall.read("books", where("id", "=", reader))).message()).contains("reader",
            "a book is needed");
    }

    @Test
    void anOwnerInAFilterIsIgnored() {
        assertThat(titles(ToolCall.read("books", where("owner_id", "=", "somebody else"), where("title", "=", "Dune"))))
            .isEqualTo("Dune");
    }

    @Test
    void aDraftIsReadFromMemory() {
        var draft = library.registry.registerGenerated("book", "Ulysses", Row.of("title", "Ulysses", "pages", 730L), 1);

        assertThat(read(ToolCall.read("books", where("id", "=", draft))))
            .containsExactly(Row.of("id", draft, "title", "Ulysses", "pages", 730L));
        assertThat(read(ToolCall.read("books").anyOf(where("id", "=", draft)))).as("in the other list too").hasSize(1);
        assertThat(
            read(ToolCall.read("books", where("id", "in", List.of(draft))).withColumns("title")).getFirst().columns())
            .containsExactly("id", "title");
    }

    @Test
    void aListMayMixDraftsAndRows() {
        var draft = library.registry.registerGenerated("book", "Ulysses", Row.of("title", "Ulysses"), 1);
        read(ToolCall.read("books"));

        assertThat(titles(ToolCall.read("books", where("id", "in", List.of(draft, "book_2")))))
            .isEqualTo("Emma Ulysses");
        assertThat(titles(ToolCall.read("books").anyOf(where("id", "=", draft), where("title", "=", "Odes"))))
            .isEqualTo("Odes Ulysses");
        assertThat(titles(ToolCall.read("books", where("id", "not_in", List.of(draft, "book_2")))))
            .isEqualTo("Dune Odes");
        assertThat(titles(ToolCall.read("books").anyOf(where("id", "!=", draft)))).isEqualTo("Dune Emma Odes");
    }

    @Test
    void aRelationToADraftIsRefused() {
        var draft = library.registry.registerGenerated("book", "Ulysses", Row.of("title", "Ulysses"), 1);

        var result = library.run(ToolCall.read("loans", where("book_id", "=", draft)));

        assertThat(result.message()).contains("not saved yet");
    }

    @Test
    void aSavedDraftIsReadFromTheStore() {
        var draft = library.registry.registerGenerated("book", "Ulysses", Row.of("title", "Ulysses"), 1);
        library.run(SaveArtifact.call(List.of(draft)));
        var id = library.registry.uuidOf(draft).orElseThrow();
        library.store.write(tx -> tx.update(LibraryDomain.BOOK, id, LibraryFixture.fields("pages", 730L)));

        assertThat(read(ToolCall.read("books", where("id", "=", draft))).getFirst().integer("pages")).contains(730L);
    }

    @Test
    void whatWasAskedIsPartOfTheResult() {
        var call = ToolCall.read("books", where("pages", ">", 5_000));
        var result = library.run(call);

        assertThat(result.isDone()).isTrue();
        assertThat(result.rows()).isEmpty();
        assertThat(result.call()).isEqualTo(call);
    }

    @Test
    void orderAndLimitHold() {
        var call =
            new ToolCall(ToolCall.READ, "books", List.of(), List.of(), List.of(), List.of("pages desc"), 2, List.of(),
                LibraryFixture.fields());

        assertThat(read(call)).extracting(r -> r.text("title")).containsExactly("Emma", "Dune");
        assertThat(library.registry.entries()).extracting(RefEntry::label).containsExactly("Emma", "Dune");
    }

    @Test
    void aNegativeLimitIsRefused() {
        var call = new ToolCall(ToolCall.READ, "books", List.of(), List.of(), List.of(), List.of(), -1, List.of(),
            LibraryFixture.fields());

        assertThat(library.run(call)).returns(false, ToolResult::isDone).extracting(ToolResult::message).asString()
            .contains("limit");
    }

    private List<Row> read(ToolCall call) {
        var result = library.run(call);
        assertThat(result.isDone()).as(result.message()).isTrue();
        return result.rows();
    }

    private String titles(ToolCall call) {
        return String.join(" ", read(call).stream().map(r -> r.text("title")).toList());
    }
}
