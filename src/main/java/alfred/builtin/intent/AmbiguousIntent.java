package alfred.builtin.intent;

import alfred.builtin.template.Intent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A sentence with several good readings, or an uncertain one. The user is asked which is meant; nothing is carried
/// out before the answer.
public final class AmbiguousIntent {
    public static final String SKILL = "doubt";
    private AmbiguousIntent() {}

    /// Returns an intent that asks which of the readings is meant.
    public static Intent of(List<Intent> readings) {
        return new Intent(SKILL, readings.stream()
            .collect(Collectors.toMap(Intent::skill, Intent::toJson, (first, _) -> first, LinkedHashMap::new)));
    }

    /// Returns orders with the writes that are to be asked about at their end, and as one question: nothing is lost
    /// behind a question, and nobody has to answer two.
    public static List<Intent> together(List<Intent> orders) {
        var asked = orders.stream().filter(order -> agreed(order) != order && WriteGate.writes(agreed(order))).toList();
        var sure = orders.stream().filter(order -> !asked.contains(order));
        return asked.isEmpty() ? orders
            : Stream.concat(sure, Stream.of(asked.size() == 1 ? asked.getFirst()
                : of(List.of(Orders.of(asked.stream().map(AmbiguousIntent::agreed).toList()))))).toList();
    }

    /// Returns the only reading of a question, which a plain yes confirms; the intent itself if it has several or
    /// is no such question.
    public static Intent agreed(Intent asked) {
        return asked.skill().equals(SKILL) && asked.slots().size() == 1
            ? Intent.fromJson(asked.slots().values().iterator().next()).orElse(asked) : asked;
    }

    /// Returns the reading chosen by the answer; empty if the question was of another kind.
    public static Optional<Intent> chosen(Intent asked, String skill) {
        return asked.skill().equals(SKILL) ? Intent.fromJson(asked.slot(skill)) : Optional.empty();
    }
}
