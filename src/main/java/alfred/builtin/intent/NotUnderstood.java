package alfred.builtin.intent;

import alfred.builtin.template.Intent;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// A message, or a part of one, that is not understood. It changes nothing and is answered with its words and the
/// nearest requests, to be chosen from.
public final class NotUnderstood {
    public static final String SKILL = "beyond";
    /// The skill for messages that ask for something which is not the kitchen's.
    public static final String DECLINED = "declined";
    /// Skills that only answer what the message is taken for; the request before it can still be taken up.
    public static final Set<String> ABOUT_THE_MESSAGE = Set.of(DECLINED, AmbiguousIntent.SKILL, MissingSlot.SKILL);
    public static final String WORDS = "words";
    public static final String NEAREST = "nearest";

    private NotUnderstood() {}

    /// Returns the intent for a part of a message, without suggestions.
    public static Intent of(String words) {
        return of(words, List.of());
    }

    /// Returns the intent for a message.
    ///
    /// @param nearest the likeliest readings, best first
    public static Intent of(String words, List<Intent> nearest) {
        var intent = new Intent(SKILL, Map.of(WORDS, words));
        return nearest.isEmpty() ? intent : intent.with(NEAREST, AmbiguousIntent.of(nearest).toJson());
    }
}
