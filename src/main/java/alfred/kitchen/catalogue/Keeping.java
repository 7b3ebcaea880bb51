package alfred.kitchen.catalogue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// General advice on how long foods and dishes keep, and where (`catalogue/keeping.txt`).
public final class Keeping {
    private static final int COLUMNS = 9;
    private static final List<String> PLACES = List.of("counter", "fridge", "pantry");

    private Keeping() {}

    /// Loaded on first use.
    private static final class Kept {
        private static final FoodTable TABLE = FoodTable.read("/alfred/catalogue/keeping.txt", COLUMNS);
    }

    /// How a food in one state keeps.
    ///
    /// @param state such as `opened` or `cooked`; `""` for the usual one
    /// @param days a range of days such as `3-5` by place, `0.1` being about two hours; only places where it keeps
    /// @param freezerMonths a range of months; `-` if it does not freeze well, `""` if unknown
    /// @param place the best place
    /// @param notes keys of advice, such as `airtight`
    public record Advice(String food, String state, Map<String, String> days, String freezerMonths, String place,
        List<String> notes) {
        public Advice {
            days = Map.copyOf(days);
            notes = List.copyOf(notes);
        }
    }

    /// Returns the advice for a food or dish, that for its usual state first; empty if it is unknown.
    public static List<Advice> of(String name, FoodCatalogue catalogue) {
        var states = new HashSet<String>();
        return Kept.TABLE.of(name, catalogue).stream().filter(c -> states.add(c[2])).map(c -> new Advice(c[0], c[2],
            Stream.of(0, 1, 2).filter(i -> !c[i + 3].isEmpty() && !c[i + 3].equals("-"))
                .collect(Collectors.toMap(PLACES::get, i -> c[i + 3])),
            c[6], c[7], Arrays.stream(c[8].split(",")).map(String::strip).filter(note -> !note.isEmpty()).toList()))
            .toList();
    }
}
