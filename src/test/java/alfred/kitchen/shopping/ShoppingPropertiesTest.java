package alfred.kitchen.shopping;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.Units;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What holds of all needs and all stock: random foods, units, amounts; the seed is the reproduction.
class ShoppingPropertiesTest {
    private static final Densities WEIGHTS = Densities.of(Pantry.CATALOGUE);
    private static final List<String> FOODS =
        List.of("flour", "milk", "onion", "egg", "parsley", "chickpeas", "grandma's mix");
    private static final List<String> UNITS = List.of("g", "kg", "ml", "cup", "tbsp", "", "can", "bunch", "oz");
    private static final int ROUNDS = 200;

    @ParameterizedTest @ValueSource(longs = {1, 2, 3, 4, 5})
    void orderNeverChangesATotal(long seed) {
        var random = new SplittableRandom(seed);
        for (int i = 0; i < ROUNDS; i++) {
            var needs = needs(random, UNITS);
            var stock = stock(random, UNITS);
            var others = new ArrayList<>(needs);
            Collections.shuffle(others, new Random(seed + i));
            var lots = new ArrayList<>(stock);
            Collections.shuffle(lots, new Random(seed - i));

            assertThat(totals(buy(others, lots))).isEqualTo(totals(buy(needs, stock)));
        }
    }

    @ParameterizedTest @ValueSource(longs = {1, 2, 3, 4, 5})
    void whatWasBoughtAndWhatWasAtHomeIsEnough(long seed) {
        var random = new SplittableRandom(seed);
        for (int i = 0; i < ROUNDS; i++) {
            var needs = needs(random, UNITS);
            var stock = stock(random, UNITS);

            var bought = buy(needs, stock).stream().map(ShoppingPropertiesTest::lot).toList();

            assertThat(buy(needs, Stream.concat(stock.stream(), bought.stream()).toList())).isEmpty();
        }
    }

    @ParameterizedTest @ValueSource(longs = {1, 2, 3, 4, 5})
    void neededIsBoughtPlusTakenFromStock(long seed) {
        var random = new SplittableRandom(seed);
        var units = List.of("g", "kg", "oz", "lb");
        for (int i = 0; i < ROUNDS; i++) {
            var needs = needs(random, units);
            var stock = stock(random, units);

            var bought = buy(needs, stock);
            var used = Deduction.of(needs, stock, WEIGHTS);

            var taken = used.changes().stream().map(change -> base(change.lot().quantity(), change.lot().unit())
                .minus(change.remaining() == null ? Fraction.ZERO : base(change.remaining(), change.lot().unit())))
                .reduce(Fraction.ZERO, Fraction::plus);
            var needed =
                needs.stream().map(need -> base(need.quantity(), need.unit())).reduce(Fraction.ZERO, Fraction::plus);
            assertThat(bought.stream().map(line -> base(line.quantity(), line.unit()))
                .reduce(Fraction.ZERO, Fraction::plus).plus(taken))
                .isEqualTo(needed);
            assertThat(used.isComplete()).isEqualTo(bought.isEmpty());
        }
    }

    @ParameterizedTest @ValueSource(longs = {1, 2, 3, 4, 5})
    void subtractThenAddGivesTheStart(long seed) {
        var random = new SplittableRandom(seed);
        for (int i = 0; i < ROUNDS; i++) {
            var start = new Amount(fraction(random), Units.of(pick(UNITS, random)));
            var part = new Amount(fraction(random), Units.of(pick(UNITS, random)));

            var back = start.minus(part).flatMap(rest -> rest.plus(part));

            assertThat(back.isPresent()).isEqualTo(start.unit().convertsTo(part.unit()));
            back.ifPresent(amount -> assertThat(amount).isEqualTo(start));
        }
    }

    private static List<Shortage> buy(List<Need> needs, List<Lot> stock) {
        return Shortfall.of(needs, new LotIndex(stock), Pantry.staples(), WEIGHTS);
    }

    /// Food, dimension and amount; an approximate one to the gram.
    private static List<String> totals(List<Shortage> list) {
        return list.stream().map(line -> {
            var unit = Units.of(line.unit());
            var key = line.foodKey() == null ? line.name() : line.foodKey();
            var base = base(line.quantity(), line.unit());
            return key + " " + unit.dimension()
                + (line.approximate() ? " about " : " " + base.toDecimal().setScale(6, RoundingMode.HALF_UP));
        }).sorted().toList();
    }

    private static Fraction base(Fraction quantity, String unit) {
        return Amount.of(quantity, unit).base();
    }

    private static Lot lot(Shortage line) {
        return new Lot(line, line.name(), line.foodKey(), line.quantity(), line.unit(), "pantry", null);
    }

    private static List<Need> needs(SplittableRandom random, List<String> units) {
        return random.ints(random.nextInt(1, 7)).mapToObj(_ -> {
            var food = pick(FOODS, random);
            return new Need(food, Pantry.need("1 " + food).foodKey(), fraction(random), pick(units, random), false);
        }).toList();
    }

    private static List<Lot> stock(SplittableRandom random, List<String> units) {
        return random.ints(random.nextInt(6)).<Lot>mapToObj(id -> {
            var food = pick(FOODS, random);
            return new Lot(id, food, Pantry.need("1 " + food).foodKey(), fraction(random), pick(units, random),
                "pantry", null);
        }).toList();
    }

    private static Fraction fraction(SplittableRandom random) {
        return Fraction.of(random.nextInt(1, 60), random.nextInt(1, 5));
    }

    private static String pick(List<String> all, SplittableRandom random) {
        return all.get(random.nextInt(all.size()));
    }
}
