package alfred.ui.page.form;

import alfred.ui.model.WindowSettings;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.Observable;

/// The unsaved input of a form, saved one second after a change so that it survives closing the form or the window.
///
/// Only differences from the initial values are saved; they are applied over the initial values the next time.
public final class FormDraft {
    private final WindowSettings settings;
    private final String name;
    private final Map<String, Part> parts = new LinkedHashMap<>();
    private final Autosave keeper = new Autosave(this::writeDown);
    private Map<String, String> start = Map.of();
    private boolean isOver;

    private record Part(Supplier<String> read, Consumer<String> write) {}

    /// @param name the key of the setting that holds the draft
    public FormDraft(WindowSettings settings, String name) {
        this.settings = settings;
        this.name = name;
    }

    /// Adds a field; all fields must be added before [#restore()].
    ///
    /// @param part the field's name, unique within the form
    /// @param source fires when the field changes
    /// @param read returns the field's value as text
    /// @param write sets the value from a text returned by `read`
    public FormDraft with(String part, Observable source, Supplier<String> read, Consumer<String> write) {
        parts.put(part, new Part(read, write));
        source.addListener(_ -> {
            if (!isOver) {
                keeper.changed();
            }
        });
        return this;
    }

    /// Saves again after [#forget()].
    public void resume() {
        isOver = false;
        keeper.changed();
    }

    /// Applies the saved input over the initial values; returns false if there was none.
    public boolean restore() {
        start = written();
        var kept = KeyValueText.read(settings.get(name).orElse(""));
        lay(kept);
        return !kept.isEmpty();
    }

    /// Takes the value of a field as its initial one, after somebody else changed it.
    ///
    /// @param words the text of what they wrote
    public void startsWith(String part, String words) {
        var later = new LinkedHashMap<>(start);
        later.put(part, words);
        start = later;
    }

    /// Whether any field differs from its initial value.
    public boolean isChanged() {
        return !changes().isEmpty();
    }

    /// Whether the form holds input that was neither saved nor discarded.
    public boolean isPending() {
        return !isOver && isChanged();
    }

    /// Saves pending changes because the form or window is closing. Later changes are ignored, such as those of a
    /// date field losing the focus.
    public void close() {
        keeper.now();
        isOver = true;
    }

    /// Deletes the draft after saving or cancelling.
    public void forget() {
        isOver = true;
        keeper.forget();
        settings.put(name, "");
    }

    /// Restores the initial values and deletes the draft.
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
