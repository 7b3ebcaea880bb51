package alfred.core.context;

import alfred.core.registry.RefEntry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// Finds what a reply named, in its order, whoever wrote it (spec/pipeline.md, what a reply showed).
public final class ShownRefs {
    /// A name may stand in the plural: `2 leeks`, `3 Eier`.
    private static final Pattern ENDING = Pattern.compile("(?:s|es|n|en|e|er)?(?![\\p{L}\\p{N}])");

    private ShownRefs() {}

    /// Returns the refs whose labels stand in the reply, in the order of their first mention. A label inside a longer
    /// one does not count. Of several entities with one label, each counts for one mention, in the order given; one
    /// that is gone uses its mention up.
    ///
    /// @param entries the entries that can be meant, the likeliest first
    public static List<String> in(String reply, List<RefEntry> entries) {
        var text = reply.toLowerCase(Locale.ROOT);
        var byLabel = new LinkedHashMap<String, List<String>>();
        entries.stream().filter(e -> !e.label().isBlank()).forEach(e -> byLabel
            .computeIfAbsent(e.label().strip().toLowerCase(Locale.ROOT), _ -> new ArrayList<>()).add(e.ref()));
        var taken = new boolean[text.length()];
        var found = new TreeMap<Integer, String>();
        byLabel.entrySet().stream()
            .sorted(Comparator.comparing((Map.Entry<String, List<String>> e) -> -e.getKey().length()))
            .forEach(e -> find(text, e.getKey(), e.getValue(), taken, found));
        var gone = entries.stream().filter(e -> e.action().isDeletion()).map(RefEntry::ref).toList();
        return found.values().stream().filter(ref -> !gone.contains(ref)).toList();
    }

    private static void find(String text, String label, List<String> refs, boolean[] taken,
        Map<Integer, String> found) {
        int next = 0;
        for (int at = text.indexOf(label); at >= 0; at = text.indexOf(label, at + label.length())) {
            int end = at + label.length();
            boolean isWord = (at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1)))
                && ENDING.matcher(text).region(end, text.length()).lookingAt();
            if (isWord && !taken[at]) {
                Arrays.fill(taken, at, end, true);
                if (next < refs.size()) {
                    found.put(at, refs.get(next++));
                }
            }
        }
    }
}
