package alfred.builtin.skill.recipe;

import alfred.builtin.script.Finder;
import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.script.Warnings;
import alfred.builtin.skill.stock.UseSkill;
import alfred.builtin.slot.Dates;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Skills for what was cooked: logging it, taking it out of the pantry, and the history.
public final class CookingSkills {
    private static final int DAYS_OF_A_WEEK = 7;

    private CookingSkills() {}

    public static List<Skill> all() {
        var cook =
            List.of(Skill.read("recipes", "step.find-the-recipe"), Skill.write("cooking_log", "step.write-it-down"));
        return List.of(
            new Skill("cook.start",
                List.of(Skill.read("recipes", "step.find-the-recipe"), Skill.read("recipes", "step.read-it-in-full"),
                    Skill.read("inventory", "step.work-out-what-is-missing")),
                CookingSkills::start),
            new Skill("cook.log", cook, s -> cook(s, true, s.has("deduct"))),
            new Skill("cook.deduct", List.of(Skill.read("recipes", "step.find-the-recipe"),
                Skill.write("inventory", "step.take-the-ingredients-out")), s -> cook(s, false, true)),
            new Skill("cook.rate", "goal.recipe.rate", List.of(Skill.read("recipes", "step.find-the-recipe"),
                Skill.read("cooking_log", "step.look-at-the-log"), Skill.write("cooking_log", "step.write-it-down")),
                CookingSkills::rate),
            new Skill("cook.history", List.of(Skill.read("cooking_log", "step.look-at-the-log")),
                CookingSkills::history),
            new Skill("cook.last", List.of(Skill.read("recipes", "step.find-the-recipe"),
                Skill.read("cooking_log", "step.look-at-the-log")), CookingSkills::last));
    }

    /// Shows a recipe to cook from, for as many as are named, with what is missing and what somebody must not eat.
    private static void start(Script s) {
        var recipe = Finder.recipes(s).one(s.slot("recipe"));
        var warning = Warnings.ofRecipe(recipe, s);
        s.next();
        var full = s.rows(ToolCall.read("recipes", ToolCall.where(Row.ID, "=", recipe.text(Row.ID)))).getFirst();
        long own = full.integer("servings").orElse(0L);
        int number = SlotTypes.whole(s.slot("number")).filter(n -> n > 0 && n < 1000).orElse((int) own);
        s.next();
        var args = new LinkedHashMap<String, @Nullable Object>();
        args.put("recipes", List.of(full.text(Row.ID)));
        if (number > 0) {
            args.put("servings", number);
        }
        var missing = s.call(ToolCall.domain("shopping_for", args)).rows();
        s.say(warning);
        if (!missing.isEmpty()) {
            s.tell("cook.start-missing", s.words().list(missing.stream().map(r -> r.text("text")).toList()));
        }
        s.say(s.words().recipe(full, own > 0 && number > 0 ? Fraction.of(number, own) : Fraction.ONE,
            number > 0 ? String.valueOf(number) : ""));
        s.suggest("cook.say-mode");
    }

    private static void cook(Script s, boolean isLogged, boolean isDeducted) {
        var recipe = Finder.recipes(s).one(s.has("recipe") ? s.slot("recipe") : "it",
            label -> s.text(isLogged ? "deed.cook" : "deed.deduct", label));
        s.next();
        var args = new LinkedHashMap<String, @Nullable Object>();
        args.put("recipe", recipe.text(Row.ID));
        args.put("log", isLogged);
        args.put("deduct", isDeducted);
        SlotTypes.whole(s.slot("number")).ifPresent(n -> args.put("servings", n));
        if (s.has("day")) {
            args.put("date", past(s).toString());
        }
        number(s.slot("stars")).ifPresent(n -> args.put("rating", n));
        var note = ReplyFormatter.capital(s.slot("note"));
        if (!note.isEmpty()) {
            args.put("notes", note);
        }
        var result = s.call(ToolCall.domain("cook", args));
        if (!result.isDone()) {
            throw s.stop(result.message());
        }
        if (isLogged) {
            var day = s.has("day") ? ", " + s.words().day(past(s)) : "";
            s.tell("cook.is-logged", s.words().label(recipe), day, s.has("stars") ? ", " + stars(s) : "");
            if (!note.isEmpty()) {
                s.tell("cook.is-noted", note);
            }
            if (!isDeducted) {
                s.suggest("cook.say-deduct", s.words().label(recipe));
            }
        }
        if (isDeducted) {
            s.say(result.rows().isEmpty() ? s.text("cook.nothing-taken")
                : String.join(" ", result.rows().stream().map(row -> UseSkill.left(row, s)).toList()));
            s.say(result.message());
        }
    }

    /// Gives stars to a cooking of a recipe: that of a day, or the latest one. Where the log shall be put right, and no
    /// day tells which of several is meant, it is asked.
    private static void rate(Script s) {
        var recipe = Finder.recipes(s).one(s.has("log") ? "it" : s.slot("recipe"));
        s.next();
        var all = s.rows(ToolCall.read("cooking_log", ToolCall.where("recipe_id", "=", recipe.text(Row.ID)))
            .orderedBy("cooked_at desc"));
        var days = said(s);
        var then = days.stream().map(day -> all.stream().filter(row -> isOf(row, day)).toList())
            .filter(rows -> !rows.isEmpty()).findFirst();
        if (all.isEmpty() || (s.has("day") || s.has("date")) && then.isEmpty()) {
            throw all.isEmpty() ? s.refuse("cook.never", s.words().label(recipe)) : s.refuse("cook.log-none");
        }
        var meant = s.has("log") ? all.stream().filter(row -> row.text(Row.ID).equals(s.slot("log"))).toList()
            : then.orElse(s.has("fix") && !s.has("last") ? all : all.subList(0, 1));
        if (meant.size() > 1) {
            throw s.ask(s.text("ask.which"), meant, "log");
        }
        var stars = number(s.slot("stars")).orElseThrow(() -> s.refuse("ask.how-many"));
        s.next();
        s.rows(Script.update("cooking_log", meant.getFirst().text(Row.ID), Map.of("rating", stars)));
        var day = meant.getFirst().timestamp("cooked_at").filter(_ -> s.has("fix"))
            .map(at -> ", " + s.words().day(at.toLocalDate())).orElse("");
        s.tell("cook.is-logged", s.words().label(recipe), day, ", " + stars(s));
    }

    /// Returns the days of the past that a day, or a date of a month, may mean; none if neither was said.
    private static List<LocalDate> said(Script s) {
        var today = s.turn().now().toLocalDate();
        var date = Referents.ordinal(s.slot("date")).filter(n -> n > 0 && n <= today.lengthOfMonth())
            .map(today::withDayOfMonth);
        return date.or(() -> s.has("day") ? s.dates().day(s.slot("day")) : Optional.empty())
            .map(CookingSkills::before).orElse(List.of());
    }

    /// Returns the days of the past that words mean which are read as a day to come, the likeliest first.
    private static List<LocalDate> before(LocalDate day) {
        return List.of(day, day.minusWeeks(1), day.minusMonths(1), day.minusYears(1));
    }

    private static boolean isOf(Row log, LocalDate day) {
        return log.timestamp("cooked_at").filter(at -> at.toLocalDate().equals(day)).isPresent();
    }

    private static String stars(Script s) {
        return s.text("say.stars", number(s.slot("stars")).orElse(0));
    }

    private static Optional<Integer> number(String stars) {
        return SlotTypes.whole(stars.replaceFirst("(?i) (stars?|out of .*)$", ""));
    }

    /// Returns the day meant by the words, not after today: "on Friday" is the most recent one.
    private static LocalDate past(Script s) {
        var day = s.dates().day(s.slot("day")).orElseThrow(() -> s.refuse("ask.which-day"));
        var today = s.turn().now().toLocalDate();
        while (day.isAfter(today) && Dates.weekday(s.slot("day")).isPresent()) {
            day = day.minusWeeks(1);
        }
        return day;
    }

    /// Returns the days that have come by, of weekdays the most recent ones: "what did we have on Monday".
    private static List<LocalDate> gone(Script s) {
        var today = s.turn().now().toLocalDate();
        var days = s.dates().listOf(s.slot("days").replaceFirst("(?i)^last (?=\\p{L}+day)", ""));
        boolean isSpan = days.size() > 1 && days.getFirst().equals(today);
        return isSpan ? (days.size() > DAYS_OF_A_WEEK ? today.withDayOfMonth(1) : today.minusDays(DAYS_OF_A_WEEK - 1L))
            .datesUntil(today.plusDays(1)).toList()
            : days.stream().allMatch(day -> day.isAfter(today)) ? days.stream().map(day -> day.minusWeeks(1)).toList()
            : days;
    }

    private static void history(Script s) {
        var days = gone(s);
        var rows = s.rows(ToolCall.read("cooking_log").orderedBy("cooked_at desc")).stream()
            .filter(r -> days.isEmpty()
                || r.timestamp("cooked_at").filter(at -> days.contains(at.toLocalDate())).isPresent())
            .toList();
        s.say(rows.isEmpty() ? s.text(days.isEmpty() ? "cook.log-empty" : "cook.log-none")
            : s.text("cook.cooked") + "\n"
                + s.words().bullets(
                    rows.stream().limit(10).map(r -> r.text("_recipe_id_label") + ", " + entry(r, s)).toList()));
    }

    private static void last(Script s) {
        var recipe = Finder.recipes(s).one(s.slot("recipe"));
        s.next();
        var rows = s.rows(ToolCall.read("cooking_log", ToolCall.where("recipe_id", "=", recipe.text(Row.ID)))
            .orderedBy("cooked_at desc"));
        s.say(rows.isEmpty() ? s.text("cook.never", s.words().label(recipe))
            : s.text("cook.last-time", s.words().label(recipe),
                entry(rows.getFirst(), s)));
        rows.stream().limit(1).filter(log -> log.has("notes"))
            .forEach(log -> s.tell("cook.noted-then", log.text("notes")));
        if (s.has("opinion") && recipe.has("notes")) {
            s.tell("say.note", recipe.text("notes"));
        }
        boolean isCounted = s.find("how_many").or(() -> s.find("how_often")).isPresent();
        if (isCounted && !rows.isEmpty()) {
            var days = gone(s);
            var then = rows.stream()
                .filter(r -> days.isEmpty()
                    || r.timestamp("cooked_at").filter(at -> days.contains(at.toLocalDate())).isPresent())
                .toList();
            s.tell("cook.times", then.size(), s.words().list(then.stream().map(log -> entry(log, s)).toList()));
        }
    }

    private static String entry(Row log, Script s) {
        return log.timestamp("cooked_at").map(t -> s.words().day(t.toLocalDate())).orElse("")
            + log.integer("rating").map(n -> ", " + s.text("cook.rated", n)).orElse("");
    }
}
