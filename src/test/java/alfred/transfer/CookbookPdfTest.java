package alfred.transfer;

import static alfred.transfer.ExportTest.export;
import static alfred.transfer.ExportTest.kitchen;
import static alfred.transfer.ExportTest.talk;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The printed cookbook: each recipe with its photo on a page of its own, and an index that leads there.
class CookbookPdfTest {
    @TempDir
    private Path folder;

    @Test
    void everyRecipeHasItsPageAndStandsInTheIndex() throws IOException {
        var jpeg = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(60, 40, BufferedImage.TYPE_INT_RGB), "jpg", jpeg);
        var photo = new PhotoFolder(folder).keep(jpeg.toByteArray());
        try (var kitchen = kitchen()) {
            talk(kitchen.session(), """
                {"op":"load","rows":{"recipes":[{"name":"Onion tart","servings":6,"prep_time_minutes":25,"occasions":["dinner"],"image":"%s",
                 "source_url":"https://example.org/%s","instructions":["Bake it."],"ingredients":["2 onions"]},
                 {"name":"Tea","ingredients":["1 l water"],"instructions":["Boil water."]}]}}
                """.replace("\n", "").formatted(photo, "long".repeat(60)));

            try (var pdf = Loader.loadPDF(export(kitchen.session(), "pdf", Optional.of(folder)))) {
                assertThat(pdf.getNumberOfPages()).isEqualTo(4);
                assertThat(words(pdf, 2)).contains("Onion tart", "Serves 6", "2 onions", "Bake it.",
                    "Preparation 25 min");
                assertThat(pdf.getPage(1).getResources().getXObjectNames()).hasSize(1);
                assertThat(words(pdf, 3)).contains("Tea", "1 l water", "Boil water.");
                assertThat(words(pdf, 4)).contains("Index", "dinner", "Onion tart", "Tea");
                assertThat(pdf.getPage(3).getAnnotations()).hasSize(3);
                assertThat(pdf.getDocumentCatalog().getDocumentOutline().children()).hasSize(3);
            }
        }
    }

    private static String words(PDDocument pdf, int page) throws IOException {
        var reader = new PDFTextStripper();
        reader.setStartPage(page);
        reader.setEndPage(page);
        return reader.getText(pdf);
    }
}
