package alfred.ui.page.text;

import alfred.core.domain.Language;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.RowFormatter;
import alfred.ui.fx.Texts;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Display names of recipe tags, cuisines, diets and allergies in the selected language; the kitchen stores the English
/// words.
public final class TagNames {
    private static final Map<Language, Map<String, String>> NAMES = new ConcurrentHashMap<>();

    private TagNames() {}

    /// The display name of a tag, capitalised; an unknown tag is not translated.
    public static String spoken(String tag) {
        return name(tag, DisplayFormat.capital(tag));
    }

    /// The display name of a diet or an allergy; of others the household's own words.
    public static String ofRule(String rule) {
        return name(rule, new RowFormatter(Texts.phrases()).stored(rule));
    }

    /// The display name of a chip: of what the kitchen knows by an English word, as diets, allergies, cuisines and
    /// bundled foods are, its name; what somebody typed stays as it is.
    public static String chip(String word) {
        var known = word.toLowerCase(Locale.ROOT);
        var name = ofRule(known);
        return !name.equals(known) ? name : FoodSpelling.all(Row.of("name", known), Texts.locale()).stream()
            .findFirst().filter(food -> !food.equals(known)).orElse(word);
    }

    private static String name(String word, String otherwise) {
        return NAMES
            .computeIfAbsent(Texts.language(), language -> language.translations("/alfred/ui/tags.properties"))
            .getOrDefault(word.toLowerCase(Locale.ROOT), otherwise);
    }
}
