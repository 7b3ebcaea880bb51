package alfred.ui.page;

import alfred.ui.fx.Texts;
import java.util.Locale;
import java.util.ResourceBundle;

/// What the tags and cuisines of recipes are called in the language of the window; the recipes keep the words that Alfred looks for.
public final class TagNames {
    private static final ResourceBundle GERMAN = ResourceBundle.getBundle("alfred.ui.tags_de");

    private TagNames() {}

    /// A tag as it is shown, its first letter large; one that is the user's own stays as it is.
    public static String spoken(String tag) {
        var key = tag.toLowerCase(Locale.ROOT);
        return !Texts.isEnglish() && GERMAN.containsKey(key) ? GERMAN.getString(key) : DisplayFormat.capital(tag);
    }
}
