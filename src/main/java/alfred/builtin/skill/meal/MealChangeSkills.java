package alfred.builtin.skill.meal;

import alfred.builtin.script.Finder;
import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.skill.recipe.DraftSkills;
import alfred.builtin.skill.recipe.SuggestionSkills;
import alfred.builtin.slot.Dates;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.template.Intent;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Row;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.TurnContext;
import alfred.core.registry.RefEntry;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Skills that replace the dish of a day, in a saved or a drafted plan: "swap Tuesday", "something lighter on
/// Friday".
public final class MealChangeSkills {
    private static final String SAVED = "meal.other";
    private static final String DRAFTED = "draft.meal";

    private MealChangeSkills() {}

    public static List<Skill> all() {
        return List.of(
            new Skill(
                SAVED,
                List.of(
                    Skill.read("meal_plans", "step.look-at-the-day"),
                    Skill.read("recipes", "step.choose-another-recipe"),
                    Skill.write("meal_plans", "step.change-the-plan")),
                MealChangeSkills::saved),
            new Skill(
                DRAFTED,
                List.of(
                    Skill.read("recipes", "step.choose-another-recipe"),
                    Skill.make("meal_plans", "step.write-the-plan-anew")),
                MealChangeSkills::drafted));
    }

    /// Redirects a reading to the draft if a drafted plan covers the day.
    public static Intent settled(Intent reading, TurnContext turn) {
        return reading.skill().equals(SAVED)
            ? draftedDay(turn, reading.slot("day"))
                .map(day -> new Intent(
                    DRAFTED, reading.with("day", day.toString()).slots()))
                .orElse(reading)
            : reading;
    }

    /// Returns the day of a draft meant by the words. A weekday is that of the plan under discussion, whichever
    /// week the plan is for.
    private static Optional<LocalDate> draftedDay(TurnContext turn, String words) {
        return new Dates(turn.now().toLocalDate())
            .day(words)
            .filter(day -> draft(turn, day).isPresent())
            .or(() -> Dates.weekday(words)
                .flatMap(weekday -> drafts(turn)
                    .filter(e -> e.turnLastRef() + 1 >= turn.turn())
                    .flatMap(MealChangeSkills::days)
                    .filter(day -> day.getDayOfWeek() == weekday)
                    .findFirst()));
    }

    private static Optional<RefEntry> draft(TurnContext turn, LocalDate day) {
        return drafts(turn).filter(e -> days(e).anyMatch(day::equals)).findFirst();
    }

    /// Returns the drafted plans, latest first.
    private static Stream<RefEntry> drafts(TurnContext turn) {
        return new Referents(turn).drafts("meal_plan").reversed().stream();
    }

    private static Stream<LocalDate> days(RefEntry draft) {
        return draft.content() == null
            ? Stream.empty()
            : draft.content().rows("meals").stream().flatMap(meal -> meal.date("date").stream());
    }

    private static boolean isOn(Row meal, LocalDate day) {
        return meal.date("date").filter(day::equals).isPresent();
    }

    private static void saved(Script s) {
        if (s.has("recipe") && !s.has("ref")) {
            MealEditSkills.set(s);
            return;
        }
        var day = s.dates().day(s.slot("day")).orElseThrow(() -> s.refuse("ask.which-day"));
        var meal = MealSkills.oneMeal(s, day);
        boolean isEvent = !meal.has("recipe_id") && meal.has("notes");
        if (isEvent && !s.isAgreed()) {
            throw s
                .confirm(s.text("meal.shall-replace", ReplyFormatter.capital(s.words().day(day)), meal.text("notes")));
        }
        s.next();
        var chosen = chosen(s, day, meal, List.of(meal.text("recipe_id")));
        s.next();
        s.rows(Script.update("meals", meal.text(Row.ID), Map.of("recipe_id", chosen.text(Row.ID))));
        s.say(said(s, day, meal, chosen));
    }

    private static String said(Script s, LocalDate day, Row meal, Row chosen) {
        var old = meal.text("_recipe_id_label");
        return s.text(
            old.isEmpty() ? "meal.now" : "meal.now-instead",
            ReplyFormatter.capital(s.words().day(day)),
            s.words().stored(meal.text("meal_type")),
            s.words().label(chosen),
            old);
    }

    private static void drafted(Script s) {
        var day = s.dates().day(s.slot("day")).orElseThrow(() -> s.refuse("ask.which-day"));
        var plan = draft(s.turn(), day).orElseThrow(() -> s.refuse("meal.no-draft-day"));
        var content = Objects.requireNonNull(plan.content());
        var meals = content.rows("meals");
        var old = meals.stream()
            .filter(m -> isOn(m, day))
            .filter(m -> isWanted(s, m))
            .findFirst()
            .orElseThrow(() -> s.refuse("meal.no-draft-meal"));
        var chosen =
            chosen(s, day, old, meals.stream().map(m -> m.text("recipe_id")).toList());
        s.next();
        var next = new ArrayList<Map<String, @Nullable Object>>();
        for (var meal : meals) {
            next.add(DraftSkills.payload(meal.equals(old) ? meal.with("recipe_id", chosen.text(Row.ID)) : meal));
        }
        var payload = DraftSkills.payload(content);
        payload.put("meals", next);
        s.keep(List.of(new Artifact(plan.ref(), "meal_plan", payload)));
        s.say(said(s, day, old.with("_recipe_id_label", s.referents().label(old.text("recipe_id"))), chosen));
        s.tell("draft.still-one");
        s.suggest("draft.say-save");
    }

    private static boolean isWanted(Script s, Row meal) {
        return SlotTypes.meal(s.slot("meal"))
            .map(meal.text("meal_type")::equals)
            .orElse(true);
    }

    /// Returns the recipe named by the words, or the best match for the criteria.
    private static Row chosen(Script s, LocalDate day, Row meal, List<String> avoid) {
        if (s.has("recipe")) {
            return Finder.recipes(s)
                .one(
                    s.slot("recipe"),
                    label -> s.text(
                        "deed.plan",
                        label,
                        s.words().day(day),
                        s.words().stored(meal.text("meal_type"))));
        }
        var args = new LinkedHashMap<String, @Nullable Object>(SuggestionSkills.criteria(s));
        args.put("dates", List.of(day.toString()));
        args.put("meal_type", meal.text("meal_type").isEmpty() ? "dinner" : meal.text("meal_type"));
        args.put(
            "avoid", avoid.stream().filter(ref -> !ref.isEmpty()).distinct().toList());
        args.put("replace", "true");
        for (var comparison : List.of("lighter", "quicker")) {
            if (s.has(comparison) && meal.has("recipe_id")) {
                args.put(comparison + "_than", meal.text("recipe_id"));
            }
        }
        var found = s.call(ToolCall.domain("plan_meals", args));
        if (!found.isDone() || found.rows().isEmpty()) {
            throw s.stop(
                !found.isDone()
                    ? found.message()
                    : s.text("meal.none-other", s.words().day(day)));
        }
        return found.rows().getFirst();
    }
}
