package alfred.transfer.format.page;

import alfred.transfer.format.page.PageLines.Line;
import alfred.transfer.format.text.Headings;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Finds the name of a dish among the lines above its ingredients.
final class DishName {
    /// The lines at the top of a page among which the site's name may be.
    private static final int TOP = 6;
    /// The lines between a dish's name and the first ingredient that hardly part them.
    private static final int NEXT = 3;
    private static final int MAX_TITLE_WORDS = 8;
    /// The lines above the first ingredient among which the recipe's name may be.
    private static final int ABOVE = 14;
    private static final int MAX_TITLE = 90;
    private static final int MIN_STEP = 40;
    /// The letters of a word that a title shares with its recipe: shorter words are in every text.
    private static final int MIN_SHARED = 4;
    private static final Pattern SENTENCE = Pattern.compile("(?s).*[.!;…)»\"”]$");
    private static final Pattern PREAMBLE =
        Pattern.compile("(?iu)^(?:(?:for|für|pour|para|per|serves?|makes?|yields?|feeds?|fills?|enough|reicht"
            + "|ergibt|personas?|personnes|dosi|ingredien).{0,60}|.{0,40}:)$");

    private final List<Line> lines;
    /// What stands last in the page's title: mostly the site's name.
    private final String site;
    /// The parts of the page's title: the site's name, and mostly the dish's.
    private final Set<String> titles;

    /// @param lines the lines of a page
    /// @param title what the page calls itself; `""` if nothing
    DishName(List<Line> lines, String title) {
        this.lines = lines;
        var parts = Arrays.stream(title.strip().split("\\s+[|·•–—:»-]+\\s+")).toList();
        boolean isAllTheDish = parts.size() > 1 && parts.stream().limit(parts.size() - 1L).allMatch(PageTitle::isEmpty);
        site = isAllTheDish ? "" : parts.getLast();
        titles = Set.copyOf(parts);
    }

    /// Returns the line above that is likeliest to name the dish: near, a heading, with words of the recipe or of the
    /// page's name; `""` if there is none.
    ///
    /// @param before where the recipe before ends
    /// @param at the first ingredient, or the heading of its section
    /// @param said the words of the recipe
    /// @param called the words of the page's name
    String above(int before, int at, Set<String> said, Set<String> called) {
        var above =
            IntStream.range(Math.min(before, at), at).filter(i -> lines.get(i).heading() > 0 || !lines.get(i).isLink())
                .filter(i -> i >= TOP || !lines.get(i).text().equalsIgnoreCase(site)).mapToObj(lines::get).toList()
                .reversed();
        return IntStream.range(0, above.size())
            .filter(i -> (i < ABOVE || above.get(i).heading() == 1) && isTitle(above.get(i))).boxed()
            .max(Comparator.comparingDouble(i -> weight(above.get(i), said, called)
                + (isNext(above, i) && shared(above.get(i), said) > 1 ? 0.6 : 0) - 0.08 * Math.min(i, ABOVE)))
            .map(i -> above.get(i).text())
            .map(text -> LinePatterns.AFTER_NAME.matcher(text).replaceFirst("")).orElse("");
    }

    /// Whether only a few short lines stand between a line and the ingredients below it.
    private static boolean isNext(List<Line> above, int at) {
        return at <= NEXT && above.subList(0, at).stream().allMatch(line -> line.text().length() < MIN_STEP);
    }

    /// Returns how many words of a line are among others.
    private static long shared(Line line, Set<String> said) {
        return LineMarks.words(line.text()).filter(word -> word.length() >= MIN_SHARED).filter(said::contains).count();
    }

    private double weight(Line line, Set<String> said, Set<String> called) {
        var words = LineMarks.words(line.text()).filter(word -> word.length() >= MIN_SHARED).toList();
        double weight = line.heading() == 0 ? 0 : line.heading() == 7 ? 0.5 : 1;
        weight += 0.75 * Math.min(2, shared(line, said));
        weight += words.isEmpty() ? 0 : 0.5 * words.stream().filter(called::contains).count() / words.size();
        var name = LinePatterns.AFTER_NAME.matcher(line.text()).replaceFirst("");
        weight += line.heading() == 0 && titles.contains(name) && shared(line, said) > 0 ? 0.75 : 0;
        weight += name.length() > MIN_SHARED && name.equals(name.toUpperCase(Locale.ROOT)) ? 0.5 : 0;
        boolean isLong = name.split(" ").length > MAX_TITLE_WORDS || name.chars().anyMatch(Character::isDigit);
        return line.heading() == 0 && isLong ? weight - 1 : weight;
    }

    private boolean isTitle(Line line) {
        var text = LinePatterns.AFTER_NAME.matcher(line.text()).replaceFirst("");
        return text.length() > 2 && text.length() <= MAX_TITLE && !Headings.isIngredients(text)
            && !Headings.isMethod(text) && !Headings.isEnd(text)
            && !PREAMBLE.matcher(text).matches() && !LinePatterns.FACT.matcher(text).matches()
            && !LinePatterns.BUTTON.matcher(text).matches()
            && (!line.isLink() || line.heading() > 0) && !(line.isItem() && line.heading() == 7)
            && !PageTitle.isEmpty(text)
            && !text.matches("(?i)(?:re|by|von|par|di|da|por)[: ].*")
            && (line.heading() > 0 || titles.contains(text) || !SENTENCE.matcher(text).matches() && !line.isItem());
    }
}
