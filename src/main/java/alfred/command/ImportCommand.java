package alfred.command;

import alfred.cli.ImportLines;
import alfred.core.crud.Query;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.store.Database;
import alfred.store.SqlStore;
import alfred.transfer.RecipeImporter.Outcome;
import alfred.transfer.RecipeImporter;
import alfred.transfer.WebPage;
import alfred.wiring.Wiring;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
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
import picocli.CommandLine;

/// `alfred import FILE|URL…` (spec/headless.md): imports recipes from files and web pages with the window's parser.
/// Each file is one transaction, and one undo reverts it.
@Command(name = "import", mixinStandardHelpOptions = true, description = "Puts the recipes of files or web pages into the cookbook.")
public final class ImportCommand implements Callable<Integer> {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private final FolderOptions options = new FolderOptions();

    @Option(names = "--dry-run", description = "says what would be imported, and writes nothing")
    private boolean isDry;

    @Parameters(arity = "1..*", paramLabel = "FILE|URL",
        description = "a recipe as text, JSON or a saved web page, or what alfred export wrote; or the address of a page, which is fetched")
    private List<String> sources = List.of();

    @Override
    public Integer call() {
        sources.stream().filter(source -> WebPage.isAddress(source) && !WebPage.isFetched(source)).findFirst().ifPresent(source -> {
            throw new CommandLine.ParameterException(spec.commandLine(), "Only http and https addresses are fetched, not " + source);
        });
        if (!isDry) {
            try (var wiring = Wiring.open(Optional.of(options.folder()), Clock.systemDefaultZone(), Wiring.ReasonerFactory.builtIn())) {
                var session = wiring.session();
                // a bulk write, like the starter cookbook: the rows do not count as shown to the user
                return run(new RecipeImporter(query -> session.store().read(rows -> rows.read(query)), session.filling()::fill));
            }
        }
        if (!Database.isIn(options.folder())) {
            return run(dry(_ -> List.of()));
        }
        try (var database = Database.openForReading(options.folder())) {
            var store = new SqlStore(database, KitchenEntities.ALL, Clock.systemDefaultZone());
            return run(dry(query -> store.read(rows -> rows.read(query))));
        }
    }

    private static RecipeImporter dry(Function<Query, List<Row>> rows) {
        return new RecipeImporter(rows, _ -> { });
    }

    private int run(RecipeImporter importer) {
        var out = new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
        int status = ExitCode.OK;
        for (var source : sources) {
            var outcome = WebPage.isAddress(source) ? page(importer, source) : file(importer, source);
            if (options.isJson()) {
                ImportLines.printJson(out, outcome);
            } else {
                ImportLines.print(out, outcome, isDry);
            }
            status = outcome.hasFailed() ? ExitCode.SOFTWARE : status;
        }
        return status;
    }

    private static Outcome page(RecipeImporter importer, String address) {
        try {
            return importer.take(address, new WebPage(PATIENCE).fetch(address), address);
        } catch (WebPage.NotFetched problem) {
            return Outcome.failed(address, String.valueOf(problem.getMessage()));
        }
    }

    private static Outcome file(RecipeImporter importer, String name) {
        try {
            var file = Path.of(name);
            return Files.size(file) > RecipeImporter.MAX_BYTES ? Outcome.failed(name, RecipeImporter.TOO_LARGE)
                : importer.take(name, Files.readAllBytes(file), "");
        } catch (NoSuchFileException | InvalidPathException _) {
            return Outcome.failed(name, "There is no such file.");
        } catch (IOException _) {
            return Outcome.failed(name, "The file cannot be read.");
        }
    }
}
