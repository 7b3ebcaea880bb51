package alfred.kitchen;

import alfred.core.crud.rule.CrudMiddleware.FollowUp;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

/// Derives each food's preference score, from -1 to 1, from the cooking log and from ratings
/// (spec/entities-and-refs.md, entity types).
///
/// Each star above or below three moves the score of every food of the recipe by 1/20. Cooking without a rating
/// only increments the use count.
final class TasteScores {
    private static final Fraction STEP = Fraction.of(1, 20);
    private static final long MIDDLE = 3;

    private TasteScores() {}

    /// Returns the score updates for a new log entry.
    static List<FollowUp> cooked(Row log, Rows rows) {
        var steps = log.integer("rating").map(stars -> stars - MIDDLE).orElse(0L);
        return moved(log.reference("recipe_id"), steps, Optional.of(log), rows);
    }

    /// Returns the score updates for a changed rating of a recipe or log entry; empty if the rating is the same.
    static List<FollowUp> rated(Optional<UUID> recipe, Row before, Row after, Rows rows) {
        long steps = after.integer("rating").orElse(MIDDLE) - before.integer("rating").orElse(MIDDLE);
        return steps == 0 ? List.of() : moved(recipe, steps, Optional.empty(), rows);
    }

    private static List<FollowUp> moved(Optional<UUID> recipe, long steps, Optional<Row> log, Rows rows) {
        if (recipe.isEmpty()) {
            return List.of();
        }
        var known = rows.read(Query.all(KitchenEntities.FLAVOR.table())).stream()
            .filter(r -> r.reference("ingredient_id").isPresent())
            .collect(Collectors.toMap(r -> r.reference("ingredient_id").orElseThrow(), r -> r, (first, _) -> first));
        return rows
            .read(Query.where(KitchenEntities.RECIPE_INGREDIENT.table(), Filter.eq("recipe_id", recipe.get()))
                .orderedBy("position"))
            .stream()
            .flatMap(line -> line.reference("ingredient_id").stream()).distinct()
            .map(food -> followUp(food, Optional.ofNullable(known.get(food)), steps, log)).toList();
    }

    private static FollowUp followUp(UUID food, Optional<Row> old, long steps, Optional<Row> log) {
        Map<String, Object> values = new LinkedHashMap<>();
        var score = old.flatMap(r -> r.quantity("preference_score")).orElse(Fraction.ZERO);
        values.put("preference_score", clamped(score.plus(STEP.times(Fraction.of(steps)))));
        log.flatMap(l -> l.timestamp("cooked_at")).ifPresent(at -> {
            values.put("times_used", old.flatMap(r -> r.integer("times_used")).orElse(0L) + 1);
            values.put("last_used_at", at);
        });
        if (old.isEmpty()) {
            values.put("ingredient_id", food);
        }
        return new FollowUp(KitchenEntities.FLAVOR, old.map(Row::id), values);
    }

    private static Fraction clamped(Fraction score) {
        var one = Fraction.ONE;
        return score.compareTo(one) > 0 ? one : score.compareTo(Fraction.ZERO.minus(one)) < 0 ? Fraction.ZERO.minus(one)
            : score;
    }
}
