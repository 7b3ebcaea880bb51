package alfred.core.session.state;

import alfred.core.crud.undo.RefKeeper;
import alfred.core.domain.Row;
import alfred.core.registry.Action;
import alfred.core.registry.RefEntry;
import alfred.core.row.Store;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.UnaryOperator;

/// The refs of all conversations, for undo: in memory for the current one, in the store for all others.
final class ConversationRefs implements RefKeeper {
    private final SessionState state;
    private final SessionJson json;

    ConversationRefs(SessionState state, SessionJson json) {
        this.state = state;
        this.json = json;
    }

    @Override
    public void save(Store.Transaction tx) {
        state.saveRefs(tx);
    }

    @Override
    public boolean demote(UUID conversation, String ref, Row content, Store.Transaction tx) {
        return changed(conversation, ref, entry -> entry.demoted(content), tx);
    }

    @Override
    public boolean repromote(UUID conversation, String ref, UUID id, Store.Transaction tx) {
        return changed(conversation, ref,
            entry -> entry.promoted(id, Action.CREATED, entry.turnLastRef()).holding(null), tx);
    }

    private boolean changed(UUID conversation, String ref, UnaryOperator<RefEntry> change, Store.Transaction tx) {
        if (conversation.equals(state.id()) || tx.sessions().find(conversation).isEmpty()) {
            return false;
        }
        var entry = Optional.ofNullable(tx.sessions().refs(conversation).get(ref)).map(text -> json.entry(ref, text));
        entry.ifPresent(e -> tx.sessions().saveRefs(conversation, Map.of(ref, json.entry(change.apply(e)))));
        return entry.isPresent();
    }
}
