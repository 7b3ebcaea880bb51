package alfred.transfer;

import static alfred.transfer.Samples.bytes;
import static alfred.transfer.Samples.photo;
import static alfred.transfer.Samples.zip;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Phrasebook;
import alfred.transfer.format.Folder;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files with wrong names, in any charset, that are no recipes or mean harm.
class AnyFileTest {
    @TempDir
    private Path folder;

    @Test
    void everySampleIsRecognisedWhateverItsNameIs() {
        for (var sample : Samples.NAMES) {
            assertThat(RecipeImport.read("photo.jpg", bytes(sample)).recipes()).as(sample).isNotEmpty()
                .allMatch(ImportedRecipe::isRecipe);
        }
    }

    @Test
    void whatIsNoRecipeIsRefusedInOneSentence() {
        var words = "The quick brown fox.\n".repeat(50).getBytes(StandardCharsets.UTF_8);
        for (var foreign : List.of(photo(), new byte[] {0x7F, 'E', 'L', 'F', 2, 1, 1, 0},
            "Rar!\u001A\u0007".getBytes(StandardCharsets.ISO_8859_1),
            new byte[0], new byte[] {'P', 'K', 3, 4, 0, 0}, words, zip("a.txt", words, "b.png", photo()),
            "{\"a\":1}".getBytes(StandardCharsets.UTF_8),
            "<svg xmlns='x'><path d='M0'/></svg>".getBytes(StandardCharsets.UTF_8),
            "%PDF-1.4 nothing".getBytes(StandardCharsets.UTF_8),
            Base64.getEncoder().encode(photo()))) {
            var found = RecipeImport.read("recipe.json", foreign);

            assertThat(found.recipes())
                .as(new String(foreign, 0, Math.min(20, foreign.length), StandardCharsets.ISO_8859_1)).isEmpty();
            assertThat(found.problems()).hasSize(1)
                .allSatisfy(problem -> assertThat(problem.why().message(Phrasebook.ENGLISH)).endsWith("."));
        }
    }

    @Test
    void textInAnyCharset() {
        var text = "Crème brûlée – “süß”\n\nIngredients\n4 œufs\n\nMethod\nBake it.\n";
        for (var charset : List.of("UTF-8", "UTF-16LE", "UTF-16BE", "windows-1252", "UTF-16")) {
            assertThat(RecipeImport.read("x", text.getBytes(Charset.forName(charset))).recipes()).as(charset).hasSize(1)
                .first()
                .satisfies(recipe -> assertThat(recipe.name() + recipe.ingredients())
                    .isEqualTo("Crème brûlée – “süß”[4 œufs]"));
        }
        assertThat(
            RecipeImport
                .read("x",
                    "Käsespätzle mit Öl\n\nZutaten\n2 Äpfel\n\nZubereitung\nRühren."
                        .getBytes(Charset.forName("IBM850")))
                .recipes())
            .extracting(ImportedRecipe::name).containsExactly("Käsespätzle mit Öl");
        assertThat(RecipeImport.read("x",
            ("<html><head><meta charset=Shift_JIS></head><h1>味噌汁</h1><h2>Ingredients</h2><ul>"
                + "<li>1 豆腐</li><li>2 ねぎ</li></ul>"
                + "<h2>Method</h2><p>煮る。</p></html>").getBytes(Charset.forName("Shift_JIS")))
            .recipes()).extracting(ImportedRecipe::name)
            .containsExactly("味噌汁");
    }

    @Test
    void archivesAreBounded() throws IOException {
        var deep = bytes("plain.md");
        for (int i = 0; i < 30; i++) {
            deep = zip("a.zip", deep);
        }
        assertThat(RecipeImport.read("deep", deep).recipes()).isEmpty();
        var bomb = Samples.gzip(new byte[Folder.MAX_FILE + 10]);
        assertThat(RecipeImport.read("bomb", bomb).problems()).hasSize(1);
        var found = RecipeImport.read(Files.write(folder.resolve("slip.zip"),
            zip("../../plain.md", bytes("plain.md"), "bomb.gz", bomb, "ok/plain.md", bytes("plain.md"))),
            RecipeImport.Watch.NONE);
        assertThat(found.recipes()).hasSize(1);
        assertThat(found.problems()).extracting(Found.Problem::what).containsExactly("bomb.gz");
    }
}
