package alfred.core.domain;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Everything the engine knows about a domain. The kitchen is one domain; tests use another.
///
/// See spec/entities-and-refs.md, domain hooks.
public interface DomainConfig {
    List<EntityDefinition> entities();

    List<Subdomain> subdomains();

    List<Agent> agents();

    List<DomainTool> tools();

    /// The label of a row: the value of its label column, unless the domain computes one such as
    /// `Mon 12 Jan [lunch]`.
    default String label(EntityDefinition entity, Row row) {
        return row.text(entity.labelColumn());
    }

    /// The columns that [#label] uses. A read always returns them, whichever columns it requests.
    default List<String> labelColumns(EntityDefinition entity) {
        return List.of(entity.labelColumn());
    }

    /// The level of detail of a row, `full` or `summary`; empty for a type that is not tracked in detail.
    Optional<String> detailLevel(EntityDefinition entity, Row row);

    /// A sentence that explains the tags of a type's rows to a model; `""` for none.
    default String dataLegend(String type) {
        return "";
    }

    /// Words that indicate generated content in a reply, by the name of the kind of content.
    Map<String, List<String>> generatedContentMarkers();

    /// The ref types shown in a condensed context.
    List<String> relevantTypes();

    /// Whether the type has exactly one row at all times, such as the preferences.
    default boolean isSingle(String type) {
        return false;
    }

    /// The user's word for one entity of the type, such as `recipe`.
    default String title(EntityDefinition entity) {
        return phrases().title(entity);
    }

    /// The sentences that report to the user what was done, or why it was not.
    default Phrasebook phrases() {
        return Phrasebook.ENGLISH;
    }

    /// The reply to a read in the subdomain that finds nothing.
    String emptyResponse(String subdomain);

    /// Formats rows of a table as a list that can be shown unchanged (spec/pipeline.md, Reply). Empty if the rows
    /// need a model to describe them.
    default Optional<String> listing(String table, List<Row> rows) {
        return Optional.empty();
    }

    /// Describes a row in a few words, with its amounts: `eggs, 6, fridge`. Falls back to the label if the domain
    /// has no listing for the table.
    default String described(EntityDefinition entity, Row row) {
        return listing(entity.table(), List.of(row)).map(line -> line.replaceFirst("^- ", ""))
            .orElseGet(() -> label(entity, row));
    }

    /// Describes what a change made of a row, for those types whose description does not show it; `""` for others.
    default String changed(EntityDefinition entity, Row before, Row after) {
        return "";
    }

    /// The columns that the description of a row needs; of those that refer to other rows, the names of these.
    default List<String> describedColumns(EntityDefinition entity) {
        return labelColumns(entity);
    }

    /// The modes that bypass the pipeline.
    default List<BypassMode> bypassModes() {
        return List.of();
    }

    /// The domain's words in the prompts that all domains share.
    default PromptWords promptWords() {
        return PromptWords.PLAIN;
    }

    /// The assistant's persona, which starts every system prompt.
    String persona();

    default Optional<EntityDefinition> entity(String type) {
        return entities().stream().filter(e -> e.type().equals(type)).findFirst();
    }

    default Optional<EntityDefinition> entityOfTable(String table) {
        return entities().stream().filter(e -> e.table().equals(table)).findFirst();
    }
}
