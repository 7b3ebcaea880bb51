package alfred.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.StoreException;
import alfred.core.crud.StoreException.Kind;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Texts;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Where the kitchen cannot be opened, the window says why and what to do.
class NotOpenedTest {
    private final AtomicBoolean isClosed = new AtomicBoolean();

    @AfterEach
    void english() {
        Texts.speak("en");
    }

    @Test
    void aSecondWindowSaysThatAlfredIsOpenAlready() {
        Pictures.both("not-opened", 480, 170, () -> shown(Kind.IN_USE));

        assertThat(words(Kind.IN_USE)).containsExactly("Alfred is open already", new StoreException(Kind.IN_USE, null).getMessage());
    }

    @Test
    void aKitchenThatCannotBeReadIsSaidInTheUsersLanguage() {
        Texts.speak("de");

        assertThat(words(Kind.NEWER)).containsExactly("Alfred konnte deine Küche nicht öffnen", Texts.text("store.newer"));
    }

    @Test
    void returnEndsTheProgram() {
        Pictures.start();
        var button = Pictures.onFx(() -> all(shown(Kind.BROKEN)).filter(Button.class::isInstance).map(Button.class::cast).findFirst().orElseThrow());

        assertThat(button.isDefaultButton()).isTrue();
        assertThat(button.isCancelButton()).isTrue();
        Pictures.onFx(() -> {
            button.fire();
            return true;
        });
        assertThat(isClosed).isTrue();
    }

    private NotOpened shown(Kind kind) {
        return new NotOpened(new StoreException(kind, null), () -> isClosed.set(true));
    }

    private List<String> words(Kind kind) {
        Pictures.start();
        return Pictures.onFx(() -> all(shown(kind)).filter(Label.class::isInstance).map(node -> ((Label) node).getText()).toList());
    }

    private static Stream<Node> all(Node node) {
        return node instanceof Parent parent
            ? Stream.concat(Stream.of(node), parent.getChildrenUnmodifiable().stream().flatMap(NotOpenedTest::all)) : Stream.of(node);
    }
}
