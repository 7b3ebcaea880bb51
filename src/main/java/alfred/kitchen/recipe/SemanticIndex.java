package alfred.kitchen.recipe;

import alfred.core.reasoner.Embedder;
import alfred.core.row.Change;
import alfred.core.row.Rows;
import alfred.core.row.Store;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Semantic search for recipes and foods by embeddings (spec/reading-and-writing.md, semantic): "poultry" finds
/// chicken.
///
/// Embeddings are computed in the background a few seconds after a row is saved, and for rows without one some time
/// after startup, and are kept in the store. Everything is computed locally. Vectors are loaded on first use. A
/// search blocks until the model is ready, so it must not run on the FX thread, and computes a few missing
/// embeddings itself.
public final class SemanticIndex implements SemanticSearch, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SemanticIndex.class);
    /// Maximum number of missing embeddings that a search computes itself; if there are more, it ignores those
    /// rows.
    private static final int AT_ONCE = 60;
    private static final int BATCH = 50;
    private static final Duration AFTER_START = Duration.ofSeconds(20);
    private static final Duration AFTER_SAVE = Duration.ofSeconds(5);

    private final Embedder embedder;
    private final Store store;
    private final Duration afterSave;
    private final Map<String, Index> indexes = new HashMap<>();
    private final ScheduledThreadPoolExecutor background =
        new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().name("meaning").daemon()
            .priority(Thread.MIN_PRIORITY).factory());
    private long changes;
    private boolean isClosed;

    /// The embeddings of one table.
    ///
    /// @param vectors the known embeddings by row id
    /// @param open the rows without an embedding, each with the number of its last change
    /// @param unstored the embeddings that are not yet in the store
    private record Index(Map<UUID, QuantizedEmbedding> vectors, Map<UUID, Long> open, Map<UUID, byte[]> unstored) {}

    /// Creates the index and schedules computing of the missing embeddings.
    public SemanticIndex(Embedder embedder, Store store) {
        this(embedder, store, AFTER_START, AFTER_SAVE);
    }

    /// @param afterStart the delay before missing embeddings are first computed
    /// @param afterSave the delay before they are computed after a save
    SemanticIndex(Embedder embedder, Store store, Duration afterStart, Duration afterSave) {
        this.embedder = embedder;
        this.store = store;
        this.afterSave = afterSave;
        background.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        schedule(afterStart);
    }

    @Override
    public Near to(String table, String text, int most, Rows rows) {
        var asked = EmbeddingText.tables().contains(table) ? embedder.embed(text) : Optional.<float[]>empty();
        if (asked.isEmpty()) {
            return NONE.to(table, text, most, rows);
        }
        var open = open(table);
        if (!open.isEmpty() && open.size() <= AT_ONCE) {
            add(table, compute(EmbeddingText.of(table, open.keySet(), rows)), open);
            later();
        }
        var nearest = nearest(table, QuantizedEmbedding.of(asked.get()), most);
        return new Near(nearest, open(table).isEmpty());
    }

    private synchronized List<Match> nearest(String table, QuantizedEmbedding asked, int most) {
        var best = new PriorityQueue<Match>(Comparator.comparingDouble(Match::likeness));
        for (var row : index(table).vectors().entrySet()) {
            double likeness = asked.likeness(row.getValue());
            if (best.size() < most || likeness > best.element().likeness()) {
                best.add(new Match(row.getKey(), likeness));
            }
            if (best.size() > most) {
                best.remove();
            }
        }
        return best.stream().sorted(Comparator.comparingDouble(Match::likeness).reversed()).toList();
    }

    private synchronized Map<UUID, Long> open(String table) {
        return Map.copyOf(index(table).open());
    }

    private Index index(String table) {
        return indexes.computeIfAbsent(table, t -> {
            var open = new HashMap<UUID, Long>();
            store.vectors().missing(t, embedder.name()).forEach(id -> open.put(id, changes));
            var vectors = new LinkedHashMap<UUID, QuantizedEmbedding>();
            store.vectors().of(t, embedder.name())
                .forEach((id, parts) -> vectors.put(id, new QuantizedEmbedding(parts)));
            return new Index(vectors, open, new HashMap<>());
        });
    }

    /// Discards the embeddings of rows changed by a commit, and schedules computing them.
    public void committed(Store.Committed committed) {
        if (committed.by().isPresent()) {
            // the computer that wrote the rows discards and computes their embeddings
            forget(EmbeddingText.tables().stream().filter(committed.tables()::contains).toList());
            return;
        }
        var touched = new HashMap<String, Set<UUID>>();
        for (var change : committed.changes()) {
            rows(change).forEach(id -> touched.computeIfAbsent(tableOf(change), _ -> new LinkedHashSet<>()).add(id));
        }
        touched.forEach((table, ids) -> {
            store.vectors().remove(table, ids); // outside the lock: whoever writes may be asking here
            changed(table, ids);
        });
        var past = EmbeddingText.tables().stream()
            .filter(t -> committed.tables().contains(t) && !touched.containsKey(t)).toList();
        forget(past);
        if (!touched.isEmpty() || !past.isEmpty()) {
            later();
        }
    }

    private static String tableOf(Change change) {
        return change.table().equals("recipe_ingredients") ? "recipes" : change.table();
    }

    private static Stream<UUID> rows(Change change) {
        return switch (change.table()) {
            case "recipes", "ingredients" -> Stream.of(change.id());
            case "recipe_ingredients" ->
                Stream.of(Optional.ofNullable(change.before()), Optional.ofNullable(change.after()))
                    .flatMap(Optional::stream).flatMap(row -> row.reference("recipe_id").stream());
            default -> Stream.empty();
        };
    }

    private synchronized void changed(String table, Set<UUID> ids) {
        var known = indexes.get(table);
        if (known != null) {
            changes++;
            known.vectors().keySet().removeAll(ids);
            known.unstored().keySet().removeAll(ids);
            ids.forEach(id -> known.open().put(id, changes));
        }
    }

    /// Discards whole tables that were changed outside the journal, so that they are loaded from the store again.
    private synchronized void forget(List<String> tables) {
        tables.forEach(indexes::remove);
    }

    private synchronized void later() {
        if (!isClosed) {
            schedule(afterSave);
        }
    }

    private void schedule(Duration delay) {
        var _ = background.schedule(this::computeAll, delay.toMillis(), TimeUnit.MILLISECONDS);
    }

    /// Computes all missing embeddings; runs in the background.
    void computeAll() {
        try {
            EmbeddingText.tables().stream().sorted(Comparator.reverseOrder()).forEach(this::computeTable);
        } catch (RuntimeException failure) {
            LOG.warn("what rows are about could not be computed; it is tried again after the next change", failure);
        }
    }

    private void computeTable(String table) {
        for (var open = open(table); !open.isEmpty() && !isClosed(); open = open(table)) {
            var batch =
                open.entrySet().stream().limit(BATCH).collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
            var texts = store.read(rows -> EmbeddingText.of(table, batch.keySet(), rows));
            var computed = compute(texts);
            if (computed.size() < texts.size()) {
                return;
            }
            add(table, computed, batch);
            keep(table);
        }
        keep(table);
    }

    private void keep(String table) {
        var unstored = unstored(table);
        if (!unstored.isEmpty()) {
            store.vectors().put(table, embedder.name(), unstored);
            stored(table, unstored);
        }
    }

    private synchronized Map<UUID, byte[]> unstored(String table) {
        return Map.copyOf(index(table).unstored());
    }

    private synchronized void stored(String table, Map<UUID, byte[]> vectors) {
        vectors.forEach(index(table).unstored()::remove);
    }

    private Map<UUID, QuantizedEmbedding> compute(Map<UUID, String> texts) {
        return texts.entrySet().stream().takeWhile(_ -> !isClosed())
            .flatMap(
                e -> embedder.embed(e.getValue()).map(v -> Map.entry(e.getKey(), QuantizedEmbedding.of(v))).stream())
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /// Adds computed embeddings, except for rows that have changed since.
    ///
    /// @param asked the rows with their change numbers at the time their texts were read
    private synchronized void add(String table, Map<UUID, QuantizedEmbedding> computed, Map<UUID, Long> asked) {
        var index = index(table);
        asked.forEach((id, change) -> {
            var vector = computed.get(id);
            if (index.open().remove(id, change) && vector != null) {
                index.vectors().put(id, vector);
                index.unstored().put(id, vector.parts());
            }
        });
    }

    private synchronized boolean isClosed() {
        return isClosed;
    }

    /// Stops the background work after the current row, waiting up to ten seconds. Never interrupts a thread in the
    /// store.
    @Override
    public void close() {
        synchronized (this) {
            isClosed = true;
        }
        background.shutdown();
        try {
            if (!background.awaitTermination(10, TimeUnit.SECONDS)) {
                LOG.warn("the background work did not end in time");
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
