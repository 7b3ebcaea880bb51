package alfred.core.crud;

import alfred.core.domain.Row;
import java.util.UUID;

/// The refs of the owner's conversations, kept in the transaction of the rows that they stand for. Port; filled by the session.
public interface RefKeeper {
    /// Of a registry that nothing is kept of, and beside which there is no other conversation.
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

    /// Keeps what changed in the conversation that goes on.
    void save(Store.Transaction tx);

    /// Makes a saved draft of another conversation unsaved again, there.
    ///
    /// @param conversation the one in which it was saved
    /// @return false, and nothing is changed, where that conversation or the ref is gone or is the one that goes on
    boolean demote(UUID conversation, String ref, Row content, Store.Transaction tx);

    /// Points an unsaved draft of another conversation at its row again, there.
    ///
    /// @return false as for [#demote]
    boolean repromote(UUID conversation, String ref, UUID id, Store.Transaction tx);
}
