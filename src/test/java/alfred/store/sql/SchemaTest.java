package alfred.store.sql;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Column;
import alfred.core.domain.EntityDefinition;
import alfred.kitchen.KitchenEntities;
import alfred.store.database.TestDatabases;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Holds the tables and the entity definitions together (spec/design.md, decision 3).
class SchemaTest {
    static final List<EntityDefinition> ENTITIES = KitchenEntities.ALL;

    @ParameterizedTest @FieldSource("ENTITIES")
    void aTableHasTheColumnsOfItsDefinition(EntityDefinition entity) {
        try (var database = TestDatabases.empty()) {
            var expected = new TreeMap<String, String>();
            expected.put("id", "ID NO");
            expected.put("owner_id", "ID NO");
            expected.put("seq", "BIG NO");
            expected.put("created_at", "TIMESTAMP NO");
            expected.put("updated_at", "TIMESTAMP NO");
            expected.put("version", "BIG NO");
            entity.columns().forEach(c -> expect(c, expected));

            var actual = new TreeMap<String, String>();
            database.read(sql -> sql.list(
                """
                SELECT column_name, data_type, is_nullable FROM information_schema.columns
                WHERE table_schema = CURRENT_SCHEMA AND table_name = ?""",
                List.of(entity.table()), r -> actual.put(r.getString(1),
                    StoredType.named(r.getString(2).toLowerCase(Locale.ROOT)).orElseThrow() + " " + r.getString(3))));

            assertThat(actual).isEqualTo(expected);
        }
    }

    @ParameterizedTest @FieldSource("ENTITIES")
    void aReferenceIsAForeignKeyThatRestrictsAndIsIndexed(EntityDefinition entity) {
        try (var database = TestDatabases.empty()) {
            var expected =
                entity.references().map(c -> c.name() + " -> " + tableOf(c) + " NO ACTION").sorted().toList();

            var actual = database.read(sql -> sql.list("""
                SELECT k.column_name, t.table_name, r.delete_rule
                FROM information_schema.key_column_usage k
                JOIN information_schema.referential_constraints r ON r.constraint_name = k.constraint_name
                JOIN information_schema.table_constraints t ON t.constraint_name = r.unique_constraint_name
                WHERE k.table_name = ? AND k.constraint_schema = CURRENT_SCHEMA AND r.constraint_schema = CURRENT_SCHEMA
                    AND t.constraint_schema = CURRENT_SCHEMA AND k.column_name <> 'owner_id'""",
                List.of(entity.table()),
                r -> r.getString(1) + " -> " + r.getString(2) + " " + r.getString(3).replace("RESTRICT", "NO ACTION")));
            var indexed = database.read(sql -> sql.list(
                TestDatabases.ON_POSTGRES ? """
                SELECT a.attname
                FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
                WHERE i.indrelid = CAST(? AS regclass)"""
                    : """
                SELECT column_name FROM information_schema.index_columns
                WHERE table_name = ? AND ordinal_position = 1""",
                List.of(entity.table()), r -> r.getString(1)));

            assertThat(actual).containsExactlyInAnyOrderElementsOf(expected);
            assertThat(indexed).containsAll(entity.references().map(Column::name).toList()).contains("owner_id");
        }
    }

    private static String tableOf(Column column) {
        var type = column.relation().orElseThrow().type();
        return ENTITIES.stream().filter(e -> e.type().equals(type)).findFirst().orElseThrow().table();
    }

    private static void expect(Column column, SortedMap<String, String> expected) {
        var nullable = column.isRequired() ? " NO" : " YES";
        var names = new ArrayList<>(new ColumnSql(column).names());
        switch (column.type()) {
            case TEXT -> expected.put(column.name(), "TEXT" + nullable);
            case INTEGER -> expected.put(column.name(), "BIG" + nullable);
            case BOOLEAN -> expected.put(column.name(), "BOOLEAN" + nullable);
            case DATE -> expected.put(column.name(), "DATE" + nullable);
            case TIME -> expected.put(column.name(), "TIME" + nullable);
            case TIMESTAMP -> {
                expected.put(column.name(), "TIMESTAMP" + nullable);
                expected.put(column.name() + "_offset", "INTEGER YES");
            }
            case REFERENCE -> expected.put(column.name(), "ID" + nullable);
            case QUANTITY -> names.forEach(name -> expected.put(name, "NUMBER" + nullable));
            case TEXT_LIST -> {
                expected.put(names.getFirst(), "TEXTS NO");
                expected.put(names.getLast(), "TEXT NO");
            }
        }
    }
}
