package alfred.builtin.understand;

import alfred.builtin.slot.SlotTypes;
import alfred.builtin.template.Intent;
import alfred.kitchen.names.NameIndex;
import alfred.kitchen.names.OwnNames;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Reads that a recipe shall be cooked in place of a planned dish: "dal on Monday instead of the stew", "Dal. Für 3,
/// statt der Bolognese".
record DishInstead(SlotTypes types, OwnNames.Names names) {
    private static final Pattern WORDS = Pattern.compile("[\\s,.!]+");
    private static final int MAX_DAY = 3;

    /// Returns the order to change the plan; empty unless a recipe that is known and a dish that is planned are named.
    Optional<Intent> in(String message) {
        var lexicon = types.lexicon();
        var found = lexicon.pattern("instead_of").matcher(lexicon.fold(message).strip());
        if (!found.matches() || types.isQuestion(message) || types.isDenial(message)) {
            return Optional.empty();
        }
        var before = said(message, found.group(1), true);
        var after = said(message, found.group(2), false);
        var old = part(names.planned(), after);
        return old.flatMap(_ -> part(names.recipes(), before)).filter(recipe -> !old.get().equalsIgnoreCase(recipe))
            .map(recipe -> {
                var slots = new LinkedHashMap<String, String>();
                slots.put("recipe", recipe);
                slots.put("old", old.orElseThrow());
                value("day", before + " " + after).ifPresent(day -> slots.put("day", day));
                value("meal", before + " " + after).ifPresent(meal -> slots.put("meal", meal));
                number(before + " " + after).ifPresent(number -> slots.put("number", number));
                return new Intent("meal.other", slots);
            });
    }

    private static Optional<String> part(NameIndex index, String words) {
        var bare = words.replaceFirst("[,.!]+$", "");
        return index.isPart(bare) ? Optional.of(bare)
            : index.partOf(words).or(() -> WORDS.splitAsStream(words).filter(index::isName).findFirst());
    }

    /// Returns the words of the message, as typed, at its beginning or end, that are as many as the folded ones.
    private static String said(String message, String folded, boolean isBeginning) {
        var all = List.of(message.strip().split("\\s+"));
        int size = Math.min(all.size(), folded.strip().split("\\s+").length);
        return String.join(" ", isBeginning ? all.subList(0, size) : all.subList(all.size() - size, all.size()));
    }

    private Optional<String> value(String type, String words) {
        var all = List.of(WORDS.split(words.strip()));
        return IntStream.rangeClosed(1, MAX_DAY).map(size -> MAX_DAY + 1 - size).boxed()
            .flatMap(size -> IntStream.rangeClosed(0, all.size() - size)
                .mapToObj(from -> String.join(" ", all.subList(from, from + size))))
            .flatMap(part -> types.fill(type, part).stream()).findFirst();
    }

    private Optional<String> number(String words) {
        var found = types.lexicon().pattern("for_how_many").matcher(types.lexicon().fold(words));
        return found.find() ? types.fill("number", found.group(1)) : Optional.empty();
    }
}
