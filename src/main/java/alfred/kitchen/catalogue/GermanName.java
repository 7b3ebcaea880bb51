package alfred.kitchen.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A German name of a food.
///
/// @param one the singular: `Zwiebel`
/// @param many the plural: `Zwiebeln`; the same as `one` if there is none
/// @param onlyInGerman whether the word also exists in English and means this food in German only: `Paprika`
record GermanName(String one, String many, boolean onlyInGerman) {
    private static final String ACCENTED = "äàáâöòóôüùúûéèêëçñíìîı";
    private static final String PLAIN = "aaaaoooouuuueeeecniiii";

    /// Parses a name as written in the resource: `Zwiebel/n`, `Apfel/Äpfel`, `Tomate`, `Paprika!`.
    static GermanName of(String text) {
        boolean isMarked = text.endsWith("!");
        var name = isMarked ? text.substring(0, text.length() - 1) : text;
        int slash = name.indexOf('/');
        if (slash < 0) {
            return new GermanName(name, name.endsWith("e") && !name.endsWith("ee") ? name + "n" : name, isMarked);
        }
        var one = name.substring(0, slash);
        var end = name.substring(slash + 1);
        boolean isEnding = end.length() <= 3 && Character.isLowerCase(end.charAt(0));
        return new GermanName(one, isEnding ? one + end : end, isMarked);
    }

    /// Returns the key of the singular.
    String key() {
        return key(one);
    }

    /// Returns the keys of the other forms that may occur in texts.
    List<String> otherKeys() {
        var keys = new ArrayList<String>(3);
        if (!many.equals(one)) {
            keys.add(key(many));
        }
        char last = many.charAt(many.length() - 1);
        if (last == 'e' || many.endsWith("er") || many.endsWith("el")) {
            keys.add(key(many + "n"));
        }
        if ("aiou".indexOf(last) >= 0) {
            keys.add(key(many + "s"));
        } else if ("dfghkpt".indexOf(last) >= 0) {
            keys.add(key(many + "e"));
        }
        if (one.endsWith("en") && !one.endsWith("chen")) {
            keys.add(key(one.substring(0, one.length() - 1)));
        }
        return keys;
    }

    /// Whether a text is the dative plural, as in `mit 2 Eiern`.
    boolean isDative(String text) {
        return !many.endsWith("n") && key(text).equals(key(many + "n")) && !key(text).equals(key());
    }

    /// Returns a key that is the same for all spellings of a name: any case, `ae` or `a` for `ä`, with or without
    /// hyphens. Words before the last, which may be adjectives, lose their endings: `rote Zwiebel`,
    /// `roten Zwiebel`.
    static String key(String text) {
        var key = new StringBuilder(text.length());
        var lower = text.toLowerCase(Locale.GERMAN);
        int start = 0;
        for (int i = 0; i < lower.length(); i++) {
            char c = lower.charAt(i);
            int accent = c < 128 ? -1 : ACCENTED.indexOf(c);
            if (accent >= 0) {
                key.append(PLAIN.charAt(accent));
            } else if (c == 'ß') {
                key.append("ss");
            } else if (c == 'œ') {
                key.append('o');
            } else if (Character.isLetterOrDigit(c) || c == '%') {
                if (!isUmlautsE(key, start, c)) {
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

    private static boolean isUmlautsE(StringBuilder key, int start, char c) {
        return c == 'e' && key.length() > start && "aou".indexOf(key.charAt(key.length() - 1)) >= 0;
    }

    /// Returns an adjective's key without its ending: `rot` for `rote`, `rotes`, `roter`.
    static String undeclined(String word) {
        var text = new StringBuilder(word);
        undecline(text, 0);
        return text.toString();
    }

    private static void undecline(StringBuilder key, int start) {
        int length = key.length();
        char last = length == 0 ? ' ' : key.charAt(length - 1);
        if (length - start > 4 && "nrsm".indexOf(last) >= 0 && key.charAt(length - 2) == 'e') {
            key.setLength(length - 2);
        } else if (length - start > 3 && last == 'e') {
            key.setLength(length - 1);
        }
    }
}
