package alfred.ui;

import alfred.core.row.SessionRecords.TurnRecord;
import alfred.core.row.SessionRecords;
import alfred.ui.model.WindowSettings;
import alfred.ui.shell.Services;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/// A kitchen of any size in a folder that is deleted at the program's end, with a long conversation.
public final class BigKitchen {
    private BigKitchen() {}

    public static Services services(int recipes, int lots, int messages, WindowSettings settings) {
        var wiring = DemoKitchen.opened(Optional.of(DemoKitchen.folder()));
        var session = wiring.session();
        session.load(rows(recipes, lots));
        session.store().write(tx -> {
            var id = tx.sessions().latest().orElseThrow().id();
            for (int i = 1; i <= messages; i++) {
                tx.sessions().saveTurn(
                    new TurnRecord(UUID.randomUUID(), id, i, SessionRecords.State.COMMITTED, "Question number " + i,
                        "**Answer** number " + i + ", with a few words.",
                        OffsetDateTime.now(DemoKitchen.CLOCK).minusSeconds(messages - i)));
            }
            return id;
        });
        return DemoKitchen.services(wiring, settings);
    }

    private static Map<String, List<Map<String, Object>>> rows(int recipes, int lots) {
        var cookbook = new ArrayList<Map<String, Object>>();
        for (int i = 0; i < recipes; i++) {
            cookbook.add(Map.of("name", (i % 7 == 0 ? "Chicken Soup " : i % 5 == 0 ? "Lemon Pasta " : "Red Stew ") + i,
                "servings", 4,
                "prep_time_minutes", 10 + i % 50, "ingredients",
                List.of("400 g chicken", "2 onions", "1 l stock", i % 90 + 1 + " g butter"),
                "instructions", List.of("Cook it.")));
        }
        var stock = new ArrayList<Map<String, Object>>();
        for (int i = 0; i < lots; i++) {
            stock.add(Map.of("name", "Jar number " + i, "quantity", i % 9 + 1, "unit", "jar", "location", "cabinet"));
        }
        return Map.of("recipes", cookbook, "inventory", stock);
    }
}
