package alfred.transfer.format.text;

import alfred.kitchen.ingredient.IngredientLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/// Ingredients within a sentence, as people tell them: `You need: 225 g flour, 1 tsp salt. Rub the butter in.` They are
/// set one below the other, below a heading, as in a written recipe.
final class ToldIngredients {
    private static final int FEWEST = 2;
    private static final Pattern LIST = Pattern.compile("(?iU)(?:^|(?<=[.!?;,])\\s+)(?:(?:so|for (?:this|it|that)),? )?"
        + "(?:(?:what )?(?:you|we|i)(?:[’']ll| will)? need|ingredients?|zutaten|(?:man|du|ihr|ich|wir) brauch(?:t|st|e|en))"
        + "(?:\\s*(?::|-|–|is|are)\\s+|\\s+(?=\\d))(.{3,2000}?)(?:[.!?](?=\\s+(?-i:\\p{Lu}))|[.!?]?$)");
    private static final Pattern BETWEEN =
        Pattern
            .compile("(?iU)\\s*[,;]\\s+(?![^()]*\\))|,?\\s+(?:and|und|plus)\\s+(?=(?:\\d|an? |einen? |some |etwas ))");

    private ToldIngredients() {}

    /// Returns a text's lines, with each list that a sentence holds broken into lines of its own.
    static List<String> broken(List<String> lines) {
        var broken = new ArrayList<String>();
        var isAwaitingSteps = false;
        var isMethod = false;
        for (var line : lines) {
            isMethod |= Headings.isMethod(line);
            var list = LIST.matcher(line);
            // "you need 2 pans, 1 lid" among the steps is no list of ingredients
            var parts = !isMethod && list.find() ? Arrays.asList(BETWEEN.split(list.group(1))) : List.<String>of();
            if (isList(parts)) {
                broken.add(line.substring(0, list.start()).strip());
                broken.add("Ingredients");
                broken.addAll(parts);
                isAwaitingSteps = lines.stream().noneMatch(Headings::isMethod);
                line = line.substring(list.end()).strip();
            }
            if (isAwaitingSteps && RecipeText.looksLikeStep(line)) {
                broken.add("Method");
                isAwaitingSteps = false;
            }
            broken.add(line);
        }
        return broken;
    }

    private static boolean isList(List<String> parts) {
        var measured = parts.stream().filter(part -> IngredientLine.parse(part).mainAmount().isPresent()).count();
        return parts.size() >= FEWEST && measured * 2 >= parts.size();
    }
}
