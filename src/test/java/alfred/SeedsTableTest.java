package alfred;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/// The page that says where each section of the seeds is held names classes and tests that are there, and leaves no section out.
class SeedsTableTest {
    private static final Path PAGE = Path.of("src/docs/seeds.md");
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
        var lines = lines();
        assertThat(lines).hasSizeGreaterThan(90);
        for (var line : lines) {
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
        var held = lines().stream().map(Line::section).collect(Collectors.toSet());
        for (var seed : List.of("sessions-context-entities", "context-and-session", "session-id-registry-spec", "context-management-findings")) {
            for (var heading : headings(SEEDS.resolve(seed + ".md"))) {
                assertThat(held.contains(heading) || NOT_HELD.contains(heading)).as("%s: %s", seed, heading).isTrue();
            }
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

    private static List<Line> lines() throws IOException {
        return Files.readAllLines(PAGE).stream().map(LINE::matcher).filter(m -> m.matches())
            .map(m -> new Line(m.group(1), m.group(2), m.group(3), m.group(4))).toList();
    }

    private static Path source(String tree, String name) {
        return Path.of("src", tree, "java", "alfred", name.replace('.', '/') + ".java");
    }
}
