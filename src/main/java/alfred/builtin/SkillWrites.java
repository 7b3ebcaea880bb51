package alfred.builtin;

import alfred.core.crud.Permission.Operation;
import java.util.Map;
import java.util.Set;

/// The writes that each skill requests: operations by entity type.
final class SkillWrites {
    private static final Set<Operation> CREATE = Set.of(Operation.CREATE);
    private static final Set<Operation> UPDATE = Set.of(Operation.UPDATE);
    private static final Set<Operation> DELETE = Set.of(Operation.DELETE);
    private static final Set<Operation> ADD = Set.of(Operation.CREATE, Operation.UPDATE);
    private static final Set<Operation> TAKE = Set.of(Operation.UPDATE, Operation.DELETE);

    private SkillWrites() {}

    static Map<String, Set<Operation>> of(String skill) {
        return switch (skill) {
            case "recipe.rename", "recipe.set", "recipe.note", "recipe.rate", "recipe.favorite" ->
                Map.of("recipe", UPDATE);
            case "recipe.line_add", "recipe.line_remove", "recipe.line_change", "recipe.step_add", "recipe.step_remove",
                "recipe.step_change",
                "recipe.tag" ->
                Map.of("recipe", UPDATE, "ri", Set.of(Operation.CREATE, Operation.UPDATE, Operation.DELETE));
            case "recipe.delete" -> Map.of("recipe", DELETE);
            case "timer.set" -> Map.of("timer", CREATE);
            case "timer.add", "timer.change" -> Map.of("timer", UPDATE);
            case "timer.stop" -> Map.of("timer", DELETE);
            case "task.rename" -> Map.of("task", UPDATE);
            case "task.add", "task.prepare" -> Map.of("task", CREATE);
            case "task.due" -> Map.of("task", UPDATE, "meal", UPDATE);
            case "task.done" -> Map.of("task", UPDATE);
            case "task.delete", "task.clear" -> Map.of("task", DELETE);
            case "meal.add", "meal.copy", "meal.leftovers" -> Map.of("meal", CREATE);
            case "meal.note", "meal.other" -> Map.of("meal", ADD);
            case "meal.eat_out" -> Map.of("meal", Set.of(Operation.CREATE, Operation.DELETE));
            case "meal.swap", "meal.move", "meal.servings" -> Map.of("meal", UPDATE);
            case "thing.move" -> Map.of("meal", UPDATE, "task", UPDATE);
            case "meal.remove", "meal.clear" -> Map.of("meal", DELETE);
            case "pantry.add" -> Map.of("inv", ADD);
            case "pantry.use", "cook.deduct" -> Map.of("inv", TAKE);
            case "pantry.set" -> Map.of("inv", ADD, "shop", UPDATE);
            case "pantry.expiry" -> Map.of("inv", UPDATE);
            case "pantry.move" -> Map.of("inv", ADD);
            case "pantry.remove" -> Map.of("inv", TAKE);
            case "pantry.clear", "pantry.throw_expired" -> Map.of("inv", DELETE);
            case "shop.add", "shop.for", "shop.add_that", "shop.for_meals", "stock.restock" -> Map.of("shop", ADD);
            case "shop.tick", "shop.set", "shop.move", "shop.swap" -> Map.of("shop", UPDATE);
            case "shop.remove", "shop.clear", "shop.clear_done" -> Map.of("shop", DELETE);
            case "shop.bought", "shop.put_away" -> Map.of("shop", TAKE, "inv", ADD);
            case "stock.target" -> Map.of("ing", UPDATE);
            case "profile.add", "profile.remove", "profile.household", "profile.size", "profile.equipment" ->
                Map.of("pref", UPDATE);
            case "draft.dictate_save" -> Map.of("recipe", CREATE, "ri", CREATE);
            case "cook.log" -> Map.of("log", CREATE);
            case "cook.rate" -> Map.of("log", UPDATE);
            default -> Map.of();
        };
    }
}
