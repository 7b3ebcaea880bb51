package alfred.builtin.reading;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// The words of a language that the models were trained on, with how often each was seen; finds the word that a slip of
/// the pen was meant for.
final class Vocabulary {
    private static final int MIN_LENGTH = 4;
    private static final int LONG = 8;
    /// How much likelier a word is meant that begins with the typed letter.
    private static final int SAME_FIRST = 4;
    /// How often a word of the kitchen's names counts as seen.
    private static final int IN_A_NAME = 60;
    /// How often a word of three letters must have been seen that a slip is mended to.
    private static final int FREQUENT = 400;
    /// The same for a word of four letters; other short words are names as often as slips.
    private static final int KNOWN = 200;
    /// A common word is one of so many words.
    private static final int ONE_IN = 20_000;
    private final Map<String, Integer> counts;
    private final int common;
    private final Set<String> grammar;
    /// Each word of the vocabulary by what is left of it without one of its letters, and whole.
    private final Map<String, List<String>> byDeletion = new HashMap<>();

    /// @param grammar words that hardly ever stand in the name of a thing: verbs, pronouns, question words
    Vocabulary(Map<String, Integer> counts, Set<String> grammar) {
        this.counts = Map.copyOf(counts);
        this.grammar = Set.copyOf(grammar);
        this.common = counts.values().stream().mapToInt(Integer::intValue).sum() / ONE_IN;
    }

    /// Whether a word, in lower case, hardly ever stands in the name of a thing.
    boolean isGrammar(String word) {
        return grammar.contains(word);
    }

    /// All words, sorted.
    List<String> sorted() {
        return counts.keySet().stream().sorted().toList();
    }

    boolean holds(String word) {
        return counts.containsKey(word);
    }

    /// Whether a word is seen so often that it is one of the language, and no word of another that somebody used.
    boolean isCommon(String word) {
        return counts.getOrDefault(word, 0) >= common;
    }

    /// The word that a typed one was most likely meant for: one letter missing, doubled, wrong or swapped with its
    /// neighbour (two in words of eight letters and more); the more frequent of several. Empty for a known word, a
    /// short one, or where nothing is near.
    ///
    /// @param names the kitchen's names, none of whose words is mended
    Optional<String> mended(String word, KnownWords names) {
        if (word.length() < MIN_LENGTH - 1 || holds(word) || !word.chars().allMatch(Character::isLetter)
            || names.holds(word)) {
            return Optional.empty();
        }
        index();
        var best = "";
        int most = word.length() < MIN_LENGTH ? FREQUENT : word.length() == MIN_LENGTH ? KNOWN : 0;
        for (var near : near(word)) {
            if (!beginsAs(word, near)) {
                continue;
            }
            int score = counts.getOrDefault(near, 0) * (near.charAt(0) == word.charAt(0) ? SAME_FIRST : 1);
            // of equals the first by the alphabet, so that a message is always read alike
            if (score > most || score == most && near.compareTo(best) < 0) {
                most = score;
                best = near;
            }
        }
        for (var near : word.length() < MIN_LENGTH ? List.<String>of() : names.near(word)) {
            int score = IN_A_NAME * (near.charAt(0) == word.charAt(0) ? SAME_FIRST : 1);
            if (score > most || score == most && near.compareTo(best) < 0) {
                most = score;
                best = near;
            }
        }
        return Optional.of(best).filter(b -> !b.isEmpty());
    }

    /// Whether a word begins as another does, but for a first letter that is missing or changed places: the first
    /// letter is hardly ever mistyped.
    private static boolean beginsAs(String typed, String meant) {
        return typed.charAt(0) == meant.charAt(0) || meant.endsWith(typed)
            || typed.charAt(0) == meant.charAt(1) && typed.charAt(1) == meant.charAt(0);
    }

    private synchronized void index() {
        if (byDeletion.isEmpty()) {
            counts.keySet().stream().filter(w -> w.length() >= MIN_LENGTH - 1).forEach(word -> {
                add(word, word);
                deletions(word).forEach(rest -> add(rest, word));
            });
        }
    }

    private void add(String key, String word) {
        byDeletion.computeIfAbsent(key, _ -> new ArrayList<>(1)).add(word);
    }

    private List<String> near(String word) {
        var found = new LinkedHashMap<String, Boolean>();
        collect(word, word, found);
        for (var rest : deletions(word)) {
            collect(rest, word, found);
            if (word.length() >= LONG) {
                deletions(rest).forEach(shorter -> collect(shorter, word, found));
            }
        }
        return List.copyOf(found.keySet());
    }

    private void collect(String key, String word, Map<String, Boolean> found) {
        for (var candidate : byDeletion.getOrDefault(key, List.of())) {
            if (Math.abs(candidate.length() - word.length()) <= (word.length() >= LONG ? 2 : 1)
                && (word.length() >= LONG
                    || isOneSlip(word, candidate))) {
                found.put(candidate, true);
            }
        }
    }

    /// Whether two words differ by one letter, or by two neighbours that changed places.
    static boolean isOneSlip(String typed, String meant) {
        int from = 0;
        int end = Math.min(typed.length(), meant.length());
        while (from < end && typed.charAt(from) == meant.charAt(from)) {
            from++;
        }
        int same = 0;
        while (same < end - from
            && typed.charAt(typed.length() - 1 - same) == meant.charAt(meant.length() - 1 - same)) {
            same++;
        }
        var wrong = typed.substring(from, typed.length() - same);
        var right = meant.substring(from, meant.length() - same);
        return wrong.length() <= 1 && right.length() <= 1
            || wrong.length() == 2 && right.length() == 2 && wrong.charAt(0) == right.charAt(1)
                && wrong.charAt(1) == right.charAt(0);
    }

    private static List<String> deletions(String word) {
        var all = new ArrayList<String>(word.length());
        for (int i = 0; i < word.length(); i++) {
            all.add(word.substring(0, i) + word.substring(i + 1));
        }
        return all;
    }

    void write(DataOutput out) throws IOException {
        out.writeInt(counts.size());
        for (var entry : new TreeMap<>(counts).entrySet()) {
            out.writeUTF(entry.getKey());
            out.writeShort(Math.min(Short.MAX_VALUE, entry.getValue()));
            out.writeBoolean(grammar.contains(entry.getKey()));
        }
    }

    static Vocabulary read(DataInput in) throws IOException {
        var counts = new HashMap<String, Integer>();
        var grammar = new HashSet<String>();
        for (int left = in.readInt(); left > 0; left--) {
            var word = in.readUTF();
            counts.put(word, (int) in.readShort());
            if (in.readBoolean()) {
                grammar.add(word);
            }
        }
        return new Vocabulary(counts, grammar);
    }
}
