package alfred.ui.chat.composer;

import alfred.ui.chat.model.MessageText;
import alfred.ui.model.Mention;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The composer's text and its mentions, kept consistent during editing.
///
/// A mention appears in the text as `@Label`. Editing inside one turns it into plain text.
public final class ComposerText {
    private String text = "";
    private List<Span> spans = List.of();

    /// The range of a mention in the text.
    ///
    /// @param from the start index, inclusive
    /// @param to the end index, exclusive
    public record Span(int from, int to, Mention mention) {
        Span moved(int by) {
            return new Span(from + by, to + by, mention);
        }
    }

    /// Returns how a message looks in the composer.
    ///
    /// @param message the message in the session's notation for mentions
    static String shownAs(String message) {
        var model = new ComposerText();
        model.recall(message);
        return model.text();
    }

    public String text() {
        return text;
    }

    public List<Span> spans() {
        return spans;
    }

    /// Applies an edit: spans before the change stay, spans after it move, spans it touches are removed.
    public void edited(String next) {
        var most = Math.min(text.length(), next.length());
        var head = 0;
        while (head < most && text.charAt(head) == next.charAt(head)) {
            head++;
        }
        var tail = 0;
        while (tail < most - head && text.charAt(text.length() - 1 - tail) == next.charAt(next.length() - 1 - tail)) {
            tail++;
        }
        var oldEnd = text.length() - tail;
        var shift = next.length() - text.length();
        var kept = new ArrayList<Span>();
        for (var span : spans) {
            if (span.to() <= head) {
                kept.add(span);
            } else if (span.from() >= oldEnd) {
                kept.add(span.moved(shift));
            }
        }
        text = next;
        spans = List.copyOf(kept);
    }

    /// Replaces a range with a mention followed by a space, and returns the new caret position.
    ///
    /// @param from the start index, inclusive
    /// @param to the end index, exclusive
    public int mention(int from, int to, Mention mention) {
        var words = "@" + mention.label();
        if (from > 0 && !Character.isWhitespace(text.charAt(from - 1))) {
            edited(text.substring(0, from) + " " + text.substring(from));
            return mention(from + 1, to + 1, mention);
        }
        edited(text.substring(0, from) + words + " " + text.substring(to).stripLeading());
        var all = new ArrayList<>(spans);
        all.add(new Span(from, from + words.length(), mention));
        all.sort(Comparator.comparingInt(Span::from));
        spans = List.copyOf(all);
        return from + words.length() + 1;
    }

    /// Returns the mention that Backspace at the caret would damage, and that should be deleted as a whole.
    public Optional<Span> endingAt(int caret) {
        return spans.stream().filter(span -> span.from() < caret && caret <= span.to()).findFirst();
    }

    /// Returns the mention that Delete at the caret would damage.
    public Optional<Span> startingAt(int caret) {
        return spans.stream().filter(span -> span.from() <= caret && caret < span.to()).findFirst();
    }

    /// Returns the mention being typed at the caret; empty if there is none.
    public Optional<Query> query(int caret) {
        var at = text.lastIndexOf('@', Math.max(0, Math.min(caret, text.length()) - 1));
        if (at < 0 || caret <= at || spans.stream().anyMatch(span -> span.from() <= at && at < span.to())) {
            return Optional.empty();
        }
        var letters = text.substring(at + 1, Math.min(caret, text.length()));
        var isAtWordStart = at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
        var isShort = letters.length() <= 40 && !letters.contains("\n") && !letters.startsWith(" ")
            && letters.chars().filter(c -> c == ' ').count() <= 3;
        return isAtWordStart && isShort ? Optional.of(new Query(at, letters)) : Optional.empty();
    }

    /// A mention being typed.
    ///
    /// @param at the index of its `@`
    /// @param letters the text between the `@` and the caret
    public record Query(int at, String letters) {}

    /// Returns the message in the session's notation for mentions, without surrounding whitespace.
    public String written() {
        var written = new StringBuilder();
        var from = 0;
        for (var span : spans) {
            written.append(text, from, span.from()).append(span.mention().written());
            from = span.to();
        }
        return written.append(text.substring(from)).toString().strip();
    }

    /// Shows an earlier message; the inverse of [#written()].
    public void recall(String message) {
        var words = new StringBuilder();
        var found = new ArrayList<Span>();
        for (var piece : MessageText.pieces(message)) {
            switch (piece) {
                case MessageText.Piece.Words plain -> words.append(plain.text());
                case MessageText.Piece.Named named -> {
                    var from = words.length();
                    words.append('@').append(named.mention().label());
                    found.add(new Span(from, words.length(), named.mention()));
                }
            }
        }
        text = words.toString();
        spans = List.copyOf(found);
    }
}
