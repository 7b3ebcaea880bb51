package alfred.ui.model;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// The location of the kitchen's data on this computer. Port; implemented by the composition root.
public interface DataLocation {
    /// The folder of the database, settings and photos; empty for an in-memory kitchen.
    Optional<Path> folder();

    /// Writes a backup of the database, photos and settings while the window stays usable. May block briefly.
    ///
    /// @return the backup file
    /// @throws alfred.core.row.StoreException if the backup cannot be written; no partial file is left behind
    Path backUp();

    /// The folder for backups, including automatic ones.
    Path backups();

    /// Changes the folder for future backups; existing backups are not moved.
    ///
    /// @param place the new folder; empty for the default folder
    /// @throws alfred.core.row.StoreException if the choice cannot be saved
    void keepBackupsIn(Optional<Path> place);

    /// Checks a backup and stages it: on the next start it replaces all current data, which is kept in a folder
    /// beside it. May block briefly.
    ///
    /// @throws alfred.core.row.StoreException if the file is not a backup, is damaged, was written by a newer
    ///   version of Alfred, or does not fit on the disk; nothing is changed then
    void restore(Path backup);

    /// Whether a backup is staged for the next start.
    boolean isRestoreReady();

    /// Discards the staged backup, so that the next start keeps the current data.
    ///
    /// @throws alfred.core.row.StoreException if the staged backup cannot be removed
    void dropRestore();

    /// Shows the data folder in the system's file manager. May block briefly.
    ///
    /// @throws IOException if no file manager is available
    void show() throws IOException;
}
