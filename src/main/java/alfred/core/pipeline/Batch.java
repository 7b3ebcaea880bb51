package alfred.core.pipeline;

import alfred.core.crud.ToolResult;
import alfred.core.reasoner.Contexts.BatchItem;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.StepType;
import alfred.core.registry.RefEntry;
import alfred.core.registry.SessionIdRegistry;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The drafts that a write step has to save, made by code where it addresses several (spec/pipeline.md, batch).
///
/// Addressed are the unsaved drafts of this plan's generate steps and those that the user speaks of; where the step names some of them,
/// only those.
final class Batch {
    private final SessionIdRegistry registry;
    private final List<String> refs;

    private Batch(SessionIdRegistry registry, List<String> refs) {
        this.registry = registry;
        this.refs = refs;
    }

    static Batch none(SessionIdRegistry registry) {
        return new Batch(registry, List.of());
    }

    static Batch of(TurnState state, Plan.Step step, SessionIdRegistry registry) {
        if (step.type() != StepType.WRITE) {
            return none(registry);
        }
        var addressed = Stream.concat(state.outcomes().stream().flatMap(o -> o.artifacts().stream()), state.understood().referencedEntities()
            .stream())
            .distinct().flatMap(ref -> registry.entry(ref).stream()).filter(RefEntry::isUnsaved).toList();
        var words = spaced(step.description());
        var named = addressed.stream().filter(e -> words.contains(spaced(e.ref())) || words.contains(spaced(e.label()))).toList();
        var meant = (named.isEmpty() ? addressed : named).stream().map(RefEntry::ref).toList();
        return new Batch(registry, meant.size() > 1 ? meant : List.of());
    }

    /// Lower case, each word between single spaces.
    private static String spaced(String text) {
        return " " + text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}_]+", " ").strip() + " ";
    }

    /// How each draft stands after the calls of the step.
    List<BatchItem> items(List<ToolResult> results) {
        return refs.stream().map(ref -> item(ref, results)).toList();
    }

    private BatchItem item(String ref, List<ToolResult> results) {
        var entry = registry.entry(ref);
        var label = entry.map(RefEntry::label).orElse(ref);
        if (entry.filter(RefEntry::isUnsaved).isEmpty()) {
            return new BatchItem(ref, label, "completed", "");
        }
        return error(ref, results).map(why -> new BatchItem(ref, label, "failed", why)).orElseGet(() -> new BatchItem(ref, label, "pending", ""));
    }

    /// Why the last call that named the draft was refused.
    private static Optional<String> error(String ref, List<ToolResult> results) {
        return results.stream().filter(r -> !r.isDone() && names(r, ref)).map(ToolResult::message).reduce((_, last) -> last);
    }

    private static boolean names(ToolResult result, String ref) {
        return result.call().args().toString().contains(ref) || result.call().data().toString().contains(ref);
    }

    /// Whether a call saved one of the drafts: such calls are not counted against the step.
    boolean isCompletedBy(ToolResult result) {
        return result.writes().stream().anyMatch(w -> refs.contains(w.ref()));
    }

    /// What is still to be done, in words for the reasoner; empty where nothing is.
    Optional<String> pending(List<ToolResult> results) {
        var open = items(results).stream().filter(i -> i.status().equals("pending")).map(i -> i.ref() + " (" + i.label() + ")").toList();
        return open.isEmpty() ? Optional.empty() : Optional.of("The step is not complete: still to be saved are " + String.join(", ", open) + ".");
    }
}
