package alfred.core.session.turn;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.row.SessionRecords.Overview;
import alfred.core.row.SessionRecords.SessionRecord;
import alfred.core.row.SessionRecords.State;
import alfred.core.row.SessionRecords.TurnRecord;
import alfred.core.row.SessionRecords;
import alfred.core.session.state.Mentions;
import alfred.core.session.state.SessionContext;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;

/// The current conversation and past ones. Reads page by page; not to be called on the FX thread.
///
/// A closed conversation keeps its refs, drafts, pins and open question, and gets them back when it is reopened;
/// its ref numbers are never reused in another one (spec/entities-and-refs.md, counters). A conversation without
/// turns is not kept. What conversations wrote, and its undo, belongs to the kitchen: deleting a conversation
/// undoes nothing.
public final class Conversations {
    private static final int MAX_TITLE = 60;
    /// The maximum number of words in a search; any further words are ignored.
    private static final int WORDS = 12;
    private final SessionContext context;
    /// Ends a running turn, then runs work on the session's worker.
    private final Consumer<Runnable> betweenTurns;
    private final Mentions mentions;

    /// One conversation in a list.
    ///
    /// @param title the beginning of the user's first message
    /// @param started the time of the first message
    /// @param last the time of the last message
    /// @param turns the number of turns
    /// @param isCurrent whether this is the current conversation
    public record Past(UUID id, String title, OffsetDateTime started, OffsetDateTime last, int turns,
        boolean isCurrent) {}

    /// One turn.
    ///
    /// @param number the turn's number, ascending within a conversation
    /// @param message the user's message, with mentions replaced by their labels
    /// @param reply Alfred's reply in Markdown; `""` if there is none
    /// @param isAnswered false for a turn that was stopped or failed
    /// @param at the time of the message
    /// @param shown what was kept of it by [#keep]; `""` for nothing
    public record Said(int number, String message, String reply, boolean isAnswered, OffsetDateTime at,
        String shown) {}

    /// A matching turn and its conversation.
    public record Found(UUID conversation, String title, Said said) {}

    public Conversations(SessionContext context, Consumer<Runnable> betweenTurns) {
        this.context = context;
        this.betweenTurns = betweenTurns;
        this.mentions = new Mentions(context.engine().domain());
    }

    /// Returns a page of the conversations that have turns, latest first.
    ///
    /// @param from the number of conversations to skip
    /// @param count the maximum number of conversations
    public List<Past> list(int from, int count) {
        return records(sessions -> sessions.overviews(from, count)).stream().map(this::past).toList();
    }

    /// Returns a page of a conversation's turns, oldest first, without opening it; empty for an unknown id.
    ///
    /// @param from the number of turns to skip
    /// @param count the maximum number of turns
    public List<Said> read(UUID conversation, int from, int count) {
        return records(sessions -> sessions.turns(conversation, from, count)).stream().map(this::said).toList();
    }

    /// Returns a page of the turns whose message or reply contains all the words, in any order and case, latest
    /// first; empty if there are no words.
    ///
    /// @param from the number of matches to skip
    /// @param count the maximum number of matches
    public List<Found> search(String words, int from, int count) {
        var wanted =
            Arrays.stream(words.strip().split("\\s+")).filter(w -> !w.isEmpty()).distinct().limit(WORDS).toList();
        return records(sessions -> sessions.search(wanted, from, count)).stream()
            .map(hit -> new Found(hit.turn().sessionId(), hit.title(), said(hit.turn()))).toList();
    }

    /// Keeps text with a turn of the current conversation; nothing where it has no turn of this number and reply, as
    /// when another conversation was opened in the meantime.
    public void keep(int turn, String reply, String shown) {
        var id = context.locked(() -> context.state().id());
        context.engine().store().change(tx -> tx.sessions().keepShown(id, turn, reply, shown));
    }

    private Past past(Overview o) {
        return new Past(o.id(), o.title(), o.started(), o.last(), o.turns(),
            o.id().equals(context.locked(() -> context.state().id())));
    }

    private Said said(TurnRecord turn) {
        return new Said(turn.number(), mentions.parse(turn.message()).plain(), turn.reply(),
            turn.state() == State.COMMITTED, turn.started(), turn.shown());
    }

    private <T> T records(Function<SessionRecords, T> work) {
        return context.engine().store().recall(work);
    }

    /// Closes the current conversation and starts a new one. Cancels a running turn.
    public void startNew() {
        betweenTurns.accept(() -> become(context.state().fresh()));
    }

    /// Closes the current conversation and reopens another. Cancels a running turn.
    ///
    /// @throws CrudRefusal if the conversation no longer exists; the current one then stays open
    public void open(UUID conversation) {
        betweenTurns.accept(() -> {
            if (!conversation.equals(context.state().id())) {
                become(records(sessions -> sessions.find(conversation)).orElseThrow(Conversations::gone));
            }
        });
    }

    /// Deletes a conversation permanently. If it is the current one, starts a new one. Cancels a running turn.
    ///
    /// @throws CrudRefusal if the conversation no longer exists
    public void delete(UUID conversation) {
        betweenTurns.accept(() -> {
            boolean isCurrent = conversation.equals(context.state().id());
            if (isCurrent) {
                become(context.state().fresh());
            }
            context.run(tx -> {
                if (tx.sessions().find(conversation).isPresent()) {
                    tx.sessions().delete(conversation);
                } else if (!isCurrent) {
                    throw gone();
                }
            });
        });
    }

    /// Writes to the store first, so that nothing has changed if that fails.
    private void become(SessionRecord next) {
        var open =
            new SessionRecord(next.id(), next.title(), next.state(), next.started(), context.engine().now().get(),
                false);
        Map<String, String> refs = context.engine().store().write(tx -> {
            context.state().leave(tx);
            tx.sessions().save(open);
            return tx.sessions().refs(open.id());
        });
        context.state().restore(open, refs);
        context.keep(tx -> context.state().catchUp(tx, true));
    }

    /// Returns the title of a conversation that begins with some words.
    static String title(String words) {
        int end = words.lastIndexOf(' ', MAX_TITLE);
        var shortened = words.length() <= MAX_TITLE ? words : words.substring(0, end > 0 ? end : MAX_TITLE) + "…";
        return shortened.substring(0, 1).toUpperCase(Locale.ROOT) + shortened.substring(1);
    }

    private static CrudRefusal gone() {
        return CrudRefusal.of(Kind.NOT_FOUND, "refused.talk-gone");
    }
}
