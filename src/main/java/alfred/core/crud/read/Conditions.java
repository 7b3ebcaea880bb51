package alfred.core.crud.read;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Column;
import alfred.core.domain.ColumnType;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.registry.SessionIdRegistry;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Validates the conditions of a call and converts them to filters, with refs resolved to ids and values typed.
/// Throws a [CrudRefusal] for a condition that is not valid; nothing is repaired.
public final class Conditions {
    /// The pseudo-field for a search by meaning.
    static final String SEMANTIC = "_semantic";
    private static final Column ID = Column.of(Row.ID, ColumnType.REFERENCE);
    /// Conditions on the owner are ignored, because the store sets it (spec/entities-and-refs.md, owner).
    private static final Set<String> OWNER = Set.of("owner", "owner_id", "user_id");
    private static final Column MEANING = Column.text(SEMANTIC);
    private final DomainConfig domain;
    private final SessionIdRegistry registry;

    Conditions(DomainConfig domain, SessionIdRegistry registry) {
        this.domain = domain;
        this.registry = registry;
    }

    List<Filter> filters(EntityDefinition entity, List<ToolCall.Condition> conditions) {
        return conditions.stream().filter(c -> !OWNER.contains(c.field())).map(c -> filter(entity, c)).toList();
    }

    private Filter filter(EntityDefinition entity, ToolCall.Condition condition) {
        var op = Operator.of(condition.op()).orElseThrow(() -> CrudRefusal.of(Kind.BAD_FILTER, "refused.operator",
            condition.op(), Operator.allTexts()));
        var column = columnOf(entity, condition.field(), op);
        if (op.takesNoValue()) {
            return new Filter(column.name(), op, null);
        }
        if (!suits(column, op)) {
            throw CrudRefusal.of(Kind.BAD_FILTER, "refused.unsuited", op.text(), column.name(), column.type().words(),
                Arrays.stream(Operator.values()).filter(o -> suits(column, o)).map(Operator::text)
                    .collect(Collectors.joining(", ")));
        }
        var raw = condition.value();
        if (op.takesList()) {
            return new Filter(column.name(), op, list(entity, column, raw));
        }
        return new Filter(column.name(), op, single(entity, column, op, raw));
    }

    private static Column columnOf(EntityDefinition entity, String field, Operator op) {
        if (field.equals(SEMANTIC) != (op == Operator.SIMILAR)) {
            throw CrudRefusal.of(Kind.BAD_FILTER, "refused.similar-field", SEMANTIC);
        }
        return field.equals(Row.ID) ? ID : field.equals(SEMANTIC) ? MEANING : Values.column(entity, field);
    }

    /// Whether an operator applies to a column. Lists only support a search within; references and booleans have no
    /// order.
    private static boolean suits(Column column, Operator op) {
        return switch (op) {
            case IS_NULL, IS_NOT_NULL -> true;
            case EQ, NE, IN, NOT_IN -> column.type() != ColumnType.TEXT_LIST;
            case ILIKE, CONTAINS -> column.type() == ColumnType.TEXT || column.type() == ColumnType.TEXT_LIST;
            case SIMILAR -> column.name().equals(SEMANTIC);
            case GT, LT, GE, LE -> switch (column.type()) {
                case TEXT, INTEGER, QUANTITY, DATE, TIME, TIMESTAMP -> true;
                case BOOLEAN, TEXT_LIST, REFERENCE -> false;
            };
        };
    }

    private List<Object> list(EntityDefinition entity, Column column, @Nullable Object raw) {
        if (!(raw instanceof Collection<?> items)) {
            throw CrudRefusal.of(Kind.BAD_FILTER, "refused.in-list", column.name());
        }
        return items.stream().map(item -> single(entity, column, Operator.EQ, item)).toList();
    }

    private Object single(EntityDefinition entity, Column column, Operator op, @Nullable Object raw) {
        if (raw == null || raw instanceof Collection<?>) {
            throw CrudRefusal.of(Kind.BAD_FILTER, "refused.one-value", column.name(), op.text());
        }
        if (column.type() == ColumnType.REFERENCE) {
            return idOf(entity, column, raw.toString());
        }
        if (column.type() == ColumnType.TEXT || column.type() == ColumnType.TEXT_LIST) {
            return raw.toString();
        }
        var value = Values.convert(entity, withoutRange(column), raw);
        if (value == null) {
            throw CrudRefusal.of(Kind.BAD_FILTER, "refused.a-value", column.name(), op.text());
        }
        return value;
    }

    private static Column withoutRange(Column column) {
        return new Column(column.name(), column.type(), false, column.allowed(), null, column.foreignKey(), null, null);
    }

    /// Resolves a ref to an id, or to its own text for an unsaved draft, whose ref matches no row. Refuses a draft
    /// in a reference column, since no row can refer to it.
    private Object idOf(EntityDefinition entity, Column column, String text) {
        var type = column.relation().map(f -> f.type()).orElse(entity.type());
        var id = References.ofRef(domain, registry, type, text.strip());
        if (id instanceof String && column.foreignKey() != null) {
            throw CrudRefusal.of(Kind.UNSAVED_REF, "refused.unsaved-ref", text.strip());
        }
        return id;
    }

    /// Resolves refs named by a model.
    public static final class References {
        private References() {}

        /// The id of the row, or the ref itself for an unsaved draft.
        ///
        /// @throws CrudRefusal if the ref is unknown or of another type
        public static Object ofRef(DomainConfig domain, SessionIdRegistry registry, String type, String text) {
            var entry = registry.entry(text).orElseThrow(() -> registry.isRef(text)
                ? CrudRefusal.of(Kind.UNKNOWN_REF, "refused.unread", text)
                : CrudRefusal.of(Kind.UNKNOWN_REF, "refused.no-ref", type, shortened(text)));
            if (!entry.type().equals(type)) {
                throw CrudRefusal.of(Kind.UNKNOWN_REF, "refused.other-type", text, title(domain, entry.type()),
                    title(domain, type));
            }
            UUID id = entry.uuid();
            return id == null ? text : id;
        }

        private static Object title(DomainConfig domain, String type) {
            return domain.entity(type).<Object>map(entity -> entity).orElse(type);
        }

        private static String shortened(String text) {
            return text.length() > 40 ? text.substring(0, 40) + "…" : text;
        }
    }
}
