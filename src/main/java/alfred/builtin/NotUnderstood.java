package alfred.builtin;

import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Question;
import java.util.List;
import java.util.Map;

/// A message, or a part of one, that is not understood. It changes nothing and is answered with its words and the
/// nearest requests, to be chosen from.
final class NotUnderstood {
    private static final String WORDS = "words";
    private static final String NEAREST = "nearest";
    /// Maximum number of characters quoted in the answer.
    private static final int MAX_QUOTED = 80;

    private NotUnderstood() {}

    /// Returns the intent for a part of a message, without suggestions.
    static Intent of(String words) {
        return of(words, List.of());
    }

    /// Returns the intent for a message.
    ///
    /// @param nearest the likeliest readings, best first
    static Intent of(String words, List<Intent> nearest) {
        var intent = new Intent(Skills.BEYOND, Map.of(WORDS, words));
        return nearest.isEmpty() ? intent : intent.with(NEAREST, AmbiguousIntent.of(nearest).toJson());
    }

    static Skill skill(Skills skills) {
        return new Skill(Skills.BEYOND, "step.understand", List.of(Skill.read("", "step.understand")),
            s -> answer(s, skills));
    }

    private static void answer(Script s, Skills skills) {
        var words = s.slot(WORDS).strip();
        var quoted = words.codePointCount(0, words.length()) <= MAX_QUOTED ? words
            : words.substring(0, words.offsetByCodePoints(0, MAX_QUOTED)) + "…";
        var nearest = Intent.fromJson(s.slot(NEAREST));
        if (nearest.isEmpty()) {
            throw s.stop(s.text("say.not-understood", quoted) + (s.isPartOfSeveral() ? "" : "\n" + s.text("say.can")));
        }
        var choices = AmbiguousIntent.choices(nearest.get(), skills, s);
        throw new Script.Decided(new ActDecision.AskUser(
            new Question(s.text("say.not-understood", quoted) + " " + s.text("say.nearest"), choices,
                nearest.get().toJson())));
    }
}
