package alfred.ui.page.text;

import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.kitchen.mealplan.Suitability.Conflict;
import alfred.kitchen.mealplan.Suitability.Kind;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.Insets;
import javafx.scene.layout.HBox;

/// What of a dish the household's allergies and diets forbid, in words.
public final class Careful {
    private Careful() {}

    /// Returns `Careful: walnuts, walnut oil (allergy: nuts)`; `""` where nothing is forbidden.
    public static String words(List<Conflict> conflicts) {
        var byRule = new LinkedHashMap<String, List<Conflict>>(conflicts.stream()
            .filter(conflict -> conflict.kind() == Kind.ALLERGY || conflict.kind() == Kind.DIET)
            .collect(Collectors.groupingBy(Conflict::rule, LinkedHashMap::new, Collectors.toList())));
        var rules = byRule.entrySet().stream()
            .map(rule -> text(rule.getValue().getFirst().kind() == Kind.ALLERGY ? "careful.allergy" : "careful.diet",
                rule.getValue().stream().map(Conflict::line).distinct().collect(Collectors.joining(", ")),
                rule.getKey()))
            .collect(Collectors.joining("; "));
        return rules.isEmpty() ? "" : text("careful.words", rules);
    }

    /// Returns a message with the warning behind it.
    public static String after(String message, String careful) {
        return careful.isEmpty() ? message : text("careful.after", message, careful);
    }

    /// Returns the warning as a band; without a warning it takes no room.
    public static HBox band(String careful) {
        var band = styled(row(10, Icon.TRIANGLE_ALERT.view(15, "ic-warn"), growing(wrapped(careful, "t-small c-warn"))),
            "warnbox");
        band.setPadding(new Insets(8, 12, 8, 12));
        return Nodes.visible(band, !careful.isEmpty());
    }
}
