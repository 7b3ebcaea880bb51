package alfred.builtin.skill.recipe;

import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Warnings;
import alfred.builtin.slot.Items;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.Diets;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodGroups;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.ingredient.IngredientRows;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// A recipe with other ingredients, made from one that stays as it is: its lines, steps and tags, and what is told of
/// each change.
final class RecipeVariant {
    private static final String LINES = "ingredients";
    private static final String STEPS = "instructions";
    private static final String DIETS = "health_tags";
    private static final List<String> KEPT = List.of("description", "cuisine", "difficulty", "prep_time_minutes",
        "cook_time_minutes", "servings", "occasions", "flavor_tags", "equipment_tags", "notes", "source_url");
    private static final List<String> KEPT_OF_LINE = List.of("section", "name", "quantity", "quantity_max", "unit",
        "other_amounts", "size", "preparation", "notes", "is_optional", "raw_text", "category");
    private final Script s;
    private final Row original;
    private final List<Row> lines;
    private final List<Row> fresh = new ArrayList<>();
    private final Set<String> tags;
    private final RecipeSteps steps;
    private final List<String> changes = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private final List<String> called = new ArrayList<>();

    /// @param original the recipe in full
    RecipeVariant(Row original, Script s) {
        this.s = s;
        this.original = original;
        this.lines = new ArrayList<>(original.rows(LINES));
        this.tags = new TreeSet<>(original.texts(DIETS));
        this.steps = new RecipeSteps(original.texts(STEPS), s.words().phrases().locale());
    }

    /// Takes a food out. Returns whether the recipe has it.
    boolean without(String food) {
        var gone = linesOf(food);
        lines.removeAll(gone);
        gone.forEach(line -> steps.named(line.text("name"), food));
        if (!gone.isEmpty()) {
            changes.add(s.text("copy.gone", s.words().list(gone.stream().map(line -> line.text("name")).toList())));
            called.add(s.text("copy.name-without", original.text("name"), food));
        }
        return !gone.isEmpty();
    }

    /// Puts another food in the place of one, with the amount that was there where none is said. Returns whether the
    /// recipe has it.
    boolean instead(String old, String other) {
        var gone = linesOf(old);
        if (gone.isEmpty()) {
            return false;
        }
        var line = gone.getFirst();
        var item = Items.parse(other, s.foods()).getFirst();
        var row = item.quantity() != null ? IngredientRows.row(item.text()).with("section", line.text("section"))
            : renamed(line, item.name());
        replace(line, List.of(row));
        lines.removeAll(gone.subList(1, gone.size()));
        steps.renamed(line.text("name"), old, item.name());
        changes.add(s.text("copy.instead", s.words().line(row), line.text("name")));
        called.add(s.text("copy.name-with", original.text("name"), item.name()));
        return true;
    }

    void add(String thing) {
        var row = IngredientRows.row(thing);
        lines.add(row);
        fresh.add(row);
        changes.add(s.text("copy.added", s.words().line(row)));
        called.add(s.text("copy.name-with", original.text("name"), row.text("name")));
    }

    /// Puts what is known to stand for them in the place of foods that a diet forbids; each is told, and so is each for
    /// which nothing is known.
    void suitedTo(String diet) {
        boolean isSuited = true;
        var spoken = s.words().stored(diet);
        var suiting = new Substitution(s, known -> !breaks(diet, known));
        var unsafe = Warnings.unsafe(lines.stream().flatMap(line -> breaking(diet, line).stream())
            .flatMap(suiting::known).flatMap(other -> other.foods().stream()).map(Food::name).distinct().toList(), s);
        var safe = new Substitution(s, known -> !breaks(diet, known) && !unsafe.contains(known.name()));
        for (var line : List.copyOf(lines)) {
            var food = breaking(diet, line);
            if (food.isPresent()) {
                var others = safe.of(line, food.get());
                isSuited &= !others.isEmpty();
                suited(line, others, spoken);
            }
        }
        if (isSuited) {
            tags.add(diet);
        }
        called.add(ReplyFormatter.capital(s.text("copy.name-diet", original.text("name"), spoken)));
    }

    private void suited(Row line, List<Row> others, String diet) {
        var name = line.text("name");
        if (others.isEmpty()) {
            remarks.add(s.text("copy.diet-none", ReplyFormatter.capital(name), diet));
            return;
        }
        replace(line, others);
        steps.renamed(name, name, s.words().list(others.stream().map(row -> row.text("name")).toList()));
        changes.add(s.text("copy.instead", s.words().list(others.stream().map(s.words()::line).toList()), name));
    }

    private Optional<Food> breaking(String diet, Row line) {
        return s.foods().confident(line.text("name")).filter(food -> breaks(diet, food));
    }

    private static boolean breaks(String diet, Food food) {
        return Diets.violation(diet, food).isPresent();
    }

    private void replace(Row line, List<Row> others) {
        int at = lines.indexOf(line);
        lines.remove(at);
        lines.addAll(at, others);
        fresh.addAll(others);
    }

    private Row renamed(Row line, String name) {
        return IngredientRows.row(s.words().line(line.with("name", name).without("preparation")))
            .with("section", line.text("section"));
    }

    /// Returns the lines of a food, however it is spelled, or of a group of foods.
    private List<Row> linesOf(String food) {
        var known = s.foods().confident(food);
        var key = " " + FoodSpelling.key(food) + " ";
        var group = FoodGroups.of(food);
        List<Predicate<Row>> ways = List.of(line -> FoodSpelling.key(line.text("name")).equals(key.strip()),
            line -> known.isPresent() && s.foods().confident(line.text("name")).equals(known),
            line -> (" " + FoodSpelling.key(line.text("name")) + " ").contains(key),
            line -> group.isPresent() && s.foods().confident(line.text("name")).filter(group.get()).isPresent());
        return ways.stream().map(way -> lines.stream().filter(way).toList()).filter(found -> !found.isEmpty())
            .findFirst().orElse(List.of());
    }

    /// Returns the name of the variant: the one that was told, else one that tells what is different in it.
    String name(String told) {
        return !told.isBlank() ? ReplyFormatter.capital(told)
            : called.stream().findFirst().orElseGet(() -> s.text("copy.name-copy", original.text("name")));
    }

    /// Returns the columns of the variant under a name. Tags of diets that new lines contradict are dropped, and told.
    Map<String, @Nullable Object> fields(String name) {
        var dropped = tags.stream().filter(this::isBroken).toList();
        if (!dropped.isEmpty()) {
            tags.removeAll(dropped);
            remarks.add(s.text("copy.tags-dropped", s.words().list(dropped)));
        }
        var fields = new LinkedHashMap<String, @Nullable Object>();
        KEPT.forEach(column -> original.get(column).ifPresent(value -> fields.put(column, value)));
        fields.put("name", name);
        fields.put(DIETS, List.copyOf(tags));
        fields.put(STEPS, steps.now());
        fields.put(LINES, lines.stream().map(line -> line.only(KEPT_OF_LINE)).map(Row::values).toList());
        return fields;
    }

    private boolean isBroken(String tag) {
        return fresh.stream().flatMap(line -> s.foods().confident(line.text("name")).stream())
            .anyMatch(food -> Diets.violation(tag, food).isPresent());
    }

    /// Tells each change, and what was left as it is.
    void tell() {
        s.say(changes.isEmpty() ? "" : s.words().bullets(changes));
        remarks.forEach(s::say);
        if (!steps.left().isEmpty()) {
            s.tell("copy.steps-left", s.words().list(steps.left()));
        }
    }
}
