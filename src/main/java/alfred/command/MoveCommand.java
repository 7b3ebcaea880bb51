package alfred.command;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.KitchenMove;
import alfred.store.database.Database;
import alfred.store.sql.ServerAddress;
import alfred.wiring.HouseholdPhotos;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.time.Clock;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine;

/// `alfred move server` and `alfred move folder` (spec/headless.md): takes the kitchen of a data folder to a
/// household's server, and back. From then on the folder opens the kitchen where it is.
@Command(name = "move", mixinStandardHelpOptions = true)
public final class MoveCommand implements Callable<Integer> {
    private static final long EACH = 10_000;

    @Mixin
    private final FolderOptions options = new FolderOptions();

    @Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @Parameters(paramLabel = "server|folder", descriptionKey = "where")
    private String where = "";

    @Override
    public Integer call() {
        var server = options.place().server().orElseThrow(() -> new StoreException(Kind.SERVER_ADDRESS, null));
        return switch (where) {
            case "server" -> toServer(server);
            case "folder" -> toFolder(server);
            default -> throw new UnfitArguments(spec.commandLine(),
                options.phrases().text("command.where-to-move"));
        };
    }

    private int toServer(ServerAddress server) {
        var moved = KitchenMove.toServer(options.folder(), server, this::tell);
        try (var database = Database.at(server)) {
            HouseholdPhotos.in(options.folder(), database).share();
        }
        Place.in(options.folder()).at(server).remember();
        options.answer(
            options.phrases().text("command.moved-to-server", moved.rows(), moved.recipes()),
            Map.of("rows", moved.rows(), "recipes",
                moved.recipes()));
        return ExitCode.OK;
    }

    private int toFolder(ServerAddress server) {
        // what waits in the folder is settled first
        Wiring.open(options.place(), Clock.systemDefaultZone(), Wiring.ReasonerFactory.builtIn()).close();
        try (var database = Database.at(server)) {
            HouseholdPhotos.in(options.folder(), database).fetchAll();
        }
        var moved = KitchenMove.toFolder(server, options.folder(), this::tell);
        Place.in(options.folder()).remember();
        var phrases = options.phrases();
        var before = moved.before().map(aside -> " " + phrases.text("command.moved-before", aside)).orElse("");
        options.answer(
            phrases.text("command.moved-to-folder", moved.rows(), moved.recipes()) + before,
            Map.of("rows", moved.rows(), "recipes", moved.recipes()));
        return ExitCode.OK;
    }

    private void tell(long rows) {
        if (rows % EACH == 0 && !options.isJson()) {
            System.err.println(options.phrases().text("command.moving", rows));
        }
    }
}
