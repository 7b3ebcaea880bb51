package alfred.kitchen.ingredient;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Holds the reader to 260 German lines, of which 60 were held back: amount, unit, name, and the food it is.
class GermanLinesTest {
    private static final FoodCatalogue CATALOGUE = FoodCatalogue.standard().in(Locale.GERMANY);
    private static final Set<String> SPOONS = Set.of("tsp", "tbsp");

    @ParameterizedTest @CsvSource({"german-lines.txt,200,95", "german-lines-held-back.txt,60,90"})
    void readsNearlyAllGermanLinesRight(String source, int least, double share) throws IOException {
        var lines = lines(source);
        var wrong = new ArrayList<String>();
        for (var line : lines) {
            var columns = line.split("\\|", -1);
            var expected = List.of(columns[1].strip(), columns[2].strip(), columns[3].strip(), columns[4].strip());
            if (!read(columns[0].strip()).equals(expected)) {
                wrong.add(columns[0].strip() + "  read as  " + read(columns[0].strip()));
            }
        }
        double right = 100.0 * (lines.size() - wrong.size()) / lines.size();
        System.out.printf(Locale.ROOT, "%s: %d lines, right %.1f %%%n%s%n", source, lines.size(), right,
            String.join("\n", wrong));

        assertThat(lines.size()).isGreaterThanOrEqualTo(least);
        assertThat(right).isGreaterThanOrEqualTo(share);
    }

    private static List<String> read(String line) {
        var parsed = IngredientLine.parse(line);
        var amount = parsed.mainAmount();
        var low =
            amount.map(ParsedAmount::quantity).map(q -> q.toDecimal().stripTrailingZeros().toPlainString()).orElse("");
        var high = amount.map(ParsedAmount::quantityMax)
            .map(q -> "-" + q.toDecimal().stripTrailingZeros().toPlainString()).orElse("");
        var unit = amount.map(a -> a.unit().name()).orElse("");
        var catalogue = SPOONS.contains(unit) ? CATALOGUE.in(Locale.ENGLISH) : CATALOGUE;
        return List.of(low + high, unit, parsed.name(), catalogue.confident(parsed.name()).map(Food::name).orElse(""));
    }

    private static List<String> lines(String source) throws IOException {
        try (
            var stream = Objects.requireNonNull(GermanLinesTest.class.getResourceAsStream("/alfred/kitchen/" + source));
            var reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
            return reader.readAllAsString().lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
        }
    }
}
