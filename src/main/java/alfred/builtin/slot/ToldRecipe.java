package alfred.builtin.slot;

import alfred.builtin.slot.RecipeParts.Part;
import alfred.builtin.template.Intent;
import alfred.builtin.template.Lexicon;
import alfred.core.domain.Language;
import alfred.kitchen.catalogue.FoodCatalogue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A whole recipe told in one message: "New recipe: flapjack, makes 12. 250 g oats, 125 g butter. Melt the butter …",
/// or pasted line by line.
///
/// What is told becomes a recipe text with a heading over each part, which is read as every other text is.
public final class ToldRecipe {
    public static final String DRAFT = "draft.dictate";
    public static final String SAVED = "draft.dictate_save";
    /// The slot with what a message orders beside the recipe.
    public static final String BESIDE = "beside";
    private static final Pattern BRACKETS = Pattern.compile("\\s*\\(([^()\\n]{2,60})\\)");
    private static final Pattern AMOUNT_IN_NAME =
        Pattern.compile("(?iu)^(.*?\\p{L})(?: " + Language.any("said.made-of") + ")?\\s+(\\d.*)$");
    private static final Pattern AND = Pattern.compile("(?iu)\\s+(?:&|" + Language.any("said.and") + ")\\s+");
    /// The types of what is said of a recipe in a word.
    private static final List<String> TRAITS = List.of("cuisine", "level", "diet");
    private static final int MAX_NAME = 8;
    private static final int SURELY = 3;
    private static final int HOUR = 60;

    private final RecipeWords words;
    private final RecipeCut cut;
    private final BiFunction<String, String, Optional<String>> fill;
    private final Map<String, String> traits = new LinkedHashMap<>();
    private final List<Part> body = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private final List<String> beside = new ArrayList<>();
    private String name = "";
    private boolean isOrdered;
    private boolean isNameApart;
    private boolean isAsked;
    private int servings;
    private int prep;
    private int cook;
    private int total;
    private int stepsAt = -1;
    private boolean hasIngredients;

    private ToldRecipe(RecipeWords words, RecipeCut cut, BiFunction<String, String, Optional<String>> fill) {
        this.words = words;
        this.cut = cut;
        this.fill = fill;
    }

    /// Returns the order to write a recipe down; empty unless a message surely tells one. The slot `text` holds the
    /// recipe, `name` what it is called, if that is told.
    ///
    /// @param fill what a closed slot type makes of words
    static Optional<Intent> in(String message, Lexicon lexicon, FoodCatalogue foods,
        BiFunction<String, String, Optional<String>> fill) {
        var words = new RecipeWords(lexicon);
        var told = new ToldRecipe(words, new RecipeCut(words, foods), fill);
        told.read(message);
        return told.intent();
    }

    /// Returns for how many a recipe is and how many minutes it takes, by field; empty if a message tells neither, or
    /// anything else.
    static Map<String, Integer> facts(String message, Lexicon lexicon, FoodCatalogue foods) {
        var words = new RecipeWords(lexicon);
        var told = new ToldRecipe(words, new RecipeCut(words, foods), (_, _) -> Optional.empty());
        boolean isAll = AND.splitAsStream(message).map(RecipeParts::of)
            .flatMap(List::stream).allMatch(part -> told.isFact(part, false));
        var facts = new LinkedHashMap<String, Integer>();
        facts.put("servings", told.servings);
        facts.put("prep time", told.prep);
        facts.put("cook time", told.cook > 0 ? told.cook : Math.max(0, told.total - told.prep));
        facts.values().removeIf(number -> number == 0 || !isAll);
        return facts;
    }

    private void read(String message) {
        var parts = cut.expanded(RecipeParts.of(apart(message)));
        int at = 0;
        while (at < parts.size() && isBefore(parts.get(at))) {
            at++;
        }
        int end = parts.size();
        while (end > at && (isTrait(parts.get(end - 1)) || isFact(parts.get(end - 1), false))) {
            end--;
        }
        // of two that tell the same, the later one counts
        parts.subList(end, parts.size()).forEach(part -> isFact(part, false));
        for (var part : parts.subList(at, end)) {
            if (words.holds("told_beside", part.text())) {
                beside.add(part.text());
            } else if (!isHeading(part) && !isFact(part, false) && !isAround(part)) {
                body.add(part);
            }
        }
        if (!body.isEmpty()) {
            endsWithServings();
        }
    }

    /// Takes what is said of a recipe in a word beside it: its cuisine, how hard it is, a diet that it suits.
    private boolean isTrait(Part part) {
        var bare = words.whole("told_trait", part.text()).map(m -> m.group(1)).orElse(part.text());
        return TRAITS.stream().anyMatch(type -> {
            var told = fill.apply(type, bare);
            told.ifPresent(value -> traits.put(type, value));
            return told.isPresent();
        });
    }

    /// Puts brackets that tell for how many a recipe is, or where it is from, between commas.
    private String apart(String message) {
        return BRACKETS.matcher(message).replaceAll(m -> words.servings(m.group(1), true).isPresent()
            || words.isSource(m.group(1)) ? ", " + m.group(1) + "," : Matcher.quoteReplacement(m.group()))
            .replaceAll(",\\s*([.:,])", "$1");
    }

    /// Takes a part before the ingredients. Returns whether it was one.
    private boolean isBefore(Part part) {
        boolean isGreeting = part.end() == '!' && !part.text().contains(" ");
        if (isFact(part, true) || !name.isEmpty() && isTrait(part) || words.isIdle(part.text()) || isGreeting) {
            return true;
        }
        var opening = words.opening(part.text(), part.end() != ',' && part.end() != '.');
        if (words.behind("told_ingredients", part.text()).isPresent()
            || cut.hasAmount(part.text()) && !opening.isOrder()) {
            return false;
        }
        isOrdered |= opening.isOrder();
        if (!opening.source().isEmpty() || !opening.isOrder() && words.isSource(part.text())) {
            remarks.add(opening.source().isEmpty() ? part.text() : opening.source());
            return opening.source().isEmpty() || opening.name().isEmpty() || isName(opening.name(), part);
        }
        if (opening.name().isEmpty()) {
            return true;
        }
        return name.isEmpty() && isName(opening.name(), part);
    }

    private boolean isName(String said, Part part) {
        var told = words.servings(said, false);
        told.flatMap(words::number).ifPresent(n -> servings = n);
        var called = told.isPresent() ? words.withoutServings(said) : said;
        var amount = AMOUNT_IN_NAME.matcher(called);
        if (amount.matches() && cut.hasAmount(amount.group(2))) {
            called = amount.group(1);
            body.add(new Part(amount.group(2), part.end(), false));
        }
        if (called.split("\\s+").length > MAX_NAME) {
            return false;
        }
        isNameApart = part.end() != ',' && part.end() != ' ';
        name = called;
        return true;
    }

    private boolean isHeading(Part part) {
        for (var heading : List.of("told_ingredients", "told_steps")) {
            var rest = words.behind(heading, part.text());
            if (rest.isPresent()) {
                hasIngredients |= heading.equals("told_ingredients");
                stepsAt = heading.equals("told_steps") ? body.size() : stepsAt;
                if (!rest.get().isBlank()) {
                    body.add(new Part(rest.get(), part.end(), part.isNumbered()));
                }
                return true;
            }
        }
        return false;
    }

    private boolean isFact(Part part, boolean isBefore) {
        var people = words.servings(part.text(), true).flatMap(words::number);
        var preparing = words.minutes("told_prep", part.text());
        var cooking = words.minutes(isBefore ? "told_cook" : "told_cook_time", part.text());
        var all = words.minutes("told_total", part.text());
        people.ifPresent(n -> servings = n);
        preparing.ifPresent(n -> prep = n);
        cooking.ifPresent(n -> cook = n);
        all.ifPresent(n -> total = n);
        return people.isPresent() || preparing.isPresent() || cooking.isPresent() || all.isPresent();
    }

    /// Takes what stands around a recipe behind its beginning: the order to keep it, its name, where it is from.
    private boolean isAround(Part part) {
        var told = words.servings(part.text(), false);
        var bare = told.isPresent() ? words.withoutServings(part.text()) : part.text();
        var given = words.given(bare).filter(other -> !other.isEmpty());
        if (words.keeps(bare) || given.isPresent()) {
            isOrdered |= words.keeps(bare);
            name = given.orElse(name);
            told.flatMap(words::number).ifPresent(n -> servings = n);
            return true;
        }
        isAsked |= part.end() == '?';
        if (words.isSource(part.text())) {
            remarks.add(part.text());
            return true;
        }
        return words.isIdle(part.text());
    }

    /// Cuts what the last words say of servings and of a time from the recipe.
    private void endsWithServings() {
        var last = body.getLast();
        var bare = words.minutes("told_duration_only", last.text());
        if (bare.isPresent() && servings > 0 && total == 0 && body.size() > 1) {
            total = bare.get();
            body.removeLast();
        } else if (servings == 0 && words.servings(last.text(), false).isPresent()) {
            words.servings(last.text(), false).flatMap(words::number).ifPresent(n -> servings = n);
            body.removeLast();
            var rest = new Part(words.withoutServings(last.text()), last.end(), last.isNumbered());
            if (!rest.text().isBlank() && !isFact(rest, false)) {
                body.add(rest);
            }
        }
    }

    private Optional<Intent> intent() {
        int from = stepsAt >= 0 ? stepsAt : cut.ingredients(body);
        var things = body.subList(0, from);
        var deeds = body.subList(from, body.size());
        long amounts = things.stream().filter(part -> cut.hasAmount(part.text())).count();
        long sure = things.stream().filter(part -> cut.hasAmount(part.text()) || cut.isFood(part.text())).count();
        long done = deeds.stream().filter(cut::isDeed).count();
        boolean hasThings = sure > 1 && 2 * sure >= things.size();
        boolean isTold = isOrdered && (hasThings && (done > 0 || isNameApart && amounts > 0) || done >= SURELY);
        boolean isShown = hasThings && (hasIngredients && stepsAt >= 0 || isNameApart && amounts >= SURELY && done > 1);
        if (!isTold && !isShown || isAsked || words.holds("denial", name)) {
            return Optional.empty();
        }
        var fields = new LinkedHashMap<String, String>();
        if (!name.isEmpty()) {
            fields.put("name", name);
        }
        fields.putAll(traits);
        if (!beside.isEmpty()) {
            fields.put(BESIDE, String.join(". ", beside));
        }
        fields.put("text", text(cut.lines(things), cut.steps(deeds)));
        return Optional.of(new Intent(isOrdered ? SAVED : DRAFT, fields));
    }

    private String text(List<String> lines, List<String> steps) {
        var text = new StringBuilder(name.isEmpty() ? "" : name + "\n");
        add(text, "Serves", servings, "");
        add(text, "Prep time:", prep, " min");
        add(text, "Cook time:", cook > 0 ? cook : total == 0 && prep == 0 ? onlyTime(steps) : 0, " min");
        add(text, "Total time:", total, " min");
        text.append("Ingredients\n");
        lines.forEach(line -> text.append("- ").append(line).append('\n'));
        text.append("Method\n");
        for (int i = 0; i < steps.size(); i++) {
            text.append(i + 1).append(". ").append(capital(steps.get(i))).append('\n');
        }
        if (!remarks.isEmpty()) {
            text.append("Notes\n");
            remarks.forEach(remark -> text.append(capital(remark)).append('\n'));
        }
        return text.toString();
    }

    private static void add(StringBuilder text, String label, int number, String unit) {
        if (number > 0) {
            text.append(label).append(' ').append(number).append(unit).append('\n');
        }
    }

    /// Returns the minutes of the one time that the steps tell, but for times of resting and chilling; 0 if they tell
    /// none, or several.
    private int onlyTime(List<String> steps) {
        var times =
            words.lexicon().pattern("told_time").matcher(words.lexicon().fold(String.join(". ", steps.stream()
                .filter(step -> !words.holds("told_rests", step)).toList()))).results().toList();
        return times.size() != 1 ? 0 : Integer.parseInt(times.getFirst().group(1))
            * (times.getFirst().group(2).matches("(?:h|st).*") ? HOUR : 1);
    }

    private static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
