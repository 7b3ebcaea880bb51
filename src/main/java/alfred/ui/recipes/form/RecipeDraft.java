package alfred.ui.recipes.form;

import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Row;
import alfred.transfer.format.ImportedRecipe;
import alfred.ui.model.IngredientItem;
import alfred.ui.model.RecipeItem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// A recipe being edited: every field as typed, with validation.
final class RecipeDraft {
    final StringProperty name = new SimpleStringProperty("");
    final StringProperty description = new SimpleStringProperty("");
    final StringProperty cuisine = new SimpleStringProperty("");
    final StringProperty preparation = new SimpleStringProperty("");
    final StringProperty cooking = new SimpleStringProperty("");
    final StringProperty source = new SimpleStringProperty("");
    final StringProperty notes = new SimpleStringProperty("");
    final StringProperty difficulty = new SimpleStringProperty("");
    /// What of an imported recipe is to be checked, in words.
    final List<String> doubts = new ArrayList<>();
    final IntegerProperty servings = new SimpleIntegerProperty(4);
    /// The stored photo's name; `""` for none.
    final StringProperty image = new SimpleStringProperty("");
    /// Stars; 0 for unrated.
    final IntegerProperty rating = new SimpleIntegerProperty();
    final ObservableList<String> tags = FXCollections.observableArrayList();
    final ObservableList<ObjectProperty<IngredientDraft>> lines = FXCollections.observableArrayList();
    final ObservableList<StringProperty> steps = FXCollections.observableArrayList();
    private RecipeItem before = RecipeItem.NONE;

    static RecipeDraft of(RecipeItem recipe, List<IngredientItem> ingredients) {
        var draft = new RecipeDraft();
        draft.name.set(recipe.name());
        draft.description.set(recipe.description());
        draft.cuisine.set(recipe.cuisine());
        draft.preparation.set(recipe.preparationMinutes().map(String::valueOf).orElse(""));
        draft.cooking.set(recipe.cookingMinutes().map(String::valueOf).orElse(""));
        draft.source.set(recipe.source());
        draft.notes.set(recipe.notes());
        draft.difficulty.set(recipe.difficulty());
        draft.image.set(recipe.image());
        draft.servings.set(recipe.servings().orElse(4));
        draft.rating.set(recipe.rating());
        draft.tags.setAll(recipe.occasions());
        draft.tags.addAll(recipe.healthTags().stream().filter(t -> !draft.tags.contains(t)).toList());
        var section = "";
        for (var row : ingredients) {
            if (!row.section().equals(section)) {
                section = row.section();
                draft.addLine(IngredientDraft.of(section + ":"));
            }
            draft.addLine(IngredientDraft.of(row));
        }
        recipe.steps().forEach(draft::addStep);
        draft.before = recipe;
        return draft;
    }

    /// Returns the draft of an imported recipe. Servings default to 4; doubtful ingredient lines stay marked until
    /// the user edits or confirms them.
    static RecipeDraft of(ImportedRecipe read) {
        var draft = new RecipeDraft();
        draft.name.set(read.name());
        draft.description.set(read.description());
        draft.cuisine.set(read.cuisine());
        draft.preparation.set(read.prepMinutes() == 0 ? "" : String.valueOf(read.prepMinutes()));
        draft.cooking.set(read.cookMinutes() == 0 ? "" : String.valueOf(read.cookMinutes()));
        draft.source.set(read.source());
        draft.notes.set(read.notes());
        draft.servings.set(read.servings() == 0 ? 4 : read.servings());
        draft.tags.setAll(read.tags());
        read.doubts().stream().map(DoubtText::of).forEach(draft.doubts::add);
        read.ingredients().forEach(line -> draft.addLine(IngredientDraft.listed(line)));
        read.steps().forEach(draft::addStep);
        return draft;
    }

    ObjectProperty<IngredientDraft> addLine(IngredientDraft line) {
        var property = new SimpleObjectProperty<>(line);
        lines.add(property);
        return property;
    }

    StringProperty addStep(String words) {
        var property = new SimpleStringProperty(words);
        steps.add(property);
        return property;
    }

    /// Returns the validation messages by column; empty if the draft is valid.
    Map<String, String> errors() {
        var errors = new LinkedHashMap<String, String>();
        if (name.get().isBlank()) {
            errors.put("name", text("recipe.error.name"));
        }
        minutesError(preparation.get()).ifPresent(error -> errors.put("prep_time_minutes", error));
        minutesError(cooking.get()).ifPresent(error -> errors.put("cook_time_minutes", error));
        return errors;
    }

    private static Optional<String> minutesError(String typed) {
        return typed.isBlank() || TypedMinutes.of(typed).isPresent() ? Optional.empty()
            : Optional.of(text("recipe.error.minutes"));
    }

    /// Returns the row to create, without blank fields. For an update, use [#toChanges()], which also clears
    /// fields.
    Row toRow() {
        var ingredients = new ArrayList<Row>();
        var section = "";
        for (var line : lines) {
            var draft = line.get();
            if (draft.isSection()) {
                section = Objects.requireNonNullElse(draft.parsed().section(), "");
            } else if (!draft.words().isBlank()) {
                ingredients.add(draft.toRow(section, ingredients.size()));
            }
        }
        var health = before.healthTags();
        return Row.of("name", name.get().strip(), "description", filled(description), "cuisine", filled(cuisine),
            "difficulty", filled(difficulty),
            "prep_time_minutes", minutes(preparation), "cook_time_minutes", minutes(cooking), "servings",
            (long) servings.get(),
            "instructions",
            steps.stream().map(StringProperty::get).map(String::strip).filter(s -> !s.isEmpty()).toList(),
            "occasions", tags.stream().filter(t -> !health.contains(t)).toList(), "health_tags",
            tags.stream().filter(health::contains).toList(),
            "notes", filled(notes), "source_url", filled(source),
            "image", filled(image), "rating", rating.get() == 0 ? null : (long) rating.get(), "ingredients",
            ingredients);
    }

    /// Returns the values for an update: the fields of [#toRow()], and null for each stored field that is now
    /// empty.
    Map<String, @Nullable Object> toChanges() {
        var changes = new LinkedHashMap<String, @Nullable Object>(toRow().values());
        before.filled().forEach(column -> changes.putIfAbsent(column, null));
        return changes;
    }

    /// As [#toChanges()], only what differs from the recipe from which the draft started.
    Map<String, @Nullable Object> toChanges(RecipeDraft base) {
        var changes = toChanges();
        base.toChanges().forEach((column, value) -> changes.remove(column, value));
        return changes;
    }

    /// Takes the stored recipe of another draft as its own, after somebody else changed it.
    void storedAs(RecipeDraft other) {
        before = other.before;
    }

    /// Replaces the line at an index with the non-blank lines of a pasted text; with an empty line if there are
    /// none.
    void paste(int index, String words) {
        var parts = Arrays.stream(words.split("\\R")).map(String::strip).filter(s -> !s.isEmpty()).toList();
        lines.get(index).set(IngredientDraft.listed(parts.isEmpty() ? "" : parts.getFirst()));
        for (int i = 1; i < parts.size(); i++) {
            lines.add(index + i, new SimpleObjectProperty<>(IngredientDraft.listed(parts.get(i))));
        }
    }

    private static @Nullable String filled(StringProperty property) {
        return property.get().isBlank() ? null : property.get().strip();
    }

    private static @Nullable Long minutes(StringProperty property) {
        return TypedMinutes.of(property.get()).orElse(null);
    }
}
