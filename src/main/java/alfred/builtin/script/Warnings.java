package alfred.builtin.script;

import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.FoodSpelling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Remarks on what the household is allergic to and what its diets forbid, told with what is done.
public final class Warnings {
    private Warnings() {}

    /// Returns remarks on foods that somebody in the household must not have; empty text if there are none.
    public static String ofFoods(List<String> names, Script s) {
        return told(s.call(ToolCall.domain("check_plan", Map.of("foods", names))).rows(), s);
    }

    /// Returns remarks on a recipe that holds what somebody in the household must not have; empty text if it does not.
    public static String ofRecipe(Row recipe, Script s) {
        return told(s.call(ToolCall.domain("check_plan", Map.of("refs", List.of(recipe.text(Row.ID))))).rows(), s);
    }

    /// Tells, before a recipe is shown, what of it somebody in the household must not have.
    ///
    /// @param recipe with its ingredients; one of the starter cookbook has no id
    public static void tellOf(Row recipe, Script s) {
        s.say(recipe.has(Row.ID) ? ofRecipe(recipe, s)
            : ofFoods(recipe.rows("ingredients").stream().map(line -> line.text("name")).distinct().toList(), s));
    }

    /// Returns those of some foods that somebody in the household is allergic to.
    public static List<String> unsafe(List<String> names, Script s) {
        return s.call(ToolCall.domain("check_plan", Map.of("foods", names))).rows().stream()
            .filter(row -> row.text("kind").equals("allergy"))
            .map(row -> row.text("name")).toList();
    }

    private static String told(List<Row> problems, Script s) {
        return Stream.concat(told("allergy", "warning.allergy", problems, s), told("diet", "warning.diet", problems, s))
            .collect(Collectors.joining("\n"));
    }

    private static Stream<String> told(String kind, String key, List<Row> problems, Script s) {
        var byThing = new TreeMap<String, List<String>>();
        problems.stream().filter(row -> row.text("kind").equals(kind))
            .forEach(row -> byThing.computeIfAbsent(row.text("name"), _ -> new ArrayList<>()).add(row.text("rule")));
        return byThing.entrySet().stream()
            .map(e -> {
                var rules = e.getValue().stream().distinct().map(s.words()::stored).toList();
                var isItself = kind.equals("allergy") && rules.size() == 1
                    && FoodSpelling.key(e.getValue().getFirst()).equals(FoodSpelling.key(e.getKey()));
                return isItself ? s.text("warning.itself", e.getKey())
                    : s.text(key, ReplyFormatter.capital(e.getKey()), s.words().list(rules));
            });
    }
}
