package alfred.core.session;

import static alfred.core.library.LibraryFixture.fields;
import static alfred.core.session.SessionDriver.newBooks;
import static alfred.core.session.SessionDriver.tries;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.call.ToolCall;
import alfred.core.reasoner.StepType;
import alfred.core.registry.RefEntry;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The panel's picture of the session is taken at one moment.
class InViewTest {
    @Test
    void isOnePictureWhileTurnsRun() {
        try (var talk = SessionDriver.inMemory()) {
            talk.session.load(Map.of("books", List.of(fields("title", "Dune"), fields("title", "Emma"))));
            var isOver = new AtomicBoolean();
            var looks = CompletableFuture.supplyAsync(() -> {
                int count = 0;
                for (; !isOver.get() || count == 0; count++) {
                    var seen = talk.session.inView();
                    var inTiers = Stream.of(seen.active(), seen.generated(), seen.retained()).flatMap(List::stream)
                        .map(RefEntry::ref).toList();
                    assertThat(inTiers).doesNotHaveDuplicates();
                    assertThat(seen.all()).extracting(RefEntry::ref).containsAll(inTiers);
                }
                return count;
            });
            for (int i = 0; i < 30; i++) {
                talk.reasoner.steps(StepType.WRITE).decides(tries(ToolCall.read("books"), newBooks("Book " + i)));
                talk.say("add a book");
                talk.session.panel(i % 2 == 0 ? PanelAction.PIN : PanelAction.UNPIN, "book_1");
            }
            isOver.set(true);

            assertThat(looks.join()).isPositive();
        }
    }
}
