package alfred.transfer;

import static alfred.transfer.Samples.bytes;
import static alfred.transfer.Samples.photo;
import static alfred.transfer.Samples.zip;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Formats of programs that fewer people move in from, with everything that a recipe can keep.
class OldProgramsTest {
    @TempDir
    private Path folder;

    @Test
    void kitchenOwl() {
        var recipe = only(RecipeImport.read("x.json", bytes("kitchenowl.json")), "KitchenOwl");

        assertThat(recipe.ingredients()).containsExactly("250 g Flour", "1 kg Plums", "Cinnamon (optional)");
        assertThat(recipe.steps()).containsExactly("Mix the dough.", "Bake it for 40 minutes.");
        assertThat(recipe.toFields()).containsEntry("servings", 8L).containsEntry("prep_time_minutes", 20L)
            .containsEntry("cook_time_minutes", 40L)
            .containsEntry("source_url", "https://example.org/plum")
            .containsEntry("occasions", List.of("cake", "autumn"));
    }

    @Test
    void masterCook() {
        var tart = only(RecipeImport.read("x.mx2", bytes("mastercook.mx2")), "MasterCook");
        assertThat(tart.name()).isEqualTo("Leek Tart");
        assertThat(tart.ingredients()).containsExactly("3 leeks, sliced", "1/2 cup cream", "Pastry:", "2 cups flour");
        assertThat(tart.steps()).containsExactly("Fry the leeks.", "Bake it all.");
        assertThat(tart.toFields()).containsEntry("servings", 6L).containsEntry("prep_time_minutes", 30L)
            .containsEntry("cook_time_minutes", 45L)
            .containsEntry("rating", 4L).containsEntry("occasions", List.of("Pies", "Spring"));
        assertThat(tart.notes()).contains("Grandma's book", "Aunt Ida", "Yield: 8 slices", "Serve warm.");

        var text = RecipeImport.read("x.mxp", bytes("mastercook.mxp")).recipes();
        assertThat(text).extracting(ImportedRecipe::name).containsExactly("Leek Soup", "Bean Salad");
        assertThat(text.getFirst().ingredients()).containsExactly("3 leeks, sliced", "1/2 cup cream", "1 liter stock");
        assertThat(text.getFirst().steps()).containsExactly("Fry the leeks in butter until soft.",
            "Add the stock and simmer for 20 minutes.");
        assertThat(text.getFirst().toFields()).containsEntry("servings", 4L).containsEntry("prep_time_minutes", 30L)
            .containsEntry("occasions", List.of("Soups", "Vegetables"));
        assertThat(text.getFirst().notes()).contains("Aunt Ida", "Freezes well.");
    }

    @Test
    void livingCookbook() {
        var recipe = only(RecipeImport.read("x.fdx", bytes("living-cookbook.fdx")), "Living Cookbook");

        assertThat(recipe.ingredients()).containsExactly("400 g beans, soaked", "Sauce:", "1/2 cup tomatoes");
        assertThat(recipe.steps()).containsExactly("Boil the beans.", "Add the sauce.");
        assertThat(recipe.toFields()).containsEntry("servings", 4L).containsEntry("prep_time_minutes", 15L)
            .containsEntry("cook_time_minutes", 60L)
            .containsEntry("rating", 4L).containsEntry("occasions", List.of("Main", "Stew"))
            .containsEntry("source_url", "https://example.org/stew");
        assertThat(recipe.notes()).contains("Good cold.", "Yield: 2 liters", "Aunt Ida", "Use a big pot.");
    }

    @Test
    void recetteTekWithItsPictures() throws IOException {
        var recipe = only(onDisk(zip("recipes_0.json", bytes("recettetek.json"), "abc.jpg", photo())), "JSON");

        assertThat(recipe.photo().orElseThrow().bytes()).isEqualTo(photo());
        assertThat(recipe.toFields()).containsEntry("occasions", List.of("Tarts", "winter"))
            .containsEntry("is_favorite", true);
    }

    private Found onDisk(byte[] bytes) throws IOException {
        return RecipeImport.read(Files.write(folder.resolve("x.zip"), bytes), RecipeImport.Watch.NONE);
    }

    private static ImportedRecipe only(Found found, String format) {
        assertThat(found.format()).isEqualTo(format);
        assertThat(found.recipes()).hasSize(1);
        return found.recipes().getFirst();
    }
}
