package alfred.wiring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.ReasonerFailure;
import alfred.core.reasoner.StepType.Complexity;
import alfred.core.reasoner.model.call.BudgetedModelClient;
import alfred.core.reasoner.model.call.Deadline;
import alfred.core.reasoner.model.call.LoggedModelClient;
import alfred.core.reasoner.model.call.ModelCall;
import alfred.core.reasoner.model.call.ModelClient;
import alfred.core.reasoner.model.call.ModelReply;
import alfred.core.reasoner.model.call.ModelRequest;
import alfred.core.reasoner.model.call.Prompt;
import alfred.store.folder.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is kept of model calls, and what a day of them may cost.
class CallLogTest {
    private static final String KEY = "sk-0123456789";
    private static final ModelCall CALL =
        new ModelCall("understand", new Prompt("s", "my key is " + KEY), "", new ModelReply("reply " + KEY, "m", 10, 5),
            7,
            "");

    @TempDir
    private Path folder;

    @Test
    void nothingIsKeptUntilItIsSwitchedOn() {
        var settings = Settings.inMemory();
        var log = new CallLog(settings, Optional.of(folder), () -> KEY);

        log.accept(CALL);
        assertThat(log.all()).isEmpty();
        assertThat(folder.resolve("model-calls")).doesNotExist();

        log.turn(true);
        log.accept(CALL);
        assertThat(log.all()).hasSize(1);

        log.turn(false);
        assertThat(log.all()).isEmpty();
        assertThat(folder.resolve("model-calls")).isEmptyDirectory();
    }

    @Test
    void threeSessionsAreKeptAndNoKey() throws IOException, InterruptedException {
        var settings = Settings.inMemory();
        settings.set("model.inspect", "on");
        for (int session = 0; session < 5; session++) {
            new CallLog(settings, Optional.of(folder), () -> KEY).accept(CALL);
            Thread.sleep(3);
        }

        var last = new CallLog(settings, Optional.of(folder), () -> KEY);
        assertThat(last.all()).hasSize(3)
            .allSatisfy(
                call -> assertThat(call.prompt().user() + call.reply().text()).doesNotContain(KEY).contains("…"));
        try (var files = Files.list(folder.resolve("model-calls"))) {
            for (var file : files.toList()) {
                assertThat(Files.readString(file)).doesNotContain(KEY);
            }
        }
    }

    @Test
    void aDiskThatFailsBreaksNoTurn() throws IOException {
        Files.writeString(folder.resolve("model-calls"), "in the way");
        var settings = Settings.inMemory();
        settings.set("model.inspect", "on");
        var log = new CallLog(settings, Optional.of(folder), () -> KEY);
        var client = new LoggedModelClient(new Answering(), log);

        assertThat(client.ask(request(), new Cancellation()).text()).isEqualTo("yes");
        assertThat(client.stream(request(), _ -> {}, new Cancellation()).text()).isEqualTo("yes");

        assertThat(log.all()).as("kept in memory").hasSize(2);
        assertThat(folder.resolve("model-calls")).hasContent("in the way");
    }

    @Test
    void aDayEndsWhereItsTokensDo() {
        var settings = Settings.inMemory();
        settings.set(DayLedger.LIMIT, "30");
        var today = new LocalDate[] {LocalDate.of(2026, 11, 20)};
        var ledger = new DayLedger(settings, () -> today[0]);
        var client = new BudgetedModelClient(new Answering(), ledger);

        client.ask(request(), new Cancellation());
        client.ask(request(), new Cancellation());

        assertThatThrownBy(() -> client.ask(request(), new Cancellation())).isInstanceOf(ReasonerFailure.class)
            .hasMessageContaining("30 tokens").hasMessageContaining("message is kept");
        assertThat(new DayLedger(settings, () -> today[0]).used()).as("after a restart").isEqualTo(30);

        today[0] = today[0].plusDays(1);
        assertThat(client.ask(request(), new Cancellation()).text()).isEqualTo("yes");
    }

    private static ModelRequest request() {
        return new ModelRequest("reply", new Prompt("s", "u"), null, Complexity.LOW,
            Deadline.in(Duration.ofSeconds(1)));
    }

    private record Answering() implements ModelClient {
        @Override
        public ModelReply ask(ModelRequest request, Cancellation cancellation) {
            return new ModelReply("yes", "m", 10, 5);
        }

        @Override
        public ModelReply stream(ModelRequest request, Consumer<String> tokens, Cancellation cancellation) {
            return new ModelReply("yes", "m", 10, 5);
        }
    }
}
