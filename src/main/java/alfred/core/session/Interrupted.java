package alfred.core.session;

import alfred.core.context.Pending;
import alfred.core.crud.Change;
import alfred.core.crud.SessionRecords.TurnRecord;
import alfred.core.crud.Store;
import alfred.core.domain.Phrasebook;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// A turn that was cut off: what it wrote is kept, and the user is asked whether to keep or undo it (spec/design.md, decision 4). Nothing is
/// replayed.
final class Interrupted {
    private Interrupted() {}

    static Optional<Pending> find(UUID session, Store.Transaction tx, Phrasebook phrases) {
        var open = tx.sessions().openTurns(session);
        open.forEach(t -> tx.sessions().saveTurn(new TurnRecord(t.id(), t.sessionId(), t.number(), "ABANDONED", t.message(), t.reply(),
            t.started())));
        return open.stream().reduce((_, last) -> last).map(turn -> question(turn, tx, phrases));
    }

    private static Pending question(TurnRecord turn, Store.Transaction tx, Phrasebook phrases) {
        List<Change> changes = tx.journal().entries(turn.id()).stream().flatMap(e -> e.changes().stream()).toList();
        var said = turn.message().length() > 80 ? turn.message().substring(0, 80) + "…" : turn.message();
        if (changes.isEmpty()) {
            return new Pending(Pending.Kind.INTERRUPTED, phrases.text("interrupted.nothing", said), List.of(), "");
        }
        return new Pending(Pending.Kind.INTERRUPTED, phrases.text("interrupted.written", said, changes.size()),
            List.of(new Pending.Choice(phrases.text("interrupted.keep"), ""), new Pending.Choice(phrases.text("interrupted.undo"), "")),
                "interrupted");
    }
}
