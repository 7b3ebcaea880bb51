package alfred.builtin;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// A sentence as words: as typed, and folded for matching.
///
/// @param typed the words as the user wrote them
/// @param folded the same in lower case; short forms are written out, so that there may be two words for one
record Words(List<String> typed, List<String> folded) {
    private static final String LETTER = "[\\p{L}\\p{M}0-9½⅓⅔¼¾⅛⅜⅝⅞%°]";
    private static final String INNER = "[\\p{L}\\p{M}0-9½⅓⅔¼¾⅛⅜⅝⅞'’./:%°&-]";
    private static final Pattern TOKEN = Pattern.compile(LETTER + "(?:" + INNER + "*" + LETTER + ")?|,|&|\"");
    private static final Map<String, List<String>> SHORT_FORMS = Map.ofEntries(
        Map.entry("what's", List.of("what", "is")), Map.entry("whats", List.of("what", "is")), Map.entry("where's", List.of("where", "is")),
        Map.entry("when's", List.of("when", "is")), Map.entry("how's", List.of("how", "is")), Map.entry("who's", List.of("who", "is")),
        Map.entry("that's", List.of("that", "is")), Map.entry("there's", List.of("there", "is")), Map.entry("it's", List.of("it", "is")),
        Map.entry("i'm", List.of("i", "am")), Map.entry("im", List.of("i", "am")), Map.entry("we're", List.of("we", "are")),
        Map.entry("i've", List.of("i", "have")), Map.entry("ive", List.of("i", "have")), Map.entry("we've", List.of("we", "have")),
        Map.entry("i'd", List.of("i", "would")), Map.entry("i'll", List.of("i", "will")), Map.entry("let's", List.of("let", "us")),
        Map.entry("don't", List.of("do", "not")), Map.entry("dont", List.of("do", "not")), Map.entry("doesn't", List.of("does", "not")),
        Map.entry("can't", List.of("can", "not")), Map.entry("cannot", List.of("can", "not")), Map.entry("isn't", List.of("is", "not")),
        Map.entry("aren't", List.of("are", "not")), Map.entry("haven't", List.of("have", "not")), Map.entry("didn't", List.of("did", "not")),
        Map.entry("won't", List.of("will", "not")), Map.entry("&", List.of("and")), Map.entry("wanna", List.of("want", "to")),
        Map.entry("gotta", List.of("have", "to")), Map.entry("gimme", List.of("give", "me")), Map.entry("lemme", List.of("let", "me")),
        Map.entry("tonite", List.of("tonight")), Map.entry("2nite", List.of("tonight")), Map.entry("tmrw", List.of("tomorrow")),
        Map.entry("thx", List.of("thanks")), Map.entry("wat", List.of("what")), Map.entry("wats", List.of("what", "is")),
        Map.entry("veggie", List.of("vegetarian")), Map.entry("u", List.of("you")));
    private static final List<List<String>> OPENERS = List.of(
        List.of("please"), List.of("pls"), List.of("plz"), List.of("alfred"), List.of("hey"), List.of("ok"), List.of("okay"), List.of("so"),
            List.of("well"), List.of("then"),
            List.of("now"),
        List.of("great"), List.of("thanks"), List.of("also"), List.of("just"), List.of("oh"), List.of("sorry"), List.of("hi"), List.of(","),
        List.of("can", "you"), List.of("could", "you"), List.of("would", "you"), List.of("will", "you"), List.of("i", "would", "like", "you", "to"),
        List.of("i", "would", "like", "to"), List.of("i", "want", "you", "to"), List.of("i", "want", "to"), List.of("i", "need", "to"),
        List.of("briefly"), List.of("in", "short"), List.of("be", "brief"), List.of("go", "ahead", "and"), List.of("let", "us"),
            List.of("i", "mean"), List.of("i", "meant"));
    private static final List<List<String>> CLOSERS = List.of(
        List.of("briefly"), List.of("in", "short"), List.of("in", "brief"), List.of("keep", "it", "short"), List.of("in", "detail"),
        List.of("right", "now"), List.of("at", "the", "moment"),
        List.of("please"), List.of("pls"), List.of("plz"), List.of("thanks"), List.of("thank", "you"), List.of("for", "me"), List.of("alfred"),
            List.of(","), List.of("now"),
            List.of("then"),
        List.of("too"), List.of("so", "much"), List.of("very", "much"),
            List.of("as", "well"), List.of("will", "you"), List.of("would", "you"), List.of("ok"));

    static Words of(String sentence) {
        var typed = new ArrayList<String>();
        var folded = new ArrayList<String>();
        var matcher = TOKEN.matcher(sentence.replace('’', '\''));
        while (matcher.find()) {
            var word = matcher.group();
            var lower = word.toLowerCase(Locale.ROOT);
            var full = SHORT_FORMS.getOrDefault(lower, List.of(lower));
            for (int i = 0; i < full.size(); i++) {
                typed.add(full.size() == 1 ? word : full.get(i));
                folded.add(full.get(i));
            }
        }
        return new Words(List.copyOf(typed), List.copyOf(folded));
    }

    int size() {
        return folded.size();
    }

    boolean isEmpty() {
        return folded.isEmpty();
    }

    Words sub(int from, int to) {
        return new Words(typed.subList(from, to), folded.subList(from, to));
    }

    /// The words as typed, from one to another.
    String text(int from, int to) {
        return String.join(" ", typed.subList(from, to)).replace(" ,", ",");
    }

    String text() {
        return text(0, size());
    }

    /// Without polite words at both ends; never empty unless it was.
    Words trimmed() {
        int from = 0;
        int to = size();
        for (boolean again = true; again;) {
            again = false;
            for (var opener : OPENERS) {
                if (to - from > opener.size() && folded.subList(from, from + opener.size()).equals(opener)) {
                    from += opener.size();
                    again = true;
                }
            }
            for (var closer : CLOSERS) {
                if (to - from > closer.size() && folded.subList(to - closer.size(), to).equals(closer)) {
                    to -= closer.size();
                    again = true;
                }
            }
        }
        return sub(from, to);
    }
}
