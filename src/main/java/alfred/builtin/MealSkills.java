package alfred.builtin;

import alfred.core.crud.SaveArtifact;
import alfred.core.crud.ToolCall;
import alfred.core.domain.Row;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.Question;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Planned meals: looking, adding, swapping, taking off, planning several days.
final class MealSkills {
    private static final String TABLE = "meals";
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("EEE d MMM", Locale.ENGLISH);

    private MealSkills() {}

    static List<Skill> all() {
        var change = List.of(Skill.read("meal_plans", "Look at the plan"), Skill.write("meal_plans", "Change the plan"));
        var plan = List.of(Skill.read("meal_plans", "Choose recipes"), Skill.make("meal_plans", "Write the plan as a draft"));
        return List.of(
            new Skill("meal.list", "See what is planned", List.of(Skill.read("meal_plans", "Look at the plan")), MealSkills::list),
            new Skill("meal.when", "See when it is planned",
                List.of(Skill.read("recipes", "Find the recipe"), Skill.read("meal_plans", "Look at the plan")),
                MealSkills::when),
            new Skill("meal.add", "Plan a meal", List.of(Skill.read("recipes", "Find the recipe"), Skill.read("meal_plans", "Look at the day"),
                Skill.write("meal_plans", "Plan it")), MealSkills::add),
            new Skill("meal.swap", "Swap meals", change, MealSkills::swap),
            new Skill("meal.move", "Move a meal", change, MealSkills::move),
            new Skill("meal.remove", "Take a meal off the plan", change, MealSkills::remove),
            new Skill("meal.clear", "Clear the plan", change, MealSkills::clear),
            new Skill("meal.plan", "Plan meals", plan, s -> planMeals(s, false)),
            new Skill("meal.plan_save", "Plan meals and save them", List.of(plan.get(0), plan.get(1), Skill.write("meal_plans", "Save the plan")),
                s -> planMeals(s, true)));
    }

    // ------------------------------------------------------------- looking

    private static void list(Script s) {
        var days = s.dates().days(s.has("days") ? s.slot("days") : "the rest of the week").orElse(List.of());
        var meal = SlotTypes.meal(s.slot("meal"));
        var rows = between(s, days).stream().filter(r -> meal.isEmpty() || r.text("meal_type").equals(meal.get())).toList();
        if (rows.isEmpty()) {
            s.say("Nothing is planned" + meal.map(m -> " for " + m).orElse("") + " "
                + (days.size() == 1 ? on(s, days.getFirst()) : "on those days") + ".");
            return;
        }
        s.say(Say.bullets(rows.stream().map(r -> line(r, s)).toList()));
    }

    private static void when(Script s) {
        var recipe = Finder.recipes(s).one(s.slot("recipe"));
        s.next();
        var meals = s.rows(ToolCall.read(TABLE, ToolCall.where("recipe_id", "=", recipe.text(Row.ID)),
            ToolCall.where("date", ">=", s.turn().now().toLocalDate())).orderedBy("date"));
        s.say(meals.isEmpty() ? Say.label(recipe) + " is not planned."
            : Say.label(recipe) + " is planned for " + Say.list(meals.stream().map(m -> when(m, s)).toList()) + ".");
    }

    private static List<Row> between(Script s, List<LocalDate> days) {
        return s.rows(ToolCall.read(TABLE, ToolCall.where("date", "in", days)).orderedBy("date")).stream()
            .sorted(Comparator.comparing((Row r) -> r.date("date").orElseThrow()).thenComparing(r -> order(r.text("meal_type")))).toList();
    }

    private static int order(String meal) {
        return List.of("breakfast", "lunch", "dinner", "snack", "other").indexOf(meal);
    }

    private static String line(Row meal, Script s) {
        return Say.capital(when(meal, s)) + ": " + dish(meal);
    }

    private static String when(Row meal, Script s) {
        return meal.date("date").map(s.dates()::words).orElse("") + ", " + meal.text("meal_type");
    }

    static String dish(Row meal) {
        var recipe = meal.text("_recipe_id_label");
        return recipe.isEmpty() ? meal.has("notes") ? meal.text("notes") : "no recipe" : recipe;
    }

    // ------------------------------------------------------------- changing

    private static void add(Script s) {
        var day = s.dates().day(s.has("day") ? s.slot("day") : "today").orElseThrow(() -> s.stop("On which day?"));
        var meal = SlotTypes.meal(s.slot("meal")).orElse("dinner");
        var recipe = Finder.recipes(s).one(s.slot("recipe"));
        s.next();
        var taken = s.rows(ToolCall.read(TABLE, ToolCall.where("date", "=", day), ToolCall.where("meal_type", "=", meal)));
        if (!taken.isEmpty() && !s.isAgreed()) {
            throw new Script.Decided(new ActDecision.AskUser(new Question(
                Say.capital(s.dates().words(day)) + "'s " + meal + " is " + dish(taken.getFirst()) + " already. Shall I add " + Say.label(recipe)
                    + " beside it?",
                List.of(), s.reading().with("agreed", "yes").with("ref", recipe.text(Row.ID)).toJson())));
        }
        s.next();
        var row = new LinkedHashMap<String, @Nullable Object>();
        row.put("date", day);
        row.put("meal_type", meal);
        row.put("recipe_id", recipe.text(Row.ID));
        row.put("servings", recipe.integer("servings").orElse(null));
        s.rows(ToolCall.create(TABLE, List.of(row)));
        s.say(Say.label(recipe) + " is planned for " + meal + " " + on(s, day) + ".");
    }

    private static String on(Script s, LocalDate day) {
        var words = s.dates().words(day);
        return words.matches("today|tomorrow|yesterday") ? words : "on " + words;
    }

    private static void swap(Script s) {
        var days = s.dates().listOf(s.slot("days"));
        if (days.size() != 2) {
            throw s.stop("I can swap two days: \"swap Monday and Thursday\".");
        }
        var meal = SlotTypes.meal(s.slot("meal")).orElse("dinner");
        var rows = between(s, days).stream().filter(r -> r.text("meal_type").equals(meal)).toList();
        if (rows.isEmpty()) {
            throw s.stop("Nothing is planned for " + meal + " on those days.");
        }
        s.next();
        for (int i = 0; i < 2; i++) {
            var from = days.get(i);
            var refs = rows.stream().filter(r -> r.date("date").filter(from::equals).isPresent()).map(r -> r.text(Row.ID)).toList();
            if (!refs.isEmpty()) {
                s.rows(ToolCall.update(TABLE, List.of(ToolCall.where(Row.ID, "in", refs)), Map.of("date", days.get(1 - i))));
            }
        }
        s.say("Swapped: " + Say.list(rows.stream().map(r -> dish(r) + " is on "
            + (r.date("date").orElseThrow().equals(days.get(0)) ? days.get(1) : days.get(0)).format(DAY) + " now").toList()) + ".");
    }

    private static void move(Script s) {
        var from = s.dates().day(s.slot("day")).orElseThrow();
        var to = s.dates().day(s.slot("to")).orElseThrow();
        var row = oneMeal(s, from);
        s.next();
        s.rows(Script.update(TABLE, row.text(Row.ID), Map.of("date", to)));
        s.say("Moved " + dish(row) + " to " + s.dates().words(to) + ".");
    }

    static Row oneMeal(Script s, LocalDate day) {
        if (s.has("ref")) {
            return s.rows(ToolCall.read(TABLE, ToolCall.where(Row.ID, "=", s.slot("ref")))).getFirst();
        }
        var meal = SlotTypes.meal(s.slot("meal"));
        var rows = between(s, List.of(day)).stream().filter(r -> meal.isEmpty() || r.text("meal_type").equals(meal.get())).toList();
        if (rows.isEmpty()) {
            throw s.stop("Nothing is planned" + meal.map(m -> " for " + m).orElse("") + " " + on(s, day) + ".");
        }
        if (rows.size() > 1) {
            throw s.ask("Which one do you mean?", rows, "ref");
        }
        return rows.getFirst();
    }

    private static void remove(Script s) {
        var row = oneMeal(s, s.dates().day(s.slot("day")).orElseThrow(() -> s.stop("On which day?")));
        s.next();
        s.rows(Script.delete(TABLE, List.of(row)));
        s.say("Off the plan: " + line(row, s) + ".");
    }

    /// What is planned for the days, or from today on.
    private static void clear(Script s) {
        var today = s.turn().now().toLocalDate();
        var rows = s.has("days") ? between(s, s.dates().listOf(s.slot("days")))
            : s.rows(ToolCall.read(TABLE, ToolCall.where("date", ">=", today)));
        if (rows.isEmpty()) {
            throw s.stop("Nothing is planned then.");
        }
        if (rows.size() > 1 && !s.isAgreed()) {
            throw s.confirm("Shall I take all " + rows.size() + " planned meals off?");
        }
        s.next();
        s.rows(Script.delete(TABLE, rows));
        s.say("Off the plan: " + Say.count(rows.size(), "meal", "meals") + ".");
    }

    // ------------------------------------------------------------- planning

    private static void planMeals(Script s, boolean isSaved) {
        var meal = SlotTypes.meal(s.slot("meal")).orElse("dinner");
        var days = days(s);
        var result = s.call(ToolCall.domain("plan_meals", args(s, days, meal)));
        if (!result.isDone() || result.rows().isEmpty()) {
            throw s.stop(!result.isDone() ? result.message() : result.message().isEmpty()
                ? "None of your recipes fits that. Save some first; I can suggest one: \"suggest something with chicken\"." : result.message()
                    + " So there is nothing to plan.");
        }
        s.next();
        var content = content(result.rows(), meal);
        var refs = s.keep(List.of(new Artifact("", "meal_plan", content)));
        if (isSaved) {
            s.rows(SaveArtifact.call(refs));
        }
        s.say(isSaved ? "Planned and saved as " + content.get("name") + ":" : "Here is a plan:");
        s.say(Say.bullets(result.rows().stream().map(r -> r.date("date").map(d -> d.format(DAY)).orElse("") + ": " + Say.label(r)).toList()));
        s.say(result.message());
        if (result.rows().size() < days.size() && result.message().isEmpty()) {
            s.say("That is " + result.rows().size() + " of " + days.size() + ": no other recipe of yours fits.");
        }
        s.say(isSaved ? "" : "It is a draft.");
        s.suggest(isSaved ? "" : "Say \"save it\" to keep it.");
    }

    private static List<LocalDate> days(Script s) {
        var days = s.dates().listOf(s.has("days") ? s.slot("days") : "the next " + (s.has("count") ? s.slot("count") : "3") + " days");
        var count = SlotTypes.whole(s.slot("count"));
        if (days.isEmpty()) {
            throw s.stop("For which days?");
        }
        days = days.stream().filter(day -> !day.isBefore(s.turn().now().toLocalDate())).toList();
        if (days.isEmpty()) {
            throw s.stop("Those days are over. For which days shall I plan?");
        }
        return count.isPresent() && count.get() < days.size() ? days.subList(0, count.get()) : days;
    }

    private static Map<String, @Nullable Object> args(Script s, List<LocalDate> days, String meal) {
        var args = new LinkedHashMap<String, @Nullable Object>();
        args.put("dates", days.stream().map(LocalDate::toString).toList());
        args.put("meal_type", meal);
        args.putAll(demands(s));
        args.put("no_repeats", s.has("no_repeats") ? "true" : "");
        return args;
    }

    /// What the words ask of the recipes.
    static Map<String, @Nullable Object> demands(Script s) {
        var args = new LinkedHashMap<String, @Nullable Object>();
        for (var key : List.of("diet", "cuisine")) {
            if (s.has(key)) {
                args.put(key, s.slot(key));
            }
        }
        for (var key : List.of("food", "without")) {
            if (s.has(key)) {
                args.put(key.equals("food") ? "with" : key, Items.parse(s.slot(key)).stream().map(Items.Item::name).toList());
            }
        }
        SlotTypes.minutes(s.slot("minutes")).ifPresent(m -> args.put("max_minutes", m));
        return args;
    }

    private static Map<String, @Nullable Object> content(List<Row> chosen, String meal) {
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
        plan.put("name", Say.capital(meal) + (dates.size() == 1 ? " " : "s ") + dates.getFirst().format(DAY)
            + (dates.size() == 1 ? "" : " to " + dates.getLast().format(DAY)));
        plan.put("start_date", dates.getFirst());
        plan.put("end_date", dates.getLast());
        plan.put("meals", meals);
        return plan;
    }

    /// A drafted plan in words.
    static String plan(Row plan, Script s) {
        return plan.text("name") + ":\n" + Say.bullets(plan.rows("meals").stream().map(m -> m.date("date").map(d -> d.format(DAY)).orElse("") + ": "
            + s.referents().label(m.text("recipe_id"))).toList());
    }
}
