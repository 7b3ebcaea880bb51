package alfred.core.pipeline;

import alfred.core.crud.call.ToolResult;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.reasoner.Contexts.BatchItem.Status;
import alfred.core.reasoner.Contexts.BatchItem;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.StepType;
import alfred.core.registry.RefEntry;
import alfred.core.registry.SessionIdRegistry;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The drafts that a write step must save if it addresses more than one, determined in code
/// (spec/pipeline.md, batch).
///
/// These are the unsaved drafts made by this plan's generate steps and those referenced in the message, or only
/// those named in the step's description, if any.
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

    static Batch of(TurnState state, Plan.Step step, TurnServices services) {
        var registry = services.registry();
        if (step.type() != StepType.WRITE) {
            return none(registry);
        }
        var addressed = Stream
            .concat(state.outcomes().stream().flatMap(o -> o.artifacts().stream()),
                state.understood().referencedEntities()
                    .stream())
            .distinct().flatMap(ref -> registry.entry(ref).stream()).filter(RefEntry::isUnsaved).toList();
        var words = spaced(step.description());
        var named = addressed.stream().filter(e -> words.contains(spaced(e.ref())) || words.contains(spaced(e.label())))
            .toList();
        boolean isAboutThem = addressed.stream().anyMatch(e -> isOfPart(e, step, services.domain()));
        var meant = (named.isEmpty() && isAboutThem ? addressed : named).stream().map(RefEntry::ref).toList();
        return new Batch(registry, meant.size() > 1 ? meant : List.of());
    }

    /// Whether a draft becomes a row of the part of the domain that a step writes in.
    private static boolean isOfPart(RefEntry draft, Plan.Step step, DomainConfig domain) {
        var table = domain.entity(draft.type()).map(EntityDefinition::table).orElse("");
        return domain.subdomains().stream().filter(part -> part.name().equals(step.subdomain())).findFirst()
            .map(part -> part.tables().contains(table)).orElse(true);
    }

    /// Returns the text in lower case, with every word between single spaces.
    private static String spaced(String text) {
        return " " + text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}_]+", " ").strip() + " ";
    }

    List<String> refs() {
        return refs;
    }

    boolean holds(String ref) {
        return refs.contains(ref);
    }

    /// Returns the status of each draft after the step's calls.
    List<BatchItem> items(List<ToolResult> results) {
        return refs.stream().map(ref -> item(ref, results)).toList();
    }

    private BatchItem item(String ref, List<ToolResult> results) {
        var entry = registry.entry(ref);
        var label = entry.map(RefEntry::label).orElse(ref);
        if (entry.filter(RefEntry::isUnsaved).isEmpty()) {
            return new BatchItem(ref, label, Status.COMPLETED, "");
        }
        return error(ref, results).map(why -> new BatchItem(ref, label, Status.FAILED, why))
            .orElseGet(() -> new BatchItem(ref, label, Status.PENDING, ""));
    }

    /// Returns the message of the last failed call that named the draft; empty if there is none.
    private static Optional<String> error(String ref, List<ToolResult> results) {
        return results.stream().filter(r -> !r.isDone() && names(r, ref)).map(ToolResult::message)
            .reduce((_, last) -> last);
    }

    private static boolean names(ToolResult result, String ref) {
        return result.call().args().toString().contains(ref) || result.call().data().toString().contains(ref);
    }

    /// Returns a sentence for the reasoner that lists the drafts still to be saved; empty if there are none.
    Optional<String> pending(List<ToolResult> results) {
        var open = items(results).stream().filter(i -> i.status() == Status.PENDING)
            .map(i -> i.ref() + " (" + i.label() + ")").toList();
        return open.isEmpty() ? Optional.empty()
            : Optional.of("The step is not complete: still to be saved are " + String.join(", ", open) + ".");
    }
}
