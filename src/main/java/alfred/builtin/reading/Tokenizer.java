package alfred.builtin.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// Cuts a message into tokens: words keep inner apostrophes and hyphens, a number is cut from the unit run together
/// with it (`2kg`), a date such as 2026-12-24 stays whole.
public final class Tokenizer {
    private static final Pattern TOKEN = Pattern.compile(
        "\\d{4}-\\d{2}-\\d{2}|\\d+(?:[.,:/]\\d+)*|[½⅓⅔¼¾⅛⅜⅝⅞]|[\\p{L}\\p{M}]+(?:['.\\-][\\p{L}\\p{M}]+)*|[^\\s\\p{L}\\p{M}\\d]");
    /// A longer message is read up to here.
    static final int MAX_TOKENS = 400;

    private Tokenizer() {}

    /// The tokens of a text, at most 400.
    public static List<Token> tokens(String text) {
        var found = new ArrayList<Token>();
        var matcher = TOKEN.matcher(text.replace('’', '\'').replace('‘', '\''));
        while (found.size() < MAX_TOKENS && matcher.find()) {
            found
                .add(new Token(text.substring(matcher.start(), matcher.end()), matcher.group().toLowerCase(Locale.ROOT),
                    matcher.start(), matcher.end()));
        }
        return found;
    }
}
