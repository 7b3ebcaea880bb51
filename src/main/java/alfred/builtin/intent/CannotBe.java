package alfred.builtin.intent;

import alfred.builtin.template.Intent;
import alfred.kitchen.measure.Impossible;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// An order that names what cannot be: 30 February, a quarter past 25, -2 kg. It changes nothing and is answered with
/// those words.
public final class CannotBe {
    public static final String SKILL = "impossible";
    public static final String WORDS = "words";
    /// The kind of [Impossible], in lower case.
    public static final String KIND = "kind";

    private CannotBe() {}

    /// Returns a reading whose orders that cannot be meant so say that, in their place.
    public static Intent checked(Intent reading, String message) {
        var orders = Orders.in(reading);
        var checked = orders.stream().map(order -> order(order, message)).distinct().toList();
        return checked.equals(orders) ? reading : Orders.of(checked);
    }

    private static Intent order(Intent order, String message) {
        var agreed = AmbiguousIntent.agreed(order);
        var skill = MissingSlot.request(agreed).orElse(agreed).skill();
        return SkillWrites.of(skill).isEmpty() ? order
            : named(skill, message).map(CannotBe::intent).orElse(order);
    }

    private static Intent intent(Impossible named) {
        return new Intent(SKILL, Map.of(WORDS, named.words(), KIND, named.kind().name().toLowerCase(Locale.ROOT)));
    }

    /// What a skill would take from the message: the words of recipes, titles and notes are nobody's dates and amounts.
    private static Optional<Impossible> named(String skill, String message) {
        return Stream
            .of(of(skill, "task", "meal", "pantry", "thing") ? Impossible.day(message) : Optional.<Impossible>empty(),
                of(skill, "task") ? Impossible.time(message) : Optional.<Impossible>empty(),
                of(skill, "pantry", "shop", "timer") ? Impossible.amount(message) : Optional.<Impossible>empty())
            .flatMap(Optional::stream).findFirst();
    }

    private static boolean of(String skill, String... jobs) {
        return Stream.of(jobs).anyMatch(job -> skill.startsWith(job + "."));
    }
}
