package alfred.builtin.slot;

import alfred.builtin.template.Intent;
import alfred.builtin.template.Lexicon;
import alfred.kitchen.ingredient.IngredientLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A whole recipe told in sentences without headings: "New recipe: flapjack, makes 12. 250 g oats, 125 g butter. Melt
/// the butter …", "Note my flapjack recipe: …". What lists amounts are the ingredients, the rest are the steps.
final class ToldRecipe {
    private static final Pattern SENTENCE = Pattern.compile("(?<=[.!;:])\\s+|\\n+");
    private static final Pattern DURATION =
        Pattern.compile("(?i)(\\d{1,3}) ?(h|hours?|stunden?|std|m|min|mins|minutes?|minuten)\\b");
    private static final int MIN_LINES = 2;
    private static final int MAX_IDLE = 6;
    private static final int MAX_NAME = 8;
    private static final int MINUTES = 60;

    private ToldRecipe() {}

    /// Returns the order to write the recipe down and save it; empty if the message tells none.
    static Optional<Intent> in(String message, Lexicon lexicon) {
        var begin = DictatedRecipe.find("recipe_begin", message, lexicon);
        if (begin.isEmpty()) {
            return Optional.empty();
        }
        var sentences = new ArrayList<>(
            List.of(SENTENCE.split(message.substring(begin.get().end()).strip().replaceFirst("^[:,.]\\s*", ""))));
        var head = Optional.ofNullable(begin.get().group(1)).orElseGet(sentences::removeFirst);
        int comma = head.indexOf(',');
        var name = (comma < 0 ? head : head.substring(0, comma)).replaceFirst("[.,:;!]$", "").strip()
            .replaceFirst("(?i)^(?:for|called|für|namens) ", "")
            .replaceFirst("(?i) (?:for me|for us|für mich|für uns)\\b.*$", "");
        var rest = comma < 0 ? "" : withoutServings(head.substring(comma + 1), lexicon);
        if (listsAmounts(rest) && name.chars().noneMatch(Character::isDigit)) {
            sentences.addFirst(rest);
        }
        var ingredients = sentences.stream().filter(ToldRecipe::listsAmounts).toList();
        var steps = sentences.stream().filter(s -> !ingredients.contains(s) && !isIdle(s, lexicon))
            .collect(Collectors.joining(" "));
        if (ingredients.isEmpty() || name.isEmpty() || name.split("\\s+").length > MAX_NAME) {
            return Optional.empty();
        }
        var fields = new LinkedHashMap<>(
            Map.of("name", name, "ingredients", String.join(", ", ingredients).replaceAll("[.;:](?=,|$)", ""), "steps",
                steps));
        DictatedRecipe.find("recipe_servings", message, lexicon)
            .flatMap(m -> IntStream.rangeClosed(1, m.groupCount()).mapToObj(m::group)
                .filter(group -> group != null).findFirst())
            .ifPresent(number -> fields.put("servings", number));
        var told = sentences.stream().filter(s -> !ingredients.contains(s)).collect(Collectors.joining(" "));
        var durations = DURATION.matcher(told).results().toList();
        if (durations.size() == 1) {
            boolean isHours = durations.getFirst().group(2).toLowerCase(Locale.ROOT).matches("h|hours?|std|stunden?");
            fields.put("cook",
                String.valueOf(Integer.parseInt(durations.getFirst().group(1)) * (isHours ? MINUTES : 1)));
        }
        return Optional.of(new Intent(DictatedRecipe.SAVED, fields));
    }

    private static String withoutServings(String words, Lexicon lexicon) {
        return DictatedRecipe.find("recipe_servings", words, lexicon)
            .map(m -> words.substring(0, m.start()) + words.substring(m.end())).orElse(words)
            .replaceFirst("^[\\s,]+", "");
    }

    /// Returns whether a sentence is a list of which most parts begin with an amount.
    private static boolean listsAmounts(String sentence) {
        var parts = Arrays.stream(DictatedRecipe.LINES.split(sentence)).map(String::strip)
            .filter(part -> !part.isEmpty()).toList();
        long counted = parts.stream()
            .filter(part -> IngredientLine.parse(part).mainAmount().filter(a -> a.quantity() != null).isPresent())
            .count();
        return counted >= MIN_LINES && 2 * counted > parts.size();
    }

    /// Returns whether a sentence only says how many it serves or how long it takes.
    private static boolean isIdle(String sentence, Lexicon lexicon) {
        return sentence.split("\\s+").length <= MAX_IDLE
            && (DictatedRecipe.find("recipe_servings", sentence, lexicon).isPresent()
                || DURATION.matcher(sentence).find());
    }
}
