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

/// The manifest of a backup: the kitchen it belongs to, and the parts it must contain.
///
/// @param schema the number of migrations applied to the tables
/// @param kitchen the kitchen's id, which a restore preserves
/// @param made the time at which the backup was written
/// @param isAutomatic whether Alfred made the backup by itself, and may remove it
/// @param parts all files of the zip except the manifest
public record Manifest(int schema, UUID kitchen, OffsetDateTime made, boolean isAutomatic, List<Part> parts) {
    /// The manifest's file name in the zip.
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
    /// @param name the path in the zip
    /// @param sha256 the checksum of the unpacked content, 64 lower-case hexadecimal digits
    /// @param bytes the unpacked size
    /// @param rows the number of rows; 0 for a file that is not a table
    public record Part(String name, String sha256, long bytes, long rows) {}

    byte[] json() throws IOException {
        var root = JSON.createObjectNode();
        root.put("format", FORMAT).put("version", VERSION).put("schema", schema).put("kitchen", kitchen.toString())
            .put("made", made.toString()).put("automatic", isAutomatic);
        var list = root.putArray("parts");
        parts.forEach(
            part -> list.addObject().put("name", part.name()).put("sha256", part.sha256()).put("bytes", part.bytes())
                .put("rows", part.rows()));
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(root);
    }

    /// Parses a manifest.
    ///
    /// @throws NotABackup if it is malformed or belongs to another program, [NotABackup.Newer] if its format is
    ///     newer than this program's
    static Manifest read(byte[] json) throws NotABackup {
        try {
            var root = JSON.readTree(json);
            if (!FORMAT.equals(root.path("format").asText())) {
                throw new NotABackup("it is of another program");
            }
            if (root.path("version").asInt() > VERSION) {
                throw new NotABackup.Newer();
            }
            var parts = StreamSupport.stream(root.path("parts").spliterator(), false)
                .map(node -> part((ObjectNode) node)).toList();
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
        if (!SHA.matcher(sha).matches() || !node.path("bytes").isIntegralNumber()
            || !node.path("rows").isIntegralNumber()) {
            throw new IllegalArgumentException("no part");
        }
        return new Part(node.path("name").asText(), sha, node.path("bytes").asLong(), node.path("rows").asLong());
    }
}
