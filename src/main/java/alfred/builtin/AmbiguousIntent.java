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

/// A sentence with two readings that fit as well: it is asked about, and nothing is done before the answer.
final class AmbiguousIntent {
    static final String SKILL = "doubt";
    private static final Set<String> WITH_ITEMS = Set.of("shop.add", "shop.remove", "shop.tick", "shop.bought", "pantry.add", "pantry.use",
        "pantry.remove");

    private AmbiguousIntent() {}

    /// The readings as one that asks which of them is meant.
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

    /// What would be done, with the things it would be done to where there is but one reading.
    private static String spelledOut(Skill skill, String name, Script s) {
        var items = Intent.fromJson(s.reading().slot(name)).map(r -> r.slot("items")).orElse("");
        boolean isAlone = s.reading().slots().size() == 1 && !items.isEmpty();
        return isAlone && WITH_ITEMS.contains(name) ? s.text("sure." + name, items) : s.text(skill.goal());
    }

    /// Whether a question about the reading alone can say what would be done, and to what.
    static boolean isSpelledOut(Intent reading) {
        return WITH_ITEMS.contains(reading.skill()) && reading.has("items");
    }

    /// The only reading of a question, where it has but one: a plain yes means it.
    static Intent agreed(Intent asked) {
        return asked.skill().equals(SKILL) && asked.slots().size() == 1
            ? Intent.fromJson(asked.slots().values().iterator().next()).orElse(asked) : asked;
    }

    /// The reading that was chosen; empty where the question was another.
    static Optional<Intent> chosen(Intent asked, String skill) {
        return asked.skill().equals(SKILL) ? Intent.fromJson(asked.slot(skill)) : Optional.empty();
    }
}
