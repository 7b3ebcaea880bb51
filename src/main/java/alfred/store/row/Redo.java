package alfred.store.row;

import alfred.store.sql.Sql;

/// What a write did, to be done once more on a copy of a household's kitchen.
public interface Redo {
    /// Of a write that says nothing of itself: a copy hears of it by the server.
    Redo NOTHING = new Redo() {
        @Override
        public void again(Sql copy) {
            // there is nothing to do
        }

        @Override
        public boolean queue(Sql copy) {
            return false;
        }
    };

    /// Does it on a copy, which then is as the server.
    void again(Sql copy);

    /// Does it on a copy as if it had been written there out of reach of the server: it waits to be settled, under the
    /// keys that it has on the server.
    ///
    /// @return whether it can be, else nothing was done
    boolean queue(Sql copy);
}
