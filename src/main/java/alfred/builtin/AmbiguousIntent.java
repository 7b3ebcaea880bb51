package alfred.builtin;

import alfred.core.context.Pending;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Question;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A sentence with two equally good readings. The user is asked which is meant; nothing is carried out before the
/// answer.
final class AmbiguousIntent {
    static final String SKILL = "doubt";
    private static final Set<String> WITH_ITEMS = Set.of("shop.add", "shop.remove", "shop.tick", "shop.bought", "pantry.add", "pantry.use",
        "pantry.remove");

    private AmbiguousIntent() {}

    /// Returns an intent that asks which of the readings is meant.
    static Intent of(List<Intent> readings) {
        return new Intent(SKILL, readings.stream().collect(Collectors.toMap(Intent::skill, Intent::toJson)));
    }

    static Skill skill(Map<String, Skill> skills) {
        return new Skill(SKILL, "step.ask-what-is-meant", List.of(Skill.read("", "step.ask-what-is-meant")), s -> {
            var choices = s.reading().slots().keySet().stream().sorted().flatMap(name -> choice(skills, name, s)).toList();
            var text = choices.size() == 1 ? choices.getFirst().text() + "?" : s.text("ask.doubt", choices.size());
            throw new Script.Decided(new ActDecision.AskUser(new Question(text, choices, s.reading().toJson())));
        });
    }

    private static Stream<Pending.Choice> choice(Map<String, Skill> skills, String name, Script s) {
        var skill = skills.get(name);
        return skill == null ? Stream.empty() : Stream.of(new Pending.Choice(spelledOut(skill, name, s), name));
    }

    /// Describes what a reading would do; a single reading also names its items.
    private static String spelledOut(Skill skill, String name, Script s) {
        var items = Intent.fromJson(s.reading().slot(name)).map(r -> r.slot("items")).orElse("");
        boolean isAlone = s.reading().slots().size() == 1 && !items.isEmpty();
        return isAlone && WITH_ITEMS.contains(name) ? s.text("sure." + name, items) : s.text(skill.goal());
    }

    /// Returns whether a question can state what a reading would do, and to which items.
    static boolean isSpelledOut(Intent reading) {
        return WITH_ITEMS.contains(reading.skill()) && reading.has("items");
    }

    /// Returns the only reading of a question, which a plain yes confirms; the intent itself if it has several or
    /// is no such question.
    static Intent agreed(Intent asked) {
        return asked.skill().equals(SKILL) && asked.slots().size() == 1
            ? Intent.fromJson(asked.slots().values().iterator().next()).orElse(asked) : asked;
    }

    /// Returns the reading chosen by the answer; empty if the question was of another kind.
    static Optional<Intent> chosen(Intent asked, String skill) {
        return asked.skill().equals(SKILL) ? Intent.fromJson(asked.slot(skill)) : Optional.empty();
    }
}
