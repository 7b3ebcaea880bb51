package alfred.builtin;

import alfred.kitchen.catalogue.Closeness;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;

/// One sentence pattern: words, `(a|b)` for a choice, `[x]` for what may be missing, `{slot:type}` for what is filled in.
///
/// Of several ways to match the one with the most words of the template wins. A word of five letters and more may have one slip.
final class Template {
    private static final int WORD = 10;
    private static final int SLIP = 6;
    private static final int TYPED_SLOT = 6;
    private static final String FREE = "text";
    /// Types that take nearly any words; the words of all others are known, which counts for more.
    private static final Set<String> OPEN = Set.of("food", "items", "names", "recipe", "dish", "list");
    private final String source;
    private final List<Part> parts;

    private sealed interface Part {
        record Literal(String word) implements Part {}

        record Slot(String name, String type) implements Part {}

        record Choice(List<List<Part>> options) implements Part {}
    }

    /// @param slots the filled-in words as typed, by slot
    record Match(int score, Map<String, String> slots) {}

    /// One partial match: where it stands in the sentence, how good it is, and what it has filled in.
    private record Path(int at, int score, Map<String, String> slots) {}

    private Template(String source, List<Part> parts) {
        this.source = source;
        this.parts = parts;
    }

    @Override
    public String toString() {
        return source;
    }

    // ------------------------------------------------------------- reading a template

    static Template parse(String text) {
        var reader = new Reader(text);
        var parts = reader.sequence();
        if (reader.at < text.length()) {
            throw new IllegalArgumentException("cannot read the template at " + reader.at + ": " + text);
        }
        return new Template(text, parts);
    }

    private static final class Reader {
        private final String text;
        private int at;

        Reader(String text) {
            this.text = text;
        }

        List<Part> sequence() {
            var parts = new ArrayList<Part>();
            while (at < text.length() && "|)]".indexOf(text.charAt(at)) < 0) {
                char c = text.charAt(at);
                switch (c) {
                    case ' ' -> at++;
                    case '(' -> parts.add(group(')', false));
                    case '[' -> parts.add(group(']', true));
                    case '{' -> parts.add(slot());
                    default -> word().forEach(w -> parts.add(new Part.Literal(w)));
                }
            }
            return List.copyOf(parts);
        }

        private Part group(char close, boolean isOptional) {
            var options = new ArrayList<List<Part>>();
            do {
                at++;
                options.add(sequence());
            } while (at < text.length() && text.charAt(at) == '|');
            if (at >= text.length() || text.charAt(at) != close) {
                throw new IllegalArgumentException("a group is not closed: " + text);
            }
            at++;
            if (isOptional) {
                options.add(List.of());
            }
            return new Part.Choice(List.copyOf(options));
        }

        private Part slot() {
            int end = text.indexOf('}', at);
            var body = text.substring(at + 1, end).split(":");
            at = end + 1;
            return new Part.Slot(body[0], body.length > 1 ? body[1] : FREE);
        }

        private List<String> word() {
            int from = at;
            while (at < text.length() && " |()[]{}".indexOf(text.charAt(at)) < 0) {
                at++;
            }
            return Words.of(text.substring(from, at)).folded();
        }
    }

    // ------------------------------------------------------------- matching

    /// @param fits whether words may fill a slot of a type
    Optional<Match> match(Words sentence, BiPredicate<String, String> fits) {
        return follow(parts, List.of(new Path(0, 0, Map.of())), sentence, fits).stream()
            .filter(p -> p.at() == sentence.size())
            .max((a, b) -> Integer.compare(a.score(), b.score()))
            .map(p -> new Match(p.score(), p.slots()));
    }

    private static List<Path> follow(List<Part> parts, List<Path> paths, Words sentence, BiPredicate<String, String> fits) {
        var now = paths;
        for (int i = 0; i < parts.size() && !now.isEmpty(); i++) {
            var part = parts.get(i);
            var next = new ArrayList<Path>();
            for (var path : now) {
                next.addAll(switch (part) {
                    case Part.Literal literal -> literal(literal, path, sentence);
                    case Part.Choice choice -> choice.options().stream().flatMap(o -> follow(o, List.of(path), sentence, fits).stream()).toList();
                    case Part.Slot slot -> slot(slot, path, sentence, fits);
                });
            }
            now = next;
        }
        return now;
    }

    private static List<Path> literal(Part.Literal literal, Path path, Words sentence) {
        if (path.at() >= sentence.size()) {
            return List.of();
        }
        var word = sentence.folded().get(path.at());
        if (word.equals(",") && !literal.word().equals(",")) {
            return literal(literal, new Path(path.at() + 1, path.score(), path.slots()), sentence);
        }
        int score = word.equals(literal.word()) ? WORD : isSlip(word, literal.word()) ? SLIP : 0;
        return score == 0 ? List.of() : List.of(new Path(path.at() + 1, path.score() + score, path.slots()));
    }

    private static boolean isSlip(String word, String wanted) {
        return wanted.length() >= 5 && Math.abs(word.length() - wanted.length()) <= 1
            && Closeness.distance(word, wanted, 1) <= 1;
    }

    private static List<Path> slot(Part.Slot slot, Path path, Words sentence, BiPredicate<String, String> fits) {
        var found = new ArrayList<Path>();
        boolean isFree = slot.type().equals(FREE);
        int from = path.at();
        while (from < sentence.size() && sentence.folded().get(from).equals(",")) {
            from++;
        }
        for (int to = from + 1; to <= sentence.size(); to++) {
            var text = sentence.text(from, to);
            if (fits.test(slot.type(), text)) {
                var slots = new LinkedHashMap<>(path.slots());
                slots.put(slot.name(), text);
                found.add(new Path(to, path.score() + (isFree ? 0 : OPEN.contains(slot.type()) ? TYPED_SLOT : TYPED_SLOT + 1) - (to - from), slots));
            }
        }
        return found;
    }
}
