package alfred.builtin.understand;

import alfred.builtin.reading.Clause;
import alfred.builtin.reading.Frame;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.SlotTypes;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.names.OwnNames;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Reads what a verb says about the place of a thing: who freezes the spinach puts it into the freezer. What is in
/// stock moves there; an amount of something else comes there.
///
/// @param names the household's own names
record VerbPlaces(SlotTypes types, OwnNames.Names names, FoodCatalogue foods) {
    /// The job that asks whether a thing can be frozen.
    private static final String ASKING = "food.freeze";
    private static final String SECTION = "verb_place";
    private static final Pattern MEASURED = Pattern.compile("(?i)\\d+(?:[.,]\\d+)? ?(?:g|kg|ml|cl|l|oz|lb|lbs)\\b");
    private static final int MAX_WORDS = 4;
    /// How likely such a reading is: as sure as a template.
    private static final float SURE = 0.98f;
    /// What orders are about in which such a verb says where the thing goes; in others it is said aside: a reminder, a
    /// step of a recipe, "set it to 4, I freeze the rest".
    private static final Set<String> OF_FOOD = Set.of("pantry", "food", "amount");

    /// Returns a clause with what its verb says as the likeliest reading; the clause itself if it says nothing.
    Clause placed(Clause clause) {
        var words = Arrays.stream(types.lexicon().fold(clause.text()).split("[^\\p{L}\\p{N}/.,-]+"))
            .map(word -> word.replaceFirst("[.,]+$", "")).filter(word -> !word.isEmpty()).toList();
        var place = words.stream().filter(word -> types.lexicon().holds(SECTION, word)).findFirst()
            .flatMap(word -> types.lexicon().told(SECTION, word));
        if (place.isEmpty() || isAnother(clause)) {
            return clause;
        }
        return thing(words).map(thing -> whole(thing, clause)).map(thing -> new Clause(clause.text(), false,
            Stream.concat(Stream.of(frame(thing, place.get(), clause)),
                clause.frames().stream().map(frame -> frame.withShare(frame.share() * (1 - SURE)))).toList(),
            clause.strange().stream().filter(word -> !Character.isDigit(word.charAt(0))).toList())).orElse(clause);
    }

    /// Returns whether a clause asks something, denies it, names a place or orders something else.
    private boolean isAnother(Clause clause) {
        var job = clause.best().job();
        boolean isOther = !OF_FOOD.contains(job.substring(0, job.indexOf('.'))) && !ClauseReader.asks(clause.best())
            && clause.best().share() >= TemplateCheck.LIKELY;
        return isOther || clause.isQuestion() || clause.frames().stream().anyMatch(f -> f.slot("place").isPresent())
            || types.isQuestion(clause.text()) && (!types.isPolite(clause.text()) || job.equals(ASKING))
            || types.isDenial(clause.text().split("[,;]")[0])
            || types.isConditional(clause.text());
    }

    private Frame frame(String thing, String place, Clause clause) {
        boolean isStocked = isStocked(thing);
        var measured = MEASURED.matcher(clause.text()).results().map(MatchResult::group).findFirst();
        var amount = measured.or(() -> clause.frames().stream()
            .flatMap(frame -> Stream.of("items", "amount", "servings").map(frame::slot)).flatMap(Optional::stream)
            .filter(words -> words.matches("\\d.*")).findFirst());
        var all = amount.filter(_ -> !isStocked || measured.isPresent())
            .map(words -> words.contains(thing) ? words : words + " " + thing).orElse(thing);
        return new Frame(isStocked || amount.isEmpty() ? "pantry.move" : "pantry.add", SURE,
            List.of(new Frame.Slot(isStocked || amount.isEmpty() ? "food" : "items", all),
                new Frame.Slot("place", place)),
            List.of());
    }

    /// Returns the thing that a reading names where its name goes on: the soup of "tomato soup", where only tomatoes are
    /// in stock.
    private String whole(String thing, Clause clause) {
        return clause.frames().stream().flatMap(frame -> Stream.of("items", "food").map(frame::slot))
            .flatMap(Optional::stream).flatMap(words -> Items.single(words, foods).stream())
            .map(name -> types.lexicon().fold(name))
            .filter(name -> name.length() > thing.length() && name.contains(thing))
            .filter(name -> !isStocked(name)).findFirst().orElse(thing);
    }

    private boolean isStocked(String name) {
        return names.stock().isName(name) || names.stock().isPart(name);
    }

    /// Returns the longest name of something in stock among the words, else of a food.
    private Optional<String> thing(List<String> words) {
        return Stream.of(true, false).flatMap(isStock -> IntStream.iterate(MAX_WORDS, n -> n > 0, n -> n - 1).boxed()
            .flatMap(length -> IntStream.rangeClosed(0, words.size() - length)
                .mapToObj(from -> String.join(" ", words.subList(from, from + length))))
            .filter(name -> isStock ? isStocked(name)
                : foods.exact(name).isPresent() || names.recipes().isName(name)))
            .findFirst();
    }
}
