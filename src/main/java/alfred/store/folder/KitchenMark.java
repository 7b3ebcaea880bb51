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
/// @param bytes the size of the file when the mark was written
/// @param closings the number of clean shutdowns that the database must have counted, at least
/// @param head the CRC-32C of the first 8 KiB; only of a closed file, else 0
/// @param whole the CRC-32C of the whole file; only of a closed file, else 0
/// @param rows the number of rows of each table at the last close
/// @param isChanged whether anything was written since the latest automatic backup
/// @param trouble the date on which the latest automatic backup failed; `""` if it succeeded
public record KitchenMark(State state, long bytes, long closings, long head, long whole, Map<String, Long> rows,
    boolean isChanged, String trouble) {
    public static final String FILE_NAME = "kitchen.mark";
    private static final int HEAD_BYTES = 8192;
    private static final ObjectMapper JSON = new ObjectMapper();

    public KitchenMark {
        rows = Map.copyOf(rows);
    }

    /// The stage of the database's life at which the mark was written.
    public enum State {
        /// A new kitchen without tables, into which nothing can have been written yet.
        MAKING,
        OPEN,
        /// The file is being compacted; its size is undefined.
        CLOSING,
        CLOSED
    }

    public static KitchenMark making() {
        return new KitchenMark(State.MAKING, 0, 0, 0, 0, Map.of(), false, "");
    }

    public KitchenMark open(long bytesNow, long closingsNow) {
        return new KitchenMark(State.OPEN, bytesNow, closingsNow, 0, 0, rows, isChanged, trouble);
    }

    public KitchenMark closing() {
        return new KitchenMark(State.CLOSING, 0, closings, 0, 0, rows, isChanged, trouble);
    }

    /// Returns the mark of a closed database.
    ///
    /// @param file the closed database file
    public KitchenMark closed(Path file, long closingsNow, Map<String, Long> rowsNow) throws IOException {
        return new KitchenMark(State.CLOSED, Files.size(file), closingsNow, head(file), checksum(file), rowsNow,
            isChanged, trouble);
    }

    public KitchenMark changed(boolean isChangedNow) {
        return new KitchenMark(state, bytes, closings, head, whole, rows, isChangedNow, trouble);
    }

    public KitchenMark troubled(String date) {
        return new KitchenMark(state, bytes, closings, head, whole, rows, isChanged, date);
    }

    /// Whether a file is as this mark says: while `OPEN` at least as long, when `CLOSED` the same to the byte. Always
    /// false while `MAKING` or `CLOSING`.
    public boolean agreesWith(Path file) throws IOException {
        return switch (state) {
            case MAKING, CLOSING -> false;
            case OPEN -> Files.size(file) >= bytes;
            case CLOSED -> hasHeadOf(file) && checksum(file) == whole;
        };
    }

    /// Whether a closed file was changed by something else than H2, which never overwrites the pages of a closed file
    /// without also changing its size or its head. The pages have no checksums of their own, so a changed one may be
    /// readable and lack rows.
    public boolean isOverwritten(Path file) throws IOException {
        return state == State.CLOSED && hasHeadOf(file) && checksum(file) != whole;
    }

    private boolean hasHeadOf(Path file) throws IOException {
        return Files.size(file) == bytes && head(file) == head;
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
        return new KitchenMark(State.valueOf(json.path("state").asText()), json.path("bytes").asLong(), json.path("closings").asLong(),
            json.path("head").asLong(), json.path("whole").asLong(), rows, json.path("changed").asBoolean(true), json.path("trouble").asText());
    }

    /// Writes the mark atomically, replacing the previous one.
    public void write(Path folder) throws IOException {
        var json = JSON.createObjectNode();
        json.put("state", state.name()).put("bytes", bytes).put("closings", closings).put("head", head).put("whole", whole)
            .put("changed", isChanged).put("trouble", trouble);
        var table = json.putObject("rows");
        rows.forEach(table::put);
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
