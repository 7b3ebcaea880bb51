package alfred.ui.page.form;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/// Encodes several texts as one, for storing form drafts in a setting.
public final class KeyValueText {
    private static final String BREAK = "\u001f";

    private KeyValueText() {}

    /// Encodes named texts in [java.util.Properties] format.
    public static String write(Map<String, String> words) {
        var values = new Properties();
        values.putAll(words);
        var text = new StringWriter();
        try {
            values.store(text, null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /// Decodes the output of [#write].
    ///
    /// @param text the encoded text; `""` for none
    public static Map<String, String> read(String text) {
        var values = new Properties();
        try {
            values.load(new StringReader(text));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var words = new TreeMap<String, String>();
        values.stringPropertyNames().forEach(name -> words.put(name, values.getProperty(name)));
        return words;
    }

    /// Joins several texts into one.
    public static String join(Iterable<String> parts) {
        return String.join(BREAK, parts);
    }

    /// Splits the output of [#join], omitting blank parts.
    public static List<String> split(String joined) {
        return Arrays.stream(joined.split(BREAK)).filter(part -> !part.isBlank()).toList();
    }
}
