package alfred.kitchen.recipe;

import alfred.core.crud.Rows;
import java.util.List;
import java.util.UUID;

/// Finds rows by what they are about, where that can be told.
@FunctionalInterface
public interface Nearest {
    /// Tells of no row what it is about.
    Nearest NONE = (_, _, _, _) -> List.of();

    /// The rows of a table that are nearest to a text, the nearest first; empty where it cannot be told.
    ///
    /// @param most at most so many
    List<Match> to(String table, String text, int most, Rows rows);

    /// @param likeness the cosine: 1 for the same, near 0 for what has nothing in common
    record Match(UUID id, double likeness) {}
}
