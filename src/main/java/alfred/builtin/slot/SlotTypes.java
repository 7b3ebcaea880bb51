package alfred.builtin.slot;

import alfred.builtin.template.Intent;
import alfred.builtin.template.Lexicon;
import alfred.builtin.template.TokenizedSentence;
import alfred.core.domain.Language;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.measure.NumberWords;
import alfred.kitchen.measure.OvenAndLength;
import alfred.kitchen.measure.RegionalUnit;
import alfred.kitchen.measure.Units;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The slot types: which words may fill a slot of each type, and the value they yield.
public final class SlotTypes {
    private static final Map<String, String> PLACES = Map.ofEntries(
        Map.entry("fridge", "fridge"), Map.entry("refrigerator", "fridge"), Map.entry("freezer", "freezer"),
        Map.entry("pantry", "pantry"),
        Map.entry("larder", "pantry"), Map.entry("cupboard", "cabinet"), Map.entry("cabinet", "cabinet"),
        Map.entry("counter", "counter"),
        Map.entry("countertop", "counter"), Map.entry("worktop", "counter"), Map.entry("fruit bowl", "counter"));
    private static final Map<String,
        String> MEALS = Map.ofEntries(Map.entry("breakfast", "breakfast"), Map.entry("lunch", "lunch"),
            Map.entry("dinner", "dinner"), Map.entry("supper", "dinner"), Map.entry("tea", "dinner"),
            Map.entry("brunch", "breakfast"),
            Map.entry("brekkie", "breakfast"), Map.entry("brekky", "breakfast"), Map.entry("breakky", "breakfast"),
            Map.entry("bfast", "breakfast"),
            Map.entry("din", "dinner"), Map.entry("dins", "dinner"), Map.entry("snack", "snack"),
            Map.entry("breakfasts", "breakfast"),
            Map.entry("lunches", "lunch"), Map.entry("dinners", "dinner"), Map.entry("snacks", "snack"),
            Map.entry("suppers", "dinner"));
    private static final Set<String> DIETS =
        Set.of("vegetarian", "vegan", "pescatarian", "gluten-free", "dairy-free", "nut-free", "egg-free",
            "meat-free", "lactose-free");
    private static final Set<String> CUISINES =
        Set.of("italian", "french", "indian", "chinese", "japanese", "thai", "mexican", "spanish", "greek",
            "american", "british", "english", "german", "korean", "vietnamese", "turkish", "moroccan", "lebanese",
            "middle eastern", "mediterranean", "asian", "portuguese", "polish", "hungarian", "russian", "swedish",
            "scandinavian", "nordic", "scottish", "irish", "malaysian", "indonesian", "ethiopian", "peruvian",
            "brazilian", "caribbean", "cajun", "persian", "austrian", "swiss", "ukrainian", "african", "north african",
            "international", "canadian", "finnish", "danish", "norwegian", "dutch", "belgian", "australian", "egyptian",
            "israeli", "filipino", "pakistani", "nepalese", "cuban", "jamaican", "nigerian", "argentinian", "colombian",
            "romanian", "czech", "croatian", "georgian", "hawaiian", "creole", "welsh");
    /// Types with a closed vocabulary, with their lexicon section. Single days and several days share one.
    private static final Map<String,
        String> CLOSED = Map.ofEntries(Map.entry("place", "place"), Map.entry("meal", "meal"),
            Map.entry("diet", "diet"), Map.entry("cuisine", "cuisine"), Map.entry("number", "number"),
            Map.entry("minutes", "minutes"),
            Map.entry("time", "time"), Map.entry("repeat", "repeat"), Map.entry("stars", "stars"),
            Map.entry("by", "length"),
            Map.entry("field", "field"), Map.entry("ordinal", "ordinal"),
            Map.entry("level", "level"),
            Map.entry("day", Lexicon.DAYS), Map.entry("days", Lexicon.DAYS), Map.entry("twodays", Lexicon.DAYS));
    private static final Set<String> RECIPES = Set.of("recipe", "dish");
    private static final Set<String> LISTED = Set.of("items", "things", "foods", "counted", "food");
    /// Types with a vocabulary that is not closed: words that it lacks are kept as typed.
    private static final Set<String> OPEN_TERMS = Set.of("method", "state");
    private static final String PRONOUN = "pronoun";
    private static final String LISTS = "lists";
    private static final String TEXT = "text";
    private static final int MAX_DAYS = 4;
    private static final int MAX_NAME = 10;
    /// Maximum number of words of a dish in a sentence of only a dish and a day; a longer one hardly names a dish.
    private static final int MAX_DISH = 3;
    private static final int MAX_LIST = 80;
    private final Dates dates;
    private final Lexicon lexicon;
    private final Pattern dishOfADay;
    private final FoodCatalogue foods;
    /// Cache, since a sentence is tried against many templates.
    private final Map<String, Folded> known = new HashMap<>();

    public SlotTypes(Dates dates, Lexicon lexicon, FoodCatalogue foods) {
        this.dates = dates;
        this.lexicon = lexicon;
        dishOfADay = Pattern.compile(
            "\\b" + lexicon.fold(Language.any("days.on")) + " (\\S+) " + lexicon.fold(Language.any("said.and")) + " ");
        this.foods = foods;
    }

    /// Returns whether each thing of a list is a food that the catalogue knows.
    public boolean areFoods(String items) {
        return Items.parse(items, foods).stream().allMatch(item -> foods.confident(item.name()).isPresent());
    }

    public Lexicon lexicon() {
        return lexicon;
    }

    /// Returns the value of a slot: closed types in the assistant's own terms, names as typed; empty if the words
    /// do not fit the type.
    public Optional<String> fill(String type, String words) {
        var kind = CLOSED.get(type);
        if (kind != null) {
            return type.equals("cuisine") && isOne(type, words) ? Optional.of(words)
                : lexicon.told(kind, words).filter(told -> isOne(type, told));
        }
        if (OPEN_TERMS.contains(type)) {
            return Optional.of(lexicon.has(type) ? lexicon.told(type, words).orElse(words) : words);
        }
        if (type.equals("seconds")) {
            return lexicon.told("minutes", words).flatMap(TimeWords::seconds).map(String::valueOf);
        }
        if (type.equals("factor")) {
            return lexicon.told(type, words).filter(told -> told.matches("\\d+(?:/\\d+)?"));
        }
        if (type.equals("unit")) {
            return Optional.of(words)
                .filter(unit -> Units.find(RegionalUnit.of(unit).unit()).isPresent() || OvenAndLength.isUnit(unit));
        }
        var pronoun = lexicon.has(PRONOUN) ? pronoun(type, words) : Optional.<String>empty();
        if (pronoun.isPresent() || type.equals(TEXT)) {
            return pronoun.or(() -> Optional.of(words));
        }
        if ((RECIPES.contains(type) || type.equals("names")) && Referents.isPronoun(words)) {
            return Optional.of(words);
        }
        var folded = known.computeIfAbsent(words, this::folded);
        return Optional.of(words).filter(_ -> folded.isName())
            .map(_ -> LISTED.contains(type) ? Items.listed(words, lexicon, foods) : bare(type, words))
            .filter(told -> fits(type, told, folded));
    }

    /// Words folded for comparison.
    ///
    /// @param isName whether they begin and end as a name may
    /// @param isDoubtful whether they contain a condition, a negation or a second request, which no name does; such
    /// words fill no slot
    private record Folded(String words, int size, boolean isName, boolean isDoubtful) {}

    private Folded folded(String words) {
        var folded = lexicon.fold(words);
        var all = List.of(folded.split(" "));
        boolean isName = all.size() <= MAX_LIST && !lexicon.holds("no_start", all.getFirst())
            && !lexicon.holds("no_end", all.getLast());
        return new Folded(folded, all.size(), isName, isName && lexicon.pattern("no_name").matcher(folded).find());
    }

    /// Translates "it" and "the second one" to the assistant's own terms, for types that allow references.
    private Optional<String> pronoun(String type, String words) {
        return RECIPES.contains(type) || type.equals("names") || type.equals("things")
            ? lexicon.told(PRONOUN, words).filter(Referents::isPronoun)
                .or(() -> lexicon.told("ordinal", words).filter(Referents::isOrdinal))
            : Optional.empty();
    }

    /// Strips the language's additions from a name: `Lasagnerezept` yields `Lasagne`, `Bohnen einzuweichen` yields
    /// `Bohnen einweichen`.
    private String bare(String type, String words) {
        var cut = RECIPES.contains(type) || type.equals("names")
            ? lexicon.pattern("cut").matcher(words).replaceFirst("") : words;
        return type.equals("list") ? lexicon.pattern("infinitive").matcher(cut).replaceFirst("$1 $2$3").strip() : cut;
    }

    private boolean isOne(String type, String told) {
        var folded = told.toLowerCase(Locale.ROOT);
        return switch (type) {
            case "place" -> place(told).isPresent();
            case "meal" -> meal(told).isPresent();
            case "diet" -> DIETS.contains(folded.replace(' ', '-'));
            case "cuisine" -> CUISINES.contains(folded);
            case "number" -> NumberWords.parse(told).isPresent();
            case "minutes" -> minutes(told).isPresent();
            case "time" -> TimeWords.time(folded).isPresent();
            case "repeat" -> TimeWords.repeats(folded).isPresent();
            case "by" -> TimeWords.length(folded).isPresent();
            case "stars" ->
                folded.matches("(\\d|one|two|three|four|five)( stars?)?|(\\d|one|two|three|four|five) out of (5|five)");
            case "day" -> dates.day(told).isPresent();
            case "days" -> dates.days(told).isPresent();
            case "twodays" -> dates.days(told).filter(d -> d.size() == 2).isPresent();
            case "level" -> folded.matches("easy|medium|hard");
            case "field" -> RecipeFields.column(folded).isPresent();
            default -> Referents.isOrdinal(told);
        };
    }

    /// @param told the value to be filled in
    private boolean fits(String type, String told, Folded folded) {
        return switch (type) {
            case "recipe" -> isRecipe(folded, MAX_NAME);
            case "dish" -> isRecipe(folded, MAX_DISH);
            case "list" -> !lexicon.holds(LISTS, folded.words()) && days(folded.words()).isEmpty()
                && !lexicon.pattern("no_list").matcher(folded.words()).find();
            case "measure" -> NumberWords.leading(told).isPresent();
            case "counted" -> !folded.isDoubtful() && Items.parse(told, foods).stream()
                .allMatch(i -> i.quantity() != null && foods.confident(i.name()).isPresent());
            case "foods" -> Items.parse(told, foods).stream().allMatch(i -> foods.confident(i.name()).isPresent());
            case "items", "things", "names" -> !folded.isDoubtful() && !isList(folded.words())
                && !lexicon.pattern("elsewhere").matcher(folded.words()).find()
                && !(lexicon.has(Lexicon.DAYS) && days(folded.words()).isPresent());
            default -> folded.size() <= MAX_NAME && !folded.isDoubtful() && !isList(folded.words());
        };
    }

    private boolean isRecipe(Folded folded, int longest) {
        return folded.size() <= longest && !folded.isDoubtful() && !isList(folded.words())
            && meal(folded.words()).isEmpty()
            && !endsInDays(folded.words()) && !isBesideADay(folded.words());
    }

    /// Returns whether a day stands in the middle of the words, before a further dish: "chili on monday and risotto".
    private boolean isBesideADay(String folded) {
        return dishOfADay.matcher(folded).results()
            .anyMatch(found -> days(found.group(1)).isPresent() || dates.day(found.group(1)).isPresent());
    }

    private boolean isList(String folded) {
        return lexicon.holds(LISTS, lexicon.pattern("article").matcher(folded).replaceFirst(""));
    }

    private Optional<List<LocalDate>> days(String folded) {
        return lexicon.told(Lexicon.DAYS, folded).flatMap(dates::days);
    }

    /// Returns whether the words are days, or end in "for Monday" and the like.
    private boolean endsInDays(String folded) {
        if (lexicon.has(Lexicon.DAYS)) {
            var words = List.of(folded.split(" "));
            return IntStream.rangeClosed(1, Math.min(MAX_DAYS, words.size()))
                .anyMatch(last -> days(String.join(" ", words.subList(words.size() - last, words.size()))).isPresent());
        }
        return dates.days(folded).isPresent() || Stream.of(" for ", " on ", " to ", " from ")
            .map(folded::lastIndexOf).filter(at -> at > 0)
            .anyMatch(at -> dates.days(folded.substring(at).strip().replaceFirst("^\\S+ ", "")).isPresent());
    }

    /// Returns the order to write down a recipe that is told in one message; empty if the message surely tells none.
    public Optional<Intent> dictated(String message) {
        return ToldRecipe.in(message, lexicon, foods, this::fill);
    }

    /// Returns how many people a recipe is for and how many minutes it takes, by field, where a message says nothing
    /// else; empty otherwise.
    public Map<String, Integer> toldOfRecipe(String message) {
        return ToldRecipe.facts(message, lexicon, foods);
    }

    /// Returns whether the words contain a condition, such as "if" and "otherwise".
    public boolean isConditional(String words) {
        return lexicon.pattern("condition").matcher(lexicon.fold(words)).find();
    }

    /// Returns the words without a condition that holds anyway: "put eggs on the list if they are not there yet".
    public String withoutIdleCondition(String words) {
        var found = lexicon.pattern("already_there").matcher(lexicon.fold(words).strip());
        var all = words.strip().split("\\s+");
        return found.matches() ? String.join(" ", List.of(all).subList(0, found.group(1).split("\\s+").length)) : words;
    }

    /// Returns whether the words begin as a question does.
    public boolean isQuestion(String words) {
        return lexicon.pattern("question").matcher(lexicon.fold(words).strip()).find();
    }

    /// Returns whether the words open an order politely: "could you".
    public boolean isPolite(String words) {
        var sentence = TokenizedSentence.of(words, lexicon);
        return sentence.trimmed().size() < sentence.size();
    }

    /// Returns whether the words contain a negation, such as "do not" and "never".
    public boolean isDenial(String words) {
        return lexicon.pattern("denial").matcher(lexicon.fold(words)).find();
    }

    /// Returns whether the words forbid a deed, such as "do not delete".
    public boolean isDeniedDeed(String words) {
        return lexicon.pattern("denied_deed").matcher(lexicon.fold(words)).find();
    }

    public static Optional<String> place(String words) {
        return Optional.ofNullable(PLACES.get(words.toLowerCase(Locale.ROOT)));
    }

    public static Optional<String> meal(String words) {
        return Optional.ofNullable(MEALS.get(words.toLowerCase(Locale.ROOT)));
    }

    /// Parses a duration such as `25 minutes`, `half an hour`, `an hour` or `1 hour 20 minutes`. Returns minutes;
    /// empty if the words are no duration.
    public static Optional<Integer> minutes(String words) {
        var text = words.toLowerCase(Locale.ROOT).replace("half an hour", "30 minutes")
            .replaceAll("\\b(an|one) hour\\b", "60 minutes")
            .replaceAll("(\\d)(min|mins|minutes|m)\\b", "$1 $2");
        var hours =
            Pattern.compile("(\\d{1,2}) (?:hours?|h)(?: (?:and )?(\\d{1,2}) (?:minutes|mins?|m))?").matcher(text);
        if (hours.matches()) {
            return Optional.of(Integer.parseInt(hours.group(1)) * 60
                + (hours.group(2) == null ? 0 : Integer.parseInt(hours.group(2))));
        }
        var end = text.replaceFirst(" ?(minutes?|mins?)$", "");
        return end.equals(text) ? Optional.empty()
            : NumberWords.parse(end).filter(f -> f.isWhole()).map(f -> f.numerator().intValue());
    }

    public static Optional<Integer> whole(String words) {
        return NumberWords.parse(words).filter(f -> f.isWhole() && f.numerator().bitLength() < 20)
            .map(f -> f.numerator().intValue());
    }
}
