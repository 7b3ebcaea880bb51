package alfred.ui.chat;

import alfred.core.domain.Language;
import alfred.ui.page.text.DisplayFormat;
import java.util.regex.Pattern;

/// The title of a conversation: what its first message is about, without how it was asked for.
public final class ConversationTitle {
    private static final int MAX = 33;
    private static final Pattern MENTION = Pattern.compile("@\\[(.+?)]\\([^)]*\\)");
    private static final Pattern ASKED = Pattern.compile(
        "^(?:" + Language.any("title.address") + "[, ]+)*(?:" + Language.any("title.asked") + " )?(?:"
            + Language.any("title.verbs") + "(?: " + Language.any("title.objects") + ")* )?",
        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    private static final Pattern LOOSE_END = Pattern.compile(
        "(?: (?:" + Language.any("title.loose") + "|\\d[\\d.,/½¼¾]*|g|kg|ml|cl|dl|l))+$",
        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

    private ConversationTitle() {}

    /// Returns the title of a conversation that begins with a message; it is cut between words, at most 33 letters
    /// long; `""` for a blank message.
    public static String of(String message) {
        return of(message, MAX);
    }

    /// Returns the title for a place with room for that many letters.
    public static String of(String message, int letters) {
        var words = MENTION.matcher(message).replaceAll("$1").replaceAll("\\s+", " ").strip().replaceAll("[.!…]+$", "");
        var matter = ASKED.matcher(words).replaceFirst("");
        return DisplayFormat.capital(cut(matter.isBlank() ? words : matter, letters));
    }

    private static String cut(String words, int letters) {
        if (words.length() <= letters) {
            return words;
        }
        var space = words.lastIndexOf(' ', letters);
        if (space < letters / 2) {
            return words.substring(0, letters) + "…";
        }
        var whole = LOOSE_END.matcher(words.substring(0, space)).replaceFirst("").replaceAll("[,;:]$", "");
        return whole.length() < letters / 2 ? words.substring(0, space) + "…" : whole;
    }
}
