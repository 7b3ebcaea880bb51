package alfred.transfer.export;

import alfred.core.domain.Row;
import alfred.core.domain.RowJson;
import alfred.kitchen.KitchenEntities;
import alfred.transfer.format.KitchenFile;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;

/// The whole kitchen as one JSON: every row of every table but timers, with ids, and all photos (spec/own-format.md).
/// Read by [KitchenFile].
final class KitchenExporter implements Exporter {
    @Override
    public String format() {
        return "alfred";
    }

    @Override
    public String ending() {
        return ".alfred.json";
    }

    @Override
    public Written write(Outgoing kitchen, OutputStream out) throws IOException {
        var photos = new TreeMap<String, Path>();
        int count = 0;
        int missing = 0;
        int recipes = 0;
        try (var json = new JsonFactory().createGenerator(out).disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
            .useDefaultPrettyPrinter()
            .setCodec(new ObjectMapper())) {
            json.writeStartObject();
            json.writeStringField(KitchenFile.MARK, KitchenFile.KIND);
            json.writeNumberField(KitchenFile.VERSION, KitchenFile.NEWEST);
            json.writeStringField("exported", kitchen.now().toString());
            json.writeObjectFieldStart(KitchenFile.TABLES);
            for (var entity : KitchenFile.ENTITIES) {
                json.writeArrayFieldStart(entity.table());
                for (var row : kitchen.rows(entity)) {
                    json.writeTree(RowJson.write(row.without(Row.VERSION)));
                    count++;
                    if (entity.equals(KitchenEntities.RECIPE)) {
                        recipes++;
                        kitchen.photo(row).ifPresent(file -> photos.put(row.text("image"), file));
                        missing += row.has("image") && kitchen.photo(row).isEmpty() ? 1 : 0;
                    }
                }
                json.writeEndArray();
            }
            json.writeEndObject();
            json.writeObjectFieldStart(KitchenFile.PHOTOS);
            for (var photo : photos.entrySet()) {
                json.writeBinaryField(photo.getKey(), Files.readAllBytes(photo.getValue()));
            }
            json.writeEndObject();
            json.writeEndObject();
        }
        return new Written(recipes, photos.size(), missing, count - recipes);
    }
}
