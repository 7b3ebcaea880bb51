package alfred.transfer.format.page;

import alfred.kitchen.ingredient.IngredientLine;
import alfred.transfer.format.page.LineLabels.Label;
import alfred.transfer.format.page.PageLines.Line;
import alfred.transfer.format.text.Headings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Finds the recipes among the words of a page: runs of lines that are ingredients, each with the steps below it that
/// speak of them. What it finds is never sure.
final class PageRecipes {
    private static final int MIN_INGREDIENTS = 2;
    /// The lines above the first ingredient among which the recipe's name may be.
    private static final int ABOVE = 14;
    /// The lines above the first ingredient among which the heading of the ingredients may be.
    private static final int NEAR = 5;
    private static final int MAX_TITLE = 90;
    private static final int MAX_HEADING = 70;
    /// The most lines of a part that only its heading speaks for.
    private static final int MAX_HEADED = 40;
    private static final int MIN_STEP = 40;
    /// The letters of a word that a title shares with its recipe: shorter words are in every text.
    private static final int MIN_SHARED = 4;
    /// The share of the ingredients that the steps of a recipe speak of at least.
    private static final double SPOKEN_OF = 0.2;
    private static final Pattern STEP_HEADING =
        Pattern.compile("(?iu)^(?:step|schritt|[eé]tape|paso|passo|passaggio|fase|stap|trin|steg|krok|шаг)?"
            + "\\s*\\d{1,2}\\s*[.:)]?$");
    private static final Pattern NUMBER = Pattern.compile("[\\d½⅓⅔¼¾⅛]");
    private static final Pattern SENTENCE = Pattern.compile("(?s).*[.!;…)»\"”]$");

    private final List<Line> lines;
    private final List<Recipe> recipes = new ArrayList<>();
    /// The words of the page's name.
    private final Set<String> named;
    private final DishName name;

    /// A recipe on a page.
    ///
    /// @param title the heading above it; `""` if there is none
    /// @param ingredients its lines; headings among them end with a colon
    /// @param steps its steps; headings among them end with a colon
    record Recipe(String title, List<String> ingredients, List<String> steps) {
        String words() {
            return String.join(" ", ingredients) + " " + String.join(" ", steps);
        }

        /// This recipe with what stands below the heading of the steps, where that is all other lines, and more words.
        Recipe orSteps(List<String> headed) {
            return headed.stream().noneMatch(steps::contains)
                && String.join("", headed).length() > String.join("", steps).length()
                    ? new Recipe(title, ingredients, headed) : this;
        }
    }

    /// The lines of one recipe, from its first ingredient to its last step.
    private record Span(int from, int to) {}

    /// @param page the lines of a page
    /// @param title what the page calls itself; `""` if nothing
    PageRecipes(List<Line> page, String title) {
        this(page, title, LineLabels.LEARNT);
    }

    PageRecipes(List<Line> page, String title, LineLabels weights) {
        lines = LineMarks.joined(page);
        var labels = weights.of(new LineMarks(lines)).labels();
        var spans = spans(labels);
        name = new DishName(lines, title);
        named = LineMarks.words(title).filter(word -> word.length() >= MIN_SHARED).collect(Collectors.toSet());
        var called = spans.size() > 1 ? Set.<String>of() : LineMarks.words(title).collect(Collectors.toSet());
        int end = 0;
        for (var span : spans) {
            recipe(span, labels, called, end).ifPresent(recipes::add);
            end = end(span);
        }
        if (recipes.isEmpty()) {
            headed(called).ifPresent(recipes::add);
        }
    }

    /// Returns where a recipe ends: a heading behind its steps is the name of what follows.
    private int end(Span span) {
        return IntStream.range(span.from(), span.to()).filter(i -> lines.get(i).heading() == 0).max()
            .orElse(span.from()) + 1;
    }

    /// Returns the recipe whose parts headings name, however little else speaks for one: in a language that nothing was
    /// learnt of, or of two lines.
    private Optional<Recipe> headed(Set<String> called) {
        int foods = IntStream.range(0, lines.size()).filter(i -> Headings.isIngredients(lines.get(i).text()))
            .findFirst().orElse(lines.size());
        int method = IntStream.range(foods, lines.size()).filter(i -> Headings.isMethod(lines.get(i).text()))
            .findFirst().orElse(lines.size());
        int end = method < lines.size() ? end(method) : lines.size();
        var ingredients = plain(foods + 1, method);
        var steps = plain(method + 1, end);
        boolean isOne =
            !ingredients.isEmpty() && ingredients.size() <= MAX_HEADED && !steps.isEmpty() && steps.size() <= MAX_HEADED
                && ingredients.stream().allMatch(line -> line.length() < MAX_TITLE);
        return isOne ? Optional.of(new Recipe(name.above(0, foods, Set.of(), called), ingredients, steps))
            : Optional.empty();
    }

    /// Returns what stands below the page's heading of the steps; empty if there is none.
    List<String> stepsBelowHeading() {
        for (int i = 0; i + 1 < lines.size(); i++) {
            var below = isMethod(i) ? plain(i + 1, end(i)) : List.<String>of();
            if (below.stream().anyMatch(line -> line.length() > MIN_STEP)) {
                return below;
            }
        }
        return List.of();
    }

    /// Returns where the part below a heading ends: at a heading as large, or where something else begins.
    private int end(int heading) {
        return IntStream.range(Math.min(heading + 1, lines.size()), lines.size()).filter(i -> lines.get(i).heading() > 0
            && lines.get(i).heading() <= Math.max(1, lines.get(heading).heading()) && !isMethod(i)
            || Headings.isEnd(lines.get(i).text())
            || Headings.isHint(lines.get(i).text())).findFirst().orElse(lines.size());
    }

    /// Whether a line is a heading of steps, also by the dish's name: `Banketstaaf maken`.
    private boolean isMethod(int at) {
        var line = lines.get(at);
        return Headings.isMethod(line.text()) || line.heading() > 0 && Headings.isMaking(line.text())
            && LineMarks.words(line.text()).anyMatch(named::contains);
    }

    private List<String> plain(int from, int to) {
        return lines.subList(Math.min(from, to), to).stream()
            .filter(line -> !LinePatterns.BUTTON.matcher(line.text()).matches()
                && !LinePatterns.FACT.matcher(line.text()).matches()
                && !LinePatterns.SERVES.matcher(line.text()).matches())
            .map(line -> line.heading() > 0 ? line.text().replaceAll("\\s*[:：]*$", "") + ":" : line.text()).toList();
    }

    /// The recipes in the order of the page; empty if none was found.
    List<Recipe> found() {
        return recipes;
    }

    private static List<Span> spans(List<Label> labels) {
        var spans = new ArrayList<Span>();
        int from = -1;
        int last = -1;
        for (int i = 0; i < labels.size(); i++) {
            var label = labels.get(i);
            boolean isNew = label == Label.INGREDIENT && (from < 0 || last > from);
            if (isNew || label == Label.OTHER) {
                if (last > from && from >= 0) {
                    spans.add(new Span(from, last + 1));
                }
                from = isNew ? i : -1;
                last = -1;
            }
            last = label == Label.STEP && from >= 0 ? i : last;
        }
        if (from >= 0 && last > from) {
            spans.add(new Span(from, last + 1));
        }
        return spans;
    }

    /// @param called the words of the page's name
    /// @param before where the recipe before ends
    private Optional<Recipe> recipe(Span found, List<Label> labels, Set<String> called, int before) {
        var labelled = new Span(first(found, labels), found.to());
        var span = new Span(belowHeading(before, labelled.from()), labelled.to());
        IntPredicate isFood = i -> labels.get(i) == Label.INGREDIENT || i < labelled.from() && isListed(i);
        IntPredicate isStep = i -> labels.get(i) == Label.STEP;
        var foods = texts(span, isFood);
        if (foods.size() < MIN_INGREDIENTS
            || !isHeaded(span) && !(hasAmounts(span, foods)
                && (isSpokenOf(foods, texts(span, isStep)) || isCounted(foods, texts(span, isStep))))) {
            return Optional.empty();
        }
        int method = IntStream.range(span.from(), span.to()).filter(isStep).findFirst().orElse(span.to());
        var said = Stream.concat(foods.stream(), texts(span, isStep).stream()).flatMap(LineMarks::words)
            .filter(word -> word.length() >= MIN_SHARED)
            .collect(Collectors.toSet());
        return Optional
            .of(new Recipe(
                name.above(before, hasSectionAbove(span, isFood) ? span.from() - 1 : span.from(), said, called),
                ingredients(new Span(span.from(), method), isFood),
                steps(new Span(method, end(span, method, foods)), isStep)));
    }

    /// Returns where the ingredients begin: below their heading, if nothing but items of lists and names of sections
    /// stands between it and the first line that is known for one. What stands there is not the dish's name either.
    private int belowHeading(int before, int first) {
        int heading = IntStream.range(Math.max(before, first - ABOVE), first)
            .filter(i -> Headings.isIngredients(lines.get(i).text())).max().orElse(first);
        boolean isList = IntStream.range(heading + 1, first).anyMatch(this::isListed)
            && IntStream.range(heading + 1, first).allMatch(i -> lines.get(i).isItem() || isSection(i));
        return isList ? heading + 1 : first;
    }

    /// Returns the first ingredient of a recipe: not what says for how many it is, nor a list above the dish's name,
    /// where a heading of ingredients stands below that name and none above the list.
    private int first(Span span, List<Label> labels) {
        int method = IntStream.range(span.from(), span.to()).filter(i -> labels.get(i) == Label.STEP).findFirst()
            .orElse(span.to());
        int name = IntStream.range(span.from(), method).filter(i -> isName(i) && labels.get(i) == Label.BETWEEN)
            .findFirst().orElse(method);
        int heading = isUnderHeading(span) ? method
            : IntStream.range(name, method).filter(i -> Headings.isIngredients(lines.get(i).text())).findFirst()
                .orElse(method);
        return IntStream.range(heading < method ? heading : span.from(), method)
            .filter(
                i -> labels.get(i) == Label.INGREDIENT && !LinePatterns.SERVES.matcher(lines.get(i).text()).matches())
            .findFirst().orElse(span.from());
    }

    private boolean isName(int at) {
        return lines.get(at).heading() > 0 && lines.get(at).heading() < 4;
    }

    private boolean isListed(int at) {
        return lines.get(at).isItem() && !LinePatterns.COLUMNS.matcher(lines.get(at).text()).matches();
    }

    /// Returns where the steps end: paragraphs after them that name no food and nothing to do are none.
    private int end(Span span, int method, List<String> foods) {
        var names = foods.stream().flatMap(text -> LineMarks.words(IngredientLine.parse(text).name()))
            .collect(Collectors.toSet());
        int end = span.to();
        while (end - 1 > method && isIdle(lines.get(end - 1), names)) {
            end--;
        }
        return end;
    }

    private static boolean isIdle(Line line, Set<String> names) {
        return !line.isItem() && !LinePatterns.COUNTED.matcher(line.text()).matches()
            && !LinePatterns.VERB.matcher(line.text()).find()
            && !LinePatterns.COOKING.matcher(line.text()).matches()
            && LineMarks.words(line.text()).noneMatch(names::contains);
    }

    /// Whether headings say that these are the ingredients and the steps.
    private boolean isHeaded(Span span) {
        return isUnderHeading(span)
            && IntStream.range(span.from(), span.to()).anyMatch(i -> Headings.isMethod(lines.get(i).text()));
    }

    /// Whether a number stands in the ingredients, or a heading of them above: other lists are of a story.
    private boolean hasAmounts(Span span, List<String> foods) {
        return foods.stream().anyMatch(text -> NUMBER.matcher(text).find()) || isUnderHeading(span);
    }

    private boolean isUnderHeading(Span span) {
        return IntStream.range(Math.max(0, span.from() - NEAR), span.from())
            .anyMatch(i -> Headings.isIngredients(lines.get(i).text()));
    }

    private List<String> texts(Span span, IntPredicate which) {
        return IntStream.range(span.from(), span.to()).filter(which).mapToObj(i -> lines.get(i).text()).toList();
    }

    /// Whether enough of the ingredients appear in the steps: the list of a story or the prices of a menu do not.
    private static boolean isSpokenOf(List<String> foods, List<String> steps) {
        var said = steps.stream().flatMap(LineMarks::words).filter(word -> word.length() >= MIN_SHARED)
            .collect(Collectors.toSet());
        long spoken = foods.stream()
            .filter(text -> LineMarks.words(IngredientLine.parse(text).name()).anyMatch(said::contains)).count();
        return spoken >= Math.min(2, foods.size()) && spoken >= foods.size() * SPOKEN_OF;
    }

    /// Whether all steps are counted below a list of amounts.
    private static boolean isCounted(List<String> foods, List<String> steps) {
        return steps.size() > 1 && steps.stream().allMatch(step -> LinePatterns.COUNTED.matcher(step).matches())
            && foods.stream().filter(text -> NUMBER.matcher(text).find()).count() * 2 > foods.size();
    }

    /// Returns the ingredients; a short line that stands before some of them, as other such lines do, is their heading.
    private List<String> ingredients(Span span, IntPredicate isFood) {
        var words = new ArrayList<String>();
        for (int i = span.from(); i < span.to(); i++) {
            if (isFood.test(i)) {
                words.add(lines.get(i).text());
            } else if (i + 1 < span.to() && isFood.test(i + 1) && isSection(i)) {
                words.add(section(i));
            }
        }
        if (hasSectionAbove(span, isFood)) {
            words.addFirst(section(span.from() - 1));
        }
        return words;
    }

    /// Whether the line above the first ingredient is a heading like those among the ingredients.
    private boolean hasSectionAbove(Span span, IntPredicate isFood) {
        int above = span.from() - 1;
        return above >= 0 && isSection(above)
            && IntStream.range(span.from(), span.to() - 1).anyMatch(i -> !isFood.test(i) && isFood.test(i + 1)
                && isSection(i) && lines.get(i).heading() == lines.get(above).heading()
                && lines.get(i).look().equals(lines.get(above).look()));
    }

    private boolean isSection(int at) {
        var line = lines.get(at);
        return line.text().length() < MAX_HEADING
            && (line.heading() > 0 || line.text().endsWith(":") || IngredientLine.parse(line.text()).isSection())
            && !Headings.isIngredients(line.text()) && !Headings.isMethod(line.text()) && !Headings.isEnd(line.text())
            && !LinePatterns.SERVES.matcher(line.text()).matches() && !LinePatterns.FACT.matcher(line.text()).matches();
    }

    private String section(int at) {
        return lines.get(at).text().replaceAll("\\s*[:：]*$", "") + ":";
    }

    private List<String> steps(Span span, IntPredicate isStep) {
        var words = new ArrayList<String>();
        for (int i = span.from(); i < span.to(); i++) {
            var line = lines.get(i);
            if (STEP_HEADING.matcher(line.text()).matches() || Headings.isMethod(line.text())) {
                continue;
            }
            if (Headings.isHint(line.text()) && !words.isEmpty()) {
                break;
            }
            boolean isName =
                line.heading() > 0 && line.text().length() < MAX_HEADING && !SENTENCE.matcher(line.text()).matches();
            if (isStep.test(i)) {
                words.add(isName ? section(i) : line.text());
            } else if (isName && i + 1 < span.to() && isStep.test(i + 1)) {
                words.add(section(i));
            }
        }
        while (!words.isEmpty() && words.getLast().endsWith(":") && words.getLast().length() < MAX_HEADING) {
            words.removeLast();
        }
        return words;
    }
}
