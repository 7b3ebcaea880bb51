package alfred.command;

import alfred.cli.CommandOutput;
import alfred.wiring.DataFolder;
import alfred.wiring.Place;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Options shared by the commands on a data folder (spec/headless.md, other commands): the folder, and output as
/// text or JSON.
final class FolderOptions {
    @Option(names = "--data", paramLabel = "DIR", description = "the data folder; your own where absent")
    private @Nullable Path data;

    @Option(names = "--database", paramLabel = "URL",
        description = "a household's PostgreSQL instead of the folder's database:"
            + " jdbc:postgresql://host/name")
    private @Nullable String database;

    @Option(names = "--json", description = "answers in JSON")
    private boolean isJson;

    Path folder() {
        return (data == null ? DataFolder.usual() : data).toAbsolutePath();
    }

    /// The kitchen of the folder, or of the household whose database was named here or in the settings.
    Place place() {
        return Place.in(folder()).household(Optional.ofNullable(database), System.getenv());
    }

    boolean isJson() {
        return isJson;
    }

    void answer(String words, Map<String, ?> object) {
        CommandOutput.print(isJson, words, object);
    }
}
