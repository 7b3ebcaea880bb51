package alfred.core.crud.read;

import alfred.core.crud.call.CrudRefusal.Choice;
import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.rule.CallScope;
import alfred.core.domain.ColumnType;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.domain.Sentence;
import alfred.core.registry.SessionIdRegistry;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Finds the rows to update or delete, and refuses the call if the match is uncertain
/// (spec/reading-and-writing.md, a filter is needed).
public final class Targets {
    /// Maximum number of rows that a call may change without confirmation.
    static final int MANY = 10;
    private final DomainConfig domain;
    private final SessionIdRegistry registry;

    public Targets(DomainConfig domain, SessionIdRegistry registry) {
        this.domain = domain;
        this.registry = registry;
    }

    /// Finds the rows that the filters of a call match.
    ///
    /// @throws CrudRefusal without filters or a match; for several matches that are not named by id; and for more
    /// than [#MANY] matches without confirmation
    public List<Row> find(EntityDefinition entity, ToolCall call, CallScope scope, Rows rows) {
        var conditions = new Conditions(domain, registry);
        boolean isTheOnly = domain.isSingle(entity.type()) && call.orFilters().isEmpty()
            && call.filters().stream().allMatch(filter -> filter.field().equals(Row.ID));
        var filters = isTheOnly ? List.<Filter>of() : conditions.filters(entity, call.filters());
        var orFilters = conditions.filters(entity, call.orFilters());
        if (filters.isEmpty() && orFilters.isEmpty() && !isTheOnly) {
            throw CrudRefusal.of(Kind.BAD_FILTER, "refused.no-filter", entity.type());
        }
        Stream.concat(filters.stream(), orFilters.stream()).forEach(Targets::refuseUnsuitable);
        var found = rows.read(Query.all(entity.table()).withFilters(filters, orFilters));
        if (found.isEmpty()) {
            throw CrudRefusal.of(Kind.NOT_FOUND, "refused.none-fits", entity, call.filters());
        }
        if (found.size() > 1 && mayMeanOne(entity, filters, orFilters, found)) {
            throw new CrudRefusal(Kind.AMBIGUOUS, "", Sentence.of("refused.several"),
                choices(entity, found));
        }
        if (found.size() > MANY && !scope.isConfirmed()) {
            throw CrudRefusal.told(Kind.NEEDS_YES, domain.phrases().text("core.many", found.size()),
                choices(entity, found));
        }
        return found;
    }

    /// Whether conditions that are met by several rows may be meant for one of them. They name rows by id, describe a
    /// set by a date, a mark or an amount ("all that is expired"), or list names of which each is met by one row; or
    /// else they give a name that several rows have.
    private boolean mayMeanOne(EntityDefinition entity, List<Filter> filters, List<Filter> orFilters, List<Row> found) {
        var all = Stream.concat(filters.stream(), orFilters.stream()).toList();
        boolean byId = filters.stream()
            .anyMatch(f -> f.field().equals(Row.ID) && (f.op() == Operator.EQ || f.op() == Operator.IN));
        var byName = all.stream().filter(f -> f.field().equals(entity.labelColumn())).toList();
        boolean isList = !byName.isEmpty() && byName.stream().allMatch(f -> f.op() == Operator.IN)
            && found.stream().map(row -> nameOf(entity, row)).distinct().count() == found.size();
        boolean isSet = byName.isEmpty() && orFilters.isEmpty()
            && filters.stream()
                .anyMatch(f -> entity.column(f.field()).filter(c -> c.type() != ColumnType.TEXT).isPresent());
        return !byId && !isList && !isSet;
    }

    /// Returns the names in a list of names that no row has.
    public static List<String> missing(EntityDefinition entity, ToolCall call, List<Row> found) {
        var there = found.stream().map(row -> nameOf(entity, row)).collect(Collectors.toSet());
        return call.filters().stream()
            .filter(f -> f.field().equals(entity.labelColumn()) && f.value() instanceof Collection<?>)
            .flatMap(f -> ((Collection<?>) Objects.requireNonNull(f.value())).stream()).map(String::valueOf)
            .filter(name -> !there.contains(name.strip().toLowerCase(Locale.ROOT))).toList();
    }

    private static String nameOf(EntityDefinition entity, Row row) {
        return row.text(entity.labelColumn()).strip().toLowerCase(Locale.ROOT);
    }

    private static void refuseUnsuitable(Filter filter) {
        if (filter.op() == Operator.SIMILAR) {
            throw CrudRefusal.of(Kind.BAD_FILTER, "refused.similar-change");
        }
        var values = filter.value() instanceof List<?> many ? many : Arrays.asList(filter.value());
        if (filter.field().equals(Row.ID) && values.stream().anyMatch(String.class::isInstance)) {
            throw CrudRefusal.of(Kind.UNSAVED_REF, "refused.unsaved-change", String.valueOf(filter.value()));
        }
    }

    private List<Choice> choices(EntityDefinition entity, List<Row> found) {
        return found.stream().map(row -> {
            var ref = registry.registerRead(entity, row);
            return new Choice(ref, domain.label(entity, row));
        }).toList();
    }
}
