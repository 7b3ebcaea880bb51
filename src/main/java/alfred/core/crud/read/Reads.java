package alfred.core.crud.read;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.rule.CrudMiddleware;
import alfred.core.domain.ChildRows;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.registry.SessionIdRegistry;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import alfred.core.row.Query;
import alfred.core.row.RowFilters;
import alfred.core.row.Rows;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Stream;

/// Executes a read: unsaved drafts come from memory, other rows from the store, and a list of ids may mix both
/// (spec/entities-and-refs.md, reading).
public final class Reads {
    private final DomainConfig domain;
    private final CrudMiddleware middleware;
    private final SessionIdRegistry registry;
    private final RefTranslator translator;

    public Reads(DomainConfig domain, CrudMiddleware middleware, SessionIdRegistry registry, RefTranslator translator) {
        this.domain = domain;
        this.middleware = middleware;
        this.registry = registry;
        this.translator = translator;
    }

    public List<Row> read(EntityDefinition entity, ToolCall call, Rows rows) {
        var conditions = new Conditions(domain, registry);
        var filters = conditions.filters(entity, call.filters());
        var orFilters = conditions.filters(entity, call.orFilters());
        checkColumns(entity, call);
        var drafts = drafts(filters, orFilters);
        var wanted = call.returnedColumns(domain, entity);
        var order = orders(entity, call);
        var query = new Query(entity.table(), savedOnly(filters), savedOnly(orFilters), List.of(), order,
            drafts.isEmpty() ? call.limit() : 0);
        boolean isSavedAsked =
            filters.stream().noneMatch(Reads::isOnlyDrafts) && (orFilters.isEmpty() || !savedOnly(orFilters).isEmpty());
        var stored = isSavedAsked ? inOrder(middleware.beforeRead(entity, query, rows), rows) : List.<Row>of();
        if (drafts.isEmpty()) {
            return translator.toRefs(entity, stored.stream().map(row -> shaped(entity, row, wanted, rows)).toList(),
                rows);
        }
        var asked = middleware.beforeRead(entity, query.withFilters(filters, orFilters), rows);
        var fitting = drafts.stream().filter(draft -> RowFilters.match(entity, withIds(entity, draft), asked));
        return Stream.concat(stored.stream(), fitting).sorted(RowFilters.order(order))
            .limit(call.limit() == 0 ? Long.MAX_VALUE : call.limit())
            .map(row -> row.reference(Row.ID).isPresent()
                ? translator.toRefs(entity, List.of(shaped(entity, row, wanted, rows)), rows).getFirst()
                : draft(row, wanted))
            .toList();
    }

    /// A draft as the filters compare it: with its defaults, and with ids in place of refs.
    private Row withIds(EntityDefinition entity, Row draft) {
        var row = new Row(entity.defaults()).overlaidBy(draft);
        for (var column : entity.references().toList()) {
            var ref = draft.get(column.name()).orElse(null);
            row = row.with(column.name(),
                ref == null ? null : registry.uuidOf(ref.toString()).<Object>map(id -> id).orElse(ref));
        }
        return row;
    }

    /// Reads the rows of a query. A filter by a list of ids, such as the result of a search by meaning, determines
    /// their order unless the query sorts them.
    private static List<Row> inOrder(Query query, Rows rows) {
        var ranks = query.order().isEmpty() ? ranks(query) : Map.<Object, Integer>of();
        if (ranks.isEmpty()) {
            return rows.read(query);
        }
        return rows.read(query.withLimit(0)).stream()
            .sorted(Comparator.comparing(row -> ranks.getOrDefault(row.id(), Integer.MAX_VALUE)))
            .limit(query.limit() == 0 ? Long.MAX_VALUE : query.limit()).toList();
    }

    private static Map<Object, Integer> ranks(Query query) {
        var ranks = new HashMap<Object, Integer>();
        Stream.concat(query.filters().stream(), query.orFilters().stream())
            .filter(f -> isId(f) && f.op() == Operator.IN && f.value() instanceof Collection<?>).findFirst()
            .ifPresent(f -> ((Collection<?>) Objects.requireNonNull(f.value()))
                .forEach(id -> ranks.putIfAbsent(id, ranks.size())));
        return ranks;
    }

    private Row shaped(EntityDefinition entity, Row row, List<String> wanted, Rows rows) {
        var children = entity.children().filter(c -> wanted.isEmpty() || wanted.contains(c.key())).orElse(null);
        var complete = children == null ? row : row.with(children.key(), childrenOf(children, row.id(), rows));
        return wanted.isEmpty() ? complete : complete.only(Stream.concat(Stream.of(Row.ID), wanted.stream()).toList());
    }

    private List<Row> childrenOf(ChildRows children, UUID parent, Rows rows) {
        var type = domain.entity(children.type()).orElseThrow();
        return rows.read(
            Query.where(type.table(), Filter.eq(children.parentColumn(), parent)).orderedBy(children.orderColumn()));
    }

    private static void checkColumns(EntityDefinition entity, ToolCall call) {
        for (var name : call.columns()) {
            if (!name.equals(Row.ID) && !entity.fieldNames().contains(name)) {
                Values.column(entity, name);
            }
        }
        if (call.limit() < 0) {
            throw CrudRefusal.of(Kind.BAD_FILTER, "refused.limit");
        }
    }

    private static List<Query.Order> orders(EntityDefinition entity, ToolCall call) {
        return call.order().stream().map(by -> {
            boolean isDescending = by.toLowerCase(Locale.ROOT).endsWith(" desc");
            var name = by.replaceAll("(?i) (desc|asc)$", "").strip();
            Values.column(entity, name);
            return new Query.Order(name, isDescending);
        }).toList();
    }

    private static boolean namesIds(Filter filter) {
        return filter.field().equals(Row.ID) && (filter.op() == Operator.EQ || filter.op() == Operator.IN);
    }

    /// The content of the unsaved drafts that the filters name by their refs.
    private List<Row> drafts(List<Filter> filters, List<Filter> orFilters) {
        return Stream.concat(filters.stream(), orFilters.stream()).filter(Reads::namesIds)
            .flatMap(f -> f.value() instanceof Collection<?> many ? many.stream() : Stream.of(f.value()))
            .filter(String.class::isInstance).distinct().map(ref -> registry.entry(ref.toString()).orElseThrow())
            .map(entry -> Row.of(Row.ID, entry.ref()).overlaidBy(entry.content() == null ? Row.EMPTY : entry.content()))
            .toList();
    }

    private Row draft(Row content, List<String> wanted) {
        registry.touch(content.text(Row.ID));
        return wanted.isEmpty() ? content : content.only(Stream.concat(Stream.of(Row.ID), wanted.stream()).toList());
    }

    /// Whether only drafts can match a filter, because it requires an id among unsaved refs.
    private static boolean isOnlyDrafts(Filter filter) {
        return namesIds(filter) && (filter.value() instanceof Collection<?> many
            ? !many.isEmpty() && many.stream().allMatch(String.class::isInstance) : filter.value() instanceof String);
    }

    /// Rewrites filters for the store, where no row is a draft: a draft equals no row and differs from every row.
    private static List<Filter> savedOnly(List<Filter> filters) {
        return filters.stream().filter(f -> !isOnlyDrafts(f)).map(Reads::withoutDrafts).toList();
    }

    private static Filter withoutDrafts(Filter filter) {
        if (isId(filter) && filter.value() instanceof String) {
            return new Filter(Row.ID, Operator.IS_NOT_NULL, null);
        }
        return isId(filter) && filter.value() instanceof Collection<?> many
            ? new Filter(Row.ID, filter.op(),
                many.stream().filter(UUID.class::isInstance).map(Object.class::cast).toList())
            : filter;
    }

    private static boolean isId(Filter filter) {
        return filter.field().equals(Row.ID);
    }
}
