package alfred.ui.page;

import javafx.scene.Node;

/// A page of the window; created on first use and then reused.
public interface Page {
    Node node();

    /// Reloads the page's content; called on the FX thread when the page is opened and when the kitchen has
    /// changed.
    void refresh();

    /// Focuses the page's search field; does nothing on pages without one.
    default void find() {}

    /// Starts creating an entity of the page's kind; returns false, as by default, on a page that has no kind of its
    /// own.
    default boolean create() {
        return false;
    }

    /// Leaves the page on Esc; returns false, as by default, on a page that is not left so.
    default boolean escape() {
        return false;
    }

    /// Takes a letter that is typed while no field has the focus; returns false, as by default, on a page that has no
    /// line to write it into.
    default boolean type(String letter) {
        return false;
    }

    /// Returns the height of the line at the lower edge that messages leave free, in pixels.
    default double keptFree() {
        return 0;
    }

    /// Prints the page's content; does nothing by default.
    default void print() {}

    /// Saves the form; does nothing by default.
    default void save() {}

    /// Saves unsaved input as a draft because the window is closing; does nothing by default.
    default void keep() {}
}
