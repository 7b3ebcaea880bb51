package alfred;

import alfred.cli.Terminal;
import alfred.command.BackupCommand;
import alfred.command.DoctorCommand;
import alfred.command.ExportCommand;
import alfred.command.ImportCommand;
import alfred.command.MoveCommand;
import alfred.command.ParseCommand;
import alfred.command.RestoreCommand;
import alfred.command.SessionCommand;
import alfred.core.domain.Language;
import alfred.core.row.StoreException;
import alfred.store.folder.Settings;
import alfred.wiring.DataFolder;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine;

/// Entry point. It does not extend the JavaFX application, so that JavaFX can run from the class path.
@Command(name = "alfred", mixinStandardHelpOptions = true, version = "Alfred 0.1.0",
    subcommands = {SessionCommand.class, ImportCommand.class, ExportCommand.class, BackupCommand.class,
        RestoreCommand.class, MoveCommand.class,
        ParseCommand.class, DoctorCommand.class},
    description = "A kitchen assistant. Without a command it opens the window, or chats in the terminal where there is no display.")
public final class Launcher implements Callable<Integer> {
    @Option(names = "--data", paramLabel = "DIR", description = "the data folder")
    private @Nullable Path data;

    @Option(names = "--database", paramLabel = "URL",
        description = "a household's PostgreSQL instead of the folder's database:"
            + " jdbc:postgresql://host/name")
    private @Nullable String database;

    @Parameters(paramLabel = "FILE", arity = "0..*",
        description = "exports of other recipe programs, recipes and saved pages, which the window"
            + " shows before they are imported")
    private List<Path> files = List.of();

    public static void main(String[] args) {
        System.exit(args.length == 0 ? start()
            : new CommandLine(new Launcher()).setExecutionExceptionHandler((failure, _, _) -> failed(failure))
                .execute(args));
    }

    /// Starts the window without arguments, as from a menu or an icon. Bypasses picocli, whose classes take a tenth
    /// of the start-up time.
    private static int start() {
        try {
            return new Launcher().call();
        } catch (IOException | RuntimeException e) {
            return failed(e);
        }
    }

    private static int failed(Exception failure) {
        System.err.println(
            failure instanceof StoreException ? failure.getMessage() : "Alfred could not go on: " + failure.getClass()
                .getSimpleName());
        return ExitCode.SOFTWARE;
    }

    @Override
    public Integer call() throws IOException {
        var folder = data == null ? DataFolder.usual() : data;
        var reason = DisplayProbe.missing();
        if (reason.isPresent() && !files.isEmpty()) {
            System.out.println(reason.get() + " To import files without a window: alfred import FILE…");
            return ExitCode.SOFTWARE;
        }
        if (reason.isPresent()) {
            System.out.println(reason.get() + " Alfred chats here in the terminal instead.");
            return chat(folder);
        }
        return window(folder);
    }

    private Place place(Path folder) {
        return Place.in(folder).household(Optional.ofNullable(database), System.getenv());
    }

    private int window(Path folder) {
        var clock = Clock.systemDefaultZone();
        Window.open(() -> Wiring.open(place(folder), clock, usual(), Launcher::spoken), folder, clock,
            files.stream().map(file -> file.toAbsolutePath().toString()).toList());
        return ExitCode.OK;
    }

    /// Returns the window's language, which the built-in assistant uses there. In the terminal and for commands it
    /// uses English.
    private static Language spoken(Settings settings) {
        return Language.of(settings.get("look.language").orElse("system"));
    }

    private static Wiring.ReasonerFactory usual() {
        return Wiring.ReasonerFactory.configured(System.getenv(), Optional.empty(), false);
    }

    private int chat(Path folder) throws IOException {
        try (var wiring = Wiring.open(place(folder), Clock.systemDefaultZone(), usual())) {
            new Terminal(wiring.session(), System.out)
                .run(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
            return ExitCode.OK;
        }
    }
}
