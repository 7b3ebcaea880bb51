package alfred.builtin.skill.meal;

import alfred.builtin.intent.FollowUps;
import alfred.builtin.script.Finder;
import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.script.Warnings;
import alfred.builtin.skill.recipe.NeedsCheck;
import alfred.builtin.skill.recipe.SuggestionSkills;
import alfred.builtin.slot.Dates;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.template.Intent;
import alfred.core.crud.SaveArtifact;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Row;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.Question;
import alfred.kitchen.names.NameIndex;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Skills for planned meals: listing, adding, swapping, removing, and planning several days.
public final class MealSkills {
    private static final String TABLE = "meals";

    /// Requests whose number says for how many a recipe is.
    private static final Set<String> FOR_SO_MANY =
        Set.of("recipe.scale", "recipe.show", "recipe.amount", "shop.missing", "shop.for", "amount.need");
    /// The hour from which on a meal of the day is no longer planned.
    private static final Map<String, Integer> OVER_AT = Map.of("breakfast", 10, "lunch", 14, "dinner", 21);
    /// Maximum number of words of a dish without a recipe, and of a message that may name one.
    private static final int MAX_DISH = 3;
    private static final int MAX_WORDS = 10;

    private MealSkills() {}

    public static List<Skill> all() {
        var change = List.of(Skill.read("meal_plans", "step.look-at-the-plan"),
            Skill.write("meal_plans", "step.change-the-plan"));
        var plan = List.of(Skill.read("meal_plans", "step.choose-recipes"),
            Skill.make("meal_plans", "step.write-the-plan-as-a-draft"));
        return List.of(
            new Skill("meal.list", List.of(Skill.read("meal_plans", "step.look-at-the-plan")), MealSkills::list),
            new Skill("meal.when",
                List.of(Skill.read("recipes", "step.find-the-recipe"),
                    Skill.read("meal_plans", "step.look-at-the-plan")),
                MealSkills::when),
            new Skill("meal.add",
                List.of(Skill.read("recipes", "step.find-the-recipe"), Skill.read("meal_plans", "step.look-at-the-day"),
                    Skill.write("meal_plans", "step.plan-it")),
                MealSkills::add),
            new Skill("meal.clear", change, MealSkills::clear),
            new Skill("meal.plan", plan, s -> planMeals(s, false)),
            new Skill("meal.plan_save",
                List.of(plan.get(0), plan.get(1), Skill.write("meal_plans", "step.save-the-plan")),
                s -> planMeals(s, true)));
    }

    // queries

    private static void list(Script s) {
        var days = s.dates().days(s.has("days") ? s.slot("days") : "the rest of the week").orElse(List.of());
        var meal = SlotTypes.meal(s.slot("meal"));
        var having = s.has("food") ? having(s.slot("food"), s) : List.<String>of();
        var rows = between(s, days).stream()
            .filter(r -> meal.isEmpty() || r.text("meal_type").equals(meal.get()))
            .filter(r -> !s.has("food") || having.contains(r.text("recipe_id"))).toList();
        if (rows.isEmpty()) {
            s.tell(s.has("food") ? "meal.nothing-planned-with" : "meal.nothing-planned",
                s.has("food") ? s.slot("food") : meal.map(m -> " " + s.text("say.for", s.words().stored(m))).orElse(""),
                days.size() == 1 ? s.words().onDay(days.getFirst()) : s.text("meal.those-days"));
            return;
        }
        if (s.find("how_many").isPresent()) {
            s.tell("meal.count", rows.size());
        }
        var needs = s.needs();
        var dishes = needs.isEmpty() ? List.<Row>of() : s.rows(ToolCall.read("recipes",
            ToolCall.where(Row.ID, "in", rows.stream().map(row -> row.text("recipe_id"))
                .filter(ref -> !ref.isEmpty()).distinct().toList())));
        s.say(s.words().bullets(rows.stream().map(r -> line(r, s) + NeedsCheck.ofMeal(r, needs, dishes, s)).toList()));
        if (!dishes.isEmpty()) {
            s.tell("needs.read-labels");
        }
    }

    /// Returns the refs of the recipes that have a food, or one of a group of foods.
    private static List<String> having(String food, Script s) {
        var found = s.call(ToolCall.domain("find_recipes", Map.of("with", List.of(food))));
        return found.isDone() ? found.rows().stream().map(row -> row.text(Row.ID)).toList() : List.of();
    }

    /// Says when a dish is planned: a recipe, or a meal that is only noted by its name.
    private static void when(Script s) {
        var name = s.slot("recipe");
        var refs = s.referents().resolve("recipe", name);
        var recipe = refs.isEmpty() ? Finder.recipes(s).listed(name).sure()
            : s.rows(ToolCall.read("recipes", ToolCall.where(Row.ID, "in", refs)));
        s.next();
        var meals =
            s.rows(ToolCall.read(TABLE, ToolCall.where("date", ">=", s.turn().now().toLocalDate())).orderedBy("date"))
                .stream()
                .filter(meal -> isOf(meal, name, recipe, s)).toList();
        var called =
            meals.isEmpty() ? recipe.size() == 1 ? s.words().label(recipe.getFirst()) : ReplyFormatter.capital(name)
                : s.words().list(meals.stream().map(meal -> s.words().dish(meal)).distinct().toList());
        s.tell(meals.isEmpty() ? "meal.not-planned" : "meal.planned", called,
            s.words().list(meals.stream().map(m -> when(m, s)).toList()));
    }

    /// Returns whether a planned meal is of one of some recipes, or its dish has the name.
    static boolean isOf(Row meal, String name, List<Row> recipes, Script s) {
        return recipes.stream().anyMatch(recipe -> recipe.text(Row.ID).equals(meal.text("recipe_id")))
            || new NameIndex(List.of(s.words().dish(meal))).isPart(name);
    }

    static List<Row> between(Script s, List<LocalDate> days) {
        return s.rows(ToolCall.read(TABLE, ToolCall.where("date", "in", days)).orderedBy("date")).stream()
            .sorted(Comparator.comparing((Row r) -> r.date("date").orElseThrow())
                .thenComparing(r -> order(r.text("meal_type"))))
            .toList();
    }

    private static int order(String meal) {
        return List.of("breakfast", "lunch", "dinner", "snack", "other").indexOf(meal);
    }

    static String line(Row meal, Script s) {
        return ReplyFormatter.capital(when(meal, s)) + ": " + s.words().dish(meal);
    }

    static String when(Row meal, Script s) {
        return meal.date("date").map(s.words()::day).orElse("") + ", " + s.words().stored(meal.text("meal_type"));
    }

    // changes

    /// Plans a dish on each of several days, where nothing is planned yet.
    private static void addEach(Script s, List<LocalDate> days) {
        var meal = SlotTypes.meal(s.slot("meal")).orElse("dinner");
        var recipe = Finder.recipes(s).one(s.slot("recipe"),
            label -> s.text("deed.plan", label, s.words().span(days, s.slot("day")),
                s.words().stored(meal)));
        var warning = Warnings.ofRecipe(recipe, s);
        s.next();
        var taken = between(s, days).stream().filter(row -> row.text("meal_type").equals(meal))
            .map(row -> row.date("date").orElseThrow()).toList();
        var free = days.stream().filter(day -> !taken.contains(day)).toList();
        s.next();
        if (free.isEmpty()) {
            throw s.refuse("meal.none-free", s.words().stored(meal));
        }
        var servings = servings(s, recipe);
        s.rows(ToolCall.create(TABLE, free.stream().<Map<String, @Nullable Object>>map(day -> {
            var row = new LinkedHashMap<String, @Nullable Object>();
            row.put("date", day);
            row.put("meal_type", meal);
            row.put("recipe_id", recipe.text(Row.ID));
            row.put("servings", servings);
            return row;
        }).toList()));
        s.tell("meal.added", s.words().label(recipe), s.words().stored(meal),
            s.words().list(free.stream().map(s.words()::onDay).toList()));
        s.say(s.has("number") ? s.text("meal.is-for", s.slot("number")) : "");
        s.say(taken.isEmpty() ? ""
            : s.text("meal.left-alone", s.words().list(taken.stream().map(s.words()::onDay).toList())));
        s.say(warning);
    }

    private static void add(Script s) {
        var several = s.dates().listOf(s.slot("day"));
        if (several.size() > 1) {
            addEach(s, several);
            return;
        }
        var day = s.dates().day(s.has("day") ? s.slot("day") : "today").orElseThrow(() -> s.refuse("ask.which-day"));
        var meal = SlotTypes.meal(s.slot("meal")).orElse("dinner");
        if (s.has("noted")) {
            s.next();
            s.next();
            note(s, day, meal, ReplyFormatter.capital(s.slot("recipe")));
            return;
        }
        var recipe = Finder.recipes(s).oneOr(s.slot("recipe"),
            label -> s.text("deed.plan", label, s.words().day(day), s.words().stored(meal)),
            () -> withoutRecipe(s, day, meal));
        addRecipe(s, recipe, day, meal);
    }

    /// Plans a recipe, unless it is planned that day already; asks first where the meal is taken.
    private static void addRecipe(Script s, Row recipe, LocalDate day, String meal) {
        var warning = Warnings.ofRecipe(recipe, s);
        s.next();
        var planned = s.rows(ToolCall.read(TABLE, ToolCall.where("date", "=", day)));
        var same = planned.stream().filter(row -> row.text("recipe_id").equals(recipe.text(Row.ID)))
            .filter(row -> !s.has("meal") || row.text("meal_type").equals(meal)).findFirst();
        if (same.isPresent() && !s.isAgreed()) {
            isPlanned(s, same.get());
            return;
        }
        var taken = planned.stream().filter(row -> row.text("meal_type").equals(meal)).findFirst();
        if (taken.isPresent() && !s.isAgreed()) {
            s.say(warning);
            throw new Script.Decided(new ActDecision.AskUser(new Question(
                s.text("meal.taken", ReplyFormatter.capital(s.words().day(day)), s.words().stored(meal),
                    s.words().dish(taken.get()), s.words().label(recipe)),
                List.of(), s.reading().with("agreed", "yes").with("ref", recipe.text(Row.ID)).toJson())
                .after(warning)));
        }
        s.next();
        var row = new LinkedHashMap<String, @Nullable Object>();
        row.put("date", day);
        row.put("meal_type", meal);
        row.put("recipe_id", recipe.text(Row.ID));
        row.put("servings", servings(s, recipe));
        s.rows(ToolCall.create(TABLE, List.of(row)));
        s.tell("meal.added", s.words().label(recipe), s.words().stored(meal), s.words().onDay(day));
        s.say(s.has("number") ? s.text("meal.is-for", s.slot("number")) : "");
        s.say(warning);
    }

    /// Tells that a dish is planned already; for another number, if one was said.
    private static void isPlanned(Script s, Row meal) {
        s.next();
        var number = SlotTypes.whole(s.slot("number")).map(Integer::longValue);
        number.ifPresent(n -> s.rows(Script.update(TABLE, meal.text(Row.ID), Map.of("servings", n))));
        s.tell(number.isPresent() ? "meal.for-number" : "meal.is-planned", line(meal, s), number.orElse(0L));
    }

    /// Returns for how many a dish is planned: as told; else as in the request before that it is taken up from ("plan
    /// it for Sunday" after "the curry for six"); else for the household; else as its recipe says.
    private static @Nullable Long servings(Script s, Row recipe) {
        return SlotTypes.whole(s.slot("number")).or(() -> Intent
            .fromJson(s.turn().conversation().memo().get(FollowUps.LAST))
            .filter(last -> FOR_SO_MANY.contains(last.skill()))
            .filter(last -> Referents.isReference(s.slot("recipe")) || last.slot("recipe").equals(s.slot("recipe")))
            .flatMap(last -> SlotTypes.whole(last.slot("number"))))
            .map(Integer::longValue).or(() -> household(s)).or(() -> recipe.integer("servings")).orElse(null);
    }

    /// Returns the number of people of the household, babies aside; empty if it is not known.
    private static Optional<Long> household(Script s) {
        return s.rows(ToolCall.read("preferences")).stream().findFirst().map(own -> own.integer("household_adults")
            .orElse(0L) + own.integer("household_kids").orElse(0L)).filter(people -> people > 0);
    }

    /// Asks whether a dish without a recipe shall be planned under its name.
    private static Script.Decided withoutRecipe(Script s, LocalDate day, String meal) {
        if (s.slot("recipe").split("\\s+").length > MAX_DISH || s.turn().message().split("\\s+").length > MAX_WORDS) {
            return s.refuse("find.none", s.text("find.recipe"), s.slot("recipe"));
        }
        return new Script.Decided(new ActDecision.AskUser(new Question(
            s.text("meal.without-recipe", s.slot("recipe"), s.words().stored(meal), s.words().onDay(day)), List.of(),
            s.reading().with("noted", "yes").toJson())));
    }

    /// Plans a meal that is only told in words.
    static void note(Script s, LocalDate day, String meal, String words) {
        s.rows(ToolCall.create(TABLE, List.of(Map.of("date", day, "meal_type", meal, "notes", words))));
        s.tell("meal.added", words, s.words().stored(meal), s.words().onDay(day));
    }

    static Row oneMeal(Script s, LocalDate day) {
        if (s.has("ref")) {
            return s.rows(ToolCall.read(TABLE, ToolCall.where(Row.ID, "=", s.slot("ref")))).getFirst();
        }
        var meal = SlotTypes.meal(s.slot("meal"));
        var rows = between(s, List.of(day)).stream()
            .filter(r -> meal.isEmpty() || r.text("meal_type").equals(meal.get())).toList();
        if (rows.isEmpty()) {
            throw s.refuse("meal.nothing-planned",
                meal.map(m -> " " + s.text("say.for", s.words().stored(m))).orElse(""), s.words().onDay(day));
        }
        if (rows.size() > 1) {
            throw s.ask(s.text("ask.which"), rows, "ref");
        }
        return rows.getFirst();
    }

    /// Removes the meals planned for the given days, or from today on.
    private static void clear(Script s) {
        var today = s.turn().now().toLocalDate();
        var rows = s.has("days") ? between(s, s.dates().listOf(s.slot("days")))
            : s.rows(ToolCall.read(TABLE, ToolCall.where("date", ">=", today)));
        if (rows.isEmpty()) {
            throw s.refuse("meal.nothing-then");
        }
        if (rows.size() > 1 && !s.isAgreed()) {
            throw s.confirm(s.text("meal.shall-clear", rows.size()));
        }
        s.next();
        s.rows(Script.delete(TABLE, rows));
        s.tell("meal.cleared", rows.size());
    }

    // planning

    private static void planMeals(Script s, boolean isSaved) {
        var meal = SlotTypes.meal(s.slot("meal")).orElse("dinner");
        var days = days(s, meal);
        var result = s.call(ToolCall.domain("plan_meals", args(s, days, meal)));
        if (!result.isDone() || result.rows().isEmpty()) {
            throw s.stop(!result.isDone() ? result.message() : result.message().isEmpty() ? s.text("meal.none-fits")
                : s.text("meal.nothing-to-plan", result.message()));
        }
        s.next();
        var content = content(result.rows(), meal, s);
        var refs = s.keep(List.of(new Artifact("", "meal_plan", content)));
        if (isSaved) {
            s.rows(SaveArtifact.call(refs));
        }
        s.tell(isSaved ? "meal.plan-saved" : "meal.plan-made", String.valueOf(content.get("name")));
        s.say(s.words()
            .bullets(result.rows().stream()
                .map(r -> r.date("date").map(s.words()::date).orElse("") + ": " + s.words().label(r))
                .toList()));
        s.say(result.message());
        if (result.rows().size() < days.size() && result.message().isEmpty()) {
            s.tell("meal.not-all", result.rows().size(), days.size());
        }
        if (!isSaved) {
            s.tell("draft.is-one");
            s.suggest("draft.say-save");
        }
    }

    private static List<LocalDate> days(Script s, String meal) {
        var words = s.has("days") ? s.slot("days") : "the next " + (s.has("count") ? s.slot("count") : "3") + " days";
        var days = s.dates().listOf(words);
        var count = SlotTypes.whole(s.slot("count"));
        if (days.isEmpty()) {
            throw s.refuse("ask.which-days");
        }
        var today = s.turn().now().toLocalDate();
        days = days.stream().filter(day -> !day.isBefore(today)).toList();
        if (days.isEmpty()) {
            throw s.refuse("meal.days-over");
        }
        if (Dates.areComing(words) && isFreeToday(s, meal)) {
            days = days.stream().map(day -> day.minusDays(1)).toList();
        }
        return count.isPresent() && count.get() < days.size() ? days.subList(0, count.get()) : days;
    }

    /// Returns whether a meal of today is still to come and nothing is planned for it: "the next three days" begin
    /// with it then, else tomorrow.
    private static boolean isFreeToday(Script s, String meal) {
        var now = s.turn().now();
        return now.getHour() < OVER_AT.getOrDefault(meal, 0) && between(s, List.of(now.toLocalDate())).stream()
            .noneMatch(planned -> planned.text("meal_type").equals(meal));
    }

    private static Map<String, @Nullable Object> args(Script s, List<LocalDate> days, String meal) {
        var args = new LinkedHashMap<String, @Nullable Object>();
        args.put("dates", days.stream().map(LocalDate::toString).toList());
        args.put("meal_type", meal);
        args.putAll(SuggestionSkills.demands(s));
        args.remove("meal");
        args.put("no_repeats", s.has("no_repeats") ? "true" : "");
        return args;
    }

    private static Map<String, @Nullable Object> content(List<Row> chosen, String meal, Script s) {
        var dates = chosen.stream().map(r -> r.date("date").orElseThrow()).sorted().toList();
        var meals = new ArrayList<Map<String, @Nullable Object>>();
        for (var row : chosen) {
            var one = new LinkedHashMap<String, @Nullable Object>();
            one.put("date", row.date("date").orElseThrow());
            one.put("meal_type", meal);
            one.put("recipe_id", row.text(Row.ID));
            one.put("servings", row.integer("servings").orElse(null));
            meals.add(one);
        }
        var plan = new LinkedHashMap<String, @Nullable Object>();
        plan.put("name",
            s.text(dates.size() == 1 ? "meal.name-one" : "meal.name-several",
                ReplyFormatter.capital(s.words().stored(meal)),
                s.words().date(dates.getFirst()), s.words().date(dates.getLast())));
        plan.put("start_date", dates.getFirst());
        plan.put("end_date", dates.getLast());
        plan.put("meals", meals);
        return plan;
    }
}
