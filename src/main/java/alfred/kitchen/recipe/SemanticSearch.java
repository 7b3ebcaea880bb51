package alfred.kitchen.recipe;

import alfred.core.row.Rows;
import java.util.List;
import java.util.UUID;

/// Finds rows by meaning.
@FunctionalInterface
public interface SemanticSearch {
    /// No index: finds nothing.
    SemanticSearch NONE = (_, _, _, _) -> new Near(List.of(), false);

    /// Returns the rows of a table that are most similar to a text.
    ///
    /// @param most the maximum number of matches
    Near to(String table, String text, int most, Rows rows);

    /// The result of a search.
    ///
    /// @param matches the matches, most similar first
    /// @param isWhole whether all rows of the table were compared; false if some or all have no embedding
    record Near(List<Match> matches, boolean isWhole) {
        public Near {
            matches = List.copyOf(matches);
        }
    }

    /// A row found.
    ///
    /// @param likeness the cosine similarity: 1 for the same meaning, near 0 for unrelated texts
    record Match(UUID id, double likeness) {}
}
