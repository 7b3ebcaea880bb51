package alfred.command;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.database.Backups;
import alfred.store.folder.Settings;
import alfred.wiring.HouseholdPhotos;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `alfred backup` (spec/headless.md): writes the database, the settings and the photos to one zip file. While the
/// window is open, use its settings page instead.
@Command(name = "backup", mixinStandardHelpOptions = true)
public final class BackupCommand implements Callable<Integer> {
    @Mixin
    private final FolderOptions options = new FolderOptions();

    @Parameters(arity = "0..1", paramLabel = "FILE", descriptionKey = "file")
    private @Nullable Path file;

    @Override
    public Integer call() {
        var folder = options.folder();
        if (!options.place().isThere()) {
            throw new StoreException(Kind.NO_KITCHEN, null);
        }
        var target = file == null ? Backups.usual(place(folder), LocalDateTime.now()) : file;
        try (var database = options.place().openForReading()) {
            HouseholdPhotos.in(folder, database).fetchAll();
            Backups.write(database, folder, target);
        }
        options.answer(options.phrases().text("command.backed-up", target), Map.of("file", target.toString()));
        return ExitCode.OK;
    }

    private static Path place(Path folder) {
        return Backups.place(folder, Settings.look(folder).flatMap(settings -> settings.get(Settings.BACKUP_FOLDER)));
    }
}
