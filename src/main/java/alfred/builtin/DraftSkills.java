package alfred.builtin;

import alfred.core.crud.SaveArtifact;
import alfred.core.crud.ToolCall;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.reasoner.Artifact;
import alfred.core.registry.RefEntry;
import alfred.kitchen.recipe.Scaling;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Ideas that are not saved yet: suggesting, changing, saving, discarding.
final class DraftSkills {
    private DraftSkills() {}

    static List<Skill> all() {
        return List.of(
            new Skill("draft.suggest", "Suggest something to cook", List.of(Skill.read("recipes", "Look through the cookbook"),
                Skill.make("recipes", "Write it down as a draft")), DraftSkills::suggest),
            new Skill("draft.write", "Write a recipe down", List.of(Skill.make("recipes", "Write it down as a draft"),
                Skill.read("recipes", "Look at it")), DraftSkills::write),
            new Skill("draft.servings", "Change the servings",
                List.of(Skill.make("recipes", "Work out the draft anew"), Skill.read("recipes", "Look at it")),
                DraftSkills::servings),
            new Skill("draft.rename", "Rename the draft", List.of(Skill.make("recipes", "Rename the draft"), Skill.read("recipes", "Look at it")),
                DraftSkills::rename),
            new Skill("draft.show", "Show the draft", List.of(Skill.read("recipes", "Look at the draft")), DraftSkills::show),
            new Skill("draft.save", "Save the draft", List.of(Skill.write("recipes", "Save the draft")), DraftSkills::save),
            new Skill("draft.discard", "Discard the draft", List.of(Skill.read("recipes", "Discard the draft")), DraftSkills::discard));
    }

    // ------------------------------------------------------------- suggesting

    private static void suggest(Script s) {
        var about = s.reading();
        int count = SlotTypes.whole(about.slot("count")).map(n -> Math.clamp(n, 1, 5)).orElse(1);
        var found = s.rows(ToolCall.domain("suggest_recipes", args(s, about, count)));
        if (found.isEmpty()) {
            suggestOwn(s, about, count);
            return;
        }
        s.next();
        s.keep(found.stream().map(r -> new Artifact("", "recipe", payload(r))).toList());
        s.say(found.size() == 1 ? "How about this:" : "Here are " + found.size() + " ideas:");
        if (found.size() == 1) {
            s.say(Say.recipe(found.getFirst(), Fraction.ONE, found.getFirst().text("servings")));
        } else {
            for (int i = 0; i < found.size(); i++) {
                s.say((i + 1) + ". " + RecipeSkills.line(found.get(i)) + ": " + found.get(i).text("description"));
            }
        }
        s.say(found.size() == 1 ? "It is a draft." : "They are drafts.");
        s.suggest(found.size() == 1 ? "Say \"save it\" to keep it." : "Say \"save the first one\" to keep one.");
    }

    /// The user's own recipes, where the cookbook that came along has nothing new.
    private static void suggestOwn(Script s, Reading about, int count) {
        var wanted = args(s, about, count);
        wanted.put("meal_type", SlotTypes.meal(about.slot("meal")).orElse("dinner"));
        var today = s.turn().now().toLocalDate();
        wanted.put("dates", today.datesUntil(today.plusDays(count)).map(LocalDate::toString).toList());
        wanted.put("replace", "true");
        wanted.put("avoid", s.has("again") ? s.referents().lastShown("recipe") : List.of());
        var own = s.call(ToolCall.domain("plan_meals", wanted));
        if (!own.isDone() || own.rows().isEmpty()) {
            throw s.stop("My cookbook has nothing" + (about.has("food") ? " with " + about.slot("food") : "") + " that you don't have yet,"
                + " and none of your own recipes suits. With a language model connected I can make something up.");
        }
        s.next();
        s.keep(List.of());
        s.say("Of your own recipes, how about " + Say.list(own.rows().stream().map(Say::label).toList()) + "?");
        s.suggest("Say \"show me the " + Say.label(own.rows().getFirst()) + "\" to see it, or \"something else\".");
    }

    private static Map<String, @Nullable Object> args(Script s, Reading about, int count) {
        var args = new LinkedHashMap<String, @Nullable Object>();
        if (about.has("food")) {
            args.put("with", Arrays.stream(about.slot("food").replaceFirst("(?i)^(some|the|a|an|my) ", "").split("\\s*,\\s*|\\s+and\\s+")).toList());
        }
        for (var key : List.of("diet", "cuisine", "text")) {
            if (about.has(key)) {
                args.put(key, about.slot(key));
            }
        }
        SlotTypes.minutes(about.slot("minutes")).ifPresent(m -> args.put("max_minutes", m));
        args.put("count", count);
        args.put("avoid", s.turn().entities().stream().filter(e -> e.type().equals("recipe")).map(RefEntry::label).toList());
        return args;
    }

    /// A recipe in the user's own words.
    private static void write(Script s) {
        var lines = Items.parse(s.slot("items")).stream().map(Items.Item::toRow).toList();
        var draft = s.keep(List.of(new Artifact("", "recipe", Map.of("name", Say.capital(s.slot("name")), "ingredients", lines)))).getFirst();
        var row = s.rows(ToolCall.read("recipes", ToolCall.where(Row.ID, "=", draft))).getFirst();
        s.say("Here is " + Say.label(row) + " as a draft:");
        s.say(Say.ingredients(row, Fraction.ONE));
        s.suggest("Say \"save it\" to keep it; steps and servings can be added in its form.");
    }

    static Map<String, @Nullable Object> payload(Row row) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        row.without(Row.ID).values().forEach((key, value) -> map.put(key, value));
        return map;
    }

    // ------------------------------------------------------------- changing

    private static RefEntry one(Script s, String type) {
        return s.referents().drafts(type).stream().reduce((_, last) -> last)
            .orElseThrow(() -> s.stop("There is no draft to change. I can suggest something: \"suggest something with cod\"."));
    }

    private static void servings(Script s) {
        if (s.referents().drafts("recipe").isEmpty()) {
            throw s.stop("There is no draft to change. For a saved recipe ask \"what are the amounts for 6 people?\".");
        }
        var draft = one(s, "recipe");
        int servings = SlotTypes.whole(s.slot("number")).filter(n -> n > 0 && n < 1000)
            .orElseThrow(() -> s.stop("For how many? I need a number from 1 to 999."));
        var content = Optional.ofNullable(draft.content()).orElse(Row.EMPTY);
        s.keep(List.of(new Artifact(draft.ref(), "recipe", payload(scaled(content, servings)))));
        var now = s.rows(ToolCall.read("recipes", ToolCall.where(Row.ID, "=", draft.ref()))).getFirst();
        s.say("For " + servings + ":");
        s.say(Say.ingredients(now, Fraction.ONE));
    }

    private static Row scaled(Row recipe, int servings) {
        long own = recipe.integer("servings").orElse((long) servings);
        var factor = Scaling.factor((int) own, servings);
        var lines = recipe.rows("ingredients").stream().map(l -> {
            var line = Scaling.row(l.quantity("quantity").orElse(null), l.quantity("quantity_max").orElse(null), l.text("unit"), factor);
            return l.with("quantity", line.quantity()).with("quantity_max", line.quantityMax());
        }).toList();
        return recipe.with("servings", (long) servings).with("ingredients", lines);
    }

    private static void rename(Script s) {
        var draft = one(s, "");
        var content = Optional.ofNullable(draft.content()).orElse(Row.EMPTY);
        s.keep(List.of(new Artifact(draft.ref(), draft.type(), payload(content.with("name", s.slot("name"))))));
        s.say("The draft is called " + s.slot("name") + " now.");
    }

    private static void show(Script s) {
        var draft = Drafts.meant(s.turn(), s.slot("draft")).stream().findFirst().orElseThrow(() -> s.stop("There is no draft."));
        var type = s.turn().entry(draft).map(RefEntry::type).orElse("recipe");
        var row = s.rows(ToolCall.read(type.equals("recipe") ? "recipes" : "meal_plans", ToolCall.where(Row.ID, "=", draft))).getFirst();
        s.say(type.equals("recipe") ? Say.recipe(row, Fraction.ONE, row.text("servings")) : MealSkills.plan(row, s));
    }

    // ------------------------------------------------------------- saving and discarding

    private static void save(Script s) {
        var drafts = Drafts.meant(s.turn(), s.slot("draft"));
        if (drafts.isEmpty() && !s.isReply()) {
            throw s.stop(s.referents().drafts("").isEmpty() ? "There is no draft to save." : "I don't know which draft you mean.");
        }
        var result = s.call(SaveArtifact.call(drafts));
        if (!result.isDone()) {
            throw s.stop(result.message());
        }
        s.say("Saved: " + Say.list(result.writes().stream().map(w -> w.label()).toList()) + ".");
    }

    private static void discard(Script s) {
        s.say(s.slot("dropped").isEmpty() ? "There is no draft to discard." : "Discarded: " + s.slot("dropped") + ".");
    }
}
