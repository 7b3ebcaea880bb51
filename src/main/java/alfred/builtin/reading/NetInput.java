package alfred.builtin.reading;

import alfred.builtin.net.NetClause;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Turns words into the numbers that a network sees: their places in the vocabulary, their groups of three to five
/// letters, and the kinds of thing that they are.
final class NetInput {
    /// How many groups of letters are told apart, by their hash.
    static final int GROUPS = 1 << 13;
    private static final int SHORTEST = 3;
    private static final int LONGEST = 5;
    private static final int MAX_GROUPS = 24;
    private static final int SPREAD = 0x9E3779B1;
    private static final int UPPER_BITS = 7;
    private final Map<String, Integer> words = new HashMap<>();
    private final List<String> kinds;

    /// @param kinds the names of the kinds in the order of their numbers; others are not seen
    NetInput(Vocabulary vocabulary, List<String> kinds) {
        vocabulary.sorted().forEach(word -> words.put(word, words.size() + 1));
        this.kinds = List.copyOf(kinds);
    }

    /// How many words there are, with the unknown one.
    int words() {
        return words.size() + 1;
    }

    /// The names of all kinds within some stretches of words, sorted.
    static List<String> kinds(List<List<Set<String>>> all) {
        var names = new LinkedHashSet<String>();
        all.forEach(clause -> clause.forEach(names::addAll));
        return names.stream().sorted().toList();
    }

    NetClause of(List<Token> tokens, List<Set<String>> kindsOf) {
        int size = tokens.size();
        var numbers = new int[size];
        var letters = new int[size][];
        var seen = new int[size][];
        for (int i = 0; i < size; i++) {
            var word = tokens.get(i).norm();
            numbers[i] = words.getOrDefault(word, 0);
            letters[i] = letters(word);
            seen[i] = kindsOf.get(i).stream().mapToInt(kinds::indexOf).filter(kind -> kind >= 0).toArray();
        }
        return new NetClause(numbers, letters, seen);
    }

    private static int[] letters(String word) {
        var padded = "<" + word + ">";
        var groups = new int[MAX_GROUPS];
        int count = 0;
        for (int length = SHORTEST; length <= LONGEST; length++) {
            for (int i = 0; i + length <= padded.length() && count < MAX_GROUPS; i++) {
                int hash = padded.substring(i, i + length).hashCode() * SPREAD >>> UPPER_BITS;
                groups[count++] = Math.floorMod(hash, GROUPS);
            }
        }
        return Arrays.copyOf(groups, count);
    }
}
