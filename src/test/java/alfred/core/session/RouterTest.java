package alfred.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.rule.CrudMiddleware;
import alfred.core.crud.rule.DomainBriefing;
import alfred.core.domain.Agent;
import alfred.core.domain.DomainConfig;
import alfred.core.library.LibraryDomain;
import alfred.core.library.LibraryFixture;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.StepType.Complexity;
import alfred.core.reasoner.model.ModelReasoner;
import alfred.core.reasoner.model.call.ModelClient;
import alfred.core.reasoner.model.call.ModelReply;
import alfred.core.reasoner.model.call.ModelRequest;
import alfred.core.reasoner.model.call.TokenCounter;
import alfred.core.reasoner.model.prompt.UuidGate;
import alfred.core.session.state.Engine;
import alfred.store.Libraries;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/// A domain with several agents has its turns handed to one of them; one with a single agent is never asked
/// (spec/pipeline.md, Router).
class RouterTest {
    private final List<ModelRequest> asked = new ArrayList<>();
    private final List<PipelineEvent> events = new ArrayList<>();

    /// A library with two who know different things.
    private static final class TwoDesks extends LibraryDomain {
        @Override
        public List<Agent> agents() {
            return List.of(new Agent("librarian", "Knows the books."),
                new Agent("clerk", "Keeps readers and what they have borrowed."));
        }
    }

    private final class Scripted implements ModelClient {
        @Override
        public ModelReply ask(ModelRequest request, Cancellation cancellation) {
            asked.add(request);
            return new ModelReply(switch (request.node()) {
                case "router" -> "{\"agent\":\"clerk\",\"goal\":\"See who reads\",\"complexity\":\"high\"}";
                case "understand" -> "{\"quick_mode\":false}";
                case "think" ->
                    "{\"goal\":\"See\",\"decision\":\"propose\",\"proposal_message\":\"Shall I look?\",\"steps\":[]}";
                default -> "{}";
            }, "scripted", 1, 1);
        }

        @Override
        public ModelReply stream(ModelRequest request, Consumer<String> tokens, Cancellation cancellation) {
            return ask(request, cancellation);
        }
    }

    private void say(DomainConfig domain) {
        try (var library = Libraries.inMemory(LibraryFixture.CLOCK)) {
            var reasoner = new ModelReasoner(domain, new Scripted(), TokenCounter.rough(), UuidGate.STRICT,
                Duration.ofSeconds(20));
            new Session(
                new Engine(domain, CrudMiddleware.NONE, DomainBriefing.NONE, List.of(), library.store(), () -> reasoner,
                    () -> OffsetDateTime.now(LibraryFixture.CLOCK)))
                .say("Who reads most, and what would they like?", Optional.empty(), events::add)
                .join();
        }
        assertThat(events).as(events.toString()).anyMatch(PipelineEvent.Done.class::isInstance);
    }

    @Test
    void theAgentThatTheRouterChoseHasTheTurn() {
        say(new TwoDesks());

        assertThat(asked).extracting(ModelRequest::node).startsWith("router", "understand", "think");
        assertThat(asked.getFirst().prompt().system()).contains("`librarian`: Knows the books.",
            "`clerk`: Keeps readers");
        assertThat(asked.subList(1, 3)).allSatisfy(request -> assertThat(request.prompt().system())
            .contains("you are the clerk: Keeps readers and what they have borrowed.")
            .doesNotContain("Knows the books."));
        assertThat(asked.get(2).complexity()).as("as hard as the router said").isEqualTo(Complexity.HIGH);
    }

    @Test
    void oneAgentAloneIsNeverAskedFor() {
        say(LibraryFixture.DOMAIN);

        assertThat(asked).extracting(ModelRequest::node).startsWith("understand", "think");
        assertThat(asked.getFirst().prompt().system()).doesNotContain("you are the librarian");
        assertThat(asked.get(1).complexity()).isEqualTo(Complexity.MEDIUM);
    }
}
