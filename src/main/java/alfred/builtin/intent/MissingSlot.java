package alfred.builtin.intent;

import alfred.builtin.slot.SlotTypes;
import alfred.builtin.template.Intent;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A request that lacks one thing: "set a reminder". It is asked for, and the answer is put into its slot.
public final class MissingSlot {
    public static final String SKILL = "ask.missing";
    private static final String REQUEST = "request";
    public static final String SLOT = "slot";
    private static final String TYPE = "type";
    private static final int MAX_WORDS = 12;

    private MissingSlot() {}

    public static Intent of(JobTable.Incomplete request) {
        return new Intent(SKILL,
            Map.of(REQUEST, request.intent().toJson(), SLOT, request.slot(), TYPE, request.type()));
    }

    /// The request that lacks something.
    public static Optional<Intent> request(Intent asked) {
        return Intent.fromJson(asked.slot(REQUEST));
    }

    /// Gives the date of a request that lacks its food to the things that an order before it brings in: "add a dozen
    /// eggs, best before Friday".
    ///
    /// @return whether there was such an order
    public static boolean joinExpiry(Intent asked, List<Intent> orders) {
        var dated = asked.skill().equals(SKILL)
            ? Intent.fromJson(asked.slot(REQUEST)).filter(request -> request.skill().equals("pantry.expiry"))
            : Optional.<Intent>empty();
        var last = orders.isEmpty() ? Optional.<Intent>empty() : Optional.of(AmbiguousIntent.agreed(orders.getLast()))
            .filter(order -> WriteGate.NAMING.contains(order.skill()));
        if (dated.isEmpty() || last.isEmpty()) {
            return false;
        }
        orders.set(orders.size() - 1,
            new Intent("pantry.add", Map.of("items", last.get().slot("items"), "day", dated.get().slot("day"))));
        return true;
    }

    /// Returns the request with the answer to its question; empty if the note is of another question, or the words
    /// do not fit.
    public static Optional<Intent> answered(Intent asked, String words, SlotTypes types) {
        if (!asked.skill().equals(SKILL) || words.strip().split("\\s+").length > MAX_WORDS || words.contains("?")
            || types.isQuestion(words)) {
            return Optional.empty();
        }
        return Intent.fromJson(asked.slot(REQUEST))
            .flatMap(request -> types.fill(asked.slot(TYPE), words.strip())
                .map(value -> request.with(asked.slot(SLOT), value)));
    }
}
