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
import java.util.Map;
import java.util.stream.Collectors;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

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
                TagNames.ofRule(rule.getKey())))
            .collect(Collectors.joining("; "));
        return rules.isEmpty() ? "" : text("careful.of", rules);
    }

    /// Returns the household's own words for what forbids each of the foods, by the food's name.
    public static Map<String, String> byFood(List<Conflict> conflicts) {
        return conflicts.stream().filter(conflict -> conflict.kind() == Kind.ALLERGY || conflict.kind() == Kind.DIET)
            .collect(Collectors.groupingBy(Conflict::line,
                Collectors.mapping(Conflict::rule, Collectors.collectingAndThen(Collectors.toList(),
                    rules -> rules.stream().map(TagNames::ofRule).distinct().collect(Collectors.joining(", "))))));
    }

    /// Returns the sign that a dish holds what somebody is allergic to; it takes no room where there is nothing.
    ///
    /// @param allergies the household's own words for it
    public static Label mark(List<String> allergies) {
        var mark = Nodes.iconLabel("", "t-caption", Icon.TRIANGLE_ALERT.view(14, "ic-warn"));
        mark.setMinWidth(Region.USE_PREF_SIZE);
        show(mark, allergies);
        Nodes.tip(mark, mark::getAccessibleText);
        return mark;
    }

    /// Returns what a dish's card says: `careful: nuts`.
    ///
    /// @param rules the household's own words for what forbids it
    public static String card(List<String> rules) {
        return text("careful.card", rules.stream().map(TagNames::ofRule).collect(Collectors.joining(", ")));
    }

    /// Changes what a [#mark(List)] tells.
    public static void show(Label mark, List<String> allergies) {
        mark.setAccessibleText(allergies.isEmpty() ? "" : card(allergies));
        Nodes.visible(mark, !allergies.isEmpty());
    }

    /// Returns the sign with its words: what a food on the list holds that somebody must not have.
    public static Label told(String rules) {
        var told = Nodes.iconLabel(rules, "t-caption c-warn", Icon.TRIANGLE_ALERT.view(14, "ic-warn"));
        told.setMinWidth(Region.USE_PREF_SIZE);
        told.setAccessibleText(text("careful.of", rules));
        return told;
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
