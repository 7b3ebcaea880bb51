package alfred.core.session;

import alfred.core.context.Pending;
import alfred.core.crud.Change;
import alfred.core.crud.SessionRecords.TurnRecord;
import alfred.core.crud.Store;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// A turn that was cut off: what it wrote is kept, and the user is asked whether to keep or undo it (DESIGN, decision 4). Nothing is replayed.
final class Interrupted {
    private Interrupted() {}

    static Optional<Pending> find(UUID session, Store.Transaction tx) {
        var open = tx.sessions().openTurns(session);
        open.forEach(t -> tx.sessions().saveTurn(new TurnRecord(t.id(), t.sessionId(), t.number(), "ABANDONED", t.message(), t.reply(),
            t.started())));
        return open.stream().reduce((_, last) -> last).map(turn -> question(turn, tx));
    }

    private static Pending question(TurnRecord turn, Store.Transaction tx) {
        List<Change> changes = tx.journal().entries(turn.id()).stream().flatMap(e -> e.changes().stream()).toList();
        var said = "\"" + (turn.message().length() > 80 ? turn.message().substring(0, 80) + "…" : turn.message()) + "\"";
        if (changes.isEmpty()) {
            return new Pending(Pending.Kind.INTERRUPTED, "I was interrupted while working on " + said
                + ". Nothing was changed; say it again if you still want it.",
                List.of(), "");
        }
        return new Pending(Pending.Kind.INTERRUPTED, "I was interrupted while working on " + said + ". " + changes.size()
            + (changes.size() == 1 ? " row was" : " rows were") + " written before that. Keep it, or undo it?",
            List.of(new Pending.Choice("Keep it", ""), new Pending.Choice("Undo it", "")), "interrupted");
    }
}
