package alfred.core.domain;

import java.util.List;

/// A sentence that has not been put into a language yet: its key in the phrasebook, and what it names.
///
/// @param key the key; `""` for words that are in a language already, which are the only value
/// @param values what fills its slots: words, numbers, other sentences, and types, which are called by their title
public record Sentence(String key, List<Object> values) {
    public Sentence {
        values = List.copyOf(values);
    }

    public static Sentence of(String key, Object... values) {
        return new Sentence(key, List.of(values));
    }

    /// Words that are in the user's language already.
    public static Sentence said(String words) {
        return new Sentence("", List.of(words));
    }

    /// The sentence in the language of the phrasebook.
    public String in(Phrasebook phrases) {
        var words = values.stream().map(value -> word(value, phrases)).toArray();
        return key.isEmpty() ? String.valueOf(words[0]) : phrases.text(key, words);
    }

    private static String word(Object value, Phrasebook phrases) {
        return switch (value) {
            case Sentence sentence -> sentence.in(phrases);
            case EntityDefinition entity -> phrases.title(entity);
            default -> String.valueOf(value);
        };
    }
}
