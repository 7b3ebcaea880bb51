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

/// Finds what a reply named, in its order, whoever wrote it (spec/pipeline.md, what a reply showed).
public final class ShownRefs {
    private ShownRefs() {}

    /// Returns the refs whose labels stand in the reply, in the order of their first mention. A label inside a longer
    /// one does not count. Of several entities with one label, each counts for one mention, in the order given.
    ///
    /// @param entries the entries that can be meant
    public static List<String> in(String reply, List<RefEntry> entries) {
        var text = reply.toLowerCase(Locale.ROOT);
        var byLabel = new LinkedHashMap<String, List<String>>();
        entries.stream().filter(e -> !e.label().isBlank() && !e.action().isDeletion()).forEach(e -> byLabel
            .computeIfAbsent(e.label().strip().toLowerCase(Locale.ROOT), _ -> new ArrayList<>()).add(e.ref()));
        var taken = new boolean[text.length()];
        var found = new TreeMap<Integer, String>();
        byLabel.entrySet().stream()
            .sorted(Comparator.comparing((Map.Entry<String, List<String>> e) -> -e.getKey().length()))
            .forEach(e -> find(text, e.getKey(), e.getValue(), taken, found));
        return List.copyOf(found.values());
    }

    private static void find(String text, String label, List<String> refs, boolean[] taken,
        Map<Integer, String> found) {
        int next = 0;
        for (int at = text.indexOf(label); at >= 0; at = text.indexOf(label, at + label.length())) {
            int end = at + label.length();
            boolean isWord = (at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1)))
                && (end == text.length() || !Character.isLetterOrDigit(text.charAt(end)));
            if (isWord && !taken[at]) {
                Arrays.fill(taken, at, end, true);
                if (next < refs.size()) {
                    found.put(at, refs.get(next++));
                }
            }
        }
    }
}
