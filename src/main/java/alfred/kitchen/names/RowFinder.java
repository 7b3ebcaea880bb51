package alfred.kitchen.names;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.Foods;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Finds the rows that a name denotes: pantry lots, shopping lines, recipes, tasks
/// (spec/reading-and-writing.md, names).
///
/// Uses the household's own foods and language. Caches the words of names, never rows. Thread-safe.
public final class RowFinder {
    /// Maximum number of merely similar rows returned.
    private static final int MAX_NEAR = 9;
    private static final int MAX_FOODS = 40;
    private static final String FOOD = "ingredient_id";
    private final Foods foods;
    private volatile @Nullable Known known;

    public RowFinder(Foods foods) {
        this.foods = foods;
    }

    private record Known(FoodCatalogue catalogue, FoodNames foods, TitleMatcher titles) {}

    private record Graded(UUID id, NameGrade grade) {}

    /// Returns the rows of a table that match a name.
    ///
    /// @param entity a type whose rows have a name or a title
    public NameMatches find(EntityDefinition entity, String name, Purpose purpose, Rows rows) {
        return find(entity, List.of(name), purpose, rows).getFirst();
    }

    /// Returns the matches of each name, in order, reading the rows once.
    public List<NameMatches> find(EntityDefinition entity, List<String> names, Purpose purpose, Rows rows) {
        var all = rows.read(Query.all(entity.table()).withColumns(entity.column(FOOD).isPresent() && !isTitled(entity)
            ? List.of(entity.labelColumn(), FOOD) : List.of(entity.labelColumn())));
        var known = known(rows);
        return names.stream().map(name -> new Search(entity, purpose, rows, known, all).found(name)).toList();
    }

    /// Returns the row ids of the foods that a name denotes, such as chicken and duck for "poultry": at most forty,
    /// everyday ones first. Empty if it is neither a food nor a collective name.
    public List<UUID> foods(String name, Rows rows) {
        var known = known(rows);
        var wanted = known.foods().wanted(name);
        return known.catalogue().all().stream()
            .filter(food -> known.foods().grade(wanted, known.foods().name(food.name()), food).isListed())
            .sorted(Comparator.comparingInt(Food::tier).thenComparing(food -> !food.name().equals(food.family()))
                .thenComparing(Food::name))
            .limit(MAX_FOODS).flatMap(food -> foods.exact(food.name(), rows).stream()).toList();
    }

    private static boolean isTitled(EntityDefinition entity) {
        return entity.type().equals("recipe") || entity.type().equals("task");
    }

    private Known known(Rows rows) {
        var catalogue = foods.catalogue(rows);
        var now = known;
        if (now == null || now.catalogue() != catalogue) {
            now = new Known(catalogue, new FoodNames(catalogue), new TitleMatcher(catalogue));
            known = now;
        }
        return now;
    }

    /// A search in all rows of a table.
    private final class Search {
        private final EntityDefinition entity;
        private final Purpose purpose;
        private final Rows rows;
        private final Known known;
        private final List<Row> all;

        Search(EntityDefinition entity, Purpose purpose, Rows rows, Known known, List<Row> all) {
            this.entity = entity;
            this.purpose = purpose;
            this.rows = rows;
            this.known = known;
            this.all = all;
        }

        NameMatches found(String name) {
            var graded = graded(name);
            var best = best(graded);
            if (best.isListed()) {
                return of(name, best, graded, false);
            }
            var slips = SlipFinder.corrected(name, known.foods().known(), words());
            var corrected = new HashMap<UUID, Graded>();
            for (var other : slips) {
                for (var one : graded(other)) {
                    if (one.grade().isListed()) {
                        corrected.merge(one.id(), one, (a, b) -> a.grade().compareTo(b.grade()) <= 0 ? a : b);
                    }
                }
            }
            if (!corrected.isEmpty()) {
                var surest = best(corrected.values());
                var meant = corrected.values().stream().filter(g -> purpose == Purpose.LIST || g.grade() == surest)
                    .sorted(Comparator.comparing(Graded::grade)).map(g -> new Graded(g.id(), NameGrade.SLIP)).toList();
                return of(name, NameGrade.SLIP, meant, slips.size() == 1 && meant.size() == 1);
            }
            return best == NameGrade.NONE && purpose != Purpose.LIST
                ? of(name, NameGrade.BEGINNING, beginning(name), false)
                : of(name, best, graded, false);
        }

        private static NameGrade best(Iterable<Graded> graded) {
            var best = NameGrade.NONE;
            for (var one : graded) {
                best = one.grade().compareTo(best) < 0 ? one.grade() : best;
            }
            return best;
        }

        private NameMatches of(String name, NameGrade best, List<Graded> graded, boolean isOnlySlip) {
            if (graded.isEmpty()) {
                return new NameMatches(name, NameGrade.NONE, List.of(), false);
            }
            boolean isWritten = purpose == Purpose.CHANGE || purpose == Purpose.DELETE;
            var kinds =
                isWritten && best.isListed() && !isNamed(name, graded) ? kinds(name, graded) : List.<UUID>of();
            if (kinds.size() > 1) { // which of them goes is asked, one after the other is not deleted
                return new NameMatches(name, NameGrade.DESCRIBED, read(kinds), purpose == Purpose.CHANGE);
            }
            boolean isWhole = purpose == Purpose.LIST && best.isListed();
            var chosen = graded.stream().filter(g -> isWhole ? g.grade().isListed() : g.grade() == best)
                .sorted(Comparator.comparing(Graded::grade))
                .limit(best.compareTo(NameGrade.NEAR) >= 0 ? MAX_NEAR : Integer.MAX_VALUE)
                .map(Graded::id).toList();
            return new NameMatches(name, best, read(chosen), purpose.isMeant(best, entity, isOnlySlip));
        }

        /// Whether a row has just the name that is said: what is only of the same food, as "Gouda" may be for "cheese",
        /// does not count.
        private boolean isNamed(String name, List<Graded> graded) {
            var said = known.foods().name(name).english();
            var same = graded.stream().filter(g -> g.grade() == NameGrade.SAME).map(Graded::id).toList();
            return !same.isEmpty() && (isTitled(entity) || all.stream().filter(row -> same.contains(row.id()))
                .anyMatch(row -> known.foods().name(row.text(entity.labelColumn())).english().equals(said)));
        }

        /// Returns the rows that are different kinds of what is said, by the last words of their names: plain flour and
        /// rye flour for "flour".
        private List<UUID> kinds(String name, List<Graded> graded) {
            if (isTitled(entity)) {
                return List.of();
            }
            var said = known.foods().name(name);
            var listed = graded.stream().filter(g -> g.grade().isListed()).map(Graded::id).collect(Collectors.toSet());
            var rows = all.stream().filter(row -> listed.contains(row.id()))
                .filter(row -> FoodNames.isKind(said, known.foods().name(row.text(entity.labelColumn())))).toList();
            boolean isSeveral = rows.stream().map(row -> known.foods().name(row.text(entity.labelColumn())).english())
                .distinct().count() > 1;
            return isSeveral ? rows.stream().map(Row::id).toList() : List.of();
        }

        private List<Row> read(List<UUID> ids) {
            var places = new HashMap<UUID, Integer>();
            ids.forEach(id -> places.put(id, places.size()));
            return rows.read(Query.where(entity.table(), new Filter(Row.ID, Operator.IN, new ArrayList<Object>(ids))))
                .stream()
                .sorted(Comparator.comparing(row -> places.getOrDefault(row.id(), 0))).toList();
        }

        private List<Graded> graded(String name) {
            return isTitled(entity) ? byTitle(name) : byFood(name);
        }

        private List<Graded> byTitle(String name) {
            var wanted = known.titles().wanted(name);
            boolean isRecipe = entity.type().equals("recipe");
            var found = new ArrayList<Graded>();
            for (var row : all) {
                add(found, row,
                    known.titles().grade(wanted, known.titles().title(row.text(entity.labelColumn())), isRecipe));
            }
            return found;
        }

        private List<Graded> byFood(String name) {
            var wanted = known.foods().wanted(name);
            var linked = new HashMap<UUID, @Nullable Food>();
            var found = new ArrayList<Graded>();
            for (var row : all) {
                var food = row.reference(FOOD)
                    .map(id -> linked.computeIfAbsent(id, key -> foods.food(key, rows).orElse(null))).orElse(null);
                add(found, row, known.foods().grade(wanted, known.foods().name(row.text(entity.labelColumn())), food));
            }
            return found;
        }

        /// Returns the rows with a word that starts with the text.
        private List<Graded> beginning(String name) {
            boolean isTitled = isTitled(entity);
            var title = isTitled ? known.titles().wanted(name) : null;
            var food = isTitled ? null : known.foods().wanted(name);
            return all.stream().filter(row -> {
                var text = row.text(entity.labelColumn());
                return title != null && TitleMatcher.begins(title, known.titles().title(text))
                    || food != null && FoodNames.begins(food, known.foods().name(text));
            }).map(row -> new Graded(row.id(), NameGrade.BEGINNING)).toList();
        }

        private static void add(List<Graded> found, Row row, NameGrade grade) {
            if (grade != NameGrade.NONE) {
                found.add(new Graded(row.id(), grade));
            }
        }

        /// Returns the words of all rows.
        private Set<String> words() {
            var words = new HashSet<String>();
            for (var row : all) {
                var text = row.text(entity.labelColumn());
                if (isTitled(entity)) {
                    words.addAll(known.titles().title(text).plain());
                } else {
                    words.addAll(known.foods().name(text).words());
                }
            }
            return words;
        }
    }
}
