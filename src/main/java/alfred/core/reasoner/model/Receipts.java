package alfred.core.reasoner.model;

import alfred.core.crud.ToolResult;
import alfred.core.reasoner.Contexts.ReplyContext;
import alfred.core.reasoner.WriteWords;
import java.util.Optional;

/// The answers that need no model, since the record says it all (RULINGS, reply): nothing found, or plain writes.
record Receipts(ReplyContext context) {
    /// The answer to a quick turn; empty where a model has to put it into words.
    Optional<String> quick() {
        boolean isPlain = context.plan() == null && context.ending() == null && !context.results().isEmpty()
            && context.results().stream().allMatch(ToolResult::isDone);
        if (!isPlain) {
            return Optional.empty();
        }
        if (!context.writes().isEmpty()) {
            return Optional.of(writes());
        }
        boolean isEmpty = context.results().stream().allMatch(r -> r.rows().isEmpty() && r.message().isEmpty());
        return isEmpty ? Optional.of(context.turn().domain().emptyResponse(context.understanding().quickSubdomain())) : Optional.empty();
    }

    String writes() {
        return WriteWords.of(context.turn().domain(), context.writes());
    }
}
