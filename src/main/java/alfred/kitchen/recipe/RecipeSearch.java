package alfred.kitchen.recipe;

import alfred.core.crud.Query;
import alfred.core.crud.Rows;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.Closeness;
import alfred.kitchen.catalogue.Names;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Finds rows by words that are near what is asked: in names, descriptions and tags, with a slip of the pen forgiven.
public final class RecipeSearch {
    private static final int MOST = 20;
    private final Rows rows;

    public RecipeSearch(Rows rows) {
        this.rows = rows;
    }

    private record Scored(Row row, int score) {}

    /// The rows that share most words with the text, best first; at most twenty, and none that shares no word.
    public List<Row> similar(EntityDefinition entity, String text) {
        var wanted = words(text);
        return rows.read(Query.all(entity.table())).stream()
            .map(row -> new Scored(row, score(wanted, row)))
            .filter(s -> s.score() > 0)
            .sorted(Comparator.comparingInt(Scored::score).reversed())
            .limit(MOST).map(Scored::row).toList();
    }

    private static int score(List<String> wanted, Row row) {
        var name = words(row.text("name"));
        var rest = Stream.of("description", "cuisine", "notes").map(row::text).collect(Collectors.joining(" "));
        var tags = Stream.of("health_tags", "flavor_tags", "occasions", "aliases").flatMap(c -> row.texts(c).stream())
            .collect(Collectors.joining(" "));
        var others = words(rest + " " + tags);
        return wanted.stream().mapToInt(w -> has(name, w) ? 3 : has(others, w) ? 1 : 0).sum();
    }

    private static boolean has(List<String> words, String wanted) {
        return words.stream().anyMatch(w -> w.equals(wanted) || wanted.length() >= 5 && Closeness.distance(w, wanted, 1) <= 1);
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}0-9]+")).filter(w -> w.length() > 2).map(Names::singular).toList();
    }
}
