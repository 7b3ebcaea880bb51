package alfred.builtin.intent;

import alfred.core.crud.rule.Permission.Operation;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// The writes that each skill requests: operations by entity type.
public final class SkillWrites {
    private static final Set<Operation> CREATE = Set.of(Operation.CREATE);
    private static final Set<Operation> UPDATE = Set.of(Operation.UPDATE);
    private static final Set<Operation> DELETE = Set.of(Operation.DELETE);
    private static final Set<Operation> ADD = Set.of(Operation.CREATE, Operation.UPDATE);
    private static final Set<Operation> TAKE = Set.of(Operation.UPDATE, Operation.DELETE);
    private static final Set<Operation> REPLACE = Set.of(Operation.CREATE, Operation.DELETE);
    private static final Set<Operation> ANY = Set.of(Operation.CREATE, Operation.UPDATE, Operation.DELETE);

    private static final Map<String, Map<String, Set<Operation>>> TABLE = List.of(
        row(Map.of("recipe", UPDATE), "recipe.rename", "recipe.set", "recipe.note", "recipe.rate", "recipe.favorite"),
        row(Map.of("recipe", UPDATE, "ri", ANY), "recipe.line_add", "recipe.line_remove", "recipe.line_change",
            "recipe.step_add", "recipe.step_remove", "recipe.step_change", "recipe.tag", "recipe.rewrite"),
        row(Map.of("recipe", DELETE), "recipe.delete"),
        row(Map.of("timer", CREATE), "timer.set"),
        row(Map.of("timer", UPDATE), "timer.add", "timer.change"),
        row(Map.of("timer", DELETE), "timer.stop"),
        row(Map.of("task", CREATE), "task.add", "task.prepare", "task.next"),
        row(Map.of("task", UPDATE, "meal", UPDATE), "task.due"),
        row(Map.of("task", UPDATE), "task.rename", "task.done"),
        row(Map.of("task", DELETE), "task.delete", "task.clear"),
        row(Map.of("meal", CREATE), "meal.add", "meal.copy", "meal.leftovers"),
        row(Map.of("meal", ADD), "meal.note", "meal.other"),
        row(Map.of("meal", REPLACE), "meal.eat_out"),
        row(Map.of("meal", UPDATE), "meal.swap", "meal.move", "meal.servings"),
        row(Map.of("meal", UPDATE, "task", UPDATE), "thing.move"),
        row(Map.of("meal", DELETE), "meal.remove", "meal.clear"),
        row(Map.of("inv", TAKE), "pantry.use", "pantry.remove", "cook.deduct"),
        row(Map.of("inv", ADD, "shop", UPDATE), "pantry.set"),
        row(Map.of("inv", UPDATE), "pantry.expiry"),
        row(Map.of("inv", ADD), "pantry.add", "pantry.move"),
        row(Map.of("inv", DELETE), "pantry.clear", "pantry.throw_expired"),
        row(Map.of("shop", ADD), "shop.add", "shop.for", "shop.add_that", "shop.for_meals", "stock.restock"),
        row(Map.of("shop", UPDATE), "shop.tick", "shop.set", "shop.move", "shop.swap"),
        row(Map.of("shop", DELETE), "shop.remove", "shop.clear", "shop.clear_done"),
        row(Map.of("shop", TAKE, "inv", ADD), "shop.bought", "shop.put_away"),
        row(Map.of("ing", UPDATE), "stock.target"),
        row(Map.of("pref", UPDATE), "profile.add", "profile.remove", "profile.household", "profile.size",
            "profile.equipment"),
        row(Map.of("recipe", CREATE, "ri", CREATE), "draft.dictate_save", "recipe.copy"),
        row(Map.of("log", CREATE), "cook.log"),
        row(Map.of("log", UPDATE), "cook.rate")).stream()
        .flatMap(row -> row.skills().stream().map(skill -> Map.entry(skill, row.writes())))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));

    private record Row(Map<String, Set<Operation>> writes, List<String> skills) {}

    private SkillWrites() {}

    private static Row row(Map<String, Set<Operation>> writes, String... skills) {
        return new Row(writes, List.of(skills));
    }

    /// Returns what a skill writes; empty for one that only reads.
    public static Map<String, Set<Operation>> of(String skill) {
        return TABLE.getOrDefault(skill, Map.of());
    }
}
