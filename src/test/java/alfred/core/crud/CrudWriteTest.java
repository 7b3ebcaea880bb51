package alfred.core.crud;

import static alfred.core.crud.call.ToolCall.where;
import static alfred.core.library.LibraryFixture.fields;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult.Outcome;
import alfred.core.crud.call.ToolResult;
import alfred.core.crud.undo.Undo;
import alfred.core.domain.Row;
import alfred.core.library.LibraryDomain;
import alfred.core.library.LibraryFixture;
import alfred.core.registry.Action;
import alfred.core.registry.RefEntry;
import alfred.core.row.Change;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CrudWriteTest {
    private final LibraryFixture library = new LibraryFixture();

    @AfterEach
    void close() {
        library.close();
    }

    @Nested
    class Creating {
        @Test
        void aParentAndItsChildrenAreWrittenTogether() {
            var result = create("books", fields("title", "Dune", "pages", "412", "tags", List.of("space"),
                "chapters", List.of("One", fields("name", "Two"))));

            assertThat(result.writes())
                .containsExactly(new ToolResult.Write(Change.Kind.CREATED, "book_1", "book", "Dune"));
            assertThat(library.rows(LibraryDomain.CHAPTER))
                .extracting(r -> r.integer("position").orElseThrow() + " " + r.text("name"))
                .containsExactly("1 One", "2 Two");
            assertThat(library.entry("book_1").action()).isEqualTo(Action.CREATED);
        }

        @Test
        void ifAChildFailsNothingIsSavedAndTheDraftStaysUnsaved() {
            var content = Row.of("title", "Dune", "chapters", List.of(Row.of("name", "One"), Row.of("position", 2L)));
            var draft = library.registry.registerGenerated("book", "Dune", content, 1);

            var result = library.run(SaveArtifact.call(List.of(draft)));

            assertThat(result.outcome()).isEqualTo(Outcome.REFUSED);
            assertThat(result.message()).contains("chapter needs a name");
            assertThat(library.titles()).isEmpty();
            assertThat(library.rows(LibraryDomain.CHAPTER)).isEmpty();
            assertThat(library.entry(draft).isUnsaved()).isTrue();
            assertThat(library.undo.undo()).isEqualTo(new Undo.Result.Nothing());
        }

        @Test
        void aSavedDraftKeepsItsRef() {
            var draft = library.registry.registerGenerated("book", "Dune",
                Row.of("title", "Dune", "chapters", List.of(Row.of("name", "One"))), 1);

            var result = library.run(SaveArtifact.call(List.of(draft)));

            assertThat(result.writes()).extracting(ToolResult.Write::ref).containsExactly(draft);
            assertThat(library.registry.uuidOf(draft)).isPresent();
            assertThat(library.rows(LibraryDomain.CHAPTER)).hasSize(1);
            assertThat(library.run(SaveArtifact.call(List.of(draft))).message()).as("a second save")
                .contains("not an unsaved draft");
        }

        @Test
        void theDraftThatACallNamesWins() {
            library.registry.registerGenerated("book", "Dune", Row.of("title", "Dune"), 1);
            var named = library.registry.registerGenerated("book", "Emma", Row.of("title", "Emma"), 1);

            assertThat(create("books", fields("id", named, "title", "Dune")).writes().getFirst().ref())
                .isEqualTo(named);
        }

        @Test
        void aDraftOfAnotherTypeIsNotTaken() {
            var reader = library.registry.registerGenerated("reader", "Ann", Row.of("name", "Ann"), 1);

            assertThat(create("books", fields("id", reader, "title", "Dune")).writes().getFirst().ref())
                .isEqualTo("book_1");
            assertThat(library.entry(reader).isUnsaved()).isTrue();
        }

        @Test
        void aRelationTakesARefAndNothingElse() {
            create("books", fields("title", "Dune"));
            var loan = create("loans", fields("due", "2026-02-01", "book_id", "book_1"));
            assertThat(loan.rows().getFirst().values()).containsEntry("book_id", "book_1")
                .containsEntry("_book_id_label", "Dune");

            library.registry.registerGenerated("book", "Emma", Row.of("title", "Emma"), 1);
            assertThat(create("loans", fields("due", "2026-02-01", "book_id", "gen_book_1")).message())
                .contains("not saved yet");
            assertThat(create("loans", fields("due", "2026-02-01", "book_id", "book_9")).message())
                .contains("read it first");
            assertThat(create("loans", fields("due", "2026-02-01", "book_id", "Dune")).message())
                .contains("An id is a ref");
            assertThat(library.rows(LibraryDomain.LOAN)).hasSize(1);
        }

        @Test
        void aNameThatLooksLikeARefIsAName() {
            create("books", fields("title", "book_7"));

            assertThat(library.titles()).containsExactly("book_7");
        }

        @Test
        void anOwnerInAPayloadIsIgnored() {
            create("books", fields("title", "Dune", "owner_id", "somebody else", "user_id", 7));

            assertThat(library.titles()).containsExactly("Dune");
        }

        @Test
        void whatDoesNotFitIsRefusedAndNothingOfItIsKept() {
            var calls = Map.of(
                "No field", fields("title", "Dune", "colour", "red"), "No title", fields("pages", 3),
                "No number", fields("title", "Dune", "pages", "x"),
                "Too many", fields("title", "Dune", "pages", 5_001), "No such genre",
                fields("title", "Dune", "genre", "opera"),
                "No list", fields("title", "Dune", "chapters", "One"), "No date",
                fields("title", "Dune", "published", "today"));

            calls.forEach((why,
                row) -> assertThat(
                    library.run(ToolCall.create("books", List.of(fields("title", "Good"), row))).outcome())
                    .as(why).isEqualTo(Outcome.REFUSED));
            assertThat(library.titles()).isEmpty();
            assertThat(library.registry.entries()).isEmpty();
        }

        @Test
        void aCallIsCarriedOutOnce() {
            var call = ToolCall.create("books", List.of(fields("title", "Dune")));
            library.runAs("same", call);

            var again = library.runAs("same", call);

            assertThat(again.message()).contains("already");
            assertThat(library.titles()).containsExactly("Dune");
            assertThat(library.registry.entries()).extracting(RefEntry::ref).containsExactly("book_1");
        }
    }

    @Nested
    class Changing {
        @Test
        void anUpdateByNameIsExact() {
            library.book("Bread");
            library.book("Banana Bread");

            var result =
                library.run(ToolCall.update("books", List.of(where("title", "=", "bread")), fields("pages", 12)));

            assertThat(result.writes()).extracting(ToolResult.Write::label).containsExactly("Bread");
            assertThat(library.entry("book_1").action()).isEqualTo(Action.UPDATED);
            assertThat(library.rows(LibraryDomain.BOOK)).extracting(r -> r.integer("pages").orElse(0L))
                .containsExactly(12L, 0L);
        }

        @Test
        void severalThatFitAreNamedAndNothingIsWritten() {
            library.book("Dune", "genre", "novel");
            library.book("Emma", "genre", "novel");

            var result = library.run(ToolCall.delete("books", where("genre", "=", "novel")));

            assertThat(result.outcome()).isEqualTo(Outcome.AMBIGUOUS);
            assertThat(result.choices()).containsExactly(new CrudRefusal.Choice("book_1", "Dune"),
                new CrudRefusal.Choice("book_2", "Emma"));
            assertThat(library.titles()).hasSize(2);
            assertThat(library.run(ToolCall.delete("books", where("id", "in", List.of("book_1", "book_2")))).writes())
                .hasSize(2);
        }

        @Test
        void moreThanTenNeedAYes() {
            var refs = new ArrayList<String>();
            for (int i = 0; i < 11; i++) {
                refs.add(library.refOf(LibraryDomain.BOOK, library.book("Book " + i)));
            }
            var all = ToolCall.delete("books", where("id", "in", refs));

            var asked = library.run(all);
            assertThat(asked.outcome()).isEqualTo(Outcome.NEEDS_YES);
            assertThat(asked.choices()).hasSize(11);
            assertThat(library.titles()).hasSize(11);

            assertThat(library.run(ToolCall.delete("books", where("id", "in", refs.subList(0, 10)))).writes())
                .hasSize(10);
            assertThat(library.runConfirmed(ToolCall.delete("books", where("id", "in", refs))).isDone()).isTrue();
            assertThat(library.titles()).isEmpty();
        }

        @Test
        void withoutAFilterNothingIsTouched() {
            library.book("Dune");

            assertThat(library.run(ToolCall.delete("books")).message()).contains("needs at least one filter");
            assertThat(library.run(ToolCall.delete("books", where("owner_id", "=", "me"))).message())
                .contains("needs at least one filter");
            assertThat(library.run(ToolCall.delete("books", where("title", "=", "Emma"))).message())
                .contains("Nothing was changed");
            assertThat(library.titles()).containsExactly("Dune");
        }

        @Test
        void anUnsavedRefIsNoRow() {
            library.registry.registerGenerated("book", "Dune", Row.of("title", "Dune"), 1);
            library.book("Emma");

            assertThat(library.run(ToolCall.delete("books", where("id", "=", "gen_book_1"))).message())
                .contains("not saved yet");
            assertThat(
                library.run(ToolCall.delete("books", where("title", "=", "Emma")).anyOf(where("id", "=", "gen_book_1")))
                    .message())
                .contains("not saved yet");
            assertThat(library.titles()).containsExactly("Emma");
        }

        @Test
        void aListIsChangedByAddAndRemove() {
            library.book("Dune", "tags", List.of("space", "sand"));

            update(fields("tags", Map.of("add", List.of("Sand", "worms"), "remove", List.of("SPACE"))));
            assertThat(tags()).containsExactly("sand", "worms");

            update(fields("tags", List.of("classic")));
            assertThat(tags()).containsExactly("classic");
            assertThat(update(fields("tags", Map.of("plus", "x"))).outcome()).isEqualTo(Outcome.REFUSED);
        }

        @Test
        void childrenAreReplacedAsAWhole() {
            create("books", fields("title", "Dune", "chapters", List.of("One", "Two")));

            update(fields("chapters", List.of("Zero")));

            assertThat(library.rows(LibraryDomain.CHAPTER)).extracting(r -> r.text("name")).containsExactly("Zero");
        }

        private ToolResult update(Map<String, Object> set) {
            return library.run(ToolCall.update("books", List.of(where("title", "=", "Dune")), set));
        }

        private List<String> tags() {
            return library.rows(LibraryDomain.BOOK).getFirst().texts("tags");
        }
    }

    @Nested
    class Deleting {
        @Test
        void childrenGoAndOthersLoseTheirRelation() {
            create("books", fields("title", "Dune", "chapters", List.of("One")));
            create("loans", fields("due", "2026-02-01", "book_id", "book_1"));
            library.run(ToolCall.read("chapters", where("book_id", "=", "book_1")));
            library.nextTurn();

            var result = library.run(ToolCall.delete("books", where("id", "=", "book_1")));

            assertThat(result.writes())
                .containsExactly(new ToolResult.Write(Change.Kind.DELETED, "book_1", "book", "Dune"));
            assertThat(library.rows(LibraryDomain.CHAPTER)).isEmpty();
            assertThat(library.rows(LibraryDomain.LOAN).getFirst().has("book_id")).isFalse();
            assertThat(library.entry("book_1").action()).isEqualTo(Action.DELETED);
            assertThat(library.entry("chapter_1").action()).as("went along").isEqualTo(Action.DELETED);
            assertThat(library.entry("book_loan_1").action()).as("lost its book").isEqualTo(Action.UPDATED);
        }

        @Test
        void aDeletedRowIsNotFoundAgain() {
            create("books", fields("title", "Dune", "published", LocalDate.of(1965, 8, 1)));
            library.run(ToolCall.delete("books", where("id", "=", "book_1")));

            assertThat(library.run(ToolCall.delete("books", where("id", "=", "book_1"))).outcome())
                .isEqualTo(Outcome.REFUSED);
            assertThat(library.run(ToolCall.read("books", where("id", "=", "book_1"))).rows()).isEmpty();
        }
    }

    private ToolResult create(String table, Map<String, Object> row) {
        return library.run(ToolCall.create(table, List.of(row)));
    }
}
