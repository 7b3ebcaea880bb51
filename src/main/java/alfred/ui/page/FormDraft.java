package alfred.ui.page;

import alfred.ui.model.WindowSettings;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.Observable;

/// What is being written in a form and not saved: kept a second after it changed, so that it outlives the form and the window.
///
/// Kept is what differs from what the form began with; it is laid over whatever the form begins with the next time.
public final class FormDraft {
    private final WindowSettings settings;
    private final String name;
    private final Map<String, Part> parts = new LinkedHashMap<>();
    private final Autosave keeper = new Autosave(this::writeDown);
    private Map<String, String> start = Map.of();
    private boolean isOver;

    private record Part(Supplier<String> read, Consumer<String> write) {}

    /// @param name the setting that holds it
    public FormDraft(WindowSettings settings, String name) {
        this.settings = settings;
        this.name = name;
    }

    /// Adds a field; all of them before [#restore()].
    ///
    /// @param source tells of its changes
    /// @param write takes what `read` gave
    public FormDraft with(String part, Observable source, Supplier<String> read, Consumer<String> write) {
        parts.put(part, new Part(read, write));
        source.addListener(_ -> {
            if (!isOver) {
                keeper.changed();
            }
        });
        return this;
    }

    /// It was forgotten, and is wanted after all.
    public void resume() {
        isOver = false;
        keeper.changed();
    }

    /// Lays what was kept over what the form begins with; whether there was anything.
    public boolean restore() {
        start = written();
        var kept = KeyValueText.read(settings.get(name).orElse(""));
        lay(kept);
        return !kept.isEmpty();
    }

    /// Whether anything differs from what the form began with.
    public boolean isChanged() {
        return !changes().isEmpty();
    }

    /// The form is closed, or the window: keeps what is not kept yet. What a field tells later, such as a date field when it loses the focus,
    /// counts no more.
    public void close() {
        keeper.now();
        isOver = true;
    }

    /// It was saved, or is not wanted.
    public void forget() {
        isOver = true;
        keeper.forget();
        settings.put(name, "");
    }

    /// Puts back what the form began with.
    public void startOver() {
        lay(start);
        forget();
        isOver = false;
    }

    private void lay(Map<String, String> words) {
        parts.forEach((part, field) -> {
            if (words.containsKey(part)) {
                field.write().accept(words.get(part));
            }
        });
    }

    private void writeDown() {
        var changes = changes();
        settings.put(name, changes.isEmpty() ? "" : KeyValueText.write(changes));
    }

    private Map<String, String> changes() {
        var changes = written();
        changes.entrySet().removeIf(entry -> entry.getValue().equals(start.get(entry.getKey())));
        return changes;
    }

    private Map<String, String> written() {
        var words = new LinkedHashMap<String, String>();
        parts.forEach((part, field) -> words.put(part, field.read().get()));
        return words;
    }
}
