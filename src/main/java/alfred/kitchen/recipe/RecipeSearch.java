package alfred.kitchen.recipe;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.kitchen.catalogue.EditDistance;
import alfred.kitchen.catalogue.FoodSpelling;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Hybrid search for rows: semantic similarity combined with word matches in names, descriptions and tags,
/// tolerating one typing error per word. While some rows have no embedding, all rows are compared by words.
public final class RecipeSearch {
    private static final int MAX_RESULTS = 20;
    private static final String NAME = "name";
    private static final List<String> TEXTS = List.of("description", "cuisine", "notes");
    private static final List<String> TAGS = List.of("health_tags", "flavor_tags", "occasions", "aliases");
    private static final List<String> COLUMNS =
        Stream.of(List.of(NAME), TEXTS, TAGS).flatMap(List::stream).toList();
    /// Words without significance for a dish.
    private static final Set<String> IDLE = Set.of(
        "and", "any", "anything", "dish", "for", "from", "made", "make", "meal", "recipe", "some", "something", "that",
        "the", "this", "using", "with", "without");
    /// Minimum cosine similarity of a semantic match.
    private static final double LEAST_LIKENESS = 0.25;
    /// Maximum distance of a semantic match to the best one.
    private static final double SPREAD = 0.15;
    private final Rows rows;
    private final SemanticSearch nearest;

    public RecipeSearch(Rows rows, SemanticSearch nearest) {
        this.rows = rows;
        this.nearest = nearest;
    }

    private record Scored(UUID id, double score) {}

    /// Returns the ids of the matching rows, best first; at most twenty, and none without any match.
    public List<UUID> similar(EntityDefinition entity, String text) {
        var likeness = new LinkedHashMap<UUID, Double>();
        var near = nearest.to(entity.table(), text, MAX_RESULTS, rows);
        double least = near.matches().isEmpty()
            ? 1
            : Math.max(LEAST_LIKENESS, near.matches().getFirst().likeness() - SPREAD);
        near.matches().stream().filter(m -> m.likeness() >= least).forEach(m -> likeness.put(m.id(), m.likeness()));
        var wanted = words(text).stream().filter(w -> !IDLE.contains(w)).toList();
        return rows
            .read(
                near.isWhole()
                    ? shown(entity)
                        .withFilters(
                            List.of(among(likeness.keySet(), named(entity, wanted))), List.of())
                    : shown(entity))
            .stream()
            .map(row -> new Scored(
                row.id(),
                likeness.getOrDefault(row.id(), 0.0)
                    + (double) score(wanted, row) / (3 * Math.max(1, wanted.size()))))
            .filter(s -> s.score() > 0)
            .sorted(Comparator.comparingDouble(Scored::score).reversed())
            .limit(MAX_RESULTS)
            .map(Scored::id)
            .toList();
    }

    /// Returns at most twenty rows whose names contain most of the words. Typing errors are left to the semantic
    /// search.
    private List<UUID> named(EntityDefinition entity, List<String> wanted) {
        var found = new LinkedHashMap<UUID, Integer>();
        wanted.forEach(word -> rows.read(Query.where(entity.table(), new Filter(NAME, Operator.CONTAINS, stem(word)))
            .withColumns(List.of(NAME)))
            .forEach(row -> found.merge(row.id(), 1, Integer::sum)));
        return found.entrySet().stream()
            .sorted(Map.Entry.<UUID, Integer>comparingByValue().reversed())
            .limit(MAX_RESULTS)
            .map(Map.Entry::getKey)
            .toList();
    }

    private static Filter among(Collection<UUID> near, Collection<UUID> named) {
        return new Filter(
            Row.ID,
            Operator.IN,
            Stream.concat(near.stream(), named.stream())
                .distinct()
                .map(id -> (Object) id)
                .toList());
    }

    /// Returns a query for the columns used for scoring.
    private static Query shown(EntityDefinition entity) {
        return Query.all(entity.table())
            .withColumns(COLUMNS.stream()
                .filter(c -> entity.column(c).isPresent())
                .toList());
    }

    /// Returns the part that singular and plural share: `berr` of `berry`.
    private static String stem(String word) {
        return word.endsWith("y") ? word.substring(0, word.length() - 1) : word;
    }

    private static int score(List<String> wanted, Row row) {
        var name = words(row.text(NAME));
        var rest = TEXTS.stream().map(row::text).collect(Collectors.joining(" "));
        var tags = TAGS.stream().flatMap(c -> row.texts(c).stream()).collect(Collectors.joining(" "));
        var others = words(rest + " " + tags);
        return wanted.stream()
            .mapToInt(w -> has(name, w) ? 3 : has(others, w) ? 1 : 0)
            .sum();
    }

    private static boolean has(List<String> words, String wanted) {
        return words.stream()
            .anyMatch(w -> w.equals(wanted) || wanted.length() >= 5 && EditDistance.distance(w, wanted, 1) <= 1);
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}0-9]+"))
            .filter(w -> w.length() > 2)
            .map(FoodSpelling::singular)
            .toList();
    }
}
