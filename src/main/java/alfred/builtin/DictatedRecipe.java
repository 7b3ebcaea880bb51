package alfred.builtin;

import alfred.core.crud.SaveArtifact;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.Plan;
import alfred.kitchen.ingredient.IngredientRows;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A whole recipe dictated in one message, with its ingredients and steps under their headings. It becomes a draft, and
/// is saved where the message says so.
final class DictatedRecipe {
    static final String DRAFT = "draft.dictate";
    static final String SAVED = "draft.dictate_save";
    static final Pattern LINES = Pattern.compile("\\s*[;\\n•]\\s*"
        + "|,(?!\\d)\\s*(?=\\d|[½¼¾]|an? |some |half |salt|pepper|etwas |eine? |salz|\\p{L}+$)");
    private static final Pattern STEPS = Pattern.compile("\\s*;\\s*|\\n+|(?<=[.!])\\s+|(?:^|\\s+)\\d{1,2}[.)]\\s+");

    private DictatedRecipe() {}

    static List<Skill> all() {
        var steps =
            List.of(Skill.make("recipes", "step.write-it-down-as-a-draft"), Skill.read("recipes", "step.look-at-it"));
        var saving = List.<Plan.Step>of(steps.getFirst(), Skill.write("recipes", "step.save-the-draft"));
        return List.of(new Skill(DRAFT, "goal.draft.write", steps, s -> write(s, false)),
            new Skill(SAVED, "goal.draft.write", saving, s -> write(s, true)));
    }

    /// Returns the order to write down a dictated recipe; empty if the message is none.
    static Optional<Intent> in(String message, Lexicon lexicon) {
        return underHeadings(message, lexicon).or(() -> ToldRecipe.in(message, lexicon));
    }

    private static Optional<Intent> underHeadings(String message, Lexicon lexicon) {
        boolean isOne = List.of("recipe_name", "recipe_ingredients", "recipe_steps").stream()
            .allMatch(part -> find(part, message, lexicon).isPresent());
        return !isOne ? Optional.empty()
            : Optional.of(new Intent(find("recipe_saved", message, lexicon).isPresent() ? SAVED : DRAFT,
                fields(message, lexicon)));
    }

    static Optional<MatchResult> find(String part, String words, Lexicon lexicon) {
        return Pattern.compile(lexicon.pattern(part).pattern(), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
            .matcher(words).results().findFirst();
    }

    private static Map<String, String> fields(String message, Lexicon lexicon) {
        var fields = new LinkedHashMap<String, String>();
        var ingredients = find("recipe_ingredients", message, lexicon).orElseThrow();
        var steps = find("recipe_steps", message, lexicon).orElseThrow();
        var head = message.substring(0, Math.min(ingredients.start(), steps.start()));
        find("recipe_name", head, lexicon).map(m -> m.group(1).strip()).filter(name -> !name.isEmpty())
            .ifPresent(name -> fields.put("name", name));
        for (var part : List.of("servings", "prep", "cook")) {
            find("recipe_" + part, head, lexicon)
                .flatMap(m -> IntStream.rangeClosed(1, m.groupCount()).mapToObj(m::group)
                    .filter(group -> group != null).findFirst())
                .ifPresent(number -> fields.put(part, number));
        }
        boolean isFirst = ingredients.start() < steps.start();
        fields.put("ingredients",
            message.substring(ingredients.end(), isFirst ? steps.start() : message.length()).strip());
        fields.put("steps", message.substring(steps.end(), isFirst ? message.length() : ingredients.start()).strip());
        return fields;
    }

    private static void write(Script s, boolean isSaved) {
        if (!s.has("name")) {
            throw s.refuse("missing.name");
        }
        var recipe = new LinkedHashMap<String, @Nullable Object>();
        recipe.put("name", ReplyFormatter.capital(s.slot("name")));
        recipe.put("ingredients",
            Arrays.stream(LINES.split(s.slot("ingredients"))).map(line -> line.strip().replaceFirst("[.,]$", ""))
                .filter(line -> !line.isEmpty()).map(IngredientRows::row).toList());
        recipe.put("instructions",
            Arrays.stream(STEPS.split(s.slot("steps"))).map(step -> step.strip().replaceFirst("[;,]$", ""))
                .filter(step -> step.length() > 1).map(ReplyFormatter::capital).toList());
        SlotTypes.whole(s.slot("servings")).ifPresent(n -> recipe.put("servings", (long) n));
        SlotTypes.whole(s.slot("prep")).ifPresent(n -> recipe.put("prep_time_minutes", (long) n));
        SlotTypes.whole(s.slot("cook")).ifPresent(n -> recipe.put("cook_time_minutes", (long) n));
        var refs = s.keep(List.of(new Artifact("", "recipe", recipe)));
        if (isSaved) {
            var result = s.call(SaveArtifact.call(refs));
            if (!result.isDone()) {
                throw s.stop(result.message());
            }
            s.tell("draft.saved", ReplyFormatter.capital(s.slot("name")));
            return;
        }
        var row = s.rows(ToolCall.read("recipes", ToolCall.where(Row.ID, "=", refs.getFirst()))).getFirst();
        s.tell("draft.here-is", s.words().label(row));
        s.say(s.words().recipe(row, Fraction.ONE, row.text("servings")));
        s.suggest("draft.say-save");
    }
}
