package alfred.core.reasoner.model;

import alfred.core.crud.ToolResult;
import alfred.core.reasoner.Contexts.ReplyContext;
import alfred.core.reasoner.Verbosity;
import alfred.core.reasoner.WriteSentences;
import java.util.Optional;

/// Replies that need no model, since they follow from the record (spec/pipeline.md, Reply): nothing found, a
/// requested list, or plain writes.
record RecordReplies(ReplyContext context) {
    /// Returns the reply to a quick turn; empty if it needs a model.
    ///
    /// @param doRowsSuffice whether the user asked for nothing but the list of rows
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

    /// Returns the rows of a read as a list; empty if the message asks for a change or for more than the rows.
    private Optional<String> listed(ToolResult read) {
        boolean isMore = context.turn().modeContext().verbosity() == Verbosity.FULL || !ReplyPrompts.mismatch(context).isEmpty();
        return isMore || !read.message().isEmpty() ? Optional.empty() : context.turn().domain().listing(read.table(), read.rows());
    }

    String writes() {
        return WriteSentences.of(context.turn().domain(), context.writes());
    }
}
