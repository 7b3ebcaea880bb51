package alfred.kitchen.shopping;

import static alfred.kitchen.shopping.Pantry.CATALOGUE;
import static alfred.kitchen.shopping.Pantry.lot;
import static alfred.kitchen.shopping.Pantry.needs;
import static alfred.kitchen.shopping.Pantry.stock;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeductionTest {
    @Test
    void takesFromTheLotThatExpiresFirstThenTheNextThenThoseWithoutADate() {
        var home = List.of(lot("300 ml milk", null), lot("0.5 l milk", 9), lot("200 ml milk", 2));

        var used = Deduction.of(needs("900 ml milk"), home, Densities.NONE);

        assertThat(used.isComplete()).isTrue();
        assertThat(used.changes()).extracting(change -> change.lot().id()).containsExactly("200 ml milk", "0.5 l milk",
            "300 ml milk");
        assertThat(used.changes()).extracting(Deduction.Change::remaining).containsExactly(null, null,
            Fraction.of(100));
        assertThat(used.changes().getFirst().isUsedUp()).isTrue();
    }

    @Test
    void convertsIntoTheLotsOwnUnit() {
        var used = Deduction.of(needs("200 g rolled oats", "1 tbsp honey"), stock("1 kg rolled oats", "5 tsp honey"),
            Densities.NONE);

        assertThat(used.changes()).extracting(Deduction.Change::remaining).containsExactly(Fraction.of(4, 5),
            Fraction.of(2));
    }

    @Test
    void usesOfOneFoodAddUp() {
        var used = Deduction.of(needs("2 eggs", "3 eggs"), stock("8 eggs"), Densities.NONE);

        assertThat(used.changes()).singleElement()
            .satisfies(change -> assertThat(change.remaining()).isEqualTo(Fraction.of(3)));
    }

    @Test
    void reportsWhatCouldNotBeTakenAndWhy() {
        var used = Deduction.of(needs("2 kg rolled oats", "1 lemon", "3 cloves garlic"),
            stock("1 kg rolled oats", "1 head garlic"), Densities.NONE);

        assertThat(used.isComplete()).isFalse();
        assertThat(used.untaken()).extracting(Deduction.Untaken::reason)
            .containsExactly(Deduction.Reason.NOT_ENOUGH, Deduction.Reason.NOT_AT_HOME, Deduction.Reason.UNITS_DIFFER);
        assertThat(used.untaken().getFirst().quantity()).isEqualTo(Fraction.of(1));
    }

    @Test
    void crossesVolumeAndMassOnlyWithDensities() {
        var needs = needs("1 cup flour");
        var home = stock("1 kg flour");

        assertThat(Deduction.of(needs, home, Densities.NONE).isComplete()).isFalse();
        assertThat(Deduction.of(needs, home, Densities.of(CATALOGUE)).changes()).singleElement().satisfies(change -> {
            assertThat(change.approximate()).isTrue();
            assertThat(change.remaining()).isEqualTo(Fraction.of(8728, 10000));
        });
    }

    @ParameterizedTest @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void nothingIsLostOrInvented(long seed) {
        var random = new SplittableRandom(seed);
        var units = List.of("ml", "l", "tsp", "cup");
        for (int i = 0; i < 100; i++) {
            var home = new ArrayList<Lot>();
            for (int j = random.nextInt(4); j >= 0; j--) {
                home.add(new Lot(j, "milk", null, Fraction.of(random.nextInt(1, 50), 3), units.get(random.nextInt(4)),
                    "fridge",
                    random.nextBoolean() ? Pantry.TODAY.plusDays(random.nextInt(9)) : null));
            }
            var need =
                new Need("Milk", null, Fraction.of(random.nextInt(1, 80), 7), units.get(random.nextInt(4)), false);

            var used = Deduction.of(List.of(need), home, Densities.NONE);

            var held = home.stream().map(lot -> lot.amount().base()).reduce(Fraction.ZERO, Fraction::plus);
            var touched = used.changes().stream().map(change -> change.lot().amount().base()).reduce(Fraction.ZERO,
                Fraction::plus);
            var left = used.changes().stream().filter(change -> !change.isUsedUp())
                .map(change -> new Need("", null, change.remaining(), change.lot().unit(), false).amount().base())
                .reduce(Fraction.ZERO,
                    Fraction::plus);
            assertThat(touched.minus(left)).isEqualTo(need.amount().base().min(held));
            assertThat(used.isComplete()).isEqualTo(need.amount().base().compareTo(held) <= 0);
        }
    }
}
