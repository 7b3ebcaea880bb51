package alfred.transfer.export;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.util.Base64;

/// All recipes as one JSON array in schema.org's vocabulary, sorted by name. Photos stand in it as data addresses, up
/// to a size that importers still take.
final class SchemaOrgExporter implements Exporter {
    private static final ObjectWriter JSON =
        new ObjectMapper().disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET).writerWithDefaultPrettyPrinter();
    private static final long MAX_PHOTOS = 30L << 20;

    @Override
    public String format() {
        return "schema.org";
    }

    @Override
    public String ending() {
        return ".json";
    }

    @Override
    public Written write(Outgoing kitchen, OutputStream out) throws IOException {
        var recipes = kitchen.recipes();
        long room = MAX_PHOTOS;
        int photos = 0;
        int leftOut = 0;
        try (var array = JSON.writeValuesAsArray(out)) {
            var nodes = Outgoing.each(recipes, RecipeJson::of);
            for (var recipe : recipes) {
                var node = nodes.next();
                var size = recipe.photo().isPresent() ? Files.size(recipe.photo().get()) : 0;
                if (recipe.photo().isPresent() && size <= room) {
                    room -= size;
                    photos++;
                    node.put("image", "data:image/jpeg;base64,"
                        + Base64.getEncoder().encodeToString(Files.readAllBytes(recipe.photo().get())));
                } else if (recipe.photo().isPresent()) {
                    leftOut++;
                }
                array.write(node);
            }
        }
        return new Written(recipes.size(), photos, leftOut, 0);
    }
}
