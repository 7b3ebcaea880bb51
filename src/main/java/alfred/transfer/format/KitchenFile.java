package alfred.transfer.format;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.domain.RowJson;
import alfred.kitchen.KitchenEntities;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// A whole kitchen in Alfred's own format (spec/own-format.md), as `KitchenExporter` writes it. Rows are read at
/// once, photos one by one, so that a large file needs little memory. Values have the types of their columns, but
/// are unchecked foreign input otherwise.
public final class KitchenFile {
    /// The tables of the format, in the order in which their rows can be written. Timers end with the day.
    public static final List<EntityDefinition> ENTITIES =
        KitchenEntities.ALL.stream().filter(entity -> !entity.equals(KitchenEntities.TIMER))
            .toList();
    public static final String MARK = "alfred";
    public static final String KIND = "kitchen";
    public static final String VERSION = "version";
    public static final String TABLES = "tables";
    public static final String PHOTOS = "photos";
    /// The version of the format that is written, and the newest one that is read.
    public static final int NEWEST = 1;

    private static final Pattern START =
        Pattern.compile("\\A\uFEFF?\\s*\\{\\s*\"" + MARK + "\"\\s*:\\s*\"" + KIND + "\"");
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Source source;
    private final Map<String, List<Row>> tables;

    /// Opens the file, as often as it is read.
    @FunctionalInterface
    interface Source {
        InputStream open() throws IOException;
    }

    /// Takes the photos of a file, one by one.
    @FunctionalInterface
    public interface PhotoTaker {
        /// @param name the name that recipes have as their `image`
        /// @throws IOException if it cannot be kept
        void take(String name, byte[] bytes) throws IOException;
    }

    private KitchenFile(Source source) throws IOException {
        this.source = source;
        var read = new LinkedHashMap<String, List<Row>>();
        walk((json, section) -> {
            var table = name(json);
            var entity =
                ENTITIES.stream().filter(one -> section.equals(TABLES) && one.table().equals(table)).findFirst();
            if (json.nextToken() != JsonToken.START_ARRAY || entity.isEmpty()) {
                json.skipChildren();
                return;
            }
            var rows = read.computeIfAbsent(entity.get().table(), _ -> new ArrayList<>());
            while (json.nextToken() == JsonToken.START_OBJECT) {
                rows.add(RowJson.readStored(entity.get(), JSON.readTree(json)));
            }
        });
        this.tables = read;
    }

    /// Whether a file is of this format, by its first bytes.
    public static boolean isOne(byte[] start) {
        return START.matcher(new String(start, 0, Math.min(start.length, 200), StandardCharsets.UTF_8)).find();
    }

    /// Reads a file on disk, of any size.
    ///
    /// @throws IOException if it is damaged or of a newer version
    public static KitchenFile of(Path file) throws IOException {
        return of(() -> Files.newInputStream(file));
    }

    public static KitchenFile of(byte[] bytes) throws IOException {
        return of(() -> new ByteArrayInputStream(bytes));
    }

    private static KitchenFile of(Source source) throws IOException {
        try {
            return new KitchenFile(source);
        } catch (DateTimeException | ArithmeticException | IllegalArgumentException | ClassCastException e) {
            throw new IOException("a value that is none", e);
        }
    }

    /// Returns the rows of a table, with ids, in their order.
    public List<Row> rows(EntityDefinition entity) {
        return List.copyOf(tables.getOrDefault(entity.table(), List.of()));
    }

    /// Returns the number of rows.
    public int size() {
        return tables.values().stream().mapToInt(List::size).sum();
    }

    /// Hands out all photos.
    ///
    /// @throws IOException if the file cannot be read, or a photo not be taken
    public void photos(PhotoTaker taker) throws IOException {
        walk((json, section) -> {
            var name = name(json);
            if (json.nextToken() == JsonToken.VALUE_STRING && section.equals(PHOTOS)) {
                taker.take(name, json.getBinaryValue());
            } else {
                json.skipChildren();
            }
        });
    }

    /// A member of one of the file's sections, at its name.
    private interface Member {
        void at(JsonParser json, String section) throws IOException;
    }

    private void walk(Member member) throws IOException {
        try (var json = JSON.getFactory().createParser(source.open())) {
            require(json.nextToken() == JsonToken.START_OBJECT);
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                var section = name(json);
                var value = json.nextToken();
                if (section.equals(VERSION) && (value != JsonToken.VALUE_NUMBER_INT || json.getIntValue() > NEWEST)) {
                    throw new Newer();
                }
                if (value == JsonToken.START_OBJECT && (section.equals(TABLES) || section.equals(PHOTOS))) {
                    while (json.nextToken() == JsonToken.FIELD_NAME) {
                        member.at(json, section);
                    }
                } else {
                    json.skipChildren();
                }
            }
            require(json.currentToken() == JsonToken.END_OBJECT);
        }
    }

    private static String name(JsonParser json) throws IOException {
        return json.currentName() == null ? "" : json.currentName();
    }

    private static void require(boolean isSo) throws IOException {
        if (!isSo) {
            throw new IOException("not a whole kitchen");
        }
    }

    /// A file that a newer Alfred wrote.
    public static final class Newer extends IOException {
        private static final long serialVersionUID = 1L;
    }
}
