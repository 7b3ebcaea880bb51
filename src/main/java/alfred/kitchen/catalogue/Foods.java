package alfred.kitchen.catalogue;

import alfred.core.crud.Query;
import alfred.core.crud.Rows;
import alfred.core.domain.Row;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// The household's catalogue as stored, kept in memory until one of its foods changes.
public final class Foods {
    private static final Set<String> SPOONS = Set.of("tsp", "tbsp", "dessertspoon", "pinch");

    private final Locale language;
    private volatile @Nullable Loaded loaded;

    /// Those of an English-speaking household.
    public Foods() {
        this(Locale.ENGLISH);
    }

    /// @param language what the household speaks: where German, a word that is English as well means the German food
    public Foods(Locale language) {
        this.language = language;
    }

    /// @param ids the row of each food, by name
    /// @param names the food of each row
    private record Loaded(FoodCatalogue catalogue, Map<String, UUID> ids, Map<UUID, Food> names) {}

    public FoodCatalogue catalogue(Rows rows) {
        return loaded(rows).catalogue();
    }

    /// The row of the food that a name certainly means.
    ///
    /// @param unit as the amount beside it has it: by the spoon "Paprika" is the powder, in German as in English
    public Optional<UUID> confident(String name, String unit, Rows rows) {
        var now = loaded(rows);
        var catalogue = SPOONS.contains(unit) ? now.catalogue().in(Locale.ENGLISH) : now.catalogue();
        return catalogue.confident(name).map(f -> now.ids().get(f.name()));
    }

    /// The row of the food of this name or alias, whatever the case, accents or number.
    public Optional<UUID> exact(String name, Rows rows) {
        var now = loaded(rows);
        return now.catalogue().exact(name).map(f -> now.ids().get(f.name()));
    }

    public Optional<Food> food(UUID id, Rows rows) {
        return Optional.ofNullable(loaded(rows).names().get(id));
    }

    /// A food was added or changed; the catalogue is read anew when it is next needed.
    public void changed() {
        loaded = null;
    }

    private Loaded loaded(Rows rows) {
        var now = loaded;
        if (now == null) {
            var ids = new HashMap<String, UUID>();
            var names = new HashMap<UUID, Food>();
            for (Row row : rows.read(Query.all("ingredients"))) {
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
