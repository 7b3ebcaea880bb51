package alfred.core.session;

import alfred.core.crud.CrudRefusal.Kind;
import alfred.core.crud.CrudRefusal;
import alfred.core.crud.SessionRecords.Overview;
import alfred.core.crud.SessionRecords.SessionRecord;
import alfred.core.crud.SessionRecords.State;
import alfred.core.crud.SessionRecords.TurnRecord;
import alfred.core.crud.SessionRecords;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;

/// The conversations with Alfred: the one that goes on, and those of before. All of it is read page by page, and none of it on the FX thread.
///
/// A conversation that is left keeps its refs, drafts, pins and its open question, and has them again when it is opened; its numbers are
/// never given again in another one (spec/entities-and-refs.md, counters). One in which nothing was said is not kept. What conversations wrote, and
/// its undo, belongs to the kitchen: deleting a conversation takes nothing of it back.
public final class Conversations {
    /// Of more words than these only the first are searched for.
    private static final int WORDS = 12;
    private final Session session;
    private final Mentions mentions;

    /// One conversation in a list.
    ///
    /// @param title the first words of the user's first message
    /// @param started when the first thing was said
    /// @param last when the last thing was said
    /// @param isCurrent whether it is the one that goes on
    public record Past(UUID id, String title, OffsetDateTime started, OffsetDateTime last, int turns, boolean isCurrent) {}

    /// One turn as it was said.
    ///
    /// @param number the turn's number, which grows within a conversation
    /// @param message the user's words, mentions as their labels
    /// @param reply Alfred's, in Markdown; `""` where there was none
    /// @param isAnswered false for a turn that was stopped or failed
    public record Said(int number, String message, String reply, boolean isAnswered, OffsetDateTime at) {}

    /// One turn that was found, with the conversation it belongs to.
    public record Found(UUID conversation, String title, Said said) {}

    Conversations(Session session) {
        this.session = session;
        this.mentions = new Mentions(session.engine.domain());
    }

    /// The conversations in which something was said, the latest first.
    ///
    /// @param from how many to pass over
    /// @param count at most so many
    public List<Past> list(int from, int count) {
        return records(sessions -> sessions.overviews(from, count)).stream().map(this::past).toList();
    }

    /// What was said in a conversation, the first turn first; nothing is opened or changed by it.
    public List<Said> read(UUID conversation, int from, int count) {
        return records(sessions -> sessions.turns(conversation, from, count)).stream().map(this::said).toList();
    }

    /// The turns whose message or reply holds all the words, in any order and case, the latest first.
    public List<Found> search(String words, int from, int count) {
        var wanted = Arrays.stream(words.strip().split("\\s+")).filter(w -> !w.isEmpty()).distinct().limit(WORDS).toList();
        return records(sessions -> sessions.search(wanted, from, count)).stream()
            .map(hit -> new Found(hit.turn().sessionId(), hit.title(), said(hit.turn()))).toList();
    }

    private Past past(Overview o) {
        return new Past(o.id(), o.title(), o.started(), o.last(), o.turns(), o.id().equals(session.currentId()));
    }

    private Said said(TurnRecord turn) {
        return new Said(turn.number(), mentions.parse(turn.message()).plain(), turn.reply(), turn.state() == State.COMMITTED, turn.started());
    }

    private <T> T records(Function<SessionRecords, T> work) {
        return session.engine.store().recall(work);
    }

    /// Leaves this conversation and begins another. A turn that runs is stopped.
    public void startNew() {
        session.betweenTurns(() -> become(session.state.fresh()));
    }

    /// Leaves this conversation and goes on with that one. A turn that runs is stopped.
    ///
    /// @throws CrudRefusal where it is not there any more; this one then goes on
    public void open(UUID conversation) {
        session.betweenTurns(() -> {
            if (!conversation.equals(session.state.id)) {
                become(records(sessions -> sessions.find(conversation)).orElseThrow(Conversations::gone));
            }
        });
    }

    /// Deletes a conversation for good; in place of the one that goes on a new one begins.
    ///
    /// @throws CrudRefusal where it is not there any more
    public void delete(UUID conversation) {
        session.betweenTurns(() -> {
            boolean isCurrent = conversation.equals(session.state.id);
            if (isCurrent) {
                become(session.state.fresh());
            }
            session.write(tx -> {
                if (tx.sessions().find(conversation).isPresent()) {
                    tx.sessions().delete(conversation);
                } else if (!isCurrent) {
                    throw gone();
                }
                return "";
            });
        });
    }

    /// In the store first: where that fails, nothing has changed.
    private void become(SessionRecord next) {
        var open = new SessionRecord(next.id(), next.title(), next.state(), next.started(), session.engine.now().get(), false);
        Map<String, String> refs = session.engine.store().write(tx -> {
            session.state.leave(tx);
            tx.sessions().save(open);
            return tx.sessions().refs(open.id());
        });
        session.state.restore(open, refs);
        session.write(tx -> {
            session.state.catchUp(tx);
            session.state.save(tx);
            return "";
        });
    }

    private static CrudRefusal gone() {
        return new CrudRefusal(Kind.NOT_FOUND, "That conversation is not there any more.");
    }
}
