package alfred.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.Query;
import alfred.core.domain.Row;
import alfred.core.registry.RefEntry;
import alfred.kitchen.KitchenEntities;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.sidepanel.SidePanel;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The conversation of a first evening, typed into the real window on a kitchen in memory, with what the side panel shows of it.
class WindowConversationTest extends TypedWindow {
    WindowConversationTest() {
        super(DemoKitchen.services(false, TestWindow.welcomed()));
    }

    @BeforeEach
    void stock() {
        robot.push(KeyCode.CONTROL, KeyCode.BACK_SLASH);
        services.kitchen().create(KitchenEntities.INVENTORY, Row.of("name", "Cod fillets", "quantity", 400, "unit", "g", "location", "freezer"));
        services.kitchen().create(KitchenEntities.INVENTORY, Row.of("name", "Whole milk", "quantity", 1, "unit", "l", "location", "fridge"));
    }

    @Test
    void aFirstEveningWithAlfred() {
        say("what's in the freezer?");
        assertThat(refs(services.talk().view().active())).isNotEmpty().allMatch(ref -> ref.matches("(inv|ing)_\\d+"));
        assertThat(panel()).contains("In use", "Cod fillets", "inv_1");

        say("add 2 kg rice and a dozen eggs to my shopping list");
        assertThat(panel()).contains("rice", "eggs");
        assertThat(names("shopping_list")).contains("rice", "eggs");

        say("suggest something with cod");
        assertThat(refs(services.talk().view().generated())).containsExactly("gen_recipe_1");
        assertThat(panel()).contains("Drafts", "gen_recipe_1", "Save", "Discard");

        say("save it");
        assertThat(services.talk().view().generated()).isEmpty();
        assertThat(refs(services.talk().view().active())).contains("gen_recipe_1");

        say("undo");
        assertThat(refs(services.talk().view().generated())).containsExactly("gen_recipe_1");
        assertThat(panel()).contains("Drafts", "gen_recipe_1");
    }

    @Test
    void aFormsChangeIsTagged() {
        var milk = services.kitchen().read(Query.all("inventory")).stream().filter(r -> r.text("name").equals("Whole milk")).findFirst()
            .orElseThrow();

        services.kitchen().update(KitchenEntities.INVENTORY, milk.id(), Map.of("quantity", 2));
        Pictures.settle(400);

        assertThat(services.talk().view().active()).filteredOn(e -> e.label().equals("Whole milk")).extracting(e -> e.action().tag())
            .containsExactly("updated:user");
        assertThat(panel()).contains("Whole milk", "you edited");
    }

    /// Types a message and waits until the turn is over.
    private void say(String text) {
        int turn = services.talk().snapshot().turn();
        robot.push(KeyCode.CONTROL, KeyCode.L);
        robot.write(text).push(KeyCode.ENTER);
        for (int i = 0; i < 100 && (services.talk().snapshot().turn() == turn || services.talk().snapshot().recent()
            .size() < Math.min(turn + 1, 5)); i++) {
            Pictures.settle(100);
        }
        assertThat(services.talk().snapshot().turn()).as("the turn of: " + text).isEqualTo(turn + 1);
        Pictures.settle(400);
    }

    private static List<String> refs(List<RefEntry> entries) {
        return entries.stream().map(RefEntry::ref).toList();
    }

    private List<String> names(String table) {
        return services.kitchen().read(Query.all(table)).stream().map((Row row) -> row.text("name")).toList();
    }

    /// Every word that the side panel shows.
    private List<String> panel() {
        return Pictures.onFx(() -> all(shell).filter(SidePanel.class::isInstance).flatMap(TypedWindow::all)
            .filter(Labeled.class::isInstance).map(n -> ((Labeled) n).getText()).filter(t -> t != null && !t.isBlank()).toList());
    }
}
