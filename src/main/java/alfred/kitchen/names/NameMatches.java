package alfred.kitchen.names;

import alfred.core.domain.Row;
import java.util.List;

/// What a name found among the rows of a table.
///
/// @param name as it was said
/// @param grade of the surest of the rows; [NameGrade#NONE] where there is none
/// @param rows for a list all that the name stands for, surest first, else the surest ones
/// @param isMeant whether the rows are meant, or only near, so that the user is asked or told
public record NameMatches(String name, NameGrade grade, List<Row> rows, boolean isMeant) {
    public NameMatches {
        rows = List.copyOf(rows);
    }
}
