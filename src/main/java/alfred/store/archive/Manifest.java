package alfred.store.archive;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;

/// What a backup says of itself: of which kitchen it is, and the parts that must be in it.
///
/// @param schema how many migrations the tables had seen
/// @param kitchen the kitchen's own id; it stays the same through a restore
/// @param isAutomatic whether Alfred made it by itself, and may remove it
/// @param parts all files of the zip beside the manifest
public record Manifest(int schema, UUID kitchen, OffsetDateTime made, boolean isAutomatic, List<Part> parts) {
    /// The name of the manifest in the zip.
    public static final String NAME = "manifest.json";
    private static final String FORMAT = "alfred-backup";
    private static final int VERSION = 2;
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Pattern SHA = Pattern.compile("[0-9a-f]{64}");

    public Manifest {
        parts = List.copyOf(parts);
    }

    /// One file of the zip.
    ///
    /// @param bytes its size unpacked
    /// @param rows how many rows it holds; 0 for a file that is no table
    public record Part(String name, String sha256, long bytes, long rows) {}

    byte[] json() throws IOException {
        var root = JSON.createObjectNode();
        root.put("format", FORMAT).put("version", VERSION).put("schema", schema).put("kitchen", kitchen.toString())
            .put("made", made.toString()).put("automatic", isAutomatic);
        var list = root.putArray("parts");
        parts.forEach(part -> list.addObject().put("name", part.name()).put("sha256", part.sha256()).put("bytes", part.bytes())
            .put("rows", part.rows()));
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(root);
    }

    /// @throws NotABackup where it is no manifest, or not of this format
    static Manifest read(byte[] json) throws NotABackup {
        try {
            var root = JSON.readTree(json);
            if (!FORMAT.equals(root.path("format").asText())) {
                throw new NotABackup("it is of another program");
            }
            if (root.path("version").asInt() > VERSION) {
                throw new NotABackup.Newer();
            }
            var parts = StreamSupport.stream(root.path("parts").spliterator(), false).map(node -> part((ObjectNode) node)).toList();
            return new Manifest(root.path("schema").asInt(), UUID.fromString(root.path("kitchen").asText()),
                OffsetDateTime.parse(root.path("made").asText()), root.path("automatic").asBoolean(), parts);
        } catch (NotABackup e) {
            throw e;
        } catch (IOException | DateTimeException | IllegalArgumentException | ClassCastException e) {
            throw new NotABackup("its manifest cannot be read");
        }
    }

    private static Part part(ObjectNode node) {
        var sha = node.path("sha256").asText();
        if (!SHA.matcher(sha).matches() || !node.path("bytes").isIntegralNumber() || !node.path("rows").isIntegralNumber()) {
            throw new IllegalArgumentException("no part");
        }
        return new Part(node.path("name").asText(), sha, node.path("bytes").asLong(), node.path("rows").asLong());
    }
}
