package alfred.builtin.slot;

import alfred.builtin.template.Lexicon;
import alfred.core.domain.Fraction;
import alfred.core.domain.Language;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.catalogue.Goods;
import alfred.kitchen.ingredient.IngredientLine;
import alfred.kitchen.measure.Units;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Parser of item lists with amounts: `2 kg rice, a dozen eggs and half and half`.
///
/// "and" separates items only if the whole is not the name of a food (spec/kitchen-rules.md, "and").
public final class Items {
    private static final String AND = " and ";
    /// "eggs x12"
    private static final Pattern TIMES = Pattern.compile("(?i)^(\\D+?) x ?(\\d{1,4})$");

    private static final Pattern AND_A_HALF = Pattern.compile("(?i)\\b(an?|one|\\d+) (\\p{L}+) and a half\\b");
    /// What else stands for "and" between two things.
    private static final Pattern BETWEEN = Pattern.compile("(?i)(?<=\\p{L}) (?:n|n'|'n'|&|\\+) (?=[\\p{L}\\d])");
    /// What people say after the name of a thing.
    private static final Pattern FILLERS =
        Pattern.compile("(?iu)(?<=\\S)(?:[ ,]+" + Language.any("items.fillers") + ")+$");
    /// The next thing of a list without commas: "2 onions 3 leeks".
    private static final Pattern NEXT = Pattern.compile(
        "(?i)(?<=\\p{L}[.)]?) (?=(?:\\d+(?:[.,/]\\d+)?|two|three|four|five|six|seven|eight|nine|ten|twelve) ?\\p{L}+)");
    private static final Pattern COUNTED =
        Pattern.compile("(?i)(?:\\d|[½¼¾]|an? |two |three |four |five |six |seven |eight |nine |ten |twelve ).*");
    /// A pound and some ounces, a kilo and some grams.
    private static final Pattern TWO_UNITS =
        Pattern.compile("(?i)(\\d+) ?(\\p{L}+) (?:and )?(\\d+) ?(\\p{L}+)\\b(?=\\.?(?: |$))");
    /// An amount behind the name.
    private static final Pattern BEHIND =
        Pattern.compile("(?iu)(\\p{L}[\\p{L}' -]*?),?(?: " + Language.any("items.also")
            + ")? ([1-9]\\d*(?:[.,/]\\d+)?|0[.,]\\d+|[½¼¾])(?: " + Language.any("items.more") + ")?(?: ?(\\p{L}+))?");
    /// What numbers a kind, not an amount.
    private static final Pattern KIND = Pattern.compile("(?iu).*\\b" + Language.any("items.kinds") + "$");
    /// What says that an amount is not exact.
    private static final Pattern ABOUT =
        Pattern
            .compile("(?iu)^" + Language.any("items.about") + " (?=\\d|half|[½¼¾]|" + Language.any("items.an") + ")");
    /// An amount of each thing named before it: "1 kilo each", "je 500 g".
    private static final Pattern EACH = Pattern
        .compile("(?iu)^" + Language.any("items.each-before") + " | " + Language.any("items.each") + "$");
    /// What stands between an amount and what it is taken from.
    private static final Pattern OFF = Pattern.compile("(?i)(?<=\\w) (?:off|from|out of) (?:the|my|our)(?= )");
    /// So many more of what was named before: "12 more", "2 lb more".
    private static final Pattern BARE_MORE =
        Pattern.compile("(?i)\\d+(?:[.,]\\d+)?(?: ?\\p{L}{1,6})? " + Language.any("items.more"));
    /// One more of a thing: "another apple".
    private static final String ONE_MORE = Language.any("items.one-more");
    private static final Pattern ANOTHER = Pattern.compile("(?i)(" + ONE_MORE + ") (\\p{L}.*)");
    /// From this number on, foods side by side are a list; two may be one thing's name.
    private static final int MIN_BARE = 3;

    private Items() {}

    /// Returns whether a number behind these words numbers a kind, as in "type 405 flour".
    public static boolean isKind(String words) {
        return KIND.matcher(words).matches();
    }

    /// @param quantity the amount; null if none was given
    public record Item(String name, @Nullable Fraction quantity, String unit) {
        /// Returns one of this item, unless it has an amount.
        public Item one() {
            return quantity == null && FoodSpelling.singular(name).equals(name) ? new Item(name, Fraction.ONE, unit)
                : this;
        }

        /// Whether nothing is said of how much it is but that it is one package.
        boolean isUnmeasured() {
            return quantity == null || quantity.equals(Fraction.ONE) && Units.of(unit).isContainer();
        }

        /// Returns a part of this item.
        public Item times(Fraction share) {
            return quantity == null ? this : new Item(name, quantity.times(share), unit);
        }

        /// Returns this item with another name.
        public Item called(String other) {
            return new Item(other, quantity, unit);
        }

        /// Returns the item as it would be typed: `2 kg rice`.
        public String text() {
            return ((quantity == null ? "" : quantity + " ") + (unit.isEmpty() ? "" : unit + " ") + name).strip();
        }

        public Map<String, @Nullable Object> toRow() {
            var row = new LinkedHashMap<String, @Nullable Object>();
            row.put("name", name);
            row.put("quantity", quantity);
            row.put("unit", unit);
            return row;
        }
    }

    /// Converts a list to the form [#parse(String, FoodCatalogue)] reads: separated by commas, amounts in digits,
    /// foods capitalised. `ein Dutzend eier und Milch` becomes `12 Eier, Milch`. English lists are returned
    /// unchanged.
    static String listed(String words, Lexicon lexicon, FoodCatalogue foods) {
        return !lexicon.has("amount") ? words
            : Arrays.stream(words.split("\\s*,\\s*")).flatMap(part -> apart(part, lexicon, foods).stream())
                .map(lexicon::withAmount).filter(part -> !part.isEmpty())
                .map(named -> FoodSpelling.withNoun(named, lexicon.language()))
                .collect(Collectors.joining(", "));
    }

    private static List<String> apart(String part, Lexicon lexicon, FoodCatalogue foods) {
        var name = lexicon.withAmount(part).replaceFirst("^[\\d./]+ (?:\\S+ )?", "");
        return foods.exact(name).isPresent() ? List.of(part) : List.of(lexicon.pattern("and").split(part));
    }

    /// Returns the name of the only item of a list, without its amount; empty if there are several.
    public static Optional<String> single(String words, FoodCatalogue foods) {
        var items = parse(words, foods);
        return items.size() == 1 ? Optional.of(items.getFirst().name()) : Optional.empty();
    }

    /// Returns the only item of a list with another amount; a bare number counts in the unit that it had. Empty if
    /// there are several.
    public static Optional<String> counted(String words, String amount, FoodCatalogue foods) {
        var items = parse(words, foods);
        boolean isBare = SlotTypes.whole(amount.strip()).isPresent();
        return items.size() != 1 ? Optional.empty()
            : Optional.of((amount.strip() + (isBare ? " " + items.getFirst().unit() : "") + " "
                + items.getFirst().name()).replaceAll("\\s+", " "));
    }

    /// Returns a list with one item replaced; the new one keeps the amount unless it has its own.
    ///
    /// @param old the name of the item to replace; `""` for the only one
    /// @return the new list; the new item alone if the old one is not in the list
    public static String swapped(String words, String old, String wanted, FoodCatalogue foods) {
        var items = parse(words, foods);
        var key = FoodSpelling.key(old);
        int at = items.size() == 1 ? 0
            : IntStream.range(0, items.size())
                .filter(i -> !old.isBlank() && FoodSpelling.key(items.get(i).name()).equals(key))
                .findFirst().orElse(-1);
        var fresh = parse(wanted, foods);
        if (at < 0 || fresh.size() != 1) {
            return wanted;
        }
        var all = new ArrayList<>(items);
        all.set(at,
            fresh.getFirst().quantity() == null ? items.get(at).called(fresh.getFirst().name()) : fresh.getFirst());
        return all.stream().map(Item::text).collect(Collectors.joining(", "));
    }

    /// Returns whether words are an amount that no thing follows: "a gallon", "2 jars".
    public static boolean isAmount(String words) {
        var last = words.substring(words.lastIndexOf(' ') + 1).replaceFirst("^\\d+(?:[.,/]\\d+)?(?=\\p{L})", "");
        return BARE_MORE.matcher(words).matches() || words
            .matches("(?i)(?:(?:an?|" + ONE_MORE + "|one|two|three|four|five|six|some|\\d+[.,/]?\\d*) ?)?\\p{L}+")
            && Units.find(last).isPresent();
    }

    /// Returns whether one of a list's items has a name, or a name that ends in it: "noodles" for "rice noodles".
    public static boolean holds(String words, String name, FoodCatalogue foods) {
        return parse(words, foods).stream().anyMatch(item -> isCalled(item, name));
    }

    /// Returns a list without the items of a name; `""` if there is no other.
    public static String without(String words, String name, FoodCatalogue foods) {
        return parse(words, foods).stream().filter(item -> !isCalled(item, name)).map(Item::text)
            .collect(Collectors.joining(", "));
    }

    /// Returns a list in which the item of a name, or of one that ends in it, has another amount; empty if none has it.
    public static Optional<String> recounted(String words, String name, String amount, FoodCatalogue foods) {
        var items = parse(words, foods);
        var found = items.stream().filter(item -> isCalled(item, name)).findFirst();
        return found.map(old -> items.stream().map(item -> item == old
            ? (amount.strip() + (SlotTypes.whole(amount.strip()).isPresent() ? " " + old.unit() : "") + " "
                + old.name())
                .replaceAll("\\s+", " ")
            : item.text()).collect(Collectors.joining(", ")));
    }

    private static boolean isCalled(Item item, String name) {
        var key = FoodSpelling.key(name.replaceFirst("(?i)^(the|my|any) ", ""));
        var own = FoodSpelling.key(item.name());
        return own.equals(key) || own.endsWith(" " + key);
    }

    /// @param foods the household's catalogue
    public static List<Item> parse(String words, FoodCatalogue foods) {
        var items = new ArrayList<Item>();
        var plain = AND_A_HALF.matcher(BETWEEN.matcher(words).replaceAll(" and "))
            .replaceAll(found -> (found.group(1).matches("(?i)an?|one") ? "1" : found.group(1)) + " 1/2 $2");
        for (var part : plain
            .split(
                "\\s*(?:(?<!\\d),|,(?!\\d)|[;\\n])\\s*(?:and )?|\\s*[\\p{So}\\p{Cs}]+\\s*|\\s+as well as\\s+|\\s+plus\\s+")) {
            var thing = part.strip().replaceFirst("^(?:and|&|\\+) ", "");
            if (!isOfEach(thing, items) && !isOfLast(ABOUT.matcher(thing).replaceFirst(""), items)) {
                split(thing, items, foods);
            }
        }
        return List.copyOf(items);
    }

    /// Returns whether words are an amount of what is named before them: "about 2 packs", "1 kilo each".
    public static boolean isAmountOfOthers(String words) {
        return isAmount(EACH.matcher(ABOUT.matcher(words.strip()).replaceFirst("")).replaceFirst(""));
    }

    /// Gives all things that have none an amount; returns whether the words are one: "a kilo each".
    private static boolean isOfEach(String words, List<Item> items) {
        var own = EACH.matcher(words).replaceFirst("");
        if (items.isEmpty() || own.equals(words) || !isAmountOfOthers(words)) {
            return false;
        }
        items.replaceAll(item -> item.quantity() == null ? item(own + " " + item.name()) : item);
        return true;
    }

    /// Gives the last thing an amount that stands behind it: "rice, two packs"; returns whether the words are one.
    private static boolean isOfLast(String words, List<Item> items) {
        boolean isOne =
            !items.isEmpty() && items.getLast().isUnmeasured() && words.matches("\\d.*|.* .*") && isAmount(words);
        if (isOne) {
            items.add(item(words + " " + items.removeLast().name()));
        }
        return isOne;
    }

    private static void split(String part, List<Item> items, FoodCatalogue foods) {
        if (part.isBlank()) {
            return;
        }
        int next = next(part);
        if (next > 0) {
            split(part.substring(0, next), items, foods);
            split(part.substring(next + 1).replaceFirst("^and ", ""), items, foods);
            return;
        }
        int at = isOneFood(part, foods) ? -1 : split(part, foods);
        if (at < 0) {
            var bare = foods.confident(part).isPresent() ? List.<String>of() : side(part.split("\\s+"), foods);
            boolean areTwo = bare.stream().allMatch(Goods::isOne) || Language.of(foods.language()).joinsCompounds();
            if (bare.size() < (areTwo ? 2 : MIN_BARE)) {
                items.add(item(part));
            } else {
                bare.forEach(name -> items.add(item(name)));
            }
        } else {
            split(part.substring(0, at), items, foods);
            split(part.substring(at + AND.length()), items, foods);
        }
    }

    /// Returns where in counted things the next counted thing begins: `2 onions 3 leeks`; -1 if there is but one.
    private static int next(String part) {
        return !COUNTED.matcher(part).matches() ? -1 : NEXT.matcher(part).results().map(MatchResult::start)
            .filter(
                at -> !part.substring(0, at).matches("\\d+ ?[x×]") && !KIND.matcher(part.substring(0, at)).matches()
                    && !item(part.substring(0, at)).name().isBlank()
                    && Units.find(lastWord(part.substring(0, at))).isEmpty() && !isAmount(part.substring(at + 1)))
            .findFirst().orElse(-1);
    }

    private static String lastWord(String words) {
        return words.substring(words.lastIndexOf(' ') + 1);
    }

    /// Returns words with an amount in two units as one in the larger: `1 lb 4 oz butter` is `1.25 lb butter`.
    private static String inOneUnit(String words) {
        var found = TWO_UNITS.matcher(words);
        if (!found.lookingAt()) {
            return words;
        }
        var large = Units.find(found.group(2));
        var small = Units.find(found.group(4));
        if (large.isEmpty() || small.isEmpty() || !small.get().convertsTo(large.get())
            || large.get().factor().compareTo(small.get().factor()) <= 0) {
            return words;
        }
        // to a hundredth: a pound has 15.99 of our ounces
        var rest =
            Fraction.of(Long.parseLong(found.group(3))).times(small.get().factor()).dividedBy(large.get().factor());
        var all = Fraction.of(Long.parseLong(found.group(1))).plus(rest).toDecimal().setScale(2, RoundingMode.HALF_UP)
            .stripTrailingZeros();
        return all.toPlainString() + " " + found.group(2) + words.substring(found.end());
    }

    private static boolean isThing(String name, FoodCatalogue foods) {
        return foods.exact(name.toLowerCase(Locale.ROOT)).isPresent() || Goods.isOne(name);
    }

    /// Returns the things that stand side by side without a comma: `milk bread eggs` are three, although there is milk
    /// bread.
    private static List<String> side(String[] words, FoodCatalogue foods) {
        boolean areAll = words.length >= MIN_BARE
            && Arrays.stream(words).allMatch(word -> isThing(word, foods));
        return areAll ? List.of(words) : side(words, 0, foods);
    }

    /// Returns the things that stand side by side without a comma: `bread butter nappies`; empty if a word is unknown.
    private static List<String> side(String[] words, int from, FoodCatalogue foods) {
        for (int end = words.length; end > from; end--) {
            var name = String.join(" ", Arrays.copyOfRange(words, from, end));
            if (isThing(name, foods)) {
                var rest = end == words.length ? List.<String>of() : side(words, end, foods);
                if (end == words.length || !rest.isEmpty()) {
                    return Stream.concat(Stream.of(name), rest.stream()).toList();
                }
            }
        }
        return List.of();
    }

    /// Returns the index of the "and" that separates two items: next to a food whose name contains "and", else the
    /// last one; -1 if there is none.
    private static int split(String part, FoodCatalogue foods) {
        int last = -1;
        for (int at = part.toLowerCase(Locale.ROOT).indexOf(AND); at > 0;
            at = part.toLowerCase(Locale.ROOT).indexOf(AND, at + 1)) {
            var left = part.substring(0, at);
            var right = part.substring(at + AND.length());
            boolean isNumber = left.matches("(?i)(a |an |one |two |three |\\d+ ?)+|a|an|one|two|three")
                || right.matches("(?i)a half.*");
            if (!isNumber) {
                last = at;
                if (isOneFood(left, foods) || isOneFood(right, foods)) {
                    return at;
                }
            }
        }
        return last;
    }

    /// Returns whether the text is a single food whose name contains "and".
    private static boolean isOneFood(String part, FoodCatalogue foods) {
        var name = item(part).name().toLowerCase(Locale.ROOT);
        return name.contains(AND) && part.toLowerCase(Locale.ROOT).endsWith(name) && foods.exact(name).isPresent();
    }

    private static Item item(String part) {
        var another = ANOTHER.matcher(part);
        if (another.matches()) {
            boolean isMeasured = Units.find(another.group(2).split(" ")[0]).isPresent();
            return item((isMeasured && another.group(2).contains(" ") ? "1 " : "") + another.group(2)).one();
        }
        var counted =
            inFront(TIMES.matcher(FILLERS.matcher(part.strip()).replaceFirst("")).replaceFirst("$2 $1"));
        var bare =
            counted
                .replaceFirst(
                    "(?i)^(?:" + Language.any("items.before") + "|an?(?= \\d)) ", "")
                .replaceFirst("(?i)^more ", "");
        bare = OFF.matcher(inOneUnit(ABOUT.matcher(bare).replaceFirst(""))).replaceFirst("");
        var parsed = IngredientLine.parse(bare.replaceFirst("(?i)^(\\S+|half a \\S+) more ", "$1 "));
        var name =
            parsed.name().isBlank() ? bare : parsed.preparation().isBlank() && parsed.size().isBlank() ? parsed.name()
                : name(bare, parsed.name());
        return parsed.mainAmount()
            .map(a -> new Item(name, a.quantity() == null && !a.unit().isCount() ? Fraction.ONE : a.quantity(),
                a.unit().name()))
            .orElseGet(() -> new Item(name, null, ""));
    }

    /// Returns a thing with its amount in front: `6 bananas` for "bananas 6", `2 cans coconut milk` for "coconut milk 2
    /// more cans". What numbers a kind stays: "flour type 405".
    private static String inFront(String part) {
        var found = BEHIND.matcher(part);
        boolean isAmount = found.matches() && !isKind(found.group(1))
            && (found.group(3) == null ? found.group(2).length() <= 2 : Units.find(found.group(3)).isPresent());
        return isAmount
            ? found.group(2) + " " + (found.group(3) == null ? "" : found.group(3) + " ") + found.group(1) : part;
    }

    /// Returns the name with its leading qualifiers: `frozen peas` keeps "frozen".
    private static String name(String whole, String name) {
        int at = whole.indexOf(name);
        var before = at <= 0 ? "" : whole.substring(0, at).strip();
        var word = before.substring(before.lastIndexOf(' ') + 1);
        return word.matches("(?i)frozen|smoked|dried|canned|tinned|fresh|ground|cooked|large|small|ripe")
            ? word + " " + name : name;
    }
}
