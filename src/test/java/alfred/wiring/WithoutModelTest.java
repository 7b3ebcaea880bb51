package alfred.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Places;
import alfred.core.domain.Row;
import alfred.core.pipeline.PipelineEvent.Done;
import alfred.core.pipeline.PipelineEvent.Failed;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.ReasonerFailure;
import alfred.core.reasoner.model.ModelReasoner;
import alfred.core.reasoner.model.call.ModelClient;
import alfred.core.reasoner.model.call.ModelReply;
import alfred.core.reasoner.model.call.ModelRequest;
import alfred.core.reasoner.model.call.TokenCounter;
import alfred.core.reasoner.model.prompt.UuidGate;
import alfred.core.row.Query;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A model that is down is answered around: the whole turn is the built-in assistant's, and nobody calls the model.
class WithoutModelTest {
    private static final String MESSAGE = "add eggs to my shopping list";
    private final AtomicInteger calls = new AtomicInteger();
    private final Wiring wiring = Wiring.open(Places.empty(), Clock.systemDefaultZone(),
        (builtIn, domain, _, _, _) -> ReasonerProvider.always(
            new BuiltInFirst(builtIn, new ModelReasoner(domain, new Down(calls), TokenCounter.rough(), UuidGate.STRICT,
                Duration.ofSeconds(5)))));
    private final List<PipelineEvent> events = new ArrayList<>();

    private record Down(AtomicInteger calls) implements ModelClient {
        @Override
        public ModelReply ask(ModelRequest request, Cancellation cancellation) {
            calls.incrementAndGet();
            throw new ReasonerFailure(ReasonerFailure.Reason.UNREACHABLE, "host");
        }

        @Override
        public ModelReply stream(ModelRequest request, Consumer<String> tokens, Cancellation cancellation) {
            return ask(request, cancellation);
        }
    }

    @AfterEach
    void close() {
        wiring.close();
    }

    @Test
    void theBuiltInAssistantHasTheWholeTurn() {
        wiring.session().say(MESSAGE, Optional.empty(), events::add).join();
        assertThat(events.getLast()).isInstanceOfSatisfying(Failed.class,
            failed -> assertThat(failed.kind()).isEqualTo("unreachable"));
        assertThat(calls).hasValue(1);
        assertThat(list()).isEmpty();

        events.clear();
        wiring.session().sayWithoutModel(MESSAGE, Optional.empty(), events::add).join();

        var done = events.stream().filter(Done.class::isInstance).map(Done.class::cast).findFirst().orElseThrow();
        assertThat(done.writes()).extracting(w -> w.action().word() + " " + w.label()).containsExactly("created eggs");
        assertThat(done.usage().calls()).isZero();
        assertThat(calls).as("the model is left alone, in the summary too").hasValue(1);
        assertThat(list()).extracting(row -> row.text("name")).containsExactly("eggs");
    }

    @Test
    void theNextMessageGoesToTheModelAgain() {
        wiring.session().sayWithoutModel(MESSAGE, Optional.empty(), events::add).join();
        wiring.session().say("what goes with a Riesling?", Optional.empty(), events::add).join();

        assertThat(calls).hasValue(1);
        assertThat(events.getLast()).isInstanceOf(Failed.class);
    }

    private List<Row> list() {
        return wiring.session().store().read(rows -> rows.read(Query.all("shopping_list")));
    }
}
