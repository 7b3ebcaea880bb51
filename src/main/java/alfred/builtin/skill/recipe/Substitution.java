package alfred.builtin.skill.recipe;

import alfred.builtin.script.Script;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.Substitute;
import alfred.kitchen.ingredient.IngredientLine;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.kitchen.measure.Amount;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// What stands for a line of a recipe by the known substitutes, with the amounts that follow from the line's.
///
/// @param isAllowed whether a food may be taken
record Substitution(Script s, Predicate<Food> isAllowed) {
    /// Returns the lines in the place of one; empty if nothing is known that is allowed.
    List<Row> of(Row line, Food food) {
        return known(food).flatMap(other -> rows(line, food, other).stream()).findFirst().orElse(List.of());
    }

    /// Returns what is known to stand for a food, of which all is allowed.
    Stream<Substitute> known(Food food) {
        return s.foods().substitutes(food).stream()
            .filter(other -> !other.foods().isEmpty() && other.foods().stream().allMatch(isAllowed));
    }

    private Optional<List<Row>> rows(Row line, Food food, Substitute other) {
        if (other.amount().isEmpty() || !line.has("quantity")) {
            var names = other.parts().stream().map(part -> IngredientLine.parse(part).name()).toList();
            return Optional.of(Stream.of(line.with("name", s.words().list(names)).without("preparation"))
                .map(s.words()::line).map(text -> IngredientRows.row(text).with("section", line.text("section")))
                .toList());
        }
        return factor(line, food, other.amount()).map(factor -> other.parts().stream().map(IngredientRows::row)
            .map(part -> IngredientRows.row(s.words().line(s.words().scaled(part, factor)))
                .with("section", line.text("section")))
            .toList());
    }

    /// Returns how many times the amount that a substitute is told for a line has; empty if they cannot be compared.
    private static Optional<Fraction> factor(Row line, Food food, String amount) {
        var told = IngredientLine.parse(amount + " x").mainAmount();
        var own = line.quantity("quantity").map(quantity -> Amount.of(quantity, line.text("unit")));
        return told.flatMap(one -> Optional.ofNullable(one.quantity()).flatMap(quantity -> own
            .flatMap(have -> have.convert(one.unit(), food.density()))
            .map(same -> same.amount().value().dividedBy(quantity))));
    }
}
