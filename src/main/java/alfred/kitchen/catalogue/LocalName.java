package alfred.kitchen.catalogue;

import java.util.LinkedHashSet;
import java.util.List;

/// A name of a food in a language of the household.
///
/// @param one the singular: `Zwiebel`
/// @param many the plural: `Zwiebeln`; the same as `one` if there is none
/// @param isOnlyHere whether the word also exists in English and means this food in this language only: `Paprika`
/// @param forms how names of the language are inflected
record LocalName(String one, String many, boolean isOnlyHere, NameForms forms) {
    /// Parses a name as written in the resource: `Zwiebel/n`, `Apfel/Äpfel`, `Tomate`, `Paprika!`.
    static LocalName of(String text, NameForms forms) {
        boolean isMarked = text.endsWith("!");
        var name = isMarked ? text.substring(0, text.length() - 1) : text;
        int slash = name.indexOf('/');
        if (slash < 0) {
            return new LocalName(name, forms.plural(name), isMarked, forms);
        }
        var one = name.substring(0, slash);
        var end = name.substring(slash + 1);
        boolean isEnding = end.length() <= 3 && Character.isLowerCase(end.charAt(0));
        return new LocalName(one, isEnding ? one + end : end, isMarked, forms);
    }

    /// Returns the key of the singular.
    String key() {
        return forms.key(one);
    }

    /// Returns the keys of the other forms that may occur in texts.
    List<String> otherKeys() {
        var keys = new LinkedHashSet<String>();
        if (!many.equals(one)) {
            keys.add(forms.key(many));
        }
        forms.otherPlural(many).map(forms::key).ifPresent(keys::add);
        forms.otherSingular(one).map(forms::key).ifPresent(keys::add);
        return List.copyOf(keys);
    }

    /// Whether a text is the plural in another case, as in `mit 2 Eiern`.
    boolean isCase(String text) {
        return !forms.caseEnding().isEmpty() && !many.endsWith(forms.caseEnding())
            && forms.key(text).equals(forms.key(many + forms.caseEnding())) && !forms.key(text).equals(key());
    }
}
