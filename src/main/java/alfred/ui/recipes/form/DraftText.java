package alfred.ui.recipes.form;

import alfred.ui.page.form.KeyValueText;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.StringProperty;

/// Text form of an unsaved recipe, stored in the window's settings so that it survives a restart.
final class DraftText {
    private DraftText() {}

    static String write(RecipeDraft draft) {
        var values = new HashMap<String, String>();
        texts(draft).forEach((name, property) -> values.put(name, property.get()));
        values.put("servings", String.valueOf(draft.servings.get()));
        values.put("rating", String.valueOf(draft.rating.get()));
        values.put("doubts", KeyValueText.join(draft.doubts));
        values.put("tags", KeyValueText.join(draft.tags));
        values.put("lines", KeyValueText.join(draft.lines.stream().map(line -> line.get().words()).toList()));
        values.put("steps", KeyValueText.join(draft.steps.stream().map(StringProperty::get).toList()));
        return KeyValueText.write(values);
    }

    /// Overwrites a draft with a stored text. Fields missing from the text become empty, except servings (4) and
    /// rating (unchanged).
    ///
    /// @throws NumberFormatException if servings or rating is not a number
    static void read(String text, RecipeDraft draft) {
        var values = KeyValueText.read(text);
        texts(draft).forEach((name, property) -> property.set(values.getOrDefault(name, "")));
        draft.servings.set(Integer.parseInt(values.getOrDefault("servings", "4")));
        draft.rating.set(Integer.parseInt(values.getOrDefault("rating", String.valueOf(draft.rating.get()))));
        draft.tags.setAll(parts(values, "tags"));
        draft.doubts.clear();
        draft.doubts.addAll(parts(values, "doubts"));
        draft.lines.clear();
        parts(values, "lines").forEach(words -> draft.addLine(IngredientDraft.of(words)));
        draft.steps.clear();
        parts(values, "steps").forEach(draft::addStep);
    }

    /// Returns the recipe's name in a stored text; `""` if it has none.
    static String nameOf(String text) {
        return KeyValueText.read(text).getOrDefault("name", "");
    }

    private static Map<String, StringProperty> texts(RecipeDraft draft) {
        return Map.of("name", draft.name, "description", draft.description, "cuisine", draft.cuisine, "preparation",
            draft.preparation,
            "cooking", draft.cooking, "source", draft.source, "notes", draft.notes, "difficulty", draft.difficulty,
            "image", draft.image);
    }

    private static List<String> parts(Map<String, String> values, String key) {
        return KeyValueText.split(values.getOrDefault(key, ""));
    }
}
