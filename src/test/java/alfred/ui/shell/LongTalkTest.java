package alfred.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.BigKitchen;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;

/// The end of a conversation is in view while its reader is there. One of 10,000 messages is read back page by page,
/// and never more of it is drawn than a few screens.
class LongTalkTest {
    @Test
    void scrollingUpGoesBackWithoutDrawingAllOfIt() {
        Pictures.start();
        try (var window = new TestWindow(BigKitchen.services(5, 5, 5_000, TestWindow.welcomed()), 1440, 900)) {
            Pictures.settle(600);
            var transcript = (ScrollPane) window.nodes()
                .filter(node -> node.getClass().getSimpleName().equals("Transcript")).findFirst()
                .orElseThrow();
            assertThat(drawn(transcript)).isLessThanOrEqualTo(160);
            assertThat(shows(window, "Question number 5000")).isTrue();

            for (int i = 0; i < 60; i++) {
                Pictures.onFx(() -> {
                    transcript.setVvalue(0);
                    return true;
                });
                Pictures.settle(1);
            }

            assertThat(drawn(transcript)).isLessThanOrEqualTo(160);
            assertThat(shows(window, "Question number 5000")).isFalse();
            assertThat(window.nodes().filter(Text.class::isInstance).map(node -> ((Text) node).getText())
                .filter(words -> words.startsWith("Question number"))
                .mapToInt(words -> Integer.parseInt(words.substring(16)))).as("far back")
                .isNotEmpty().allMatch(number -> number < 4_900);
            window.run(shell -> shell.ask("What is in my pantry?"));
            Pictures.settle(1_500);
            assertThat(shows(window, "What is in my pantry?")).as("what is said now is in view").isTrue();
            assertThat(drawn(transcript)).isLessThanOrEqualTo(160);
        }
    }

    @Test
    void theEndStaysInView() {
        Pictures.start();
        try (var window = new TestWindow(DemoKitchen.services(true, TestWindow.welcomed()), 1440, 700)) {
            window.run(shell -> shell.ask("What can I cook?"));
            window.await("the dishes", node -> node.getClass().getSimpleName().equals("DishList"));
            window.run(shell -> shell.ask("Delete the salmon recipe"));
            window.await("the choices", node -> node.getStyleClass().contains("choice"));
            var transcript =
                (ScrollPane) window.await("the chat", node -> node.getClass().getSimpleName().equals("Transcript"));
            TestWindow.soon(() -> assertThat(isAtEnd(transcript)).as("a long answer came").isTrue());

            window.run(Shell::togglePanel);
            TestWindow.soon(() -> assertThat(isAtEnd(transcript)).as("it got narrower").isTrue());

            Pictures.onFx(() -> {
                transcript.setVvalue(0.4);
                return true;
            });
            window.run(Shell::togglePanel);
            assertThat(isAtEnd(transcript)).as("who reads further up stays there").isFalse();
        }
    }

    private static boolean isAtEnd(ScrollPane transcript) {
        return Pictures.onFx(() -> {
            var last = ((VBox) transcript.getContent()).getChildren().getLast();
            var bottom = last.localToScene(last.getLayoutBounds()).getMaxY();
            return bottom <= transcript.localToScene(transcript.getLayoutBounds()).getMaxY();
        });
    }

    private static int drawn(ScrollPane transcript) {
        return Pictures.onFx(() -> ((VBox) transcript.getContent()).getChildren().size());
    }

    private static boolean shows(TestWindow window, String words) {
        return Pictures
            .onFx(() -> window.nodes().anyMatch(node -> node instanceof Text text && text.getText().equals(words)));
    }
}
