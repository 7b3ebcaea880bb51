package alfred.kitchen.ingredient;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Lines with labels from a folder beside the project, which is not part of it.
final class LabelledLines {
    static final Path FOLDER = Path.of("../shared/data/ingredient-lines");
    static final List<String> SOURCES = List.of("allrecipes", "bbc", "cookstr", "tastecooking");

    private LabelledLines() {}

    static List<LabelledLine> read(String source) throws IOException {
        return rows(Files.readString(FOLDER.resolve(source + ".csv"))).stream().skip(1)
            .map(row -> LabelledLine.of(row.get(0), row.get(1), row.get(2), row.get(3))).toList();
    }

    private static List<List<String>> rows(String text) {
        var rows = new ArrayList<List<String>>();
        var row = new ArrayList<String>();
        var field = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"') {
                boolean escaped = quoted && i + 1 < text.length() && text.charAt(i + 1) == '"';
                field.append(escaped ? "\"" : "");
                i += escaped ? 1 : 0;
                quoted = escaped || !quoted;
            } else if (!quoted && (c == ',' || c == '\n')) {
                row.add(field.toString().strip());
                field.setLength(0);
                if (c == '\n') {
                    rows.add(List.copyOf(row));
                    row.clear();
                }
            } else {
                field.append(c);
            }
        }
        return rows;
    }
}
