package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.ChatService;
import java.lang.reflect.Proxy;
import java.util.concurrent.CountDownLatch;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// What is sent while Alfred still answers.
class WaitingLineTest extends TypedWindow {
    WaitingLineTest() {
        super(HeldTalk.in(DemoKitchen.services(false, TestWindow.welcomed())));
    }

    /// A talk whose answers can be held back.
    private static final class HeldTalk {
        static CountDownLatch gate = new CountDownLatch(0);

        static Services in(Services services) {
            gate = new CountDownLatch(0);
            var talk = (ChatService) Proxy.newProxyInstance(HeldTalk.class.getClassLoader(),
                new Class<?>[] {ChatService.class}, (_, method, args) -> {
                    if (!method.getName().equals("say")) {
                        return method.invoke(services.chat(), args);
                    }
                    var held = gate;
                    Thread.ofVirtual().start(() -> {
                        try {
                            held.await();
                            method.invoke(services.chat(), args);
                        } catch (InterruptedException | ReflectiveOperationException e) {
                            throw new IllegalStateException(e);
                        }
                    });
                    return null;
                });
            return new Services(services.kitchen(), talk, services.link(), services.settings(), services.place(),
                services.household(), services.theme(), services.clock());
        }
    }

    @Test
    void aLineWaitsWhileAlfredAnswers() {
        HeldTalk.gate = new CountDownLatch(1);
        chat("add 2 leeks to the shopping list\n");
        chat("add 3 plums to the shopping list\n");

        soon(() -> assertThat(window.texts())
            .contains("Waits for the answer: add 3 plums to the shopping list"));
        assertThat(unsent()).isEqualTo("add 3 plums to the shopping list");
        HeldTalk.gate.countDown();
        soon(() -> assertThat(names("shopping_list")).containsExactlyInAnyOrder("leeks", "plums"));
        soon(() -> assertThat(unsent()).isEmpty());
        assertThat(window.texts()).noneMatch(words -> words.startsWith("Waits"));
    }

    @Test
    void whatWaitsComesBackWhereAlfredAsks() {
        HeldTalk.gate = new CountDownLatch(1);
        chat("leo is allergic to almonds but not to peanuts\n");
        chat("what do we have?\n");
        HeldTalk.gate.countDown();

        soon(() -> assertThat(written()).isEqualTo("what do we have?"));
        assertThat(services.chat().snapshot().turn()).isEqualTo(1);
    }

    private void chat(String words) {
        push(KeyCode.CONTROL, KeyCode.L);
        write(words);
    }

    private String unsent() {
        return Pictures.onFx(() -> window.shell().chat().composer().written());
    }

    private String written() {
        return Pictures.onFx(() -> window.nodes().filter(TextArea.class::isInstance)
            .map(area -> ((TextArea) area).getText()).reduce((_, last) -> last).orElseThrow());
    }
}
