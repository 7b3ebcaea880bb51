package alfred.kitchen.shopping;

import alfred.kitchen.measure.Amount;
import java.util.List;

/// One food that is needed and at home in a sufficient amount, so that nothing of it is bought.
///
/// @param needed what all needs of it come to, per kind of amount; empty where only "some" is needed
/// @param lots what there is of it
/// @param purposes what it is for, each once, in the order of the needs
public record Covered(String name, List<Amount> needed, List<Lot> lots, List<String> purposes) {
    public Covered {
        needed = List.copyOf(needed);
        lots = List.copyOf(lots);
        purposes = List.copyOf(purposes);
    }
}
