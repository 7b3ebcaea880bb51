package alfred.transfer.format.text;

import alfred.transfer.format.Document;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.JsonValues;
import alfred.transfer.format.RecipeBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Meal-Master's text and its German kin, Rezkonv: recipes one after the other, ingredients in columns that may stand
/// side by side.
final class MealMaster implements Importer {
    private static final Pattern BEGIN = Pattern.compile("(?i)^(?:MMMMM|-----|=====)[-=]*\\s*(?:.*Meal-?\\s?Master.*"
        + "|.*Recipe via.*|.*REZKONV.*|.*Recipe extracted.*)$");
    private static final Pattern END = Pattern.compile("^(?:MMMMM|-----|=====)\\s*$");
    private static final Pattern HEADING = Pattern.compile("^(?:MMMMM|-----|=====)[-=]*\\s*([^-=].*?)\\s*[-=]*$");
    private static final Pattern FACT =
        Pattern.compile("(?i)^\\s*(Title|Titel|Categories|Kategorien|Yield|Servings|Menge)\\s*:\\s*(.*)$");
    private static final String UNITS =
        "x|sm|md|lg|cn|pk|pn|dr|ds|ct|bn|sl|ea|t|ts|T|tb|fl|c|pt|qt|ga|oz|lb|ml|cb|cl|dl|l|mg|cg|dg|g|kg";
    private static final Pattern LINE =
        Pattern.compile("^(?<amount>[\\d./½¼¾⅓⅔ -]{7})\\s(?<unit>.{2})\\s(?<food>\\S.*)$");
    private static final Pattern SECOND =
        Pattern.compile("^(.{11}.{10,29}?)\\s{2,}([\\d./ -]{1,7}\\s(?:" + UNITS + "|  )\\s\\S.*)$");

    /// Rezkonv's columns are wider: an amount, a unit in words and the food.
    private static final Pattern COLUMNS = Pattern.compile("^ {1,8}([\\d.,/½¼¾-]{1,7}(?: \\d/\\d)?)\\s{2,7}"
        + "(\\p{L}[\\p{L}.()-]{0,12}|)\\s{2,}(\\S.*)$");

    @Override
    public String format() {
        return "Meal-Master";
    }

    @Override
    public boolean recognises(Document document) {
        return document.text().lines().limit(5_000).anyMatch(line -> BEGIN.matcher(line).matches());
    }

    @Override
    public Found read(Document document) {
        var parts = new ArrayList<List<String>>();
        for (var line : document.text().lines().toList()) {
            if (BEGIN.matcher(line).matches()) {
                parts.add(new ArrayList<>());
            } else if (!parts.isEmpty()) {
                parts.getLast().add(line.replace("\t", "    ").replace("\u001A", ""));
            }
        }
        return JsonValues.each(format(), parts, part -> new Recipe().read(part));
    }

    /// One recipe in the course of being read.
    private static final class Recipe {
        private final RecipeBuilder recipe = new RecipeBuilder();
        private final List<String> second = new ArrayList<>();
        private final StringBuilder step = new StringBuilder();
        private String last = "";
        private boolean isInSteps;
        private boolean hasTitle;
        private boolean isSource;

        ImportedRecipe read(List<String> lines) {
            for (var line : lines) {
                if (END.matcher(line).matches()) {
                    break;
                }
                line(line);
            }
            flush();
            endStep();
            return recipe.build();
        }

        private void line(String line) {
            var fact = FACT.matcher(line);
            var heading = HEADING.matcher(line);
            if (!isInSteps && fact.matches()) {
                fact(fact.group(1).toLowerCase(java.util.Locale.ROOT), fact.group(2).strip());
            } else if (heading.matches()) {
                flush();
                heading(heading.group(1));
            } else if (line.isBlank()) {
                endStep();
            } else if (!isInSteps && hasTitle && isIngredient(line)) {
                ingredient(line);
            } else {
                words(line.strip());
            }
        }

        private void fact(String name, String value) {
            switch (name) {
                case "title", "titel" -> {
                    recipe.name(value);
                    hasTitle = true;
                }
                case "categories", "kategorien" -> recipe.tags(value.matches("(?i)none") ? "" : value);
                default -> recipe.yields(value.toLowerCase(java.util.Locale.ROOT));
            }
        }

        private void heading(String words) {
            isSource = words.matches("(?i)quelle|source");
            if (isSource) {
                isInSteps = true;
            } else if (isInSteps) {
                endStep();
                recipe.stepSection(words);
            } else {
                recipe.section(words);
            }
        }

        private boolean isIngredient(String line) {
            return COLUMNS.matcher(line).matches() || line.matches("^ {11}-+\\S.*")
                || LINE.matcher(line).matches() && unit(line)
                || line.startsWith("           ") && line.strip()
                    .length() < 40;
        }

        private static boolean unit(String line) {
            var unit = line.substring(8, 10).strip();
            return unit.isEmpty()
                || unit.matches("(?i)" + UNITS + "|EL|TL|ta|gl|do|be|st|pr|bd|ms|tr|zw|kn|el|tl|sc|pa");
        }

        private void ingredient(String line) {
            var two = SECOND.matcher(line);
            if (two.matches() && unitOfSecond(two.group(2))) {
                one(two.group(1));
                second.add(two.group(2));
            } else {
                one(line);
            }
        }

        private static boolean unitOfSecond(String part) {
            return part.matches("\\s*[\\d./ -]*\\d[\\d./ -]*\\s.*") || part.startsWith("    ");
        }

        private void one(String line) {
            var wide = COLUMNS.matcher(line);
            var column = LINE.matcher(line);
            var words =
                wide.matches() ? (wide.group(1) + " " + wide.group(2) + " " + wide.group(3)).strip() : line.strip();
            if (words.startsWith("-") && !last.isEmpty()) {
                last += " " + words.replaceFirst("^-+\\s*", "");
                return;
            }
            push();
            last = !wide.matches() && column.matches()
                ? (column.group("amount").strip() + " " + unitName(column.group("unit").strip()) + " "
                    + column.group("food").strip()).strip()
                : words;
            last = last.replaceAll(";\\s*", ", ");
        }

        private void push() {
            recipe.ingredient(last);
            last = "";
        }

        /// The right-hand column follows the left-hand one.
        private void flush() {
            var rest = List.copyOf(second);
            second.clear();
            rest.forEach(part -> {
                var parts = part.strip().split("\\s+", 3);
                push();
                last =
                    part.strip().startsWith("-") || parts.length < 3 || !parts[1].matches("(?i)" + UNITS) ? part.strip()
                        : parts[0] + " " + unitName(parts[1]) + " " + parts[2];
            });
            push();
        }

        private void words(String line) {
            if (!isInSteps) {
                flush();
                isInSteps = true;
            }
            step.append(step.isEmpty() ? "" : " ").append(line);
        }

        private void endStep() {
            var text = step.toString();
            step.setLength(0);
            if (isSource || text.matches("(?i)(?:from|source|recipe by|posted by|quelle|erfasst).{0,200}")) {
                recipe.source(text.replaceFirst("(?i)^source:\\s*", ""));
                isSource = false;
            } else {
                recipe.steps(text);
            }
        }

        private static String unitName(String unit) {
            return switch (unit) {
                case "T", "tb", "Tb", "TB" -> "tbsp";
                case "t", "ts", "Ts" -> "tsp";
                case "c", "C" -> "cup";
                case "x", "X", "ea" -> "";
                case "sm" -> "small";
                case "md" -> "medium";
                case "lg" -> "large";
                case "cn" -> "can";
                case "pk" -> "package";
                case "pn" -> "pinch";
                case "dr" -> "drop";
                case "ds" -> "dash";
                case "ct" -> "carton";
                case "bn" -> "bunch";
                case "sl" -> "slice";
                case "fl" -> "fl oz";
                case "pt" -> "pint";
                case "qt" -> "quart";
                case "ga" -> "gallon";
                default -> unit;
            };
        }
    }
}
