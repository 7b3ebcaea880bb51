package alfred.builtin.template;

import alfred.builtin.reading.MessageReader;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// A sentence split into words, both as typed and folded for matching.
///
/// @param typed the words as typed
/// @param folded the words in lower case, with contractions expanded, so that one word may yield two
/// @param lexicon the lexicon of the language in which the sentence is read
public record TokenizedSentence(List<String> typed, List<String> folded, Lexicon lexicon) {
    private static final String LETTER = "[\\p{L}\\p{M}0-9½⅓⅔¼¾⅛⅜⅝⅞%°]";
    private static final String INNER = "[\\p{L}\\p{M}0-9½⅓⅔¼¾⅛⅜⅝⅞'’./:%°&-]";
    private static final Pattern TOKEN = Pattern.compile(LETTER + "(?:" + INNER + "*" + LETTER + ")?|,|&|\"");

    /// Tokenises an English sentence.
    public static TokenizedSentence of(String sentence) {
        return of(sentence, TemplateBook.english().lexicon());
    }

    public static TokenizedSentence of(String sentence, Lexicon lexicon) {
        var typed = new ArrayList<String>();
        var folded = new ArrayList<String>();
        var said = MessageReader.listed(sentence.replace('’', '\''));
        var matcher = TOKEN.matcher(lexicon.withPoints(said));
        while (matcher.find()) {
            for (var word : lexicon.apart(matcher.group())) {
                var full = lexicon.written(lexicon.fold(word));
                for (int i = 0; i < full.size(); i++) {
                    boolean isShort = !lexicon.written("shorthand", lexicon.fold(word)).equals(lexicon.fold(word));
                    typed.add(full.size() == 1 && !isShort ? word : full.get(i));
                    folded.add(full.get(i));
                }
            }
        }
        return new TokenizedSentence(List.copyOf(typed), List.copyOf(folded), lexicon);
    }

    /// Returns whether templates skip the word at an index.
    boolean isPassedOver(int at) {
        return lexicon.isPassedOver(folded.get(at));
    }

    public int size() {
        return folded.size();
    }

    public boolean isEmpty() {
        return folded.isEmpty();
    }

    TokenizedSentence sub(int from, int to) {
        return new TokenizedSentence(typed.subList(from, to), folded.subList(from, to), lexicon);
    }

    /// Returns the typed words from one index (inclusive) to another (exclusive).
    public String text(int from, int to) {
        return String.join(" ", typed.subList(from, to)).replace(" ,", ",");
    }

    public String text() {
        return text(0, size());
    }

    /// Returns the sentence without polite openers and closers; never empty unless this one is.
    public TokenizedSentence trimmed() {
        int from = 0;
        int to = size();
        for (boolean again = true; again;) {
            again = false;
            for (var opener : lexicon.openers()) {
                if (to - from > opener.size() && folded.subList(from, from + opener.size()).equals(opener)) {
                    from += opener.size();
                    again = true;
                }
            }
            for (var closer : lexicon.closers()) {
                if (to - from > closer.size() && folded.subList(to - closer.size(), to).equals(closer)) {
                    to -= closer.size();
                    again = true;
                }
            }
        }
        return sub(from, to);
    }
}
