package alfred;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/// The page that says which test holds each ruling names tests that are there, and leaves no ruling out.
class RulingsTableTest {
    private static final Path PAGE = Path.of("src/docs/rulings.md");
    private static final Path RULINGS = Path.of("../shared/RULINGS.md");
    private static final Pattern LINE = Pattern.compile("\\| (.+) \\| `([^`#]+)#(\\w+)` \\|");
    private static final List<String> SECTIONS = List.of("## Entities and refs", "## The registry", "## CRUD");
    private static final String OVERLOOKED = "Also from the seeds, easily overlooked: ";

    private record Line(String section, String ruling, String test, String method) {}

    @Test
    void everyTestIsThere() throws IOException {
        var lines = lines();
        assertThat(lines).hasSizeGreaterThan(70);
        for (var line : lines) {
            var source = Path.of("src", "test", "java", "alfred", line.test().replace('.', '/') + ".java");
            assertThat(source).as(line.ruling()).exists();
            assertThat(Files.readString(source)).as(line.ruling()).contains("void " + line.method() + "(");
        }
    }

    @Test
    void noRulingIsLeftOut() throws IOException {
        Assumptions.assumeTrue(Files.isRegularFile(RULINGS), "the rulings are not beside this checkout");
        for (var section : SECTIONS) {
            var held = lines().stream().filter(line -> line.section().equals(section)).map(Line::ruling).toList();
            var rulings = bullets(section);
            assertThat(rulings).as(section).isNotEmpty().allMatch(ruling -> held.stream().anyMatch(ruling::startsWith));
        }
    }

    @Test
    void nothingThatIsEasilyOverlookedIs() throws IOException {
        Assumptions.assumeTrue(Files.isRegularFile(RULINGS), "the rulings are not beside this checkout");
        var held = lines().stream().filter(line -> line.section().equals("## Easily overlooked")).map(Line::ruling).toList();
        var items = bullets("## Pipeline").stream().filter(b -> b.startsWith(OVERLOOKED)).findFirst().orElseThrow().substring(OVERLOOKED.length());
        assertThat(Arrays.stream(items.replaceFirst("\\.$", "").split(", "))).hasSizeGreaterThan(15)
            .allMatch(item -> held.stream().anyMatch(ruling -> ruling.contains(item)));
    }

    /// The bullets of a section as plain text.
    private static List<String> bullets(String section) throws IOException {
        var bullets = new ArrayList<String>();
        boolean isIn = false;
        for (var line : Files.readAllLines(RULINGS)) {
            isIn = line.startsWith("## ") ? line.equals(section) : isIn;
            if (isIn && line.startsWith("- ")) {
                bullets.add(plain(line.substring(2)));
            } else if (isIn && line.startsWith("  ") && !bullets.isEmpty()) {
                bullets.add(bullets.removeLast() + " " + plain(line.strip()));
            }
        }
        return bullets;
    }

    private static String plain(String markdown) {
        return markdown.replaceAll("[*`]", "");
    }

    private static List<Line> lines() throws IOException {
        var lines = new ArrayList<Line>();
        var section = "";
        for (var line : Files.readAllLines(PAGE)) {
            section = line.startsWith("## ") ? line : section;
            var match = LINE.matcher(line);
            if (match.matches()) {
                lines.add(new Line(section, match.group(1), match.group(2), match.group(3)));
            }
        }
        return lines;
    }
}
