package alfred;

import alfred.cli.Terminal;
import alfred.command.ArgumentComplaints;
import alfred.command.BackupCommand;
import alfred.command.CommandPhrases;
import alfred.command.DoctorCommand;
import alfred.command.ExportCommand;
import alfred.command.ImportCommand;
import alfred.command.MoveCommand;
import alfred.command.ParseCommand;
import alfred.command.RestoreCommand;
import alfred.command.SessionCommand;
import alfred.core.domain.Language;
import alfred.core.domain.Phrasebook;
import alfred.core.row.StoreException;
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
import java.util.ResourceBundle.Control;
import java.util.ResourceBundle;
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
        ParseCommand.class, DoctorCommand.class})
public final class Launcher implements Callable<Integer> {
    @Option(names = "--data", paramLabel = "DIR")
    private @Nullable Path data;

    @Option(names = "--database", paramLabel = "URL")
    private @Nullable String database;

    @Parameters(paramLabel = "FILE", arity = "0..*", descriptionKey = "files")
    private List<Path> files = List.of();

    public static void main(String[] args) {
        System.exit(args.length == 0 ? start() : commands().execute(args));
    }

    /// The commands, with their help and their complaints in the system's language.
    public static CommandLine commands() {
        return new CommandLine(new Launcher())
            .setResourceBundle(ResourceBundle.getBundle("alfred.help", Language.of("system").locale(),
                Control.getNoFallbackControl(Control.FORMAT_PROPERTIES)))
            .setParameterExceptionHandler(new ArgumentComplaints())
            .setExecutionExceptionHandler((failure, command, _) -> failed(failure,
                command.getParseResult().matchedOptionValue("--data", DataFolder.usual())));
    }

    /// Starts the window without arguments, as from a menu or an icon. Bypasses picocli, whose classes take a tenth
    /// of the start-up time.
    private static int start() {
        try {
            return new Launcher().call();
        } catch (IOException | RuntimeException e) {
            return failed(e, DataFolder.usual());
        }
    }

    private static int failed(Exception failure, Path folder) {
        var phrases = CommandPhrases.of(folder);
        System.err.println(failure instanceof StoreException known ? known.inTerminal().in(phrases)
            : phrases.text("command.failed", failure.getClass().getSimpleName()));
        return ExitCode.SOFTWARE;
    }

    @Override
    public Integer call() throws IOException {
        var folder = data == null ? DataFolder.usual() : data;
        var missing = DisplayProbe.missing();
        if (missing.isEmpty()) {
            return window(folder);
        }
        var phrases = CommandPhrases.of(folder);
        var reason = phrases.text(missing.get());
        if (!files.isEmpty()) {
            System.out.println(phrases.text("terminal.no-window-to-import", reason));
            return ExitCode.SOFTWARE;
        }
        System.out.println(phrases.text("terminal.chats-here", reason));
        return chat(folder, phrases);
    }

    private Place place(Path folder) {
        return Place.in(folder).household(Optional.ofNullable(database), System.getenv());
    }

    private int window(Path folder) {
        var clock = Clock.systemDefaultZone();
        Window.open(() -> Wiring.open(place(folder), clock, usual(), CommandPhrases::spoken), folder, clock,
            files.stream().map(file -> file.toAbsolutePath().toString()).toList());
        return ExitCode.OK;
    }

    private static Wiring.ReasonerFactory usual() {
        return Wiring.ReasonerFactory.configured(System.getenv(), Optional.empty(), false);
    }

    private int chat(Path folder, Phrasebook phrases) throws IOException {
        try (var wiring = Wiring.open(place(folder), Clock.systemDefaultZone(), usual(),
            CommandPhrases::spoken)) {
            new Terminal(wiring.session(), phrases, System.out)
                .run(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
            return ExitCode.OK;
        }
    }
}
