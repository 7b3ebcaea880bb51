package alfred.core.reasoner.model.prompt;

import alfred.core.domain.DomainConfig;
import alfred.core.reasoner.Contexts.ActContext;
import alfred.core.reasoner.Contexts.ReplyContext;
import alfred.core.reasoner.Contexts.ThinkContext;
import alfred.core.reasoner.Contexts.UnderstandContext;
import alfred.core.reasoner.model.call.Prompt;
import alfred.core.reasoner.model.call.TokenCounter;

/// The prompts' builders, for benchmarks in another package. Each answers the prompt's length in characters.
public final class PromptMaker {
    private final StagePrompts stages;
    private final ActPrompts acts;
    private final ReplyPrompts replies;

    public PromptMaker(DomainConfig domain, TokenCounter counter) {
        stages = new StagePrompts(domain, counter);
        acts = new ActPrompts(domain, counter);
        replies = new ReplyPrompts(domain, counter);
    }

    public int understand(UnderstandContext context) {
        return length(stages.understand(context));
    }

    public int think(ThinkContext context) {
        return length(stages.think(context));
    }

    public int act(ActContext context) {
        return length(acts.act(context));
    }

    public int quick(ActContext context) {
        return length(acts.quick(context));
    }

    public int reply(ReplyContext context) {
        return length(replies.reply(context));
    }

    private static int length(Prompt prompt) {
        return prompt.system().length() + prompt.user().length();
    }
}
