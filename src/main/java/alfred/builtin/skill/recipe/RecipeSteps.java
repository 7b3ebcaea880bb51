package alfred.builtin.skill.recipe;

import alfred.builtin.script.ReplyFormatter;
import alfred.kitchen.catalogue.FoodSpelling;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The steps of a recipe whose ingredients change: a food is called by its other name where it stands as words of its
/// own; what the steps still name is remembered.
final class RecipeSteps {
    private final Locale locale;
    private final TreeSet<String> left = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    private List<String> steps;

    RecipeSteps(List<String> steps, Locale locale) {
        this.steps = List.copyOf(steps);
        this.locale = locale;
    }

    List<String> now() {
        return steps;
    }

    /// Returns the foods that the steps still name.
    List<String> left() {
        return List.copyOf(left);
    }

    /// Calls a food by another name. Where the steps name it in other words, they are left.
    ///
    /// @param line as its line calls it
    /// @param said as the user called it
    void renamed(String line, String said, String other) {
        var forms = pattern(forms(line, said));
        var now = new ArrayList<String>();
        steps.forEach(step -> now.add(forms.matcher(step).replaceAll(found -> Matcher.quoteReplacement(
            Character.isUpperCase(found.group().charAt(0)) ? ReplyFormatter.capital(other) : other))));
        if (now.equals(steps)) {
            named(line, said);
        }
        steps = List.copyOf(now);
    }

    /// Remembers a food that is gone, if the steps name it.
    void named(String line, String said) {
        var last = line.substring(line.lastIndexOf(' ') + 1);
        var all = pattern(Stream.concat(forms(line, said), forms(last, last)));
        if (steps.stream().anyMatch(step -> all.matcher(step).find())) {
            left.add(said);
        }
    }

    private Stream<String> forms(String line, String said) {
        return Stream.of(line, said).distinct()
            .flatMap(name -> Stream.of(name, FoodSpelling.one(name, locale), FoodSpelling.many(name, locale)));
    }

    /// Returns what finds any of some names as words of their own, the longest first.
    private static Pattern pattern(Stream<String> forms) {
        return Pattern.compile("(?iu)(?<![\\p{L}-])(?:" + forms.distinct()
            .sorted(Comparator.comparing(String::length).reversed()).map(Pattern::quote)
            .collect(Collectors.joining("|")) + ")(?![\\p{L}-])");
    }
}
