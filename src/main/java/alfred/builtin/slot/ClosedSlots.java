package alfred.builtin.slot;

import alfred.builtin.reading.Frame;
import alfred.core.domain.Language;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Mends the slots of closed types whose words their type cannot read. What is a value of another such type goes to its
/// own slot, where that is free: a time `9pm tonight` is a time and a day. Words around a value are left out, as in `6
/// servings`; those of a slot that holds none are loose.
public final class ClosedSlots {
    /// The type of each closed slot.
    private static final Map<String,
        String> TYPES = Map.ofEntries(Map.entry("day", "days"), Map.entry("days", "days"), Map.entry("to_day", "days"),
            Map.entry("time", "time"), Map.entry("servings", "number"), Map.entry("number", "number"),
            Map.entry("duration", "seconds"),
            Map.entry("meal", "meal"), Map.entry("to_meal", "meal"), Map.entry("place", "place"),
            Map.entry("from_place", "place"),
            Map.entry("stars", "stars"), Map.entry("diet", "diet"), Map.entry("cuisine", "cuisine"),
            Map.entry("repeat", "repeat"));
    /// Where words that are no value of their own slot may belong, in order of preference.
    private static final List<String> OTHERS = List.of("day", "time", "meal");
    private static final Set<String> OF_DAYS = Set.of("day", "days");
    private static final Set<String> OF_PARTS = Set.of("day", "days", "repeat");
    private static final Pattern BARE_NUMBER = Pattern.compile("\\d+(?:[.,/]\\d+)?|[½⅓⅔¼¾⅛]");
    private static final Pattern LIST = Pattern.compile("\\s*,\\s*|\\s+" + Language.any("said.and") + "\\s+");
    private static final int MAX_WORDS = 6;
    /// Slots of dishes, which may be told by their day: "Tuesday's soup".
    private static final Set<String> OF_DAY = Set.of("recipe", "old");

    private ClosedSlots() {}

    public static boolean isOne(String slot) {
        return TYPES.containsKey(slot);
    }

    /// Returns the frame with readable slots; the frame itself if nothing is to be mended.
    public static Frame mended(Frame frame, SlotTypes types) {
        var slots = new ArrayList<Frame.Slot>();
        var names = new HashSet<String>();
        frame.slots().forEach(slot -> names.add(slot.name()));
        var lost = new ArrayList<String>();
        boolean areDays = names.containsAll(OF_DAYS);
        for (var said : eachTime(withUnits(withDays(frame, names, slots, types)), types)) {
            var slot = leftOutFood(asDiet(said, names, types), types);
            var type = TYPES.get(slot.name());
            boolean isTime = slot.name().equals("task") && names.contains("time") && !slots.isEmpty()
                && types.fill("time", slot.text()).isPresent();
            var name = isTime ? "time" : areDays && OF_DAYS.contains(slot.name()) ? "days" : slot.name();
            boolean isLength = slot.name().equals("duration") && types.fill("by", slot.text()).isPresent();
            if (type == null || isLength || types.fill(type, slot.text()).isPresent()) {
                slots.add(new Frame.Slot(name, slot.text()));
                continue;
            }
            if (slot.name().equals("diet") && types.fill("diet", slot.text() + " free").isPresent()) {
                slots.add(new Frame.Slot(name, slot.text() + " free"));
                continue;
            }
            var words = List.of(slot.text().strip().split("[\\s,]+"));
            var own = Span.longest(type, words, types);
            own.ifPresent(span -> slots.add(new Frame.Slot(name, span.text(words))));
            var parts = own.map(span -> List.of(words.subList(0, span.from()), words.subList(span.end(), words.size())))
                .orElse(List.of(words));
            var others = elsewhere(parts, names, types);
            slots.addAll(others);
            if (own.isEmpty() && others.isEmpty()) {
                lost.add(slot.text());
            }
        }
        var dated = names.stream().anyMatch(OF_DAYS::contains) ? Optional.<String>empty()
            : frame.loose().stream().filter(word -> types.fill("day", word).isPresent()).findFirst();
        dated.ifPresent(word -> slots.add(new Frame.Slot("day", word)));
        slots.replaceAll(slot -> slot.name().equals("time") ? inItsHalf(slot, slots, types) : slot);
        return frame.slots().equals(slots) ? frame : new Frame(frame.job(), frame.share(), slots,
            Stream.concat(frame.loose().stream().filter(word -> !Optional.of(word).equals(dated)), lost.stream())
                .toList());
    }

    /// Returns a time in the part of the day that a day or repetition beside it names: "every evening at eight".
    private static Frame.Slot inItsHalf(Frame.Slot time, List<Frame.Slot> slots, SlotTypes types) {
        return slots.stream().filter(slot -> OF_PARTS.contains(slot.name()))
            .flatMap(slot -> Stream.of(slot.text().split("\\s+"))).map(part -> time.text() + " " + part)
            .filter(words -> types.fill("time", words).isPresent()).findFirst()
            .map(words -> new Frame.Slot("time", words)).orElse(time);
    }

    /// Returns the slots, not filled yet, to which words belong that are no value of their own slot.
    ///
    /// @param names the filled slots, to which the new ones are added
    private static List<Frame.Slot> elsewhere(List<List<String>> parts, Set<String> names, SlotTypes types) {
        var found = new ArrayList<Frame.Slot>();
        for (var other : OTHERS) {
            if (names.contains(other) || other.equals("day") && names.contains("days")) {
                continue;
            }
            parts.stream()
                .flatMap(part -> Span.longest(TYPES.getOrDefault(other, other), part, types)
                    .map(span -> span.text(part)).stream())
                .findFirst().filter(text -> !isPartOfDay(other, text) || !names.contains("meal")).ifPresent(text -> {
                    found.add(new Frame.Slot(other, text));
                    names.add(other);
                });
        }
        return found;
    }

    /// Returns whether words are a part of the day, not a time: a meal beside them says as much.
    private static boolean isPartOfDay(String slot, String text) {
        return slot.equals("time") && text.chars().noneMatch(Character::isDigit);
    }

    /// Returns the food of a diet that is told by what it leaves out: "no pork".
    private static Frame.Slot leftOutFood(Frame.Slot slot, SlotTypes types) {
        var words = slot.text().strip().split("\\s+", 2);
        return slot.name().equals("diet") && words.length == 2 && types.isDenial(words[0])
            && types.fill("diet", slot.text()).isEmpty() ? new Frame.Slot("food", words[1]) : slot;
    }

    /// Returns a kind of food that is to be left out as the diet that leaves it out: no meat is vegetarian.
    private static Frame.Slot asDiet(Frame.Slot slot, Set<String> names, SlotTypes types) {
        return !slot.name().equals("without") || names.contains("diet") || !types.lexicon().has("left_out_kind") ? slot
            : types.lexicon().told("left_out_kind", slot.text()).map(diet -> new Frame.Slot("diet", diet)).orElse(slot);
    }

    /// Returns the slots with each time of a list in a slot of its own: "20:00 and 21:00".
    private static List<Frame.Slot> eachTime(List<Frame.Slot> slots, SlotTypes types) {
        return slots.stream().flatMap(slot -> {
            var parts = LIST.split(slot.text());
            boolean areTimes = slot.name().equals("time") && parts.length > 1
                && Stream.of(parts).allMatch(part -> types.fill("time", part).isPresent());
            return areTimes ? Stream.of(parts).map(part -> new Frame.Slot("time", part)) : Stream.of(slot);
        }).toList();
    }

    /// Returns the slots with the unit right behind a bare number in the amount: "200" and "grams" is 200 grams.
    private static List<Frame.Slot> withUnits(List<Frame.Slot> slots) {
        var all = new ArrayList<Frame.Slot>();
        for (var slot : slots) {
            boolean isItsUnit = slot.name().equals("unit") && !all.isEmpty() && all.getLast().name().equals("amount")
                && BARE_NUMBER.matcher(all.getLast().text().strip()).matches()
                && slots.stream().filter(other -> other.name().equals("unit")).count() > 1;
            if (isItsUnit) {
                all.set(all.size() - 1, new Frame.Slot("amount", all.getLast().text() + " " + slot.text()));
            } else {
                all.add(slot);
            }
        }
        return all;
    }

    /// Returns the slots of a frame; the day that a dish is told by goes to a slot of its own: "Tuesday's soup". A
    /// state that is the name of a food is the food: "boiled rice".
    private static List<Frame.Slot> withDays(Frame frame, Set<String> names, List<Frame.Slot> found, SlotTypes types) {
        var slots = new ArrayList<Frame.Slot>();
        for (var slot : frame.slots()) {
            var first = slot.text().split("\\s+", 2);
            boolean isDated =
                OF_DAY.contains(slot.name()) && first.length > 1 && first[0].endsWith("'s") && !names.contains("day")
                    && types.fill("day", first[0]).isPresent();
            if (isDated) {
                found.add(new Frame.Slot("day", first[0]));
                names.add("day");
            }
            boolean isFood = slot.name().equals("state") && !names.contains("food") && types.areFoods(slot.text());
            slots.add(isFood ? new Frame.Slot("food", slot.text())
                : !isDated ? slot
                : new Frame.Slot(types.fill("meal", first[1]).isPresent() ? "meal" : slot.name(), first[1]));
        }
        return slots;
    }

    /// A stretch of words.
    private record Span(int from, int end) {
        String text(List<String> words) {
            return String.join(" ", words.subList(from, end));
        }

        static Optional<Span> longest(String type, List<String> words, SlotTypes types) {
            for (int size = Math.min(MAX_WORDS, words.size()); size > 0; size--) {
                for (int from = 0; from + size <= words.size(); from++) {
                    var span = new Span(from, from + size);
                    if (types.fill(type, span.text(words)).isPresent()) {
                        return Optional.of(span);
                    }
                }
            }
            return Optional.empty();
        }
    }
}
