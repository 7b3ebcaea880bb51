package alfred.store.row;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.domain.RowJson;
import alfred.core.row.Change;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/// The changes of a large call of the journal as one value: gzip of one JSON object per change, with its table, the id
/// of its row, and the images before and after.
final class PackedChanges {
    /// The longest value that H2 takes in a column of bytes.
    private static final int MAX_BYTES = 1 << 20;
    /// So many changes are packed by one thread, as a part that stands for itself, as gzip allows.
    private static final int PART = 250;
    private static final String TABLE = "table";
    private static final String BEFORE = "before";
    private static final String AFTER = "after";
    private static final ObjectMapper JSON = new ObjectMapper();

    private PackedChanges() {}

    /// Packs changes; empty if they do not fit.
    static Optional<byte[]> of(List<Change> changes) {
        var parts = IntStream.range(0, (changes.size() + PART - 1) / PART).parallel()
            .mapToObj(i -> part(changes.subList(i * PART, Math.min(changes.size(), (i + 1) * PART)))).toList();
        var all = new ByteArrayOutputStream();
        parts.forEach(all::writeBytes);
        return all.size() > MAX_BYTES ? Optional.empty() : Optional.of(all.toByteArray());
    }

    private static byte[] part(List<Change> changes) {
        var bytes = new ByteArrayOutputStream();
        try (var json = new JsonFactory(JSON).createGenerator(new FastGzip(bytes))) {
            for (var change : changes) {
                var node = JSON.createObjectNode().put(TABLE, change.table()).put(Row.ID, change.id().toString());
                if (change.before() != null) {
                    node.set(BEFORE, RowJson.write(change.before()));
                }
                if (change.after() != null) {
                    node.set(AFTER, RowJson.write(change.after()));
                }
                json.writeTree(node);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /// Compresses as fast as it can: rows of one kind shrink to a tenth all the same.
    private static final class FastGzip extends GZIPOutputStream {
        FastGzip(ByteArrayOutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_SPEED);
        }
    }

    /// Unpacks what [#of] packed.
    static List<Change> read(byte[] packed, Function<String, EntityDefinition> entities) {
        var changes = new ArrayList<Change>();
        try (var json = JSON.readerFor(JsonNode.class)
            .<JsonNode>readValues(new GZIPInputStream(new ByteArrayInputStream(packed)))) {
            while (json.hasNextValue()) {
                var node = json.nextValue();
                var entity = entities.apply(node.path(TABLE).asText());
                changes.add(new Change(entity.table(), UUID.fromString(node.path(Row.ID).asText()),
                    image(entity, node.get(BEFORE)), image(entity, node.get(AFTER))));
            }
            return changes;
        } catch (IOException e) {
            throw new IllegalStateException("the changes of a call cannot be read", e);
        }
    }

    private static @Nullable Row image(EntityDefinition entity, @Nullable JsonNode image) {
        return image == null ? null : RowJson.readStored(entity, image);
    }
}
