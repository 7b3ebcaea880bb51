package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.session.turn.Conversations;
import alfred.ui.DemoKitchen;
import alfred.ui.chat.transcript.Transcript;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;

/// Conversations that are over: read again, searched, gone on with and deleted.
class PastConversationsTest extends TypedWindow {
    private static final String RICE = "Add rice to my shopping list";
    private static final String DINNER = "What is for dinner tonight?";

    PastConversationsTest() {
        super(DemoKitchen.services(false, TestWindow.welcomed()));
    }

    @Test
    void withoutAConversationThePageLeadsToTheComposer() {
        go(new Route.Conversations());
        pageShows("Nothing said yet");

        clickOn("the page's button", node -> node instanceof Button button
            && TestWindow.isCalled(button, "Write to Alfred") && isIn(node, window.shell().page().node()));
        write("hello");
        push(KeyCode.ENTER);

        soon(() -> assertThat(services.chat().snapshot().recent()).singleElement()
            .returns("hello", turn -> turn.user()));
    }

    @Test
    void aPastConversationIsReadAndGoneOnWith() {
        say(RICE);
        startOver();
        say(DINNER);
        go(new Route.Conversations());
        pageShows("Today", RICE, DINNER, "Open in the chat");

        clickOn("the first conversation",
            node -> node.getAccessibleText() != null && node.getAccessibleText().startsWith(RICE + ", "));
        pageShows("Go on with it");
        click("Go on with it");

        soon(() -> assertThat(services.chat().snapshot().title()).isEqualTo(RICE));
        soon(() -> assertThat(transcript()).contains(RICE).doesNotContain(DINNER));
        pageShows("Open in the chat");
    }

    @Test
    void whatWasSaidIsFoundByItsWords() {
        say(RICE);
        startOver();
        say(DINNER);
        go(new Route.Conversations());
        pageShows(RICE);

        search("rice");
        soon(() -> assertThat(page()).anyMatch(words -> words.contains("rice"))
            .noneMatch(words -> words.contains("dinner")));

        search("saffron");
        pageShows("Nothing that was said holds these words.");
    }

    @Test
    void aConversationIsDeletedOnTheSecondWord() {
        say(RICE);
        startOver();
        say(DINNER);
        go(new Route.Conversations());
        clickOn("the first conversation",
            node -> node.getAccessibleText() != null && node.getAccessibleText().startsWith(RICE + ", "));
        pageShows("Go on with it");

        click("Delete");
        pageShows("Delete for good?");
        click("Keep it");
        pageShows("Go on with it");
        assertThat(titles()).containsExactlyInAnyOrder(RICE, DINNER);

        click("Delete");
        click("Delete it");

        soon(() -> assertThat(titles()).containsExactly(DINNER));
        soon(() -> assertThat(page()).contains(DINNER).doesNotContain(RICE));
        assertThat(transcript()).contains(DINNER);
    }

    @Test
    void theChatIsEmptyOnceItsConversationIsDeleted() {
        say(RICE);
        go(new Route.Conversations());
        pageShows("Open in the chat");

        click("Delete");
        click("Delete it");

        soon(() -> assertThat(titles()).isEmpty());
        soon(() -> assertThat(window.find(Transcript.class::isInstance)).isEmpty());
        assertThat(names("shopping_list")).containsExactly("rice");
    }

    @Test
    void aNewConversationBeginsFromThePage() {
        say(RICE);
        go(new Route.Conversations());

        click("New conversation");

        soon(() -> assertThat(services.chat().snapshot().recent()).isEmpty());
        say(DINNER);
        assertThat(titles()).containsExactlyInAnyOrder(RICE, DINNER);
    }

    private void startOver() {
        click("Start a new conversation");
        soon(() -> assertThat(services.chat().snapshot().recent()).isEmpty());
    }

    private void search(String words) {
        window.run(shell -> shell.page().find());
        push(KeyCode.CONTROL, KeyCode.A);
        write(words);
    }

    private List<String> page() {
        return TestWindow.texts(Pictures.onFx(() -> window.shell().page().node()));
    }

    private void pageShows(String... words) {
        soon(() -> assertThat(page()).contains(words));
    }

    private List<String> transcript() {
        var shown = window.await("the transcript", Transcript.class::isInstance);
        return Pictures.onFx(() -> TestWindow.all(shown).filter(Text.class::isInstance)
            .map(node -> ((Text) node).getText().strip()).toList());
    }

    private List<String> titles() {
        return services.chat().conversations(0, 10).stream().map(Conversations.Past::title).toList();
    }

    private static boolean isIn(Node node, Node whole) {
        return node == whole || node.getParent() != null && isIn(node.getParent(), whole);
    }
}
