package alfred.builtin.skill.meal;

import alfred.builtin.script.Finder;
import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.script.Warnings;
import alfred.builtin.slot.Dates;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.slot.TimeWords;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Question;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Period;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Skills that change planned meals: moving, swapping, copying, removing; their servings and notes; leftovers and
/// eating out; and which days are free.
public final class MealEditSkills {
    private static final String TABLE = "meals";
    private static final int WEEK = 7;

    private MealEditSkills() {}

    public static List<Skill> all() {
        var look = Skill.read("meal_plans", "step.look-at-the-plan");
        var change = List.of(look, Skill.write("meal_plans", "step.change-the-plan"));
        var named = List.of(Skill.read("recipes", "step.find-the-recipe"), look,
            Skill.write("meal_plans", "step.change-the-plan"));
        return List.of(
            new Skill("meal.free", List.of(look), MealEditSkills::free),
            new Skill("meal.swap", change, MealSwap::swap),
            new Skill("meal.move", named, MealEditSkills::move),
            new Skill("meal.remove", named, MealEditSkills::remove),
            new Skill("meal.copy", change, MealEditSkills::copy),
            new Skill("meal.servings", named, MealEditSkills::servings),
            new Skill("meal.note", named, MealEditSkills::note),
            new Skill("meal.leftovers", named, MealEditSkills::leftovers),
            new Skill("meal.eat_out", change, MealEditSkills::eatOut));
    }

    // finding

    /// Returns the planned meal that is meant: by its dish, a recipe or only noted, by its day, or both.
    private static Row planned(Script s) {
        if (s.has("ref") || !s.has("recipe")) {
            s.next();
            return MealSkills.oneMeal(s,
                s.dates().day(s.has("day") ? s.slot("day") : "today").orElseThrow(() -> s.refuse("ask.which-day")));
        }
        return planned(s, s.slot("recipe"));
    }

    private static Row planned(Script s, String name) {
        var recipes =
            Referents.isReference(name) ? List.of(Finder.recipes(s).one(name)) : Finder.recipes(s).listed(name).sure();
        s.next();
        var day = s.dates().day(s.slot("day"));
        var ahead =
            s.rows(ToolCall.read(TABLE, ToolCall.where("date", ">=", s.turn().now().toLocalDate())).orderedBy("date"))
                .stream()
                .filter(meal -> day.isEmpty() || meal.date("date").equals(day)).toList();
        var meals = ahead.stream().filter(meal -> MealSkills.isOf(meal, name, recipes, s)).toList();
        if (meals.isEmpty() && day.isPresent() && !ahead.isEmpty()) {
            throw s.ask(s.text("ask.which"), ahead, "ref");
        }
        if (meals.isEmpty()) {
            throw s.refuse("meal.not-planned",
                recipes.size() == 1 ? s.words().label(recipes.getFirst()) : ReplyFormatter.capital(name));
        }
        var type = SlotTypes.meal(s.slot("meal"));
        return meals.stream().filter(meal -> type.isEmpty() || meal.text("meal_type").equals(type.get())).findFirst()
            .orElse(meals.getFirst());
    }

    private static LocalDate day(Script s, String slot) {
        return s.dates().day(s.slot(slot)).orElseThrow(() -> s.refuse("ask.which-day"));
    }

    /// Returns the day that a meal is moved to: of a bare weekday, the one that is nearest to the meal.
    private static LocalDate nearest(LocalDate said, Row meal, Script s) {
        var planned = meal.date("date").orElse(said);
        return Dates.weekday(s.slot("to")).isEmpty() ? said
            : Stream.iterate(said, day -> day.plusWeeks(1)).takeWhile(day -> !day.isAfter(planned.plusWeeks(1)))
                .min(Comparator.comparingLong(day -> Math.abs(ChronoUnit.DAYS.between(day, planned)))).orElse(said);
    }

    static String meal(Script s) {
        return SlotTypes.meal(s.slot("meal")).orElse("dinner");
    }

    private static List<Row> taken(Script s, LocalDate day, String meal) {
        return MealSkills.between(s, List.of(day)).stream().filter(r -> r.text("meal_type").equals(meal)).toList();
    }

    /// Asks before a meal goes where another one is.
    private static Script.Decided ask(Script s, String text) {
        return new Script.Decided(
            new ActDecision.AskUser(new Question(text, List.of(), s.reading().with("agreed", "yes").toJson())));
    }

    // questions

    private static void free(Script s) {
        var today = s.turn().now().toLocalDate();
        var said = s.dates().listOf(s.slot("days"));
        var days = (said.isEmpty() ? today.datesUntil(today.plusDays(WEEK)).toList() : said).stream()
            .filter(day -> !day.isBefore(today)).toList();
        if (days.isEmpty()) {
            throw s.refuse("meal.days-over");
        }
        var meal = meal(s);
        var taken = MealSkills.between(s, days).stream().filter(r -> r.text("meal_type").equals(meal))
            .map(r -> r.date("date").orElseThrow()).toList();
        var free = days.stream().filter(day -> !taken.contains(day)).toList();
        s.tell(free.isEmpty() ? "meal.none-free" : "meal.free", s.words().stored(meal),
            s.words().list(free.stream().map(s.words()::day).toList()));
    }

    // changes

    private static void move(Script s) {
        var by = TimeWords.length(s.slot("by")).filter(Period.class::isInstance);
        var said = by.isPresent() ? s.turn().now().toLocalDate() : day(s, "to");
        var row = planned(s);
        var to = by.flatMap(length -> row.date("date").map(date -> date.plus(length)))
            .orElseGet(() -> nearest(said, row, s));
        var meal = SlotTypes.meal(s.slot("to_meal")).orElse(row.text("meal_type"));
        var there = taken(s, to, meal).stream().filter(r -> !r.text(Row.ID).equals(row.text(Row.ID))).toList();
        if (!there.isEmpty() && !s.isAgreed()) {
            throw new Script.Decided(new ActDecision.AskUser(new Question(
                s.text("meal.move-taken", ReplyFormatter.capital(s.words().day(to)),
                    s.words().stored(meal), s.words().dish(there.getFirst()), s.words().dish(row)),
                List.of(),
                s.reading().with("agreed", "yes").with("ref", row.text(Row.ID)).toJson())));
        }
        s.next();
        s.rows(Script.update(TABLE, row.text(Row.ID), Map.of("date", to, "meal_type", meal)));
        s.tell(s.has("to_meal") ? "meal.moved-meal" : "meal.moved", s.words().dish(row), s.words().day(to),
            s.words().stored(meal));
    }

    /// Moves the planned meal of one of some recipes to a day; asks if several are planned, or something is there.
    static void move(Script s, List<Row> recipes, LocalDate to) {
        s.next();
        var meals = s
            .rows(ToolCall
                .read(TABLE, ToolCall.where("recipe_id", "in", recipes.stream().map(r -> r.text(Row.ID)).toList()),
                    ToolCall.where("date", ">=", s.turn().now().toLocalDate()))
                .orderedBy("date"))
            .stream()
            .filter(m -> !s.has("meal_ref") || m.text(Row.ID).equals(s.slot("meal_ref"))).toList();
        var elsewhere = meals.stream().filter(m -> m.date("date").filter(to::equals).isEmpty()).toList();
        if (elsewhere.isEmpty()) {
            throw s.refuse("meal.not-planned", s.words().labels(recipes));
        }
        if (elsewhere.size() > 1 && elsewhere.stream().map(m -> m.text("recipe_id")).distinct().count() > 1) {
            throw s.ask(s.text("ask.which"), elsewhere, "meal_ref");
        }
        var meal = elsewhere.getFirst();
        var there = taken(s, to, meal.text("meal_type"));
        if (!there.isEmpty() && !s.isAgreed()) {
            throw ask(s,
                s.text("meal.move-taken", ReplyFormatter.capital(s.words().day(to)),
                    s.words().stored(meal.text("meal_type")),
                    s.words().dish(there.getFirst()), s.words().dish(meal)));
        }
        s.next();
        s.rows(Script.update(TABLE, meal.text(Row.ID), Map.of("date", to)));
        s.tell("meal.moved", s.words().dish(meal), s.words().day(to));
    }

    private static void remove(Script s) {
        var row = planned(s);
        s.next();
        s.rows(Script.delete(TABLE, List.of(row)));
        s.tell("meal.off", MealSkills.line(row, s));
    }

    /// Copies the meals of days to other days: a single day to each of them, several in the same order. Taken meals
    /// stay.
    private static void copy(Script s) {
        var from = s.dates().listOf(s.slot("days"));
        var to = s.dates().listOf(s.slot("to_days"));
        if (from.isEmpty() || to.isEmpty()) {
            throw s.refuse("ask.which-days");
        }
        var meals = MealSkills.between(s, from).stream()
            .filter(r -> !s.has("meal") || r.text("meal_type").equals(meal(s))).toList();
        if (meals.isEmpty()) {
            throw s.refuse("meal.nothing-planned", "",
                from.size() == 1 ? s.words().onDay(from.getFirst()) : s.text("meal.those-days"));
        }
        var rows = new ArrayList<Map<String, @Nullable Object>>();
        for (var start : starts(from, to)) {
            long days = ChronoUnit.DAYS.between(from.getFirst(), start);
            meals.forEach(m -> rows.add(copied(m, m.date("date").orElseThrow().plusDays(days))));
        }
        var there = s.rows(ToolCall.read(TABLE,
            ToolCall.where("date", "in", rows.stream().map(r -> r.get("date")).distinct().toList())));
        var fresh = rows.stream()
            .filter(
                row -> there.stream().noneMatch(t -> t.date("date").filter(d -> d.equals(row.get("date"))).isPresent()
                    && t.text("meal_type").equals(row.get("meal_type"))))
            .toList();
        if (fresh.isEmpty()) {
            throw s.refuse("meal.copy-taken");
        }
        s.next();
        var made = s.rows(ToolCall.create(TABLE, fresh));
        s.say(s.text("meal.copied") + "\n" + s.words().bullets(made.stream().map(r -> MealSkills.line(r, s)).toList()));
        if (fresh.size() < rows.size()) {
            s.tell("meal.copy-skipped", rows.size() - fresh.size());
        }
    }

    /// Returns the days to which the first of some days is copied: in a whole week, its weekday; if it is of that very
    /// week, that of the next.
    private static List<LocalDate> starts(List<LocalDate> from, List<LocalDate> to) {
        boolean isWeek = to.size() == WEEK && to.getFirst().getDayOfWeek() == DayOfWeek.MONDAY;
        var there = to.getFirst().with(TemporalAdjusters.nextOrSame(from.getFirst().getDayOfWeek()));
        return isWeek ? List.of(there.equals(from.getFirst()) ? there.plusWeeks(1) : there)
            : from.size() == 1 ? to : to.subList(0, 1);
    }

    private static Map<String, @Nullable Object> copied(Row meal, LocalDate day) {
        var row = new LinkedHashMap<String, @Nullable Object>();
        row.put("date", day);
        for (var column : List.of("meal_type", "recipe_id", "servings", "notes")) {
            row.put(column, meal.get(column).orElse(null));
        }
        return row;
    }

    private static void servings(Script s) {
        var number = SlotTypes.whole(s.slot("number")).filter(n -> n > 0 && n < 1000);
        if (number.isEmpty() && !s.has("times")) {
            throw s.refuse("ask.how-many");
        }
        var row = planned(s);
        long wanted = number.isPresent() ? number(s, row, number.get()) : times(s, row);
        s.next();
        s.rows(Script.update(TABLE, row.text(Row.ID), Map.of("servings", wanted)));
        s.tell("meal.for-number", MealSkills.line(row, s), wanted);
    }

    /// How many a meal is for: the number said, or so many more or fewer than it is planned for.
    private static long number(Script s, Row meal, int said) {
        int sign = s.says("more_people") ? 1 : s.says("fewer_people") ? -1 : 0;
        return sign == 0 ? said
            : meal.integer("servings").map(now -> now + sign * (long) said).filter(n -> n > 0)
                .orElseThrow(() -> s.refuse("ask.how-many"));
    }

    /// Returns a multiple of the people a meal is planned for: "halve it".
    private static long times(Script s, Row meal) {
        return meal.integer("servings").map(now -> Fraction.ofKept(s.slot("times")).times(Fraction.of(now)))
            .filter(all -> all.isWhole() && all.isPositive()).map(all -> all.numerator().longValue())
            .orElseThrow(() -> s.refuse("ask.how-many"));
    }

    private static void note(Script s) {
        var note = ReplyFormatter.capital(s.slot("note"));
        var day = s.dates().day(s.slot("day"));
        if (!s.has("ref") && !s.has("recipe") && day.isPresent()) {
            s.next();
            var there = s.has("meal") ? taken(s, day.get(), meal(s)) : MealSkills.between(s, List.of(day.get()));
            if (there.isEmpty()) {
                s.next();
                MealSkills.note(s, day.get(), meal(s), note);
                return;
            }
            if (there.size() == 1) {
                noted(s, there.getFirst(), note);
                return;
            }
            throw s.ask(s.text("ask.which"), there, "ref");
        }
        noted(s, planned(s), note);
    }

    private static void noted(Script s, Row row, String note) {
        s.next();
        var before = row.text("notes");
        s.rows(Script.update(TABLE, row.text(Row.ID), Map.of("notes", before.isEmpty() ? note : before + "\n" + note)));
        s.tell("meal.noted", MealSkills.line(row, s), note);
    }

    private static void leftovers(Script s) {
        var day = day(s, "day");
        var recipe =
            s.has("recipe") ? Optional.of(Finder.recipes(s).listed(s.slot("recipe"))).filter(Finder.Found::isSure)
                .map(found -> s.words().label(found.rows().getFirst())).orElse(s.slot("recipe")) : "";
        s.next();
        var there = taken(s, day, meal(s));
        if (!there.isEmpty() && !s.isAgreed()) {
            throw ask(s, s.text("meal.taken", ReplyFormatter.capital(s.words().day(day)), s.words().stored(meal(s)),
                s.words().dish(there.getFirst()), s.text("meal.leftovers")));
        }
        s.next();
        MealSkills.note(s, day, meal(s),
            recipe.isEmpty() ? s.text("meal.leftovers") : s.text("meal.leftovers-of", recipe));
    }

    /// Notes that the household eats out; what is planned then is taken off after a yes.
    private static void eatOut(Script s) {
        var days = s.dates().listOf(s.slot("days"));
        if (days.isEmpty()) {
            throw s.refuse("ask.which-day");
        }
        var there = MealSkills.between(s, days).stream().filter(r -> r.text("meal_type").equals(meal(s))).toList();
        if (!there.isEmpty() && !s.isAgreed()) {
            throw ask(s,
                s.text("meal.out-taken", s.words().list(there.stream().map(r -> MealSkills.line(r, s)).toList())));
        }
        s.next();
        if (!there.isEmpty()) {
            s.rows(Script.delete(TABLE, there));
            s.tell("meal.off", s.words().list(there.stream().map(r -> MealSkills.line(r, s)).toList()));
        }
        s.rows(ToolCall.create(TABLE, days.stream()
            .<Map<String, Object>>map(day -> Map.of("date", day, "meal_type", meal(s), "notes", s.text("meal.out")))
            .toList()));
        s.tell("meal.added", s.text("meal.out"), s.words().stored(meal(s)),
            s.words().list(days.stream().map(s.words()::onDay).toList()));
    }

    /// Puts a recipe in the place of what is planned; plans it, where nothing is.
    static void set(Script s) {
        if (s.has("old") && !s.has("day")) {
            var dish = Finder.recipes(s).one(s.slot("recipe"), label -> s.text("deed.instead", label, s.slot("old")));
            var row = planned(s, s.slot("old"));
            s.next();
            put(s, row, dish);
            return;
        }
        var day = day(s, "day");
        var recipe = Finder.recipes(s).one(s.slot("recipe"),
            label -> s.text("deed.plan", label, s.words().day(day), s.words().stored(meal(s))));
        var warning = Warnings.ofRecipe(recipe, s);
        s.next();
        var there = s.has("meal") ? taken(s, day, meal(s)) : MealSkills.between(s, List.of(day));
        var dinners = there.stream().filter(r -> r.text("meal_type").equals(meal(s))).toList();
        var meant = there.size() > 1 && !dinners.isEmpty() ? dinners : there;
        s.next();
        if (meant.isEmpty()) {
            s.rows(ToolCall.create(TABLE,
                List.of(Map.of("date", day, "meal_type", meal(s), "recipe_id", recipe.text(Row.ID)))));
            s.tell("meal.added", s.words().label(recipe), s.words().stored(meal(s)), s.words().onDay(day));
        } else {
            put(s, meant.getFirst(), recipe);
        }
        s.say(warning);
    }

    /// Puts a recipe in the place of the dish of a planned meal.
    private static void put(Script s, Row meal, Row recipe) {
        var fields = new LinkedHashMap<String, @Nullable Object>();
        fields.put("recipe_id", recipe.text(Row.ID));
        fields.put("notes", null);
        SlotTypes.whole(s.slot("number")).ifPresent(number -> fields.put("servings", (long) number));
        s.rows(ToolCall.update(TABLE, List.of(ToolCall.where(Row.ID, "=", meal.text(Row.ID))), fields));
        s.tell("meal.now-instead", ReplyFormatter.capital(meal.date("date").map(s.words()::day).orElse("")),
            s.words().stored(meal.text("meal_type")), s.words().label(recipe), s.words().dish(meal));
    }
}
