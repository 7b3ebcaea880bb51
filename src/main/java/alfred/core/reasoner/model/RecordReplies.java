package alfred.core.reasoner.model;

import alfred.core.crud.call.ToolResult;
import alfred.core.reasoner.Contexts.ReplyContext;
import alfred.core.reasoner.Verbosity;
import alfred.core.reasoner.WriteSentences;
import alfred.core.reasoner.model.prompt.ReplyPrompts;
import java.util.Optional;
import java.util.stream.Collectors;

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
            return Optional.of(written());
        }
        boolean isEmpty = context.results().stream().allMatch(r -> r.rows().isEmpty() && r.message().isEmpty());
        if (isEmpty) {
            var none = context.turn().domain().emptyResponse(context.understanding().quickSubdomain());
            return Optional.of(
                wanted().map(name -> context.turn().domain().phrases().text("core.none-of", none, name)).orElse(none));
        }
        return doRowsSuffice && context.results().size() == 1 ? listed(context.results().getFirst()) : Optional.empty();
    }

    /// Returns the rows of a read as a list; empty if the message asks for a change or for more than the rows.
    private Optional<String> listed(ToolResult read) {
        boolean isMore =
            context.turn().modeContext().verbosity() == Verbosity.FULL || !ReplyPrompts.mismatch(context).isEmpty();
        return isMore || !read.message().isEmpty() ? Optional.empty()
            : context.turn().domain().listing(read.table(), read.rows());
    }

    /// Returns the name or the words that a read looked for in vain, if it looked for one.
    private Optional<String> wanted() {
        return context.results().stream().filter(result -> result.call().isRead())
            .flatMap(result -> result.call().filters().stream()
                .filter(filter -> context.turn().domain().entityOfTable(result.table())
                    .filter(e -> e.labelColumn().equals(filter.field())).isPresent()))
            .map(filter -> String.valueOf(filter.value()).replace("%", "").strip()).filter(name -> !name.isEmpty())
            .reduce((one, other) -> one + ", " + other);
    }

    /// Returns what was written, or what a call says of it itself, and what a call could not find.
    private String written() {
        var told = context.results().stream().filter(result -> !result.message().isEmpty()).map(ToolResult::message)
            .collect(Collectors.joining(" "));
        boolean isTold = context.results().stream()
            .allMatch(result -> result.call().tool().equals("undo") || result.call().tool().equals("redo"));
        return isTold && !told.isEmpty() ? told : (writes() + " " + told).strip();
    }

    String writes() {
        return WriteSentences.of(context.turn().domain(), context.writes());
    }
}
