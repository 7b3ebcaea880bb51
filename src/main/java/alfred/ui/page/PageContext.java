package alfred.ui.page;

import alfred.core.crud.call.CrudRefusal;
import alfred.ui.fx.Background;
import alfred.ui.fx.Theme;
import alfred.ui.fx.Toasts;
import alfred.ui.model.EntityActions;
import alfred.ui.model.Kitchen;
import alfred.ui.model.KnownEntity;
import alfred.ui.model.RecipeCards;
import alfred.ui.model.Route;
import alfred.ui.model.WindowSettings;
import alfred.ui.page.text.RefusalMessages;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.layout.Region;

/// The services and actions available to every page.
public interface PageContext {
    /// Fired at an open dialog after the kitchen changed.
    EventType<Event> CHANGED = new EventType<>(Event.ANY, "KITCHEN_CHANGED");

    Kitchen kitchen();

    Background background();

    Toasts toasts();

    WindowSettings settings();

    Theme theme();

    Clock clock();

    /// The links between nodes that show the same entity.
    EntityMarks marks();

    /// Opens another page.
    void open(Route route);

    /// Opens the page of the entity with the given ref; does nothing for an unknown ref.
    void openRef(String ref);

    /// Returns to the previous page.
    void back();

    /// Sends a message in the chat.
    void ask(String message);

    /// Sends a message in the chat and passes on how it was answered, without showing the chat. While another turn
    /// runs, the message is put into the composer instead.
    ///
    /// @param answered receives the answer, in Markdown
    void ask(String message, Consumer<String> answered);

    /// Puts a message into the composer without sending it.
    void prepare(String message);

    /// Passes the cookbook to a consumer on the FX thread, immediately or after loading. It is loaded once for all
    /// pages after each change.
    void withCookbook(Consumer<RecipeCards> use);

    /// The buttons for chat and panel, at the end of the page's header; hidden while the chat shows its own.
    Node switches();

    /// Returns the unsaved drafts of a ref type, such as `meal_plan`.
    List<KnownEntity> drafts(String refType);

    EntityActions draftActions();

    /// Shows a dialog over the page, replacing any open one.
    void showDialog(Region dialog);

    void closeDialog();

    /// Undoes the latest change and reports it in a toast.
    void undo();

    /// Reports an action in a toast, with Undo if anything was written.
    ///
    /// @param written the number of rows written
    default void told(String words, int written) {
        toasts().show(words, written == 0 ? null : this::undo);
    }

    default LocalDate today() {
        return LocalDate.now(clock());
    }

    /// Performs a write off the FX thread. Success is reported in a toast with Undo, a refusal in a toast of its
    /// own.
    ///
    /// @param done the message on success
    default void write(Runnable work, String done) {
        write(() -> {
            work.run();
            return done;
        }, words -> words);
    }

    /// Like the other overload, with a message about the result.
    ///
    /// @param done returns the message on success
    default <T> void write(Supplier<T> work, Function<T, String> done) {
        write(work, done, () -> {});
    }

    /// As above.
    ///
    /// @param failed called if nothing was written
    default <T> void write(Supplier<T> work, Function<T, String> done, Runnable failed) {
        background().task(work::get)
            .onSuccess(result -> toasts().show(done.apply(result), this::undo))
            .onFailure(failed)
            .onError(CrudRefusal.class, refusal -> toasts().show(RefusalMessages.of(refusal)))
            .start();
    }

    /// Performs a write whose effect is visible by itself: only a refusal is reported.
    default void quietly(Runnable work) {
        quietly(work, () -> {});
    }

    /// As above.
    ///
    /// @param failed called if nothing was written
    default void quietly(Runnable work, Runnable failed) {
        background().run(work).onFailure(failed)
            .onError(CrudRefusal.class, refusal -> toasts().show(RefusalMessages.of(refusal))).start();
    }
}
