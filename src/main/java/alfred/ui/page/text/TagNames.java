package alfred.ui.page.text;

import alfred.core.domain.Language;
import alfred.ui.fx.Texts;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Display names of recipe tags and cuisines in the selected language; recipes store the English words.
public final class TagNames {
    private static final Map<Language, Map<String, String>> NAMES = new ConcurrentHashMap<>();

    private TagNames() {}

    /// The display name of a tag, capitalised; an unknown tag is not translated.
    public static String spoken(String tag) {
        var key = tag.toLowerCase(Locale.ROOT);
        return NAMES
            .computeIfAbsent(Texts.language(), language -> language.translations("/alfred/ui/tags.properties"))
            .getOrDefault(key, DisplayFormat.capital(tag));
    }
}
