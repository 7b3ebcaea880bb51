package alfred.core.reasoner.model.prompt;

import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.Row;
import alfred.core.reasoner.StepOutcome;
import alfred.core.reasoner.TurnContext;
import alfred.core.registry.RefEntry;
import alfred.core.registry.Tier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Renders the results of calls and steps for prompts. Loaded rows appear only as refs, since their data is in the
/// table of loaded rows (spec/context.md, the narrative layer).
///
/// @param loaded the refs whose rows are loaded
record ResultText(TurnContext turn, Set<String> loaded) {
    static ResultText of(TurnContext turn) {
        return new ResultText(turn, turn.loaded().keySet());
    }

    /// Returns a step's calls for Act: the request, its outcome and the refs returned.
    List<String> forAct(List<ToolResult> results) {
        return results.stream().map(r -> asked(r.call()) + " → " + ended(r) + refs(r)).toList();
    }

    /// Returns the previous steps, each with its calls.
    List<String> steps(List<StepOutcome> outcomes) {
        return outcomes.stream()
            .map(o -> head(o) + forAct(o.results()).stream().map(l -> "\n  " + l).collect(Collectors.joining())
                + (o.artifacts().isEmpty() ? "" : "\n  made " + String.join(", ", o.artifacts())))
            .toList();
    }

    /// Returns the whole record for a reply: steps, calls, rows by name, and writes. Lines are rendered on demand,
    /// since there may be thousands.
    List<Supplier<String>> record(List<StepOutcome> outcomes) {
        var labels = labels();
        var lines = new ArrayList<Supplier<String>>();
        for (var outcome : outcomes) {
            lines.add(() -> head(outcome));
            for (var result : outcome.results()) {
                lines.add(() -> "  " + asked(result.call()) + " → " + ended(result));
                result.writes()
                    .forEach(
                        w -> lines.add(() -> "    WRITTEN: " + w.action().word() + " " + PromptRows.words(w.words())
                            + " (" + title(w.type()) + ")"));
                result.choices().forEach(c -> lines.add(() -> "    fits: " + PromptRows.words(c.label())));
                if (result.writes().isEmpty()) {
                    result.rows().forEach(row -> lines.add(() -> "    " + PromptRows.byLabel(row, labels)));
                }
            }
            outcome.artifacts().forEach(ref -> lines.add(() -> made(ref, labels)));
        }
        return lines;
    }

    /// A draft by its name, since drafts are told elsewhere; one that was saved in the same turn with its content.
    private String made(String ref, Map<String, String> labels) {
        var name = PromptRows.words(labels.getOrDefault(ref, "a draft"));
        var saved = turn.entry(ref).filter(entry -> !entry.isUnsaved()).map(entry -> turn.loaded().get(entry.ref()));
        return saved.map(row -> "    MADE AND SAVED: " + PromptRows.byLabel(row.row(), labels))
            .orElse("    MADE, NOT YET SAVED: " + name);
    }

    Map<String, String> labels() {
        var labels = new LinkedHashMap<String, String>();
        turn.entities().forEach(e -> labels.put(e.ref(), e.label()));
        return labels;
    }

    private static String head(StepOutcome outcome) {
        return "Step " + outcome.number() + " (" + outcome.step().type().text() + ", " + outcome.step().subdomain()
            + "): "
            + PromptRows.words(outcome.step().description()) + " → " + outcome.status().text()
            + (outcome.words().isEmpty() ? "" : ": " + PromptRows.words(outcome.words()));
    }

    private static String asked(ToolCall call) {
        var filters = call.filters().isEmpty() ? ""
            : " where " + call.filters().stream().map(Object::toString).collect(Collectors.joining(" and "));
        var any = call.orFilters().isEmpty() ? "" : " any of " + call.orFilters();
        var args = call.args().isEmpty() ? "" : " " + call.args();
        return PromptRows
            .words(call.tool() + (call.table().isEmpty() ? "" : " " + call.table()) + filters + any + args);
    }

    private String ended(ToolResult result) {
        var message = PromptRows.words(result.message());
        return switch (result.outcome()) {
            case DONE -> result.rows().size() + (result.rows().size() == 1 ? " row" : " rows")
                + (message.isEmpty() ? "" : "; " + message);
            case REFUSED,
                UNSAVED -> "REFUSED: " + message
                    + turn.domain().tools().stream().filter(t -> t.name().equals(result.call().tool()))
                        .map(DomainText::takes).collect(Collectors.joining());
            case NEEDS_YES -> "needs the user's yes: " + message;
            case NEEDS_WORD -> "waits for the user's word: " + message;
            case AMBIGUOUS -> "several fit: " + message;
        };
    }

    /// Returns what computed tools returned in the last two turns, newest first: a heading for each call, then its
    /// rows.
    static List<String> computed(TurnContext turn) {
        return turn
            .computed().reversed().stream().flatMap(record -> Stream.concat(
                Stream.of("Turn " + record.turn() + ", " + record.table()
                    + PromptRows.words(record.filters().isEmpty() ? "" : " " + record.filters())
                    + (record.isOutdated() ? " (something was written since: compute it again where that matters)"
                        : "")),
                record.rows().stream().map(row -> "  " + PromptRows.byRef(row))))
            .toList();
    }

    private String refs(ToolResult result) {
        boolean isComputed = turn.domain().entityOfTable(result.table()).isEmpty() && result.writes().isEmpty();
        if (isComputed && result.isDone()) {
            return result.rows().isEmpty() ? "" : ", under the results of tools";
        }
        var refs = result.rows().stream().map(r -> r.text(Row.ID)).filter(loaded::contains).toList();
        var plain = result.rows().stream().filter(r -> !loaded.contains(r.text(Row.ID)))
            .map(r -> "\n    " + PromptRows.byRef(r)).collect(Collectors.joining());
        var choices = result.choices().stream().map(c -> c.ref() + " (" + PromptRows.words(c.label()) + ")")
            .collect(Collectors.joining(", "));
        return (refs.isEmpty() ? "" : ": " + String.join(", ", refs)) + (choices.isEmpty() ? "" : ": " + choices)
            + plain;
    }

    private String title(String type) {
        return turn.domain().entity(type).map(d -> d.title()).orElse(type);
    }

    /// Returns the content of the unsaved drafts, with names instead of refs.
    List<String> drafts() {
        var drafts = turn.inTier(Tier.GENERATED);
        var labels = drafts.isEmpty() ? Map.<String, String>of() : labels();
        return drafts.stream().map(e -> PromptRows.byLabel(e.content() == null ? Row.EMPTY : e.content(), labels))
            .toList();
    }

    /// Returns a draft's content, with its ref.
    static String draft(RefEntry entry) {
        return PromptRows
            .byRef(Row.of(Row.ID, entry.ref()).overlaidBy(entry.content() == null ? Row.EMPTY : entry.content()));
    }
}
