package alfred.store;

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

/// What lies beside a database to tell whether it is still the one that was there: written at each opening and closing. Without it, or where it
/// does not agree, the database is looked through before it is opened.
///
/// @param bytes the size of the file when that was written
/// @param closings what the database says of its proper ends, at least
/// @param head checksum of the file's beginning, `whole` of all of it; both of a closed one only
/// @param rows how many rows each table had when it was closed last
/// @param isChanged whether something was written since the latest automatic backup
/// @param trouble when an automatic backup failed last, as a date; `""` where the latest did not
record KitchenMark(State state, long bytes, long closings, long head, long whole, Map<String, Long> rows, boolean isChanged, String trouble) {
    static final String FILE_NAME = "kitchen.mark";
    private static final int HEAD_BYTES = 8192;
    private static final ObjectMapper JSON = new ObjectMapper();

    KitchenMark {
        rows = Map.copyOf(rows);
    }

    /// How far the program came.
    enum State {
        /// A new kitchen has no tables yet, and nobody could write into it.
        MAKING,
        OPEN,
        /// The file is being made smaller; how large it is says nothing.
        CLOSING,
        CLOSED
    }

    static KitchenMark making() {
        return new KitchenMark(State.MAKING, 0, 0, 0, 0, Map.of(), false, "");
    }

    KitchenMark open(long bytesNow, long closingsNow) {
        return new KitchenMark(State.OPEN, bytesNow, closingsNow, 0, 0, rows, isChanged, trouble);
    }

    KitchenMark closing() {
        return new KitchenMark(State.CLOSING, 0, closings, 0, 0, rows, isChanged, trouble);
    }

    /// @param file the database as it lies there now
    KitchenMark closed(Path file, long closingsNow, Map<String, Long> rowsNow) throws IOException {
        return new KitchenMark(State.CLOSED, Files.size(file), closingsNow, head(file), checksum(file), rowsNow, isChanged, trouble);
    }

    KitchenMark changed(boolean isChangedNow) {
        return new KitchenMark(state, bytes, closings, head, whole, rows, isChangedNow, trouble);
    }

    KitchenMark troubled(String date) {
        return new KitchenMark(state, bytes, closings, head, whole, rows, isChanged, date);
    }

    /// Whether a file may be the one that was marked, as far as its size and its beginning tell.
    boolean agreesWith(Path file) throws IOException {
        long now = Files.size(file);
        return switch (state) {
            case MAKING, CLOSING -> false;
            case OPEN -> now >= bytes;
            case CLOSED -> now == bytes && head(file) == head;
        };
    }

    /// Empty where there is none that can be read.
    static Optional<KitchenMark> read(Path folder) {
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

    /// All or nothing.
    void write(Path folder) throws IOException {
        var json = JSON.createObjectNode();
        json.put("state", state.name()).put("bytes", bytes).put("closings", closings).put("head", head).put("whole", whole)
            .put("changed", isChanged).put("trouble", trouble);
        var table = json.putObject("rows");
        rows.forEach(table::put);
        var fresh = folder.resolve(FILE_NAME + ".new");
        Files.write(fresh, JSON.writeValueAsBytes(json));
        OwnFiles.tightenFile(fresh);
        Files.move(fresh, folder.resolve(FILE_NAME), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static long head(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            var crc = new CRC32C();
            crc.update(in.readNBytes(HEAD_BYTES));
            return crc.getValue();
        }
    }

    /// Of a whole file; a few hundredths of a second for a kitchen.
    static long checksum(Path file) throws IOException {
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
