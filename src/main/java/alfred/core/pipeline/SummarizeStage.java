package alfred.core.pipeline;

import alfred.core.context.AssistantSummary;
import alfred.core.context.Conversation;
import alfred.core.context.ConversationTurn;
import alfred.core.context.Pending;
import alfred.core.context.ShownRefs;
import alfred.core.context.TurnExecutionSummary.CurationSummary;
import alfred.core.context.TurnExecutionSummary.StepSummary;
import alfred.core.context.TurnExecutionSummary;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.Row;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.StepOutcome;
import alfred.core.reasoner.StepType;
import alfred.core.reasoner.WriteSentences;
import alfred.core.registry.RefEntry;
import alfred.core.registry.Tier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Adds a turn to the conversation (spec/pipeline.md, Summarize), in code alone: saving a turn never waits for a
/// model. Decisions of Understand are only recorded here, not carried out.
final class SummarizeStage {
    private final TurnServices services;

    SummarizeStage(TurnServices services) {
        this.services = services;
    }

    /// Returns the conversation with an answered turn added.
    ///
    /// @param memo entries for the reasoner's memo
    Conversation answered(TurnState state, Map<String, String> memo) {
        var turn = turn(state.reply(), state.pending(),
            state.outcomes().stream().anyMatch(outcome -> !outcome.artifacts().isEmpty()));
        var now = services.conversation();
        boolean isAnswered = state.understood().isAnswer() && services.isSettled();
        var wrote = services.written().isEmpty() ? now.memo().getOrDefault(Conversation.WROTE, "") : services.wrote();
        return (isAnswered ? now.answered() : now).asking(state.pending())
            .after(turn, execution(state, decision(state), turn.turn()))
            .withMemo(memo).withMemo(Map.of(Conversation.ASKED_WITH, state.pending() == null ? "" : services.words(),
                Conversation.WROTE, wrote));
    }

    /// Returns the conversation with a turn of a bypass mode added.
    Conversation spoken(String reply, String mode) {
        var turn = turn(reply, null, true);
        return services.conversation().after(turn,
            new TurnExecutionSummary(turn.turn(), mode, "", List.of(), CurationSummary.NONE, "", "", ""));
    }

    /// A turn with its reply, the reply's short form and what it named: the choices of a question, or else the entities
    /// in view whose names it holds.
    private ConversationTurn turn(String reply, @Nullable Pending pending, boolean hasMade) {
        var registry = services.registry();
        var choices = pending == null ? List.<String>of() : pending.choices().stream().map(Pending.Choice::ref)
            .filter(ref -> registry.entry(ref).isPresent()).toList();
        var shown = choices.isEmpty() ? ShownRefs.in(reply, likeliestFirst()) : choices;
        var names = shown.stream().flatMap(ref -> registry.entry(ref).stream()).map(RefEntry::label).toList();
        var shortened = AssistantSummary.of(reply, services.domain(), names, hasMade);
        return new ConversationTurn(registry.currentTurn(), services.message(), reply,
            shortened.equals(reply) ? "" : shortened, shown,
            WriteSentences.of(services.domain(), services.written()));
    }

    /// The entities that a reply may name: what the turn wrote, then what it read, then what is in view. Of the types
    /// that only stand behind others, such as the foods behind lots, those whose names no other entity has.
    private List<RefEntry> likeliestFirst() {
        var registry = services.registry();
        var written = services.written().stream().flatMap(w -> registry.entry(w.ref()).stream()).toList();
        var inView = Stream.of(Tier.ACTIVE, Tier.GENERATED, Tier.RETAINED)
            .flatMap(tier -> registry.inTier(tier).stream()).filter(e -> !written.contains(e))
            .sorted(Comparator.comparing(e -> e.turnLastRef() < registry.currentTurn())).toList();
        var relevant = services.domain().relevantTypes();
        var first = Stream.concat(written.stream(), inView.stream().filter(e -> relevant.contains(e.type()))).toList();
        var names = first.stream().map(e -> e.label().toLowerCase(Locale.ROOT)).toList();
        return Stream.concat(first.stream(), inView.stream().filter(e -> !relevant.contains(e.type()))
            .filter(e -> !names.contains(e.label().toLowerCase(Locale.ROOT)))).toList();
    }

    /// Returns the conversation with a turn added that ended before its reply. The open question stays open, unless
    /// the turn has written something.
    ///
    /// @param before the conversation at the start of the turn
    UnansweredTurn unanswered(TurnState state, Conversation before, Unanswered why) {
        var outcome = services.forPeople(words(state, why));
        var turn = new ConversationTurn(services.registry().currentTurn(), services.message(), outcome, "");
        var now = services.conversation();
        var open =
            now == Conversation.EMPTY ? now : services.written().isEmpty() ? now.with(before.pending()) : now.lapsed();
        return new UnansweredTurn(open.after(turn, execution(state, why.stored(), turn.turn())), outcome);
    }

    /// Describes the turn's outcome: why it has no reply, what it left undone and what it wrote. The writes of an
    /// interrupted turn are added from the journal at the next start.
    private String words(TurnState state, Unanswered why) {
        var phrases = services.domain().phrases();
        var written = WriteSentences.of(services.domain(), services.written());
        var done = why == Unanswered.INTERRUPTED ? "" : written.isEmpty() ? phrases.text("turn.unchanged") : written;
        var left = left(state).stream().map(Plan.Step::description).collect(Collectors.joining("; "));
        return Stream.of(phrases.text(why.key()), left.isEmpty() ? "" : phrases.text("turn.left", left), done)
            .filter(s -> !s.isEmpty())
            .collect(Collectors.joining(" "));
    }

    private static List<Plan.Step> left(TurnState state) {
        var plan = state.plan();
        return plan == null ? List.of() : plan.steps().stream().skip(state.outcomes().size()).toList();
    }

    private static String decision(TurnState state) {
        return Optional.ofNullable(state.plan()).map(plan -> plan.decision().name().toLowerCase(Locale.ROOT))
            .orElse("quick");
    }

    private TurnExecutionSummary execution(TurnState state, String decision, int turn) {
        var understanding = state.understanding();
        var plan = state.plan();
        var curation =
            understanding == null ? CurationSummary.NONE : new CurationSummary(understanding.curation().retain(),
                understanding.curation().demote(), understanding.curation().drop());
        var steps = new ArrayList<>(state.outcomes().stream().map(SummarizeStage::step).toList());
        left(state).forEach(step -> steps.add(new StepSummary(step.type().text(), step.subdomain(), step.description(),
            services.domain().phrases().text("turn.not-done"), List.of())));
        return new TurnExecutionSummary(turn, decision,
            plan != null ? plan.goal() : understanding == null ? "" : understanding.quickIntent(),
            steps, curation, "", "", state.ending() instanceof ActDecision.Blocked blocked ? blocked.details() : "");
    }

    private static StepSummary step(StepOutcome outcome) {
        var refs = outcome.results().stream().flatMap(r -> r.rows().stream()).map(r -> r.text(Row.ID))
            .filter(r -> !r.isEmpty()).distinct()
            .limit(20).toList();
        var made = made(outcome);
        var words = outcome.status() == StepOutcome.Status.DONE ? did(outcome)
            : (made.isEmpty() ? "" : made + "; then ") + outcome.status().text() + because(outcome);
        return new StepSummary(outcome.step().type().text(), outcome.step().subdomain(), outcome.step().description(),
            words, refs);
    }

    /// Returns why a step did not end well: in its own words, or with the message of its last call that failed.
    private static String because(StepOutcome outcome) {
        var failed = outcome.results().stream().filter(r -> !r.isDone()).map(ToolResult::message)
            .reduce((_, last) -> last).orElse("");
        var why = outcome.words().isBlank() ? failed : outcome.words();
        return why.isBlank() ? "" : ": " + why;
    }

    /// Describes a step's writes, such as `updated recipe_3`; without writes, its outcome or the number of rows it
    /// read. What an analyze step found is not the rows that it had.
    private static String did(StepOutcome outcome) {
        var done = made(outcome);
        return !done.isEmpty() ? done : !outcome.words().isBlank() ? outcome.words()
            : outcome.step().type() == StepType.ANALYZE ? "what was found is in the reply"
            : outcome.results().stream().mapToLong(r -> r.rows().size()).sum() + " rows";
    }

    /// Names what a step wrote and made; `""` for nothing.
    private static String made(StepOutcome outcome) {
        return Stream
            .concat(outcome.writes().stream().map(w -> w.action().word() + " " + w.ref()),
                outcome.artifacts().stream().map(ref -> "made " + ref))
            .limit(20).collect(Collectors.joining(", "));
    }
}
