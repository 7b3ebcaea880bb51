package alfred.store.row;

import java.util.List;
import java.util.Set;
import java.util.UUID;

/// What one commit wrote, as the household's other computers hear of it.
///
/// @param writer the owner of its journal
/// @param name the name of who wrote it, on one line
/// @param tables the tables that it wrote to
/// @param entries its entries of the journal, see [SqlJournal#told]; none if there were too many, or none
public record News(UUID writer, String name, Set<String> tables, List<String> entries) {
    /// So many changes are told one by one; of more, only the tables.
    public static final int MAX_TOLD = 1_000;
    private static final int MAX_NAME = 40;
    private static final UUID NOBODY = new UUID(0, 0);

    public News {
        name = name.replaceAll("\\s+", " ").strip();
        name = name.substring(0, name.offsetByCodePoints(0, Math.min(MAX_NAME, name.codePointCount(0, name.length()))));
        tables = Set.copyOf(tables);
        entries = List.copyOf(entries);
    }

    /// That anything may have changed.
    public static News ofAnything(Set<String> tables) {
        return new News(NOBODY, "", tables, List.of());
    }
}
