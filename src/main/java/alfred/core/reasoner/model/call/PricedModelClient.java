package alfred.core.reasoner.model.call;

import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.StepType.Complexity;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/// Adds the cost to each reply if the price of its model is known and the server reported its tokens, or if the
/// model is free.
public record PricedModelClient(ModelClient client, Function<Complexity, Optional<Price>> prices)
    implements ModelClient {
    @Override
    public ModelReply ask(ModelRequest request, Cancellation cancellation) {
        return priced(request, client.ask(request, cancellation));
    }

    @Override
    public ModelReply stream(ModelRequest request, Consumer<String> tokens, Cancellation cancellation) {
        return priced(request, client.stream(request, tokens, cancellation));
    }

    @Override
    public void judge(ModelRequest request, boolean isFit) {
        client.judge(request, isFit);
    }

    private ModelReply priced(ModelRequest request, ModelReply reply) {
        return prices.apply(request.complexity()).filter(price -> price.equals(Price.FREE) || reply.inputTokens() > 0)
            .map(price -> reply.at(price.of(reply.inputTokens(), reply.outputTokens()))).orElse(reply);
    }
}
