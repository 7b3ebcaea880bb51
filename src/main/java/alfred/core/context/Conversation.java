package alfred.core.context;

import alfred.core.domain.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The conversation so far: layer 2, with layer 3 and the results of the last two turns beside it. Immutable.
///
/// @param engagementSummary what the conversation is about
/// @param recentTurns the last turns; three in full, two more with the assistant's part shortened
/// @param historySummary older turns, compressed
/// @param archive generated content by key, for retrieval in later turns
/// @param turnSummaries the last two turns' execution
/// @param reasoningSummary older ones, compressed
/// @param results the calls of the last two turns, oldest first
/// @param constraints what the user demanded, such as `no dairy`
/// @param decisions what Understand curated, newest last: turn, ref, decision and reason
/// @param memo what a reasoner wants to remember from turn to turn, by key
public record Conversation(
    String engagementSummary, List<ConversationTurn> recentTurns, String historySummary, Map<String, String> archive,
    @Nullable Pending pending, List<TurnExecutionSummary> turnSummaries, String reasoningSummary, List<StepRecord> results,
    List<String> constraints, List<Decision> decisions, Map<String, String> memo) {

    /// Turns that keep their full text (spec/context.md, thresholds).
    public static final int FULL_DETAIL_TURNS = 3;
    /// Turns that Understand sees.
    public static final int RECENT_TURNS = 5;
    /// Turns whose execution and results are kept.
    public static final int RESULT_TURNS = 2;
    public static final Conversation EMPTY = new Conversation(
        "", List.of(), "", Map.of(), null, List.of(), "", List.of(), List.of(), List.of(), Map.of());

    /// In the memo: the user's words that led to the open question.
    public static final String ASKED_WITH = "asked.with";

    private static final int MAX_SUMMARY = 4_000;

    /// One decision of Understand about a ref.
    public record Decision(int turn, String ref, String decision, String reason) {}

    public Conversation {
        recentTurns = List.copyOf(recentTurns);
        archive = Map.copyOf(archive);
        turnSummaries = List.copyOf(turnSummaries);
        results = List.copyOf(results);
        constraints = List.copyOf(constraints);
        decisions = List.copyOf(decisions);
        memo = Map.copyOf(memo);
    }

    public Optional<Pending> open() {
        return Optional.ofNullable(pending);
    }

    /// The conversation with a new question; one that stays open is asked again after it. Null only drops what does not stay open.
    public Conversation asking(@Nullable Pending question) {
        var rest = lapsed();
        return question == null ? rest : rest.with(question.after(rest.pending));
    }

    /// The conversation once the message is about something else: its open questions lapse, down to the first that stays open.
    public Conversation lapsed() {
        var open = pending;
        while (open != null && !open.staysOpen()) {
            open = open.before();
        }
        return open == pending ? this : with(open);
    }

    /// The conversation once its open question is answered.
    public Conversation answered() {
        return pending == null ? this : with(pending.before());
    }

    /// The conversation with exactly this open question.
    public Conversation with(@Nullable Pending question) {
        return new Conversation(engagementSummary, recentTurns, historySummary, archive, question, turnSummaries, reasoningSummary, results,
            constraints, decisions, memo);
    }

    public Conversation withResults(List<StepRecord> all) {
        return new Conversation(engagementSummary, recentTurns, historySummary, archive, pending, turnSummaries, reasoningSummary, all,
            constraints, decisions, memo);
    }

    /// Results with one more; those of turns before the last two go.
    public Conversation and(StepRecord result) {
        var kept = new ArrayList<>(results.stream().filter(r -> r.turn() > result.turn() - RESULT_TURNS).toList());
        kept.add(result);
        return withResults(kept);
    }

    public Conversation withMemo(Map<String, String> more) {
        var all = new LinkedHashMap<>(memo);
        all.putAll(more);
        all.values().removeIf(String::isEmpty);
        return new Conversation(engagementSummary, recentTurns, historySummary, archive, pending, turnSummaries, reasoningSummary, results,
            constraints, decisions, all);
    }

    public Conversation withArchive(Map<String, String> all) {
        return new Conversation(engagementSummary, recentTurns, historySummary, all, pending, turnSummaries, reasoningSummary, results,
            constraints, decisions, memo);
    }

    public Conversation withConstraints(List<String> all) {
        return new Conversation(engagementSummary, recentTurns, historySummary, archive, pending, turnSummaries, reasoningSummary, results,
            all, decisions, memo);
    }

    public Conversation withDecisions(List<Decision> all) {
        return new Conversation(engagementSummary, recentTurns, historySummary, archive, pending, turnSummaries, reasoningSummary, results,
            constraints, all, memo);
    }

    public Conversation withEngagement(String summary) {
        return new Conversation(summary, recentTurns, historySummary, archive, pending, turnSummaries, reasoningSummary, results, constraints,
            decisions, memo);
    }

    /// The conversation after a turn: older turns are compressed, older reasoning becomes a line.
    public Conversation after(ConversationTurn turn, TurnExecutionSummary execution) {
        var turns = new ArrayList<>(recentTurns);
        turns.add(turn);
        var history = historySummary;
        while (turns.size() > RECENT_TURNS) {
            history = line(history, compressed(turns.removeFirst()));
        }
        for (int i = 0; i < turns.size() - FULL_DETAIL_TURNS; i++) {
            var t = turns.get(i);
            turns.set(i, new ConversationTurn(t.turn(), t.user(), t.assistantShort(), t.assistantShort()));
        }
        var executions = new ArrayList<>(turnSummaries);
        executions.add(execution);
        var reasoning = reasoningSummary;
        while (executions.size() > RESULT_TURNS) {
            reasoning = line(reasoning, executions.removeFirst().inOneLine());
        }
        return new Conversation(engagementSummary, turns, history, archive, pending, executions, reasoning, results, constraints, decisions, memo);
    }

    /// The conversation at the begin of a turn: results older than the last two turns go, and rows that were changed by hand since the turn before
    /// came in with this one.
    public Conversation begun(int turn, Set<String> byHand) {
        return withResults(results.stream().map(r -> r.isByHand() && r.rows().stream().anyMatch(row -> byHand.contains(row.text(Row.ID)))
            ? new StepRecord(turn, r.step(), r.table(), r.filters(), r.rows()) : r).filter(r -> r.turn() > turn - RESULT_TURNS).toList());
    }

    /// A turn that is kept already, with a better summary; texts that are `""` leave what is there. Nothing changes where it is not kept any more.
    public Conversation improved(int turn, String assistantSummary, String engagement, String phase, String userExpressed) {
        var turns = recentTurns.stream().map(t -> t.turn() != turn || assistantSummary.isEmpty() ? t
            : new ConversationTurn(turn, t.user(), t.assistant(), assistantSummary.equals(t.assistant()) ? "" : assistantSummary)).toList();
        var executions = turnSummaries.stream().map(t -> t.turn() != turn ? t : t.feeling(phase, userExpressed)).toList();
        return new Conversation(engagement.isEmpty() ? engagementSummary : engagement, turns, historySummary, archive, pending, executions,
            reasoningSummary, results, constraints, decisions, memo);
    }

    /// The conversation in which a turn came to this, instead of what was kept of it so far.
    public Conversation withOutcome(int turn, String words) {
        var turns = recentTurns.stream().map(t -> t.turn() == turn ? new ConversationTurn(turn, t.user(), words, "") : t).toList();
        return new Conversation(engagementSummary, turns, historySummary, archive, pending, turnSummaries, reasoningSummary, results,
            constraints, decisions, memo);
    }

    private static String compressed(ConversationTurn turn) {
        return "Turn " + turn.turn() + ": the user said \"" + clipped(turn.user(), 120) + "\"; " + clipped(turn.assistantShort(), 160);
    }

    private static String line(String before, String next) {
        var all = before.isEmpty() ? next : before + "\n" + next;
        return all.length() <= MAX_SUMMARY ? all : all.substring(all.indexOf('\n', all.length() - MAX_SUMMARY) + 1);
    }

    private static String clipped(String text, int length) {
        return text.length() <= length ? text : text.substring(0, length) + "…";
    }
}
