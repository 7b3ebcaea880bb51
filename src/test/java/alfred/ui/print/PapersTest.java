package alfred.ui.print;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.ui.model.RecipeItem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

class PapersTest {
    private static final Row RECIPE = Row.of("name", "Crème brûlée for two 🍮", "description",
        "Mild, creamy, and better the next day.",
        "prep_time_minutes", 15L, "cook_time_minutes", 30L, "instructions",
        List.of("Mix the yogurt, lemon juice, garlic, ginger and half the "
            + "garam masala. Turn the chicken in it and leave it for at least 30 minutes or overnight in the fridge.",
            "Serve with rice."),
        "notes", "Double the ginger when Jonas is here.");

    @Test
    void aRecipeIsOnOnePageWithAllThatIsShown() throws IOException {
        var pdf = Papers.recipe(new RecipeItem(RECIPE), 6, List.of(new Papers.Line("", "Marinade", true),
            new Papers.Line("600 g", "chicken thighs, in pieces", false),
            new Papers.Line("1½ tsp", "garam masala", false)), new RecipeItem(RECIPE).steps());

        picture(pdf, "40-paper-recipe");
        assertThat(text(pdf)).contains("Crème brûlée for two", "serves 6", "Marinade",
            "600 g chicken thighs, in pieces", "1½ tsp garam masala",
            "Mix the yogurt", "Serve with rice.", "Double the ginger").doesNotContain("🍮");
        assertThat(pages(pdf)).isEqualTo(1);
    }

    @Test
    void aLongRecipeGoesOnOnTheNextPage() throws IOException {
        var lines =
            IntStream.range(0, 90).mapToObj(i -> new Papers.Line(i + " g", "flour number " + i, false)).toList();

        var pdf = Papers.recipe(new RecipeItem(RECIPE), 4, lines, new RecipeItem(RECIPE).steps());

        assertThat(pages(pdf)).isGreaterThan(1);
        assertThat(text(pdf)).contains("flour number 0", "flour number 89", "Serve with rice.");
    }

    @Test
    void theShoppingListStandsByAisle() throws IOException {
        var pdf = Papers.shopping("Tuesday 13 January",
            List.of(new Papers.Aisle("Fruit and vegetables", List.of("Basil  1 bunch", "Lemons  2")),
                new Papers.Aisle("Dairy", List.of("Double cream  200 ml")),
                new Papers.Aisle("Other", List.of("Kitchen roll"))));

        picture(pdf, "41-paper-shopping");
        assertThat(text(pdf)).contains("Fruit and vegetables", "Lemons 2", "Double cream 200 ml", "Kitchen roll");
        assertThat(Printing.pages(pdf)).hasSize(1).allMatch(page -> page.getWidth() > 1_500);
    }

    private static String text(byte[] pdf) throws IOException {
        try (var document = Loader.loadPDF(pdf)) {
            return new PDFTextStripper().getText(document).lines().collect(Collectors.joining(" ")).replaceAll("\\s+",
                " ");
        }
    }

    private static int pages(byte[] pdf) throws IOException {
        try (var document = Loader.loadPDF(pdf)) {
            return document.getNumberOfPages();
        }
    }

    private static void picture(byte[] pdf, String name) throws IOException {
        try (var document = Loader.loadPDF(pdf)) {
            var folder = Files.createDirectories(Path.of("target/pictures"));
            ImageIO.write(new PDFRenderer(document).renderImageWithDPI(0, 90), "png",
                folder.resolve(name + ".png").toFile());
        }
    }
}
