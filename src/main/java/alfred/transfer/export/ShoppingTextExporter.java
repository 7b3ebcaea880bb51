package alfred.transfer.export;

import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.ingredient.IngredientRows;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/// The shopping lists as plain text, to be sent to whoever goes shopping: what is still to buy, each list below its
/// name.
public final class ShoppingTextExporter implements Exporter {
    /// @param lines how many things are to be bought
    record Lists(String text, int lines) {}

    @Override
    public String format() {
        return "shopping";
    }

    @Override
    public String ending() {
        return ".txt";
    }

    @Override
    public Written write(Outgoing kitchen, OutputStream out) throws IOException {
        var lists = lists(kitchen);
        out.write(lists.text().getBytes(StandardCharsets.UTF_8));
        return new Written(0, 0, 0, lists.lines());
    }

    static Lists lists(Outgoing kitchen) {
        var lists = new TreeMap<String, List<Row>>(String.CASE_INSENSITIVE_ORDER);
        kitchen.rows(KitchenEntities.SHOPPING).stream().filter(line -> !line.isTrue("is_purchased"))
            .forEach(line -> lists.computeIfAbsent(line.text("list"), _ -> new ArrayList<>()).add(line));
        var text = new StringBuilder();
        lists
            .forEach((name, lines) -> text.append(text.isEmpty() ? "" : "\n").append(name.isBlank() ? "" : name + ":\n")
                .append(text(lines, kitchen.phrases())));
        return new Lists(text.toString(), lists.values().stream().mapToInt(List::size).sum());
    }

    /// Returns a line of text for each line of a list: `- 2 l milk (skimmed)`.
    public static String text(List<Row> lines, Phrasebook phrases) {
        var text = new StringBuilder();
        lines.forEach(line -> text.append("- ").append(IngredientRows.words(line, phrases))
            .append(line.text("notes").isBlank() ? "" : " (" + line.text("notes") + ")").append('\n'));
        return text.toString();
    }
}
