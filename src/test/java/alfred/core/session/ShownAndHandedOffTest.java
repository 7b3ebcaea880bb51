package alfred.core.session;

import static alfred.core.library.LibraryFixture.fields;
import static alfred.core.session.SessionDriver.calls;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.call.ToolCall;
import alfred.core.library.LibraryDomain;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.Contexts.Handoff;
import alfred.core.reasoner.Mode;
import alfred.core.registry.RefEntry;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What later turns know of a reply, and of a talk in brainstorm mode.
class ShownAndHandedOffTest {
    private final SessionDriver talk = SessionDriver.inMemory();

    @AfterEach
    void close() {
        talk.close();
    }

    @Test
    void theOrderOfAReplyIsRemembered() {
        talk.session.load(
            Map.of("books", List.of(fields("title", "Dune"), fields("title", "Emma"), fields("title", "Ivanhoe"))));
        talk.reasoner.replies("I would read Ivanhoe first, then Dune.").quick().decides(calls(ToolCall.read("books")));

        talk.say("what shall I read?");

        assertThat(talk.session.snapshot().recent().getLast().shown()).containsExactly("book_3", "book_1");
    }

    @Test
    void whatABrainstormLeavesIsADraftAndPartOfTheConversation() {
        talk.reasoner.handsOff(new Handoff("We thought of a sea novel.", Handoff.Action.SAVE, "the novel", "Sea",
            List.of(new Artifact("", "book", fields("title", "Sea")), new Artifact("", "book", fields("title", "")))));
        talk.say("something with the sea", Optional.of(new Mode.Bypass(LibraryDomain.BROWSE)));

        talk.session.exit(_ -> {});

        assertThat(talk.session.entities()).filteredOn(RefEntry::isUnsaved).extracting(RefEntry::label)
            .containsExactly("Sea");
        assertThat(talk.session.snapshot().recent()).extracting(t -> t.user())
            .containsExactly("something with the sea");
        assertThat(talk.session.context().state().conversation().historySummary())
            .contains("We thought of a sea novel.");
    }
}
