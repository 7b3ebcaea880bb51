package alfred.builtin.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/// Reads a message: mends slips of the pen, finds typed spans, cuts it into clauses, and says for each which jobs it may be, with their slots.
public final class MessageReader {
    private static final int FRAMES = 3;
    private final ReadingModel model;
    private final SpanTypes types;
    private final Predicate<String> isName;

    /// @param isName whether a word is a name of the kitchen's, which is never mended
    public MessageReader(ReadingModel model, SpanTypes types, Predicate<String> isName) {
        this.model = model;
        this.types = types;
        this.isName = isName;
    }

    /// The clauses of a message in order; none for a message without words, or in another language.
    ///
    /// @param isPossible which jobs there can be where the dialogue stands: nothing can be saved where there is no draft
    public List<Clause> read(String message, Predicate<String> isPossible) {
        var typed = Tokenizer.tokens(message);
        var tokens = typed.stream()
            .map(t -> model.vocabulary().mended(t.norm(), isName).map(t::withNorm).orElse(t)).toList();
        var kinds = types.of(tokens);
        if (!isItsLanguage(typed, kinds)) {
            return List.of();
        }
        var starts = model.starts(tokens, kinds);
        var clauses = new ArrayList<Clause>();
        for (int i = 0; i < starts.size(); i++) {
            int end = i + 1 < starts.size() ? starts.get(i + 1) : tokens.size();
            var part = tokens.subList(starts.get(i), end);
            if (part.stream().anyMatch(t -> t.isWord() || t.isNumber())) {
                clauses.add(clause(message, part, kinds.subList(starts.get(i), end), isPossible));
            }
        }
        return List.copyOf(clauses);
    }

    /// Whether the words are of the model's language: of those that are no known thing, it knows at least three in five.
    private boolean isItsLanguage(List<Token> tokens, List<Set<String>> kinds) {
        int words = 0;
        int known = 0;
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).isWord() && kinds.get(i).isEmpty()) {
                words++;
                known += model.vocabulary().holds(tokens.get(i).norm()) ? 1 : 0;
            }
        }
        return known * 5 >= words * 3 && !tokens.isEmpty();
    }

    /// Whether words may be the name of a thing: none of them is a verb, a pronoun or a question word.
    public boolean isThing(String words) {
        return Tokenizer.tokens(words).stream().noneMatch(t -> model.vocabulary().isGrammar(t.norm()));
    }

    private Clause clause(String message, List<Token> tokens, List<Set<String>> kinds, Predicate<String> isPossible) {
        var frames = model.jobs(tokens, kinds, isPossible, FRAMES).stream()
            .map(guess -> new Frame(guess.job(), guess.share(), slots(message, tokens, model.slots(guess.job(), tokens, kinds)))).toList();
        var filled = model.slots(frames.getFirst().job(), tokens, kinds);
        var strange = new ArrayList<String>();
        for (int i = 0; i < tokens.size(); i++) {
            var token = tokens.get(i);
            boolean isUnknown = token.isWord() && kinds.get(i).isEmpty() && !model.vocabulary().holds(token.norm());
            if (filled.get(i).isEmpty() && (isUnknown || token.isNumber())) {
                strange.add(token.text());
            }
        }
        return new Clause(message.substring(tokens.getFirst().start(), tokens.getLast().end()),
            tokens.getLast().norm().equals("?"), frames, strange);
    }

    private static List<Frame.Slot> slots(String message, List<Token> tokens, List<String> names) {
        var slots = new ArrayList<Frame.Slot>();
        for (int i = 0; i < tokens.size();) {
            int end = i + 1;
            while (end < tokens.size() && names.get(end).equals(names.get(i))) {
                end++;
            }
            if (!names.get(i).isEmpty()) {
                slots.add(new Frame.Slot(names.get(i), text(message, tokens.subList(i, end))));
            }
            i = end;
        }
        return slots;
    }

    /// The words as typed, a mended one in its mended form.
    private static String text(String message, List<Token> tokens) {
        var text = new StringBuilder();
        for (int i = 0; i < tokens.size(); i++) {
            var token = tokens.get(i);
            text.append(i == 0 ? "" : message.substring(tokens.get(i - 1).end(), token.start()));
            text.append(token.norm().equalsIgnoreCase(token.text()) ? token.text() : token.norm());
        }
        return text.toString();
    }
}
