package alfred.transfer;

import alfred.core.session.state.FormWrite;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The writes of an import, made of its recipes a few hundred at a time on a second thread, while the ones before are
/// written. To be gone through once.
///
/// @param <T> what a write is made of
final class WritesAhead<T> implements Iterable<FormWrite> {
    private static final int CHUNK = 200;

    private final List<T> sources;
    private final Function<T, FormWrite> make;
    private final List<FormWrite> last;
    private Chunk before = new Chunk(0, List.of());
    private Chunk current = before;

    /// @param from the index of the source of the first one
    private record Chunk(int from, List<FormWrite> writes) {}

    /// @param make called on another thread
    /// @param last writes after all those
    WritesAhead(List<T> sources, Function<T, FormWrite> make, List<FormWrite> last) {
        this.sources = sources;
        this.make = make;
        this.last = last;
    }

    /// Returns what a write of the latest few hundred was made of; empty for one of those at the end.
    Optional<T> source(FormWrite write) {
        return Stream.of(current, before).flatMap(chunk -> source(write, chunk)).findFirst();
    }

    private Stream<T> source(FormWrite write, Chunk chunk) {
        return IntStream.range(0, chunk.writes().size())
            .filter(i -> chunk.writes().get(i) == write && chunk.from() < sources.size())
            .mapToObj(i -> sources.get(chunk.from() + i));
    }

    private Chunk chunk(int from) {
        return from >= sources.size() ? new Chunk(from, last)
            : new Chunk(from,
                sources.subList(from, Math.min(sources.size(), from + CHUNK)).stream().map(make).toList());
    }

    @Override
    public Iterator<FormWrite> iterator() {
        return new Iterator<>() {
            private CompletableFuture<Chunk> next = CompletableFuture.supplyAsync(() -> chunk(0));
            private Iterator<FormWrite> writes = List.<FormWrite>of().iterator();
            private boolean isLast;

            @Override
            public boolean hasNext() {
                while (!writes.hasNext() && !isLast) {
                    var chunk = joined(next);
                    isLast = chunk.from() >= sources.size();
                    next = CompletableFuture.supplyAsync(() -> chunk(chunk.from() + CHUNK));
                    before = current;
                    current = chunk;
                    writes = chunk.writes().iterator();
                }
                return writes.hasNext();
            }

            @Override
            public FormWrite next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return writes.next();
            }
        };
    }

    private static <C> C joined(CompletableFuture<C> future) {
        try {
            return future.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }
}
