package alfred.builtin.slot;

import alfred.builtin.template.Intent;
import alfred.builtin.template.Lexicon;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// A whole recipe dictated in one message, with its ingredients and steps under their headings. It becomes a draft, and
/// is saved where the message says so.
public final class DictatedRecipe {
    public static final String DRAFT = "draft.dictate";
    public static final String SAVED = "draft.dictate_save";
    public static final Pattern LINES = Pattern.compile("\\s*[;\\n•]\\s*"
        + "|,(?!\\d)\\s*(?=\\d|[½¼¾]|an? |some |half |salt|pepper|etwas |eine? |salz|\\p{L}+$)");

    private DictatedRecipe() {}

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
}
