package alfred.builtin;

import alfred.core.context.Pending;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Question;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A sentence with several good readings, or an uncertain one. The user is asked which is meant; nothing is carried
/// out before the answer.
final class AmbiguousIntent {
    static final String SKILL = "doubt";
    /// Skills with a question of their own, `sure.` and the name, about their items.
    private static final Set<String> WITH_ITEMS =
        Set.of("shop.add", "shop.remove", "shop.tick", "shop.bought", "pantry.add", "pantry.use",
            "pantry.remove");
    /// Slots that say how a skill runs, not what the user said.
    private static final Set<String> SILENT =
        Set.of("again", "deduct", "not", "all", "put", "none", "untick", "lacking", "favorite", "list",
            "column", "agreed", "ref", "_fill", "longer", "changed", "until", "have", "where");

    private AmbiguousIntent() {}

    /// Returns an intent that asks which of the readings is meant.
    static Intent of(List<Intent> readings) {
        return new Intent(SKILL, readings.stream()
            .collect(Collectors.toMap(Intent::skill, Intent::toJson, (first, _) -> first, LinkedHashMap::new)));
    }

    static Skill skill(Skills skills) {
        return new Skill(SKILL, "step.ask-what-is-meant", List.of(Skill.read("", "step.ask-what-is-meant")), s -> {
            var choices = choices(s.reading(), skills, s);
            var text = choices.size() == 1 ? choices.getFirst().text() + "?" : s.text("ask.doubt", choices.size());
            throw new Script.Decided(new ActDecision.AskUser(new Question(text, choices, s.reading().toJson())));
        });
    }

    /// Returns the readings of a question as choices that spell out what each would do.
    static List<Pending.Choice> choices(Intent asked, Skills skills, Script s) {
        return asked.slots().keySet().stream().sorted().flatMap(name -> Intent.fromJson(asked.slot(name)).stream())
            .filter(reading -> Orders.in(reading).stream().allMatch(order -> skills.has(order.skill())))
            .map(reading -> new Pending.Choice(
                Orders.in(reading).stream().filter(order -> !order.skill().equals(FollowUps.UNDO))
                    .map(order -> spelledOut(order, skills.of(order.skill()), s)).collect(Collectors.joining("; ")),
                reading.skill()))
            .toList();
    }

    /// Describes what a reading would do: `Plan a meal: carbonara, Friday`.
    private static String spelledOut(Intent reading, Skill skill, Script s) {
        if (WITH_ITEMS.contains(reading.skill()) && reading.has("items")) {
            return s.text("sure." + reading.skill(), reading.slot("items"));
        }
        var said = reading.slots().entrySet().stream().filter(slot -> !SILENT.contains(slot.getKey()))
            .sorted(Map.Entry.comparingByKey())
            .map(slot -> s.words().slot(slot.getKey(), slot.getValue())).filter(text -> !text.isBlank())
            .collect(Collectors.joining(", "));
        return said.isEmpty() ? s.text(skill.goal()) : s.text(skill.goal()) + ": " + said;
    }

    /// Returns orders with the writes that are to be asked about at their end, and as one question: nothing is lost
    /// behind a question, and nobody has to answer two.
    static List<Intent> together(List<Intent> orders) {
        var asked = orders.stream().filter(order -> agreed(order) != order && WriteGate.writes(agreed(order))).toList();
        var sure = orders.stream().filter(order -> !asked.contains(order));
        return asked.isEmpty() ? orders
            : Stream.concat(sure, Stream.of(asked.size() == 1 ? asked.getFirst()
                : of(List.of(Orders.of(asked.stream().map(AmbiguousIntent::agreed).toList()))))).toList();
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
