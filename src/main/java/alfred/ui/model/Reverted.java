package alfred.ui.model;

import static alfred.ui.fx.Texts.text;

import alfred.core.crud.undo.Undo;
import alfred.ui.fx.Texts;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// What an undo or redo came to.
///
/// @param words what is told of it
/// @param refs the rows that are as before; none where they had moved on
public record Reverted(String words, Set<String> refs) {
    public Reverted {
        refs = Set.copyOf(refs);
    }

    /// Returns nothing where there was nothing to undo or redo.
    static Optional<Reverted> of(Undo.Result result, boolean isUndo) {
        return switch (result) {
            case Undo.Result.Nothing _ -> Optional.empty();
            case Undo.Result.MovedOn moved -> Optional.of(new Reverted(text("undo.moved-on",
                Texts.language().isOriginal() ? String.join(" ", moved.differences()) : "").strip(), Set.of()));
            case Undo.Result.Done done -> {
                var labels = done.writes().stream().map(write -> write.label()).distinct().toList();
                var what = labels.size() == 1 ? labels.getFirst() : text("look.things", labels.size());
                yield Optional.of(new Reverted(
                    done.words().isBlank() ? text(isUndo ? "undo.done" : "redo.done", what) : done.words(),
                    done.writes().stream().map(write -> write.ref()).collect(Collectors.toSet())));
            }
        };
    }
}
