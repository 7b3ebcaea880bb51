package alfred.kitchen.shopping;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Phrasebook;
import java.io.IOException;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/// A hundred cases that users of shopping lists complain of, in a table.
///
/// `needs` are lines with the meal they are for (`2 eggs @ Cake`), `home` are lots with the days until they expire (`1
/// l milk !-1`), and `buy` is what the list says: `≈` where a weight was used, `?` where some is at home in another
/// unit, the meals in `<>`.
class ShoppingCasesTest {
    private static final String TABLE = "/alfred/kitchen/shopping-cases.txt";
    private static final Densities WEIGHTS = Densities.of(Pantry.CATALOGUE);

    @ParameterizedTest(name = "{0}") @CsvFileSource(resources = TABLE, delimiter = '|', nullValues = "none")
    void saysWhatToBuy(String complaint, String needs, String home, String staples, String buy) {
        assertThat(buy(needs(needs), home, staples)).as(complaint).isEqualTo(buy == null ? "" : buy);
    }

    @ParameterizedTest(name = "{0}") @CsvFileSource(resources = TABLE, delimiter = '|', nullValues = "none")
    void theOrderOfNeedsAndLotsNeverChangesATotal(String complaint, String needs, String home, String staples,
        String buy) {
        for (int seed = 0; seed < 5; seed++) {
            var shuffled = new ArrayList<>(needs(needs));
            Collections.shuffle(shuffled, new Random(seed));
            var lots = new ArrayList<>(parts(home));
            Collections.shuffle(lots, new Random(seed));

            assertThat(totals(buy(shuffled, String.join("; ", lots), staples))).as(complaint)
                .isEqualTo(totals(buy(needs(needs), home, staples)));
        }
    }

    @Test
    void thereAreAHundredOfThem() throws IOException {
        try (var table = ShoppingCasesTest.class.getResourceAsStream(TABLE)) {
            var lines =
                new String(table.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> !line.startsWith("#"));

            assertThat(lines).hasSizeGreaterThanOrEqualTo(100);
        }
    }

    static String buy(List<Need> needs, String home, String staples) {
        var shelf = new LotIndex(parts(home).stream().map(ShoppingCasesTest::lot).toList(), Pantry.TODAY);
        var usual = staples == null ? new String[0] : staples.split(", ");
        return Shortfall.of(needs, shelf, Pantry.staples(usual), WEIGHTS).stream()
            .map(ShoppingCasesTest::line)
            .collect(Collectors.joining("; "));
    }

    private static String line(Shortage shortage) {
        var amount = (shortage.approximate() ? "≈" : "") + shortage.amountText(Phrasebook.ENGLISH);
        return Stream
            .of(amount, shortage.name() + (shortage.maybeAtHome() ? "?" : ""),
                "<" + String.join(", ", shortage.purposes()) + ">",
                shortage.expiredText(Phrasebook.ENGLISH).isEmpty() ? ""
                    : "(" + shortage.expiredText(Phrasebook.ENGLISH) + ")")
            .filter(part -> !part.isBlank())
            .collect(Collectors.joining(" "));
    }

    /// The amounts of each line in base units, whatever unit came first; which meals a line is for does not count here.
    private static List<String> totals(String list) {
        return parts(list).stream()
            .map(line -> line.replaceAll(" ?<[^>]*>", "").replace("≈", "").replace("?", "").replaceAll(" \\(.*", ""))
            .map(line -> {
                var need = Pantry.need(line);
                var amount = need.amount();
                var food = need.foodKey() == null ? need.name().toLowerCase(Locale.ROOT) : need.foodKey();
                return food + (amount == null ? ""
                    : " " + amount.base().toDecimal().setScale(0, RoundingMode.CEILING) + amount.unit().dimension());
            }).sorted().toList();
    }

    private static List<Need> needs(String text) {
        return parts(text).stream().map(part -> {
            int at = part.indexOf(" @ ");
            return Pantry.need(part.substring(0, at)).withPurpose(part.substring(at + 3));
        }).toList();
    }

    private static Lot lot(String text) {
        int mark = text.indexOf(" !");
        return mark < 0 ? Pantry.lot(text, null)
            : Pantry.lot(text.substring(0, mark), Integer.valueOf(text.substring(mark + 2)));
    }

    private static List<String> parts(String text) {
        return text == null ? List.of()
            : Arrays.stream(text.split(";")).map(String::strip).filter(part -> !part.isEmpty()).toList();
    }
}
