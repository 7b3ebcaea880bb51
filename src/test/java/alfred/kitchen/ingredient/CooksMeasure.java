package alfred.kitchen.ingredient;

import alfred.core.domain.Fraction;
import alfred.kitchen.measure.Dimension;
import alfred.kitchen.measure.NumberWords;
import alfred.kitchen.measure.Numerals;
import alfred.kitchen.measure.Units;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Whether a reading says to a cook what the label says. Five principles, no exceptions:
///
/// 1. *What is set off* behind the name, by a comma, a parenthesis, a dash or as "with …", "from …", "in …", "or your
///    …", may be part of the name or a remark, and an amount in it may be counted or left in the remark. What stands
///    before it decides.
/// 2. *How a food is cut, kept or picked* (chopped, cooked, frozen, large, the zest of) may be part of its name or
///    stand beside it.
/// 3. *A kitchen's unit* (slice, tub, leaf) may be the unit or part of the name. Masses and volumes may not.
/// 4. *A length* is a size; it may be counted or not.
/// 5. Word order does not matter.
final class CooksMeasure {
    private static final Pattern SET_OFF = Pattern.compile(
        "[,;:(\\[]| [-–—] |--|\\b(with|without|from|in|for|to|such as|preferably)\\b|\\bor (your|a|an|another|other|any|similar|as|\\d)\\b");
    private static final Pattern LENGTH =
        Pattern.compile("([\\d./¼½¾⅓⅔⅛⅜⅝⅞ ]+)([-–to ]+([\\d./¼½¾⅓⅔⅛⅜⅝⅞ ]+))?[- ]?(inch(es)?|in|cm|mm)\\b");
    private static final Set<String> BESIDE = Set.of(
        "additional", "more", "extra", "miniature", "lukewarm", "iced", "hot", "cold", "cool", "purchased", "fully",
        "fine", "finely", "thin", "thinly", "thick", "cut", "sliver", "shaving", "snip", "juice", "zest", "peel",
        "rind", "seed", "yolk", "size", "freshly", "milled", "skinned", "skinless", "few", "piece", "or", "medium",
        "small", "large", "whole", "half");

    private final LabelledLine label;
    private final ParsedLine parsed;
    private final String before;
    private final List<String> behind;

    CooksMeasure(LabelledLine label, ParsedLine parsed) {
        this.label = label;
        this.parsed = parsed;
        var line = Lexer.clean(label.input());
        int cut = setOff(line);
        before = line.substring(0, cut);
        var words = new ArrayList<>(Evened.words(line.substring(cut)));
        words.removeAll(Evened.words(before));
        behind = words;
    }

    /// Where what is set off begins: behind the first noun of the name; a word inside a parenthesis before it is no
    /// part of this.
    private int setOff(String line) {
        var found = SET_OFF.matcher(line);
        while (found.find()) {
            var head = new ArrayList<>(Evened.words(line.substring(0, found.start())));
            var names = Evened.words(label.name());
            head.retainAll(names);
            if (nouns(head).stream().anyMatch(word -> !ADJECTIVES.contains(word))) {
                return found.start();
            }
        }
        return line.length();
    }

    boolean isQuantityRight() {
        if (label.isQuantityRight(parsed)) {
            return true;
        }
        var counted = numbers(LENGTH.matcher(before).replaceAll(" "));
        var read = new ArrayList<String>();
        parsed.amounts().stream().filter(amount -> !UnitReader.isLength(amount.unit())).forEach(amount -> {
            read.add(amount.quantity() == null ? "" : amount.quantity().toText());
            read.add(amount.quantityMax() == null ? "" : amount.quantityMax().toText());
        });
        return counted.stream().distinct().allMatch(number -> Math.min(count(counted, number), count(read, number))
            == Math.min(count(counted, number), count(label.quantities(), number)));
    }

    boolean isUnitRight() {
        var read = LabelledLine.units(parsed);
        return read.equals(label.units())
            || less(read, label.units()).stream().allMatch(unit -> mayDiffer(unit, label.name()))
                && less(label.units(), read).stream().allMatch(unit -> mayDiffer(unit, parsed.name()));
    }

    private boolean mayDiffer(String unit, String otherName) {
        var known = Units.of(unit);
        if (UnitReader.isLength(known) || known.dimension() != Dimension.OTHER && !known.isCount()) {
            return UnitReader.isLength(known) || behind.contains(Evened.name(unit))
                || behind.stream().anyMatch(word -> Units.of(word).equals(known));
        }
        var word = Evened.name(unit);
        return Evened.words(otherName).contains(word) || behind.contains(word) || label.input().contains(" or " + unit);
    }

    boolean isNameRight() {
        var wanted = Evened.words(label.name());
        var read = Evened.words(parsed.name());
        if (sorted(wanted).equals(sorted(read))) {
            return true;
        }
        var wantedCore = sorted(nouns(less(wanted, behind)));
        var readCore = sorted(nouns(less(read, behind)));
        return !wantedCore.isEmpty() && wantedCore.equals(readCore)
            && parsed.name().chars().noneMatch(Character::isDigit);
    }

    /// The words of a name without how it is cut, kept or picked, and without kitchen units.
    private List<String> nouns(Collection<String> words) {
        return words.stream().filter(word -> !isBeside(word)).toList();
    }

    private static boolean isBeside(String word) {
        return BESIDE.contains(word) || BESIDE.contains(word + "e") || STATES.contains(word)
            || Units.find(word).filter(unit -> unit.dimension() == Dimension.OTHER).isPresent();
    }

    private static final Set<String> STATES = Stream
        .of(WordClasses.PREPARED, WordClasses.ADVERBS).flatMap(words -> evened(words).stream())
        .collect(Collectors.toSet());
    private static final Set<String> ADJECTIVES = evened(WordClasses.ADJECTIVES);

    private static Set<String> evened(Set<String> words) {
        return words.stream().flatMap(word -> Evened.words(word).stream()).collect(Collectors.toSet());
    }

    private static List<String> sorted(List<String> words) {
        return words.stream().sorted().toList();
    }

    private static List<String> less(List<String> words, List<String> taken) {
        var rest = new ArrayList<>(words);
        taken.forEach(rest::remove);
        return rest;
    }

    private static long count(List<String> all, String one) {
        return all.stream().filter(one::equals).count();
    }

    private static List<String> numbers(String text) {
        var numbers = new ArrayList<String>();
        int at = 0;
        while (at < text.length()) {
            var read = Character.isLetter(text.charAt(at)) ? null : Numerals.at(text, at);
            if (read != null) {
                numbers.add(read.value().toText());
                at = read.end();
            } else {
                int end = at + 1;
                while (end < text.length() && Character.isLetter(text.charAt(end))
                    && Character.isLetter(text.charAt(at))) {
                    end++;
                }
                word(text.substring(at, end)).ifPresent(number -> numbers.add(number.toText()));
                at = end;
            }
        }
        return numbers;
    }

    private static Optional<Fraction> word(String word) {
        boolean isNumber = Arrays.asList("one", "two", "three", "four", "five", "six", "eight", "ten", "twelve")
            .contains(word.toLowerCase(Locale.ROOT));
        return isNumber ? NumberWords.parse(word) : Optional.empty();
    }
}
