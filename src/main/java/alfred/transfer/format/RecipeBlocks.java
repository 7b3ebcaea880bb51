package alfred.transfer.format;

import alfred.kitchen.ingredient.IngredientLine;
import alfred.transfer.format.PageLines.Line;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Finds recipes among the words of a page without headings to go by: a run of lines that look like ingredients, and near below it a run of
/// sentences that speak of these ingredients. What it finds is never sure.
final class RecipeBlocks {
    private static final int MIN_INGREDIENTS = 3;
    /// How many lines may stand between the ingredients and the steps.
    private static final int NEAR = 8;
    private static final int ABOVE = 14;
    private static final int MAX_ITEM = 70;
    private static final int MAX_INGREDIENT = 160;
    private static final int MIN_SENTENCE = 18;
    /// How long the name of a step is at most.
    private static final int MAX_NAME = 25;
    private static final int MAX_TITLE = 90;
    private static final int MAX_TITLE_WORDS = 8;
    /// The letters of a word that a title shares with its recipe: shorter words are in every text.
    private static final int MIN_SHARED = 4;
    private static final Pattern NUMBERED = Pattern.compile("(?iu)^(?:(?:step|schritt|[eé]tape|paso|passo|stap)\\s*)?\\(?\\d{1,2}\\s*(?:[.):/°–-]"
        + "|º)+\\s*(?=\\D).*");
    private static final Pattern SENTENCE = Pattern.compile("(?s).*[.!;…)»\"”]$");
    private static final Pattern COOKING = Pattern.compile("(?iu).*(?:\\d ?°|\\bgas (?:mark )?\\d|\\d+ ?(?:-|–|to|bis|à|a) ?\\d* ?(?:min|std|h\\b"
        + "|hours?|stunden?)"
        + "|\\d+ ?(?:min|minut\\w*|hours?|stunden?|heures?|horas?|ore)\\b).*");
    private static final Pattern PRICED = Pattern.compile("(?iu).*(?:[$£€]|\\b\\d+[.,]\\d\\d$|\\b(?:votes?|ratings?|reviews?|comments?)\\b"
        + "|\\b\\d+ ?sec\\w*\\b).*");
    private static final Pattern PREAMBLE = Pattern.compile("(?iu)^(?:(?:for|für|pour|para|per|serves?|makes?|yields?|feeds?|fills?|enough|reicht"
        + "|ergibt"
        + "|personas?|personnes|dosi|ingredien).{0,60}|.{0,40}:)$");
    private static final Pattern COUNT = Pattern.compile("0?\\d{1,2}[.)]?");
    /// Lines whose numbers are none of food: with a year, or with a number in brackets at their end.
    private static final Pattern NO_AMOUNT = Pattern.compile(".*\\b(?:19|20)\\d\\d\\b.*|\\D*\\(\\d+\\)");
    private static final Pattern WORD = Pattern.compile("\\p{L}{3,}");
    /// The share of the ingredients that the steps of a recipe speak of at least.
    private static final double SPOKEN_OF = 0.2;

    private final List<Line> lines;
    private final List<Block> blocks = new ArrayList<>();

    /// A recipe on a page.
    ///
    /// @param title the heading above it; `""` if there is none
    /// @param ingredients its lines; headings among them end with a colon
    record Block(String title, List<String> ingredients, List<String> steps) {}

    /// A run of lines, `to` excluded.
    private record Run(int from, int to, int score) {}

    RecipeBlocks(List<Line> page) {
        this.lines = numbered(page);
        var runs = runs();
        for (int i = 0; i < runs.size(); i++) {
            var run = runs.get(i);
            var end = i + 1 < runs.size() ? runs.get(i + 1).from() : lines.size();
            var steps = steps(run, end).filter(found -> isSpokenOf(run, found));
            if (steps.isPresent()) {
                blocks.add(new Block(title(run.from(), said(run, steps.get())), texts(run), texts(steps.get())));
            }
        }
    }

    /// Joins numbers that stand alone with the lines that they count.
    private static List<Line> numbered(List<Line> page) {
        var all = new ArrayList<Line>();
        for (int i = 0; i < page.size(); i++) {
            var line = page.get(i);
            boolean isCount = i + 1 < page.size() && COUNT.matcher(line.text()).matches() && page.get(i + 1).text().length() >= MIN_SENTENCE;
            if (isCount) {
                var next = page.get(++i);
                all.add(new Line(line.text().replaceAll("\\D", "") + ". " + next.text(), 0, next.list()));
            } else {
                all.add(line);
            }
        }
        return all;
    }

    /// The recipes in the order of the page; empty if none was found.
    List<Block> found() {
        return blocks;
    }

    /// Returns the runs of ingredients, from the top.
    private List<Run> runs() {
        var found = new ArrayList<Run>();
        collect(0, lines.size(), found);
        found.sort(Comparator.comparing(Run::from));
        return found;
    }

    private void collect(int from, int to, List<Run> found) {
        var best = best(from, to, this::ingredientScore);
        if (best.isEmpty() || IntStream.range(best.get().from(), best.get().to()).filter(i -> isIngredient(lines.get(i).text()))
            .count() < MIN_INGREDIENTS) {
            return;
        }
        var whole = new Run(best.get().from(), goesOn(best.get().to(), to), best.get().score());
        found.add(whole);
        collect(from, whole.from(), found);
        collect(whole.to(), to, found);
    }

    /// Returns where a run of ingredients ends that have no amounts: "oil for frying", or a list "for the top".
    private int goesOn(int from, int end) {
        int to = from;
        while (to < end && isShortItem(lines.get(to)) && lines.get(to).list() == lines.get(from - 1).list() && to - from <= MIN_INGREDIENTS) {
            to++;
        }
        boolean isPart = to + 1 < end && (lines.get(to).heading() > 0 || lines.get(to).text().endsWith(":"))
            && lines.get(to).text().length() < MAX_NAME
            && !Headings.isMethod(lines.get(to).text()) && !Headings.isEnd(lines.get(to).text());
        var list = isPart ? lines.get(to + 1).list() : null;
        int last = to + 1;
        while (list != null && last < end && lines.get(last).list() == list && isShortItem(lines.get(last))) {
            last++;
        }
        boolean isWhole = list != null && (last == end || lines.get(last).list() != list);
        return isWhole && last - to <= 2 * MIN_INGREDIENTS + 1 ? goesOn(last, end) : to;
    }

    private static boolean isShortItem(Line line) {
        var text = line.text();
        return text.length() <= MAX_ITEM && line.heading() == 0 && !text.endsWith(".") && !text.endsWith(":") && !NUMBERED.matcher(text).matches()
            && !Headings.isMethod(text) && !Headings.isEnd(text);
    }

    /// Whether enough of the ingredients appear in the steps: the list of a story or the prices of a menu do not.
    private boolean isSpokenOf(Run ingredients, Run steps) {
        var said = IntStream.range(steps.from(), steps.to()).mapToObj(i -> lines.get(i).text()).flatMap(RecipeBlocks::words)
            .collect(Collectors.toSet());
        var all = IntStream.range(ingredients.from(), ingredients.to()).mapToObj(i -> lines.get(i).text()).filter(RecipeBlocks::isIngredient)
            .toList();
        long spoken = all.stream().filter(text -> words(IngredientLine.parse(text).name()).anyMatch(said::contains)).count();
        return spoken >= 2 && spoken >= all.size() * SPOKEN_OF;
    }

    /// Returns the run of lines with the greatest sum of scores; empty if no line has any.
    private static Optional<Run> best(int from, int to, IntUnaryOperator score) {
        Run best = null;
        int start = from;
        int sum = 0;
        for (int i = from; i < to; i++) {
            if (sum <= 0) {
                start = i;
                sum = 0;
            }
            sum += score.applyAsInt(i);
            if (sum > 0 && (best == null || sum > best.score())) {
                best = new Run(start, i + 1, sum);
            }
        }
        return Optional.ofNullable(best);
    }

    private int ingredientScore(int at) {
        var line = lines.get(at);
        var text = line.text();
        if (Headings.isMethod(text) || Headings.isEnd(text) && !isIngredient(text)) {
            return -12;
        }
        if (isIngredient(text) && (line.heading() == 0 || line.heading() == 7)) {
            return 3;
        }
        boolean isAmongItems = at > 0 && line.isItem() && lines.get(at - 1).list() == line.list();
        if (text.length() <= MAX_ITEM && isAmongItems && !NUMBERED.matcher(text).matches()) {
            return 0;
        }
        return text.length() > MAX_INGREDIENT ? -12 : line.heading() > 0 && line.heading() < 7 ? -4 : text.length() <= MAX_ITEM ? -2 : -5;
    }

    private static boolean isIngredient(String line) {
        if (line.length() > MAX_INGREDIENT || COOKING.matcher(line).matches() || PRICED.matcher(line).matches() || NUMBERED.matcher(line).matches()
            || PREAMBLE.matcher(line).matches() || NO_AMOUNT.matcher(line).matches()) {
            return false;
        }
        var parsed = IngredientLine.parse(line);
        return parsed.mainAmount().isPresent() && !parsed.name().isBlank() && parsed.name().length() < 50;
    }

    /// Returns the run of sentences near below a run of ingredients that speak of them; empty if there is none.
    private Optional<Run> steps(Run ingredients, int end) {
        var names = IntStream.range(ingredients.from(), ingredients.to()).mapToObj(i -> lines.get(i).text())
            .flatMap(text -> words(IngredientLine.parse(text).name())).collect(Collectors.toSet());
        int stop = IntStream.range(ingredients.to() + 1, end).filter(i -> Headings.isEnd(lines.get(i).text())
            && lines.get(i).text().length() < MAX_TITLE || Headings.isHint(lines.get(i).text())).findFirst().orElse(end);
        return best(ingredients.to(), stop, i -> stepScore(lines.get(i), names)).filter(run -> run.from() <= ingredients.to() + NEAR
            && IntStream.range(run.from(), run.to()).anyMatch(i -> mentions(lines.get(i).text(), names) > 0)).map(this::underOneHeading)
            .map(this::counted);
    }

    /// Ends the steps where a heading begins something else: one as large as that above them.
    private Run underOneHeading(Run run) {
        int above = IntStream.rangeClosed(Math.max(0, run.from() - 2), run.from()).map(i -> lines.get(i).heading()).filter(level -> level > 0).min()
            .orElse(0);
        int end = IntStream.range(run.from() + 1, run.to()).filter(i -> lines.get(i).heading() > 0 && lines.get(i).heading() <= above
            && above < 7 && !Headings.isMethod(lines.get(i).text())).findFirst().orElse(run.to());
        return new Run(run.from(), end, run.score());
    }

    /// Where most steps are counted or are items, those that are none before and behind them are no steps.
    private Run counted(Run run) {
        var items = IntStream.range(run.from(), run.to()).filter(i -> lines.get(i).isItem() || NUMBERED.matcher(lines.get(i).text()).matches())
            .toArray();
        boolean areCounted = items.length > 2 && items.length * 2 > run.to() - run.from();
        return areCounted ? new Run(items[0], items[items.length - 1] + 1, run.score()) : run;
    }

    private static int stepScore(Line line, Set<String> names) {
        var text = line.text();
        boolean isNumbered = NUMBERED.matcher(text).matches();
        boolean isSentence = isNumbered || text.length() >= MIN_SENTENCE && SENTENCE.matcher(text).matches();
        int said = Math.min(2, mentions(text, names)) + (COOKING.matcher(text).matches() ? 1 : 0) + (isNumbered ? 1 : 0);
        if (isSentence) {
            return said > 0 ? 1 + said : line.isItem() ? 0 : -1;
        }
        if (line.heading() > 0 && line.heading() < 7) {
            return Headings.isMethod(text) ? 0 : text.length() < MAX_NAME ? -1 : -4;
        }
        return text.length() < MIN_SENTENCE ? -1 : said > 0 ? 0 : -3;
    }

    private static int mentions(String text, Set<String> names) {
        return (int) words(text).distinct().filter(names::contains).count();
    }

    /// Returns the longer words of a text in lower case, cut to their first letters, so that "onions" is an "onion".
    private static Stream<String> words(String text) {
        return WORD.matcher(text.toLowerCase(Locale.ROOT)).results().map(found -> found.group().substring(0, Math.min(5, found.group().length())))
            .map(word -> word.length() == 5 && word.endsWith("s") ? word.substring(0, 4) : word);
    }

    /// Returns the nearest line above that can be the name of a dish: a heading that names something of the recipe, else a
    /// short line that does, else a heading.
    private String title(int at, Set<String> said) {
        var above = lines.subList(Math.max(0, at - ABOVE), at).reversed().stream().filter(RecipeBlocks::isTitle).toList();
        var headings = above.stream().filter(line -> line.heading() > 0).map(Line::text).toList();
        var named = Stream.concat(headings.stream(), above.stream().map(Line::text)
            .filter(text -> text.split(" ").length <= MAX_TITLE_WORDS && text.chars().noneMatch(Character::isDigit)))
            .filter(text -> words(text).anyMatch(said::contains)).findFirst();
        return named.or(() -> headings.stream().findFirst()).orElse("");
    }

    private static boolean isTitle(Line line) {
        var text = line.text();
        return text.length() > 2 && text.length() <= MAX_TITLE && !Headings.isIngredients(text) && !Headings.isMethod(text) && !Headings.isEnd(text)
            && !PREAMBLE.matcher(text).matches() && (line.heading() > 0 || !SENTENCE.matcher(text).matches() && !line.isItem());
    }

    private Set<String> said(Run ingredients, Run steps) {
        return IntStream.concat(IntStream.range(ingredients.from(), ingredients.to()), IntStream.range(steps.from(), steps.to()))
            .mapToObj(i -> lines.get(i).text()).flatMap(RecipeBlocks::words).filter(word -> word.length() >= MIN_SHARED).collect(Collectors.toSet());
    }

    private List<String> texts(Run run) {
        return lines.subList(run.from(), run.to()).stream().filter(line -> !Headings.isMethod(line.text()) && !Headings.isIngredients(line.text()))
            .map(line -> line.heading() > 0 && !isIngredient(line.text()) && !SENTENCE.matcher(line.text()).matches()
                ? line.text().replaceAll("\\s*[:：]*$", "") + ":" : line.text()).toList();
    }
}
