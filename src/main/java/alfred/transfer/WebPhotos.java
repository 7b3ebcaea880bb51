package alfred.transfer;

import alfred.transfer.format.Found.Problem;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Photo;
import alfred.transfer.format.Unread;
import alfred.transfer.format.WebPhoto;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Fetches the photos that recipes name by their address, a few at a time, into a folder of its own that is gone after
/// [#close]. The same guard holds as for pages; a file's addresses never lead into the network at home.
public final class WebPhotos implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WebPhotos.class);
    private static final int AT_ONCE = 6;
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final WebPage web = new WebPage(PATIENCE);
    private @Nullable Path folder;

    /// Returns what was found with its photos fetched. What could not be fetched is told as one problem. Blocking.
    ///
    /// @param page the page that the user typed and that the recipes are from; `""` for a file
    /// @param progress told of each photo that was looked at: how many there are, and how many are done
    /// @param isStopped asked before each photo; the rest stays unfetched
    public Found of(Found found, String page, Consumer<Sources.Progress> progress, BooleanSupplier isStopped) {
        int all = (int) found.recipes().stream().filter(ImportedRecipe::hasWebPhoto).count();
        if (all == 0) {
            return found;
        }
        var done = new AtomicInteger();
        var works = new ArrayList<Future<ImportedRecipe>>();
        try (var threads = Executors.newFixedThreadPool(AT_ONCE, Thread.ofVirtual().name("photo").factory())) {
            for (var recipe : found.recipes()) {
                works.add(threads.submit(work(recipe, page, isStopped,
                    () -> progress.accept(new Sources.Progress(recipe.name(), done.incrementAndGet(), all)))));
            }
        }
        var recipes = works.stream().map(WebPhotos::result).toList();
        long missing = recipes.stream().filter(ImportedRecipe::hasWebPhoto).count();
        var problems = new ArrayList<>(found.problems());
        if (missing > 0 && !isStopped.getAsBoolean()) {
            problems.add(new Problem("", Unread.of(Unread.Reason.PHOTOS, missing, all)));
        }
        return new Found(found.format(), recipes, found.meals(), found.shopping(), problems, found.kitchen());
    }

    private Callable<ImportedRecipe> work(ImportedRecipe recipe, String page, BooleanSupplier isStopped,
        Runnable done) {
        return () -> {
            if (!(recipe.photo().orElse(null) instanceof WebPhoto photo) || isStopped.getAsBoolean()) {
                return recipe;
            }
            var fetched = fetched(photo, page);
            done.run();
            return fetched.map(recipe::photographed).orElse(recipe);
        };
    }

    private Optional<Photo> fetched(WebPhoto photo, String page) {
        try {
            var file = Files.write(Files.createTempFile(folder(), "photo", ""), web.fetchPart(photo.address(), page));
            return Optional.of(() -> Files.readAllBytes(file));
        } catch (WebPage.NotFetched | IOException | IllegalArgumentException e) {
            LOG.debug("photo not fetched: {}", photo.address(), e);
            return Optional.empty();
        }
    }

    private synchronized Path folder() throws IOException {
        if (folder == null) {
            folder = Files.createTempDirectory("alfred-photos");
        }
        return folder;
    }

    private static ImportedRecipe result(Future<ImportedRecipe> work) {
        try {
            return work.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /// Deletes the fetched files.
    @Override
    public void close() {
        var filled = folder;
        if (filled == null) {
            return;
        }
        try (var files = Files.walk(filled)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            LOG.debug("not deleted: {}", filled, e);
        }
    }
}
