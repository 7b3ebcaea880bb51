package alfred.transfer.format.page;

import alfred.kitchen.ingredient.IngredientLine;
import alfred.transfer.format.page.PageLines.Line;
import alfred.transfer.format.text.Headings;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What each line of a page looks like, by itself and among its neighbours: what [LineLabels] judges by.
final class LineMarks {
    private static final int MAX_INGREDIENT = 200;
    private static final int MAX_NAME = 60;
    /// The lines around one that count as its neighbours, on each side.
    private static final int AROUND = 3;
    private static final int MIN_GROUP = 3;
    private static final int STEM = 5;
    private static final List<String> ROMAN = List.of("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X");

    /// A property of a line.
    enum Mark {
        ALWAYS, INGREDIENT, AMOUNT_ALONE, AMOUNT_LAST, TINY, SHORT, MEDIUM, LONG, VERY_LONG, SENTENCE, COLON, LOWER,
        DIGIT, COUNTED, COOKING, PRICED,
        DATED, SERVES, LINK, LARGE_HEADING, SMALL_HEADING, BOLD, ITEM, LIST_OF_INGREDIENTS, LIST_WITH_INGREDIENTS,
        LIST_OF_SENTENCES,
        INGREDIENTS_HEADING, METHOD_HEADING, END_HEADING, HINT, UNDER_INGREDIENTS, UNDER_METHOD, UNDER_END, UNDER_OTHER,
        INGREDIENT_BEFORE,
        INGREDIENT_AFTER, AMONG_INGREDIENTS, NEAR_INGREDIENTS, AMONG_SENTENCES, NAMES_ONE, NAMES_TWO, NAMES_MORE, VERB,
        VERBS, VERB_FIRST, VERB_LAST,
        PERSON, QUESTION, FACT, BUTTON, NUTRITION, LOOSE, IN_COUNT, COUNT_GOES_ON, BEFORE_HEADING,
        LOOKS_LIKE_INGREDIENTS, LOOKS_LIKE_SENTENCES, ABOVE_TITLE
    }

    /// A property of two lines that follow each other.
    enum Pair {
        ALWAYS, SAME_LOOK, SAME_LIST, SAME_BLOCK, HEADING, END, METHOD, INGREDIENTS, COUNT_BEGINS, COUNT_ENDS,
        COUNT_GOES_ON
    }

    private final List<Line> lines;
    private final List<EnumSet<Mark>> marks = new ArrayList<>();
    private final Set<String> names;

    /// @param lines the lines of a page, amounts joined with their foods
    LineMarks(List<Line> lines) {
        this.lines = lines;
        lines.forEach(line -> marks.add(alone(line)));
        names = IntStream.range(0, lines.size()).filter(i -> is(i, Mark.INGREDIENT) && !is(i, Mark.VERB))
            .mapToObj(i -> lines.get(i).text())
            .flatMap(text -> words(IngredientLine.parse(text).name())).collect(Collectors.toSet());
        sections();
        groups(Line::list, List.of(Mark.LIST_OF_INGREDIENTS, Mark.LIST_WITH_INGREDIENTS, Mark.LIST_OF_SENTENCES));
        groups(Line::look,
            List.of(Mark.LOOKS_LIKE_INGREDIENTS, Mark.LOOKS_LIKE_INGREDIENTS, Mark.LOOKS_LIKE_SENTENCES));
        counts();
        for (int i = 0; i < lines.size(); i++) {
            neighbours(i);
            named(i);
        }
    }

    int size() {
        return lines.size();
    }

    Set<Mark> of(int at) {
        return marks.get(at);
    }

    boolean is(int at, Mark mark) {
        return marks.get(at).contains(mark);
    }

    /// Returns what joins or parts a line and the one before it. There is none before the first.
    Set<Pair> pair(int at) {
        var pairs = EnumSet.of(Pair.ALWAYS);
        var line = lines.get(at);
        if (at > 0) {
            var before = lines.get(at - 1);
            add(pairs, Pair.SAME_LOOK, !line.look().isEmpty() && line.look().equals(before.look()));
            add(pairs, Pair.SAME_BLOCK, line.block() != null && line.block() == before.block());
            add(pairs, Pair.SAME_LIST, line.list() != null && line.list() == before.list());
            add(pairs, Pair.COUNT_BEGINS, is(at, Mark.COUNTED) && !is(at - 1, Mark.COUNTED));
            add(pairs, Pair.COUNT_GOES_ON, is(at, Mark.COUNT_GOES_ON));
            add(pairs, Pair.COUNT_ENDS, !is(at, Mark.COUNTED) && is(at - 1, Mark.COUNTED));
            add(pairs, Pair.METHOD, is(at - 1, Mark.METHOD_HEADING));
            add(pairs, Pair.INGREDIENTS, is(at - 1, Mark.INGREDIENTS_HEADING));
        }
        add(pairs, Pair.HEADING, is(at, Mark.LARGE_HEADING) || is(at, Mark.SMALL_HEADING));
        add(pairs, Pair.END, is(at, Mark.END_HEADING) || is(at, Mark.HINT));
        return pairs;
    }

    private static <M extends Enum<M>> void add(Set<M> marks, M mark, boolean is) {
        if (is) {
            marks.add(mark);
        }
    }

    private static EnumSet<Mark> alone(Line line) {
        var text = line.text();
        var found = EnumSet.of(Mark.ALWAYS);
        int length = text.length();
        found.add(length < 15 ? Mark.TINY : length < 40 ? Mark.SHORT : length < 90 ? Mark.MEDIUM
            : length < 250 ? Mark.LONG : Mark.VERY_LONG);
        boolean isAmount = isAmount(text);
        add(found, Mark.INGREDIENT,
            !isAmount && !LinePatterns.NUTRITION.matcher(text).find() && !isCounted(text) && isIngredient(text));
        add(found, Mark.AMOUNT_ALONE, isAmount);
        add(found, Mark.AMOUNT_LAST, length < 90 && LinePatterns.LATE_AMOUNT.matcher(text).matches());
        add(found, Mark.SENTENCE, length >= 18 && LinePatterns.SENTENCE.matcher(text).matches());
        add(found, Mark.COLON, text.endsWith(":"));
        add(found, Mark.LOWER, Character.isLowerCase(text.codePointAt(0)));
        add(found, Mark.DIGIT, Character.isDigit(text.codePointAt(0)));
        add(found, Mark.COUNTED, isCounted(text));
        add(found, Mark.FACT, length < 100 && LinePatterns.FACT.matcher(text).matches());
        add(found, Mark.BUTTON, length < 100 && LinePatterns.BUTTON.matcher(text).matches());
        add(found, Mark.NUTRITION, length < 90 && LinePatterns.NUTRITION.matcher(text).find());
        add(found, Mark.LOOSE, length < 90 && LinePatterns.LOOSE.matcher(text).find());
        add(found, Mark.COOKING, LinePatterns.COOKING.matcher(text).matches());
        add(found, Mark.PRICED, LinePatterns.PRICED.matcher(text).matches());
        add(found, Mark.DATED, LinePatterns.DATED.matcher(text).matches());
        add(found, Mark.SERVES, LinePatterns.SERVES.matcher(text).matches());
        add(found, Mark.LINK, line.isLink());
        add(found, Mark.ITEM, line.isItem());
        heading(found, line);
        add(found, Mark.PERSON, LinePatterns.PERSON.matcher(text).find());
        add(found, Mark.QUESTION, text.contains("?"));
        long verbs = LinePatterns.VERB.matcher(text).results().limit(2).count();
        add(found, Mark.VERB, verbs > 0);
        add(found, Mark.VERBS, verbs > 1);
        add(found, Mark.VERB_FIRST, LinePatterns.VERB_FIRST.matcher(text).lookingAt());
        add(found, Mark.VERB_LAST, LinePatterns.VERB_LAST.matcher(text).find());
        return found;
    }

    /// Marks a line that is a heading, by its look or its words.
    private static void heading(Set<Mark> found, Line line) {
        add(found, Mark.LARGE_HEADING, line.heading() > 0 && line.heading() < 3);
        add(found, Mark.SMALL_HEADING, line.heading() > 2 && line.heading() < 7);
        add(found, Mark.BOLD, line.heading() == 7);
        add(found, Mark.INGREDIENTS_HEADING, Headings.isIngredients(line.text()));
        add(found, Mark.METHOD_HEADING, Headings.isMethod(line.text()));
        add(found, Mark.END_HEADING, Headings.isEnd(line.text()));
        add(found, Mark.HINT, Headings.isHint(line.text()));
    }

    private static boolean isCounted(String text) {
        return LinePatterns.COUNTED.matcher(text).matches();
    }

    /// Whether a line has an amount and a food.
    static boolean isIngredient(String text) {
        if (text.length() > MAX_INGREDIENT) {
            return false;
        }
        var parsed = IngredientLine.parse(text);
        return parsed.mainAmount().isPresent() && !parsed.name().isBlank() && parsed.name().length() < MAX_NAME;
    }

    /// Whether a line is an amount without a food.
    private static boolean isAmount(String text) {
        return text.length() <= 25 && LinePatterns.AMOUNT.matcher(text).matches()
            && (text.chars().noneMatch(Character::isLetter)
                || IngredientLine.parse(text).name().isBlank());
    }

    /// Marks each line with the kind of the heading above it. A smaller heading does not end the part of a larger one.
    private void sections() {
        boolean hasTitle = lines.stream().anyMatch(line -> line.heading() == 1);
        var under = Mark.UNDER_OTHER;
        int level = 8;
        for (int i = 0; i < lines.size(); i++) {
            var line = lines.get(i);
            boolean isHeading = line.heading() > 0;
            hasTitle &= line.heading() != 1;
            add(marks.get(i), Mark.ABOVE_TITLE, hasTitle);
            if (is(i, Mark.INGREDIENTS_HEADING) || is(i, Mark.METHOD_HEADING)) {
                under = is(i, Mark.METHOD_HEADING) ? Mark.UNDER_METHOD : Mark.UNDER_INGREDIENTS;
                level = isHeading ? line.heading() : 8;
            } else if (isHeading && is(i, Mark.END_HEADING)) {
                under = Mark.UNDER_END;
                level = line.heading();
            } else if (isHeading && line.heading() <= level && !is(i, Mark.INGREDIENT) && !is(i, Mark.SENTENCE)) {
                under = Mark.UNDER_OTHER;
                level = line.heading();
            }
            marks.get(i).add(under);
        }
    }

    /// Marks the lines of lists, or of other groups, of which many are ingredients or many are sentences.
    private void groups(Function<Line, ?> group, List<Mark> kinds) {
        Map<Object, List<Integer>> all = new HashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            var key = group.apply(lines.get(i));
            if (key != null && !key.equals("")) {
                all.computeIfAbsent(key, _ -> new ArrayList<>()).add(i);
            }
        }
        all.values().stream().filter(members -> members.size() >= MIN_GROUP).forEach(members -> {
            double foods = share(members, i -> is(i, Mark.INGREDIENT) && !is(i, Mark.COUNTED));
            double sentences = share(members, i -> is(i, Mark.SENTENCE) && is(i, Mark.VERB));
            members.forEach(i -> {
                add(marks.get(i), kinds.getFirst(), foods >= 0.6);
                add(marks.get(i), kinds.get(1), foods >= 0.6 || foods >= 0.3 && kinds.getFirst() != kinds.get(1));
                add(marks.get(i), kinds.getLast(), sentences >= 0.6);
            });
        });
    }

    /// Marks the lines of a count from 1 or a upwards, and those within it.
    private void counts() {
        int first = -1;
        int last = -1;
        int count = 0;
        for (int i = 0; i < lines.size(); i++) {
            int number = is(i, Mark.COUNTED) ? count(lines.get(i).text()) : 0;
            if (number > 0 && number == count + 1 && (count == 0 || i - last <= AROUND)) {
                add(marks.get(i), Mark.COUNT_GOES_ON, count > 0);
                first = count == 0 ? i : first;
                last = i;
                count = number;
            } else if (number == 1 || count > 0 && i - last > AROUND) {
                inCount(first, last, count);
                first = i;
                last = i;
                count = number == 1 ? 1 : 0;
            }
        }
        inCount(first, last, count);
    }

    private void inCount(int from, int to, int count) {
        for (int i = Math.max(0, from); count > 1 && i <= to; i++) {
            marks.get(i).add(Mark.IN_COUNT);
        }
    }

    /// Returns the number, or the place of the letter, with which a line is counted; 0 if there is none.
    private static int count(String text) {
        var found = LinePatterns.COUNT.matcher(text);
        if (!found.find()) {
            return 0;
        }
        var count = found.group(1).toLowerCase(Locale.ROOT);
        return Character.isDigit(count.charAt(0)) ? Integer.parseInt(count) : count.charAt(0) - 'a' + 1;
    }

    private static double share(List<Integer> members, Predicate<Integer> is) {
        return (double) members.stream().filter(is).count() / members.size();
    }

    private void neighbours(int at) {
        var found = marks.get(at);
        add(found, Mark.BEFORE_HEADING,
            at + 1 == lines.size() || lines.get(at + 1).heading() > 0 || is(at + 1, Mark.END_HEADING));
        add(found, Mark.INGREDIENT_BEFORE, at > 0 && is(at - 1, Mark.INGREDIENT));
        add(found, Mark.INGREDIENT_AFTER, at + 1 < lines.size() && is(at + 1, Mark.INGREDIENT));
        var near = IntStream.rangeClosed(Math.max(0, at - AROUND), Math.min(lines.size() - 1, at + AROUND))
            .filter(i -> i != at).boxed().toList();
        double foods = near.isEmpty() ? 0 : share(near, i -> is(i, Mark.INGREDIENT));
        add(found, Mark.AMONG_INGREDIENTS, foods > 0.6);
        add(found, Mark.NEAR_INGREDIENTS, foods > 0.3);
        add(found, Mark.AMONG_SENTENCES,
            !near.isEmpty() && share(near, i -> is(i, Mark.SENTENCE) && is(i, Mark.VERB)) > 0.4);
    }

    /// Marks a line by how many of the page's foods it names.
    private void named(int at) {
        long said = words(lines.get(at).text()).distinct().filter(names::contains).limit(3).count();
        add(marks.get(at), said == 1 ? Mark.NAMES_ONE : said == 2 ? Mark.NAMES_TWO : Mark.NAMES_MORE, said > 0);
    }

    /// Returns the longer words of a text in lower case, cut to their first letters, so that "onions" is an "onion".
    static Stream<String> words(String text) {
        return LinePatterns.WORD.matcher(text.toLowerCase(Locale.ROOT)).results()
            .map(found -> found.group().substring(0, Math.min(STEM, found.group().length())))
            .map(word -> word.length() == STEM && word.endsWith("s") ? word.substring(0, STEM - 1) : word);
    }

    /// Joins amounts and numbers that stand alone with the lines that they belong to.
    static List<Line> joined(List<Line> page) {
        boolean hasAmounts =
            IntStream.range(0, page.size() - 1).filter(i -> isAmountBefore(page, i)).count() >= MIN_GROUP;
        var all = new ArrayList<Line>();
        for (int i = 0; i < page.size(); i++) {
            var line = page.get(i);
            var count = LinePatterns.COUNT_ALONE.matcher(line.text());
            if (i + 1 < page.size() && count.matches() && isSentence(page.get(i + 1))
                && (line.text().length() > 2 || !hasAmounts
                    || page.get(i + 1).text().length() > 60)) {
                all.add(page.get(++i).with(number(count.group(1)) + ". " + page.get(i).text()));
            } else if (hasAmounts && isAmountBefore(page, i)) {
                all.add(page.get(++i).with(line.text() + " " + page.get(i).text()));
            } else {
                all.add(line);
            }
        }
        return all;
    }

    /// Returns a number, also a Roman one, in digits.
    private static String number(String count) {
        int roman = ROMAN.indexOf(count);
        return roman < 0 ? count : String.valueOf(roman + 1);
    }

    private static boolean isSentence(Line line) {
        return line.text().length() >= 18
            && (LinePatterns.SENTENCE.matcher(line.text()).matches() || line.text().length() > 40);
    }

    private static boolean isAmountBefore(List<Line> page, int at) {
        if (at + 1 >= page.size() || !isAmount(page.get(at).text())) {
            return false;
        }
        var next = page.get(at + 1);
        return next.text().length() < 90 && !isAmount(next.text()) && Character.isLetter(next.text().codePointAt(0))
            && !Headings.isMethod(next.text()) && !Headings.isIngredients(next.text());
    }
}
