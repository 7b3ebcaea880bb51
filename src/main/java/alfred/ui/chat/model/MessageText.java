package alfred.ui.chat.model;

import alfred.ui.model.Mention;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Parser for messages: splits them into plain text and mentions.
public final class MessageText {
    // the label ends at the first `](type)` after it, as in the session's parser
    private static final Pattern MENTION = Pattern.compile("@\\[(.+?)]\\(([a-z_]+)(?::([^)]*))?\\)");

    private MessageText() {}

    /// A part of a message.
    public sealed interface Piece {
        /// Plain text.
        record Words(String text) implements Piece {}

        /// A mention.
        record Named(Mention mention) implements Piece {}
    }

    /// Splits a message; a malformed mention stays plain text.
    public static List<Piece> pieces(String message) {
        var pieces = new ArrayList<Piece>();
        var matcher = MENTION.matcher(message);
        var from = 0;
        while (matcher.find()) {
            if (matcher.start() > from) {
                pieces.add(new Piece.Words(message.substring(from, matcher.start())));
            }
            var id = matcher.group(3);
            pieces.add(new Piece.Named(new Mention(matcher.group(1), matcher.group(2), id == null ? "" : id)));
            from = matcher.end();
        }
        if (from < message.length()) {
            pieces.add(new Piece.Words(message.substring(from)));
        }
        return pieces;
    }
}
