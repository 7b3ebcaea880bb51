package alfred.builtin.understand;

import alfred.builtin.intent.JobTable;
import alfred.builtin.intent.SkillWrites;
import alfred.builtin.reading.Clause;
import alfred.builtin.reading.Frame;
import alfred.builtin.reading.JobPrior;
import alfred.builtin.reading.MessageReader;
import alfred.builtin.reading.ReadingModel;
import alfred.builtin.slot.KitchenSpans;
import alfred.builtin.slot.SlotTypes;
import alfred.core.crud.rule.Permission.Operation;
import alfred.core.domain.Language;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.names.OwnNames;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// The writes that a message orders by what it means, whatever its verb: "whatever is missing goes on the list", "the
/// turkey can wait until the fifth". They permit what a language model makes of the message; they carry out nothing.
final class OrderedWrites {
    /// The likelihood from which a clause is taken for an order, jobs with the same writes taken together.
    private static final float LIKELY = 0.6f;
    /// Preferences hold for good, so that they are only changed by plain words.
    private static final String LASTING = "profile.";
    private static final Pattern DENIAL =
        Pattern.compile("(?iu)\\b" + Language.any("said.denial") + "\\b");
    /// Saving a draft, of whichever kind it is.
    private static final Map<String,
        Set<Operation>> SAVING =
            Map.of("recipe", Set.of(Operation.SAVE, Operation.CREATE), "ri", Set.of(Operation.CREATE),
                "meal_plan", Set.of(Operation.SAVE), "meal", Set.of(Operation.SAVE));

    private OrderedWrites() {}

    /// Returns operations by entity type; none for a message that is understood as no order, or that denies something.
    static Map<String, Set<Operation>> of(String message, ReadingModel model, SlotTypes types, FoodCatalogue foods,
        OwnNames.Names names) {
        if (DENIAL.matcher(message).find()) {
            return Map.of();
        }
        var reader = new MessageReader(model, KitchenSpans.of(types, foods, names),
            new KitchenWords(types.lexicon(), foods, names, List.of()));
        var all = new HashMap<String, Set<Operation>>();
        reader.read(message, JobPrior.NONE).stream().filter(clause -> !clause.isQuestion()).map(OrderedWrites::writes)
            .forEach(writes -> writes
                .forEach((type, operations) -> all.computeIfAbsent(type, _ -> new HashSet<>()).addAll(operations)));
        return all;
    }

    private static Map<String, Set<Operation>> writes(Clause clause) {
        var best = clause.best();
        var writes = writes(best.job());
        double share = clause.frames().stream().filter(frame -> hold(writes(frame.job()), writes))
            .mapToDouble(Frame::share).sum();
        return share < LIKELY || best.job().startsWith(LASTING) ? Map.of() : writes;
    }

    private static Map<String, Set<Operation>> writes(String job) {
        var all = new HashMap<String, Set<Operation>>();
        if (job.startsWith("draft.save")) {
            all.putAll(SAVING);
        }
        JobTable.skills(job).forEach(skill -> SkillWrites.of(skill)
            .forEach((type, operations) -> all.merge(type, operations, OrderedWrites::both)));
        return all;
    }

    /// Returns whether writes hold all of some others, of which there are any.
    private static boolean hold(Map<String, Set<Operation>> writes, Map<String, Set<Operation>> others) {
        return !others.isEmpty() && others.entrySet().stream()
            .allMatch(other -> writes.getOrDefault(other.getKey(), Set.of()).containsAll(other.getValue()));
    }

    private static Set<Operation> both(Set<Operation> one, Set<Operation> other) {
        var both = new HashSet<>(one);
        both.addAll(other);
        return both;
    }
}
