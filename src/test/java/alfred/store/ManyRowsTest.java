package alfred.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.core.crud.call.CrudRefusal;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.row.Store;
import alfred.core.row.StoreException;
import alfred.kitchen.KitchenEntities;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/// Many rows are inserted by a second thread: in their order, all or none, and without those that were refused.
class ManyRowsTest {
    private static final EntityDefinition SHOPPING = KitchenEntities.SHOPPING;
    private static final int MANY = 1_000;

    private final SqlStore store = Kitchens.inMemory();

    @Test
    void allAreThereInTheirOrderWithoutTheRefused() {
        store.write(tx -> {
            tx.expectMany();
            for (int i = 0; i < MANY; i++) {
                add(tx, i, i % 10 == 9);
            }
            assertThat(tx.read(Query.all("shopping_list"))).hasSize(MANY * 9 / 10);
            add(tx, MANY, false);
            return "";
        });

        assertThat(names()).hasSize(MANY * 9 / 10 + 1).startsWith("0", "1", "2").doesNotContain("9", "999")
            .endsWith("998", "1000");
    }

    private static void add(Store.Transaction tx, int number, boolean isRefused) {
        try {
            tx.attempt(() -> {
                var row = tx.insert(SHOPPING, Row.of("name", String.valueOf(number)));
                if (isRefused) {
                    throw CrudRefusal.of(CrudRefusal.Kind.BAD_VALUE, "refused.gone");
                }
                return row;
            });
        } catch (CrudRefusal refusal) {
            assertThat(isRefused).isTrue();
        }
    }

    @Test
    void whatTheStoreRefusesEndsItWithNothingWritten() {
        var id = UUID.randomUUID();
        assertThatThrownBy(() -> store.write(tx -> {
            tx.expectMany();
            for (int i = 0; i < MANY; i++) {
                var row = Row.of("id", i == 500 || i == 700 ? id : UUID.randomUUID(), "name", String.valueOf(i));
                tx.attempt(() -> tx.insert(SHOPPING, row));
            }
            return "";
        })).isInstanceOf(StoreException.class);

        assertThat(names()).isEmpty();
        store.write(tx -> tx.insert(SHOPPING, Row.of("name", "after")));
        assertThat(names()).containsExactly("after");
    }

    private List<String> names() {
        return store.read(rows -> rows.read(Query.all("shopping_list"))).stream().map(row -> row.text("name")).toList();
    }
}
