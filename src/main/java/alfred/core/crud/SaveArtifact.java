package alfred.core.crud;

import alfred.core.crud.CrudRefusal.Kind;
import alfred.core.domain.Column;
import alfred.core.domain.ColumnType;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.DomainTool;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Tool `save_artifact`: saves drafts exactly as they are in memory, so that no model has to repeat their content
/// (spec/reading-and-writing.md, kitchen tools).
public final class SaveArtifact implements ToolImplementation {
    public static final String NAME = "save_artifact";
    private static final DomainTool TOOL = new DomainTool(NAME, "Saves unsaved drafts exactly as they are.", true,
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
        var refs = args.get("refs") instanceof Collection<?> many ? many.stream().map(String::valueOf).toList() : List.<String>of();
        if (refs.isEmpty()) {
            throw new CrudRefusal(Kind.BAD_VALUE, "save_artifact needs \"refs\": the drafts to save, such as [\"gen_recipe_1\"].");
        }
        var saved = new ArrayList<Row>();
        var type = "";
        for (var ref : refs) {
            var content = context.draft(ref).orElseThrow(() -> new CrudRefusal(Kind.NOT_FOUND, "\"" + ref + "\" is not an unsaved draft."));
            type = context.typeOf(ref);
            var entity = domain.entity(type).orElseThrow();
            var row = context.writer().create(entity, withIds(entity, content, context));
            context.promote(ref, row);
            saved.add(row);
        }
        return new Outcome(type, saved, "");
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
        return row.with(children.key(), content.rows(children.key()).stream().map(r -> withIds(child, r, context)).toList());
    }
}
