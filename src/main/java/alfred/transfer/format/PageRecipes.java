        if (foods.size() < MIN_INGREDIENTS || !isHeaded(span) && !isSpokenOf(foods, texts(span, isStep))) {package alfred.transfer.format;

import alfred.kitchen.ingredient.IngredientLine;
import alfred.transfer.format.LineLabels.Label;
import alfred.transfer.format.PageLines.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Finds the recipes among the words of a page: runs of lines that are ingredients, each with the steps below it that speak of
/// them. What it finds is never sure.
final class PageRecipes {
    private static final int MIN_INGREDIENTS = 2;
    /// The lines above the first ingredient among which the recipe's name may be.
    private static final int ABOVE = 14;
    /// The lines above the first ingredient among which the heading of the ingredients may be.
    private static final int NEAR = 5;
    private static final int MAX_TITLE = 90;
    private static final int MAX_TITLE_WORDS = 8;
    private static final int MAX_HEADING = 70;
    /// The letters of a word that a title shares with its recipe: shorter words are in every text.
    private static final int MIN_SHARED = 4;
    /// The share of the ingredients that the steps of a recipe speak of at least.
    private static final double SPOKEN_OF = 0.2;
    private static final Pattern STEP_HEADING = Pattern.compile("(?iu)^(?:step|schritt|[eé]tape|paso|passo|passaggio|fase|stap|trin|steg|krok|шаг)?"
        + "\\s*\\d{1,2}\\s*[.:)]?$");
    private static final Pattern SENTENCE = Pattern.compile("(?s).*[.!;…)»\"”]$");
    private static final Pattern PREAMBLE = Pattern.compile("(?iu)^(?:(?:for|für|pour|para|per|serves?|makes?|yields?|feeds?|fills?|enough|reicht"
        + "|ergibt|personas?|personnes|dosi|ingredien).{0,60}|.{0,40}:)$");

    private final List<Line> lines;
    private final List<Recipe> recipes = new ArrayList<>();

    /// A recipe on a page.
    ///
    /// @param title the heading above it; `""` if there is none
    /// @param ingredients its lines; headings among them end with a colon
    /// @param steps its steps; headings among them end with a colon
    record Recipe(String title, List<String> ingredients, List<String> steps) {
        String words() {
            return String.join(" ", ingredients) + " " + String.join(" ", steps);
        }
    }

    /// The lines of one recipe, from its first ingredient to its last step.
    private record Span(int from, int to) {}

    PageRecipes(List<Line> page) {
        this(page, LineLabels.LEARNT);
    }

    PageRecipes(List<Line> page, LineLabels weights) {
        lines = LineMarks.joined(page);
        var labels = weights.of(new LineMarks(lines)).labels();
        spans(labels).forEach(span -> recipe(span, labels).ifPresent(recipes::add));
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

    private Optional<Recipe> recipe(Span span, List<Label> labels) {
        IntPredicate isFood = i -> labels.get(i) == Label.INGREDIENT;
        IntPredicate isStep = i -> labels.get(i) == Label.STEP;
        var foods = texts(span, isFood);
        if (foods.size() < MIN_INGREDIENTS || !isSpokenOf(foods, texts(span, isStep))) {
            return Optional.empty();
        }
        int method = IntStream.range(span.from(), span.to()).filter(isStep).findFirst().orElse(span.to());
        var said = Stream.concat(foods.stream(), texts(span, isStep).stream()).flatMap(LineMarks::words).filter(word -> word.length() >= MIN_SHARED)
            .collect(Collectors.toSet());
        return Optional.of(new Recipe(title(span.from(), said), ingredients(new Span(span.from(), method), isFood),
            steps(new Span(method, span.to()), isStep)));
    }

    /// Whether headings say that these are the ingredients and the steps.
    private boolean isHeaded(Span span) {
        return IntStream.range(Math.max(0, span.from() - NEAR), span.from()).anyMatch(i -> Headings.isIngredients(lines.get(i).text()))
            && IntStream.range(span.from(), span.to()).anyMatch(i -> Headings.isMethod(lines.get(i).text()));
    }

    private List<String> texts(Span span, IntPredicate which) {
        return IntStream.range(span.from(), span.to()).filter(which).mapToObj(i -> lines.get(i).text()).toList();
    }

    /// Whether enough of the ingredients appear in the steps: the list of a story or the prices of a menu do not.
    private static boolean isSpokenOf(List<String> foods, List<String> steps) {
        var said = steps.stream().flatMap(LineMarks::words).collect(Collectors.toSet());
        long spoken = foods.stream().filter(text -> LineMarks.words(IngredientLine.parse(text).name()).anyMatch(said::contains)).count();
        return spoken >= Math.min(2, foods.size()) && spoken >= foods.size() * SPOKEN_OF;
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
        boolean hasFirst = span.from() > 0 && isSection(span.from() - 1) && IntStream.range(span.from(), span.to()).anyMatch(i -> !isFood.test(i)
            && isSection(i) && lines.get(i).heading() == lines.get(span.from() - 1).heading()
            && lines.get(i).look().equals(lines.get(span.from() - 1).look()));
        if (hasFirst) {
            words.addFirst(section(span.from() - 1));
        }
        return words;
    }

    private boolean isSection(int at) {
        var line = lines.get(at);
        return line.text().length() < MAX_HEADING && (line.heading() > 0 || line.text().endsWith(":") || IngredientLine.parse(line.text()).isSection())
            && !Headings.isIngredients(line.text()) && !Headings.isMethod(line.text());
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
            boolean isName = line.heading() > 0 && line.text().length() < MAX_HEADING && !SENTENCE.matcher(line.text()).matches();
            if (isStep.test(i)) {
                words.add(isName ? section(i) : line.text());
            } else if (isName && i + 1 < span.to() && isStep.test(i + 1)) {
                words.add(section(i));
            }
        }
        return words;
    }

    /// Returns the nearest line above that can be the name of a dish: a heading that names something of the recipe, else a
    /// short line that does, else a heading.
    private String title(int at, Set<String> said) {
        var above = lines.subList(Math.max(0, at - ABOVE), at).reversed().stream().filter(PageRecipes::isTitle).toList();
        var headings = above.stream().filter(line -> line.heading() > 0).map(Line::text).toList();
        var named = Stream.concat(headings.stream(), above.stream().map(Line::text)
            .filter(text -> text.split(" ").length <= MAX_TITLE_WORDS && text.chars().noneMatch(Character::isDigit)))
            .filter(text -> LineMarks.words(text).anyMatch(said::contains)).findFirst();
        return named.or(() -> headings.stream().findFirst()).orElse("");
    }

    private static boolean isTitle(Line line) {
        var text = line.text();
        return text.length() > 2 && text.length() <= MAX_TITLE && !Headings.isIngredients(text) && !Headings.isMethod(text) && !Headings.isEnd(text)
            && !PREAMBLE.matcher(text).matches() && (line.heading() > 0 || !SENTENCE.matcher(text).matches() && !line.isItem());
    }
}
