package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Texts;
import alfred.ui.model.WayBack;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Where the kitchen cannot be opened, the window says why and what to do.
class OpenFailureWindowTest {
    private final Way back = new Way();
    private final AtomicBoolean isClosed = new AtomicBoolean();

    @AfterEach
    void english() {
        Texts.speak("en");
    }

    @Test
    void aSecondWindowSaysThatAlfredIsOpenAlready() {
        Pictures.both("not-opened", 480, 170, () -> shown(Kind.IN_USE));

        assertThat(words(Kind.IN_USE)).containsExactly("Alfred is open already",
            Texts.text("store.in-use"));
    }

    @Test
    void aKitchenThatCannotBeReadIsSaidInTheUsersLanguage() {
        Texts.speak("de");

        assertThat(words(Kind.NEWER)).containsExactly("Alfred konnte deine Küche nicht öffnen",
            Texts.text("store.newer"));
    }

    @Test
    void returnEndsTheProgram() {
        Pictures.start();
        var button = Pictures.onFx(() -> all(shown(Kind.BROKEN)).filter(Button.class::isInstance)
            .map(Button.class::cast).findFirst().orElseThrow());

        assertThat(button.isDefaultButton()).isTrue();
        assertThat(button.isCancelButton()).isTrue();
        Pictures.onFx(() -> {
            button.fire();
            return true;
        });
        assertThat(isClosed).isTrue();
    }

    @Test
    void theNewestBackupIsNamedAndPutBack() {
        Pictures.both("not-opened-damaged", 520, 240, () -> shown(Kind.DAMAGED));
        var view = Pictures.onFx(() -> shown(Kind.DAMAGED));
        soon(() -> assertThat(texts(view))
            .contains("Your newest whole backup is of 11 January 2026: 300 recipes, 42 foods in the pantry,"
                + " 7 things on the list."));

        Pictures.onFx(() -> {
            all(view).filter(node -> node instanceof Button button && button.getText().equals("Restore it"))
                .map(Button.class::cast)
                .findFirst().orElseThrow().fire();
            return true;
        });

        soon(() -> assertThat(texts(view)).contains("It is done. Open Alfred again."));
        assertThat(back.restored).hasValue(Path.of("alfred-2026-01-11.zip"));
    }

    @Test
    void whereThereIsNoBackupThatIsSaid() {
        Texts.speak("de");
        Pictures.start();
        back.found = Optional.empty();
        var view = Pictures.onFx(() -> shown(Kind.MISSING));

        soon(() -> assertThat(texts(view)).contains("In Alfreds Ordner ist keine heile Sicherung."));
    }

    @Test
    void whereTheHouseholdsServerDoesNotAnswerTheOwnKitchenCanBeOpenedInstead() {
        Pictures.both("not-opened-household", 520, 200, () -> shown(Kind.SERVER_UNREACHABLE));
        var view = Pictures.onFx(() -> shown(Kind.SERVER_UNREACHABLE));

        Pictures.onFx(() -> {
            all(view).filter(node -> node instanceof Button button && button.getText().startsWith("Use this"))
                .map(Button.class::cast)
                .findFirst().orElseThrow().fire();
            return true;
        });

        soon(() -> assertThat(texts(view)).contains(Texts.text("household.left")));
        assertThat(back.hasLeft).isTrue();
    }

    /// One backup, which can be put back.
    private static final class Way implements WayBack {
        private final AtomicReference<Path> restored = new AtomicReference<>();
        private final AtomicBoolean hasLeft = new AtomicBoolean();
        private Optional<Found> found =
            Optional.of(new Found(Path.of("alfred-2026-01-11.zip"), LocalDate.of(2026, 1, 11), 300, 42, 7));

        @Override
        public Optional<Found> newest() {
            return found;
        }

        @Override
        public void restore(Path backup) {
            restored.set(backup);
        }

        @Override
        public boolean isOfHousehold() {
            return true;
        }

        @Override
        public void leaveHousehold() {
            hasLeft.set(true);
        }

        @Override
        public void show() {}
    }

    private static List<String> texts(Node view) {
        return Pictures
            .onFx(() -> all(view).filter(Label.class::isInstance).map(node -> ((Label) node).getText()).toList());
    }

    private OpenFailureWindow shown(Kind kind) {
        return new OpenFailureWindow(new StoreException(kind, null), back, () -> isClosed.set(true));
    }

    private List<String> words(Kind kind) {
        Pictures.start();
        return Pictures.onFx(
            () -> all(shown(kind)).filter(Label.class::isInstance).map(node -> ((Label) node).getText()).toList());
    }

    private static Stream<Node> all(Node node) {
        return node instanceof Parent parent
            ? Stream.concat(Stream.of(node),
                parent.getChildrenUnmodifiable().stream().flatMap(OpenFailureWindowTest::all))
            : Stream.of(node);
    }
}
