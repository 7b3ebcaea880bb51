package alfred.core.reasoner.model;

import alfred.core.crud.ToolResult;
import alfred.core.crud.ToolResult.Write;
import alfred.core.reasoner.Contexts.ReplyContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
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

    /// What was written, one sentence for each kind; `""` for nothing.
    String writes() {
        var groups = new LinkedHashMap<String, List<Write>>();
        context.writes().forEach(w -> groups.computeIfAbsent(w.action() + " " + w.type(), _ -> new ArrayList<>()).add(w));
        return String.join(" ", groups.values().stream().map(this::sentence).toList());
    }

    private String sentence(List<Write> group) {
        var first = group.getFirst();
        var title = context.turn().domain().entity(first.type()).map(e -> e.title()).orElse(first.type());
        var labels = group.stream().map(Write::label).filter(l -> !l.isBlank()).toList();
        var what = group.size() == 1 ? "the " + title + " " : group.size() + " × " + title + ": ";
        var verb = first.action().equals("created") ? "Added" : first.action().substring(0, 1).toUpperCase(Locale.ROOT) + first.action().substring(1);
        return (verb + " " + what + String.join(", ", labels)).strip() + ".";
    }
}
