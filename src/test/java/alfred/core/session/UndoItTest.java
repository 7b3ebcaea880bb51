package alfred.core.session;

import static alfred.core.library.LibraryFixture.fields;
import static alfred.core.session.SessionDriver.calls;
import static alfred.core.session.SessionDriver.newBooks;
import static alfred.core.session.SessionDriver.tries;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.context.Pending;
import alfred.core.crud.SaveArtifact;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.undo.Undo;
import alfred.core.library.LibraryDomain;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.Plans;
import alfred.core.reasoner.StepType;
import alfred.core.registry.RefEntry;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// "Undo it" takes back what the question was about, whatever came in between, and what was drafted goes back where it
/// came from.
@Timeout(60)
class UndoItTest {
    @TempDir
    Path folder;

    @Test
    void theInterruptedTurnIsTakenBackThoughAFormCameInBetween() throws InterruptedException {
        interrupted();
        try (var talk = SessionDriver.in(folder)) {
            talk.session.create("reader", fields("name", "Ann"));

            answer(talk, "undo it");

            assertThat(talk.rows(LibraryDomain.BOOK)).isEmpty();
            assertThat(talk.rows(LibraryDomain.READER)).hasSize(1);
            assertThat(talk.session.snapshot().pending()).isNull();
        }
    }

    @Test
    void theQuestionStaysOverOtherMessagesAndARestart() throws InterruptedException {
        interrupted();
        try (var talk = SessionDriver.in(folder)) {
            talk.reasoner.quick().decides(calls(newBooks("Ulysses")));
            talk.say("add Ulysses");
            talk.reasoner.quick().decides(calls(ToolCall.read("books")));
            talk.say("where were we?");
            assertThat(talk.reasoner.replies.getLast().turn().conversation().open().map(Pending::kind))
                .contains(Pending.Kind.INTERRUPTED);
        }
        try (var later = SessionDriver.in(folder)) {
            assertThat(later.session.snapshot().pending().kind()).isEqualTo(Pending.Kind.INTERRUPTED);

            answer(later, "undo it");

            assertThat(later.rows(LibraryDomain.BOOK)).extracting(row -> row.text("title")).containsExactly("Ulysses");
        }
    }

    @Test
    void keepingItClosesTheQuestion() throws InterruptedException {
        interrupted();
        try (var talk = SessionDriver.in(folder)) {
            talk.reasoner.understands(Plans.quick(List.of(), "", "shelf", true))
                .decides(calls(ToolCall.read("books")));
            talk.say("keep it");

            assertThat(talk.session.snapshot().pending()).isNull();
            assertThat(talk.rows(LibraryDomain.BOOK)).hasSize(2);
        }
    }

    @Test
    void undoingItByTheButtonClosesTheQuestionToo() throws InterruptedException {
        interrupted();
        try (var talk = SessionDriver.in(folder)) {
            talk.session.undo();

            assertThat(talk.session.snapshot().pending()).isNull();
        }
    }

    @Test
    void whatCannotBeTakenBackStaysAsked() throws InterruptedException {
        interrupted();
        try (var talk = SessionDriver.in(folder)) {
            talk.session.update("book", "Dune", fields("pages", 412));

            answer(talk, "undo it");

            assertThat(talk.rows(LibraryDomain.BOOK)).hasSize(2);
            assertThat(talk.session.snapshot().pending()).isNotNull();
        }
    }

    @Test
    void aSaveUndoneFromAnotherConversationBringsTheDraftBackToItsOwn() {
        try (var talk = SessionDriver.inMemory()) {
            var first = generated(talk);
            talk.session.conversations().startNew();
            talk.reasoner.quick().decides(calls(ToolCall.read("books")));
            talk.say("my books");
            assertThat(talk.session.entities()).extracting(RefEntry::ref).containsExactly("book_1");

            assertThat(talk.session.undo()).isInstanceOf(Undo.Result.Done.class);

            assertThat(talk.entry("book_1").action().isDeletion()).isTrue();
            talk.session.conversations().open(first);
            assertThat(talk.entry("gen_book_1").isUnsaved()).isTrue();
            assertThat(talk.entry("gen_book_1").content().text("title")).isEqualTo("Dune");

            talk.session.conversations().startNew();
            talk.session.redo();
            talk.session.conversations().open(first);
            assertThat(talk.entry("gen_book_1").isUnsaved()).isFalse();
            assertThat(talk.entry("gen_book_1").action().isDeletion()).isFalse();
        }
    }

    @Test
    void aDraftWhoseConversationIsGoneComesIntoThisOne() {
        try (var talk = SessionDriver.inMemory()) {
            var first = generated(talk);
            talk.session.conversations().startNew();
            talk.session.conversations().delete(first);

            talk.session.undo();

            assertThat(talk.session.entities()).filteredOn(RefEntry::isUnsaved).extracting(RefEntry::label)
                .containsExactly("Dune");
        }
    }

    @Test
    void undoSaysWhatIsGoneWhatIsBackAndWhatIsThereNow() {
        try (var talk = SessionDriver.inMemory()) {
            talk.session.create("book", fields("title", "Dune"));
            talk.session.delete("book", "Dune");

            assertThat(words(talk.session.undo())).isEqualTo("Back again: Dune.");
            assertThat(words(talk.session.undo())).isEqualTo("Removed again: Dune.");
            assertThat(words(talk.session.redo())).isEqualTo("Back again: Dune.");
            talk.session.update("book", "Dune", fields("title", "Emma"));
            assertThat(words(talk.session.undo())).isEqualTo("Changed back: Dune (was Emma).");
        }
    }

    private static String words(Undo.Result result) {
        return ((Undo.Result.Done) result).words();
    }

    private static void answer(SessionDriver talk, String words) {
        talk.reasoner.understands(Plans.quick(List.of(), "", "shelf", true))
            .decides(calls(ToolCall.domain("undo", Map.of())));
        talk.say(words);
    }

    private static UUID generated(SessionDriver talk) {
        talk.reasoner.steps(StepType.GENERATE)
            .decides(new ActDecision.CompleteStep("", List.of(new Artifact("", "book", fields("title", "Dune"))), ""));
        talk.say("write one");
        talk.reasoner.steps(StepType.WRITE).decides(calls(SaveArtifact.call(List.of("gen_book_1"))));
        talk.say("save it");
        return talk.session.context().state().id();
    }

    /// A turn that adds two books, interrupted before it ends.
    private void interrupted() throws InterruptedException {
        var talk = SessionDriver.in(folder);
        var reached = new CountDownLatch(1);
        var dead = new CountDownLatch(1);
        talk.reasoner.steps(StepType.WRITE).decides(tries(newBooks("Dune", "Emma")));
        talk.reasoner.meanwhile("think",
            () -> talk.reasoner.meanwhile("act", () -> talk.reasoner.meanwhile("act", () -> {
                reached.countDown();
                try {
                    dead.await();
                } catch (InterruptedException _) {
                    Thread.currentThread().interrupt();
                }
            })));
        var turn = talk.session.say("add two", Optional.empty(), _ -> {});
        reached.await();
        talk.crash();
        dead.countDown();
        turn.handle((_, _) -> "ended").join();
    }
}
