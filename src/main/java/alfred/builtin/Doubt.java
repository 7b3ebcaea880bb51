package alfred.builtin;

import alfred.core.context.Pending;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Question;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A sentence with two readings that fit as well: it is asked about, and nothing is done before the answer.
final class Doubt {
    static final String SKILL = "doubt";

    private Doubt() {}

    /// The readings as one that asks which of them is meant.
    static Reading of(List<Reading> readings) {
        return new Reading(SKILL, readings.stream().collect(Collectors.toMap(Reading::skill, Reading::toJson)));
    }

    static Skill skill(Map<String, Skill> skills) {
        return new Skill(SKILL, "step.ask-what-is-meant", List.of(Skill.read("", "step.ask-what-is-meant")), s -> {
            var choices = s.reading().slots().keySet().stream().sorted().flatMap(name -> choice(skills, name, s)).toList();
            throw new Script.Decided(new ActDecision.AskUser(new Question(s.text("ask.doubt", choices.size()), choices, s.reading().toJson())));
        });
    }

    private static Stream<Pending.Choice> choice(Map<String, Skill> skills, String name, Script s) {
        var skill = skills.get(name);
        return skill == null ? Stream.empty() : Stream.of(new Pending.Choice(s.text(skill.goal()), name));
    }

    /// The reading that was chosen; empty where the question was another.
    static Optional<Reading> chosen(Reading asked, String skill) {
        return asked.skill().equals(SKILL) ? Reading.fromJson(asked.slot(skill)) : Optional.empty();
    }
}
