package alfred.builtin.understand;

import alfred.builtin.intent.LeftOut;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.template.Intent;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.names.NameIndex;
import alfred.kitchen.names.OwnNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Reads that a copy of a recipe shall be a recipe of its own: "duplicate the dal as 'Pea Dal' with peas instead of the
/// lentils", "the stew without bacon, save it as a recipe of its own".
///
/// Name, changes and diet are taken out wherever they stand; what is left names the recipe.
record RecipeCopy(SlotTypes types, FoodCatalogue foods, OwnNames.Names names) {
    static final String SKILL = "recipe.copy";
    private static final int MAX_CHARACTERS = 400;
    private static final int MAX_CHANGES = 6;
    private static final int MAX_DIET = 2;
    private static final int MAX_NAME = 8;
    /// Stands where the name of the recipe stood, so that its words are not read as changes.
    private static final String RECIPE = "¤";
    private static final Pattern QUOTED = Pattern.compile("[\"“”„«»]([^\"“”„«»]{2,60})[\"“”„«»]"
        + "|(?<=^|[\\s:,(])['‘‚]([^'‘’‚]{2,60})['’‘](?=$|[\\s,.;:!)])");
    private static final Pattern SPACE = Pattern.compile("[\\s,;.:!]+");

    /// What a message says to be changed in the copy.
    private record Changes(List<String> without, List<String> instead, List<String> added) {
        boolean isEmpty() {
            return without.isEmpty() && instead.isEmpty() && added.isEmpty();
        }
    }

    /// Returns the order to copy a recipe; empty unless a message surely is one, and names a recipe that is known.
    Optional<Intent> in(String message) {
        if (message.length() > MAX_CHARACTERS || message.strip().contains("\n") || types.isQuestion(message)
            || message.strip().endsWith("?") && !types.isPolite(message)) {
            return Optional.empty();
        }
        var text = new TypedText(types.lexicon(), message.strip());
        var quoted = quoted(text);
        boolean isKept = text.takeAll("copy_keep");
        boolean isOwn = text.takeAll("copy_own");
        var called = text.take("copy_name").map(List::getLast);
        boolean isCopy = text.take("copy_order").isPresent();
        boolean isVersion = !isCopy && text.take("copy_version").isPresent();
        var name = quoted.or(() -> called).or(() -> (isCopy ? text.take("copy_as") : Optional.<List<String>>empty())
            .map(List::getLast)).map(RecipeCopy::bare).filter(words -> words.split("\\s+").length <= MAX_NAME);
        boolean isOrder = isCopy || isKept || isOwn || called.isPresent() || isVersion;
        if (!isOrder || types.isDenial(text.rest()) || types.isConditional(text.rest())) {
            return Optional.empty();
        }
        return copy(text, name, isCopy);
    }

    private Optional<Intent> copy(TypedText text, Optional<String> name, boolean isCopy) {
        var whole = longestName(text.rest());
        whole.ifPresent(words -> text.replace(words, RECIPE));
        var changes = changes(text);
        var diet = diet(text);
        var recipe = whole.or(() -> part(names.recipes(), text.rest().replace(";", " ")));
        boolean isWhole = isCopy || !changes.isEmpty() || diet.isPresent();
        boolean isMeal = isOfADay(text.rest()) || recipe.isEmpty();
        if (isMeal || !isWhole || changes.isEmpty() && diet.isEmpty() && name.isEmpty() && !isCopy) {
            return Optional.empty();
        }
        var slots = new LinkedHashMap<String, String>();
        slots.put("recipe", recipe.get());
        name.ifPresent(words -> slots.put("name", words.replace(RECIPE, recipe.get())));
        diet.ifPresent(words -> slots.put("diet", words));
        put(slots, "without", changes.without());
        put(slots, "instead", changes.instead());
        put(slots, "added", changes.added());
        return Optional.of(LeftOut.told(new Intent(SKILL, slots), left(text.rest().replace(recipe.get(), " "))));
    }

    /// Returns whether words name a day: what is copied is a planned meal.
    private boolean isOfADay(String words) {
        return SPACE.splitAsStream(words).filter(word -> word.length() > 2)
            .anyMatch(word -> types.fill("day", word).isPresent());
    }

    private static void put(LinkedHashMap<String, String> slots, String slot, List<String> lines) {
        if (!lines.isEmpty()) {
            slots.put(slot, String.join("\n", lines));
        }
    }

    private static String bare(String name) {
        return name.replaceFirst("^[\\s:,–-]+", "").replaceFirst("[\\s,;:.!–-]+$", "");
    }

    /// Takes the name out that stands in quotation marks; those around the name of a recipe that is known are left out.
    private Optional<String> quoted(TypedText text) {
        var found = QUOTED.matcher(text.rest()).results().toList();
        var name = Optional.<String>empty();
        for (var quote : found) {
            var words = quote.group(1) == null ? quote.group(2) : quote.group(1);
            if (names.recipes().isName(words)) {
                text.replace(quote.group(), words);
            } else if (name.isEmpty()) {
                name = Optional.of(words.strip());
                text.replace(quote.group(), ";");
            }
        }
        return name;
    }

    /// Returns the longest stretch of words that is the whole name of a recipe.
    private Optional<String> longestName(String words) {
        var stretches = new ArrayList<String>();
        var starts =
            Pattern.compile("(?<=^|[\\s,;.:!])(?=\\p{L})").matcher(words).results().map(m -> m.start()).toList();
        var ends = Pattern.compile("(?<=[\\p{L}\\p{N})])(?=$|[\\s,;.:!])").matcher(words).results().map(m -> m.start())
            .toList();
        starts.forEach(from -> ends.stream().filter(to -> to > from && to - from < 60)
            .map(to -> words.substring(from, to)).filter(names.recipes()::isName).forEach(stretches::add));
        return stretches.stream().max((a, b) -> Integer.compare(a.length(), b.length()));
    }

    private static Optional<String> part(NameIndex index, String words) {
        var bare = words.strip().replaceFirst("[,.!]+$", "");
        return index.isPart(bare) ? Optional.of(bare) : index.partOf(words);
    }

    private Changes changes(TypedText text) {
        var changes = new Changes(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (int i = 0; i < MAX_CHANGES; i++) {
            var swap = text.take("copy_swap");
            var instead = swap.isPresent() ? Optional.<List<String>>empty() : text.take("copy_instead");
            var without = swap.or(() -> instead).isPresent() ? Optional.<List<String>>empty()
                : text.take("copy_without");
            swap.ifPresent(pair -> changes.instead().add(thing(pair.getLast()) + "\t" + food(pair.getFirst())));
            instead.ifPresent(pair -> changes.instead().add(thing(pair.getFirst()) + "\t" + food(pair.getLast())));
            without.ifPresent(one -> things(one.getFirst(), text).forEach(thing -> changes.without().add(food(thing))));
            var added = swap.or(() -> instead).or(() -> without).isPresent() ? Optional.<List<String>>empty()
                : text.take("copy_added");
            added.ifPresent(one -> things(one.getFirst(), text).forEach(thing -> changes.added().add(thing(thing))));
        }
        return changes;
    }

    /// Returns the things of a list; words behind its last food go back to the message.
    private List<String> things(String list, TypedText text) {
        var parts = List.of(list.split("\\s*,\\s*"));
        int size = (int) IntStream.range(0, parts.size()).takeWhile(i -> i == 0 || types.areFoods(thing(parts.get(i))))
            .count();
        if (size < parts.size()) {
            text.replace(text.rest(), text.rest() + " ; " + String.join(", ", parts.subList(size, parts.size())));
        }
        return parts.subList(0, size).stream()
            .flatMap(part -> Items.parse(thing(part), foods).stream().map(Items.Item::text)).toList();
    }

    /// Returns a thing with its amount in digits, as lists are told.
    private String thing(String words) {
        var bare = types.lexicon().pattern("copy_article").matcher(words.strip()).replaceFirst("");
        return types.fill("items", bare).orElse(bare);
    }

    private String food(String words) {
        return Items.single(thing(words), foods).orElseGet(() -> thing(words));
    }

    private Optional<String> diet(TypedText text) {
        var all = Stream.of(SPACE.split(text.rest())).filter(word -> !word.isEmpty()).toList();
        return IntStream.rangeClosed(1, MAX_DIET).map(size -> MAX_DIET + 1 - size).boxed()
            .flatMap(size -> IntStream.rangeClosed(0, all.size() - size)
                .mapToObj(from -> String.join(" ", all.subList(from, from + size))))
            .filter(words -> types.fill("diet", words).isPresent()).findFirst()
            .flatMap(words -> {
                text.replace(words, ";");
                return types.fill("diet", words);
            });
    }

    /// Returns the amounts and foods among the words that are left.
    private List<String> left(String rest) {
        return Stream.of(rest.split("[,;.:!" + RECIPE + "]+")).map(String::strip).filter(words -> !words.isEmpty())
            .filter(words -> words.matches(".*\\d.*") || SPACE.splitAsStream(words.toLowerCase(Locale.ROOT))
                .anyMatch(word -> foods.exact(word).isPresent() && !names.recipes().isPart(word)))
            .collect(Collectors.toUnmodifiableList());
    }
}
