package alfred.transfer.format;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.util.function.BiFunction;

/// Writes recipes as a zip of text files, each with its photo beside it.
final class TextFiles {
    private TextFiles() {}

    /// @param text returns the text of a recipe, given the name of its photo; `""` for none
    static Exporter.Written write(Outgoing kitchen, OutputStream out, String ending,
        BiFunction<OutgoingRecipe, String, String> text)
        throws IOException {
        var zip = new ZipOut(out);
        int photos = 0;
        var recipes = kitchen.recipes();
        for (var recipe : recipes) {
            var name = zip.free(OutgoingRecipe.fileName(recipe.name()));
            zip.add(name + ending, text.apply(recipe, recipe.photo().isPresent() ? name + ".jpg" : ""));
            if (recipe.photo().isPresent()) {
                photos++;
                zip.add(name + ".jpg", Files.readAllBytes(recipe.photo().get()));
            }
        }
        zip.finish();
        return new Exporter.Written(recipes.size(), photos, 0, 0);
    }
}
