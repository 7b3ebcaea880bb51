package alfred.builtin;

import alfred.core.context.Pending;
import alfred.core.reasoner.TurnContext;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/// Reads a message in its dialogue: as the answer to an open question, as a sentence of its own, or as a follow-up to the last one.
final class DialogueReader {
    /// What the assistant remembers: the last reading that followed its own sentence.
    static final String LAST = "builtin.last";
    private static final Set<String> YES = Set.of("yes", "y", "yeah", "yep", "yup", "sure", "ok", "okay", "please do", "do it", "go ahead",
        "yes please", "of course",
        "sounds good", "that is fine", "fine", "confirm", "correct", "right", "absolutely", "perfect", "good", "make it so", "please", "yes do it",
            "yes go ahead");
    private static final Set<String> NO = Set.of("no", "n", "nope", "no thanks", "no thank you", "never mind", "nevermind", "cancel", "stop",
        "don't", "do not",
        "forget it", "leave it", "rather not", "not now", "none", "neither", "none of them", "none of these");
    private static final Set<String> IDLE = Set.of("the", "one", "ones", "i", "mean", "a", "please", "that", "it", "is", "on", "to", "in", "my",
        "of");
    private final Supplier<List<TemplateBook>> books;

    /// @param books the first that knows a sentence reads it
    DialogueReader(Supplier<List<TemplateBook>> books) {
        this.books = books;
    }

    /// @param isAnswer whether it answers the open question
    record Read(Reading reading, boolean isAnswer) {}

    /// The reading of a message; empty where it is beyond the assistant.
    Optional<Read> read(TurnContext turn) {
        var sentence = Words.of(turn.message());
        if (sentence.isEmpty()) {
            return Optional.empty();
        }
        var answer = turn.conversation().open().flatMap(p -> answer(turn, p, sentence));
        if (answer.isPresent()) {
            return answer.map(r -> new Read(r, true));
        }
        var types = new SlotTypes(new Dates(turn.now().toLocalDate()));
        var bare = sentence.trimmed();
        var trimmed = readings(bare, types);
        var own = trimmed.isEmpty() && bare.size() < sentence.size() ? readings(sentence, types) : trimmed;
        if (own.size() > 1) {
            return Optional.of(new Read(Doubt.of(own), false));
        }
        return own.stream().findFirst().map(r -> new Read(r.skill().equals("follow.more") ? followUp(turn, r) : again(turn, r), false));
    }

    /// The one reading of a sentence outside of any dialogue.
    Optional<Reading> alone(String words, LocalDate today) {
        var found = readings(Words.of(words).trimmed(), new SlotTypes(new Dates(today)));
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    private List<Reading> readings(Words sentence, SlotTypes types) {
        return books.get().stream().map(book -> book.read(sentence, types::fits)).filter(found -> !found.isEmpty()).findFirst().orElse(List.of());
    }

    /// "Something else" is something else of what was asked for before.
    private static Reading again(TurnContext turn, Reading reading) {
        return !reading.has("again") ? reading : Reading.fromJson(turn.conversation().memo().get(LAST))
            .filter(last -> last.skill().equals(reading.skill())).map(last -> last.with("again", reading.slot("again"))).orElse(reading);
    }

    private static Reading followUp(TurnContext turn, Reading more) {
        var last = Reading.fromJson(turn.conversation().memo().get(LAST));
        return last.filter(l -> l.has("items")).map(l -> new Reading(l.skill(), l.slots()).with("items", more.slot("items"))).orElse(more);
    }

    // ------------------------------------------------------------- answers

    private static Optional<Reading> answer(TurnContext turn, Pending pending, Words sentence) {
        var said = String.join(" ", sentence.trimmed().folded()).replace(" ,", "").strip();
        var whole = String.join(" ", sentence.folded()).replace(" ,", "").strip();
        if (pending.kind() == Pending.Kind.INTERRUPTED) {
            return interrupted(whole);
        }
        if (YES.contains(said) || YES.contains(whole)) {
            var resume = pending.resume().equals(Pending.MANY) ? turn.conversation().memo().getOrDefault(LAST, "") : pending.resume();
            return Reading.fromJson(resume).filter(r -> !r.has("_fill") || pending.choices().size() == 1)
                .map(r -> r.has("_fill") ? r.with(r.slot("_fill"), pending.choices().getFirst().ref()) : r);
        }
        if (NO.contains(said) || NO.contains(whole)) {
            return Optional.of(new Reading("dialogue.no", Map.of()));
        }
        return chosen(pending, sentence, said)
            .flatMap(ref -> Reading.fromJson(pending.resume())
                .map(r -> Doubt.chosen(r, ref).orElseGet(() -> r.with(r.has("_fill") ? r.slot("_fill") : "ref", ref))));
    }

    private static Optional<Reading> interrupted(String said) {
        if (NO.contains(said) || said.startsWith("keep")) {
            return Optional.of(new Reading("dialogue.keep", Map.of()));
        }
        return said.startsWith("undo") ? Optional.of(new Reading("dialogue.undo", Map.of())) : Optional.empty();
    }

    /// The choice that the words mean: by place, or by words that only one choice has.
    private static Optional<String> chosen(Pending pending, Words sentence, String said) {
        var choices = pending.choices();
        if (choices.isEmpty()) {
            return Optional.empty();
        }
        var position = Referents.ordinal(said).or(() -> SlotTypes.whole(said));
        if (position.isPresent()) {
            int at = position.get() < 0 ? choices.size() - 1 : position.get() - 1;
            return at >= 0 && at < choices.size() ? Optional.of(choices.get(at).ref()) : Optional.empty();
        }
        var words = sentence.folded().stream().filter(w -> !IDLE.contains(w) && !w.equals(",")).toList();
        if (words.isEmpty() || words.size() > 8) {
            return Optional.empty();
        }
        var fitting = choices.stream().filter(c -> holds(c.text(), words)).map(Pending.Choice::ref).distinct().toList();
        return fitting.size() == 1 ? Optional.of(fitting.getFirst()) : Optional.empty();
    }

    private static boolean holds(String choice, List<String> words) {
        var own = Arrays.asList(choice.toLowerCase(Locale.ROOT).split("[^\\p{L}0-9']+"));
        return own.containsAll(words);
    }
}
