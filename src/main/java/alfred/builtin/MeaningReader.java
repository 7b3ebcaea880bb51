package alfred.builtin;

import alfred.builtin.reading.Clause;
import alfred.builtin.reading.Frame;
import alfred.builtin.reading.MessageReader;
import alfred.builtin.reading.ReadingModel;
import alfred.core.reasoner.TurnContext;
import alfred.kitchen.catalogue.FoodCatalogue;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Statistical reader: classifies a message by weighing each job on all of its words and the kinds of span in it. A
/// template match is accepted if the weights agree with it.
final class MeaningReader {
    /// Jobs that require an earlier turn: something just done, shown or asked.
    private static final Set<String> AFTER_SOMETHING = Set.of("fix", "follow");
    /// Jobs on an unsaved draft.
    private static final Set<String> ON_A_DRAFT = Set.of("draft.servings", "draft.change", "draft.rename", "draft.show",
        "draft.save", "draft.discard");
    /// Jobs that exist only in cook mode.
    private static final Set<String> BESIDE_THE_STOVE = Set.of("cook.next", "cook.back", "cook.repeat", "cook.amount", "cook.ingredients",
        "cook.finish");
    private static final String NOT_ITS_JOB = "other.";
    /// Skills that create rows under the names the user typed.
    private static final Set<String> NAMING = Set.of("shop.add", "shop.bought", "pantry.add", "thing.add");
    /// Commands about the dialogue itself, which are always short.
    private static final Set<String> SHORT = Set.of("talk.undo", "talk.redo", "talk.start_over", "fix.wrong");
    private static final int MAX_WORDS_OF_A_COMMAND = 5;
    /// Names of the read-only jobs, without their domain prefix.
    private static final Set<String> ASKS = Set.of("list", "have", "where", "amount", "expiring", "expired", "when_expires", "low", "targets",
        "missing", "needs", "show", "steps", "ingredients", "time", "count", "compare", "can", "have_all", "history", "last", "when", "free", "has");
    /// Jobs whose wording may contain a negation: "we don't need milk".
    private static final Set<String> DENYING = Set.of("pantry.use_up", "shop.remove", "stock.untarget", "profile.allergy", "profile.no_allergy",
        "profile.dislike", "profile.undislike", "profile.diet", "task.undone", "recipe.unfavorite", "draft.discard", "food.instead");
    private static final Set<String> POLITE = Set.of("talk.hello", "talk.thanks", "talk.bye", "talk.yes");
    /// Minimum share at which a question is answered.
    private static final float LIKELY = 0.4f;
    /// Minimum share for a write; below it, the user is asked first.
    private static final float SURE = 0.6f;
    /// Minimum share for a write under an unknown name.
    private static final float VERY_SURE = 0.75f;
    private static final float WORTH_ASKING = 0.4f;
    /// Minimum share at which an uncertain template match is accepted.
    private static final float DOUBTED = 0.02f;
    /// Minimum share of a job that a template match supports.
    private static final float AGREED = 0.2f;
    /// Maximum length of a command in characters; longer messages are left to the templates.
    private static final int MAX_CHARACTERS = 1_000;
    private final TurnContext turn;
    private final SlotTypes types;
    private final FoodCatalogue foods;
    private final MessageReader reader;

    MeaningReader(TurnContext turn, ReadingModel model, SlotTypes types, FoodCatalogue foods) {
        this.turn = turn;
        this.types = types;
        this.foods = foods;
        this.reader = new MessageReader(model, KitchenSpans.of(types, foods), this::isPartOfAName);
    }

    private boolean isPartOfAName(String word) {
        return foods.exact(word).isPresent()
            || turn.entities().stream().anyMatch(e -> List.of(e.label().toLowerCase(Locale.ROOT).split("\\P{L}+")).contains(word));
    }

    /// Returns the intent of a message; empty if it is not understood, or no skill does the job. A message that is
    /// too long or has several clauses keeps its template match.
    ///
    /// @param own the template match, if any
    Optional<Intent> read(Optional<Intent> own) {
        if (turn.message().length() > MAX_CHARACTERS) {
            return own;
        }
        var clauses = reader.read(turn.message(), this::isPossible).stream().filter(c -> !isPolite(c)).toList();
        if (clauses.size() != 1) {
            return own;
        }
        var clause = clauses.getFirst();
        var believed = own.flatMap(reading -> believed(reading, clause));
        return believed.isPresent() ? believed : meant(clause);
    }

    /// Returns the reading of the first likely job that a skill does. An uncertain write becomes a question.
    private Optional<Intent> meant(Clause clause) {
        for (var frame : clause.frames()) {
            var reading = isLikely(frame, clause) && isPlain(frame, clause) ? JobTable.reading(frame, types) : Optional.<Intent>empty();
            if (reading.isPresent() && !writes(reading.get())) {
                return reading;
            }
            if (reading.isPresent() && frame == clause.best()) {
                return written(reading.get(), clause.strange().isEmpty() ? frame.share() : Math.min(frame.share(), WORTH_ASKING));
            }
        }
        return Optional.empty();
    }

    /// Returns the template match, or the reading that it and the weights agree on, if the weights allow it. A
    /// match whose names are all known is accepted unconditionally.
    private Optional<Intent> believed(Intent own, Clause clause) {
        if (own.slots().entrySet().stream().allMatch(slot -> isKnown(own.skill(), slot))) {
            return Optional.of(own);
        }
        boolean isItsJob = !clause.best().job().startsWith(NOT_ITS_JOB) || clause.best().share() < LIKELY;
        if (NAMING.contains(own.skill())) {
            return isItsJob && reader.isThing(own.slot("items")) ? Optional.of(own) : agreed(own, clause).or(() -> written(own, share(own, clause)));
        }
        boolean isAllowed = clause.best().share() < SURE || share(own, clause) >= DOUBTED;
        return agreed(own, clause).or(() -> Optional.of(own).filter(_ -> isAllowed));
    }

    private static float share(Intent own, Clause clause) {
        return (float) clause.frames().stream().filter(frame -> JobTable.isDoneBy(frame.job(), own.skill())).mapToDouble(Frame::share).sum();
    }

    /// Returns the reading of a job on which template and weights agree, with the slots found by the weights; known
    /// names only.
    private Optional<Intent> agreed(Intent own, Clause clause) {
        return clause.frames().stream().filter(frame -> frame.share() >= AGREED).flatMap(frame -> JobTable.reading(frame, types).stream())
            .filter(reading -> reading.skill().equals(own.skill()))
            .filter(reading -> reading.slots().entrySet().stream().allMatch(slot -> isKnown(reading.skill(), slot))).findFirst();
    }

    /// Returns whether the clause can be taken literally: no negation, no condition and a single list of items.
    private boolean isPlain(Frame frame, Clause clause) {
        boolean asks = ASKS.contains(frame.job().substring(frame.job().indexOf('.') + 1));
        long lists = frame.slots().stream().filter(slot -> slot.name().equals("items")).count();
        boolean isDenied = !DENYING.contains(frame.job()) && types.isDenial(clause.text());
        boolean isLongCommand = SHORT.contains(frame.job()) && clause.text().split(" ").length > MAX_WORDS_OF_A_COMMAND;
        return !types.isConditional(clause.text()) && !isLongCommand && (asks || lists <= 1 && !isDenied);
    }

    /// Returns a writing intent as it is, as a question, or empty if it is too uncertain.
    ///
    /// @param share the share of its job, from 0 to 1
    private Optional<Intent> written(Intent reading, float share) {
        boolean isKnown = reading.slots().entrySet().stream().allMatch(slot -> isKnown(reading.skill(), slot));
        boolean isThing = isKnown || reader.isThing(reading.slot("items"));
        if (share >= (isKnown ? SURE : VERY_SURE) && isThing) {
            return Optional.of(reading);
        }
        boolean canBeAsked = AmbiguousIntent.isSpelledOut(reading) && (share >= WORTH_ASKING && isThing || share >= SURE);
        return canBeAsked ? Optional.of(AmbiguousIntent.of(List.of(reading))) : Optional.empty();
    }

    /// Returns whether a slot's value is known in the kitchen or comes from a closed vocabulary.
    private boolean isKnown(String skill, Map.Entry<String, String> slot) {
        return switch (slot.getKey()) {
            case "items" -> !NAMING.contains(skill)
                || Items.parse(slot.getValue(), foods).stream().allMatch(item -> isName(item.name()));
            case "food", "amount" -> Items.parse(slot.getValue(), foods).stream().allMatch(item -> isName(item.name()));
            case "title", "name", "note", "value", "words" -> false;
            default -> true;
        };
    }

    private boolean isName(String words) {
        var lower = words.toLowerCase(Locale.ROOT);
        return foods.confident(lower).isPresent() || Referents.isPronoun(lower) || Referents.isOrdinal(lower)
            || turn.entities().stream().anyMatch(e -> e.label().toLowerCase(Locale.ROOT).equals(lower));
    }

    private boolean isPolite(Clause clause) {
        return POLITE.contains(clause.best().job()) && clause.best().share() > LIKELY;
    }

    private boolean isPossible(String job) {
        var head = job.substring(0, job.indexOf('.'));
        return !(AFTER_SOMETHING.contains(head) && turn.conversation().recentTurns().isEmpty())
            && !(ON_A_DRAFT.contains(job) && new Referents(turn).drafts("").isEmpty())
            && !BESIDE_THE_STOVE.contains(job);
    }

    private static boolean writes(Intent reading) {
        return !SkillWrites.of(reading.skill()).isEmpty();
    }

    private static boolean isLikely(Frame frame, Clause clause) {
        boolean writes = JobTable.skills(frame.job()).stream().anyMatch(skill -> !SkillWrites.of(skill).isEmpty());
        float wanted = (writes ? WORTH_ASKING : LIKELY) + 0.1f * clause.strange().size();
        return frame.share() >= wanted && !(writes && clause.isQuestion() && frame.share() < SURE);
    }
}
