package alfred.ui.page;

import javafx.scene.Node;

/// One page of the window; made when first opened, and kept.
public interface Page {
    Node node();

    /// Reads anew what the page shows: it was opened, or the kitchen changed. On the FX thread.
    void refresh();

    /// Gives the keyboard to the page's search; pages without one do nothing.
    default void find() {}

    /// Makes a new thing of the page's kind.
    default void create() {}

    /// Puts what is shown on paper.
    default void print() {}

    /// Saves what is being written.
    default void save() {}

    /// Keeps what is being written, unsaved, for the next start: the window closes.
    default void keep() {}
}
