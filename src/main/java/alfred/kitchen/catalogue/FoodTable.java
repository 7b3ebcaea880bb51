package alfred.kitchen.catalogue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Lines of a bundled table about foods and dishes, found by name; the header of the resource describes its columns.
///
/// A name that the table has itself goes first, then the catalogue's food, then the food's family and category.
final class FoodTable {
    private final Map<String, List<String[]>> lines = new HashMap<>();

    private FoodTable() {}

    /// Reads a table whose first column is the food and whose second one has its aliases.
    ///
    /// @param columns the number of columns
    static FoodTable read(String resource, int columns) {
        var table = new FoodTable();
        try (var stream = FoodTable.class.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalStateException("a table is missing from the program: " + resource);
            }
            new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8)).lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#") && !line.startsWith("["))
                .forEach(line -> table.add(line, columns));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return table;
    }

    private void add(String line, int columns) {
        var cells =
            Arrays.copyOf(Arrays.stream(line.split("\\|", -1)).map(String::strip).toArray(String[]::new), columns);
        for (int i = 0; i < columns; i++) {
            cells[i] = cells[i] == null ? "" : cells[i];
        }
        Stream.concat(Stream.of(cells[0]), Arrays.stream(cells[1].split(","))).map(String::strip)
            .filter(name -> !name.isEmpty())
            .forEach(name -> lines.computeIfAbsent(FoodSpelling.key(name), _ -> new ArrayList<>()).add(cells));
    }

    /// Returns the lines for a name in the table's order, the nearest first; empty if there are none.
    List<String[]> of(String name, FoodCatalogue catalogue) {
        var found = new ArrayList<>(lines.getOrDefault(FoodSpelling.key(name), List.of()));
        var food = catalogue.confident(name);
        food.ifPresent(known -> Stream.of(known.name(), "family:" + known.family(), "category:" + known.category())
            .flatMap(key -> lines.getOrDefault(FoodSpelling.key(key), List.of()).stream())
            .filter(line -> !found.contains(line)).forEach(found::add));
        return List.copyOf(found);
    }
}
