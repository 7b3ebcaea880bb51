package alfred.core.reasoner.model;

import alfred.core.domain.DomainConfig;
import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.Reasoner;
import alfred.core.reasoner.model.call.Deadline;
import alfred.core.reasoner.model.call.ModelClient;
import alfred.core.reasoner.model.call.TokenCounter;
import alfred.core.reasoner.model.prompt.ActPrompts;
import alfred.core.reasoner.model.prompt.ReplyPrompts;
import alfred.core.reasoner.model.prompt.StagePrompts;
import alfred.core.reasoner.model.prompt.TokenCountCache;
import alfred.core.reasoner.model.prompt.UuidGate;
import java.time.Duration;

/// The reasoner that uses a language model: renders a prompt, asks the model, validates the answer, and asks once
/// more if it is unusable.
///
/// Accesses neither store nor registry; safe for use by several turns.
public final class ModelReasoner implements Reasoner {
    private final DomainConfig domain;
    private final ModelClient client;
    private final TokenCounter counter;
    private final UuidGate gate;
    private final Duration patience;
    private final StagePrompts stages;
    private final ActPrompts acts;
    private final ReplyPrompts replies;

    /// @param counter counts the tokens for the prompt budgets
    /// @param patience the maximum total duration of one turn's model calls
    public ModelReasoner(DomainConfig domain, ModelClient client, TokenCounter counter, UuidGate gate,
        Duration patience) {
        this.domain = domain;
        this.client = client;
        this.gate = gate;
        this.patience = patience;
        this.counter = new TokenCountCache(counter);
        this.stages = new StagePrompts(domain, this.counter);
        this.acts = new ActPrompts(domain, this.counter);
        this.replies = new ReplyPrompts(domain, this.counter);
    }

    @Override
    public Turn begin(Cancellation cancellation) {
        return new ModelTurn(new ModelCalls(client, counter, gate, cancellation), Deadline.in(patience), domain, stages,
            acts, replies);
    }
}
