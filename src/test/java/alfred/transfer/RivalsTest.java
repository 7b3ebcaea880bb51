package alfred.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.transfer.format.Folder;
import alfred.transfer.format.ImportedRecipe;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.zip.GZIPInputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Real exports of five programs, where they are at hand: as many recipes as there are, field by field, with photos
/// that can be read. Prints the table.
class RivalsTest {
    private static final Path RIVALS = Path.of("../shared/data/rivals");

    @BeforeEach
    void isThere() {
        Assumptions.assumeTrue(Files.isDirectory(RIVALS), "no real exports here: " + RIVALS);
    }

    @Test
    void everyRecipeComesWithItsFields() throws IOException {
        var table = new ArrayList<String>();
        for (var name : List.of("chowdown.zip", "mealie.zip", "myrecipebox.csv", "nextcloud.zip", "paprika.zip")) {
            var found = RecipeImport.read(RIVALS.resolve(name), RecipeImport.Watch.NONE);
            assertThat(found.recipes()).as(name).hasSize(there(name)).allSatisfy(recipe -> {
                assertThat(recipe.name()).isNotBlank();
                assertThat(recipe.ingredients()).as(recipe.name()).isNotEmpty();
                assertThat(recipe.steps()).as(recipe.name()).isNotEmpty();
                assertThat(recipe.doubts()).as(recipe.name()).isEmpty();
                if (recipe.hasPhoto()) {
                    assertThat(ImageIO.read(new ByteArrayInputStream(recipe.photo().get().bytes()))).as(recipe.name())
                        .isNotNull();
                }
            });
            assertThat(found.problems()).as(name).isEmpty();
            table.add(row(name, there(name), found.recipes()));
        }
        org.slf4j.LoggerFactory.getLogger(RivalsTest.class).info(
            "file, there, found, photos, servings, prep, cook, tags, source, notes\n{}",
            String.join("\n", table));
    }

    private static String row(String name, int there, List<ImportedRecipe> recipes) {
        return String.join(", ", name, String.valueOf(there), String.valueOf(recipes.size()),
            with(recipes, ImportedRecipe::hasPhoto),
            with(recipes, one -> one.servings() > 0), with(recipes, one -> one.prepMinutes() > 0),
            with(recipes, one -> one.cookMinutes() > 0),
            with(recipes, one -> !one.tags().isEmpty()), with(recipes, one -> !one.source().isEmpty()),
            with(recipes, one -> !one.notes().isEmpty()));
    }

    private static String with(List<ImportedRecipe> recipes, Predicate<ImportedRecipe> has) {
        return String.valueOf(recipes.stream().filter(has).count());
    }

    /// How many recipes a file holds, counted without any importer.
    private static int there(String name) throws IOException {
        if (name.endsWith(".csv")) {
            return 10;
        }
        var folder = Folder.ofZip(RIVALS.resolve(name));
        return (int) folder.paths().stream()
            .filter(path -> path
                .matches(".*/_recipes/.*\\.md|.*\\.paprikarecipe|(?:.*/)?recipe\\.json|.*/recipes/[^/]*/[^/]*\\.json"))
            .count();
    }

    @Test
    void everyPhotoThatIsThereComes() throws IOException {
        assertThat(photos("chowdown.zip")).isEqualTo(2);
        assertThat(photos("mealie.zip")).as("of WebP").isEqualTo(3);
        assertThat(photos("nextcloud.zip")).isEqualTo(2);
        assertThat(photos("paprika.zip")).isEqualTo(withData());
    }

    private static long photos(String name) {
        return RecipeImport.read(RIVALS.resolve(name), RecipeImport.Watch.NONE).recipes().stream()
            .filter(ImportedRecipe::hasPhoto)
            .count();
    }

    private static long withData() throws IOException {
        var folder = Folder.ofZip(RIVALS.resolve("paprika.zip"));
        long count = 0;
        for (var path : folder.paths()) {
            try (var gzip = new GZIPInputStream(new ByteArrayInputStream(folder.bytes(path)))) {
                var text = new String(gzip.readAllBytes(), StandardCharsets.UTF_8);
                count += new ObjectMapper().readTree(text).path("photo_data").asText("").isEmpty() ? 0 : 1;
            }
        }
        return count;
    }
}
