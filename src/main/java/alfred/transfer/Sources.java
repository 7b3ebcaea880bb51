package alfred.transfer;

import alfred.transfer.format.Found;
import alfred.transfer.format.Unread;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Reads files, folders and web addresses one after the other, without writing anything.
public final class Sources {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private Sources() {}

    /// What was found in one source.
    ///
    /// @param name the file's name, or the address
    public record Read(String name, Found found) {}

    /// How far the reading is.
    ///
    /// @param name the source that is being read
    /// @param done how many of the source's files were read
    public record Progress(String name, int done, int total) {}

    /// Reads all sources. Blocking.
    ///
    /// @param sources paths and addresses
    /// @param progress told now and then, on the calling thread
    /// @param isStopped asked between files; what was read before stays
    public static List<Read> read(List<String> sources, Consumer<Progress> progress, BooleanSupplier isStopped) {
        var all = new ArrayList<Read>();
        for (var source : sources) {
            if (isStopped.getAsBoolean()) {
                break;
            }
            progress.accept(new Progress(source, all.size(), sources.size()));
            all.add(read(source, progress, isStopped));
        }
        return List.copyOf(all);
    }

    private static Read read(String source, Consumer<Progress> progress, BooleanSupplier isStopped) {
        if (WebPage.isAddress(source)) {
            return new Read(source, page(source));
        }
        try {
            var path = Path.of(source);
            var name = path.getFileName() instanceof Path last ? last.toString() : source;
            return new Read(name, RecipeImport.read(path, (done, total) -> {
                progress.accept(new Progress(name, done, total));
                return !isStopped.getAsBoolean();
            }));
        } catch (InvalidPathException _) {
            return new Read(source, Found.problem(source, Unread.Reason.NO_FILE));
        }
    }

    /// Fetches and reads a page; its recipes get the address as their source.
    private static Found page(String address) {
        if (!WebPage.isFetched(address)) {
            return Found.problem(address, Unread.Reason.NOT_HTTP);
        }
        try {
            return RecipeImport.read(address, new WebPage(PATIENCE).fetch(address)).from(address);
        } catch (WebPage.NotFetched problem) {
            return Found.problem(address, problem.why());
        }
    }
}
