package alfred.kitchen.mealplan;

import alfred.core.crud.rule.Objection.Occasion;
import alfred.core.crud.rule.Objection;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Language;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.RowFormatter;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.mealplan.Suitability.Conflict;
import alfred.kitchen.mealplan.Suitability.Kind;
import alfred.kitchen.measure.NumberWords;
import alfred.kitchen.shopping.Household;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What speaks against a recipe, a meal, a plan or a line of the shopping list, in the household's terms: its
/// allergies, diets and dislikes, its size, days that are past, meals that are taken (spec/kitchen-rules.md, allergies,
/// diets).
///
/// What the user asked for by name is not held against their diets and dislikes. Allergies always count, except for a
/// line of the shopping list that they named themselves.
public final class HouseholdRules {
    /// What a step begins with is mostly a verb: "Cream the margarine".
    private static final Pattern FIRST_WORD = Pattern.compile("(?m)(?:^|(?<=[.!?]\\s))\\W*\\p{L}+");
    /// Words of a message that puts one dish beside another.
    private static final Pattern BESIDE =
        Pattern.compile("(?iu)\\b" + Language.any("dish.beside") + "\\b");
    private final Occasion occasion;
    private final Household household;
    private final Suitability suitability;

    private HouseholdRules(Foods foods, Occasion occasion) {
        this.occasion = occasion;
        this.household = new Household(foods, occasion.rows());
        this.suitability = new Suitability(household, demandsOn(null));
    }

    private HouseholdRules(Household household, Occasion occasion, Suitability suitability) {
        this.household = household;
        this.occasion = occasion;
        this.suitability = suitability;
    }

    /// The rules of a household with the given foods.
    public static Objection.Rules of(Foods foods) {
        return new Objection.Rules() {
            @Override
            public List<Objection> objections(EntityDefinition entity, Optional<Row> before, Row row, Occasion on) {
                return new HouseholdRules(foods, on).objections(entity, before, row);
            }

            @Override
            public List<String> warnings(String text, Rows rows, Phrasebook phrases) {
                return new Suitability(new Household(foods, rows)).allergiesIn(text).stream()
                    .map(conflict -> phrases.text("check.allergy", conflict.line(),
                        new RowFormatter(phrases).stored(conflict.rule())))
                    .distinct()
                    .toList();
            }
        };
    }

    /// Returns what speaks against a row; see [alfred.core.crud.rule.CrudMiddleware#objections].
    private List<Objection> objections(EntityDefinition entity, Optional<Row> before, Row row) {
        return switch (entity.type()) {
            case "recipe" -> Stream.concat(lines(row.text("name"), row), servings(before, row)).toList();
            case "ri" -> before.filter(old -> isSame(old, row, "name", "ingredient_id")).isPresent() ? List.of()
                : asked(recipeOf(row), told(recipeOf(row), suitability.conflictsOf(row))).toList();
            case "meal" -> meal(before, row).toList();
            case "meal_plan" -> plan(row);
            case "task" -> reminder(before, row).toList();
            case "shop" -> before.isPresent() || isNamed(row.text("name")) ? List.of()
                : suitability.conflictsOf(row).stream().filter(c -> c.kind() == Kind.ALLERGY).map(c -> told("", c))
                    .toList();
            default -> List.of();
        };
    }

    /// The demands that hold on a day: those that name no day, and those that name this one.
    ///
    /// @param day null for no day in particular
    private List<String> demandsOn(@Nullable LocalDate day) {
        return occasion.demands().stream().filter(demand -> {
            var named = Arrays.stream(DayOfWeek.values())
                .filter(one -> Stream.of(Locale.ENGLISH, occasion.phrases().locale())
                    .anyMatch(locale -> demand.toLowerCase(locale)
                        .contains(one.getDisplayName(TextStyle.FULL, locale).toLowerCase(locale))))
                .toList();
            return named.isEmpty() || day != null && named.contains(day.getDayOfWeek());
        }).toList();
    }

    /// The same rules with the demands of a day.
    private HouseholdRules on(@Nullable LocalDate day) {
        return new HouseholdRules(household, occasion, new Suitability(household, demandsOn(day)));
    }

    private String recipeOf(Row line) {
        return line.get("recipe_id").map(id -> occasion.behind().apply(KitchenEntities.RECIPE, id).text("name"))
            .orElse("");
    }

    /// Returns what speaks against a recipe's lines, and the allergens that only its steps name; a recipe without lines
    /// is judged by its name.
    private Stream<Objection> lines(String name, Row recipe) {
        var lines = recipe.rows("ingredients");
        var found = lines.isEmpty() && !recipe.has(Row.ID) ? suitability.conflictsOf(Row.of("name", name))
            : lines.stream().flatMap(line -> suitability.conflictsOf(line).stream()).toList();
        var known = found.stream().map(Conflict::rule).toList();
        var inSteps = suitability.allergiesIn(FIRST_WORD.matcher(String.join("\n", recipe.texts("instructions")))
            .replaceAll("")).stream().filter(conflict -> !known.contains(conflict.rule()))
            .map(c -> new Conflict(c.kind(), text("check.in-steps", c.line()), c.rule()));
        return told(name, Stream.concat(found.stream(), inSteps).toList());
    }

    private Stream<Objection> told(String recipe, List<Conflict> conflicts) {
        return conflicts.stream().filter(c -> c.kind() == Kind.ALLERGY || !isNamed(c.line())).map(c -> told(recipe, c));
    }

    /// Leaves only what does harm, where the user named the recipe.
    private Stream<Objection> asked(String recipe, Stream<Objection> objections) {
        return objections.filter(o -> o.isGrave() || !isNamed(recipe));
    }

    private Objection told(String recipe, Conflict conflict) {
        var what = text(switch (conflict.kind()) {
            case ALLERGY -> "check.allergy";
            case DIET -> "check.diet";
            case LEFT_OUT -> "check.left-out";
            case DISLIKE -> "check.dislike";
        }, conflict.line(), new RowFormatter(occasion.phrases()).stored(conflict.rule()));
        return new Objection(recipe.isEmpty() ? what : text("check.in", recipe, what), conflict.kind() == Kind.ALLERGY);
    }

    /// A recipe for fewer people than eat here is objected to, unless the user named a number.
    private Stream<Objection> servings(Optional<Row> before, Row recipe) {
        long servings = recipe.integer("servings").orElse(0L);
        var preferences = household.preferences();
        boolean isSizeKnown =
            preferences.integer("household_adults").orElse(0L) + preferences.integer("household_kids").orElse(0L) > 0;
        boolean isNew = before.isEmpty() && !recipe.has(Row.ID);
        return isNew && isSizeKnown && servings > 0 && servings < household.size() && !namesNumber()
            ? Stream.of(new Objection(text("check.servings", recipe.text("name"), servings, household.size()), false))
            : Stream.of();
    }

    private boolean namesNumber() {
        return Stream.of(occasion.words().split("\\s+"))
            .anyMatch(word -> word.matches(".*\\d.*") || NumberWords.parse(word).isPresent());
    }

    /// A reminder set for what is past already is a slip, unless it is done.
    private Stream<Objection> reminder(Optional<Row> before, Row task) {
        var due = task.date("due_date").filter(_ -> !task.isTrue("completed"))
            .filter(_ -> before.filter(old -> isSame(old, task, "due_date", "due_time")).isEmpty());
        return due.filter(day -> day.atTime(task.time("due_time").orElse(LocalTime.MAX)).isBefore(occasion.now()))
            .stream().map(day -> {
                var when = occasion.phrases().date("day.short", day)
                    + task.time("due_time").map(time -> " " + text("line.at", time)).orElse("");
                return new Objection(text("check.past", task.text("title") + ", " + when), false);
            });
    }

    private List<Objection> plan(Row plan) {
        var found = new ArrayList<Objection>();
        var slots = new HashSet<String>();
        for (var meal : plan.rows("meals")) {
            meal(Optional.empty(), meal).forEach(found::add);
            if (!slots.add(meal.text("date") + " " + type(meal) + " " + meal.text("recipe_id") + meal.text("notes"))) {
                found.add(new Objection(text("check.twice", label(meal)), false));
            }
        }
        return found;
    }

    private Stream<Objection> meal(Optional<Row> before, Row meal) {
        boolean isMoved = before.filter(old -> isSame(old, meal, "date", "meal_type")).isEmpty();
        boolean isOther = before.filter(old -> isSame(old, meal, "recipe_id")).isEmpty();
        var recipe = isOther
            ? meal.get("recipe_id").map(id -> occasion.behind().apply(KitchenEntities.RECIPE, id)).orElse(Row.EMPTY)
            : Row.EMPTY;
        return Stream.concat(isMoved ? slot(meal, before.isEmpty()) : Stream.of(),
            recipe.values().isEmpty() ? Stream.of()
                : asked(recipe.text("name"),
                    on(meal.date("date").orElse(null)).lines(recipe.text("name"), recipe)));
    }

    /// A meal is not taken by one made in the same turn, unless that is the same dish.
    ///
    /// @param isNew whether the meal is new; one that is moved may change places with another, in two writes
    private Stream<Objection> slot(Row meal, boolean isNew) {
        var day = meal.date("date").orElse(null);
        if (day == null) {
            return Stream.of();
        }
        if (day.isBefore(occasion.today())) {
            return Stream.of(new Objection(text("check.past", label(meal)), false));
        }
        return !isNew || BESIDE.matcher(occasion.words()).find() ? Stream.of()
            : occasion.rows().read(Query.where(KitchenEntities.MEAL.table(), Filter.eq("date", day))).stream()
                .filter(other -> type(other).equals(type(meal)) && !other.get(Row.ID).equals(meal.get(Row.ID)))
                .filter(other -> !isMadeNow(other) || isSame(other, meal, "recipe_id", "notes"))
                .map(other -> new Objection(isMadeNow(other) ? text("check.twice", label(meal))
                    : text("check.taken", label(meal), nameOf(other)), false));
    }

    private boolean isMadeNow(Row meal) {
        return meal.has(Row.ID) && occasion.made().contains(meal.id());
    }

    private String nameOf(Row meal) {
        return meal.get("recipe_id").map(id -> occasion.behind().apply(KitchenEntities.RECIPE, id).text("name"))
            .filter(name -> !name.isBlank())
            .orElseGet(() -> meal.has("notes") ? meal.text("notes") : label(meal));
    }

    private static String type(Row meal) {
        return meal.has("meal_type") ? meal.text("meal_type") : "dinner";
    }

    private String label(Row meal) {
        return meal.date("date").map(day -> occasion.phrases().date("day.short", day)).orElse("") + " " + type(meal);
    }

    private boolean isNamed(String name) {
        return !name.isBlank()
            && (" " + FoodSpelling.key(occasion.words()) + " ").contains(" " + FoodSpelling.key(name) + " ");
    }

    private static boolean isSame(Row one, Row other, String... columns) {
        return Stream.of(columns).allMatch(c -> one.get(c).equals(other.get(c)));
    }

    private String text(String key, Object... values) {
        return occasion.phrases().text(key, values);
    }
}
