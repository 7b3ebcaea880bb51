package alfred.store.row;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import alfred.core.row.Query;
import alfred.store.sql.Sql;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// The owner's rows in the program's internal tables, for inspection (spec/headless.md, dump).
public record InternalTables(SqlRows rows) {
    public static final List<String> NAMES = List.of("sessions", "turns", "journal", "embeddings", "stock_targets");

    private static final String SESSIONS =
        "SELECT id, title, is_closed FROM sessions WHERE owner_id = ? ORDER BY LOWER(title), started";
    private static final String TURNS = """
        SELECT turns.id, title, number, turns.state, message, reply
        FROM turns JOIN sessions ON sessions.id = turns.session_id
        WHERE owner_id = ? ORDER BY LOWER(title), sessions.started, number""";
    private static final String EMBEDDINGS =
        "SELECT row_id, table_name, model FROM embeddings WHERE owner_id = ? ORDER BY table_name, row_id";
    private static final String JOURNAL =
        """
        SELECT units.id, turn, origin, undone_position IS NOT NULL,
            table_name, row_id, before_image, after_image, packed
        FROM journal_calls calls
        LEFT JOIN journal_changes changes ON calls.owner_id = changes.owner_id AND calls.call_key = changes.call_key
        JOIN journal_units units ON units.id = calls.unit_id
        WHERE calls.owner_id = ? AND (table_name IS NOT NULL OR packed IS NOT NULL) ORDER BY calls.seq, changes.number""";

    /// Returns the rows of an internal table.
    ///
    /// @throws IllegalArgumentException for a name that is not in [#NAMES]
    public List<Row> rows(String table) {
        var person = rows.owner.person();
        return switch (table) {
            case "sessions" -> list(SESSIONS, person,
                r -> Row.of(Row.ID, id(r), "title", r.getString(2), "is_closed", r.getBoolean(3)));
            case "turns" -> list(TURNS, person,
                r -> Row.of(Row.ID, id(r), "session", r.getString(2), "number", r.getLong(3), "state", r.getString(4),
                    "message", r.getString(5), "reply", r.getString(6)));
            case "journal" -> list(JOURNAL, person, this::changes).stream().flatMap(List::stream).toList();
            case "embeddings" -> list(EMBEDDINGS, rows.owner.household(),
                r -> Row.of(Row.ID, id(r), "table", r.getString(2), "model", r.getString(3)));
            case "stock_targets" -> rows
                .read(Query.where("ingredients", new Filter("stock_target", Operator.GT, Fraction.ZERO))
                    .orderedBy("name"))
                .stream()
                .map(food -> Row.of(Row.ID, food.id(), "name", food.text("name"), "quantity",
                    food.quantity("stock_target").orElse(null),
                    "unit", food.text("stock_unit")))
                .toList();
            default -> throw new IllegalArgumentException("there is no table " + table);
        };
    }

    private List<Row> changes(ResultSet r) throws SQLException {
        var call = Row.of(Row.ID, id(r), "turn", r.getLong(2), "origin", r.getString(3), "is_undone", r.getBoolean(4));
        var packed = r.getBytes(9);
        if (packed != null) {
            return PackedChanges.read(packed, rows::entity).stream()
                .map(change -> change(call, change.table(), change.before(), change.after())).toList();
        }
        var table = r.getString(5);
        return List.of(change(call, table, image(table, r.getString(7)), image(table, r.getString(8))));
    }

    private static Row change(Row call, String table, @Nullable Row before, @Nullable Row after) {
        return call.overlaidBy(Row.of("table", table, "before", before, "after", after));
    }

    private <T> List<T> list(String sql, UUID owner, Sql.Reading<T> reading) {
        return rows.sql.list(sql, List.of(owner), reading);
    }

    private static UUID id(ResultSet result) throws SQLException {
        return result.getObject(1, UUID.class);
    }

    private @Nullable Row image(String table, @Nullable String image) {
        return image == null ? null : SqlJournal.row(rows.entity(table), image);
    }
}
