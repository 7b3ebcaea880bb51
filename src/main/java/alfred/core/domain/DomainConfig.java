package alfred.core.domain;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// All that the engine knows about a domain. The kitchen is one; tests bring another.
///
/// See spec/entities-and-refs.md, domain hooks.
public interface DomainConfig {
    String name();

    List<EntityDefinition> entities();

    List<Subdomain> subdomains();

    List<Agent> agents();

    List<DomainTool> tools();

    /// The label of a row: its label column unless the domain computes one, such as `Mon 12 Jan [lunch]`.
    default String label(EntityDefinition entity, Row row) {
        return row.text(entity.labelColumn());
    }

    /// The columns that [#label] looks at: a read brings them whatever else it was asked for.
    default List<String> labelColumns(EntityDefinition entity) {
        return List.of(entity.labelColumn());
    }

    /// `full` or `summary` for a type that is tracked in detail.
    Optional<String> detailLevel(EntityDefinition entity, Row row);

    /// A sentence that explains the tags of a type's rows to a model; empty where none is needed.
    default String dataLegend(String type) {
        return "";
    }

    /// Words whose presence shows that a reply holds generated content, by what it then is called.
    Map<String, List<String>> generatedContentMarkers();

    /// The types that a condensed context shows.
    List<String> relevantTypes();

    /// Whether there is always exactly one row of the type, such as the preferences.
    default boolean isSingle(String type) {
        return false;
    }

    /// What the user calls one of a type, such as `recipe`.
    default String title(EntityDefinition entity) {
        return entity.title();
    }

    /// The sentences in which the user is told what was done, or why it was not.
    default Phrasebook phrases() {
        return Phrasebook.ENGLISH;
    }

    /// What is said when a read in the subdomain finds nothing.
    String emptyResponse(String subdomain);

    /// Rows of a table as a list that can be shown as it is (spec/pipeline.md, Reply); empty where a model has to put
    /// them into words.
    default Optional<String> listing(String table, List<Row> rows) {
        return Optional.empty();
    }

    /// A row in a few words, with its amounts: `eggs, 6, fridge`. The label where the domain has no line for it.
    default String described(EntityDefinition entity, Row row) {
        return listing(entity.table(), List.of(row)).map(line -> line.replaceFirst("^- ", "")).orElseGet(() -> label(entity, row));
    }

    /// Who the assistant is: the start of every system prompt.
    String persona();

    default Optional<EntityDefinition> entity(String type) {
        return entities().stream().filter(e -> e.type().equals(type)).findFirst();
    }

    default Optional<EntityDefinition> entityOfTable(String table) {
        return entities().stream().filter(e -> e.table().equals(table)).findFirst();
    }
}
