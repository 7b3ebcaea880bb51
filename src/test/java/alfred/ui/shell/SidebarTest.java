package alfred.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.fx.Pictures;
import java.util.List;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Numbers change in place: a click whose press came before and whose release came after is not lost.
class SidebarTest {
    @BeforeAll
    static void start() {
        Pictures.start();
    }

    @ParameterizedTest @ValueSource(booleans = {false, true})
    void theEntriesStayWhenTheirNumbersChange(boolean isRail) {
        Pictures.onFx(() -> {
            var sidebar = new Sidebar(_ -> {}, () -> {}, () -> {}, new RecentConversations(_ -> {}));
            new Scene(sidebar);
            sidebar.rail(isRail);
            var before = entries(sidebar);

            sidebar.show(new Counts(10_000, 5, 0, 1));

            assertThat(entries(sidebar)).containsExactlyElementsOf(before);
            assertThat(before).extracting(ToggleButton::getAccessibleText).contains("Recipes, 10,000", "Pantry, 5",
                "Shopping", "Tasks, 1");
            if (!isRail) {
                assertThat(numbers(before)).containsExactly("10,000", "5", "1");
            }
            return true;
        });
    }

    private static List<ToggleButton> entries(Sidebar sidebar) {
        return sidebar.getChildren().stream().filter(ToggleButton.class::isInstance).map(ToggleButton.class::cast)
            .toList();
    }

    private static List<String> numbers(List<ToggleButton> entries) {
        return entries.stream().flatMap(entry -> ((Parent) entry.getGraphic()).getChildrenUnmodifiable().stream())
            .filter(node -> node.isVisible()
                && (node.getStyleClass().contains("count") || node.getStyleClass().contains("badge")))
            .map(node -> ((Labeled) node).getText()).toList();
    }
}
