package alfred.core.crud.undo;

import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.rule.CrudMiddleware;
import alfred.core.crud.write.Writer;
import alfred.core.domain.Column;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.row.Away;
import alfred.core.row.Change;
import alfred.core.row.Store;
import alfred.core.row.StoreException;
import alfred.core.row.WriteUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Merges what was written out of reach of a household's server with what the household wrote meanwhile
/// (src/docs/decisions/household.md). Each call goes into the journal under its own key, with what it changed there: it
/// is never merged twice, and undo takes it back as any other.
public final class Settlement implements Away.Settling {
    private final DomainConfig domain;
    private final CrudMiddleware middleware;

    public Settlement(DomainConfig domain, CrudMiddleware middleware) {
        this.domain = domain;
        this.middleware = middleware;
    }

    @Override
    public List<String> settle(Store.Transaction tx, List<Away.Queued> queue) {
        var run = new Run(tx);
        queue.forEach(run::settle);
        return List.copyOf(run.told);
    }

    /// One settlement.
    private final class Run {
        private final Store.Transaction tx;
        private final Set<String> told = new LinkedHashSet<>();
        /// New rows that others had put down too, by the row that they became part of.
        private final Map<UUID, UUID> absorbed = new HashMap<>();

        Run(Store.Transaction tx) {
            this.tx = tx;
        }

        void settle(Away.Queued queued) {
            var unit = queued.unit();
            switch (queued.kind()) {
                case WRITTEN -> {
                    if (!tx.journal().has(queued.key())) {
                        tx.journal().append(unit, queued.key(), merged(queued.changes(), true), queued.note());
                    }
                }
                case UNDONE -> {
                    if (tx.journal().done(unit.id()).isPresent()) {
                        merged(written(unit).reversed().stream().map(Change::reversed).toList(), false);
                        tx.journal().markUndone(unit.id());
                    }
                }
                case REDONE -> {
                    if (tx.journal().done(unit.id()).isEmpty() && !written(unit).isEmpty()) {
                        merged(written(unit), false);
                        tx.journal().markRedone(unit.id());
                    }
                }
            }
        }

        private List<Change> written(WriteUnit unit) {
            return tx.journal().entries(unit.id()).stream().flatMap(entry -> entry.changes().stream()).toList();
        }

        /// Carries out changes on the rows as they are now; returns what they came to.
        private List<Change> merged(List<Change> changes, boolean mayAbsorb) {
            var done = new ArrayList<Change>();
            var staying = staying(changes);
            for (var change : changes) {
                boolean belongsToStaying =
                    change.after() == null && references(entity(change), change.before()).anyMatch(staying::contains);
                if (!belongsToStaying) {
                    try {
                        done.addAll(tx.attempt(() -> merged(change, mayAbsorb)));
                    } catch (StoreException | CrudRefusal refused) {
                        requireOfRow(refused);
                        tell("settle.refused", "settle.refused", change);
                    }
                }
            }
            return done;
        }

        /// Only what the database holds against a row may be left out; any other failure ends the settlement.
        private static void requireOfRow(RuntimeException refused) {
            if (refused instanceof StoreException failure && !failure.kind().isOfRow()) {
                throw failure;
            }
        }

        /// The rows that were to be deleted, and that others changed since.
        private Set<UUID> staying(List<Change> changes) {
            var staying = new LinkedHashSet<UUID>();
            changes.stream().filter(change -> change.after() == null)
                .forEach(change -> tx.find(entity(change), change.id())
                    .filter(now -> !isSame(now, change.before()) && leftOver(change, now).isEmpty())
                    .ifPresent(now -> staying.add(now.id())));
            return staying;
        }

        private static Stream<UUID> references(EntityDefinition entity, @Nullable Row row) {
            return entity.references().filter(Column::isRequired).flatMap(column -> row == null ? Stream.empty()
                : row.reference(column.name()).stream());
        }

        private List<Change> merged(Change change, boolean mayAbsorb) {
            var entity = entity(change);
            var now = tx.find(entity, absorbed.getOrDefault(change.id(), change.id())).orElse(null);
            var before = change.before();
            var after = change.after();
            if (before == null) {
                return now != null || after == null ? List.of() : created(entity, linked(entity, after), mayAbsorb);
            }
            if (after == null) {
                return now == null ? List.of() : deleted(entity, change, now);
            }
            if (now == null) {
                tell("settle.gone", "settle.gone-by", change);
                return List.of();
            }
            return updated(entity, change, before, linked(entity, after), now);
        }

        private List<Change> created(EntityDefinition entity, Row row, boolean mayAbsorb) {
            var there =
                mayAbsorb ? middleware.absorb(entity, row.without(Row.ID, Row.VERSION), tx) : Optional.<Row>empty();
            if (there.isEmpty()) {
                return List.of(new Change(entity.table(), row.id(), null, tx.insert(entity, row.without(Row.VERSION))));
            }
            absorbed.put(row.id(), there.get().id());
            return write(entity, tx.find(entity, there.get().id()).orElseThrow(), there.get().without(Row.ID).values());
        }

        /// Deletes a row. Of an amount that was used up while others changed it, only what was taken is taken.
        private List<Change> deleted(EntityDefinition entity, Change change, Row now) {
            if (isSame(now, change.before()) || absorbed.containsKey(change.id())) {
                return gone(entity, now);
            }
            var left = leftOver(change, now);
            if (left.isEmpty()) {
                tell("settle.stays", "settle.stays-by", change);
                return List.of();
            }
            return left.get().values().stream().allMatch(Fraction::isPositive) ? write(entity, now, left.get())
                : gone(entity, now);
        }

        private List<Change> gone(EntityDefinition entity, Row now) {
            var writer = new Writer(domain, middleware, tx);
            writer.delete(entity, now.id());
            return writer.changes();
        }

        /// What is left of a row whose amounts alone others changed, after what it held is taken; empty if more was
        /// changed, or it holds no amount.
        private Optional<Map<String, Fraction>> leftOver(Change change, Row now) {
            var before = Objects.requireNonNull(change.before());
            var left = new LinkedHashMap<String, Fraction>();
            for (var column : entity(change).columns()) {
                var was = before.get(column.name());
                var is = now.get(column.name());
                if (!was.equals(is)) {
                    if (!middleware.counted(entity(change)).contains(column.name()) || was.isEmpty() || is.isEmpty()) {
                        return Optional.empty();
                    }
                    left.put(column.name(), ((Fraction) is.get()).minus((Fraction) was.get()));
                }
            }
            return left.isEmpty() ? Optional.empty() : Optional.of(left);
        }

        private List<Change> updated(EntityDefinition entity, Change change, Row before, Row after, Row now) {
            var mine = new LinkedHashMap<String, @Nullable Object>();
            entity.columns().forEach(column -> mine.put(column.name(), after.get(column.name()).orElse(null)));
            var merge = Merge.of(entity, middleware.counted(entity), before, mine, now);
            if (!merge.clashes().isEmpty()) {
                tell("settle.clash", "settle.clash-by", change);
            }
            return write(entity, now, merge.set());
        }

        private List<Change> write(EntityDefinition entity, Row now, Map<String, ? extends @Nullable Object> values) {
            var changed = new LinkedHashMap<String, @Nullable Object>();
            values.forEach((name, value) -> {
                if (!Objects.equals(value, now.get(name).orElse(null))) {
                    changed.put(name, value);
                }
            });
            return changed.isEmpty() ? List.of()
                : List.of(new Change(entity.table(), now.id(), now, tx.update(entity, now.id(), changed)));
        }

        /// A row whose references lead to rows that are there: those that others deleted are left out.
        private Row linked(EntityDefinition entity, Row row) {
            var linked = row;
            for (var column : entity.references().toList()) {
                var target = row.reference(column.name()).map(id -> absorbed.getOrDefault(id, id));
                if (target.isPresent()) {
                    boolean isThere =
                        tx.find(domain.entity(column.relation().orElseThrow().type()).orElseThrow(), target.get())
                            .isPresent();
                    linked = isThere || column.isRequired() ? linked.with(column.name(), target.get())
                        : linked.without(column.name());
                }
            }
            return linked;
        }

        /// @param keyOfWho the text that names who it was, for when that is known
        private void tell(String key, String keyOfWho, Change change) {
            var row = Objects.requireNonNullElse(change.before(), change.after());
            var label = row == null ? "" : domain.label(entity(change), row);
            if (!label.isBlank()) {
                told.add(tx.journal().lastOther(change.id()).map(name -> domain.phrases().text(keyOfWho, label, name))
                    .orElseGet(() -> domain.phrases().text(key, label)));
            }
        }

        private EntityDefinition entity(Change change) {
            return domain.entityOfTable(change.table()).orElseThrow();
        }
    }

    private static boolean isSame(Row now, @Nullable Row before) {
        return before != null && now.without(Row.VERSION).equals(before.without(Row.VERSION));
    }
}
