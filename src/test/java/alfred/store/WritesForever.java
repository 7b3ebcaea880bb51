package alfred.store;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.store.database.Database;
import java.nio.file.Path;

/// Another process that writes until it is killed, and says each commit that it was told of.
public final class WritesForever {
    private WritesForever() {}

    public static void main(String[] args) {
        try (var database = Database.open(Path.of(args[0]))) {
            var store = Kitchens.on(database);
            for (int i = 1;; i++) {
                var name = "item " + i;
                store.write(tx -> tx.insert(KitchenEntities.SHOPPING, Row.of("name", name)));
                System.out.println(i);
            }
        }
    }
}
