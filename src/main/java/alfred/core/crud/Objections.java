package alfred.core.crud;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.call.ToolResult;
import alfred.core.crud.rule.CallScope;
import alfred.core.crud.rule.CrudMiddleware;
import alfred.core.crud.rule.Objection;
import alfred.core.crud.rule.Permission;
import alfred.core.crud.rule.PermissionCheck;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.registry.RefEntry;
import alfred.core.registry.SessionIdRegistry;
import alfred.core.row.Change;
import alfred.core.row.Filter;
import alfred.core.row.Journal;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import java.time.LocalDateTime;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Holds what is made or changed against the rules of the domain: drafts when they are kept, rows before they are
/// committed, whoever reasoned (spec/kitchen-rules.md, allergies, diets).
public final class Objections {
    private final DomainConfig domain;
    private final CrudMiddleware middleware;
    private final SessionIdRegistry registry;
    private final Rows rows;
    private final String words;
    private final List<String> demands;
    private final LocalDateTime now;

    /// See [Objection.Occasion].
    public Objections(DomainConfig domain, CrudMiddleware middleware, SessionIdRegistry registry, Rows rows,
        String words, List<String> demands,
        LocalDateTime now) {
        this.domain = domain;
        this.middleware = middleware;
        this.registry = registry;
        this.rows = rows;
        this.words = words;
        this.demands = demands;
        this.now = now;
    }

    /// Returns what speaks against an unsaved draft, each text once; empty for anything else.
    public List<String> ofDraft(String ref) {
        return registry.entry(ref).filter(RefEntry::isUnsaved).stream()
            .flatMap(e -> against(domain.entity(e.type()).orElseThrow(), Optional.empty(),
                e.content() == null ? Row.EMPTY : e.content(), Set.of()))
            .map(Objection::text).distinct().toList();
    }

    /// Refuses a call until the user has agreed to it, if something speaks against a row that it writes.
    ///
    /// @param earlier the calls of this turn before it
    /// @throws CrudRefusal with the kind `NEEDS_WORD`
    void require(ToolResult done, List<Change> changes, List<Journal.Entry> earlier, CallScope scope) {
        if (scope.isByUser() || scope.isAgreed()) {
            return;
        }
        var made = made(changes, earlier);
        var found = new LinkedHashSet<String>();
        for (var change : changes) {
            var after = change.after();
            if (after != null) {
                against(domain.entityOfTable(change.table()).orElseThrow(), Optional.ofNullable(change.before()), after,
                    made)
                    .filter(objection -> objection.isGrave() || scope.permission() != Permission.ALL)
                    .forEach(o -> found.add(o.text()));
            }
        }
        if (!found.isEmpty()) {
            throw CrudRefusal.told(Kind.NEEDS_WORD, PermissionCheck.words(domain, done) + ". "
                + domain.phrases().text("core.careful", String.join("; ", found)));
        }
    }

    /// Returns the rows made by the calls of this turn, the current one included.
    private static Set<UUID> made(List<Change> changes, List<Journal.Entry> before) {
        return Stream.concat(before.stream().flatMap(entry -> entry.changes().stream()), changes.stream())
            .filter(change -> change.kind() == Change.Kind.CREATED).map(Change::id).collect(Collectors.toSet());
    }

    private Stream<Objection> against(EntityDefinition entity, Optional<Row> before, Row row, Set<UUID> made) {
        var occasion = new Objection.Occasion(rows, this::behind, words, demands, now, domain.phrases(), made);
        return middleware.objections(entity, before, row, occasion).stream();
    }

    private Row behind(EntityDefinition entity, Object reference) {
        if (reference instanceof UUID id) {
            return rows.find(entity, id).map(row -> withChildren(entity, row)).orElse(Row.EMPTY);
        }
        var entry = registry.entry(reference.toString());
        return entry.filter(RefEntry::isUnsaved).map(e -> e.content() == null ? Row.EMPTY : e.content())
            .or(() -> entry.map(RefEntry::uuid).map(id -> behind(entity, id))).orElse(Row.EMPTY);
    }

    private Row withChildren(EntityDefinition entity, Row row) {
        return entity.children()
            .map(c -> row.with(c.key(), rows.read(Query.where(domain.entity(c.type()).orElseThrow().table(),
                Filter.eq(c.parentColumn(), row.id())).orderedBy(c.orderColumn()))))
            .orElse(row);
    }
}
