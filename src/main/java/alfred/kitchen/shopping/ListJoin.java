package alfred.kitchen.shopping;

import alfred.core.domain.Row;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.measure.Amount;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Which lines of the shopping list are for the same food, so that one line is enough.
///
/// @param catalogue tells which names mean one food
public record ListJoin(FoodCatalogue catalogue) {
    /// Whether two lines are for the same food: the same known food, or the same name apart from case and number.
    public boolean isSame(Row line, Row other) {
        var food = catalogue.confident(line.text("name"));
        var same = catalogue.confident(other.text("name"));
        return food.isPresent() && food.equals(same)
            || FoodSpelling.key(line.text("name")).equals(FoodSpelling.key(other.text("name")));
    }

    /// Returns whether a line is for the same food as one of these, as [#isSame] tells; each of them is looked up once.
    public Predicate<Row> among(List<Row> lines) {
        var names = lines.stream().map(line -> line.text("name")).distinct().toList();
        var keys = names.stream().map(FoodSpelling::key).collect(Collectors.toSet());
        var foods = names.stream().flatMap(name -> catalogue.confident(name).stream()).collect(Collectors.toSet());
        return line -> keys.contains(FoodSpelling.key(line.text("name")))
            || catalogue.confident(line.text("name")).filter(foods::contains).isPresent();
    }

    /// Returns the line that a new one joins, with the amount of both; empty if it has to stand alone, as no line that
    /// is still to be bought on the same list is for its food, or because their amounts do not add up. What has no
    /// amount joins any line, and takes the amount that the other has.
    public Optional<Row> of(Row fresh, List<Row> lines) {
        return lines.stream()
            .filter(line -> !line.isTrue("is_purchased") && line.text("list").equalsIgnoreCase(fresh.text("list")))
            .filter(line -> isSame(line, fresh)).flatMap(line -> joined(line, fresh).stream()).findFirst();
    }

    private static Optional<Row> joined(Row line, Row fresh) {
        var had = line.quantity("quantity");
        var more = fresh.quantity("quantity");
        if (more.isEmpty()) {
            return Optional.of(line);
        }
        if (had.isEmpty()) {
            return Optional.of(line.with("quantity", more.get()).with("unit", fresh.get("unit").orElse(null)));
        }
        return Amount.of(had.get(), line.text("unit")).plus(Amount.of(more.get(), fresh.text("unit")))
            .map(sum -> line.with("quantity", sum.value()));
    }
}
