package alfred.core.reasoner.model;

import alfred.core.crud.ToolResult;
import alfred.core.reasoner.Contexts.ReplyContext;
import alfred.core.reasoner.Verbosity;
import alfred.core.reasoner.WriteSentences;
import java.util.Optional;

/// The answers that need no model, since the record says it all (spec/pipeline.md, Reply): nothing found, a list that was asked for, or plain writes.
record RecordReplies(ReplyContext context) {
    /// The answer to a quick turn; empty where a model has to put it into words.
    ///
    /// @param doRowsSuffice whether the user asked for nothing but the list of what is read
    Optional<String> quick(boolean doRowsSuffice) {
        boolean isPlain = context.plan() == null && context.ending() == null && !context.results().isEmpty()
            && context.results().stream().allMatch(ToolResult::isDone);
        if (!isPlain) {
            return Optional.empty();
        }
        if (!context.writes().isEmpty()) {
            return Optional.of(writes());
        }
        boolean isEmpty = context.results().stream().allMatch(r -> r.rows().isEmpty() && r.message().isEmpty());
        if (isEmpty) {
            return Optional.of(context.turn().domain().emptyResponse(context.understanding().quickSubdomain()));
        }
        return doRowsSuffice && context.results().size() == 1 ? listed(context.results().getFirst()) : Optional.empty();
    }

    /// A read's rows as a list, unless the words ask for a change or for more than the rows.
    private Optional<String> listed(ToolResult read) {
        boolean isMore = context.turn().modeContext().verbosity() == Verbosity.FULL || !ReplyPrompts.mismatch(context).isEmpty();
        return isMore || !read.message().isEmpty() ? Optional.empty() : context.turn().domain().listing(read.table(), read.rows());
    }

    String writes() {
        return WriteSentences.of(context.turn().domain(), context.writes());
    }
}
