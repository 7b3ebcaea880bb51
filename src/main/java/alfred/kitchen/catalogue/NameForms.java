package alfred.kitchen.catalogue;

import alfred.core.domain.Language;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;

/// How names of foods are compared and inflected in one language, from the `names.` keys of its description.
final class NameForms {
    private static final int SHORTEST_STEM = 3;
    private final Locale locale;
    private final Map<Character, String> letters = new HashMap<>();
    private final List<String> mute;
    private final List<String> adjectives;
    private final Endings plural;
    private final Endings otherPlurals;
    private final Endings otherSingulars;
    private final String caseEnding;

    NameForms(Language language) {
        locale = language.locale();
        language.pairs("names.letters").forEach((letter, plain) -> letters.put(letter.charAt(0), plain));
        mute = language.words("names.mute");
        adjectives = longestFirst(language.words("names.adjectives"));
        plural = new Endings(language.pairs("names.plural"));
        otherPlurals = new Endings(language.pairs("names.other-plurals"));
        otherSingulars = new Endings(language.pairs("names.other-singulars"));
        caseEnding = language.words("names.case").stream().findFirst().orElse("");
    }

    /// What words end in, with what they end in instead; the longest ending counts.
    private record Endings(List<Entry<String, String>> endings) {
        Endings(Map<String, String> endings) {
            this(endings.entrySet().stream()
                .sorted(Comparator.comparingInt((Entry<String, String> ending) -> ending.getKey().length()).reversed())
                .toList());
        }

        Optional<String> replaced(String word) {
            for (var ending : endings) {
                if (word.endsWith(ending.getKey())) {
                    return Optional.of(word.substring(0, word.length() - ending.getKey().length())
                        + ending.getValue());
                }
            }
            return Optional.empty();
        }
    }

    private static List<String> longestFirst(Collection<String> words) {
        return words.stream().sorted(Comparator.comparingInt(String::length).reversed()).toList();
    }

    /// Returns the plural of a name that is written without one.
    String plural(String one) {
        return plural.replaced(one).orElse(one);
    }

    /// Returns another form of a plural: in another case, or as people also say it.
    Optional<String> otherPlural(String many) {
        return otherPlurals.replaced(many);
    }

    /// Returns another form of a singular.
    Optional<String> otherSingular(String one) {
        return otherSingulars.replaced(one);
    }

    /// Returns what a plural takes in another case; `""` if nothing.
    String caseEnding() {
        return caseEnding;
    }

    /// Returns a key that is the same for all spellings of a name: any case, `ae` or `a` for `ä`, with or without
    /// hyphens. Words before the last, which may be adjectives, lose their endings: `rote Zwiebel`,
    /// `roten Zwiebel`.
    String key(String text) {
        var key = new StringBuilder(text.length());
        var lower = text.toLowerCase(locale);
        int start = 0;
        for (int i = 0; i < lower.length(); i++) {
            char c = lower.charAt(i);
            var plain = c < 128 ? null : letters.get(c);
            if (plain != null) {
                key.append(plain);
            } else if (Character.isLetterOrDigit(c) || c == '%') {
                if (key.length() == start || !isMute(key.charAt(key.length() - 1), c)) {
                    key.append(c);
                }
            } else if (c != '\'' && c != '\u2019' && key.length() > start) {
                undecline(key, start);
                key.append(' ');
                start = key.length();
            }
        }
        return key.toString().stripTrailing();
    }

    private boolean isMute(char before, char letter) {
        for (var pair : mute) {
            if (pair.charAt(1) == letter && pair.charAt(0) == before) {
                return true;
            }
        }
        return false;
    }

    /// Returns an adjective's key without its ending: `rot` for `rote`, `rotes`, `roter`.
    String undeclined(String word) {
        var text = new StringBuilder(word);
        undecline(text, 0);
        return text.toString();
    }

    private void undecline(StringBuilder key, int start) {
        for (var ending : adjectives) {
            int end = key.length() - ending.length();
            if (end - start >= SHORTEST_STEM && key.indexOf(ending, end) == end) {
                key.setLength(end);
                return;
            }
        }
    }
}
