package alfred.command;

import alfred.cli.ImportLines;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.kitchen.KitchenEntities;
import alfred.store.SqlStore;
import alfred.transfer.Duplicates;
import alfred.transfer.RecipeImport;
import alfred.transfer.RecipeImporter.Outcome;
import alfred.transfer.RecipeImporter;
import alfred.transfer.WebPage;
import alfred.transfer.WebPhotos;
import alfred.transfer.format.Unread;
import alfred.wiring.Wiring;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `alfred import FILE|FOLDER|URL…` (spec/headless.md): imports recipes from files, archives, folders and web pages
/// with the window's parser. Each argument is one transaction, and one undo reverts it.
@Command(name = "import", mixinStandardHelpOptions = true)
public final class ImportCommand implements Callable<Integer> {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private final FolderOptions options = new FolderOptions();

    @Option(names = "--dry-run")
    private boolean isDry;

    @Option(names = "--duplicates", paramLabel = "keep|replace|skip", defaultValue = "KEEP")
    private Duplicates duplicates = Duplicates.KEEP;

    @Option(names = "--photos")
    private boolean hasPhotos;

    @Parameters(arity = "1..*", paramLabel = "FILE|FOLDER|URL", descriptionKey = "sources")
    private List<String> sources = List.of();

    @Override
    public Integer call() {
        sources.stream().filter(source -> WebPage.isAddress(source) && !WebPage.isFetched(source)).findFirst()
            .ifPresent(source -> {
                throw new UnfitArguments(spec.commandLine(),
                    options.phrases().text("command.not-fetched", source));
            });
        if (!isDry && sources.stream().noneMatch(ImportCommand::isThere)) {
            return run(dry(_ -> List.of()));
        }
        if (!isDry) {
            try (var wiring =
                Wiring.open(options.place(), Clock.systemDefaultZone(), Wiring.ReasonerFactory.builtIn())) {
                var session = wiring.session();
                // a bulk write, like the starter cookbook: the rows do not count as shown to the user
                return run(
                    new RecipeImporter(query -> session.store().read(rows -> rows.read(query)), session.filling()::fill,
                        Optional.of(wiring.photos()), duplicates));
            }
        }
        if (!options.place().isThere()) {
            return run(dry(_ -> List.of()));
        }
        try (var database = options.place().openForReading()) {
            var store = new SqlStore(database, KitchenEntities.ALL, Clock.systemDefaultZone());
            return run(dry(query -> store.read(rows -> rows.read(query))));
        }
    }

    /// Whether a source may hold something: where none does, no kitchen is opened or made.
    private static boolean isThere(String source) {
        try {
            return WebPage.isAddress(source) || Files.exists(Path.of(source));
        } catch (InvalidPathException _) {
            return false;
        }
    }

    private RecipeImporter dry(Function<Query, List<Row>> rows) {
        return new RecipeImporter(rows, (_, _) -> {}, Optional.empty(), duplicates);
    }

    private int run(RecipeImporter importer) {
        var out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        int status = ExitCode.OK;
        for (var source : sources) {
            var outcome = outcome(importer, source);
            if (options.isJson()) {
                ImportLines.printJson(out, outcome);
            } else {
                ImportLines.print(out, outcome, isDry, options.phrases());
            }
            status = outcome.hasFailed() ? ExitCode.SOFTWARE : status;
        }
        return status;
    }

    private Outcome outcome(RecipeImporter importer, String source) {
        boolean isPage = WebPage.isAddress(source);
        try (var fetched = new WebPhotos()) {
            var found = isPage ? RecipeImport.read(source, new WebPage(PATIENCE).fetch(source)).from(source)
                : RecipeImport.read(Path.of(source), RecipeImport.Watch.NONE);
            return importer.take(source,
                isDry || !isPage && !hasPhotos ? found : fetched.of(found, isPage ? source : "", _ -> {}, () -> false));
        } catch (WebPage.NotFetched problem) {
            return Outcome.failed(source, problem.why());
        } catch (InvalidPathException _) {
            return Outcome.failed(source, Unread.of(Unread.Reason.NO_FILE));
        }
    }
}
