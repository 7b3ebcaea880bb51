package alfred.ui.settings;

import alfred.core.domain.Language;
import alfred.ui.fx.Fxml;
import alfred.ui.fx.Theme;
import alfred.ui.page.PageContext;
import atlantafx.base.controls.ToggleSwitch;
import java.util.function.Consumer;
import javafx.fxml.FXML;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Appearance section of the settings: colour scheme, text size, reduced motion, language, and the name in the
/// greeting. Laid out in `appearance.fxml`.
final class AppearanceLeaf extends VBox {
    private final PageContext desk;

    @FXML
    private ToggleGroup scheme;

    @FXML
    private ToggleGroup size;

    @FXML
    private ToggleGroup language;

    @FXML
    private HBox languages;

    @FXML
    private ToggleSwitch still;

    @FXML
    private TextField name;

    AppearanceLeaf(PageContext desk) {
        this.desk = desk;
        Fxml.fill(this, "appearance");
    }

    @FXML
    private void initialize() {
        choice(scheme, "look.scheme", "system", next -> desk.theme().choose(Theme.Scheme.of(next)));
        choice(size, "look.text", "1", next -> desk.theme().scaleText(Double.parseDouble(next)));
        still.setSelected(desk.settings().isOn("look.still", false));
        still.selectedProperty().addListener((_, _, next) -> {
            desk.settings().put("look.still", String.valueOf(next));
            desk.theme().reduceMotion(next);
        });
        Language.offered().forEach(offered -> languages.getChildren().add(toggle(offered)));
        choice(language, "look.language", "system", _ -> {});
        name.setText(desk.settings().get("user.name").orElse(""));
        name.textProperty().addListener((_, _, next) -> desk.settings().put("user.name", next.strip()));
    }

    private ToggleButton toggle(Language offered) {
        var toggle = new ToggleButton(offered.name());
        toggle.setUserData(offered.tag());
        toggle.setToggleGroup(language);
        toggle.getStyleClass().add("seg-item");
        toggle.setStyle("-fx-padding: 0 5;");
        toggle.setMinWidth(Region.USE_PREF_SIZE);
        toggle.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(toggle, Priority.ALWAYS);
        return toggle;
    }

    /// Binds a setting to a toggle group in which one toggle is always selected; each toggle's user data is a value
    /// of the setting.
    ///
    /// @param otherwise the value if the setting is absent
    /// @param chosen called with the new value when the user changes it
    private void choice(ToggleGroup group, String setting, String otherwise, Consumer<String> chosen) {
        var value = desk.settings().get(setting).orElse(otherwise);
        group.getToggles().stream().filter(toggle -> value.equals(toggle.getUserData())).forEach(group::selectToggle);
        group.selectedToggleProperty().addListener((_, before, next) -> {
            if (next == null) {
                group.selectToggle(before);
            } else if (before != null) {
                var words = String.valueOf(next.getUserData());
                desk.settings().put(setting, words);
                chosen.accept(words);
            }
        });
    }
}
