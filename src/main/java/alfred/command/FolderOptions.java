package alfred.command;

import alfred.cli.CommandOutput;
import alfred.core.domain.Language;
import alfred.core.domain.Phrasebook;
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
    @Option(names = "--data", paramLabel = "DIR")
    private @Nullable Path data;

    @Option(names = "--database", paramLabel = "URL")
    private @Nullable String database;

    @Option(names = "--json")
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

    /// The sentences of the answer. In JSON they are English, as scripts read them.
    Phrasebook phrases() {
        return isJson ? CommandPhrases.in(Language.ENGLISH) : CommandPhrases.of(folder());
    }

    void answer(String words, Map<String, ?> object) {
        CommandOutput.print(isJson, words, object);
    }
}
