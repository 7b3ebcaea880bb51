package alfred.store.folder;

import alfred.store.archive.NotABackup;
import alfred.store.sql.Schema;
import alfred.store.sql.Sql;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.DateTimeException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Reads and writes the rows of one table as JSON lines: one object per row, keyed by column, without null values.
public record RowLines(Schema.Table table) {
    private static final int MAX_TEXT = 64 << 20;
    private static final JsonFactory JSON = JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
        .streamReadConstraints(StreamReadConstraints.builder().maxStringLength(MAX_TEXT).maxNestingDepth(2)
            .maxDocumentLength(-1).build())
        .build();

    /// Writes all rows visible to the transaction.
    ///
    /// @return the number of rows
    public long write(Sql sql, OutputStream out) throws IOException {
        var columns = table.columns();
        var rows = new long[1];
        try (var json = JSON.createGenerator(out)) {
            json.setPrettyPrinter(new MinimalPrettyPrinter("\n"));
            sql.each(table.select(), result -> {
                json.writeStartObject();
                for (int i = 0; i < columns.size(); i++) {
                    @Nullable
                    Object value = columns.get(i).type().read(result, i + 1);
                    if (value != null) {
                        json.writeFieldName(columns.get(i).name());
                        columns.get(i).type().write(json, value);
                    }
                }
                json.writeEndObject();
                rows[0]++;
            });
        }
        return rows[0];
    }

    /// Reads all rows.
    ///
    /// @param use receives the values of each row, in the order of the columns; null for a missing one
    /// @return the number of rows
    /// @throws NotABackup if a line is not a row of this table
    public long read(InputStream in, Consumer<List<@Nullable Object>> use) throws IOException {
        Map<String, Integer> places = new HashMap<>();
        table.columns().forEach(column -> places.put(column.name(), places.size()));
        long rows = 0;
        try (var json = JSON.createParser(in)) {
            while (json.nextToken() != null) {
                use.accept(row(json, places));
                rows++;
            }
            return rows;
        } catch (JsonProcessingException | IllegalArgumentException | DateTimeException e) {
            throw new NotABackup(table.name() + " has a line that is no row of it");
        }
    }

    private List<@Nullable Object> row(JsonParser json, Map<String, Integer> places) throws IOException {
        if (json.currentToken() != JsonToken.START_OBJECT) {
            throw new IllegalArgumentException("no object");
        }
        @Nullable
        Object[] row = new Object[table.columns().size()];
        while (json.nextToken() != JsonToken.END_OBJECT) {
            var place = places.get(json.currentName());
            if (place == null) {
                throw new IllegalArgumentException("no such column");
            }
            json.nextToken();
            row[place] = table.columns().get(place).type().read(json);
        }
        return Arrays.asList(row);
    }
}
