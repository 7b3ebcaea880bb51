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
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `alfred session` (spec/headless.md): the headless session on standard input and output.
@Command(name = "session", mixinStandardHelpOptions = true)
public final class SessionCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--data", paramLabel = "DIR")
    private @Nullable Path data;

    @Option(names = "--memory")
    private boolean inMemory;

    @Option(names = "--database", paramLabel = "URL")
    private @Nullable String database;

    @Option(names = "--language", paramLabel = "TAG", defaultValue = "en")
    private String language = "en";

    @Option(names = "--model", paramLabel = "builtin|openai|openai-only")
    private @Nullable String model;

    @Option(names = "--clock", paramLabel = "ISO_OFFSET_DATE_TIME")
    private @Nullable String clock;

    @Option(names = "--log-prompts", paramLabel = "FILE")
    private @Nullable Path promptLog;

    @Override
    public Integer call() throws IOException {
        var place = (inMemory ? Place.inMemory() : Place.in(folder()))
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
            default -> throw wrong("command.model-choices");
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
            throw wrong("command.clock-form");
        }
    }

    private UnfitArguments wrong(String key) {
        return new UnfitArguments(spec.commandLine(), CommandPhrases.of(folder()).text(key));
    }

    private Path folder() {
        return data == null ? DataFolder.usual() : data;
    }
}
