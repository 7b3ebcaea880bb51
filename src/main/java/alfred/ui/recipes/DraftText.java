package alfred.ui.recipes;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;
import javafx.beans.property.StringProperty;

/// An unsaved recipe as one text, so that it outlives the window.
final class DraftText {
    private static final String BREAK = "\u001f";

    private DraftText() {}

    static String write(RecipeDraft draft) {
        var values = new Properties();
        values.setProperty("name", draft.name.get());
        values.setProperty("description", draft.description.get());
        values.setProperty("cuisine", draft.cuisine.get());
        values.setProperty("preparation", draft.preparation.get());
        values.setProperty("cooking", draft.cooking.get());
        values.setProperty("source", draft.source.get());
        values.setProperty("notes", draft.notes.get());
        values.setProperty("difficulty", draft.difficulty.get());
        values.setProperty("image", draft.image.get());
        values.setProperty("servings", String.valueOf(draft.servings.get()));
        values.setProperty("rating", String.valueOf(draft.rating.get()));
        values.setProperty("tags", String.join(BREAK, draft.tags));
        values.setProperty("lines", draft.lines.stream().map(line -> line.get().words()).collect(Collectors.joining(BREAK)));
        values.setProperty("steps", draft.steps.stream().map(StringProperty::get).collect(Collectors.joining(BREAK)));
        var text = new StringWriter();
        try {
            values.store(text, null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /// Lays a kept text over a recipe as it is stored, or over an empty one.
    static void read(String text, RecipeDraft draft) {
        var values = new Properties();
        try {
            values.load(new StringReader(text));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        draft.name.set(values.getProperty("name", ""));
        draft.description.set(values.getProperty("description", ""));
        draft.cuisine.set(values.getProperty("cuisine", ""));
        draft.preparation.set(values.getProperty("preparation", ""));
        draft.cooking.set(values.getProperty("cooking", ""));
        draft.source.set(values.getProperty("source", ""));
        draft.notes.set(values.getProperty("notes", ""));
        draft.difficulty.set(values.getProperty("difficulty", ""));
        draft.image.set(values.getProperty("image", ""));
        draft.servings.set(Integer.parseInt(values.getProperty("servings", "4")));
        draft.rating.set(Integer.parseInt(values.getProperty("rating", String.valueOf(draft.rating.get()))));
        draft.tags.setAll(parts(values, "tags"));
        draft.lines.clear();
        parts(values, "lines").forEach(words -> draft.addLine(IngredientDraft.of(words)));
        draft.steps.clear();
        parts(values, "steps").forEach(draft::addStep);
    }

    private static List<String> parts(Properties values, String key) {
        return Arrays.stream(values.getProperty(key, "").split(BREAK)).filter(part -> !part.isBlank()).toList();
    }
}
