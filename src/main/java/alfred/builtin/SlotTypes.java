package alfred.builtin;

import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.measure.NumberWords;
import alfred.kitchen.measure.Temperature;
import alfred.kitchen.measure.Units;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What words may fill which kind of slot, and what they then mean.
final class SlotTypes {
    private static final Map<String, String> PLACES = Map.ofEntries(
        Map.entry("fridge", "fridge"), Map.entry("refrigerator", "fridge"), Map.entry("freezer", "freezer"), Map.entry("pantry", "pantry"),
        Map.entry("larder", "pantry"), Map.entry("cupboard", "cabinet"), Map.entry("cabinet", "cabinet"), Map.entry("counter", "counter"),
        Map.entry("countertop", "counter"), Map.entry("worktop", "counter"), Map.entry("fruit bowl", "counter"));
    private static final Map<String, String> MEALS = Map.of("breakfast", "breakfast", "lunch", "lunch", "dinner", "dinner", "supper", "dinner",
        "snack", "snack", "breakfasts", "breakfast", "lunches", "lunch", "dinners", "dinner", "snacks", "snack", "suppers", "dinner");
    private static final Set<String> DIETS = Set.of("vegetarian", "vegan", "pescatarian", "gluten-free", "dairy-free", "nut-free", "egg-free",
        "meat-free", "lactose-free");
    private static final Set<String> CUISINES = Set.of("italian", "french", "indian", "chinese", "japanese", "thai", "mexican", "spanish", "greek",
        "american",
        "british", "english", "german", "korean", "vietnamese", "turkish", "moroccan", "lebanese", "middle eastern", "mediterranean", "asian",
        "portuguese", "polish", "hungarian", "russian", "swedish", "scandinavian", "nordic", "scottish", "irish", "malaysian", "indonesian",
            "ethiopian",
        "peruvian", "brazilian", "caribbean", "cajun", "persian", "austrian", "swiss", "ukrainian", "african", "north african", "international");
    private static final Set<String> COURTESY = Set.of("and", "to", "from", "on", "in", "of", ",", "at", "into", "or", "by", "as", "is", "are",
        "what", "how", "which", "who", "whatever", "everything", "anything", "do", "does", "not", "no", "never", "that");
    /// What no name holds: conditions, denials, and a second wish.
    private static final Pattern NO_NAME = Pattern.compile("\\b(not|never|unless|if|otherwise|instead|because|everything|anything)\\b"
        + "|\\band (then )?(add|remove|delete|put|buy|plan|make|move|show|cook|tell|save|undo|start|create|take|tick|mark|set|change)\\b");
    private static final Set<String> OPEN_ENDS = Set.of("and", "to", "from", "on", "in", "of", "the", "my", "a", "an", ",", "at", "into", "or",
        "by", "for");
    private static final Set<String> LISTS = Set.of("list", "shopping list", "groceries", "pantry", "fridge", "freezer", "recipes", "shopping",
        "tasks", "meals", "kitchen");
    /// A place in the middle of a list: two wishes in one sentence.
    private static final Pattern ELSEWHERE = Pattern.compile(
        " (to|on|in|into|from|off) (the|my|our) (shopping |grocery )?(list|pantry|fridge|freezer|cabinet|counter|cupboard)\\b");
    private static final int LONGEST_NAME = 10;
    /// A sentence of a dish and a day alone is hardly one where the dish is longer.
    private static final int LONGEST_DISH = 3;
    private static final int LONGEST_LIST = 80;
    private final Dates dates;

    SlotTypes(Dates dates) {
        this.dates = dates;
    }

    boolean fits(String type, String words) {
        var folded = words.toLowerCase(Locale.ROOT);
        return switch (type) {
            case "text" -> true;
            case "place" -> place(words).isPresent();
            case "meal" -> meal(words).isPresent();
            case "diet" -> DIETS.contains(folded.replace(' ', '-'));
            case "cuisine" -> CUISINES.contains(folded);
            case "number" -> NumberWords.parse(words).isPresent();
            case "minutes" -> minutes(words).isPresent();
            case "time" -> folded.matches("\\d{1,2}([:.]\\d\\d)?( ?(am|pm|o'clock))?|noon|midday");
            case "stars" -> folded.matches("(\\d|one|two|three|four|five)( stars?)?|(\\d|one|two|three|four|five) out of (5|five)");
            case "day" -> dates.day(words).isPresent();
            case "days" -> dates.days(words).isPresent();
            case "twodays" -> dates.days(words).filter(d -> d.size() == 2).isPresent();
            case "field" -> RecipeEditSkills.isField(folded);
            case "unit" -> Units.find(words).isPresent() || Temperature.isOne(words);
            case "recipe" -> !LISTS.contains(bare(folded)) && name(folded, LONGEST_NAME) && meal(words).isEmpty() && !endsInDays(folded)
                && !NO_NAME.matcher(folded).find();
            case "dish" -> folded.split(" ").length <= LONGEST_DISH && fits("recipe", words);
            case "ordinal" -> Referents.isOrdinal(words);
            case "list" -> !LISTS.contains(folded) && name(folded, LONGEST_LIST) && dates.days(folded).isEmpty();
            case "counted" -> name(folded, LONGEST_LIST) && !NO_NAME.matcher(folded).find() && Items.parse(words).stream()
                .allMatch(i -> i.quantity() != null && FoodCatalogue.standard().confident(i.name()).isPresent());
            case "foods" -> name(folded, LONGEST_LIST) && Items.parse(words).stream()
                .allMatch(i -> FoodCatalogue.standard().confident(i.name()).isPresent());
            case "items", "names" -> !NO_NAME.matcher(folded).find() && !LISTS.contains(bare(folded)) && name(folded, LONGEST_LIST)
                && !ELSEWHERE.matcher(folded).find();
            default -> !LISTS.contains(bare(folded)) && name(folded, LONGEST_NAME) && !NO_NAME.matcher(folded).find();
        };
    }

    /// Whether the words are days, or end in "for Monday" and the like.
    private boolean endsInDays(String folded) {
        return dates.days(folded).isPresent() || Stream.of(" for ", " on ", " to ", " from ")
            .map(folded::lastIndexOf).filter(at -> at > 0)
                .anyMatch(at -> dates.days(folded.substring(at).strip().replaceFirst("^\\S+ ", "")).isPresent());
    }

    private static String bare(String folded) {
        return folded.replaceFirst("^(the|my|our) ", "");
    }

    private static boolean name(String folded, int longest) {
        var words = List.of(folded.split(" "));
        return words.size() <= longest && !COURTESY.contains(words.getFirst()) && !OPEN_ENDS.contains(words.getLast());
    }

    static Optional<String> place(String words) {
        return Optional.ofNullable(PLACES.get(words.toLowerCase(Locale.ROOT)));
    }

    static Optional<String> meal(String words) {
        return Optional.ofNullable(MEALS.get(words.toLowerCase(Locale.ROOT)));
    }

    /// `25 minutes`, `half an hour`, `an hour`, `1 hour 20 minutes`.
    static Optional<Integer> minutes(String words) {
        var text = words.toLowerCase(Locale.ROOT).replace("half an hour", "30 minutes").replaceAll("\\b(an|one) hour\\b", "60 minutes")
            .replaceAll("(\\d)(min|mins|minutes|m)\\b", "$1 $2");
        var hours = Pattern.compile("(\\d{1,2}) (?:hours?|h)(?: (?:and )?(\\d{1,2}) (?:minutes|mins?|m))?").matcher(text);
        if (hours.matches()) {
            return Optional.of(Integer.parseInt(hours.group(1)) * 60 + (hours.group(2) == null ? 0 : Integer.parseInt(hours.group(2))));
        }
        var end = text.replaceFirst(" ?(minutes?|mins?)$", "");
        return end.equals(text) ? Optional.empty() : NumberWords.parse(end).filter(f -> f.isWhole()).map(f -> f.numerator().intValue());
    }

    static Optional<Integer> whole(String words) {
        return NumberWords.parse(words).filter(f -> f.isWhole() && f.numerator().bitLength() < 20).map(f -> f.numerator().intValue());
    }
}
