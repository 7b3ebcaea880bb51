package alfred.command;

import alfred.cli.HeadlessSession;
import alfred.wiring.DataFolder;
import alfred.wiring.Place;
import alfred.wiring.ReasonerProvider.ModelUse;
import alfred.wiring.Wiring;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine;

/// `alfred session` (spec/headless.md): the headless session on standard input and output.
@Command(name = "session", mixinStandardHelpOptions = true,
    description = "Alfred without a window: JSON requests in, JSON events out.")
public final class SessionCommand implements Callable<Integer> {
    @Option(names = "--data", paramLabel = "DIR", description = "the data folder; your own where absent")
    private @Nullable Path data;

    @Option(names = "--memory", description = "an empty kitchen in memory, forgotten at exit")
    private boolean inMemory;

    @Option(names = "--database", paramLabel = "URL",
        description = "a household's PostgreSQL instead of the folder's database:"
            + " jdbc:postgresql://host/name; user and password from ALFRED_DB_USER and ALFRED_DB_PASSWORD, or the keychain")
    private @Nullable String database;

    @Option(names = "--language", paramLabel = "TAG", defaultValue = "en",
        description = "the assistant's language, such as de")
    private String language = "en";

    @Option(names = "--model", paramLabel = "builtin|openai|openai-only", description = "who answers")
    private @Nullable String model;

    @Option(names = "--clock", paramLabel = "ISO_OFFSET_DATE_TIME", description = "a fixed now")
    private @Nullable String clock;

    @Option(names = "--log-prompts", paramLabel = "FILE", description = "appends each model call as a JSON line")
    private @Nullable Path promptLog;

    @Override
    public Integer call() throws IOException {
        var place = (inMemory ? Place.inMemory() : Place.in(data == null ? DataFolder.usual() : data))
            .household(Optional.ofNullable(database), System.getenv());
        var out = System.out;
        System.setOut(System.err);
        try (var wiring = Wiring.open(place, clock(), reasoners(), language)) {
            new HeadlessSession(wiring.session(), out).run(System.in);
            return ExitCode.OK;
        }
    }

    private Wiring.ReasonerFactory reasoners() {
        return switch (model) {
            case null -> Wiring.ReasonerFactory.configured(System.getenv(), Optional.ofNullable(promptLog), false);
            case "openai" -> Wiring.ReasonerFactory.configured(System.getenv(), Optional.ofNullable(promptLog), true);
            case "openai-only" ->
                Wiring.ReasonerFactory.configured(System.getenv(), Optional.ofNullable(promptLog), ModelUse.ALONE);
            case "builtin" -> Wiring.ReasonerFactory.builtIn();
            default -> throw new CommandLine.ParameterException(new CommandLine(this),
                "--model takes builtin, openai or openai-only");
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
