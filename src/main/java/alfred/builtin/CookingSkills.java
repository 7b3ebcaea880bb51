package alfred.builtin;

import alfred.core.crud.ToolCall;
import alfred.core.domain.Row;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What can be cooked, and what was.
final class CookingSkills {
    private CookingSkills() {}

    static List<Skill> all() {
        var cook = List.of(Skill.read("recipes", "Find the recipe"), Skill.write("cooking_log", "Write it down"));
        return List.of(
            new Skill("cook.can", "See what can be cooked", List.of(Skill.read("recipes", "Compare recipes and pantry")), CookingSkills::can),
            new Skill("cook.log", "Log what was cooked", cook, s -> cook(s, true, s.has("deduct"))),
            new Skill("cook.deduct", "Take the ingredients out of the pantry", List.of(Skill.read("recipes", "Find the recipe"),
                Skill.write("inventory", "Take the ingredients out")), s -> cook(s, false, true)),
            new Skill("cook.history", "See what was cooked", List.of(Skill.read("cooking_log", "Look at the log")), CookingSkills::history),
            new Skill("cook.last", "See when it was last cooked", List.of(Skill.read("recipes", "Find the recipe"),
                Skill.read("cooking_log", "Look at the log")), CookingSkills::last));
    }

    private static void can(Script s) {
        int missing = s.has("missing") ? SlotTypes.whole(s.slot("missing")).orElse(1) : 0;
        var result = s.call(ToolCall.domain("what_can_i_cook", Map.of("missing", missing)));
        var rows = result.rows();
        var wanted = rows.stream().filter(r -> !s.has("lacking") || r.integer("missing_count").orElse(0L) > 0).toList();
        if (wanted.isEmpty()) {
            s.say(missing == 0 ? "No saved recipe is complete with what is at home."
                : "No saved recipe lacks just " + (missing == 1 ? "one thing." : missing + " things."));
            s.suggest(missing == 0 ? "Ask \"which ones lack one ingredient?\" to see what comes close." : "");
            return;
        }
        s.say(missing == 0 ? "With what is at home you can cook:" : "Not quite complete:");
        s.say(Say.bullets(wanted.stream().map(CookingSkills::dish).toList()));
        s.say(result.message());
    }

    private static String dish(Row row) {
        var missing = row.texts("missing").isEmpty() ? "" : " (missing: " + Say.list(row.texts("missing")) + ")";
        var soon = row.texts("uses_soon").isEmpty() ? "" : ", uses " + Say.list(row.texts("uses_soon")) + " that should go soon";
        return row.text("name") + missing + soon;
    }

    private static void cook(Script s, boolean isLogged, boolean isDeducted) {
        var recipe = Finder.recipes(s).one(s.has("recipe") ? s.slot("recipe") : "it");
        s.next();
        var args = new LinkedHashMap<String, @Nullable Object>();
        args.put("recipe", recipe.text(Row.ID));
        args.put("log", isLogged);
        args.put("deduct", isDeducted);
        SlotTypes.whole(s.slot("number")).ifPresent(n -> args.put("servings", n));
        if (s.has("day")) {
            args.put("date", past(s).toString());
        }
        SlotTypes.whole(s.slot("stars").replaceFirst("(?i) (stars?|out of .*)$", "")).ifPresent(n -> args.put("rating", n));
        var result = s.call(ToolCall.domain("cook", args));
        if (!result.isDone()) {
            throw s.stop(result.message());
        }
        if (isLogged) {
            var day = s.has("day") ? ", " + s.dates().words(past(s)) : "";
            s.say("Logged: " + Say.label(recipe) + day + (s.has("stars") ? ", " + s.slot("stars") : "") + ".");
        }
        if (isDeducted) {
            s.say(result.rows().isEmpty() ? "Nothing could be taken out of the pantry."
                : String.join(" ", result.rows().stream().map(PantrySkills::left).toList()));
            s.say(result.message());
        }
    }

    /// The day that is meant, which is not to come: "on Friday" is the last one.
    private static LocalDate past(Script s) {
        var day = s.dates().day(s.slot("day")).orElseThrow(() -> s.stop("On which day?"));
        var today = s.turn().now().toLocalDate();
        while (day.isAfter(today) && Dates.weekday(s.slot("day")).isPresent()) {
            day = day.minusWeeks(1);
        }
        return day;
    }

    private static void history(Script s) {
        var days = s.dates().listOf(s.slot("days"));
        var rows = s.rows(ToolCall.read("cooking_log").orderedBy("cooked_at desc")).stream()
            .filter(r -> days.isEmpty() || r.timestamp("cooked_at").filter(at -> days.contains(at.toLocalDate())).isPresent()).toList();
        s.say(rows.isEmpty() ? "Nothing is in the cooking log" + (days.isEmpty() ? " yet." : " for then.") : "Cooked:\n"
            + Say.bullets(rows.stream().limit(10).map(r -> r.text("_recipe_id_label") + ", " + entry(r, s)).toList()));
    }

    private static void last(Script s) {
        var recipe = Finder.recipes(s).one(s.slot("recipe"));
        s.next();
        var rows = s.rows(ToolCall.read("cooking_log", ToolCall.where("recipe_id", "=", recipe.text(Row.ID))).orderedBy("cooked_at desc"));
        s.say(rows.isEmpty() ? Say.label(recipe) + " is not in the cooking log yet." : "You last cooked " + Say.label(recipe) + " "
            + entry(rows.getFirst(), s) + ".");
    }

    private static String entry(Row log, Script s) {
        return log.timestamp("cooked_at").map(t -> s.dates().words(t.toLocalDate())).orElse("")
            + log.integer("rating").map(n -> ", " + n + " of 5 stars").orElse("");
    }
}
