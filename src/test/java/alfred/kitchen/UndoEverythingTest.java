package alfred.kitchen;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Rounds;
import alfred.core.crud.SaveArtifact;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.crud.undo.Undo;
import alfred.core.domain.Column;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.registry.RefEntry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A thousand turns of whatever can be written, taken back one by one and done again one by one, leave exactly the rows
/// they left before, in their order.
@Tag("long")
class UndoEverythingTest {
    private static final List<String> WORDS =
        List.of("onion", "Butter Chicken", "egg", "stew", "crème", "2% milk", "salt", "rice");
    private final KitchenCalls kitchen = new KitchenCalls();
    private SplittableRandom random = new SplittableRandom();
    private int written;

    @ParameterizedTest @ValueSource(longs = {1, 2})
    void restoresTheRowsExactly(long seed) {
        random = new SplittableRandom(seed);
        var states = new ArrayList<Map<String, List<Row>>>();
        states.add(kitchen.everything());
        while (states.size() <= Rounds.of(60, 500)) {
            kitchen.nextTurn();
            int before = written;
            for (int i = random.nextInt(1, 5); i > 0; i--) {
                count(kitchen.run(call()));
            }
            if (written > before && !kitchen.everything().equals(states.getLast())) {
                states.add(kitchen.everything());
            } else if (written > before) {
                kitchen.undo.undo();
                if (!kitchen.everything().equals(states.getLast())) {
                    // each write kept what was there: the turn left no unit, and the one before was taken back
                    kitchen.undo.redo();
                }
            }
        }

        for (int i = states.size() - 2; i >= 0; i--) {
            assertThat(kitchen.undo.undo()).as("seed %d, turn %d", seed, i).isInstanceOf(Undo.Result.Done.class);
            assertThat(kitchen.everything()).as("seed %d, after undo of turn %d", seed, i).isEqualTo(states.get(i));
        }
        for (int i = 1; i < states.size(); i++) {
            assertThat(kitchen.undo.redo()).as("seed %d, turn %d", seed, i).isInstanceOf(Undo.Result.Done.class);
            assertThat(kitchen.everything()).as("seed %d, after redo of turn %d", seed, i).isEqualTo(states.get(i));
        }
        assertThat(written).as("writes").isGreaterThan(states.size());
        kitchen.close();
    }

    private void count(ToolResult result) {
        written += result.writes().size();
    }

    private ToolCall call() {
        var entity = KitchenEntities.ALL.get(random.nextInt(KitchenEntities.ALL.size()));
        var known = known(entity);
        return switch (random.nextInt(known.isEmpty() ? 4 : 9)) {
            case 0, 1 -> ToolCall.create(entity.table(), List.of(payload(entity, true), payload(entity, true)));
            case 2 -> draft();
            case 3 -> ToolCall.create("recipes", List.of(Map.of("name", word(), "servings", 2, "ingredients",
                List.of("2 onions", "200 g rice", "1/3 cup " + word()), "instructions", List.of("Stir.", "Serve."))));
            case 4 -> ToolCall.delete(entity.table(), ToolCall.where(Row.ID, "=", one(known)));
            case 5 -> ToolCall.domain(random.nextBoolean() ? "buy" : "cook",
                Map.of("items", List.of(one(known)), "recipe", one(known), "log", true,
                    "deduct", true));
            default -> ToolCall.update(entity.table(), List.of(ToolCall.where(Row.ID, "=", one(known))),
                payload(entity, false));
        };
    }

    private ToolCall draft() {
        var ref =
            kitchen.registry.registerGenerated("recipe", word(), Row.of("name", word(), "servings", 3L, "ingredients",
                List.of(Row.of("name", word(), "raw_text", "1 " + word()))), 1);
        return SaveArtifact.call(List.of(ref));
    }

    private List<String> known(EntityDefinition entity) {
        return kitchen.registry.entries().stream()
            .filter(e -> e.type().equals(entity.type()) && !e.isUnsaved() && !e.action().isDeletion())
            .map(RefEntry::ref).toList();
    }

    private Map<String, Object> payload(EntityDefinition entity, boolean isWhole) {
        var fields = new LinkedHashMap<String, Object>();
        for (var column : entity.columns()) {
            if (isWhole && column.isRequired() || random.nextInt(3) == 0) {
                var value = value(column);
                if (value != null) {
                    fields.put(column.name(), value);
                }
            }
        }
        return fields;
    }

    private Object value(Column column) {
        return switch (column.type()) {
            case TEXT -> column.allowed().isEmpty() ? word() + " " + random.nextInt(50) : one(column.allowed());
            case INTEGER -> random.nextInt(1, 5);
            case QUANTITY ->
                column.name().equals("preference_score") ? "1/" + random.nextInt(2, 9) : random.nextInt(1, 9) + "/"
                    + random.nextInt(1, 9);
            case BOOLEAN -> random.nextBoolean();
            case DATE -> "2026-0" + random.nextInt(1, 9) + "-1" + random.nextInt(9);
            case TIME -> random.nextInt(10, 24) + ":30";
            case TIMESTAMP -> "2026-01-1" + random.nextInt(9) + "T10:00:00+01:00";
            case TEXT_LIST -> random.nextBoolean() ? List.of(word(), word())
                : Map.of("add", List.of(word()), "remove", List.of(word()));
            case REFERENCE -> {
                var target = kitchen.domain.entity(column.relation().orElseThrow().type()).orElseThrow();
                var known = known(target);
                yield known.isEmpty() ? null : one(known);
            }
        };
    }

    private String word() {
        return one(WORDS);
    }

    private <T> T one(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }
}
