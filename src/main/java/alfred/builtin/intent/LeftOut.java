package alfred.builtin.intent;

import alfred.builtin.reading.Frame;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.template.Intent;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.names.OwnNames;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a reading leaves out of what was said: things, days, places and numbers that its job does not take. An answer
/// says so, and an order is asked about first.
public record LeftOut(SlotTypes types, FoodCatalogue foods, OwnNames.Names names) {
    public static final String SKILL = "left.out";
    public static final String WORDS = "words";
    /// Slots of which an order takes the first.
    private static final Set<String> ONCE = Set.of("time", "repeat", "recipe", "food", "place", "amount");
    /// Types whose words are never said for nothing.
    private static final List<String> TYPES = List.of("days", "meal", "place", "diet", "cuisine");

    /// Returns the words that an answer to a question leaves out.
    public List<String> ofQuestion(Frame frame) {
        return JobTable.skills(frame.job()).contains(NotUnderstood.DECLINED) ? List.of()
            : Stream.concat(JobTable.lost(frame, types).stream(),
                frame.loose().stream().filter(this::isThing)).distinct().filter(this::says).toList();
    }

    /// Returns the words that an order leaves out: loose things, and those of its own slots that the reading could not
    /// take.
    public List<String> ofOrder(Frame frame, Intent reading) {
        var taken = types.lexicon().fold(String.join(" ", reading.slots().values()));
        var listed = frame.slots().stream().filter(slot -> slot.name().equals("items")).map(Frame.Slot::text)
            .filter(words -> reading.has("items") && !isTaken(words, taken));
        var again = frame.slots().stream()
            .filter(slot -> ONCE.contains(slot.name()) && !JobTable.isOfSeveral(frame.job(), slot.name()))
            .collect(Collectors.groupingBy(Frame.Slot::name)).values()
            .stream().flatMap(slots -> slots.stream().skip(1)).map(Frame.Slot::text);
        return Stream.of(frame.loose().stream().filter(this::isThing), listed, again).flatMap(words -> words).distinct()
            .filter(this::says).toList();
    }

    /// Returns whether a reading holds each of some words, in whatever case.
    private boolean isTaken(String words, String taken) {
        return Arrays.stream(types.lexicon().fold(words).split("[^\\p{L}\\p{N}]+"))
            .allMatch(word -> taken.contains(word) || types.lexicon().holds("in_list", word));
    }

    /// Returns whether words are more than punctuation and articles.
    private boolean says(String words) {
        return Arrays.stream(types.lexicon().fold(words).split("[^\\p{L}\\p{N}]+"))
            .anyMatch(word -> !word.isEmpty() && !types.lexicon().holds("in_list", word));
    }

    private boolean isThing(String word) {
        var lower = word.toLowerCase(Locale.ROOT);
        return Character.isDigit(word.charAt(0)) || word.contains(" ") || foods.exact(lower).isPresent()
            || names.things().isName(lower)
            || TYPES.stream().anyMatch(type -> types.fill(type, lower).isPresent());
    }

    /// Returns a reading that also tells which words it leaves out; the reading itself if there are none.
    public static Intent told(Intent reading, List<String> words) {
        return words.isEmpty() ? reading
            : Orders.of(List.of(reading, new Intent(SKILL, Map.of(WORDS, String.join(", ", words)))));
    }
}
