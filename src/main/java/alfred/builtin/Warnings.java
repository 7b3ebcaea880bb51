package alfred.builtin;

import alfred.core.crud.ToolCall;
import alfred.core.domain.Row;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Remarks on what the household is allergic to, told with what is done.
final class Warnings {
    private Warnings() {}

    /// Returns remarks on foods that hold what somebody in the household is allergic to; empty text if there are none.
    static String ofFoods(List<String> names, Script s) {
        return told(s.call(ToolCall.domain("check_plan", Map.of("foods", names))).rows(), s);
    }

    /// Returns remarks on a recipe that holds what somebody in the household is allergic to; empty text if there are none.
    static String ofRecipe(Row recipe, Script s) {
        return told(s.call(ToolCall.domain("check_plan", Map.of("refs", List.of(recipe.text(Row.ID))))).rows(), s);
    }

    private static String told(List<Row> problems, Script s) {
        var byThing = problems.stream().filter(row -> row.text("kind").equals("allergy"))
            .collect(Collectors.groupingBy(row -> row.text("name"), TreeMap::new,
                Collectors.mapping(row -> row.text("rule"), Collectors.collectingAndThen(Collectors.toList(), all -> all.stream().distinct().toList()))));
        return byThing.entrySet().stream().map(e -> s.text("warning.allergy", ReplyFormatter.capital(e.getKey()), s.words().list(e.getValue())))
            .collect(Collectors.joining("\n"));
    }
}
