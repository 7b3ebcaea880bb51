package alfred.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.row.Query;
import alfred.langchain.FakeModel;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Texts;
import alfred.wiring.Wiring;
import java.io.IOException;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A model that refuses every call: the card in the chat offers to answer without it, and that is what its button does.
class WithoutModelButtonTest {
    private static final String MESSAGE = "add eggs to my shopping list";
    private FakeModel server;
    private Wiring kitchen;
    private TestWindow window;

    @BeforeEach
    void open() throws IOException {
        Pictures.start();
        server = new FakeModel();
        kitchen = DemoKitchen.withModel(server.url());
        window = new TestWindow(DemoKitchen.services(kitchen, TestWindow.welcomed()), 1440, 900);
    }

    @AfterEach
    void close() {
        window.close();
        kitchen.close();
        server.close();
    }

    @Test
    void theButtonAnswersWithoutTheModel() throws InterruptedException {
        server.fails(401);
        window.run(shell -> shell.ask(MESSAGE));
        until(1);
        assertThat(eggs()).isZero();
        assertThat(window.nodes()).filteredOn(node -> node.getStyleClass().contains("errbox"))
            .as("the card is as narrow as the chat")
            .isNotEmpty()
            .allSatisfy(card -> assertThat(card.localToScene(card.getLayoutBounds()).getMaxX()).isLessThan(1440));

        assertThat(window.nodes()).as("another try cannot help").noneMatch(node -> node instanceof Labeled labeled
            && Texts.text("error.retry").equals(labeled.getText()));

        window.press(Texts.text("error.without-model"));
        for (int i = 0; i < 100 && eggs() == 0; i++) {
            Thread.sleep(50);
        }
        assertThat(eggs()).isEqualTo(1);
        assertThat(server.requests).as("and now it was not").hasSize(1);
    }

    /// Waits until the model was asked so often, and the card is there.
    private void until(int requests) throws InterruptedException {
        for (int i = 0; i < 100 && server.requests.size() < requests; i++) {
            Thread.sleep(50);
        }
        assertThat(server.requests).hasSize(requests);
        Pictures.settle(600);
    }

    private long eggs() {
        return kitchen.session().store().read(rows -> rows.read(Query.all("shopping_list"))).stream()
            .filter(row -> row.text("name").equals("eggs"))
            .count();
    }
}
