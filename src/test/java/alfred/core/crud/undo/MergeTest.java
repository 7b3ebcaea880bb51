package alfred.core.crud.undo;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// What two people made of the same row.
class MergeTest {
    private static final Row STEW =
        Row.of("name", "Stew", "notes", "good", "servings", 4L, "occasions", List.of("winter", "Sunday"),
            "instructions", List.of("Cut.", "Cook.", "Eat."));

    @Test
    void eachKeepsWhatOnlyTheyChanged() {
        var merge = recipe(changes("notes", "very good"), STEW.with("servings", 6L));

        assertThat(merge.set()).isEqualTo(Map.of("notes", "very good"));
        assertThat(merge.clashes()).isEmpty();
    }

    @Test
    void whatBothMadeTheSameIsNoChange() {
        assertThat(recipe(changes("notes", "fine"), STEW.with("notes", "fine")).set()).isEmpty();
    }

    @Test
    void ofTwoDifferentTextsMineStaysAndIsAClash() {
        var merge = recipe(changes("notes", "mine"), STEW.with("notes", "theirs"));

        assertThat(merge.set()).isEqualTo(Map.of("notes", "mine"));
        assertThat(merge.clashes()).containsExactly("notes");
    }

    @Test
    void whatIClearedAndTheyChangedIsAClash() {
        var merge = recipe(changes("notes", null), STEW.with("notes", "theirs"));

        assertThat(merge.set()).containsEntry("notes", null);
        assertThat(merge.clashes()).containsExactly("notes");
    }

    @Test
    void anEmptyTextIsNone() {
        assertThat(recipe(changes("description", ""), STEW).set()).isEmpty();
    }

    @Test
    void listsGetWhatEachAddedAndLoseWhatEachRemoved() {
        var merge = recipe(changes("occasions", List.of("winter", "guests")),
            STEW.with("occasions", List.of("winter", "Sunday", "picnic")));

        assertThat(merge.set()).isEqualTo(Map.of("occasions", List.of("winter", "guests", "picnic")));
        assertThat(merge.clashes()).isEmpty();
    }

    @Test
    void aStepIsAddedWhereItWasWritten() {
        var merge = recipe(changes("instructions", List.of("Wash.", "Cut.", "Cook.", "Eat.")),
            STEW.with("instructions", List.of("Cut.", "Cook.", "Salt.", "Eat.")));

        assertThat(merge.set()).isEqualTo(Map.of("instructions", List.of("Wash.", "Cut.", "Cook.", "Salt.", "Eat.")));
    }

    @Test
    void stepsThatWerePutInAnotherOrderAreAClash() {
        var merge = recipe(changes("instructions", List.of("Cook.", "Cut.", "Eat.")),
            STEW.with("instructions", List.of("Cut.", "Cook.")));

        assertThat(merge.clashes()).containsExactly("instructions");
    }

    @Test
    void amountsChangeByBothDifferences() {
        assertThat(lot(200, 800, "g", "g")).isEqualTo(Map.of("quantity", Fraction.of(100)));
        assertThat(lot(900, 1500, "g", "g")).isEmpty();
        assertThat(lot(100, 50, "g", "g")).isEqualTo(Map.of("quantity", Fraction.ZERO));
    }

    @Test
    void amountsInOtherUnitsAreAClash() {
        var before = Row.of("name", "rice", "quantity", Fraction.of(900), "unit", "g");
        var merge =
            Merge.of(KitchenEntities.INVENTORY, Set.of("quantity"), before, changes("quantity", Fraction.of(700)),
                before.with("quantity", Fraction.ONE).with("unit", "kg"));

        assertThat(merge.clashes()).containsExactly("quantity");
        assertThat(merge.set()).isEqualTo(Map.of("quantity", Fraction.of(700)));
    }

    /// What becomes of 900 g.
    private static Map<String, @Nullable Object> lot(long mine, long theirs, String unit, String theirUnit) {
        var before = Row.of("name", "rice", "quantity", Fraction.of(900), "unit", unit);
        return Merge.of(KitchenEntities.INVENTORY, Set.of("quantity"), before, changes("quantity", Fraction.of(mine)),
            before.with("quantity", Fraction.of(theirs)).with("unit", theirUnit)).set();
    }

    private static Merge recipe(Map<String, @Nullable Object> mine, Row theirs) {
        return Merge.of(KitchenEntities.RECIPE, Set.of(), STEW, mine, theirs);
    }

    private static Map<String, @Nullable Object> changes(@Nullable Object... pairs) {
        var changes = new HashMap<String, @Nullable Object>();
        for (int i = 0; i < pairs.length; i += 2) {
            changes.put(String.valueOf(pairs[i]), pairs[i + 1]);
        }
        return changes;
    }
}
