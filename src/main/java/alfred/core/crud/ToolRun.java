package alfred.core.crud;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.write.Writer;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.core.registry.RefEntry;
import alfred.core.registry.SessionIdRegistry;
import alfred.core.row.Rows;
import java.time.OffsetDateTime;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// The context of one run of a domain's tool.
final class ToolRun implements ToolImplementation.Context {
    private final DomainConfig domain;
    private final SessionIdRegistry registry;
    private final Writer writer;
    private final boolean mayWrite;
    private final OffsetDateTime now;
    private final Map<UUID, String> promoted = new HashMap<>();

    ToolRun(DomainConfig domain, SessionIdRegistry registry, Writer writer, boolean mayWrite, OffsetDateTime now) {
        this.domain = domain;
        this.registry = registry;
        this.writer = writer;
        this.mayWrite = mayWrite;
        this.now = now;
    }

    @Nullable
    String draftOf(UUID saved) {
        return promoted.get(saved);
    }

    @Override
    public Rows rows() {
        return writer.rows();
    }

    @Override
    public Writer writer() {
        if (!mayWrite) {
            throw new IllegalStateException("this tool only reads");
        }
        return writer;
    }

    @Override
    public OffsetDateTime now() {
        return now;
    }

    @Override
    public Phrasebook phrases() {
        return domain.phrases();
    }

    @Override
    public Row row(String ref) {
        var entry = known(ref);
        if (entry.isUnsaved()) {
            return draft(ref).orElse(Row.EMPTY);
        }
        var entity = domain.entity(entry.type()).orElseThrow();
        return Optional.ofNullable(entry.uuid()).flatMap(id -> rows().find(entity, id))
            .map(row -> withChildren(entity, row))
            .orElseThrow(() -> CrudRefusal.of(Kind.NOT_FOUND, "refused.called-gone", entry.label()));
    }

    private Row withChildren(EntityDefinition entity, Row row) {
        return entity.children().map(c -> row.with(c.key(), writer.childrenOf(c, row.id()))).orElse(row);
    }

    @Override
    public Optional<Row> draft(String ref) {
        return registry.entry(ref).filter(RefEntry::isUnsaved).map(RefEntry::content);
    }

    @Override
    public UUID id(String ref) {
        var entry = known(ref);
        var saved =
            promoted.entrySet().stream().filter(e -> e.getValue().equals(ref)).map(Map.Entry::getKey).findFirst();
        return saved.or(() -> Optional.ofNullable(entry.uuid())).orElseThrow(() -> CrudRefusal.unsaved(entry));
    }

    @Override
    public String typeOf(String ref) {
        return known(ref).type();
    }

    @Override
    public void promote(String draft, Row saved) {
        promoted.put(saved.id(), draft);
    }

    private RefEntry known(String ref) {
        return registry.entry(ref)
            .orElseThrow(() -> CrudRefusal.of(Kind.UNKNOWN_REF, "refused.unknown", ref));
    }
}
