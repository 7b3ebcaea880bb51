package alfred.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import alfred.transfer.format.ImportedRecipe;
import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/// Damaged exports of every format: nothing crashes or hangs, and what is read stays plain and small.
/// `-Dmutations=10000` tries more of them.
class MutationsTest {
    private static final int TRIES = Integer.getInteger("mutations", 400);
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final String[] PIECES =
        {"<", ">", "{", "}", "[", "\"", "\\", "\0", "\n---\n", "@a{1%g}", "]]>", "&amp;", "&#x1F600;",
            "1e999999999", "99999999999999999999", "-1", "\uFFFF", "\u202E", "<li>", "</div>", "null", ",", ":",
            "PT999999999999H",
            "MMMMM", ";;;;", "\t\t"};

    @Test
    void noDamageIsTooMuch() {
        for (int seed = 0; seed < TRIES; seed++) {
            var random = new SplittableRandom(seed);
            var sample = Samples.NAMES.get(random.nextInt(Samples.NAMES.size()));
            var bytes = mutated(Samples.bytes(sample), random);
            var input = random.nextInt(6) == 0
                ? mutated(Samples.zip("a/" + sample, bytes, "b.zip", Samples.zip("c", bytes)), random)
                : random.nextInt(6) == 0 ? Samples.gzip(bytes) : bytes;
            var name = sample + ", seed " + seed;

            var found = Assertions.assertTimeoutPreemptively(PATIENCE, () -> RecipeImport.read(sample, input), name);

            assertThat(found.isEmpty() && found.problems().isEmpty()).as(name).isFalse();
            assertThat(found.recipes()).as(name).hasSizeLessThan(200).allSatisfy(recipe -> assertPlain(recipe, name));
        }
    }

    private static void assertPlain(ImportedRecipe recipe, String name) {
        assertThat(recipe.name() + recipe.ingredients() + recipe.steps() + recipe.notes() + recipe.tags()).as(name)
            .doesNotContain("\0", "\u202E");
        assertThat(recipe.servings()).as(name).isBetween(0, 99);
        assertThat(recipe.prepMinutes() + recipe.cookMinutes()).as(name).isBetween(0, 30_000);
        assertThat(recipe.rating()).as(name).isBetween(0, 5);
        assertThatCode(() -> {
            if (recipe.photo().isPresent()) {
                recipe.photo().get().bytes();
            }
        }).as(name).satisfiesAnyOf(problem -> assertThat(problem).isNull(),
            problem -> assertThat(problem).isInstanceOf(java.io.IOException.class));
    }

    @Test
    void deepAndLongPagesTakeNoTime() {
        for (var piece : new String[] {"<div class=\"comment\">", "<b>", "<ul><li>", "<form><aside class=social>",
            "<h2>Ingredients</h2>", "<table><tr><td>",
            "<x-y>", "<div itemscope itemprop=a>"}) {
            var page = "<html><body>" + piece.repeat(100_000) + "<h2>Ingredients</h2>";

            var json = "{\"@type\":\"Recipe\",\"name\":\"x\",\"recipeInstructions\":\""
                + piece.replace("\"", "").repeat(20_000) + "\"}";

            Assertions.assertTimeoutPreemptively(PATIENCE, () -> RecipeImport.readAll(page), piece);
            Assertions.assertTimeoutPreemptively(PATIENCE, () -> RecipeImport.readAll(json), piece);
        }
    }

    @Test
    void randomBytesAreNoRecipe() {
        for (int seed = 0; seed < TRIES; seed++) {
            var random = new SplittableRandom(seed);
            var bytes = new byte[random.nextInt(1, 4_000)];
            random.nextBytes(bytes);

            assertThat(RecipeImport.read("x", bytes).recipes()).as("seed " + seed).isEmpty();
        }
    }

    private static byte[] mutated(byte[] before, SplittableRandom random) {
        var bytes = before;
        for (int i = random.nextInt(1, 8); i > 0 && bytes.length > 0; i--) {
            int at = random.nextInt(bytes.length);
            bytes = switch (random.nextInt(6)) {
                case 0 -> flipped(bytes, at, (byte) random.nextInt(256));
                case 1 -> Arrays.copyOf(bytes, at);
                case 2 -> spliced(bytes, at,
                    PIECES[random.nextInt(PIECES.length)].getBytes(java.nio.charset.StandardCharsets.UTF_8), 0);
                case 3 -> spliced(bytes, at, new byte[0], random.nextInt(1, 40));
                case 4 -> spliced(bytes, at,
                    Arrays.copyOfRange(bytes, at, Math.min(bytes.length, at + random.nextInt(1, 400))), 0);
                default -> spliced(bytes, at, PIECES[random.nextInt(PIECES.length)].repeat(random.nextInt(1, 300))
                    .getBytes(java.nio.charset.StandardCharsets.UTF_8), 0);
            };
        }
        return bytes;
    }

    private static byte[] flipped(byte[] bytes, int at, byte value) {
        var copy = bytes.clone();
        copy[at] = value;
        return copy;
    }

    private static byte[] spliced(byte[] bytes, int at, byte[] piece, int gone) {
        var copy = new byte[bytes.length + piece.length - Math.min(gone, bytes.length - at)];
        System.arraycopy(bytes, 0, copy, 0, at);
        System.arraycopy(piece, 0, copy, at, piece.length);
        System.arraycopy(bytes, at + Math.min(gone, bytes.length - at), copy, at + piece.length,
            copy.length - at - piece.length);
        return copy;
    }
}
