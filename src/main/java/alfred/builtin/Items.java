package alfred.builtin;

import alfred.core.domain.Fraction;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.ingredient.IngredientLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Things with amounts in a row: `2 kg rice, a dozen eggs and half and half`.
///
/// "and" splits only where the whole is no food's name (spec/kitchen-rules.md, "and").
final class Items {
    private static final String AND = " and ";
    /// "eggs x12"
    private static final Pattern TIMES = Pattern.compile("(?i)^(\\D+?) x ?(\\d{1,4})$");

    private Items() {}

    /// @param quantity null where none was said
    record Item(String name, @Nullable Fraction quantity, String unit) {
        /// The same of another name.
        Item called(String other) {
            return new Item(other, quantity, unit);
        }

        Map<String, @Nullable Object> toRow() {
            var row = new LinkedHashMap<String, @Nullable Object>();
            row.put("name", name);
            row.put("quantity", quantity);
            row.put("unit", unit);
            return row;
        }
    }

    /// Things of another language with commas between them, amounts in figures, foods large: `ein Dutzend eier und Milch` is `12 Eier, Milch`; as
    /// typed where the language is the assistant's own.
    static String listed(String words, Lexicon lexicon, FoodCatalogue foods) {
        return !lexicon.has("amount") ? words : Arrays.stream(words.split("\\s*,\\s*")).flatMap(part -> apart(part, lexicon, foods).stream())
            .map(lexicon::withAmount).filter(part -> !part.isEmpty()).map(FoodSpelling::withNoun).collect(Collectors.joining(", "));
    }

    private static List<String> apart(String part, Lexicon lexicon, FoodCatalogue foods) {
        var name = lexicon.withAmount(part).replaceFirst("^[\\d./]+ (?:\\S+ )?", "");
        return foods.exact(name).isPresent() ? List.of(part) : List.of(lexicon.pattern("and").split(part));
    }

    /// @param foods the household's own
    static List<Item> parse(String words, FoodCatalogue foods) {
        var items = new ArrayList<Item>();
        for (var part : words.split("\\s*,\\s*(?:and )?|\\s+as well as\\s+|\\s+plus\\s+")) {
            split(part.strip().replaceFirst("^and ", ""), items, foods);
        }
        return List.copyOf(items);
    }

    private static void split(String part, List<Item> items, FoodCatalogue foods) {
        if (part.isBlank()) {
            return;
        }
        int at = isOneFood(part, foods) ? -1 : split(part, foods);
        if (at < 0) {
            items.add(item(part));
        } else {
            split(part.substring(0, at), items, foods);
            split(part.substring(at + AND.length()), items, foods);
        }
    }

    /// Where an "and" separates two things: beside a food whose name holds one, else the last; -1 where none does.
    private static int split(String part, FoodCatalogue foods) {
        int last = -1;
        for (int at = part.toLowerCase(Locale.ROOT).indexOf(AND); at > 0; at = part.toLowerCase(Locale.ROOT).indexOf(AND, at + 1)) {
            var left = part.substring(0, at);
            var right = part.substring(at + AND.length());
            boolean isNumber = left.matches("(?i)(a |an |one |two |three |\\d+ ?)+|a|an|one|two|three") || right.matches("(?i)a half.*");
            if (!isNumber) {
                last = at;
                if (isOneFood(left, foods) || isOneFood(right, foods)) {
                    return at;
                }
            }
        }
        return last;
    }

    /// Whether the whole is a food whose name holds "and".
    private static boolean isOneFood(String part, FoodCatalogue foods) {
        var name = item(part).name().toLowerCase(Locale.ROOT);
        return name.contains(AND) && part.toLowerCase(Locale.ROOT).endsWith(name) && foods.exact(name).isPresent();
    }

    private static Item item(String part) {
        var counted = TIMES.matcher(part).replaceFirst("$2 $1");
        var bare = counted.replaceFirst("(?i)^(some|more|the|my|another|any|of) ", "").replaceFirst("(?i)^more ", "");
        var parsed = IngredientLine.parse(bare.replaceFirst("(?i)^(\\S+|half a \\S+) more ", "$1 "));
        var name = parsed.name().isBlank() ? bare : parsed.preparation().isBlank() && parsed.size().isBlank() ? parsed.name()
            : name(bare, parsed.name());
        return parsed.mainAmount()
            .map(a -> new Item(name, a.quantity() == null && !a.unit().isCount() ? Fraction.ONE : a.quantity(), a.unit().name()))
            .orElseGet(() -> new Item(name, null, ""));
    }

    /// The name with the words before it that say which: `frozen peas` stay frozen.
    private static String name(String whole, String name) {
        int at = whole.indexOf(name);
        var before = at <= 0 ? "" : whole.substring(0, at).strip();
        var word = before.substring(before.lastIndexOf(' ') + 1);
        return word.matches("(?i)frozen|smoked|dried|canned|tinned|fresh|ground|cooked|large|small|ripe") ? word + " " + name : name;
    }
}
