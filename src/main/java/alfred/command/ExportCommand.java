package alfred.command;

import alfred.core.crud.Rows;
import alfred.core.crud.StoreException.Kind;
import alfred.core.crud.StoreException;
import alfred.kitchen.KitchenEntities;
import alfred.store.Database;
import alfred.store.SqlStore;
import alfred.transfer.CookbookExport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `alfred export FILE` (spec/headless.md): exports all recipes as schema.org JSON-LD, for other programs and for
/// `alfred import`.
@Command(name = "export", mixinStandardHelpOptions = true,
    description = "Writes all recipes as JSON that other programs read (schema.org), and alfred import.")
public final class ExportCommand implements Callable<Integer> {
    @Mixin
    private final FolderOptions options = new FolderOptions();

    @Parameters(paramLabel = "FILE", description = "the JSON file, which must not be there yet")
    private Path file = Path.of("");

    @Override
    public Integer call() {
        var target = file.toAbsolutePath();
        if (!Database.isIn(options.folder())) {
            throw new StoreException(Kind.NO_KITCHEN, null);
        }
        try (var database = Database.openForReading(options.folder())) {
            var written = write(new SqlStore(database, KitchenEntities.ALL, Clock.systemDefaultZone()), target);
            options.answer("Exported " + (written.recipes() == 1 ? "1 recipe" : written.recipes() + " recipes") + " to " + target + "."
                + (written.photos() == 0 ? "" : " Photos are not in it; a backup holds them."),
                Map.of("file", target.toString(), "recipes", written.recipes(), "photos_left_out", written.photos()));
        }
        return ExitCode.OK;
    }

    /// Writes to a temporary file in the same folder and renames it, so that the target is never incomplete. An
    /// existing file is not overwritten.
    private static CookbookExport.Written write(SqlStore store, Path target) {
        try {
            if (Files.exists(target)) {
                throw new FileAlreadyExistsException(target.toString());
            }
            var part = Files.createTempFile(target.getParent(), "export", ".part");
            try {
                var written = store.read(rows -> write(rows, part));
                Files.move(part, target);
                return written;
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (FileAlreadyExistsException e) {
            throw new StoreException(Kind.FILE_EXISTS, e);
        } catch (IOException | UncheckedIOException e) {
            throw new StoreException(Kind.FILE_UNWRITABLE, e);
        }
    }

    private static CookbookExport.Written write(Rows rows, Path part) {
        try (var out = Files.newOutputStream(part)) {
            return CookbookExport.write(rows, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
