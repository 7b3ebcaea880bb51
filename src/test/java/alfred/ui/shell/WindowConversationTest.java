package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.core.registry.RefEntry;
import alfred.kitchen.KitchenEntities;
import alfred.ui.DemoKitchen;
import alfred.ui.sidepanel.SidePanel;
import java.util.List;
import java.util.Map;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The conversation of a first evening, typed into the real window on a kitchen in memory, with what the side panel
/// shows of it.
class WindowConversationTest extends TypedWindow {
    WindowConversationTest() {
        super(DemoKitchen.services(false, TestWindow.welcomed()));
    }

    @BeforeEach
    void stock() {
        push(KeyCode.CONTROL, KeyCode.BACK_SLASH);
        services.kitchen().create(KitchenEntities.INVENTORY,
            Row.of("name", "Cod fillets", "quantity", 400, "unit", "g", "location", "freezer"));
        services.kitchen().create(KitchenEntities.INVENTORY,
            Row.of("name", "Whole milk", "quantity", 1, "unit", "l", "location", "fridge"));
    }

    @Test
    void aFirstEveningWithAlfred() {
        say("what's in the freezer?");
        assertThat(refs(services.chat().view().active())).isNotEmpty().allMatch(ref -> ref.matches("(inv|ing)_\\d+"));
        panelShows("In use", "Cod fillets", "inv_1");

        say("add 2 kg rice and a dozen eggs to my shopping list");
        panelShows("rice", "eggs");
        assertThat(names("shopping_list")).contains("rice", "eggs");

        say("suggest something with cod");
        assertThat(refs(services.chat().view().generated())).containsExactly("gen_recipe_1");
        panelShows("Drafts", "gen_recipe_1", "Save", "Discard");

        say("save it");
        assertThat(services.chat().view().generated()).isEmpty();
        assertThat(refs(services.chat().view().active())).contains("gen_recipe_1");

        say("undo");
        assertThat(refs(services.chat().view().generated())).containsExactly("gen_recipe_1");
        panelShows("Drafts", "gen_recipe_1");
    }

    @Test
    void aFormsChangeIsTagged() {
        var milk = row("inventory", "Whole milk");

        services.kitchen().update(KitchenEntities.INVENTORY, milk.id(), Map.of("quantity", 2));

        soon(() -> assertThat(services.chat().view().active()).filteredOn(e -> e.label().equals("Whole milk"))
            .extracting(e -> e.action().tag())
            .containsExactly("updated:user"));
        panelShows("Whole milk", "you edited");
    }

    private static List<String> refs(List<RefEntry> entries) {
        return entries.stream().map(RefEntry::ref).toList();
    }

    /// The side panel shows these words.
    private void panelShows(String... words) {
        soon(
            () -> assertThat(TestWindow.texts(window.await("the panel", SidePanel.class::isInstance))).contains(words));
    }
}
