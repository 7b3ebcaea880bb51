package alfred.ui.chat;

import alfred.ui.model.Mention;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The text of the composer and the mentions in it, kept together while the text is edited.
///
/// A mention stands in the text as `@Label`. An edit inside one makes it plain words again.
public final class ComposerText {
    private String text = "";
    private List<Span> spans = List.of();

    /// A mention at its place: from inclusive, to exclusive.
    public record Span(int from, int to, Mention mention) {
        Span moved(int by) {
            return new Span(from + by, to + by, mention);
        }
    }

    public String text() {
        return text;
    }

    public List<Span> spans() {
        return spans;
    }

    /// Takes over an edited text: spans before the change stay, those behind it move, those it touched go.
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

    /// Puts a mention in place of the characters from `from` to `to`, with a blank behind it; gives the caret's place.
    public int mention(int from, int to, Mention mention) {
        var words = "@" + mention.label();
        edited(text.substring(0, from) + words + " " + text.substring(to).stripLeading());
        var all = new ArrayList<>(spans);
        all.add(new Span(from, from + words.length(), mention));
        all.sort(Comparator.comparingInt(Span::from));
        spans = List.copyOf(all);
        return from + words.length() + 1;
    }

    /// The mention that one step back from the caret would damage: it is to be removed as one.
    public Optional<Span> endingAt(int caret) {
        return spans.stream().filter(span -> span.from() < caret && caret <= span.to()).findFirst();
    }

    /// The mention that one step forward from the caret would damage.
    public Optional<Span> startingAt(int caret) {
        return spans.stream().filter(span -> span.from() <= caret && caret < span.to()).findFirst();
    }

    /// The letters behind the `@` that the caret is in; empty where no mention is being typed.
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

    /// What is being looked for, and where its `@` stands.
    public record Query(int at, String letters) {}

    /// The message as the session reads it.
    public String written() {
        var written = new StringBuilder();
        var from = 0;
        for (var span : spans) {
            written.append(text, from, span.from()).append(span.mention().written());
            from = span.to();
        }
        return written.append(text.substring(from)).toString().strip();
    }

    /// The reverse of [#written()]: shows an earlier message again.
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
