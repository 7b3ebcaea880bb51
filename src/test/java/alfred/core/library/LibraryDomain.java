package alfred.core.library;

import alfred.core.domain.Agent;
import alfred.core.domain.BypassMode;
import alfred.core.domain.ChildRows;
import alfred.core.domain.Column;
import alfred.core.domain.ColumnType;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.DomainTool;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.ForeignKey.OnDelete;
import alfred.core.domain.PromptWords;
import alfred.core.domain.Row;
import alfred.core.domain.Subdomain;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A second, tiny domain: books with chapters, readers, and loans. It shows that the core knows no kitchen.
public class LibraryDomain implements DomainConfig {
    public static final EntityDefinition READER = new EntityDefinition("reader", "readers", "reader", "people", List.of(
        Column.text("name").required(),
        Column.list("interests")), "name", List.of(), false, null);

    public static final EntityDefinition BOOK = new EntityDefinition("book", "books", "book", "shelf", List.of(
        Column.text("title").required(),
        Column.text("genre").oneOf("novel", "poetry", "science"),
        Column.integer("pages", 1).upTo(5_000),
        Column.quantity("price"),
        Column.date("published"),
        Column.of("catalogued_at", ColumnType.TIMESTAMP),
        Column.list("tags"),
        Column.text("summary"),
        Column.flag("is_lent")), "title", List.of("genre", "pages"), true,
        new ChildRows("chapters", "chapter", "book_id", "position"));

    public static final EntityDefinition CHAPTER = new EntityDefinition("chapter", "chapters", "chapter", "shelf",
        List.of(
            Column.reference("book_id", "book", OnDelete.DELETE_ROW),
            Column.integer("position", 1).defaultsTo(1L),
            Column.text("name").required(),
            Column.reference("told_by", "reader", OnDelete.SET_NULL)),
        "name", List.of(), false, null);

    /// Its type has an underscore, and its label is computed from two columns.
    public static final EntityDefinition LOAN = new EntityDefinition("book_loan", "loans", "loan", "people", List.of(
        Column.date("due").required(),
        Column.text("desk").oneOf("front", "back").defaultsTo("front"),
        Column.text("notes"),
        Column.reference("book_id", "book", OnDelete.SET_NULL),
        Column.reference("reader_id", "reader", OnDelete.SET_NULL)), "due", List.of(), false, null);

    /// A talk about one book.
    public static final BypassMode ADVICE = new BypassMode("advice", "book", List.of("page"));
    /// A talk about nothing in particular.
    public static final BypassMode BROWSE = new BypassMode("browse", "", List.of());

    public static final List<EntityDefinition> ENTITIES = List.of(READER, BOOK, CHAPTER, LOAN);

    @Override
    public List<EntityDefinition> entities() {
        return ENTITIES;
    }

    @Override
    public List<Subdomain> subdomains() {
        return List.of(new Subdomain("shelf", List.of("books", "chapters"), "The books."),
            new Subdomain("people", List.of("readers", "loans"), "Readers and what they have."));
    }

    @Override
    public List<Agent> agents() {
        return List.of(new Agent("librarian", "Knows the books."));
    }

    @Override
    public List<DomainTool> tools() {
        return List.of(CountBooks.TOOL);
    }

    @Override
    public String label(EntityDefinition entity, Row row) {
        return entity.equals(LOAN) ? row.text("due") + " [" + row.text("desk") + "]" : row.text(entity.labelColumn());
    }

    @Override
    public List<String> labelColumns(EntityDefinition entity) {
        return entity.equals(LOAN) ? List.of("due", "desk") : DomainConfig.super.labelColumns(entity);
    }

    @Override
    public Optional<String> detailLevel(EntityDefinition entity, Row row) {
        return entity.isTrackedInDetail() ? Optional.of(row.has("chapters") ? "full" : "summary") : Optional.empty();
    }

    @Override
    public Map<String, List<String>> generatedContentMarkers() {
        return Map.of("book", List.of("chapters", "pages", "genre"));
    }

    @Override
    public List<String> relevantTypes() {
        return List.of("book", "reader");
    }

    @Override
    public String emptyResponse(String subdomain) {
        return "Nothing there.";
    }

    @Override
    public List<BypassMode> bypassModes() {
        return List.of(ADVICE, BROWSE);
    }

    @Override
    public PromptWords promptWords() {
        return new PromptWords("the library", "Who reads", "\"is Dune there?\"", "\"no sequels\"", "a reading list.",
            "", "Show lists in full.");
    }

    @Override
    public String persona() {
        return "You keep a library.";
    }
}
