package alfred.kitchen.shopping;

import alfred.kitchen.catalogue.FoodSpelling;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// Index of the lots at home by food: by catalogue key if both sides have one, else by the singular of the name.
///
/// Names are compared as a whole: "canned tomatoes" does not match "tomatoes".
public final class LotIndex {
    private static final Comparator<Lot> FIRST_TO_EXPIRE =
        Comparator.comparing(Lot::expiry, Comparator.nullsLast(Comparator.naturalOrder()));

    private final Map<String, String> foodOfName = new HashMap<>();
    private final Map<String, List<Lot>> lots = new HashMap<>();
    private final Map<String, List<Lot>> expired = new HashMap<>();
    private final Map<String, String> keys = new ConcurrentHashMap<>();

    /// Indexes all lots, whatever their expiry date.
    public LotIndex(Collection<Lot> stock) {
        this(stock, LocalDate.MIN);
    }

    /// Indexes the lots; lots that expired before today do not count as at home and are kept apart.
    public LotIndex(Collection<Lot> stock, LocalDate today) {
        stock.forEach(lot -> learn(lot.name(), lot.foodKey()));
        for (var lot : stock) {
            var kept = lot.expiry() != null && lot.expiry().isBefore(today) ? expired : lots;
            kept.computeIfAbsent(identity(lot.name(), lot.foodKey()), _ -> new ArrayList<>()).add(lot);
        }
        lots.values().forEach(list -> list.sort(FIRST_TO_EXPIRE));
    }

    private void learn(String name, @Nullable String foodKey) {
        if (foodKey != null) {
            foodOfName.putIfAbsent(nameKey(name), foodKey);
        }
    }

    /// Returns the lots of a food, first to expire first, lots without a date last.
    public List<Lot> lots(Need need) {
        return of(need, lots);
    }

    /// Returns the lots of a food that are past their date.
    List<Lot> expired(Need need) {
        return of(need, expired);
    }

    private List<Lot> of(Need need, Map<String, List<Lot>> all) {
        var found = all.get(identity(need.name(), need.foodKey()));
        if (found == null && need.foodKey() != null) {
            found = all.get("name " + nameKey(need.name()));
        }
        return found == null ? List.of() : found;
    }

    /// Returns an identifier of a food that is the same for every spelling of its name.
    String identity(String name, @Nullable String foodKey) {
        var food = foodKey != null ? foodKey : foodOfName.get(nameKey(name));
        return food != null ? "food " + food : "name " + nameKey(name);
    }

    private String nameKey(String name) {
        return keys.computeIfAbsent(name, FoodSpelling::key);
    }
}
