package alfred.core.crud.undo;

import alfred.core.domain.Row;
import alfred.core.row.Store;
import java.util.UUID;

/// Saves the refs of the owner's conversations within the transaction of the rows they refer to. Port; implemented
/// by the session.
public interface RefKeeper {
    /// Saves nothing and knows no other conversations.
    RefKeeper NONE = new RefKeeper() {
        @Override
        public void save(Store.Transaction tx) {}

        @Override
        public boolean demote(UUID conversation, String ref, Row content, Store.Transaction tx) {
            return false;
        }

        @Override
        public boolean repromote(UUID conversation, String ref, UUID id, Store.Transaction tx) {
            return false;
        }
    };

    /// Saves the changed refs of the current conversation.
    void save(Store.Transaction tx);

    /// Turns a saved draft of another conversation back into an unsaved one, in that conversation.
    ///
    /// @param conversation the conversation that saved the draft
    /// @return false, without a change, if that conversation is the current one, or it or the ref no longer exists
    boolean demote(UUID conversation, String ref, Row content, Store.Transaction tx);

    /// Points an unsaved draft of another conversation at its row again, in that conversation.
    ///
    /// @return false, without a change, in the same cases as [#demote]
    boolean repromote(UUID conversation, String ref, UUID id, Store.Transaction tx);
}
