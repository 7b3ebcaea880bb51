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

/// Reads a message by what it means: each job is weighed by all of its words and the kinds of thing in it. What a sentence of the book says counts
/// where the weights agree.
final class MeaningReader {
    /// Jobs that only follow something: what was just done, shown or asked.
    private static final Set<String> AFTER_SOMETHING = Set.of("fix", "follow");
    /// Jobs on an unsaved draft.
    private static final Set<String> ON_A_DRAFT = Set.of("draft.servings", "draft.change", "draft.rename", "draft.show",
        "draft.save", "draft.discard");
    /// Jobs that only the talk beside the stove knows.
    private static final Set<String> BESIDE_THE_STOVE = Set.of("cook.next", "cook.back", "cook.repeat", "cook.amount", "cook.ingredients",
        "cook.finish");
    private static final String NOT_ITS_JOB = "other.";
    private static final Set<String> POLITE = Set.of("talk.hello", "talk.thanks", "talk.bye", "talk.yes");
    /// From here on a question is answered.
    private static final float LIKELY = 0.4f;
    /// From here on something is written.
    private static final float SURE = 0.7f;
    /// Below this share a sentence of the book is not believed.
    private static final float DOUBTED = 0.02f;
    /// A longer message is no order.
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

    /// What the message means; empty where that is not known, or no skill does it.
    ///
    /// @param own what a sentence of the book takes it for
    Optional<Reading> read(Optional<Reading> own) {
        if (turn.message().length() > MAX_CHARACTERS) {
            return own;
        }
        var clauses = reader.read(turn.message(), this::isPossible).stream().filter(c -> !isPolite(c)).toList();
        if (clauses.size() != 1) {
            return own;
        }
        var clause = clauses.getFirst();
        if (own.isPresent() && isBelieved(own.get(), clause)) {
            return own;
        }
        return clause.frames().stream().filter(frame -> isLikely(frame, clause)).findFirst().flatMap(frame -> Jobs.reading(frame, types));
    }

    /// Whether the weights allow what a sentence of the book says. One whose names are all known things is not doubted.
    private boolean isBelieved(Reading own, Clause clause) {
        var best = clause.best();
        if (best.share() < SURE || own.slots().entrySet().stream().allMatch(this::isKnown)) {
            return true;
        }
        return clause.frames().stream().anyMatch(frame -> Jobs.isDoneBy(frame.job(), own.skill()) && frame.share() >= DOUBTED);
    }

    /// Whether what fills a slot is something that the kitchen knows, or of a closed kind.
    private boolean isKnown(Map.Entry<String, String> slot) {
        return switch (slot.getKey()) {
            case "food", "items", "amount" -> Items.parse(slot.getValue(), foods).stream().allMatch(item -> isName(item.name()));
            case "recipe", "names", "task", "title", "draft" -> isName(slot.getValue());
            case "name", "note", "value", "words" -> false;
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

    private static boolean writes(Frame frame) {
        return Jobs.skills(frame.job()).stream().anyMatch(skill -> !Deeds.of(skill).isEmpty());
    }

    private static boolean isLikely(Frame frame, Clause clause) {
        boolean writes = writes(frame);
        float wanted = (writes ? SURE : LIKELY) + 0.1f * clause.strange().size();
        return frame.share() >= wanted && !(writes && clause.isQuestion() && frame.share() < 0.9f);
    }
}
