package alfred.core.session;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.write.Writer;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.row.Store;
import alfred.core.session.state.Engine;
import alfred.core.session.state.Forms;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Adds rows without recording them in the registry or the journal (spec/headless.md, load). Validated like any
/// other write; all or nothing.
final class Fixtures {
    private final Engine engine;
    private final Forms forms;

    Fixtures(Engine engine, Forms forms) {
        this.engine = engine;
        this.forms = forms;
    }

    void load(Map<String, List<Map<String, @Nullable Object>>> tables, Store.Transaction tx) {
        tables.keySet().stream().filter(t -> engine.domain().entityOfTable(t).isEmpty()).findFirst().ifPresent(t -> {
            throw CrudRefusal.of(Kind.UNKNOWN_TABLE, "refused.table", t,
                engine.domain().entities().stream().map(EntityDefinition::table).collect(Collectors.joining(", ")));
        });
        var writer = new Writer(engine.domain(), engine.middleware(), tx);
        for (var entity : engine.domain().entities()) {
            for (var raw : tables.getOrDefault(entity.table(), List.of())) {
                var row = forms.payloads(tx).row(entity, raw);
                add(entity, row, writer);
            }
        }
    }

    /// Adds a row; for a single-row entity, updates the existing row instead.
    private void add(EntityDefinition entity, Row row, Writer writer) {
        var only =
            engine.domain().isSingle(entity.type()) ? writer.rows().read(Query.all(entity.table())) : List.<Row>of();
        if (only.isEmpty()) {
            writer.create(entity, row);
        } else {
            writer.update(entity, only.getFirst().id(), row.values());
        }
    }
}
