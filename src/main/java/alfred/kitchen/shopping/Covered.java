package alfred.kitchen.shopping;

import alfred.kitchen.measure.Amount;
import java.util.List;

/// A needed food of which there is enough at home, so that none has to be bought.
///
/// @param needed the summed needs, one amount per kind of unit; empty if only "some" is needed
/// @param lots the lots of the food at home
/// @param purposes the distinct recipes and meals it is for, in the order of the needs
public record Covered(String name, List<Amount> needed, List<Lot> lots, List<String> purposes) {
    public Covered {
        needed = List.copyOf(needed);
        lots = List.copyOf(lots);
        purposes = List.copyOf(purposes);
    }
}
