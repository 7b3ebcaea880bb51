package alfred.kitchen.catalogue;

import alfred.core.domain.Language;
import alfred.core.domain.Row;
import alfred.core.row.Change;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.core.row.Store;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// Cache of the household's stored catalogue, valid until a food changes.
public final class Foods {
    private static final String TABLE = "ingredients";
    private static final Set<String> SPOONS = Set.of("tsp", "tbsp", "dessertspoon", "pinch");

    private final Locale language;
    private volatile @Nullable Loaded loaded;

    /// Creates an English catalogue.
    public Foods() {
        this(Language.ENGLISH.locale());
    }

    /// Creates a catalogue in a language.
    ///
    /// @param language the household's language; words that are also English mean the food of this language
    public Foods(Locale language) {
        this.language = language;
    }

    /// @param ids row ids by food name
    /// @param names foods by row id
    /// @param found what names of the latest rows turned out to denote, by unit and name
    private record Loaded(FoodCatalogue catalogue, Map<String, UUID> ids, Map<UUID, Food> names,
        Map<String, Optional<UUID>> found) {
        private static final int MAX_FOUND = 20_000;

        Loaded(FoodCatalogue catalogue, Map<String, UUID> ids, Map<UUID, Food> names) {
            this(catalogue, ids, names, new ConcurrentHashMap<>());
        }

        Optional<UUID> confident(String name, boolean isSpooned) {
            if (found.size() > MAX_FOUND) {
                found.clear();
            }
            return found.computeIfAbsent(isSpooned + name,
                _ -> (isSpooned ? catalogue.in(Language.ENGLISH.locale()) : catalogue)
                    .confident(name).map(food -> ids.get(food.name())));
        }
    }

    /// Returns the catalogue, reading it if necessary.
    public FoodCatalogue catalogue(Rows rows) {
        return loaded(rows).catalogue();
    }

    /// Returns the row id of the food that a name certainly denotes; empty if there is none.
    ///
    /// @param unit the unit of the amount beside it; with spoons "Paprika" is the powder, in German as in English
    public Optional<UUID> confident(String name, String unit, Rows rows) {
        return loaded(rows).confident(name, SPOONS.contains(unit));
    }

    /// Returns the row id of the food with this name or alias, regardless of case, accents or number; empty if
    /// there is none.
    public Optional<UUID> exact(String name, Rows rows) {
        var now = loaded(rows);
        return now.catalogue().exact(name).map(f -> now.ids().get(f.name()));
    }

    /// Returns the food of a row id; empty if the id is unknown.
    public Optional<Food> food(UUID id, Rows rows) {
        return Optional.ofNullable(loaded(rows).names().get(id));
    }

    /// Follows a commit. A food that is only kept elsewhere keeps its names, and with them all that was made of them.
    public void committed(Store.Committed committed) {
        if (!committed.tables().contains(TABLE)) {
            return;
        }
        var changes = committed.changes().stream().filter(change -> change.table().equals(TABLE)).toList();
        var now = loaded;
        if (now == null || changes.isEmpty() || !changes.stream().allMatch(Foods::isOnlyMoved)) {
            changed();
            return;
        }
        var names = new HashMap<>(now.names());
        changes.forEach(
            change -> Optional.ofNullable(change.after()).ifPresent(row -> names.put(change.id(), FoodRows.food(row))));
        loaded = new Loaded(now.catalogue(), now.ids(), Map.copyOf(names));
    }

    private static boolean isOnlyMoved(Change change) {
        return change.before() != null && change.after() != null
            && change.before().without("storage", Row.VERSION).equals(change.after().without("storage", Row.VERSION));
    }

    /// Invalidates the cache after a food was added or changed.
    public void changed() {
        loaded = null;
    }

    private Loaded loaded(Rows rows) {
        var now = loaded;
        if (now == null) {
            var ids = new HashMap<String, UUID>();
            var names = new HashMap<UUID, Food>();
            for (Row row : rows.read(Query.all(TABLE))) {
                var food = FoodRows.food(row);
                ids.put(food.name(), row.id());
                names.put(row.id(), food);
            }
            now = new Loaded(new FoodCatalogue(names.values()).in(language), Map.copyOf(ids), Map.copyOf(names));
            loaded = now;
        }
        return now;
    }
}
