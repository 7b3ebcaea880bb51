package alfred.ui.settings;

import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.rule;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Theme;
import alfred.ui.page.Desk;
import alfred.ui.page.Fields;
import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.SimpleStringProperty;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Light or dark, the size of text, whether things move, and the name in the greeting.
final class AppearanceLeaf extends VBox {
    AppearanceLeaf(Desk desk) {
        super(18);
        setMaxWidth(760);
        var scheme = new SimpleStringProperty(desk.settings().get("look.scheme").orElse("system"));
        scheme.addListener((_, _, next) -> {
            desk.settings().put("look.scheme", next);
            desk.theme().choose(Theme.Scheme.valueOf(next.toUpperCase(Locale.ROOT)));
        });
        var size = new SimpleStringProperty(desk.settings().get("look.text").orElse("1"));
        size.addListener((_, _, next) -> {
            desk.settings().put("look.text", next);
            desk.theme().scaleText(Double.parseDouble(next));
        });
        var name = new SimpleStringProperty(desk.settings().get("user.name").orElse(""));
        name.addListener((_, _, next) -> desk.settings().put("user.name", next.strip()));
        var still = new ToggleSwitch();
        still.setSelected(desk.settings().isOn("look.still", false));
        still.setAccessibleText(text("look.still"));
        still.selectedProperty().addListener((_, _, next) -> {
            desk.settings().put("look.still", String.valueOf(next));
            desk.theme().reduceMotion(next);
        });
        var card = styled(new VBox(
            line(text("look.scheme"), text("look.scheme.help"), Fields.segments(scheme, List.of("system", "light", "dark"),
                AppearanceLeaf::schemeName, false)),
            rule(), line(text("look.text"), text("look.text.help"), Fields.segments(size, List.of("1", "1.15", "1.3"),
                AppearanceLeaf::sizeName, false)),
            rule(), line(text("look.still"), text("look.still.help"), still),
            rule(), line(text("look.name"), text("look.name.help"), alfred.ui.fx.Nodes.wide(Fields.text(name, text("look.name.prompt"), ""),
                200))), "a-card");
        card.setPadding(new Insets(4, 18, 4, 18));
        getChildren().addAll(firm(text("settings.appearance"), "t-title-2"), card);
    }

    private static Node line(String name, String help, Region control) {
        control.setMinWidth(Region.USE_PREF_SIZE);
        control.setMaxWidth(Region.USE_PREF_SIZE);
        var line = row(16, growing(column(1, label(name, "t-strong"), wrapped(help, "t-caption c-muted"))), control);
        line.setPadding(new Insets(12, 0, 12, 0));
        return line;
    }

    private static String schemeName(String scheme) {
        return switch (scheme) {
            case "light" -> text("look.light");
            case "dark" -> text("look.dark");
            default -> text("look.system");
        };
    }

    private static String sizeName(String size) {
        return switch (size) {
            case "1.15" -> text("look.larger");
            case "1.3" -> text("look.largest");
            default -> text("look.normal");
        };
    }
}
