package alfred.kitchen.names;

import alfred.kitchen.catalogue.EditDistance;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// What a name may have been meant to be where words of it are slips of the pen.
///
/// A word of five letters and more that stands in no food's name and in no row is one slip away from what was meant: two letters
/// swapped, one missing, one too many, one wrong.
final class SlipFinder {
    private static final int MIN_LENGTH = 5;
    private static final int MAX_CANDIDATES = 12;

    private SlipFinder() {}

    /// The name with its slips corrected, in each way that makes words of it; empty where it has none, or a word that is near nothing.
    ///
    /// @param foods the words of foods' names
    /// @param rows the words of the rows that it is looked for in
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
        return word.length() < MIN_LENGTH || foods.contains(word) || rows.contains(word) || lists.descriptive().contains(word)
            || lists.dishes().contains(word) || lists.other().contains(word);
    }

    /// The words that are one slip away; none where they are too many to be told apart.
    private static List<String> meant(String word, Set<String> foods, Set<String> rows) {
        var meant = new ArrayList<String>();
        for (var words : List.of(rows, foods)) {
            for (var other : words) {
                if (Math.abs(other.length() - word.length()) <= 1 && other.length() >= MIN_LENGTH - 1 && !meant.contains(other)
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
