package alfred.transfer.format;

import alfred.core.crud.call.CrudRefusal;
import alfred.core.domain.Phrasebook;
import java.util.List;

/// Why something was not imported.
///
/// @param values what the reason's text names, such as a server; a refusal is named by its message
public record Unread(Reason reason, List<Object> values) {
    public Unread {
        values = List.copyOf(values);
    }

    public static Unread of(Reason reason, Object... values) {
        return new Unread(reason, List.of(values));
    }

    /// The reason as a sentence for the user, in the language of the phrasebook.
    public String message(Phrasebook phrases) {
        return phrases.text(reason.key, values.stream()
            .map(value -> value instanceof CrudRefusal refusal ? refusal.message(phrases) : value).toArray());
    }

    /// The reasons.
    public enum Reason {
        NOTHING("unread.nothing"),
        TOO_LARGE("unread.too-large"),
        NEWER("unread.newer"),
        DAMAGED("unread.damaged"),
        /// One recipe of several, which are told by their number.
        ONE_DAMAGED("unread.one-damaged"),
        NO_FILE("unread.no-file"),
        UNREADABLE("unread.unreadable"),
        EMPTY("unread.empty"),
        IMAGE("unread.image"),
        ARCHIVE("unread.archive"),
        PROGRAM("unread.program"),
        BINARY("unread.binary"),
        /// A web page on which no ingredients and steps stand out.
        UNCLEAR("unread.unclear"),
        PHOTOS("unread.photos"),
        PHOTO_UNREADABLE("unread.photo-unreadable"),
        THERE("unread.there"),
        NAMELESS("unread.nameless"),
        /// The kitchen refused the row; its refusal is the value.
        REFUSED("unread.refused"),
        NOT_HTTP("unread.not-http"),
        ENDLESS("unread.endless"),
        AT_HOME("unread.at-home"),
        NO_SERVER("unread.no-server"),
        TOO_SLOW("unread.too-slow"),
        NO_ANSWER("unread.no-answer"),
        STOPPED("unread.stopped"),
        NO_PAGE("unread.no-page"),
        /// A redirect to what is no page.
        NOT_FOLLOWED("unread.not-followed");

        private final String key;

        Reason(String key) {
            this.key = key;
        }
    }
}
