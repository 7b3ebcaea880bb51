package alfred.ui.model;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// Where on this computer the kitchen lies. Port; filled by the composition root.
public interface DataLocation {
    /// The folder of the database, the settings and the photos; empty for a kitchen in memory.
    Optional<Path> folder();

    /// Writes a backup of all of it, the photos and the settings included, while the window goes on; may take a moment.
    ///
    /// @return the file
    /// @throws alfred.core.crud.StoreException where it cannot be written; then there is no half of it
    Path backUp();

    /// Where backups are written, by Alfred itself too.
    Path backups();

    /// Has backups written somewhere else from now on; those that are there stay.
    ///
    /// @param place empty for the usual folder
    /// @throws alfred.core.crud.StoreException where that cannot be kept
    void keepBackupsIn(Optional<Path> place);

    /// Checks a backup and lays it ready: it takes the place of all that lies here when Alfred starts the next time, and what lies here then is kept
    /// in a folder beside it. May take a moment.
    ///
    /// @throws alfred.core.crud.StoreException where the file is no backup, is broken or of a newer Alfred, or has no room; then nothing is changed
    void restore(Path backup);

    /// Whether a backup lies ready.
    boolean isRestoreReady();

    /// Drops it: all stays as it is.
    ///
    /// @throws alfred.core.crud.StoreException where that cannot be done
    void dropRestore();

    /// Shows it in the system's file manager; may take a moment.
    ///
    /// @throws IOException where there is nothing to show it with
    void show() throws IOException;
}
