package alfred;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// A line of a table in `src/docs` that says what holds a rule: `| rule | class | test |`.
///
/// @param section the heading above the table, without its marks
/// @param type the class, without `alfred.`; `""` where the rule is not held yet
/// @param test a class of tests, with its method behind a `#`, or a scenario; `""` where the rule is not held yet
record HeldBy(String section, String rule, String type, String test) {
    static final Path DOCS = Path.of("src/docs");
    private static final Pattern HELD = Pattern.compile("\\| (.+) \\| `([^`]+)` \\| `([^`]+)` \\|");
    private static final Pattern OPEN = Pattern.compile("\\| (.+) \\| not held yet \\| not held yet \\|");
    private static final Pattern HEAD = Pattern.compile("\\| \\w+ \\| class \\| test \\||\\|(---\\|)+");

    boolean isHeld() {
        return !test.isEmpty();
    }

    /// All lines of a page, in order. A line of a table that is neither is an error.
    static List<HeldBy> of(Path page) throws IOException {
        var lines = new ArrayList<HeldBy>();
        var section = "";
        for (var line : Files.readAllLines(page)) {
            section = line.startsWith("## ") ? line.substring(3).replace("`", "") : section;
            var held = HELD.matcher(line);
            var open = OPEN.matcher(line);
            if (held.matches()) {
                lines.add(new HeldBy(section, held.group(1), held.group(2), held.group(3)));
            } else if (open.matches()) {
                lines.add(new HeldBy(section, open.group(1), "", ""));
            } else {
                assertThat(line.startsWith("|") && !HEAD.matcher(line).matches()).as("%s: %s", page, line).isFalse();
            }
        }
        return lines;
    }

    /// Fails unless the class and the test are there.
    void check() throws IOException {
        assertThat(source("main", type)).as(rule).exists();
        if (test.startsWith("scenarios/")) {
            assertThat(Path.of("src/test/resources/alfred", test + ".json")).as(rule).exists();
            return;
        }
        var parts = test.split("#", 2);
        var proof = Files.exists(source("bench", parts[0])) ? source("bench", parts[0]) : source("test", parts[0]);
        assertThat(proof).as(rule).exists();
        if (parts.length == 2) {
            assertThat(Files.readString(proof)).as(rule).contains("void " + parts[1] + "(");
        }
    }

    private static Path source(String tree, String name) {
        return Path.of("src", tree, "java", "alfred", name.replace('.', '/') + ".java");
    }
}
