package alfred.transfer.export;

import alfred.core.domain.Row;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// A recipe on its way out.
///
/// @param id the recipe's row; never written into a file for other programs
/// @param columns its columns, without ids and photo, with labels in place of references
/// @param lines its ingredient lines, in order and in the same form
/// @param photo the file of its photo
/// @param changed when it was changed last
/// @param asWritten completes a parsed line as the store does, with food and category
record OutgoingRecipe(UUID id, Row columns, List<Row> lines, Optional<Path> photo, OffsetDateTime created,
    OffsetDateTime changed,
    UnaryOperator<Row> asWritten) {

    String name() {
        return columns.text("name");
    }

    String text(String column) {
        return columns.text(column);
    }

    int minutes(String column) {
        return columns.integer(column).map(Long::intValue).orElse(0);
    }

    int totalMinutes() {
        return minutes("prep_time_minutes") + minutes("cook_time_minutes");
    }

    /// All of its tags of every kind, once each.
    List<String> tags() {
        return Stream.of("occasions", "health_tags", "flavor_tags").flatMap(column -> columns.texts(column).stream())
            .distinct().toList();
    }

    boolean hasWebSource() {
        return text("source_url").matches("https?://\\S{1,1000}");
    }

    /// Returns the lines as text, each heading before its lines and ending with a colon.
    List<String> words() {
        var words = new ArrayList<String>();
        var section = "";
        for (var line : lines) {
            if (!line.text("section").equals(section)) {
                section = line.text("section");
                words.add(section + ":");
            }
            words.add(line.text("raw_text").isBlank() ? alfred.kitchen.ingredient.IngredientRows.words(line)
                : line.text("raw_text"));
        }
        return words;
    }

    /// The name as a file name that every system takes, without its ending.
    static String fileName(String name) {
        var plain =
            name.replaceAll("[\\p{Cntrl}\\\\/:*?\"<>|]+", " ").replaceAll("\\s+", " ").replaceAll("^[. ]+|[. ]+$", "");
        var whole = plain.isEmpty() ? "Recipe" : plain.length() > 100 ? plain.substring(0, 100).strip() : plain;
        return whole.toLowerCase(Locale.ROOT).matches("con|prn|aux|nul|com\\d|lpt\\d") ? whole + "_" : whole;
    }
}
