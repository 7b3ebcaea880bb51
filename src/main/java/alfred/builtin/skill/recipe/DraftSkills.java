package alfred.builtin.skill.recipe;

import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.slot.Drafts;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.SlotTypes;
import alfred.core.crud.SaveArtifact;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.reasoner.Artifact;
import alfred.core.registry.RefEntry;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.kitchen.recipe.Scaling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Skills for drafts, the recipes not saved yet: writing, changing, saving, discarding.
public final class DraftSkills {
    private DraftSkills() {}

    public static List<Skill> all() {
        return List.of(
            new Skill(
                "draft.write",
                List.of(
                    Skill.make("recipes", "step.write-it-down-as-a-draft"),
                    Skill.read("recipes", "step.look-at-it")),
                DraftSkills::write),
            new Skill(
                "draft.servings",
                List.of(
                    Skill.make("recipes", "step.work-out-the-draft-anew"),
                    Skill.read("recipes", "step.look-at-it")),
                DraftSkills::servings),
            new Skill(
                "draft.rename",
                List.of(
                    Skill.make("recipes", "step.rename-the-draft"),
                    Skill.read("recipes", "step.look-at-it")),
                DraftSkills::rename),
            new Skill(
                "draft.change",
                List.of(
                    Skill.make("recipes", "step.work-out-the-draft-anew"),
                    Skill.read("recipes", "step.look-at-it")),
                DraftSkills::change),
            new Skill("draft.show", List.of(Skill.read("recipes", "step.look-at-the-draft")), DraftSkills::show),
            new Skill("draft.save", List.of(Skill.write("recipes", "step.save-the-draft")), DraftSkills::save),
            new Skill(
                "draft.discard",
                List.of(Skill.read("recipes", "step.discard-the-draft")),
                DraftSkills::discard));
    }

    /// Drafts a recipe in the user's own words.
    private static void write(Script s) {
        var lines = Items.parse(s.slot("items"), s.foods()).stream()
            .map(Items.Item::toRow)
            .toList();
        var draft = s.keep(List.of(new Artifact(
            "", "recipe", Map.of("name", ReplyFormatter.capital(s.slot("name")), "ingredients", lines))))
            .getFirst();
        var row = s.rows(ToolCall.read("recipes", ToolCall.where(Row.ID, "=", draft)))
            .getFirst();
        s.tell("draft.here-is", s.words().label(row));
        s.say(s.words().ingredients(row, Fraction.ONE));
        s.suggest("draft.say-save-form");
    }

    public static Map<String, @Nullable Object> payload(Row row) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        row.without(Row.ID).values().forEach((key, value) -> map.put(key, value));
        return map;
    }

    private static RefEntry one(Script s, String type) {
        return s.referents().drafts(type).stream()
            .reduce((_, last) -> last)
            .orElseThrow(() -> s.refuse("draft.none-to-change"));
    }

    private static void servings(Script s) {
        if (s.referents().drafts("recipe").isEmpty()) {
            throw s.refuse("draft.none-to-scale");
        }
        var draft = one(s, "recipe");
        int servings = SlotTypes.whole(s.slot("number"))
            .filter(n -> n > 0 && n < 1000)
            .orElseThrow(() -> s.refuse("ask.how-many-number"));
        var content = Optional.ofNullable(draft.content()).orElse(Row.EMPTY);
        s.keep(List.of(new Artifact(draft.ref(), "recipe",
            payload(Scaling.recipe(content, servings, s.words().phrases().locale())))));
        var now = s.rows(ToolCall.read("recipes", ToolCall.where(Row.ID, "=", draft.ref())))
            .getFirst();
        s.tell("draft.for", servings);
        s.say(s.words().ingredients(now, Fraction.ONE));
    }

    /// Adds a food to the draft, takes one out, or exchanges one.
    private static void change(Script s) {
        var draft = one(s, "recipe");
        var content = Optional.ofNullable(draft.content()).orElse(Row.EMPTY);
        var lines = new ArrayList<>(content.rows("ingredients"));
        var wanted = s.has("items") ? s.slot("items") : s.slot("food");
        var gone = s.has("old") ? s.slot("old") : s.slot("without");
        int at = gone.isEmpty() ? -1 : position(lines, gone, s);
        if (!wanted.isEmpty()) {
            var item = Items.parse(wanted, s.foods()).getFirst();
            boolean isRenamed = at >= 0 && item.quantity() == null;
            var row = isRenamed ? lines.get(at).with("name", item.name()).with("raw_text", "")
                : IngredientRows.row(item.text());
            if (at >= 0) {
                lines.set(at, row);
            } else {
                lines.add(row);
            }
        } else if (at >= 0) {
            lines.remove(at);
        } else {
            throw s.refuse("draft.change-what");
        }
        s.keep(List.of(new Artifact(draft.ref(), "recipe", payload(content.with("ingredients", List.copyOf(lines))))));
        var now = s.rows(ToolCall.read("recipes", ToolCall.where(Row.ID, "=", draft.ref()))).getFirst();
        s.say(s.words().label(now) + ":\n" + s.words().ingredients(now, Fraction.ONE));
        s.tell("draft.still-one");
    }

    private static int position(List<Row> lines, String food, Script s) {
        var key = " " + FoodSpelling.key(food) + " ";
        return IntStream.range(0, lines.size())
            .filter(i -> (" " + FoodSpelling.key(lines.get(i).text("name")) + " ").contains(key))
            .findFirst()
            .orElseThrow(() -> s.refuse("draft.has-none", food));
    }

    private static void rename(Script s) {
        var draft = one(s, "");
        var content = Optional.ofNullable(draft.content()).orElse(Row.EMPTY);
        s.keep(List.of(new Artifact(draft.ref(), draft.type(), payload(content.with("name", s.slot("name"))))));
        s.tell("draft.called", s.slot("name"));
    }

    private static void show(Script s) {
        var draft =
            Drafts.meant(s.turn(), s.slot("draft")).stream().findFirst().orElseThrow(() -> s.refuse("draft.none"));
        var type = s.turn().entry(draft).map(RefEntry::type).orElse("recipe");
        var row = s.rows(ToolCall.read(
            type.equals("recipe") ? "recipes" : "meal_plans", ToolCall.where(Row.ID, "=", draft)))
            .getFirst();
        s.say(
            type.equals("recipe")
                ? s.words().recipe(row, Fraction.ONE, row.text("servings"))
                : plan(row, s));
    }

    /// Describes a drafted plan in words.
    private static String plan(Row plan, Script s) {
        return plan.text("name") + ":\n" + s.words().bullets(plan.rows("meals").stream()
            .map(m -> m.date("date").map(s.words()::date).orElse("") + ": "
                + s.referents().label(m.text("recipe_id")))
            .toList());
    }

    private static void save(Script s) {
        var drafts = Drafts.meant(s.turn(), s.slot("draft"));
        if (drafts.isEmpty() && !s.isReply()) {
            throw s.refuse(s.referents().drafts("").isEmpty() ? "draft.none-to-save" : "draft.which");
        }
        var result = s.call(SaveArtifact.call(drafts));
        if (!result.isDone()) {
            throw s.stop(result.message());
        }
        s.tell(
            "draft.saved",
            s.words().list(result.writes().stream().map(w -> w.label()).toList()));
    }

    private static void discard(Script s) {
        s.tell(s.slot("dropped").isEmpty() ? "draft.none-to-discard" : "draft.discarded", s.slot("dropped"));
    }
}
