package alfred.ui.page;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/// Named texts as one text, for what is kept of a form.
public final class KeyValueText {
    private static final String BREAK = "\u001f";

    private KeyValueText() {}

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

    /// @param text as written; `""` for none
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

    /// Several texts as one of them.
    public static String join(Iterable<String> parts) {
        return String.join(BREAK, parts);
    }

    /// What was joined, without the blank ones.
    public static List<String> split(String joined) {
        return Arrays.stream(joined.split(BREAK)).filter(part -> !part.isBlank()).toList();
    }
}
