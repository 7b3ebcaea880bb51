package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.Places;
import alfred.Window;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.langchain.FakeModel;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.wiring.Wiring;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// A model is connected by typing its address, tested and used, over HTTP as it will be: it answers in the chat,
/// writes, is taken back, and goes down.
class ConnectModelTest extends TypedWindow {
    private static final String KEY = "sk-for-this-session";
    private static final String UNSENT = "and some butter";
    private static Wiring wiring;
    private static FakeModel model;

    ConnectModelTest() {
        super(services());
    }

    @BeforeAll
    static void start() throws IOException {
        wiring = Wiring.open(Places.empty(), DemoKitchen.CLOCK,
            Wiring.ReasonerFactory.configured(Map.of(), Optional.empty(), false));
        model = new FakeModel();
    }

    private static Services services() {
        wiring.settings().set("welcome.seen", "true");
        return Window.services(wiring, Pictures.theme(), DemoKitchen.CLOCK);
    }

    @AfterAll
    static void end() {
        wiring.close();
        model.close();
    }

    @Test
    void aModelIsConnectedAnswersAndGoesDown() {
        connect();
        talk();
        goDown();
    }

    private void connect() {
        click("Connect a model");
        clickOn("Other address", node -> "Other address".equals(node.getAccessibleText()));
        fill("Address", model.url());
        fill("Model", "scripted");
        fill("Key", KEY);
        soon(() -> assertThat(window.texts()).contains("Until you close the window"));

        model.answers("{\"answer\":\"yes\"}")
            .answers("Leek, carrot, pea, bean, beet, kale, corn, onion, chard, turnip.");
        click("Test");
        soon(() -> assertThat(window.texts()).contains("It keeps to a form exactly.")
            .anyMatch(words -> words.startsWith("It works."))
            .anyMatch(words -> words.startsWith("Replies come as they are written")));
        assertThat(model.keys).as("the key that was typed").containsOnly("Bearer " + KEY);

        click("Use this model");
        soon(() -> assertThat(window.texts()).contains("Alfred now asks scripted"));
        assertThat(wiring.settings().get("model.base_url")).contains(model.url());
    }

    private void talk() {
        services.kitchen().create(KitchenEntities.SHOPPING, Row.of("name", "milk"));
        model.answers("{\"quick_mode\":true,\"quick_intent\":\"Look\",\"quick_subdomain\":\"shopping\"}")
            .answers("{\"action\":\"tool_call\",\"tool\":\"db_read\",\"table\":\"shopping_list\",\"filters\":[]}")
            .answersInTwo("There is milk to buy. ", "Enjoy the day.");
        push(KeyCode.CONTROL, KeyCode.L);
        write("would a party need anything from the shop?");
        push(KeyCode.ENTER);
        window.await("the reply as it is written",
            node -> node.getAccessibleText() instanceof String said && said.strip()
                .equals("There is milk to buy."));
        model.released.countDown();
        window.await("the reply", node -> "There is milk to buy. Enjoy the day.".equals(node.getAccessibleText()));

        ScriptedTurn.script(model);
        say(ScriptedTurn.MESSAGE);
        soon(() -> assertThat(names("shopping_list")).containsExactlyInAnyOrder("milk", "eggs"));
        click("Undo");
        soon(() -> assertThat(names("shopping_list")).containsExactly("milk"));
    }

    private void goDown() {
        model.close();
        push(KeyCode.CONTROL, KeyCode.L);
        write(ScriptedTurn.MESSAGE);
        push(KeyCode.ENTER);
        write(UNSENT);
        soon(() -> assertThat(window.texts()).contains("That did not work", "Retry", "Answer without the model"));
        window.await("what was said", node -> node instanceof Text text && text.getText().equals(ScriptedTurn.MESSAGE));
        assertThat(names("shopping_list")).containsExactly("milk");
        assertThat(fields()).extracting(TextInputControl::getText).contains(UNSENT);
    }

    /// Types into the field of that name, in place of what is there.
    private void fill(String name, String words) {
        clickOn(name, node -> node instanceof TextInputControl && name.equals(node.getAccessibleText()));
        push(KeyCode.CONTROL, KeyCode.A);
        write(words);
    }

    private List<TextInputControl> fields() {
        return Pictures.onFx(() -> window.nodes().filter(TestWindow::isSeen).filter(TextInputControl.class::isInstance)
            .map(TextInputControl.class::cast).toList());
    }
}
