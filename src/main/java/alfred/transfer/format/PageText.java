package alfred.transfer.format;

import alfred.kitchen.ingredient.IngredientLine;
import alfred.transfer.format.PageLines.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Finds the ingredients and the steps among the words of a page, by headings and by what lines look like. What it
/// finds is never sure.
final class PageText {
    private static final int MAX_INGREDIENT = 200;
    private static final int MAX_INGREDIENTS = 120;
    private static final int MAX_STEPS = 80;
    /// How many lines below a heading its text may begin.
    private static final int NEAR = 11;
    private static final Pattern STEP_HEADING = Pattern.compile("(?iu)^(?:step|schritt|[eé]tape|paso|passo|stap|trin|steg|krok"
        + "|шаг)?\\s*\\d{1,2}\\s*[.:)]?$");
    private static final Pattern AMOUNT = Pattern.compile("^(?:(?:ca\\.?|about|approx\\.?"
        + "|~)\\s*)?[\\d½⅓⅔¼¾⅛⅜⅝⅞][\\d\\s./,½⅓⅔¼¾⅛⅜⅝⅞–-]*\\s*\\p{L}{0,14}\\.?$");
    private static final Pattern JUNK = Pattern.compile("(?iu)^(?:adjust servings?|servings?.{0,12}|us customary|metric|x?[123]x|scale"
        + "|cook mode.*|(?:print|save|pin|rate|copy)(?: .{0,20})?|.*\\badd to cart\\b.*|.{0,60}\\$\\d+\\.\\d\\d.{0,10}|"
        + "deselect all|select all|add to .*|shop .*|buy .*|see more|show more|read more|\\d+ (?:portions?|servings?|people|personen"
        + "|personnes).{0,10}|"
        + "\\+|-|–|×|(?:(?:\\d{1,3}|½) ?(?:h|hrs?|std\\.?|stunden?|hours?|min\\.?|mins|minutes?|minuten) ?){1,2}|"
        + "(?:prep|cook|total|rest|active|bak|vorbereitung|arbeit|gar|koch|back|ruhe|gesamt)\\w{0,8}[ -]?(?:time|zeit)?:|weiterlesen"
        + "|advertisement|anzeige|publicit[eé]|shopping list|image|photo.{0,30}|foto.{0,30})$");

    /// Lines with a fact: a time, a difficulty, a number of servings.
    private static final Pattern FACT = Pattern.compile("(?iu)^(?:(?:dificultad|difficult[yé]|schwierigkeit|dificuldade|difficolt[aà]|tiempo"
        + "|tempo|temps|time|"
        + "prep\\w*|pr[eé]paration|cuisson|cocci[oó]n|elaboraci[oó]n|reposo|total|costo?"
        + "|portion\\w*|por[cç][oõ]\\w*|raciones|personas"
        + "|quantidade)[^:]{0,25}:?\\s.{0,25}"
        + "|(?:para|für|pour|voor|for|per|serves) \\d+ \\p{L}{0,15}|quantidade de por\\w+)$");
    private static final Pattern LATE_AMOUNT = Pattern.compile("(?u)^\\p{L}.*\\s[\\d½¼¾][\\d.,/]*\\s*\\p{L}{0,12}\\.?$");

    private final List<Line> lines;
    private final List<String> ingredients = new ArrayList<>();
    private final List<String> steps = new ArrayList<>();
    private final boolean hasIngredientHeading;
    private final boolean hasMethodHeading;

    PageText(List<Line> lines) {
        this.lines = lines;
        int from = ingredientHeading();
        hasIngredientHeading = from >= 0;
        int last = hasIngredientHeading ? ingredients(from) : listOfIngredients();
        int method = methodHeading(hasIngredientHeading ? from : last);
        hasMethodHeading = method >= 0;
        if (method >= 0) {
            steps(method);
        } else if (last >= 0) {
            stepsAfter(last);
        }
    }

    /// The ingredient lines; headings among them end with a colon. Empty if none were found.
    List<String> ingredients() {
        return joined(ingredients);
    }

    /// The steps; headings among them end with a colon. Empty if none were found.
    List<String> steps() {
        return steps;
    }

    /// Whether headings tell where both parts are.
    boolean hasHeadings() {
        return hasIngredientHeading && hasMethodHeading;
    }

    private int ingredientHeading() {
        int best = -1;
        int most = 0;
        for (int i = 0; i < lines.size(); i++) {
            if (Headings.isIngredients(lines.get(i).text()) && !isContents(i)) {
                int found = count(i);
                if (found > most + 1) {
                    best = i;
                    most = found;
                }
            }
        }
        return best;
    }

    /// A heading that is an item of a list belongs to a table of contents, unless a list follows.
    private boolean isContents(int at) {
        return lines.get(at).isItem() && at + 1 < lines.size() && lines.get(at + 1).isItem() && Headings.isMethod(lines.get(at + 1).text());
    }

    /// How many of the next lines look like ingredients.
    private int count(int at) {
        int found = 0;
        int amounts = 0;
        for (int i = at + 1; i < Math.min(lines.size(), at + 40) && !Headings.isMethod(lines.get(i).text())
                && !Headings.isIngredients(lines.get(i).text()); i++) {
            amounts += isIngredient(lines.get(i).text()) || LATE_AMOUNT.matcher(lines.get(i).text()).matches() || isAmount(lines.get(i).text()) ? 1
                : 0;
            found += isIngredient(lines.get(i).text()) ? 2 : lines.get(i).isItem() && lines.get(i).text().length() < 80 ? 1 : 0;
        }
        return amounts > 1 || amounts == 1 && found < 6 ? found : 0;
    }

    private static boolean isFact(String line) {
        return line.length() < 45 && FACT.matcher(line).matches() && !isIngredient(line);
    }

    /// Whether a line is an amount without a food.
    private static boolean isAmount(String line) {
        if (line.length() > 25 || !AMOUNT.matcher(line).matches()) {
            return false;
        }
        var parsed = IngredientLine.parse(line);
        return parsed.name().isBlank() || !line.matches(".*\\p{L}.*");
    }

    private static boolean isIngredient(String line) {
        if (line.length() > MAX_INGREDIENT || isAmount(line)) {
            return false;
        }
        var parsed = IngredientLine.parse(line);
        return parsed.mainAmount().isPresent() && !parsed.name().isBlank() && parsed.name().length() < 60
            && !line.matches("(?iu).*\\b(?:min(?:ute[ns]?|s)?|hours?|h|20\\d\\d)\\b.*");
    }

    /// Takes lines below the heading, up to the steps or to what begins something else. Returns the last line taken.
    private int ingredients(int from) {
        int level = lines.get(from).heading();
        int last = from;
        var first = next(from);
        for (int i = from + 1; i < lines.size() && ingredients.size() < MAX_INGREDIENTS; i++) {
            var line = lines.get(i);
            var isProse = ingredients.isEmpty() && i < from + 4 && line.heading() == 0 && !line.isItem() && line.text().matches("(?s).{40,}[.:!]$");
            if (JUNK.matcher(line.text()).matches() || isFact(line.text()) || isProse) {
                continue;
            }
            if (endsIngredients(line, level, i, first)) {
                break;
            }
            var isHeading = line.heading() > 0 && !isIngredient(line.text()) && line.text().length() < 70;
            ingredients.add(isHeading ? line.text().replaceAll("\\s*[:：]*$", "") + ":" : line.text());
            last = i;
        }
        while (!ingredients.isEmpty() && ingredients.getLast().endsWith(":")) {
            ingredients.removeLast();
        }
        return last;
    }

    private Line next(int at) {
        int i = at + 1;
        while (i + 1 < lines.size() && (JUNK.matcher(lines.get(i).text()).matches() || lines.get(i).heading() > 0)) {
            i++;
        }
        return lines.get(Math.min(i, lines.size() - 1));
    }

    private boolean endsIngredients(Line line, int level, int at, Line first) {
        var text = line.text();
        if (Headings.isMethod(text) || Headings.isIngredients(text) && !ingredients.isEmpty() || Headings.isEnd(text) && !isIngredient(text)
            || text.length() > MAX_INGREDIENT || STEP_HEADING.matcher(text)
                .matches()) {
            return true;
        }
        if (line.heading() > 0) {
            var goesOn = at + 1 < lines.size() && (isIngredient(lines.get(at + 1).text()) || lines.get(at + 1).isItem() && first.isItem()
                && lines.get(at + 1).text().length() < 80);
            return !goesOn || level > 0 && line.heading() < level;
        }
        if (first.isItem() && !line.isItem() && !ingredients.isEmpty()) {
            var goesOn = at + 1 < lines.size() && lines.get(at + 1).isItem() && isIngredient(lines.get(at + 1).text());
            return !isIngredient(text) && !(goesOn && text.length() < 60);
        }
        return !line.isItem() && !ingredients.isEmpty() && text.length() > 60 && text.matches(".*[.!?]$") && !isIngredient(text);
    }

    /// Finds the longest list in which most lines are ingredients. Returns its last line, or -1.
    private int listOfIngredients() {
        int bestFrom = -1;
        int bestTo = -1;
        for (int i = 0; i < lines.size(); i++) {
            int to = i;
            int good = 0;
            while (to < lines.size() && lines.get(to).text().length() < 120 && lines.get(to).heading() == 0
                    && lines.get(to).list() == lines.get(i).list() && (lines.get(i).isItem() || isIngredient(lines.get(to).text()))) {
                good += isIngredient(lines.get(to).text()) ? 1 : 0;
                to++;
            }
            if (good >= 3 && good * 10 >= (to - i) * 6 && to - i > bestTo - bestFrom) {
                bestFrom = i;
                bestTo = to;
            }
            i = Math.max(i, to - 1);
        }
        for (int i = bestFrom; i >= 0 && i < bestTo; i++) {
            ingredients.add(lines.get(i).text());
        }
        return bestTo - 1 >= 0 && bestFrom >= 0 ? bestTo - 1 : -1;
    }

    private int methodHeading(int after) {
        int first = -1;
        for (int i = 0; i < lines.size(); i++) {
            if (Headings.isMethod(lines.get(i).text()) && i + 1 < lines.size() && (first < 0 || first < after && i > after) && hasWords(i)) {
                first = i;
            }
        }
        return first;
    }

    private boolean hasWords(int at) {
        for (int i = at + 1; i < Math.min(lines.size(), at + NEAR); i++) {
            var line = lines.get(i);
            if (!isFact(line.text()) && (line.text().length() > 40 || i == at + 1 && line.heading() == 0 && line.text().length() > 1)
                    && !Headings.isEnd(line.text())) {
                return true;
            }
        }
        return false;
    }

    private void steps(int from) {
        int level = lines.get(from).heading();
        int begin = firstStep(from);
        var isList = lines.get(begin).isItem() || lines.get(begin).heading() > 0 && begin + 1 < lines.size() && lines.get(begin + 1).isItem();
        for (int i = begin; i < lines.size() && steps.size() < MAX_STEPS; i++) {
            var line = lines.get(i);
            if (JUNK.matcher(line.text()).matches() || isFact(line.text()) || STEP_HEADING.matcher(line.text()).matches()) {
                continue;
            }
            var isNextPart = !steps.isEmpty() && Headings.isMethod(line.text()) && !line.text().equals(lines.get(from).text()) && hasWords(i);
            if (!isNextPart && endsSteps(line, level, i, isList)) {
                break;
            }
            var isHeading = line.heading() > 0 && line.text().length() < 80 && !line.text().matches(".*[.!]$");
            steps.add(isHeading ? line.text().replaceAll("\\s*[:：]*$", "") + ":" : line.text());
        }
        while (!steps.isEmpty() && steps.getLast().endsWith(":")) {
            steps.removeLast();
        }
    }

    /// Returns the first line below a heading that may be a step, with the heading right above it; facts and buttons
    /// often stand between.
    private int firstStep(int from) {
        for (int i = from + 1; i < Math.min(lines.size(), from + NEAR); i++) {
            if (lines.get(i).text().length() >= 40 && lines.get(i).heading() == 0) {
                var above = lines.get(i - 1);
                var isNamed = i - 1 > from && above.heading() > 0 && !isFact(above.text()) && !JUNK.matcher(above.text()).matches();
                return isNamed ? i - 1 : isShort(from, i) ? from + 1 : i;
            }
        }
        return Math.min(from + 1, lines.size() - 1);
    }

    /// Whether the lines between the heading and the first long one are short steps themselves: sentences or items.
    private boolean isShort(int from, int to) {
        return to > from + 1 && lines.subList(from + 1, to).stream().allMatch(line -> line.text().matches("(?s).{12,}[.!]$") && !isFact(line.text()));
    }

    private boolean endsSteps(Line line, int level, int at, boolean isList) {
        var text = line.text();
        if (Headings.isEnd(text) || Headings.isHint(text) || Headings.isIngredients(text) || Headings.isMethod(text) && !steps.isEmpty()) {
            return true;
        }
        var next = at + 1 < lines.size() ? lines.get(at + 1) : line;
        if (line.heading() > 0 && line.heading() < 7) {
            var goesOn = isList ? next.isItem() && next.text().length() > 25 : next.text().length() > 40 && !Headings.isEnd(next.text());
            return !goesOn || level > 0 && level < 7 && line.heading() <= level;
        }
        if (isList && !line.isItem() && line.heading() == 0 && !steps.isEmpty()) {
            return !(next.isItem() && next.text().length() > 25 && text.length() < 60);
        }
        return !isList && line.heading() == 0 && !steps.isEmpty() && !text.matches("(?s).*[.!:;)”\"。]$") && (text.length() < 45 || line.isItem())
            && !sentenceFollows(at);
    }

    /// Whether one of the next lines is a sentence of the same part.
    private boolean sentenceFollows(int at) {
        for (int i = at + 1; i < Math.min(lines.size(), at + 4); i++) {
            var line = lines.get(i);
            if (line.heading() > 0 && line.heading() < 7 || Headings.isEnd(line.text())) {
                return false;
            }
            if (line.text().length() > 60) {
                return true;
            }
        }
        return false;
    }

    /// Without a heading, the steps are the list, or the paragraphs, right after the ingredients.
    private void stepsAfter(int last) {
        for (int i = last + 1; i < lines.size() && steps.size() < MAX_STEPS; i++) {
            var line = lines.get(i);
            if (Headings.isEnd(line.text()) || line.heading() > 0 || !steps.isEmpty() && line.text().length() < 30) {
                break;
            }
            if (line.text().length() >= 30 && line.text().matches("(?s).*[.!;)。]$")) {
                steps.add(line.text());
            } else if (i > last + 3 && steps.isEmpty()) {
                break;
            }
        }
    }

    /// Joins amounts that stand on lines of their own with the foods after them.
    private static List<String> joined(List<String> lines) {
        if (lines.stream().filter(line -> isAmount(line)).count() * 4 < lines.size()) {
            return lines;
        }
        var all = new ArrayList<String>();
        var amount = "";
        for (var line : lines) {
            if (isAmount(line)) {
                amount = (amount + " " + line).strip();
            } else {
                all.add((amount + " " + line).strip());
                amount = "";
            }
        }
        return all;
    }
}
