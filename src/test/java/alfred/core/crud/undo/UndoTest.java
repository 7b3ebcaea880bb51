package alfred.core.crud.undo;

import static alfred.core.crud.call.ToolCall.where;
import static alfred.core.library.LibraryFixture.fields;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;

import alfred.core.crud.SaveArtifact;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.Row;
import alfred.core.library.LibraryDomain;
import alfred.core.library.LibraryFixture;
import alfred.core.registry.Action;
import alfred.core.registry.RefEntry;
import alfred.core.row.Change;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class UndoTest {
    private final LibraryFixture library = new LibraryFixture();

    @AfterEach
    void close() {
        library.close();
    }

    @Test
    void aCreatedRowGoesAndComesBackAsItself() {
        library.run(ToolCall.create("books", List.of(fields("title", "Dune", "chapters", List.of("One", "Two")))));
        var id = library.registry.uuidOf("book_1").orElseThrow();

        assertThat(undo().writes())
            .containsExactly(new ToolResult.Write(Change.Kind.DELETED, "book_1", "book", "Dune"));
        assertThat(library.titles()).isEmpty();
        assertThat(library.rows(LibraryDomain.CHAPTER)).isEmpty();
        assertThat(library.entry("book_1").action()).isEqualTo(Action.DELETED_BY_USER);

        assertThat(redo().writes())
            .containsExactly(new ToolResult.Write(Change.Kind.CREATED, "book_1", "book", "Dune"));
        assertThat(library.rows(LibraryDomain.BOOK).getFirst().id()).isEqualTo(id);
        assertThat(library.registry.refOf(id)).contains("book_1");
        assertThat(library.rows(LibraryDomain.CHAPTER)).extracting(r -> r.text("name")).containsExactly("One", "Two");
        assertThat(library.undo.redo()).isEqualTo(new Undo.Result.Nothing());
    }

    @Test
    void anUpdateIsTakenBackValueByValue() {
        library.book("Dune", "pages", 412L, "tags", List.of("space"), "summary", "Sand");
        var before = library.rows(LibraryDomain.BOOK).getFirst().without(Row.VERSION);
        library.run(ToolCall.update("books", List.of(where("title", "=", "Dune")),
            fields("title", "Dune II", "pages", null, "tags", fields("add", List.of("worms")), "genre", "novel")));

        undo();

        assertThat(library.rows(LibraryDomain.BOOK).getFirst().without(Row.VERSION)).isEqualTo(before);
        assertThat(library.entry("book_1").label()).isEqualTo("Dune");
    }

    @Test
    void aDeletionIsTakenBackWithAllThatWentAlong() {
        library.run(ToolCall.create("books", List.of(fields("title", "Dune", "chapters", List.of("One", "Two")))));
        library.run(ToolCall.create("loans", List.of(fields("due", "2026-02-01", "book_id", "book_1"))));
        var all = everything();
        library.nextTurn();
        library.run(ToolCall.delete("books", where("id", "=", "book_1")));
        assertThat(everything()).hasSize(1);

        undo();

        assertThat(everything()).containsExactlyInAnyOrderElementsOf(all);
        assertThat(library.registry.refOf(library.rows(LibraryDomain.BOOK).getFirst().id())).contains("book_1");
        redo();
        assertThat(library.titles()).isEmpty();
        assertThat(library.rows(LibraryDomain.LOAN).getFirst().has("book_id")).isFalse();
    }

    @Test
    void aTurnIsTakenBackAsAWholeAndTurnByTurn() {
        library.run(ToolCall.create("books", List.of(fields("title", "Dune"))));
        library.nextTurn();
        library.run(ToolCall.create("books", List.of(fields("title", "Emma"))));
        library.run(ToolCall.update("books", List.of(where("title", "=", "Emma")), fields("title", "Emma II")));
        library.run(ToolCall.update("books", List.of(where("title", "=", "Emma II")), fields("title", "Emma III")));
        library.nextTurn();
        library.run(ToolCall.read("books"));

        undo();
        assertThat(library.titles()).containsExactly("Dune");
        undo();
        assertThat(library.titles()).isEmpty();
        assertThat(library.undo.undo()).isEqualTo(new Undo.Result.Nothing());
        redo();
        redo();
        assertThat(library.titles()).containsExactly("Dune", "Emma III");
    }

    @Test
    void aNewWriteEmptiesWhatCouldBeDoneAgain() {
        library.run(ToolCall.create("books", List.of(fields("title", "Dune"))));
        undo();
        library.nextTurn();
        library.run(ToolCall.create("books", List.of(fields("title", "Emma"))));

        assertThat(library.undo.redo()).isEqualTo(new Undo.Result.Nothing());
    }

    @Test
    void aSavedDraftBecomesUnsavedAgainWithItsContent() {
        var content = Row.of("title", "Dune", "pages", 412L, "chapters", List.of(Row.of("name", "One")));
        library.registry.registerGenerated("book", "Dune", content, 1);
        library.run(SaveArtifact.call(List.of("gen_book_1")));
        var id = library.registry.uuidOf("gen_book_1").orElseThrow();
        library.nextTurn();

        undo();

        assertThat(library.titles()).isEmpty();
        assertThat(library.entry("gen_book_1")).returns(true, RefEntry::isUnsaved).returns(content, RefEntry::content)
            .returns(Action.GENERATED, RefEntry::action);
        assertThat(library.registry.refOf(id)).isEmpty();

        redo();

        assertThat(library.registry.uuidOf("gen_book_1")).contains(id);
        assertThat(library.titles()).containsExactly("Dune");
        assertThat(library.registry.unsaved()).isEmpty();
    }

    @Test
    void aDraftThatWasUnsavedAgainCanBeSavedAnew() {
        library.registry.registerGenerated("book", "Dune", Row.of("title", "Dune"), 1);
        library.run(SaveArtifact.call(List.of("gen_book_1")));
        undo();
        library.nextTurn();

        assertThat(library.run(SaveArtifact.call(List.of("gen_book_1"))).isDone()).isTrue();
        assertThat(library.titles()).containsExactly("Dune");
    }

    @Test
    void aRowThatHasMovedOnStopsIt() {
        library.run(ToolCall.create("books", List.of(fields("title", "Dune"), fields("title", "Emma"))));
        var emma = library.rows(LibraryDomain.BOOK).getLast().id();
        library.store.write(tx -> tx.update(LibraryDomain.BOOK, emma, fields("pages", 7L)));
        var before = library.registry.entries();

        assertThat(library.undo.undo()).isInstanceOf(Undo.Result.MovedOn.class)
            .extracting(r -> ((Undo.Result.MovedOn) r).differences(), LIST).containsExactly("Emma was changed since.");
        assertThat(library.titles()).containsExactly("Dune", "Emma");
        assertThat(library.registry.entries()).isEqualTo(before);
    }

    @Test
    void aRowThatIsGoneStopsIt() {
        library.run(ToolCall.create("books", List.of(fields("title", "Dune"))));
        library.store.write(tx -> {
            tx.delete(LibraryDomain.BOOK, library.registry.uuidOf("book_1").orElseThrow());
            return true;
        });

        assertThat(library.undo.undo()).isEqualTo(new Undo.Result.MovedOn(List.of("Dune is not there any more.")));
    }

    @Test
    void childrenAddedSinceStopTheUndoOfTheirParent() {
        library.run(ToolCall.create("books", List.of(fields("title", "Dune"))));
        library.stored(LibraryDomain.CHAPTER, "book_id", library.registry.uuidOf("book_1").orElseThrow(), "name",
            "One");

        assertThat(library.undo.undo())
            .isEqualTo(new Undo.Result.MovedOn(List.of("Dune is used since, by the chapter One.")));
        assertThat(library.titles()).containsExactly("Dune");
    }

    private Undo.Result.Done undo() {
        return (Undo.Result.Done) library.undo.undo();
    }

    private Undo.Result.Done redo() {
        return (Undo.Result.Done) library.undo.redo();
    }

    private List<Row> everything() {
        return LibraryDomain.ENTITIES.stream().flatMap(e -> library.rows(e).stream()).map(r -> r.without(Row.VERSION))
            .toList();
    }
}
