package alfred.kitchen.catalogue;

import alfred.core.crud.Query;
import alfred.core.crud.Rows;
import alfred.core.domain.Row;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// The household's catalogue as stored, kept in memory until one of its foods changes.
public final class Foods {
    private volatile @Nullable Loaded loaded;

    /// @param ids the row of each food, by name
    /// @param names the food of each row
    private record Loaded(FoodCatalogue catalogue, Map<String, UUID> ids, Map<UUID, Food> names) {}

    public FoodCatalogue catalogue(Rows rows) {
        return loaded(rows).catalogue();
    }

    /// The row of the food that a name certainly means.
    public Optional<UUID> confident(String name, Rows rows) {
        var now = loaded(rows);
        return now.catalogue().confident(name).map(f -> now.ids().get(f.name()));
    }

    /// The row of the food of this name or alias, whatever the case, accents or number.
    public Optional<UUID> exact(String name, Rows rows) {
        var now = loaded(rows);
        return now.catalogue().exact(name).map(f -> now.ids().get(f.name()));
    }

    public Optional<Food> food(UUID id, Rows rows) {
        return Optional.ofNullable(loaded(rows).names().get(id));
    }

    /// The rows of all foods that a cook would call so: chicken finds breasts and thighs.
    public List<UUID> family(String name, Rows rows) {
        var now = loaded(rows);
        return now.catalogue().find(name).stream().flatMap(f -> Optional.ofNullable(now.ids().get(f.name())).stream()).toList();
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
            now = new Loaded(new FoodCatalogue(names.values()), Map.copyOf(ids), Map.copyOf(names));
            loaded = now;
        }
        return now;
    }
}
