package alfred.transfer.format;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Names the pints of a British recipe so: they are a fifth larger than American ones.
final class BritishPints {
    private static final Pattern BRITISH = Pattern.compile(
        "(?iu)\\bgas(?: mark)? ?[½¼\\d]|\\b(?:caster|icing) sugar\\b|\\b(?:plain|self-raising|strong white) flour\\b"
            + "|\\b(?:double|single) cream\\b|\\bbicarbonate of soda\\b|\\bknob of butter\\b");
    private static final Pattern PINT =
        Pattern.compile("(?iu)((?:\\d|[½⅓⅔¼¾]|\\b(?:a|one|half|half a|quarter)) ?-?)(pints?|pts?)\\b");

    private BritishPints() {}

    /// Returns the ingredient lines of a recipe, with what tells of Britain in them or in its steps.
    static List<String> named(List<String> ingredients, List<String> steps) {
        return Stream.concat(ingredients.stream(), steps.stream()).anyMatch(line -> BRITISH.matcher(line).find())
            ? ingredients.stream().map(line -> PINT.matcher(line).replaceFirst("$1UK $2")).toList() : ingredients;
    }
}
