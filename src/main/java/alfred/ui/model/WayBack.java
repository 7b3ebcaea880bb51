package alfred.ui.model;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;

/// What there is to go back to when a kitchen cannot be opened. Port; filled by the composition root.
public interface WayBack {
    /// A whole backup.
    ///
    /// @param made the day on which it was written
    /// @param recipes how many it holds, as of foods in the pantry and things on the shopping list
    record Found(Path file, LocalDate made, long recipes, long pantry, long list) {}

    /// The newest whole backup; may take a moment.
    Optional<Found> newest();

    /// Puts a backup in the kitchen's place; what is there is kept beside it. May take a moment.
    ///
    /// @throws alfred.core.crud.StoreException where that cannot be done; then nothing is changed
    void restore(Path backup);

    /// Shows the data folder in the system's file manager; may take a moment.
    ///
    /// @throws IOException where there is nothing to show it with
    void show() throws IOException;
}
