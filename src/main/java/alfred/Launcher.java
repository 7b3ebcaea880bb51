package alfred;

import alfred.cli.HeadlessSession;
import alfred.cli.ParseLines;
import alfred.cli.Terminal;
import alfred.core.crud.StoreException;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Starts Alfred. It does not extend the JavaFX application, so that the class path suffices.
@Command(name = "alfred", mixinStandardHelpOptions = true, version = "Alfred 0.1.0",
    subcommands = {Launcher.SessionCommand.class, ImportCommand.class, ExportCommand.class, BackupCommand.class, RestoreCommand.class,
        Launcher.ParseCommand.class, DoctorCommand.class},
    description = "A kitchen assistant. Without a command it opens the window, or chats in the terminal where there is no display.")
public final class Launcher implements Callable<Integer> {
    static final int DONE = 0;
    static final int FAILED = 1;

    @Option(names = "--data", paramLabel = "DIR", description = "the data folder")
    private @Nullable Path data;

    public static void main(String[] args) {
        System.exit(args.length == 0 ? start() : new CommandLine(new Launcher()).setExecutionExceptionHandler((failure, _, _) -> failed(failure))
            .execute(args));
    }

    /// As from a menu or an icon: without reading arguments, which takes a fifth of a second.
    private static int start() {
        try {
            return new Launcher().call();
        } catch (IOException | RuntimeException e) {
            return failed(e);
        }
    }

    private static int failed(Exception failure) {
        System.err.println(failure instanceof StoreException ? failure.getMessage() : "Alfred could not go on: " + failure.getClass()
            .getSimpleName());
        return FAILED;
    }

    @Override
    public Integer call() throws IOException {
        var folder = data == null ? DataFolder.usual() : data;
        var reason = Display.missing();
        if (reason.isPresent()) {
            System.out.println(reason.get() + " Alfred chats here in the terminal instead.");
            return chat(folder);
        }
        return window(folder);
    }

    private static int window(Path folder) {
        var clock = Clock.systemDefaultZone();
        Window.open(() -> Wiring.open(Optional.of(folder), clock, usual()), clock);
        return DONE;
    }

    private static Wiring.Minds usual() {
        return Wiring.Minds.configured(System.getenv(), Optional.empty(), false);
    }

    private static int chat(Path folder) throws IOException {
        try (var wiring = Wiring.open(Optional.of(folder), Clock.systemDefaultZone(), usual())) {
            new Terminal(wiring.session(), System.out).run(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
            return DONE;
        }
    }

    /// `alfred session` (HEADLESS).
    @Command(name = "session", mixinStandardHelpOptions = true, description = "Alfred without a window: JSON requests in, JSON events out.")
    static final class SessionCommand implements Callable<Integer> {
        @Option(names = "--data", paramLabel = "DIR", description = "the data folder; your own where absent")
        private @Nullable Path data;

        @Option(names = "--memory", description = "an empty kitchen in memory, forgotten at exit")
        private boolean inMemory;

        @Option(names = "--model", paramLabel = "builtin|openai", description = "who answers")
        private @Nullable String model;

        @Option(names = "--clock", paramLabel = "ISO_OFFSET_DATE_TIME", description = "a fixed now")
        private @Nullable String clock;

        @Option(names = "--log-prompts", paramLabel = "FILE", description = "appends each model call as a JSON line")
        private @Nullable Path promptLog;

        @Override
        public Integer call() throws IOException {
            var folder = inMemory ? Optional.<Path>empty() : Optional.of(data == null ? DataFolder.usual() : data);
            var out = System.out;
            System.setOut(System.err);
            try (var wiring = Wiring.open(folder, clock(), minds())) {
                new HeadlessSession(wiring.session(), out).run(System.in);
                return DONE;
            }
        }

        private Wiring.Minds minds() {
            return switch (model) {
                case null -> Wiring.Minds.configured(System.getenv(), Optional.ofNullable(promptLog), false);
                case "openai" -> Wiring.Minds.configured(System.getenv(), Optional.ofNullable(promptLog), true);
                case "builtin" -> Wiring.Minds.builtIn();
                default -> throw new CommandLine.ParameterException(new CommandLine(this), "--model takes builtin or openai");
            };
        }

        private Clock clock() {
            if (clock == null) {
                return Clock.systemDefaultZone();
            }
            try {
                var now = OffsetDateTime.parse(clock);
                return Clock.fixed(now.toInstant(), now.getOffset());
            } catch (DateTimeException _) {
                throw new CommandLine.ParameterException(new CommandLine(this),
                    "--clock takes a date and time with offset, such as 2026-11-20T18:00:00+01:00");
            }
        }
    }

    /// `alfred parse` (HEADLESS).
    @Command(name = "parse", mixinStandardHelpOptions = true, description = "Ingredient lines from standard input to JSON lines.")
    static final class ParseCommand implements Callable<Integer> {
        @Override
        public Integer call() throws IOException {
            ParseLines.run(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8));
            return DONE;
        }
    }
}
