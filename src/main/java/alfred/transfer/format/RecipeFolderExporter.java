package alfred.transfer.format;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.io.IOException;
import java.io.OutputStream;
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
        var nodes = RecipeJson.all(recipes).iterator();
        for (var recipe : recipes) {
            var folder = zip.free(OutgoingRecipe.fileName(recipe.name()));
            var node = nodes.next();
            if (recipe.photo().isPresent()) {
                photos++;
                node.put("image", "full.jpg");
                zip.add(folder + "/full.jpg", Files.readAllBytes(recipe.photo().get()));
            }
            zip.add(folder + "/recipe.json", JSON.writeValueAsString(node));
        }
        zip.finish();
        return new Written(recipes.size(), photos, 0, 0);
    }
}
