package alfred.core.crud;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Column;
import alfred.core.domain.ColumnType;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.DomainTool;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Tool `save_artifact`: saves drafts exactly as they are in memory, so that no model has to repeat their content
/// (spec/reading-and-writing.md, kitchen tools).
public final class SaveArtifact implements ToolImplementation {
    public static final String NAME = "save_artifact";
    private static final DomainTool TOOL = new DomainTool(NAME,
        "Saves unsaved drafts exactly as they are; a draft and those it refers to in one call, in any order.", true,
        List.of(new DomainTool.Parameter("refs", "list of gen_ refs", true)));
    private final DomainConfig domain;

    public SaveArtifact(DomainConfig domain) {
        this.domain = domain;
    }

    @Override
    public DomainTool tool() {
        return TOOL;
    }

    public static ToolCall call(List<String> refs) {
        return ToolCall.domain(NAME, Map.of("refs", refs));
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> args, Context context) {
        var named = args.containsKey("refs") ? args.get("refs") : args.get("ref");
        var refs = named instanceof Collection<?> many ? many.stream().map(String::valueOf).toList()
            : named instanceof String one && !one.isBlank() ? List.of(one.strip()) : List.<String>of();
        if (refs.isEmpty()) {
            throw CrudRefusal.of(Kind.BAD_VALUE, "refused.no-refs");
        }
        var saved = new LinkedHashMap<String, Row>();
        var waiting = new LinkedHashSet<>(refs);
        refs.forEach(ref -> save(ref, waiting, saved, context));
        return new Outcome(context.typeOf(refs.getLast()),
            refs.stream().map(ref -> Objects.requireNonNull(saved.get(ref))).toList(), "");
    }

    /// Saves a draft after those it refers to, whatever the order in which they were named.
    ///
    /// @param waiting the drafts that are still to be saved
    private void save(String ref, Set<String> waiting, Map<String, Row> saved, Context context) {
        if (!waiting.remove(ref)) {
            return;
        }
        var content = context.draft(ref)
            .orElseThrow(() -> CrudRefusal.of(Kind.NOT_FOUND, "refused.no-draft", ref));
        var entity = domain.entity(context.typeOf(ref)).orElseThrow();
        references(entity, content).toList().forEach(other -> save(other, waiting, saved, context));
        var row = context.writer().create(entity, withIds(entity, content, context));
        context.promote(ref, row);
        saved.put(ref, row);
    }

    private Stream<String> references(EntityDefinition entity, Row content) {
        return Stream.concat(entity.references().map(column -> content.text(column.name())),
            entity.children().stream().flatMap(c -> content.rows(c.key()).stream()
                .flatMap(row -> references(domain.entity(c.type()).orElseThrow(), row))));
    }

    private Row withIds(EntityDefinition entity, Row content, Context context) {
        var row = content.without(Row.ID);
        for (Column column : entity.columns()) {
            if (column.type() == ColumnType.REFERENCE && row.get(column.name()).orElse(null) instanceof String ref) {
                row = row.with(column.name(), context.id(ref));
            }
        }
        var children = entity.children().filter(c -> content.has(c.key())).orElse(null);
        if (children == null) {
            return row;
        }
        var child = domain.entity(children.type()).orElseThrow();
        return row.with(children.key(),
            content.rows(children.key()).stream().map(r -> withIds(child, r, context)).toList());
    }
}
