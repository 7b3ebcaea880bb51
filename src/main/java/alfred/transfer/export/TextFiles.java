package alfred.transfer.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.util.IdentityHashMap;
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
        var names = new IdentityHashMap<OutgoingRecipe, String>();
        recipes.forEach(recipe -> names.put(recipe, zip.free(OutgoingRecipe.fileName(recipe.name()))));
        var texts = Outgoing.each(recipes,
            recipe -> text.apply(recipe, recipe.photo().isPresent() ? names.get(recipe) + ".jpg" : ""));
        for (var recipe : recipes) {
            var name = names.get(recipe);
            zip.add(name + ending, texts.next());
            if (recipe.photo().isPresent()) {
                photos++;
                zip.add(name + ".jpg", Files.readAllBytes(recipe.photo().get()));
            }
        }
        zip.finish();
        return new Exporter.Written(recipes.size(), photos, 0, 0);
    }
}
