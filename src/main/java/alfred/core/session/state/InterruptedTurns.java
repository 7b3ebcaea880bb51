package alfred.core.session.state;

import alfred.core.context.Conversation;
import alfred.core.context.ConversationTurn;
import alfred.core.context.Pending;
import alfred.core.context.Resume;
import alfred.core.context.TurnExecutionSummary.CurationSummary;
import alfred.core.context.TurnExecutionSummary;
import alfred.core.crud.undo.Undo;
import alfred.core.domain.DomainConfig;
import alfred.core.pipeline.Unanswered;
import alfred.core.reasoner.WriteSentences;
import alfred.core.row.SessionRecords.State;
import alfred.core.row.SessionRecords.TurnRecord;
import alfred.core.row.Store;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Reports turns interrupted by the end of the process: adds their outcome to the conversation and, if they wrote
/// anything, asks the user whether to keep or undo it (spec/design.md, decision 4). Nothing is replayed.
///
/// @param kept the conversation as last saved during the turn
record InterruptedTurns(DomainConfig domain, Conversation kept, Store.Transaction tx) {
    private static final int MAX_QUOTED = 80;

    /// Returns the conversation with all open turns added, and closes those turns.
    Conversation told(List<TurnRecord> open, Mentions mentions) {
        var told = kept;
        for (var turn : open) {
            told = told(told, turn, mentions.parse(turn.message()).plain());
        }
        return told;
    }

    private Conversation told(Conversation before, TurnRecord turn, String said) {
        var changes = tx.journal().entries(turn.id()).stream().flatMap(e -> e.changes().stream()).toList();
        var known = before.recentTurns().stream().filter(t -> t.turn() == turn.number())
            .map(ConversationTurn::assistant).findFirst();
        var written = WriteSentences.of(domain, Undo.writes(domain, changes));
        var phrases = domain.phrases();
        var words = known.orElseGet(() -> phrases.text(Unanswered.INTERRUPTED.key())) + " "
            + (written.isEmpty() ? phrases.text("turn.unchanged") : written);
        tx.sessions()
            .saveTurn(new TurnRecord(turn.id(), turn.sessionId(), turn.number(), State.ABANDONED, turn.message(), words,
                turn.started()));
        var complete = known.isPresent() ? before.withOutcome(turn.number(), words) : before.after(
            new ConversationTurn(turn.number(), said, words, ""),
            new TurnExecutionSummary(turn.number(), Unanswered.INTERRUPTED.stored(), "", List.of(),
                CurationSummary.NONE, "", "", ""));
        var quoted = said.length() > MAX_QUOTED ? said.substring(0, MAX_QUOTED) + "…" : said;
        var asked = changes.isEmpty() ? complete.with(nothing(quoted, complete.pending()))
            : complete.asking(written(turn, quoted, changes.size()));
        return asked.withMemo(Map.of(Conversation.ASKED_WITH, said));
    }

    private Pending nothing(String said, @Nullable Pending before) {
        return new Pending(Pending.Kind.INTERRUPTED, domain.phrases().text("interrupted.nothing", said), List.of(),
            new Resume.Nothing(), before);
    }

    private Pending written(TurnRecord turn, String said, int rows) {
        var phrases = domain.phrases();
        return new Pending(Pending.Kind.INTERRUPTED, phrases.text("interrupted.written", said, rows),
            List.of(new Pending.Choice(phrases.text("interrupted.keep"), ""),
                new Pending.Choice(phrases.text("interrupted.undo"), "")),
            new Resume.Unit(turn.id()));
    }
}
