package alfred.kitchen;

import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Tells what a change made of the household's preferences: which allergy, diet or taste came or went.
///
/// @param phrases the texts shown to the user
record PreferenceWords(Phrasebook phrases) {
    /// The lists that people know by a name of their own, and the key of that.
    private static final Map<String, String> LISTS = lists();
    /// The numbers, and the keys of their words.
    private static final Map<String, String> PEOPLE = Map.of("household_adults", "profile.adults", "household_kids",
        "profile.kids", "household_babies", "profile.babies");

    private static Map<String, String> lists() {
        var lists = new LinkedHashMap<String, String>();
        lists.put("allergies", "profile.allergies");
        lists.put("dietary_restrictions", "profile.diet");
        lists.put("disliked_ingredients", "profile.not-liked");
        lists.put("favorite_cuisines", "profile.cuisines");
        lists.put("assumed_staples", "profile.staples");
        lists.put("available_equipment", "profile.equipment");
        return lists;
    }

    /// Returns `sesame is back (Allergies)`; `""` where only something else changed.
    String changed(Row before, Row after) {
        var told = new ArrayList<String>();
        LISTS.forEach((list, title) -> {
            tell(told, "pref.back", without(after.texts(list), before.texts(list)), title);
            tell(told, "pref.gone", without(before.texts(list), after.texts(list)), title);
        });
        PEOPLE.forEach((column, words) -> {
            if (!before.get(column).equals(after.get(column))) {
                told.add(phrases.text(words, after.integer(column).orElse(0L)));
            }
        });
        return String.join("; ", told);
    }

    private void tell(List<String> told, String key, List<String> words, String title) {
        if (!words.isEmpty()) {
            told.add(phrases.text(key, phrases.list(words.stream().map(new RowFormatter(phrases)::stored).toList()),
                phrases.text(title), words.size()));
        }
    }

    private static List<String> without(List<String> some, List<String> others) {
        return some.stream().filter(word -> !others.contains(word)).toList();
    }
}
