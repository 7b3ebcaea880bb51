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
@Command(name = "restore", mixinStandardHelpOptions = true)
public final class RestoreCommand implements Callable<Integer> {
    @Mixin
    private final FolderOptions options = new FolderOptions();

    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    private Path file = Path.of("");

    @Override
    public Integer call() {
        AutomaticBackups.beforeRestore(options.folder());
        var aside = Backups.restore(file, options.folder());
        options.answer(options.phrases().text("command.restored", aside),
            Map.of("before", aside.toString()));
        return ExitCode.OK;
    }
}
