package alfred.builtin.template;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A sentence pattern: words, `(a|b)` for alternatives, `[x]` for an optional part, `{slot:type}` for a slot, and
/// `<part>` for a shared fragment defined in the language's file.
///
/// Of several possible matches the one with the most literal words wins. A word may contain a typo ([Spelling]).
final class Template {
    private static final int WORD = 10;
    private static final int SLIP = 6;
    private static final int TYPED_SLOT = 6;
    private static final String FREE = "text";
    /// Types whose words are kept unchanged, leading fillers included.
    private static final Set<String> WHOLE = Set.of(FREE, "list");
    private static final Pattern PART = Pattern.compile("<(\\p{L}+)>");
    /// Types that accept nearly any words. All other types have a known vocabulary, which scores higher.
    private static final Set<String> OPEN =
        Set.of("food", "items", "names", "recipe", "dish", "list", "things", "title");
    private final String source;
    private final List<Part> parts;
    private final Spelling spelling;
    /// The words a match can begin with; empty if it can begin with a slot.
    private final Set<String> starts;
    /// Each match contains at least one word of each of these sets.
    private final List<Set<String>> needs;

    private sealed interface Part {
        record Literal(String word) implements Part {}

        record Slot(String name, String type) implements Part {}

        record Choice(List<List<Part>> options) implements Part {}
    }

    /// @param score the quality of the match; higher is better
    /// @param slots the slot values by name, in the form returned by the slot types
    record Match(int score, Map<String, String> slots) {}

    /// A partial match: the position in the sentence, the score, and the slots filled so far.
    private record Path(int at, int score, Map<String, String> slots) {}

    private Template(String source, List<Part> parts, Spelling spelling) {
        this.source = source;
        this.parts = parts;
        this.spelling = spelling;
        var words = new LinkedHashSet<String>();
        this.starts = collectStarts(parts, words) ? Set.copyOf(words) : Set.of();
        this.needs = parts.stream().flatMap(part -> {
            var first = new LinkedHashSet<String>();
            return collectStarts(List.of(part), first) ? Stream.of(Set.copyOf(first)) : Stream.empty();
        }).toList();
    }

    /// Collects the words a sequence can begin with.
    ///
    /// @return whether every match begins with one of them, rather than with a slot
    private static boolean collectStarts(List<Part> parts, Set<String> words) {
        for (var part : parts) {
            switch (part) {
                case Part.Literal literal -> {
                    words.add(literal.word());
                    return true;
                }
                case Part.Slot _ -> {
                    return false;
                }
                case Part.Choice choice -> {
                    var ways = choice.options().stream().filter(way -> !way.isEmpty()).toList();
                    if (!ways.stream().allMatch(way -> collectStarts(way, words))) {
                        return false;
                    }
                    if (ways.size() == choice.options().size()) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return source;
    }

    /// Parses a line of a template book.
    ///
    /// @param spelling the book's vocabulary, to which the words of this template are added
    /// @throws IllegalArgumentException if the line is malformed or refers to an unknown fragment
    static Template parse(String line, Spelling spelling, Lexicon lexicon) {
        var text = line;
        while (PART.matcher(text).find()) {
            text = PART.matcher(text).replaceAll(part -> lexicon.part(part.group(1)));
        }
        var reader = new Reader(text, spelling, lexicon);
        var parts = reader.sequence();
        if (reader.at < text.length()) {
            throw new IllegalArgumentException("cannot read the template at " + reader.at + ": " + text);
        }
        return new Template(line, parts, spelling);
    }

    private static final class Reader {
        private final String text;
        private final Spelling spelling;
        private final Lexicon lexicon;
        private int at;

        Reader(String text, Spelling spelling, Lexicon lexicon) {
            this.text = text;
            this.spelling = spelling;
            this.lexicon = lexicon;
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
            var words = TokenizedSentence.of(text.substring(from, at), lexicon).folded();
            spelling.add(words);
            return words;
        }
    }

    /// Returns whether a sentence may match, judged by its vocabulary and its first word. A cheap pre-check.
    ///
    /// @param present the sentence's words, and the words they may be misspellings of
    boolean mayFit(TokenizedSentence sentence, Set<String> present) {
        if (needs.stream().anyMatch(need -> Collections.disjoint(need, present))) {
            return false;
        }
        int at = 0;
        while (at < sentence.size() - 1 && sentence.isPassedOver(at)) {
            if (starts.contains(sentence.folded().get(at))) {
                return true;
            }
            at++;
        }
        var word = sentence.folded().get(at);
        return starts.isEmpty() || starts.contains(word) || spelling.meantBy(word).stream().anyMatch(starts::contains);
    }

    /// Returns the best match of a sentence; empty if there is none.
    ///
    /// @param fill returns the value of a slot for a type and words; empty if the words do not fit
    Optional<Match> match(TokenizedSentence sentence, BiFunction<String, String, Optional<String>> fill) {
        return follow(parts, List.of(new Path(0, 0, Map.of())), sentence, fill).stream()
            .filter(p -> p.at() == sentence.size())
            .max((a, b) -> Integer.compare(a.score(), b.score()))
            .map(p -> new Match(p.score(), p.slots()));
    }

    private List<Path> follow(List<Part> parts, List<Path> paths, TokenizedSentence sentence,
        BiFunction<String, String, Optional<String>> fill) {
        var now = paths;
        for (int i = 0; i < parts.size() && !now.isEmpty(); i++) {
            var part = parts.get(i);
            var next = new ArrayList<Path>();
            for (var path : now) {
                switch (part) {
                    case Part.Literal literal -> next.addAll(literal(literal, path, sentence));
                    case Part.Choice choice ->
                        choice.options().forEach(option -> next.addAll(way(option, path, sentence, fill)));
                    case Part.Slot slot -> next.addAll(slot(slot, path, sentence, fill));
                }
            }
            now = next;
        }
        return now;
    }

    /// Follows one option of a choice; most fail at their first word.
    private List<Path> way(List<Part> option, Path path, TokenizedSentence sentence,
        BiFunction<String, String, Optional<String>> fill) {
        if (option.isEmpty()) {
            return List.of(path);
        }
        if (!(option.getFirst() instanceof Part.Literal word)) {
            return follow(option, List.of(path), sentence, fill);
        }
        var first = literal(word, path, sentence);
        return first.isEmpty() || option.size() == 1 ? first
            : follow(option.subList(1, option.size()), first, sentence, fill);
    }

    private List<Path> literal(Part.Literal literal, Path path, TokenizedSentence sentence) {
        if (path.at() >= sentence.size()) {
            return List.of();
        }
        var word = sentence.folded().get(path.at());
        int score = word.equals(literal.word()) ? WORD : spelling.meantBy(word).contains(literal.word()) ? SLIP : 0;
        if (score > 0) {
            return List.of(new Path(path.at() + 1, path.score() + score, path.slots()));
        }
        return sentence.isPassedOver(path.at())
            ? literal(literal, new Path(path.at() + 1, path.score(), path.slots()), sentence) : List.of();
    }

    private static List<Path> slot(Part.Slot slot, Path path, TokenizedSentence sentence,
        BiFunction<String, String, Optional<String>> fill) {
        var found = new ArrayList<Path>();
        int from = path.at();
        boolean isWhole = WHOLE.contains(slot.type());
        while (from < sentence.size()
            && (isWhole ? sentence.folded().get(from).equals(",") : sentence.isPassedOver(from))) {
            if (!isWhole) {
                filled(slot, path, sentence, from, from + 1, fill).ifPresent(found::add);
            }
            from++;
        }
        for (int to = from + 1; to <= sentence.size(); to++) {
            filled(slot, path, sentence, from, to, fill).ifPresent(found::add);
        }
        return found;
    }

    private static Optional<Path> filled(Part.Slot slot, Path path, TokenizedSentence sentence, int from, int to,
        BiFunction<String, String, Optional<String>> fill) {
        var text = sentence.text(from, to);
        return fill.apply(slot.type(), text).map(value -> {
            var slots = new LinkedHashMap<>(path.slots());
            slots.put(slot.name(), value);
            int worth = slot.type().equals(FREE) ? 0 : OPEN.contains(slot.type()) ? TYPED_SLOT : TYPED_SLOT + 1;
            return new Path(to, path.score() + worth - (to - from), slots);
        });
    }
}
