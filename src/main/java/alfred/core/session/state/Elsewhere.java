package alfred.core.session.state;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.registry.UiChange;
import alfred.core.row.Change;
import alfred.core.row.Store.Committed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.UUID;

/// Takes what the household's other computers write into a session, as changes by a user's hand, with the name of who
/// made them (spec/entities-and-refs.md, the household's changes). They are saved with the session's next write.
public final class Elsewhere {
    /// Of a commit of more rows, only those are taken in that the session knows.
    private static final int MAX_NEW = 30;
    private final SessionContext context;

    public Elsewhere(SessionContext context) {
        this.context = context;
    }

    public void committed(Committed committed) {
        if (committed.by().isPresent()) {
            context.locked(() -> take(committed, committed.by().get()));
            context.changed();
        }
    }

    private void take(Committed committed, String by) {
        var written = written(committed.changes(), by);
        if (context.postpone(written)) {
            return;
        }
        var store = context.engine().store();
        if (committed.changes().isEmpty()) {
            store.look(rows -> context.state().catchUp(rows, true));
        } else {
            store.look(rows -> context.state().apply(written, rows));
        }
    }

    /// The changes of rows that the session knows or that stand for themselves, each row's latest.
    private List<Forms.Written> written(List<Change> changes, String by) {
        var latest = new LinkedHashMap<UUID, Change>();
        changes.forEach(change -> latest.merge(change.id(), change, Change::then));
        boolean areMany = latest.values().stream().filter(change -> !isChild(entity(change))).count() > MAX_NEW;
        return latest.values().stream().filter(change -> isKnown(change) || isNews(change) && !areMany)
            .map(change -> written(change, by)).toList();
    }

    private boolean isKnown(Change change) {
        return context.state().registry().refOf(change.id()).isPresent();
    }

    private boolean isNews(Change change) {
        return change.after() != null && !isChild(entity(change));
    }

    private boolean isChild(EntityDefinition entity) {
        return context.engine().domain().entities().stream().map(EntityDefinition::children)
            .flatMap(children -> children.stream())
            .anyMatch(children -> children.type().equals(entity.type()));
    }

    private EntityDefinition entity(Change change) {
        return context.engine().domain().entityOfTable(change.table()).orElseThrow();
    }

    private Forms.Written written(Change change, String by) {
        var entity = entity(change);
        var row = Objects.requireNonNullElse(change.after(), Objects.requireNonNullElse(change.before(), Row.EMPTY));
        var label = context.engine().domain().label(entity, row);
        return new Forms.Written(new UiChange(change.id(), entity.type(), label, Forms.action(change.kind()), by),
            change.after() == null ? Row.EMPTY : row);
    }
}
