package alfred;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.kitchen.KitchenEntities;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// What the pages of the specification list is what the program has, but for what `held-by.md` says is not built yet.
class SpecPagesTest {
    private static final Path SPEC = HeldBy.DOCS.resolve("spec");
    private static final Pattern OPTION = Pattern.compile("--[a-z-]+");
    private static final Pattern SYNOPSIS = Pattern.compile("^alfred session .*$", Pattern.MULTILINE);
    private static final Pattern TABLE = Pattern.compile("^\\s*\\| `(\\w+)` \\| (.+) \\|$", Pattern.MULTILINE);
    private static final Pattern NOT_BUILT = Pattern.compile("^- `([^`]+)`", Pattern.MULTILINE);

    @Test
    void theOptionsAreThoseOfTheSession() throws IOException {
        var told = all(OPTION, all(SYNOPSIS, page("headless.md")).getFirst());
        var known = all(OPTION, Files.readString(Path.of("src/main/java/alfred/command/SessionCommand.java"))
            .replaceAll("\"--model takes.*", ""));

        assertThat(withoutUnbuilt(told)).containsExactlyInAnyOrderElementsOf(new TreeSet<>(known));
    }

    @Test
    void theColumnsAreThoseOfTheKitchen() throws IOException {
        var columns = new TreeSet<String>();
        TABLE.matcher(page("data-model.md")).results().forEach(row -> {
            for (var column : row.group(2).replaceAll("\\([^)]*\\)", "").split(",")) {
                columns.add(row.group(1) + "." + column.strip().replaceAll("\\W+$", ""));
            }
        });
        var known = KitchenEntities.ALL.stream()
            .flatMap(entity -> entity.columns().stream().map(column -> entity.table() + "." + column.name()))
            .collect(Collectors.toCollection(TreeSet::new));

        assertThat(withoutUnbuilt(columns)).isEqualTo(known);
    }

    /// What is told without what is not built; that has to be told.
    private static SortedSet<String> withoutUnbuilt(Iterable<String> told) throws IOException {
        var page = page("held-by.md");
        var built = new TreeSet<String>();
        told.forEach(built::add);
        NOT_BUILT.matcher(page.substring(page.indexOf("## Not built yet"))).results().map(item -> item.group(1))
            .forEach(built::remove);
        return built;
    }

    private static List<String> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(match -> match.group()).toList();
    }

    private static String page(String name) throws IOException {
        return Files.readString(SPEC.resolve(name));
    }
}
