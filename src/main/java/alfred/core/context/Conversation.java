package alfred.core.context;

import alfred.core.domain.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The conversation so far: layer 2, together with layer 3 and the results of the last two turns. Immutable.
///
/// @param engagementSummary the topic of the conversation
/// @param recentTurns the last five turns: three in full, two with the assistant's message shortened
/// @param historySummary a summary of older turns, one line each
/// @param archive generated content by key, for retrieval in later turns
/// @param pending the open question; null for none
/// @param turnSummaries the execution summaries of the last two turns
/// @param reasoningSummary a summary of older executions, one line each
/// @param results the calls of the last two turns, oldest first
/// @param constraints the user's constraints, such as `no dairy`
/// @param decisions the curation decisions of Understand, newest last
/// @param memo values that a reasoner keeps from turn to turn, by key
public record Conversation(
    String engagementSummary, List<ConversationTurn> recentTurns, String historySummary, Map<String, String> archive,
    @Nullable Pending pending, List<TurnExecutionSummary> turnSummaries, String reasoningSummary,
    List<StepRecord> results,
    List<String> constraints, List<Decision> decisions, Map<String, String> memo) {

    /// Number of turns kept in full (spec/context.md, thresholds).
    public static final int FULL_DETAIL_TURNS = 3;
    /// Number of turns shown to Understand.
    public static final int RECENT_TURNS = 5;
    /// Number of turns whose execution summaries and results are kept.
    public static final int RESULT_TURNS = 2;
    public static final Conversation EMPTY = new Conversation(
        "", List.of(), "", Map.of(), null, List.of(), "", List.of(), List.of(), List.of(), Map.of());

    /// Memo key of the user's words that led to the open question.
    public static final String ASKED_WITH = "asked.with";
    /// The memo key of what the latest turn with writes wrote.
    public static final String WROTE = "wrote";

    /// A decision of Understand about one ref, with the turn it was made in.
    ///
    /// @param decision `retain`, `demote` or [#DROP]
    /// @param reason why it is retained, or the name of what was dropped
    public record Decision(int turn, String ref, String decision, String reason) {
        public static final String DROP = "drop";
    }

    public Conversation {
        recentTurns = List.copyOf(recentTurns);
        archive = Map.copyOf(archive);
        turnSummaries = List.copyOf(turnSummaries);
        results = List.copyOf(results);
        constraints = List.copyOf(constraints);
        decisions = List.copyOf(decisions);
        memo = Map.copyOf(memo);
    }

    /// The open question, if any.
    public Optional<Pending> open() {
        return Optional.ofNullable(pending);
    }

    /// Returns this conversation with a new open question. A question that stays open is asked again after the new
    /// one.
    ///
    /// @param question null drops the open questions that do not stay open
    public Conversation asking(@Nullable Pending question) {
        var rest = lapsed();
        return question == null ? rest : rest.with(question.after(rest.pending));
    }

    /// Returns this conversation after a message about something else: open questions lapse, down to the first one
    /// that stays open.
    public Conversation lapsed() {
        var open = pending;
        while (open != null && !open.staysOpen()) {
            open = open.before();
        }
        return open == pending ? this : with(open);
    }

    /// Returns this conversation with the open question answered; the question before it is open again.
    public Conversation answered() {
        return pending == null ? this : with(pending.before());
    }

    /// Returns this conversation with the given open question in place of all others; null for none.
    public Conversation with(@Nullable Pending question) {
        return new Conversation(engagementSummary, recentTurns, historySummary, archive, question, turnSummaries,
            reasoningSummary, results,
            constraints, decisions, memo);
    }

    public Conversation withResults(List<StepRecord> all) {
        return new Conversation(engagementSummary, recentTurns, historySummary, archive, pending, turnSummaries,
            reasoningSummary, all,
            constraints, decisions, memo);
    }

    /// Returns this conversation with one more result. Results older than the last two turns are dropped.
    public Conversation and(StepRecord result) {
        var kept = new ArrayList<>(results.stream().filter(r -> r.turn() > result.turn() - RESULT_TURNS).toList());
        kept.add(result);
        return withResults(kept);
    }

    /// The loaded rows by ref, the one that was read last at the end (spec/context.md, window of results).
    ///
    /// @param tables the tables; what other tools returned is no row
    public Map<String, LoadedRow> loaded(Set<String> tables) {
        var rows = new LinkedHashMap<String, LoadedRow>();
        for (var record : results) {
            if (tables.contains(record.table())) {
                record.rows().forEach(row -> {
                    var known = rows.remove(row.text(Row.ID));
                    rows.put(row.text(Row.ID), known == null ? new LoadedRow(row, record.columns().isEmpty())
                        : known.readAgain(row, record.columns()));
                });
            }
        }
        return rows;
    }

    /// Returns this conversation with the given entries added to the memo; an empty value removes its key.
    public Conversation withMemo(Map<String, String> more) {
        var all = new LinkedHashMap<>(memo);
        all.putAll(more);
        all.values().removeIf(String::isEmpty);
        return new Conversation(engagementSummary, recentTurns, historySummary, archive, pending, turnSummaries,
            reasoningSummary, results,
            constraints, decisions, all);
    }

    public Conversation withArchive(Map<String, String> all) {
        return new Conversation(engagementSummary, recentTurns, historySummary, all, pending, turnSummaries,
            reasoningSummary, results,
            constraints, decisions, memo);
    }

    public Conversation withConstraints(List<String> all) {
        return new Conversation(engagementSummary, recentTurns, historySummary, archive, pending, turnSummaries,
            reasoningSummary, results,
            all, decisions, memo);
    }

    public Conversation withDecisions(List<Decision> all) {
        return new Conversation(engagementSummary, recentTurns, historySummary, archive, pending, turnSummaries,
            reasoningSummary, results,
            constraints, all, memo);
    }

    /// Returns this conversation after a turn. Older turns are compressed to a line each, and so is older
    /// reasoning.
    public Conversation after(ConversationTurn turn, TurnExecutionSummary execution) {
        var turns = new ArrayList<>(recentTurns);
        turns.add(turn);
        var history = historySummary;
        while (turns.size() > RECENT_TURNS) {
            history = Shortened.history(history, compressed(turns.removeFirst()));
        }
        for (int i = 0; i < turns.size() - FULL_DETAIL_TURNS; i++) {
            var t = turns.get(i);
            turns.set(i, t.shortened());
        }
        var executions = new ArrayList<>(turnSummaries);
        executions.add(execution);
        var reasoning = reasoningSummary;
        while (executions.size() > RESULT_TURNS) {
            reasoning = Shortened.history(reasoning, executions.removeFirst().inOneLine());
        }
        return new Conversation(engagementSummary, turns, history, archive, pending, executions, reasoning, results,
            constraints, decisions, memo);
    }

    /// Returns this conversation at the start of a turn. Rows changed by hand since the previous turn count as
    /// results of this one, and results older than the last two turns are dropped.
    ///
    /// @param turn the number of the turn
    /// @param byHand the refs changed by hand
    public Conversation begun(int turn, Set<String> byHand) {
        return withResults(results.stream()
            .map(r -> r.isByHand() && r.rows().stream().anyMatch(row -> byHand.contains(row.text(Row.ID)))
                ? r.in(turn) : r)
            .filter(r -> r.turn() > turn - RESULT_TURNS).toList());
    }

    /// Returns this conversation with a better summary of a recorded turn. `""` leaves the present text. If the
    /// turn is no longer kept, only the engagement summary changes.
    ///
    /// @param history the summary of older turns, merged; it is taken if no turn has followed
    public Conversation improved(
        int turn, String assistantSummary, String engagement, String phase, String userExpressed, String history) {
        var turns = recentTurns.stream().map(t -> t.turn() != turn || assistantSummary.isEmpty() ? t
            : t.saying(t.assistant(), assistantSummary.equals(t.assistant()) ? "" : assistantSummary)).toList();
        boolean isLatest =
            !turns.isEmpty() && turns.getLast().turn() == turn && !historySummary.isEmpty() && !history.isBlank();
        var merged = isLatest ? Shortened.text(history.strip().replace('\n', ' '), 2_000, "…") : historySummary;
        var executions =
            turnSummaries.stream().map(t -> t.turn() != turn ? t : t.feeling(phase, userExpressed)).toList();
        return new Conversation(engagement.isEmpty() ? engagementSummary : engagement, turns, merged, archive, pending,
            executions,
            reasoningSummary, results, constraints, decisions, memo);
    }

    /// Returns this conversation with a line added to the summary of older turns.
    public Conversation noted(String line) {
        return new Conversation(engagementSummary, recentTurns, Shortened.history(historySummary, line), archive,
            pending, turnSummaries,
            reasoningSummary, results, constraints, decisions, memo);
    }

    /// Returns this conversation with the given text as the assistant's message of a recorded turn; unchanged if
    /// the turn is no longer kept.
    public Conversation withOutcome(int turn, String words) {
        var turns = recentTurns.stream().map(t -> t.turn() == turn ? t.saying(words, "") : t).toList();
        return new Conversation(engagementSummary, turns, historySummary, archive, pending, turnSummaries,
            reasoningSummary, results,
            constraints, decisions, memo);
    }

    private static String compressed(ConversationTurn turn) {
        return "Turn " + turn.turn() + ": the user said \"" + Shortened.text(turn.user(), 120, "…") + "\"; "
            + Shortened.text(turn.assistantShort(), 240, "…")
            + (turn.wrote().isEmpty() || turn.assistantShort().contains(turn.wrote()) ? ""
                : Shortened.WROTE + Shortened.text(turn.wrote(), 300, "…"));
    }
}
