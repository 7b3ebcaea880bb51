package alfred.builtin.understand;

import alfred.builtin.template.Lexicon;
import java.util.Set;

/// The order to note what was just said, behind it: "the doctor says less salt, put that down". What is said before is
/// then read as something to be noted.
///
/// @param words the words before the order; the whole message if it has none
/// @param isOrdered whether there is one
record NotedDown(String words, boolean isOrdered) {
    /// Maximum length of a message in characters; nobody notes a longer one with three words.
    private static final int MAX_CHARACTERS = 1_000;
    /// How much likelier a job that notes something is behind such words.
    private static final float LIKELIER = 6;
    private static final Set<String> NOTING = Set.of("profile.allergy", "profile.dislike", "profile.diet",
        "profile.like", "profile.household", "task.add", "recipe.note", "meal.note", "cook.log");

    /// Returns a message without the order to note it.
    static NotedDown in(String message, Lexicon lexicon) {
        if (message.length() > MAX_CHARACTERS) {
            return new NotedDown(message, false);
        }
        var folded = lexicon.fold(message);
        var found = lexicon.pattern("record_that").matcher(folded);
        boolean isOrdered = found.find() && folded.length() == message.length()
            && message.substring(0, found.start()).strip().contains(" ");
        return new NotedDown(isOrdered ? (message.substring(0, found.start()) + message.substring(found.end())).strip()
            : message, isOrdered);
    }

    float prior(String job) {
        return isOrdered && NOTING.contains(job) ? LIKELIER : 1;
    }
}
