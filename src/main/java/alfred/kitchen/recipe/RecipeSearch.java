package alfred.kitchen.recipe;

import alfred.core.crud.Query;
import alfred.core.crud.Rows;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.Closeness;
import alfred.kitchen.catalogue.Names;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Finds rows by what they are about, and by words that are near what is asked: in names, descriptions and tags, with a slip of the pen
/// forgiven. Where it cannot be told what rows are about, the words alone decide.
public final class RecipeSearch {
    private static final int MOST = 20;
    /// Below it two texts have little in common, whatever else there is.
    private static final double LEAST_LIKENESS = 0.25;
    /// What is so much less like the text than the best is not what was meant.
    private static final double SPREAD = 0.15;
    private final Rows rows;
    private final Nearest nearest;

    public RecipeSearch(Rows rows, Nearest nearest) {
        this.rows = rows;
        this.nearest = nearest;
    }

    private record Scored(UUID id, double score) {}

    /// The ids of the rows that are meant, best first; at most twenty, and none that has nothing in common with the text.
    public List<UUID> similar(EntityDefinition entity, String text) {
        var likeness = new LinkedHashMap<UUID, Double>();
        var near = nearest.to(entity.table(), text, MOST, rows);
        double least = near.isEmpty() ? 1 : Math.max(LEAST_LIKENESS, near.getFirst().likeness() - SPREAD);
        near.stream().filter(m -> m.likeness() >= least).forEach(m -> likeness.put(m.id(), m.likeness()));
        var wanted = words(text);
        return rows.read(Query.all(entity.table())).stream()
            .map(row -> new Scored(row.id(), likeness.getOrDefault(row.id(), 0.0) + (double) score(wanted, row) / (3 * Math.max(1, wanted.size()))))
            .filter(s -> s.score() > 0)
            .sorted(Comparator.comparingDouble(Scored::score).reversed())
            .limit(MOST).map(Scored::id).toList();
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
