package alfred.command;

import alfred.store.database.AutomaticBackups;
import alfred.store.database.Backups;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `alfred restore FILE` (spec/headless.md): replaces the kitchen with a backup. The replaced kitchen is kept
/// beside it.
@Command(name = "restore", mixinStandardHelpOptions = true,
    description = "Puts a backup in the place of the kitchen; that one is kept.")
public final class RestoreCommand implements Callable<Integer> {
    @Mixin
    private final FolderOptions options = new FolderOptions();

    @Parameters(paramLabel = "FILE", description = "the zip that a backup wrote")
    private Path file = Path.of("");

    @Override
    public Integer call() {
        AutomaticBackups.beforeRestore(options.folder());
        var aside = Backups.restore(file, options.folder());
        options.answer("The kitchen is as in the backup. The one that was there before lies in " + aside + ".",
            Map.of("before", aside.toString()));
        return ExitCode.OK;
    }
}
