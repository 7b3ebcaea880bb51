package alfred.kitchen.names;

import alfred.kitchen.catalogue.EditDistance;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Corrects typing errors in names.
///
/// A word of five or more letters that occurs in no food name and no row is corrected by one edit: two adjacent
/// letters swapped, one missing, one added or one replaced.
final class SlipFinder {
    private static final int MIN_LENGTH = 5;
    private static final int MAX_CANDIDATES = 12;

    private SlipFinder() {}

    /// Returns all corrections of a name, at most twelve; empty if it has no errors or a word cannot be corrected.
    ///
    /// @param foods the words of all food names
    /// @param rows the words of the rows to search
    static List<String> corrected(String name, Set<String> foods, Set<String> rows) {
        var words = NameWords.ofEnglish(name);
        var ways = List.of("");
        boolean isSlip = false;
        for (var word : words) {
            var meant = isKnown(word, foods, rows) ? List.of(word) : meant(word, foods, rows);
            isSlip |= !meant.contains(word);
            ways = joined(ways, meant);
        }
        return isSlip ? ways : List.of();
    }

    private static boolean isKnown(String word, Set<String> foods, Set<String> rows) {
        var lists = WordLists.ENGLISH;
        return word.length() < MIN_LENGTH || foods.contains(word) || rows.contains(word)
            || lists.descriptive().contains(word)
            || lists.dishes().contains(word) || lists.other().contains(word);
    }

    /// Returns the words within one edit; empty if there are too many.
    private static List<String> meant(String word, Set<String> foods, Set<String> rows) {
        var meant = new ArrayList<String>();
        for (var words : List.of(rows, foods)) {
            for (var other : words) {
                if (Math.abs(other.length() - word.length()) <= 1 && other.length() >= MIN_LENGTH - 1
                    && !meant.contains(other)
                    && EditDistance.distance(word, other, 1) <= 1) {
                    meant.add(other);
                }
            }
        }
        return meant.size() > MAX_CANDIDATES ? List.of() : meant;
    }

    private static List<String> joined(List<String> ways, List<String> words) {
        var joined = new ArrayList<String>();
        for (var way : ways) {
            for (var word : words) {
                if (joined.size() < MAX_CANDIDATES) {
                    joined.add((way + " " + word).strip());
                }
            }
        }
        return joined;
    }
}
