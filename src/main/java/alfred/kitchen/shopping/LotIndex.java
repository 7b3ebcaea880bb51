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

/// All lots at home, found by food: by catalogue key where both sides have one, else by the singular of the name.
///
/// "canned tomatoes" is not "tomatoes": there is no looking into names.
public final class LotIndex {
    private static final Comparator<Lot> FIRST_TO_EXPIRE =
        Comparator.comparing(Lot::expiry, Comparator.nullsLast(Comparator.naturalOrder()));

    private final Map<String, String> foodOfName = new HashMap<>();
    private final Map<String, List<Lot>> lots = new HashMap<>();
    private final Map<String, List<Lot>> expired = new HashMap<>();
    private final Map<String, String> keys = new ConcurrentHashMap<>();

    /// All lots count, whatever their date.
    public LotIndex(Collection<Lot> stock) {
        this(stock, LocalDate.MIN);
    }

    /// Lots whose date is before today are kept apart: they do not count as at home, and are not forgotten either.
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

    /// The lots of a food, the one that expires first at the head, those without a date last.
    public List<Lot> lots(Need need) {
        return of(need, lots);
    }

    /// The lots of a food that are past their date.
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

    /// One text per food, the same for every spelling.
    String identity(String name, @Nullable String foodKey) {
        var food = foodKey != null ? foodKey : foodOfName.get(nameKey(name));
        return food != null ? "food " + food : "name " + nameKey(name);
    }

    private String nameKey(String name) {
        return keys.computeIfAbsent(name, FoodSpelling::key);
    }
}
