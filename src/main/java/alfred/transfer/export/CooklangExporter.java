package alfred.transfer.export;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A zip of Cooklang files, one for each recipe. An ingredient is marked where a step first names it; those that no
/// step names stand in a first paragraph of their own.
final class CooklangExporter implements Exporter {
    @Override
    public String format() {
        return "cooklang";
    }

    @Override
    public String ending() {
        return ".cook.zip";
    }

    @Override
    public Written write(Outgoing kitchen, OutputStream out) throws IOException {
        return TextFiles.write(kitchen, out, ".cook", (recipe, photo) -> RecipeFields.of(recipe, photo) + body(recipe));
    }

    private static String body(OutgoingRecipe recipe) {
        var steps = new ArrayList<>(recipe.columns().texts("instructions").stream()
            .map(step -> plain(step.replaceAll("\\s*\\n\\s*", " "))).toList());
        var marks = new ArrayList<String>();
        var unnamed = new ArrayList<String>();
        for (var line : recipe.lines()) {
            var mark = mark(line);
            if (!isMarked(steps, line.text("name"), mark, marks)) {
                unnamed.add(mark);
            }
        }
        var text = new StringBuilder(unnamed.isEmpty() ? "" : String.join(", ", unnamed) + "\n\n");
        for (var step : steps) {
            text.append(step).append("\n\n");
        }
        var whole = text.toString();
        for (int i = 0; i < marks.size(); i++) {
            whole = whole.replace(place(i), marks.get(i));
        }
        return whole;
    }

    /// Puts a mark in the place of the first mention of a name; a place-holder stands for it, so that no name is found
    /// within the mark of another.
    private static boolean isMarked(java.util.List<String> steps, String name, String mark,
        java.util.List<String> marks) {
        var mention = Pattern.compile("(?<![\\p{L}\\p{N}-])" + Pattern.quote(name) + "(?![\\p{L}\\p{N}-])",
            Pattern.CASE_INSENSITIVE
                | Pattern.UNICODE_CASE);
        for (int i = 0; i < steps.size() && !name.isBlank(); i++) {
            var found = mention.matcher(steps.get(i));
            if (found.find()) {
                steps.set(i, found.replaceFirst(Matcher.quoteReplacement(place(marks.size()))));
                marks.add(mark);
                return true;
            }
        }
        return false;
    }

    private static String place(int number) {
        return "\uE000" + number + "\uE001";
    }

    private static String mark(Row line) {
        var most = line.quantity("quantity_max").map(Fraction::toText).map(max -> "-" + max).orElse("");
        var amount = line.quantity("quantity").map(Fraction::toText).map(number -> number + most).orElse("");
        var unit = line.text("unit").isBlank() ? "" : "%" + line.text("unit");
        var prep = line.text("preparation").replaceAll("[()\\n]", " ").strip();
        return "@" + (line.isTrue("is_optional") ? "?" : "")
            + (line.text("size") + " " + line.text("name")).strip().replaceAll("[@#~{}\\n\\[]", " ")
            + "{" + amount + unit + "}" + (prep.isEmpty() ? "" : "(" + prep + ")");
    }

    /// Keeps words of a step from being read as marks.
    private static String plain(String step) {
        return step.replaceAll("(?<![\\p{L}\\p{N}.])([@#~])(?=[\\p{L}\\p{N}{_’'&?+*-])", "\\\\$1")
            .replaceAll("[\uE000\uE001]", "");
    }
}
