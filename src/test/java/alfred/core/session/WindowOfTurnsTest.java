package alfred.core.session;

import static alfred.core.library.LibraryFixture.fields;
import static alfred.core.session.SessionDriver.calls;
import static alfred.core.session.SessionDriver.newBooks;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.call.ToolCall;
import alfred.core.reasoner.Understanding.Curation;
import alfred.core.reasoner.Understanding;
import alfred.core.registry.RefEntry;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Which turns an entity is in view, and when it leaves.
class WindowOfTurnsTest {
    private final SessionDriver talk = SessionDriver.inMemory();

    @AfterEach
    void close() {
        talk.close();
    }

    private void look() {
        talk.reasoner.quick().decides(calls(ToolCall.read("readers")));
        talk.say("look");
    }

    @Test
    void aFormBetweenTwoTurnsIsInViewInTheNextTwo() {
        look();
        talk.session.create("book", fields("title", "Dune"));
        look();
        assertThat(talk.entry("book_1").turnLastRef()).isEqualTo(2);
        look();
        assertThat(talk.session.inView().active()).extracting(RefEntry::ref).containsExactly("book_1");
        assertThat(talk.reasoner.replies.getLast().turn().loaded()).containsKey("book_1");
        look();
        assertThat(talk.session.inView().active()).isEmpty();
        assertThat(talk.reasoner.replies.getLast().turn().loaded()).isEmpty();
    }

    @Test
    void aRefThatNobodyTouchesForTwentyTurnsIsForgottenUnlessPinned() {
        talk.reasoner.quick().decides(calls(newBooks("Dune", "Emma")));
        talk.say("add two");
        talk.session.panel(PanelAction.PIN, "book_2");
        for (int i = 0; i < 20; i++) {
            look();
        }
        assertThat(talk.session.entities()).extracting(RefEntry::ref).containsExactly("book_2");

        talk.reasoner.quick().decides(calls(ToolCall.read("books")));
        talk.say("my books");
        assertThat(talk.session.entities()).extracting(RefEntry::ref).containsExactly("book_2", "book_3");
    }

    @Test
    void aModelDropsNothingThatIsPinned() {
        talk.reasoner.quick().decides(calls(newBooks("Dune", "Emma")));
        talk.say("add two");
        talk.session.panel(PanelAction.PIN, "book_1");
        talk.reasoner
            .understands(new Understanding(
                List.of(),
                List.of(),
                new Curation(Map.of(), List.of(), List.of("book_1", "book_2"), false),
                true,
                "", "",
                List.of(),
                List.of(),
                false))
            .decides(calls(ToolCall.read("readers")));
        talk.say("tidy up");

        assertThat(talk.session.entities()).extracting(RefEntry::ref).containsExactly("book_1");
    }
}
