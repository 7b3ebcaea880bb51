package alfred.transfer.format.text;

import alfred.kitchen.ingredient.IngredientLine;
import alfred.transfer.format.Doubt;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.PlainText;
import alfred.transfer.format.RecipeBuilder;
import alfred.transfer.format.RecipeFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// Extracts a recipe from free text, in English or German: title, ingredients, steps and facts.
///
/// Headings decide if there are any. Without them, a short line that begins with an amount is an ingredient, and a
/// numbered line or sentence is a step. Unclassified lines go to the notes or the description, so that no text is
/// lost.
public final class RecipeText {
    private static final int MAX_INGREDIENTS = 200;
    private static final int MAX_INGREDIENT = 160;
    private static final int SHORT = 40;
    private static final Pattern BULLET = Pattern.compile("^(?:[-–—•*·▢☐□✓▪◦‣]|\\[[ xX]?])\\s*");
    private static final Pattern MARKUP = Pattern.compile("^#{1,6}\\s+|^\\*\\*(?=.*\\*\\*:?$)|(?<=\\S)\\*\\*(?=:?$)");
    private static final Pattern NUMBERED =
        Pattern.compile("^(?:(?:step|schritt)\\s*)?\\d{1,2}\\s*[.):]\\s+(?=\\S)", Pattern.CASE_INSENSITIVE);
    private static final Pattern STEP_HEADING =
        Pattern.compile("^(?:step|schritt)\\s*\\d{1,2}\\s*[:.]?$", Pattern.CASE_INSENSITIVE);
    private static final Pattern NOTES =
        heading("(?:recipe |cook[’']?s )?(?:notes?|tips?|variations?)|storage|tipps?|notizen|hinweise?");
    private static final Pattern TIP = Pattern.compile(
        "(?iu)^(?:(?:cook[’']s|chef[’']s|my|our|mein|unser) )?(?:notes?|tips?|variations?|tipps?|hinweise?|notiz(?:en)?"
            + "|anmerkung(?:en)?|varianten?)\\s*:\\s*\\S.*");
    private static final Pattern NAME =
        Pattern.compile("(?U)(?!(?:For the|Für (?:den|die|das)) |(?:The )?(?:Dough|Filling|Sauce|Dressing|Topping|Glaze"
            + "|Icing|Frosting|Marinade|Crust|Batter|Teig|Füllung|Soße|Guss|Belag|Glasur|Streusel)$)"
            + "\\p{Lu}[^.!?:;]{2,60}");
    private static final Pattern NUTRITION = heading("nutrition(?:al)?(?: facts| information)?|nährwerte");
    private static final Pattern SOURCE =
        Pattern.compile("^(?:(?:source|from|quelle)\\s*:\\s*)?(https?://\\S{4,500})$", Pattern.CASE_INSENSITIVE);
    private static final Pattern AMOUNT_FIRST =
        Pattern.compile("^(?:\\d|[½⅓⅔¼¾⅛⅜⅝⅞]|a |an |one |two |half |pinch |handful |ein |eine |etwas )",
            Pattern.CASE_INSENSITIVE);

    /// Emoji and other signs that stand before a label.
    private static final Pattern SIGNS =
        Pattern.compile("^(?:(?![▢☐□✓▪◦‣])[\\p{So}\\p{Sk}\\uFE0F\\u200D]|[\\x{1F000}-\\x{1FAFF}])+\\s*");
    private static final Pattern TITLE =
        Pattern.compile("^(?:title|recipe name|name|titel|rezept)\\s*:\\s*(\\S.{0,200})$", Pattern.CASE_INSENSITIVE);
    private static final Pattern TAGS = Pattern.compile("^(?:tags?|categor(?:y|ies)|keywords|labels|course|kategorien?"
        + "|schlagworte)\\s*:\\s*(\\S.{0,300})$",
        Pattern.CASE_INSENSITIVE);

    private static final Pattern CUISINE =
        Pattern.compile("^(?:cuisine|küche)\\s*:\\s*(\\S.{0,60})$", Pattern.CASE_INSENSITIVE
            | Pattern.UNICODE_CASE);
    /// What may stand between a recipe's name and its servings or times.
    private static final Pattern FACT_BEHIND = Pattern.compile("\\s*[,;(–—|]\\s*|\\s+-\\s+"
        + "|(?iu)\\s+(?=(?:serves|feeds|makes|yields|for|takes|ergibt|für|reicht|dauert)\\s+\\d)");

    private enum Part { TOP, INGREDIENTS, METHOD, NOTES, NUTRITION }

    private final RecipeFacts facts = new RecipeFacts();
    private final List<String> ingredients = new ArrayList<>();
    private final List<String> steps = new ArrayList<>();
    private final List<String> about = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final List<String> nutrition = new ArrayList<>();
    private final boolean hasHeadings;
    private final boolean hasIngredients;
    private final List<String> tags = new ArrayList<>();
    private String name = "";
    private String source = "";
    private String cuisine = "";
    private Part part = Part.TOP;
    private boolean isAfterGap;
    private boolean isNumbered;

    private RecipeText(List<String> lines) {
        hasHeadings = lines.stream().map(RecipeText::bare)
            .anyMatch(line -> Headings.isIngredients(line) || Headings.isMethod(line));
        hasIngredients = lines.stream().map(RecipeText::bare).anyMatch(Headings::isIngredients);
    }

    public static ImportedRecipe read(String text) {
        var lines = ToldIngredients.broken(PlainText.lines(text));
        var reader = new RecipeText(lines);
        lines.forEach(reader::line);
        return reader.recipe();
    }

    private ImportedRecipe recipe() {
        var recipe = new RecipeBuilder().name(name).description(String.join(" ", about)).cuisine(cuisine)
            .servings(facts.servings())
            .prep(String.valueOf(facts.prepMinutes())).cook(String.valueOf(facts.cookMinutes()))
            .ingredients(ingredients)
            .note("", String.join("\n", notes)).note("Nutrition", String.join(", ", nutrition)).source(source)
            .tags(tags);
        steps.forEach(recipe::steps);
        if (facts.servings() == 0 || !facts.servingsFrom().isEmpty()) {
            recipe.doubt(Doubt.Field.SERVINGS, facts.servingsFrom());
        }
        if (!facts.timesFrom().isEmpty()) {
            recipe.doubt(Doubt.Field.TIMES, facts.timesFrom());
        }
        return recipe.build();
    }

    /// Whether a text has a heading of ingredients or of steps.
    static boolean hasHeadings(String text) {
        return new RecipeText(PlainText.lines(text)).hasHeadings;
    }

    private static Pattern heading(String words) {
        return Pattern.compile("(?:the )?(?:" + words + ")(?: \\(.{0,40}\\))?\\s*:?",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    private static String bare(String line) {
        return MARKUP.matcher(SIGNS.matcher(line).replaceFirst("")).replaceAll("").strip();
    }

    private void line(String raw) {
        var line = bare(raw);
        if (line.isEmpty()) {
            isAfterGap = true;
            return;
        }
        if (isHeading(line)) {
            isAfterGap = false;
            return;
        }
        if (!name.isEmpty() && TIP.matcher(line).matches()) {
            notes.add(line);
            return;
        }
        var isTop = part == Part.TOP || part == Part.INGREDIENTS;
        if (isTop && PageChrome.isNoise(line)) {
            return;
        }
        (isTop ? PageChrome.facts(line) : List.of(line)).stream().filter(words -> !isFact(words)).forEach(this::place);
        isAfterGap = false;
    }

    private boolean isHeading(String line) {
        var next = Headings.isIngredients(line) ? Part.INGREDIENTS : Headings.isMethod(line) ? Part.METHOD
            : NOTES.matcher(line).matches() ? Part.NOTES : NUTRITION.matcher(line).matches() ? Part.NUTRITION : null;
        if (next == null) {
            return false;
        }
        part = next;
        return true;
    }

    private boolean isFact(String line) {
        var address = SOURCE.matcher(line);
        if (address.matches()) {
            source = address.group(1);
            return true;
        }
        return part != Part.METHOD && (isLabelled(line) || facts.take(bare(BULLET.matcher(line).replaceFirst(""))));
    }

    private boolean isLabelled(String line) {
        var title = TITLE.matcher(line);
        if (name.isEmpty() && title.matches()) {
            name = title.group(1);
            return true;
        }
        var kitchen = CUISINE.matcher(line);
        if (kitchen.matches()) {
            cuisine = kitchen.group(1);
            return true;
        }
        var labels = TAGS.matcher(line);
        if (labels.matches() && part != Part.INGREDIENTS) {
            tags.add(labels.group(1));
            return true;
        }
        return false;
    }

    private void place(String line) {
        if (name.isEmpty() && part == Part.TOP && !looksLikeIngredient(line)) {
            name = line.length() > MAX_INGREDIENT ? "" : withoutFacts(line.replaceAll("[:.]+$", ""));
            if (!name.isEmpty()) {
                return;
            }
        }
        switch (part) {
            case TOP -> placeByLook(line);
            case INGREDIENTS -> ingredient(line);
            case METHOD -> step(line);
            case NOTES -> notes.add(BULLET.matcher(line).replaceFirst(""));
            case NUTRITION -> nutrition.add(line);
        }
    }

    /// A name without the servings and times that stand behind it, which are taken: `Stew, for 6 people, takes 1 h`.
    private String withoutFacts(String line) {
        var behind = FACT_BEHIND.matcher(line);
        while (behind.find()) {
            if (behind.start() > 0 && facts.take(line.substring(behind.end()).replaceAll("[).]+$", ""))) {
                return line.substring(0, behind.start());
            }
        }
        return line;
    }

    /// Places a line before any heading: if the ingredients have a heading further on it is description, else its form
    /// decides.
    private void placeByLook(String line) {
        if (hasIngredients) {
            about.add(line);
        } else
            if (looksLikeIngredient(line) || steps.isEmpty()
                && (line.endsWith(":") && line.length() < 50 || goesOnAsIngredient(line))) {
                    ingredient(line);
                } else if (!ingredients.isEmpty() || NUMBERED.matcher(line).find()) {
                    step(line);
                } else {
                    about.add(line);
                }
    }

    /// Whether a short line below ingredients is one more, though no amount tells it: `splash of milk`,
    /// `salt & pepper`.
    private boolean goesOnAsIngredient(String line) {
        return !ingredients.isEmpty() && line.length() <= SHORT && !NUMBERED.matcher(line).find()
            && !line.matches(".*[.!?;]$")
            && Pattern.compile("\\s+(?:&|and|und)\\s+").splitAsStream(BULLET.matcher(line).replaceFirst(""))
                .map(IngredientLine::parse).allMatch(parsed -> parsed.isSure() && !parsed.isSection());
    }

    /// Whether a line may be the name of a recipe: it is neither an ingredient, a step, a fact nor a heading.
    static boolean looksLikeName(String line) {
        return NAME.matcher(line).matches() && !looksLikeIngredient(line) && !Headings.isIngredients(line)
            && !Headings.isMethod(line) && !NOTES.matcher(line).matches() && !NUTRITION.matcher(line).matches()
            && !new RecipeFacts().take(line);
    }

    /// Whether a line is what stands below the name of a recipe.
    static boolean looksLikeBegin(String line) {
        return looksLikeIngredient(line) || Headings.isIngredients(line) || new RecipeFacts().take(line);
    }

    /// Whether a line below ingredients is none, and no fact of the recipe.
    static boolean looksLikeStep(String line) {
        return !line.isBlank() && !looksLikeIngredient(line) && !new RecipeFacts().take(line);
    }

    private static boolean looksLikeIngredient(String line) {
        var words = BULLET.matcher(line).replaceFirst("");
        if (words.length() > 90 || NUMBERED.matcher(words).find() || words.endsWith(".") && words.length() > 40) {
            return false;
        }
        var isBulleted = !words.equals(line);
        var parsed = IngredientLine.parse(words);
        return !parsed.isSection()
            && (AMOUNT_FIRST.matcher(words).find() && parsed.mainAmount().isPresent() || isBulleted && parsed.isSure());
    }

    private void ingredient(String line) {
        var words = BULLET.matcher(line).replaceFirst("");
        if (words.isEmpty()) {
            return;
        }
        if (ingredients.size() >= MAX_INGREDIENTS || words.length() > MAX_INGREDIENT) {
            notes.add(words);
            return;
        }
        var isHeading =
            !words.endsWith(":") && words.toLowerCase(Locale.ROOT).matches("(?:for the|für (?:den|die|das)) .{2,40}")
                && IngredientLine.parse(words).mainAmount().isEmpty();
        ingredients.add(isHeading ? words + ":" : words);
    }

    /// Adds a step. A line without a number continues the previous step if steps are numbered, or if that ended
    /// mid-sentence.
    private void step(String line) {
        if (STEP_HEADING.matcher(line).matches()) {
            isNumbered = true;
            isAfterGap = true;
            steps.add("");
            return;
        }
        var words = BULLET.matcher(line).replaceFirst("");
        var plain = NUMBERED.matcher(words).replaceFirst("");
        var isNew = !plain.equals(words) || !words.equals(line);
        isNumbered |= !plain.equals(words);
        var last = steps.isEmpty() ? "" : steps.getLast();
        var goesOn = !steps.isEmpty() && !isNew && (last.isEmpty() || isNumbered && !isAfterGap
            || !isAfterGap && Character.isLowerCase(plain.charAt(0)) && !last.matches(".*[.!?:]$"));
        if (goesOn) {
            steps.set(steps.size() - 1, (last + " " + plain).strip());
        } else {
            steps.add(plain);
        }
    }
}
