package alfred.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.Rounds;
import alfred.core.domain.Column;
import alfred.core.domain.ColumnType;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import alfred.core.row.Query;
import alfred.core.row.RowFilters;
import alfred.kitchen.KitchenEntities;
import alfred.store.database.TestDatabases;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Filters in SQL find what [RowFilters] finds in memory.
@Tag("long")
class FilterTest {
    private static final List<String> PATTERNS = List.of(
        "butter", "BUT%", "%ter", "_utter", "50\\%", "50%", "a_b", "a\\_b", "\\", "back\\\\s%", "crème%", "%", "",
        "egg\nyolk", "%yolk");
    private static final List<EntityDefinition> ENTITIES = List.of(
        KitchenEntities.INVENTORY, KitchenEntities.RECIPE, KitchenEntities.LOG, KitchenEntities.TASK,
        KitchenEntities.SHOPPING);

    static LongStream seeds() {
        return Rounds.seeds(40, 400);
    }

    @ParameterizedTest @MethodSource("seeds")
    void everyOperatorFindsInSqlWhatItFindsInMemory(long seed) {
        var random = new SplittableRandom(seed);
        var entity = ENTITIES.get(random.nextInt(ENTITIES.size()));
        try (var database = TestDatabases.empty()) {
            var store = Kitchens.on(database);
            List<Row> rows = store.write(tx -> IntStream.range(0, 40)
                .mapToObj(_ -> tx.insert(entity, Kitchens.random(entity, random))).toList());

            for (int i = 0; i < 25; i++) {
                var query =
                    Query.all(entity.table()).withFilters(filters(entity, random, 2), filters(entity, random, 3));
                var expected = rows.stream().filter(row -> RowFilters.match(entity, row, query)).toList();

                assertThat(rows(store, query)).as("%s", query).isEqualTo(expected);
            }
        }
    }

    @Test
    void whatDoesNotSuitAColumnIsRefusedAndNothingIsRead() {
        var store = Kitchens.inMemory();
        var wrong = List.of(
            new Filter("colour", Operator.EQ, "red"), new Filter("name", Operator.EQ, 3L),
            new Filter("quantity", Operator.ILIKE, "3"),
            new Filter("name", Operator.IN, "bread"), new Filter("name", Operator.EQ, null),
            new Filter("owner_id", Operator.IS_NOT_NULL, null),
            new Filter("_semantic", Operator.SIMILAR, "soup"),
            new Filter("ingredient_id", Operator.GT, Kitchens.CLOCK));

        for (var filter : wrong) {
            assertThatThrownBy(() -> store.read(r -> r.read(Query.where("inventory", filter))))
                .as("%s", filter).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void aQuantityComparesAsAFraction() {
        var store = Kitchens.inMemory();
        var third = Fraction.of(1, 3);
        store.write(tx -> tx.insert(KitchenEntities.INVENTORY, Row.of("name", "Butter", "quantity", third)));

        var exact = Query.where("inventory", Filter.eq("quantity", third), new Filter("quantity", Operator.GE, third));
        var rounded = Query.where("inventory", new Filter("quantity", Operator.LE,
            Fraction.of(new BigDecimal("0.3333333333333333"))));

        assertThat(rows(store, exact)).hasSize(1);
        assertThat(rows(store, rounded)).isEmpty();
    }

    private static List<Row> rows(SqlStore store, Query query) {
        return store.read(r -> r.read(query));
    }

    private static List<Filter> filters(EntityDefinition entity, SplittableRandom random, int most) {
        var filters = new ArrayList<Filter>();
        int count = random.nextInt(most + 1);
        while (filters.size() < count) {
            var column = entity.columns().get(random.nextInt(entity.columns().size()));
            var op = Operator.values()[random.nextInt(Operator.values().length)];
            if (column.type() != ColumnType.REFERENCE && suits(column, op)) {
                filters.add(new Filter(column.name(), op, value(column, op, random)));
            }
        }
        return filters;
    }

    private static boolean suits(Column column, Operator op) {
        boolean isText = column.type() == ColumnType.TEXT || column.type() == ColumnType.TEXT_LIST;
        return switch (op) {
            case EQ, NE, IN, NOT_IN, IS_NULL, IS_NOT_NULL -> true;
            case GT, LT, GE, LE -> column.type() != ColumnType.BOOLEAN && column.type() != ColumnType.TEXT_LIST;
            case ILIKE, CONTAINS -> isText;
            case SIMILAR -> false;
        };
    }

    private static Object value(Column column, Operator op, SplittableRandom random) {
        return switch (op) {
            case IS_NULL, IS_NOT_NULL -> null;
            case IN, NOT_IN ->
                IntStream.range(0, random.nextInt(4)).mapToObj(_ -> Kitchens.value(column, random)).toList();
            case ILIKE -> PATTERNS.get(random.nextInt(PATTERNS.size()));
            case CONTAINS -> Kitchens.value(Column.text("word"), random);
            default -> Kitchens.value(column, random);
        };
    }
}
