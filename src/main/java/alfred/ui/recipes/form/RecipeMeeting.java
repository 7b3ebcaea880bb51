package alfred.ui.recipes.form;

import alfred.ui.fx.Texts;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.StringProperty;

/// Takes in what somebody else made of a recipe while it is edited, part by part: what was not touched follows theirs,
/// what was stays, with theirs shown beneath it.
///
/// @param base the recipe from which the edit started
/// @param mine the draft that is edited
/// @param theirs the recipe as it is now
record RecipeMeeting(RecipeDraft base, RecipeDraft mine, RecipeDraft theirs) {
    private static final List<Part> PARTS = List.of(
        text("name", draft -> draft.name), text("description", draft -> draft.description),
        text("cuisine", draft -> draft.cuisine),
        text("prep_time_minutes", draft -> draft.preparation), text("cook_time_minutes", draft -> draft.cooking),
        text("source_url", draft -> draft.source), text("notes", draft -> draft.notes),
        text("difficulty", draft -> draft.difficulty),
        text("image", draft -> draft.image),
        new Part("servings", draft -> String.valueOf(draft.servings.get()),
            (from, to) -> to.servings.set(from.servings.get())),
        new Part("rating", draft -> String.valueOf(draft.rating.get()), (from, to) -> to.rating.set(from.rating.get())),
        new Part("tags", draft -> String.join(", ", draft.tags), (from, to) -> to.tags.setAll(from.tags)),
        new Part("ingredients",
            draft -> draft.lines.stream().map(line -> line.get().words()).collect(Collectors.joining("\n")),
            (from, to) -> to.lines
                .setAll(from.lines.stream().map(line -> new SimpleObjectProperty<>(line.get())).toList())),
        new Part("instructions",
            draft -> draft.steps.stream().map(StringProperty::get).collect(Collectors.joining("\n")), (from, to) -> {
                to.steps.clear();
                from.steps.forEach(step -> to.addStep(step.get()));
            }));

    /// The name of a field in the form.
    static String name(String column) {
        return switch (column) {
            case "name" -> Texts.text("form.name");
            case "description" -> Texts.text("form.description");
            case "servings" -> Texts.text("form.servings");
            case "difficulty" -> Texts.text("form.difficulty");
            case "prep_time_minutes" -> Texts.text("form.preparation");
            case "cook_time_minutes" -> Texts.text("form.cooking");
            case "rating" -> Texts.text("form.rating");
            case "cuisine" -> Texts.text("form.cuisine");
            case "tags" -> Texts.text("form.tags");
            case "source_url" -> Texts.text("form.source");
            default -> Texts.text("form.notes");
        };
    }

    /// @param read returns what it says, as text
    /// @param take makes it in the second draft what it is in the first
    private record Part(String column, Function<RecipeDraft, String> read, BiConsumer<RecipeDraft, RecipeDraft> take) {}

    private static Part text(String column, Function<RecipeDraft, StringProperty> property) {
        return new Part(column, draft -> property.apply(draft).get(),
            (from, to) -> property.apply(to).set(property.apply(from).get()));
    }

    /// Shows what both changed.
    interface Shown {
        /// @param words what they made of it
        /// @param take puts theirs in the place of mine
        void show(String column, String words, Runnable take);
    }

    /// Takes in theirs.
    ///
    /// @param shown gets each part that both changed, to something else
    /// @return whether there is any
    boolean meet(Shown shown) {
        boolean isClash = false;
        for (var part : PARTS) {
            var was = part.read().apply(base);
            var is = part.read().apply(theirs);
            var wanted = part.read().apply(mine);
            if (!was.equals(is) && wanted.equals(was)) {
                part.take().accept(theirs, mine);
            } else if (!was.equals(is) && !wanted.equals(is)) {
                shown.show(part.column(), is, () -> part.take().accept(theirs, mine));
                isClash = true;
            }
        }
        mine.storedAs(theirs);
        return isClash;
    }
}
