package alfred.ui.model;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;

/// Recovery when a kitchen cannot be opened. Port; implemented by the composition root.
public interface WayBack {
    /// An intact backup.
    ///
    /// @param made the day it was written
    /// @param recipes the number of recipes
    /// @param pantry the number of pantry items
    /// @param list the number of shopping list lines
    record Found(Path file, LocalDate made, long recipes, long pantry, long list) {}

    /// Returns the newest intact backup; empty if there is none. May block briefly.
    Optional<Found> newest();

    /// Restores a backup; the current data are kept in a folder beside it. May block briefly.
    ///
    /// @throws alfred.core.row.StoreException if the backup cannot be restored; nothing is changed then
    void restore(Path backup);

    /// Whether the settings name a household's database, so that this computer's own kitchen could be opened instead.
    boolean isOfHousehold();

    /// Opens this computer's own kitchen from the next start; the household's stays as it is.
    ///
    /// @throws alfred.core.row.StoreException if the choice cannot be saved
    void leaveHousehold();

    /// Shows the data folder in the system's file manager. May block briefly.
    ///
    /// @throws IOException if no file manager is available
    void show() throws IOException;
}
