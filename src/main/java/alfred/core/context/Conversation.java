package alfred.core.context;

import alfred.core.domain.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
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
        return with(copy -> copy.pending = question);
    }

    public Conversation withResults(List<StepRecord> all) {
        return with(copy -> copy.results = all);
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
        return with(copy -> copy.memo = all);
    }

    public Conversation withArchive(Map<String, String> all) {
        return with(copy -> copy.archive = all);
    }

    public Conversation withConstraints(List<String> all) {
        return with(copy -> copy.constraints = all);
    }

    public Conversation withDecisions(List<Decision> all) {
        return with(copy -> copy.decisions = all);
    }

    /// Returns this conversation after a turn. Older turns are compressed to a line each, and so is older
    /// reasoning.
    public Conversation after(ConversationTurn turn, TurnExecutionSummary execution) {
        var turns = new ArrayList<>(recentTurns);
        turns.add(turn);
        var executions = new ArrayList<>(turnSummaries);
        executions.add(execution);
        return with(copy -> {
            while (turns.size() > RECENT_TURNS) {
                copy.historySummary = Shortened.history(copy.historySummary, compressed(turns.removeFirst()));
            }
            for (int i = 0; i < turns.size() - FULL_DETAIL_TURNS; i++) {
                turns.set(i, turns.get(i).shortened());
            }
            while (executions.size() > RESULT_TURNS) {
                copy.reasoningSummary =
                    Shortened.history(copy.reasoningSummary, executions.removeFirst().inOneLine());
            }
            copy.recentTurns = turns;
            copy.turnSummaries = executions;
        });
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
        return with(copy -> {
            copy.engagementSummary = engagement.isEmpty() ? engagementSummary : engagement;
            copy.recentTurns = turns;
            copy.historySummary = merged;
            copy.turnSummaries = executions;
        });
    }

    /// Returns this conversation with a line added to the summary of older turns.
    public Conversation noted(String line) {
        return with(copy -> copy.historySummary = Shortened.history(historySummary, line));
    }

    /// Returns this conversation with the given text as the assistant's message of a recorded turn; unchanged if
    /// the turn is no longer kept.
    public Conversation withOutcome(int turn, String words) {
        var turns = recentTurns.stream().map(t -> t.turn() == turn ? t.saying(words, "") : t).toList();
        return with(copy -> copy.recentTurns = turns);
    }

    private Conversation with(Consumer<Copy> change) {
        var copy = new Copy(this);
        change.accept(copy);
        return new Conversation(copy.engagementSummary, copy.recentTurns, copy.historySummary, copy.archive,
            copy.pending, copy.turnSummaries, copy.reasoningSummary, copy.results, copy.constraints, copy.decisions,
            copy.memo);
    }

    /// What may become different in a copy.
    private static final class Copy {
        private String engagementSummary;
        private List<ConversationTurn> recentTurns;
        private String historySummary;
        private Map<String, String> archive;
        private @Nullable Pending pending;
        private List<TurnExecutionSummary> turnSummaries;
        private String reasoningSummary;
        private List<StepRecord> results;
        private List<String> constraints;
        private List<Decision> decisions;
        private Map<String, String> memo;

        Copy(Conversation conversation) {
            engagementSummary = conversation.engagementSummary;
            recentTurns = conversation.recentTurns;
            historySummary = conversation.historySummary;
            archive = conversation.archive;
            pending = conversation.pending;
            turnSummaries = conversation.turnSummaries;
            reasoningSummary = conversation.reasoningSummary;
            results = conversation.results;
            constraints = conversation.constraints;
            decisions = conversation.decisions;
            memo = conversation.memo;
        }
    }

    private static String compressed(ConversationTurn turn) {
        return "Turn " + turn.turn() + ": the user said \"" + Shortened.text(turn.user(), 120, "…") + "\"; "
            + Shortened.text(turn.assistantShort(), 240, "…")
            + (turn.wrote().isEmpty() || turn.assistantShort().contains(turn.wrote()) ? ""
                : Shortened.WROTE + Shortened.text(turn.wrote(), 300, "…"));
    }
}
