package alfred.transfer.format;

import alfred.kitchen.ingredient.IngredientLine;
import alfred.transfer.format.PageLines.Line;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
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
    private static final Pattern AMOUNT = Pattern.compile("^(?:(?:ca\\.?|about|approx\\.?|~)\\s*)?[\\d½⅓⅔¼¾⅛⅜⅝⅞][\\d\\s./,½⅓⅔¼¾⅛⅜⅝⅞–-]*"
        + "\\s*\\p{L}{0,14}\\.?$");
    private static final Pattern LATE_AMOUNT = Pattern.compile("(?u)^\\p{L}.*\\s[\\d½¼¾][\\d.,/]*\\s*\\p{L}{0,12}\\.?$");
    private static final Pattern NUMBERED = Pattern.compile("(?iu)^(?:(?:step|schritt|[eé]tape|paso|passo|stap)\\s*)?\\(?(?:\\d{1,2}|[a-h])\\s*"
        + "(?:[.):/°]|º)+\\s*(?=\\D).*");
    private static final Pattern SENTENCE = Pattern.compile("(?s).*[.!;…)»\"”。]$");
    private static final Pattern COOKING = Pattern.compile("(?iu).*(?:\\d ?°|\\bgas (?:mark )?\\d|\\d+ ?(?:-|–|to|bis|à|a) ?\\d* ?(?:min|std|h\\b"
        + "|hours?|stunden?)|\\d+ ?(?:min|minut\\w*|hours?|stunden?|heures?|horas?|ore)\\b).*");
    private static final Pattern PRICED = Pattern.compile("(?iu).*(?:[$£€]|\\b\\d+[.,]\\d\\d$|\\b(?:votes?|ratings?|reviews?|comments?|kcal)\\b"
        + "|\\b\\d+ ?sec\\w*\\b).*");
    private static final Pattern DATED = Pattern.compile(".*\\b(?:19|20)\\d\\d\\b.*|\\D*\\(\\d+\\)");
    private static final Pattern SERVES = Pattern.compile("(?iu)^(?:for|für|pour|para|per|serves?|makes?|yields?|feeds?|fills?|enough|reicht|ergibt"
        + "|personas?|personnes|dosi|servings?|portion\\p{L}*|raciones)\\b.{0,60}");
    private static final String ENDS = "(?:er|ez|ar|ir|e|a|en|an|o|re|are|ere|ire|ate|ete|ite|amos|emos|imos|ad|ed|id|tez|issez|es|i|is)\\b";
    private static final Pattern VERB = Pattern.compile("(?iu)\\b(?:(?:add|bake|beat|blend|boil|bring|brown|brush|chill|chop|combine|cook|cool|cover"
        + "|cream|crush|cut|dice|dip|drain|drizzle|drop|dust|fill|flip|fold|freeze|fry|garnish|grate|grease|grill|grind|heat|knead|ladle|layer|lay"
        + "|leave|let|lift|mash|melt|mix|pack|pat|peel|place|pour|preheat|press|prick|put|reduce|refrigerate|remove|rest|rinse|roast|roll|rub|scatter"
        + "|scoop|scrape|season|sear|serve|set|shape|sift|sieve|simmer|skim|slice|soak|spoon|spread|sprinkle|squeeze|steam|stir|strain|sweat|taste"
        + "|tear|tie|tip|toast|toss|transfer|trim|turn|warm|wash|whip|whisk|wipe|wrap)\\b"
        + "|\\p{L}*(?:schneiden|geben|rühren|kochen|backen|lassen|mischen|kneten|würfeln|schälen|waschen|braten|dünsten|rösten|legen|füllen|gießen"
        + "|streuen|bestreichen|heizen|erhitzen|schlagen|hacken|reiben|formen|rollen|servieren|würzen|schmecken|schmelzen|ziehen|stellen|schaben"
        + "|pressen|verteilen|vermengen|pürieren|garen|köcheln|nehmen|entfernen|stechen|streichen)\\b"
        + "|(?:m[eé]lang|ajout|fai|fait|coup|cuis|vers|mett|mettr|laiss|pr[eé]chauff|[eé]pluch|incorpor|serv|[eé]goutt|chauff|port|r[eé]serv|batt|battr"
        + "|fouett|p[eé]tr|[eé]tal|dispos|saupoudr|assaisonn|fond|riss|reven|enfourn|retir|añad|mezcl|cort|coc|cuez|cuec|pon|pong|coloc|lav|pel|pic|sofr"
        + "|fr|herv|horn|calient|calent|dej|sirv|escurr|tritur|ech|agreg|precal|amas|viert|tuest|aggiung|mescol|tagli|cuoc|lasci|scald|unisc|un|impast"
        + "|sbatt|trit|soffrigg|inforn|sciogl|sbucc|scol|mantec|snijd|voeg|meng|roer|kook|bak|giet|verwarm|klop|kneed|adicion|mistur|lev|deix|junt"
        + "|refog|mex)" + ENDS + ")");
    private static final Pattern PERSON = Pattern.compile("(?iu)\\b(?:i|i['’](?:m|ve|ll|d)|we|my|me|our|us|ich|wir|mein\\p{L}*|uns\\p{L}*|je|j['’]ai"
        + "|nous|mon|ma|notre|io|mio|mia|noi|yo|mi|nuestr\\p{L}*|nosotros|thanks?|danke|merci|grazie|gracias)\\b");
    private static final Pattern WORD = Pattern.compile("\\p{L}{3,}");
    private static final int STEM = 5;

    /// A property of a line.
    enum Mark {
        ALWAYS, INGREDIENT, AMOUNT_ALONE, AMOUNT_LAST, TINY, SHORT, MEDIUM, LONG, VERY_LONG, SENTENCE, COLON, LOWER, DIGIT, COUNTED, COOKING, PRICED,
        DATED, SERVES, LINK, LARGE_HEADING, SMALL_HEADING, BOLD, ITEM, LIST_OF_INGREDIENTS, LIST_WITH_INGREDIENTS, LIST_OF_SENTENCES,
        INGREDIENTS_HEADING, METHOD_HEADING, END_HEADING, HINT, UNDER_INGREDIENTS, UNDER_METHOD, UNDER_END, UNDER_OTHER, INGREDIENT_BEFORE,
        INGREDIENT_AFTER, AMONG_INGREDIENTS, NEAR_INGREDIENTS, AMONG_SENTENCES, NAMES_ONE, NAMES_TWO, NAMES_MORE, VERB, VERBS, PERSON, QUESTION,
        LOOKS_LIKE_INGREDIENTS, LOOKS_LIKE_SENTENCES, ABOVE_TITLE
    }

    /// A property of two lines that follow each other.
    enum Pair { ALWAYS, SAME_LOOK, SAME_LIST, HEADING, END, METHOD, INGREDIENTS, COUNT_BEGINS, COUNT_ENDS }

    private final List<Line> lines;
    private final List<EnumSet<Mark>> marks = new ArrayList<>();
    private final Set<String> names;

    /// @param lines the lines of a page, amounts joined with their foods
    LineMarks(List<Line> lines) {
        this.lines = lines;
        lines.forEach(line -> marks.add(alone(line)));
        names = IntStream.range(0, lines.size()).filter(i -> is(i, Mark.INGREDIENT) && !is(i, Mark.VERB)).mapToObj(i -> lines.get(i).text())
            .flatMap(text -> words(IngredientLine.parse(text).name())).collect(Collectors.toSet());
        sections();
        groups(Line::list, List.of(Mark.LIST_OF_INGREDIENTS, Mark.LIST_WITH_INGREDIENTS, Mark.LIST_OF_SENTENCES));
        groups(Line::look, List.of(Mark.LOOKS_LIKE_INGREDIENTS, Mark.LOOKS_LIKE_INGREDIENTS, Mark.LOOKS_LIKE_SENTENCES));
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
            add(pairs, Pair.SAME_LIST, line.list() != null && line.list() == before.list());
            add(pairs, Pair.COUNT_BEGINS, is(at, Mark.COUNTED) && !is(at - 1, Mark.COUNTED));
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
        found.add(length < 15 ? Mark.TINY : length < 40 ? Mark.SHORT : length < 90 ? Mark.MEDIUM : length < 250 ? Mark.LONG : Mark.VERY_LONG);
        boolean isAmount = isAmount(text);
        add(found, Mark.INGREDIENT, !isAmount && isIngredient(text));
        add(found, Mark.AMOUNT_ALONE, isAmount);
        add(found, Mark.AMOUNT_LAST, length < 90 && LATE_AMOUNT.matcher(text).matches());
        add(found, Mark.SENTENCE, length >= 18 && SENTENCE.matcher(text).matches());
        add(found, Mark.COLON, text.endsWith(":"));
        add(found, Mark.LOWER, Character.isLowerCase(text.codePointAt(0)));
        add(found, Mark.DIGIT, Character.isDigit(text.codePointAt(0)));
        add(found, Mark.COUNTED, NUMBERED.matcher(text).matches());
        add(found, Mark.COOKING, COOKING.matcher(text).matches());
        add(found, Mark.PRICED, PRICED.matcher(text).matches());
        add(found, Mark.DATED, DATED.matcher(text).matches());
        add(found, Mark.SERVES, SERVES.matcher(text).matches());
        add(found, Mark.LINK, line.isLink());
        add(found, Mark.LARGE_HEADING, line.heading() > 0 && line.heading() < 3);
        add(found, Mark.SMALL_HEADING, line.heading() > 2 && line.heading() < 7);
        add(found, Mark.BOLD, line.heading() == 7);
        add(found, Mark.ITEM, line.isItem());
        add(found, Mark.INGREDIENTS_HEADING, Headings.isIngredients(text));
        add(found, Mark.METHOD_HEADING, Headings.isMethod(text));
        add(found, Mark.END_HEADING, Headings.isEnd(text));
        add(found, Mark.HINT, Headings.isHint(text));
        add(found, Mark.PERSON, PERSON.matcher(text).find());
        add(found, Mark.QUESTION, text.contains("?"));
        long verbs = VERB.matcher(text).results().limit(2).count();
        add(found, Mark.VERB, verbs > 0);
        add(found, Mark.VERBS, verbs > 1);
        return found;
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
        return text.length() <= 25 && AMOUNT.matcher(text).matches() && (text.chars().noneMatch(Character::isLetter)
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

    private static double share(List<Integer> members, Predicate<Integer> is) {
        return (double) members.stream().filter(is).count() / members.size();
    }

    private void neighbours(int at) {
        var found = marks.get(at);
        add(found, Mark.INGREDIENT_BEFORE, at > 0 && is(at - 1, Mark.INGREDIENT));
        add(found, Mark.INGREDIENT_AFTER, at + 1 < lines.size() && is(at + 1, Mark.INGREDIENT));
        var near = IntStream.rangeClosed(Math.max(0, at - AROUND), Math.min(lines.size() - 1, at + AROUND)).filter(i -> i != at).boxed().toList();
        double foods = near.isEmpty() ? 0 : share(near, i -> is(i, Mark.INGREDIENT));
        add(found, Mark.AMONG_INGREDIENTS, foods > 0.6);
        add(found, Mark.NEAR_INGREDIENTS, foods > 0.3);
        add(found, Mark.AMONG_SENTENCES, !near.isEmpty() && share(near, i -> is(i, Mark.SENTENCE) && is(i, Mark.VERB)) > 0.4);
    }

    /// Marks a line by how many of the page's foods it names.
    private void named(int at) {
        long said = words(lines.get(at).text()).distinct().filter(names::contains).limit(3).count();
        add(marks.get(at), said == 1 ? Mark.NAMES_ONE : said == 2 ? Mark.NAMES_TWO : Mark.NAMES_MORE, said > 0);
    }

    /// Returns the longer words of a text in lower case, cut to their first letters, so that "onions" is an "onion".
    static Stream<String> words(String text) {
        return WORD.matcher(text.toLowerCase(Locale.ROOT)).results().map(found -> found.group().substring(0, Math.min(STEM, found.group().length())))
            .map(word -> word.length() == STEM && word.endsWith("s") ? word.substring(0, STEM - 1) : word);
    }

    /// Joins amounts and numbers that stand alone with the lines that they belong to.
    static List<Line> joined(List<Line> page) {
        boolean hasAmounts = IntStream.range(0, page.size() - 1).filter(i -> isAmountBefore(page, i)).count() >= MIN_GROUP;
        var all = new ArrayList<Line>();
        for (int i = 0; i < page.size(); i++) {
            var line = page.get(i);
            boolean isCount = i + 1 < page.size() && line.text().matches("0?\\d{1,2}[.)]?") && page.get(i + 1).text().length() >= 18;
            if (isCount && !isAmountBefore(page, i) || isCount && SENTENCE.matcher(page.get(i + 1).text()).matches()) {
                all.add(page.get(++i).with(line.text().replaceAll("\\D", "") + ". " + page.get(i).text()));
            } else if (hasAmounts && isAmountBefore(page, i)) {
                all.add(page.get(++i).with(line.text() + " " + page.get(i).text()));
            } else {
                all.add(line);
            }
        }
        return all;
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
