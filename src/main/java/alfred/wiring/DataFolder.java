package alfred.wiring;

import alfred.store.database.AutomaticBackups;
import alfred.store.database.Backups;
import alfred.store.database.Database;
import alfred.store.folder.Settings;
import alfred.ui.model.DataLocation;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The folder that holds a user's kitchen, and its backups.
///
/// @param folder the folder; empty for a kitchen in memory, for which backup and restore throw
/// `NoSuchElementException`
/// @param database the open database of the folder
/// @param settings the settings of the folder
public record DataFolder(Optional<Path> folder, Database database, Settings settings) implements DataLocation {
    @Override
    public Path backUp() {
        var place = folder.orElseThrow();
        var file = Backups.usual(backups(), LocalDateTime.now());
        Backups.write(database, place, file);
        return file;
    }

    @Override
    public Path backups() {
        return Backups.place(folder.orElseThrow(), settings.get(Settings.BACKUP_FOLDER));
    }

    @Override
    public void keepBackupsIn(Optional<Path> place) {
        settings.set(Settings.BACKUP_FOLDER, place.map(path -> path.toAbsolutePath().toString()).orElse(""));
    }

    @Override
    public void restore(Path backup) {
        AutomaticBackups.beforeRestore(database, folder.orElseThrow());
        Backups.stage(backup, folder.orElseThrow());
    }

    /// Writes the daily backup if one is due. Does nothing for a kitchen in memory.
    void end() {
        folder.ifPresent(place -> AutomaticBackups.atTheEnd(database, place, backups(), LocalDateTime.now()));
    }

    @Override
    public boolean isRestoreReady() {
        return folder.filter(Backups::isStaged).isPresent();
    }

    @Override
    public void dropRestore() {
        Backups.unstage(folder.orElseThrow());
    }

    @Override
    public void show() throws IOException {
        show(folder.orElseThrow(() -> new IOException("a kitchen in memory lies nowhere")));
    }

    /// Opens a folder in the system's file manager, without waiting for it.
    static void show(Path folder) throws IOException {
        new ProcessBuilder(opener(System.getProperty("os.name", "")), folder.toAbsolutePath().toString())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    }

    /// Returns the command that opens a folder in the file manager of a system.
    ///
    /// @param system the value of the system property `os.name`
    static String opener(String system) {
        var name = system.toLowerCase(Locale.ROOT);
        return name.startsWith("windows") ? "explorer" : name.startsWith("mac") ? "open" : "xdg-open";
    }

    /// Returns the folder named by `ALFRED_DATA`, else the standard data folder of the operating system.
    public static Path usual() {
        return usual(System.getProperty("os.name", ""), System.getProperty("user.home", "."), System.getenv());
    }

    static Path usual(String system, String home, Map<String, String> environment) {
        var own = environment.getOrDefault("ALFRED_DATA", "");
        if (!own.isBlank()) {
            return Path.of(own);
        }
        var name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return Path.of(environment.getOrDefault("APPDATA", home), "Alfred");
        }
        if (name.startsWith("mac")) {
            return Path.of(home, "Library", "Application Support", "Alfred");
        }
        var data = environment.getOrDefault("XDG_DATA_HOME", "");
        return data.isBlank() ? Path.of(home, ".local", "share", "alfred") : Path.of(data, "alfred");
    }
}
