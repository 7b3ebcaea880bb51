package alfred.core.session.state;

import alfred.core.crud.ToolImplementation;
import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.write.Writer;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.core.row.Rows;
import java.time.OffsetDateTime;
import java.util.Optional;
import java.util.UUID;

/// The context of a domain's tool that a form runs: rows are named by their ids, and there are no drafts.
record FormTool(Engine engine, Writer writer) implements ToolImplementation.Context {
    /// A row with the type that it was found under.
    private record Found(EntityDefinition entity, Row row) {}

    @Override
    public Rows rows() {
        return writer.rows();
    }

    @Override
    public OffsetDateTime now() {
        return engine.now().get();
    }

    @Override
    public Phrasebook phrases() {
        return engine.domain().phrases();
    }

    @Override
    public Row row(String id) {
        var found = found(id);
        return found.entity().children().map(c -> found.row().with(c.key(), writer.childrenOf(c, found.row().id())))
            .orElse(found.row());
    }

    @Override
    public Optional<Row> draft(String id) {
        return Optional.empty();
    }

    @Override
    public UUID id(String id) {
        return found(id).row().id();
    }

    @Override
    public String typeOf(String id) {
        return found(id).entity().type();
    }

    @Override
    public void promote(String draft, Row saved) {
        throw new IllegalStateException("a form has no drafts");
    }

    private Found found(String id) {
        if (Mentions.isUuid(id)) {
            for (var entity : engine.domain().entities()) {
                var row = rows().find(entity, UUID.fromString(id));
                if (row.isPresent()) {
                    return new Found(entity, row.get());
                }
            }
        }
        throw CrudRefusal.of(Kind.NOT_FOUND, "refused.gone");
    }
}
