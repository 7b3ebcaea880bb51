package alfred.kitchen.names;

import alfred.core.domain.Row;
import java.util.List;

/// The rows of a table that match a name.
///
/// @param name the name as the user said it
/// @param grade the best grade of the rows; [NameGrade#NONE] if there are none
/// @param rows for lists, all rows that the name denotes, best first; otherwise only the best ones
/// @param isMeant whether the rows are certainly meant; if not, they are merely similar and the user is to be asked
public record NameMatches(String name, NameGrade grade, List<Row> rows, boolean isMeant) {
    public NameMatches {
        rows = List.copyOf(rows);
    }
}
