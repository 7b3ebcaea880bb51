package alfred.kitchen.recipe;

import alfred.core.crud.Rows;
import java.util.List;
import java.util.UUID;

/// Finds rows by what they are about, where that can be told.
@FunctionalInterface
public interface SemanticSearch {
    /// Tells of no row what it is about.
    SemanticSearch NONE = (_, _, _, _) -> new Near(List.of(), false);

    /// The rows of a table that are nearest to a text.
    ///
    /// @param most at most so many
    Near to(String table, String text, int most, Rows rows);

    /// @param matches the nearest first
    /// @param isWhole whether all rows of the table were compared; false where of some, or all, it cannot be told what they are about
    record Near(List<Match> matches, boolean isWhole) {
        public Near {
            matches = List.copyOf(matches);
        }
    }

    /// @param likeness the cosine: 1 for the same, near 0 for what has nothing in common
    record Match(UUID id, double likeness) {}
}
