package alfred.kitchen.catalogue;

import alfred.core.domain.Fraction;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads the bundled catalogue; the header of the resource describes the format.
final class FoodReader {
    private static final String RESOURCE = "/alfred/catalogue/foods.txt";

    private String category = "";
    private String aisle = "";
    private String place = "";

    static List<Food> standard() {
        var stream = FoodReader.class.getResourceAsStream(RESOURCE);
        if (stream == null) {
            throw new IllegalStateException("the catalogue is missing from the program: " + RESOURCE);
        }
        try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return new FoodReader().read(reader);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private List<Food> read(BufferedReader reader) throws IOException {
        var foods = new ArrayList<Food>(FoodCatalogue.FOODS);
        for (var line = reader.readLine(); line != null; line = reader.readLine()) {
            if (line.startsWith("[")) {
                int colon = line.indexOf(':');
                category = line.substring(1, colon);
                aisle = line.substring(colon + 1, line.indexOf(']')).strip();
                place = line.substring(line.indexOf('@') + 1).strip();
            } else if (!line.isBlank() && !line.startsWith("#")) {
                foods.add(food(line.split("\\|", -1)));
            }
        }
        return foods;
    }

    private Food food(String[] columns) {
        var called = column(columns, 0).split(" @", 2);
        var name = called[0];
        var family = column(columns, 2);
        var shelfLife = column(columns, 7);
        return new Food(
            name, list(column(columns, 1)), category, family.isEmpty() ? name : family,
            Integer.parseInt(column(columns, 3)), aisle,
            column(columns, 4),
            number(column(columns, 5)), number(column(columns, 6)),
            shelfLife.isEmpty() ? null : Integer.valueOf(shelfLife),
            new HashSet<>(list(column(columns, 8))), list(column(columns, 9)), called.length > 1 ? called[1] : place);
    }

    private static String column(String[] columns, int index) {
        return index < columns.length ? columns[index].strip() : "";
    }

    private static List<String> list(String text) {
        if (text.isEmpty()) {
            return List.of();
        }
        var parts = text.split(",");
        for (int i = 0; i < parts.length; i++) {
            parts[i] = parts[i].strip();
        }
        return List.of(parts);
    }

    private static @Nullable Fraction number(String text) {
        return text.isEmpty() ? null : Fraction.of(new BigDecimal(text));
    }
}
