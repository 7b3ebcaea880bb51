package alfred;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.reasoner.Mode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/// The pages that say where each section of the seeds, and each route of a message, is held name classes and tests that are there; no section,
/// mode or row of Reply is left out.
class SeedsTableTest {
    private static final Path PAGE = Path.of("src/docs/seeds.md");
    private static final Path ROUTES = Path.of("src/docs/routes.md");
    private static final Path SEEDS = Path.of("../shared/seeds");
    private static final Pattern LINE = Pattern.compile("\\| (.+) \\| `([^`]+)` \\| `([^`#]+)(?:#(\\w+))?` \\|");
    /// Sections about files, tasks and the state of the system that the seeds describe.
    private static final Set<String> NOT_HELD = Set.of("Key Files", "Files", "Implementation Status", "All Phases Complete ✅", "Testing Status",
        "Implementation Checklist", "TODO: Documentation & Implementation", "1) Structure docs ✅ DONE", "2) Implementation (next steps)",
        "3) Files to audit for prompt assembly", "What Exists Today (Ground Truth)", "What we observed", "Design feedback / principle",
        "What we changed");

    private record Line(String section, String type, String test, String method) {}

    @Test
    void everyClassAndTestIsThere() throws IOException {
        var lines = lines(PAGE);
        assertThat(lines).hasSizeGreaterThan(90);
        for (var line : Stream.concat(lines.stream(), lines(ROUTES).stream()).toList()) {
            assertThat(source("main", line.type())).as(line.section()).exists();
            assertThat(source("test", line.test())).as(line.section()).exists();
            if (line.method() != null) {
                assertThat(Files.readString(source("test", line.test()))).as(line.section()).contains("void " + line.method() + "(");
            }
        }
    }

    @Test
    void noSectionIsLeftOut() throws IOException {
        Assumptions.assumeTrue(Files.isDirectory(SEEDS), "the seeds are not beside this checkout");
        var held = lines(PAGE).stream().map(Line::section).collect(Collectors.toSet());
        for (var seed : List.of("sessions-context-entities", "context-and-session", "session-id-registry-spec", "context-management-findings")) {
            for (var heading : headings(SEEDS.resolve(seed + ".md"))) {
                assertThat(held.contains(heading) || NOT_HELD.contains(heading)).as("%s: %s", seed, heading).isTrue();
            }
        }
    }

    @Test
    void noModeAndNoRowOfReplyIsLeftOut() throws IOException {
        var held = lines(ROUTES).stream().map(Line::section).toList();
        for (var mode : Mode.values()) {
            assertThat(held).contains(mode.name());
        }
        for (int row = 1; row <= 10; row++) {
            var start = row + " ";
            assertThat(held).as("row %d", row).anyMatch(section -> section.startsWith(start));
        }
    }

    /// Headings of the second and third level outside code.
    private static List<String> headings(Path seed) throws IOException {
        var headings = new ArrayList<String>();
        boolean isCode = false;
        for (var line : Files.readAllLines(seed)) {
            isCode ^= line.startsWith("```");
            if (!isCode && line.matches("###? .*")) {
                headings.add(line.replaceFirst("#+ ", "").strip());
            }
        }
        return headings;
    }

    private static List<Line> lines(Path page) throws IOException {
        return Files.readAllLines(page).stream().map(LINE::matcher).filter(m -> m.matches())
            .map(m -> new Line(m.group(1), m.group(2), m.group(3), m.group(4))).toList();
    }

    private static Path source(String tree, String name) {
        return Path.of("src", tree, "java", "alfred", name.replace('.', '/') + ".java");
    }
}
