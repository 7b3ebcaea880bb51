package alfred.kitchen.catalogue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// General times and temperatures for cooking common foods and dishes (`catalogue/cooking.txt`).
public final class CookingTimes {
    private static final int COLUMNS = 9;

    private CookingTimes() {}

    /// Loaded on first use.
    private static final class Kept {
        private static final FoodTable TABLE = FoodTable.read("/alfred/catalogue/cooking.txt", COLUMNS);
    }

    /// One way of cooking.
    ///
    /// @param food the food's English name
    /// @param method such as `boil` or `air-fry`
    /// @param state the state or size, such as `diced` or `medium`; `""` for the usual one
    /// @param minutes a range such as `9-11`; `""` if it is not cooked
    /// @param per `kg` if the minutes are per kilogram; `""` for the whole time
    /// @param oven the oven's temperature in °C; empty if there is none
    /// @param inside the core temperature in °C; empty if there is none
    /// @param notes keys of advice, such as `rest`
    public record Way(String food, String method, String state, String minutes, String per, Optional<Integer> oven,
        Optional<Integer> inside,
        List<String> notes) {
        public Way {
            notes = List.copyOf(notes);
        }
    }

    /// Returns the ways of cooking a food or dish, the usual one first; empty if it is unknown.
    public static List<Way> of(String name, FoodCatalogue catalogue) {
        return Kept.TABLE.of(name, catalogue).stream()
            .map(c -> new Way(c[0], c[2], c[3], c[4], c[5], number(c[6]), number(c[7]),
                Arrays.stream(c[8].split(",")).map(String::strip).filter(note -> !note.isEmpty()).toList()))
            .toList();
    }

    private static Optional<Integer> number(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(Integer.valueOf(text.replaceFirst("-.*", "")));
    }
}
