package alfred.store.folder;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32C;

/// The state of a database file, recorded beside it each time it is opened and closed, to detect files that were
/// damaged or exchanged. If the mark is missing or does not match, every row of the database is read before it is
/// opened.
///
/// @param isChanged whether anything was written since the latest automatic backup
/// @param trouble the date on which the latest automatic backup failed; `""` if it succeeded
public record KitchenMark(Marked file, boolean isChanged, String trouble) {
    public static final String FILE_NAME = "kitchen.mark";
    private static final int HEAD_BYTES = 8192;
    private static final ObjectMapper JSON = new ObjectMapper();

    /// The stage of the database's life at which the mark was written.
    public enum State {
        /// A new kitchen without tables, into which nothing can have been written yet.
        MAKING,
        OPEN,
        /// The file is being compacted; its size is undefined.
        CLOSING,
        CLOSED
    }

    /// The database file when the mark was written.
    ///
    /// @param bytes its size
    /// @param closings the number of clean shutdowns that the database must have counted, at least
    /// @param head the CRC-32C of the first 8 KiB; only of a closed file, else 0
    /// @param whole the CRC-32C of the whole file; only of a closed file, else 0
    /// @param rows the number of rows of each table at the last close
    public record Marked(State state, long bytes, long closings, long head, long whole, Map<String, Long> rows) {
        public Marked {
            rows = Map.copyOf(rows);
        }

        private Marked(State state, long bytes, long closings, Map<String, Long> rows) {
            this(state, bytes, closings, 0, 0, rows);
        }
    }

    public static KitchenMark making() {
        return new KitchenMark(new Marked(State.MAKING, 0, 0, Map.of()), false, "");
    }

    public KitchenMark open(long bytesNow, long closingsNow) {
        return of(new Marked(State.OPEN, bytesNow, closingsNow, file.rows));
    }

    public KitchenMark closing() {
        return of(new Marked(State.CLOSING, 0, file.closings, file.rows));
    }

    /// Returns the mark of a closed database.
    ///
    /// @param closed the closed database file
    public KitchenMark closed(Path closed, long closingsNow, Map<String, Long> rowsNow) throws IOException {
        return of(
            new Marked(State.CLOSED, Files.size(closed), closingsNow, head(closed), checksum(closed), rowsNow));
    }

    private KitchenMark of(Marked now) {
        return new KitchenMark(now, isChanged, trouble);
    }

    public KitchenMark changed(boolean isChangedNow) {
        return new KitchenMark(file, isChangedNow, trouble);
    }

    public KitchenMark troubled(String date) {
        return new KitchenMark(file, isChanged, date);
    }

    public State state() {
        return file.state;
    }

    /// Whether a file is as this mark says: while `OPEN` at least as long, when `CLOSED` the same to the byte. Always
    /// false while `MAKING` or `CLOSING`.
    public boolean agreesWith(Path other) throws IOException {
        return switch (file.state) {
            case MAKING, CLOSING -> false;
            case OPEN -> Files.size(other) >= file.bytes;
            case CLOSED -> hasHeadOf(other) && checksum(other) == file.whole;
        };
    }

    /// Whether a closed file was changed by something else than H2, which never overwrites the pages of a closed file
    /// without also changing its size or its head. The pages have no checksums of their own, so a changed one may be
    /// readable and lack rows.
    public boolean isOverwritten(Path other) throws IOException {
        return file.state == State.CLOSED && hasHeadOf(other) && checksum(other) != file.whole;
    }

    private boolean hasHeadOf(Path other) throws IOException {
        return Files.size(other) == file.bytes && head(other) == file.head;
    }

    /// Reads the mark of a data folder; empty if it is missing or malformed.
    public static Optional<KitchenMark> read(Path folder) {
        var file = folder.resolve(FILE_NAME);
        try {
            return Files.exists(file) ? Optional.of(of(JSON.readTree(Files.readAllBytes(file)))) : Optional.empty();
        } catch (IOException | IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static KitchenMark of(JsonNode json) {
        Map<String, Long> rows = new LinkedHashMap<>();
        json.path("rows").properties().forEach(field -> rows.put(field.getKey(), field.getValue().asLong()));
        var file = new Marked(State.valueOf(json.path("state").asText()), json.path("bytes").asLong(),
            json.path("closings").asLong(), json.path("head").asLong(), json.path("whole").asLong(), rows);
        return new KitchenMark(file, json.path("changed").asBoolean(true), json.path("trouble").asText());
    }

    /// Writes the mark atomically, replacing the previous one.
    public void write(Path folder) throws IOException {
        var json = JSON.createObjectNode();
        json.put("state", file.state.name()).put("bytes", file.bytes).put("closings", file.closings)
            .put("head", file.head).put("whole", file.whole).put("changed", isChanged).put("trouble", trouble);
        var table = json.putObject("rows");
        file.rows.forEach(table::put);
        var fresh = folder.resolve(FILE_NAME + ".new");
        Files.write(fresh, JSON.writeValueAsBytes(json));
        OwnFiles.tightenFile(fresh);
        Files.move(fresh, folder.resolve(FILE_NAME), StandardCopyOption.ATOMIC_MOVE,
            StandardCopyOption.REPLACE_EXISTING);
    }

    private static long head(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            var crc = new CRC32C();
            crc.update(in.readNBytes(HEAD_BYTES));
            return crc.getValue();
        }
    }

    /// Returns the CRC-32C of a whole file. Takes a few hundredths of a second for a typical kitchen.
    public static long checksum(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            var crc = new CRC32C();
            var buffer = new byte[1 << 18];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                crc.update(buffer, 0, read);
            }
            return crc.getValue();
        }
    }
}
