package alfred.core.session;

import static alfred.core.session.SessionDriver.calls;
import static alfred.core.session.SessionDriver.newBooks;
import static alfred.core.session.SessionDriver.the;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.library.LibraryDomain;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.StepType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A turn that is cancelled at each of its events: all of a tool call or nothing, one end, and the next turn works.
class CancelTest {
    static IntStream boundaries() {
        try (var talk = SessionDriver.inMemory()) {
            return IntStream.range(0, twoWrites(talk, -1).size());
        }
    }

    /// Adds two books in two steps, two rows in each call.
    private static List<PipelineEvent> twoWrites(SessionDriver talk, int cancelledAt) {
        talk.reasoner.steps(StepType.WRITE, StepType.WRITE).decides(calls(newBooks("Dune", "Emma")),
            calls(newBooks("Ulysses", "Momo")));
        var events = new ArrayList<PipelineEvent>();
        talk.session.say("add four", Optional.empty(), event -> {
            events.add(event);
            if (events.size() - 1 == cancelledAt) {
                talk.session.cancel();
            }
        }).join();
        return events;
    }

    @ParameterizedTest(name = "at event {0}") @MethodSource("boundaries")
    void leavesWholeCallsAndOneEnd(int boundary) {
        try (var talk = SessionDriver.inMemory()) {
            var events = twoWrites(talk, boundary);

            assertThat(events).filteredOn(SessionDriver::isEnd).hasSize(1);
            var titles = talk.rows(LibraryDomain.BOOK).stream().map(row -> row.text("title")).toList();
            assertThat(titles).isIn(List.of(), List.of("Dune", "Emma"), List.of("Dune", "Emma", "Ulysses", "Momo"));
            events.stream().filter(SessionDriver::isEnd).forEach(end -> assertThat(labels(end)).isEqualTo(titles));

            talk.reasoner.thinks(Plan.direct("nothing", List.of()));
            assertThat(the(PipelineEvent.Done.class, talk.say("and now?")).writes()).isEmpty();
            if (!titles.isEmpty()) {
                talk.session.undo();
                assertThat(talk.rows(LibraryDomain.BOOK)).isEmpty();
            }
        }
    }

    private static List<String> labels(PipelineEvent end) {
        return switch (end) {
            case PipelineEvent.Done done -> done.writes().stream().map(w -> w.label()).toList();
            case PipelineEvent.CancelledTurn cancelled -> cancelled.writes().stream().map(w -> w.label()).toList();
            default -> List.of("failed");
        };
    }
}
