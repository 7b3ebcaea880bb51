package alfred.builtin.skill.recipe;

import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.FoodSafety;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Tells what a food, or what is in a recipe, is for people who have to take care: in pregnancy, for a baby, for a
/// small child.
final class GroupSafety {
    private GroupSafety() {}

    /// Returns the group that the message names, if any.
    static Optional<FoodSafety.Group> named(Script s) {
        return Arrays.stream(FoodSafety.Group.values()).filter(group -> s.says(key(group))).findFirst();
    }

    /// Tells the advice on a single food, by its last words where it is not known as a whole.
    static void tell(String food, FoodSafety.Group group, Script s) {
        var words = food.split("\\s+");
        var advice = Stream.iterate(0, from -> from + 1).limit(words.length)
            .map(from -> String.join(" ", Arrays.copyOfRange(words, from, words.length)))
            .flatMap(name -> FoodSafety.of(name, group, s.foods()).stream()).findFirst();
        s.tell(advice.map(GroupSafety::answer).orElse("safety.unknown"), ReplyFormatter.capital(food),
            s.text(people(group)));
        s.tell("safety.general");
    }

    /// Tells which lines of a recipe that group should not have, or only in another way.
    static void tell(Row recipe, FoodSafety.Group group, Script s) {
        var label = s.words().label(recipe);
        var doubtful = recipe.rows("ingredients").stream().map(line -> line.text("name"))
            .flatMap(name -> FoodSafety.of(name, group, s.foods())
                .filter(advice -> advice != FoodSafety.Advice.YES)
                .map(advice -> s.text(line(advice), name)).stream())
            .distinct().toList();
        s.say(doubtful.isEmpty() ? s.text("safety.yes", label, s.text(people(group)))
            : s.text("safety.of", label, s.text(people(group))) + "\n" + s.words().bullets(doubtful));
        s.tell("safety.general");
    }

    private static String people(FoodSafety.Group group) {
        return switch (group) {
            case PREGNANT -> "safety.for.pregnant";
            case BABY -> "safety.for.baby";
            case SMALL_CHILD -> "safety.for.small_child";
        };
    }

    private static String answer(FoodSafety.Advice advice) {
        return switch (advice) {
            case NO -> "safety.no";
            case COOKED -> "safety.cooked";
            case PASTEURISED -> "safety.pasteurised";
            case LITTLE -> "safety.little";
            case CUT -> "safety.cut";
            case YES -> "safety.yes";
        };
    }

    private static String line(FoodSafety.Advice advice) {
        return switch (advice) {
            case NO -> "safety.line.no";
            case COOKED -> "safety.line.cooked";
            case PASTEURISED -> "safety.line.pasteurised";
            case LITTLE -> "safety.line.little";
            case CUT -> "safety.line.cut";
            case YES -> "safety.yes";
        };
    }

    private static String key(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
