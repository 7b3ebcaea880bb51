package alfred.ui.page;

import alfred.core.crud.CrudRefusal;
import alfred.ui.fx.Background;
import alfred.ui.fx.Theme;
import alfred.ui.fx.Toasts;
import alfred.ui.model.EntityActions;
import alfred.ui.model.Kitchen;
import alfred.ui.model.KnownEntity;
import alfred.ui.model.RecipeCards;
import alfred.ui.model.Route;
import alfred.ui.model.WindowSettings;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.layout.Region;

/// What every page has at hand.
public interface PageContext {
    Kitchen kitchen();

    Background background();

    Toasts toasts();

    WindowSettings settings();

    Theme theme();

    Clock clock();

    /// Joins what shows the same entity.
    EntityMarks marks();

    /// Goes to another page.
    void open(Route route);

    /// Opens what a ref of the conversation stands for.
    void openRef(String ref);

    /// Back to the page before this one.
    void back();

    /// Puts words into the chat and sends them.
    void ask(String message);

    /// Puts a mention or words into the composer and waits for more.
    void prepare(String message);

    /// The cookbook as last read, soon after on the FX thread; read once for all pages after each change.
    void withCookbook(Consumer<RecipeCards> use);

    /// The switches for chat and panel, for the end of the page's header; hidden where the chat shows its own.
    Node switches();

    /// What Alfred made up of a type, such as `meal_plan`, and has not saved.
    List<KnownEntity> drafts(String refType);

    EntityActions draftActions();

    /// Lays a form over the page; one at a time.
    void showDialog(Region dialog);

    void closeDialog();

    /// Takes back the latest write, with a toast that says so.
    void undo();

    /// Says what was done, with Undo where anything was written.
    default void told(String words, int written) {
        toasts().show(words, written == 0 ? null : this::undo);
    }

    default LocalDate today() {
        return LocalDate.now(clock());
    }

    /// Carries out a write and says so in a toast with Undo; a refusal is told in its own words.
    default void write(Runnable work, String done) {
        background().run(work)
            .onSuccess(_ -> toasts().show(done, this::undo))
            .onError(CrudRefusal.class, refusal -> toasts().show(RefusalMessages.of(refusal)))
            .start();
    }

    /// Carries out a small write that shows by itself.
    default void quietly(Runnable work) {
        background().run(work).onError(CrudRefusal.class, refusal -> toasts().show(RefusalMessages.of(refusal))).start();
    }
}
