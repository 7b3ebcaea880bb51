package alfred.transfer.export;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;

/// A zip with a folder for each recipe: `recipe.json` in schema.org's vocabulary, and `full.jpg`. Nextcloud Cookbook
/// keeps its recipes so, and Mealie imports them.
final class RecipeFolderExporter implements Exporter {
    private static final ObjectWriter JSON = new ObjectMapper().writerWithDefaultPrettyPrinter();

    @Override
    public String format() {
        return "nextcloud";
    }

    @Override
    public String ending() {
        return ".zip";
    }

    @Override
    public Written write(Outgoing kitchen, OutputStream out) throws IOException {
        var zip = new ZipOut(out);
        int photos = 0;
        var recipes = kitchen.recipes();
        var files = Outgoing.each(recipes, RecipeFolderExporter::json);
        for (var recipe : recipes) {
            var folder = zip.free(OutgoingRecipe.fileName(recipe.name()));
            if (recipe.photo().isPresent()) {
                photos++;
                zip.add(folder + "/full.jpg", Files.readAllBytes(recipe.photo().get()));
            }
            zip.add(folder + "/recipe.json", files.next());
        }
        zip.finish();
        return new Written(recipes.size(), photos, 0, 0);
    }

    private static byte[] json(OutgoingRecipe recipe) {
        var node = RecipeJson.of(recipe);
        if (recipe.photo().isPresent()) {
            node.put("image", "full.jpg");
        }
        try {
            return JSON.writeValueAsBytes(node);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
