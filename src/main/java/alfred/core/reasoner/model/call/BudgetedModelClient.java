package alfred.core.reasoner.model.call;

import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.ReasonerFailure;
import java.util.function.Consumer;

/// Limits the tokens used per day (spec/design.md, a day's tokens). Once the limit is reached, calls throw
/// [ReasonerFailure].
public record BudgetedModelClient(ModelClient client, Ledger ledger) implements ModelClient {

    /// Today's token limit and usage.
    public interface Ledger {
        /// The maximum number of tokens per day; 0 for no limit.
        long limit();

        /// The number of tokens used today.
        long used();

        void add(long tokens);
    }

    @Override
    public ModelReply ask(ModelRequest request, Cancellation cancellation) {
        requireRoom();
        return counted(client.ask(request, cancellation));
    }

    @Override
    public ModelReply stream(ModelRequest request, Consumer<String> tokens, Cancellation cancellation) {
        requireRoom();
        return counted(client.stream(request, tokens, cancellation));
    }

    @Override
    public void judge(ModelRequest request, boolean isFit) {
        client.judge(request, isFit);
    }

    private void requireRoom() {
        if (ledger.limit() > 0 && ledger.used() >= ledger.limit()) {
            throw new ReasonerFailure(ReasonerFailure.Reason.SPENT, ledger.limit());
        }
    }

    private ModelReply counted(ModelReply reply) {
        ledger.add((long) reply.inputTokens() + reply.outputTokens());
        return reply;
    }
}
