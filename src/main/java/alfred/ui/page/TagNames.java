package alfred.ui.page;

import alfred.ui.fx.Texts;
import java.util.Locale;
import java.util.ResourceBundle;

/// Display names of recipe tags and cuisines in the selected language; recipes store the English words.
public final class TagNames {
    private static final ResourceBundle GERMAN = ResourceBundle.getBundle("alfred.ui.tags_de");

    private TagNames() {}

    /// The display name of a tag, capitalised; an unknown tag is not translated.
    public static String spoken(String tag) {
        var key = tag.toLowerCase(Locale.ROOT);
        return !Texts.isEnglish() && GERMAN.containsKey(key) ? GERMAN.getString(key) : DisplayFormat.capital(tag);
    }
}
