package alfred.transfer.format.text;

import alfred.transfer.format.Document;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.RecipeBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Plain text or Markdown. What has no headings and does not look like a recipe is none; among other files, where
/// nobody pointed at it, a text needs headings.
public final class PlainRecipe implements Importer {
    public static final String FORMAT = "text";
    private static final Pattern BETWEEN = Pattern.compile("(?m)^\\s*(?:[-=*_~#]{6,}|(?:[*_-] ){4,}[*_-]?)\\s*$|\\f");
    private static final Pattern PICTURE = Pattern.compile("!\\[[^\\]\\n]{0,200}]\\([^)\\n]{0,500}\\)");
    private static final Pattern LINK = Pattern.compile("\\[([^\\]\\n]{1,200})]\\([^)\\n]{0,500}\\)");
    private static final Pattern TITLES = Pattern.compile("(?m)^# (?=\\S)");

    @Override
    public String format() {
        return FORMAT;
    }

    @Override
    public boolean recognises(Document document) {
        return !document.wantsToBeJson() && !document.isXml() && !document.isHtml();
    }

    @Override
    public Found read(Document document) {
        var text = unlinked(document.text());
        for (var split : List.of(BETWEEN, TITLES)) {
            var parts = new ArrayList<ImportedRecipe>();
            for (var part : split.split(text, 2_000)) {
                var read = part.isBlank() ? new RecipeBuilder().build() : RecipeText.read(part);
                if (isRecipe(read) && RecipeText.hasHeadings(part) && !read.name().isBlank()) {
                    parts.add(read);
                }
            }
            if (parts.size() > 1) {
                return Found.of(FORMAT, parts);
            }
        }
        var named = document.isAmongOthers() ? List.<ImportedRecipe>of() : named(text);
        if (named.size() > 1) {
            return Found.of(FORMAT, named);
        }
        var read = RecipeText.read(text);
        var isOne =
            document.isAmongOthers() ? isRecipe(read) && RecipeText.hasHeadings(text) && !read.ingredients().isEmpty()
                && !read.steps().isEmpty() : isRecipe(read);
        return Found.of(FORMAT, isOne ? List.of(new RecipeBuilder(read).photo(document.photoOfSameName())
            .name(read.name().isBlank() ? document.stem().replace('-', ' ') : read.name()).build()) : List.of());
    }

    /// Returns the recipes that follow each other in a text, each below its name: a new one begins behind an empty line
    /// where the one before has its ingredients and steps. A part that has not both belongs to the one before.
    private static List<ImportedRecipe> named(String text) {
        var recipes = new ArrayList<ImportedRecipe>();
        var lines = text.lines().map(String::strip).toList();
        int begin = 0;
        for (int i = 1; i + 1 < lines.size(); i++) {
            var isBegin = lines.get(i - 1).isEmpty() && RecipeText.looksLikeName(lines.get(i))
                && lines.subList(i + 1, lines.size()).stream().filter(line -> !line.isEmpty()).findFirst()
                    .filter(RecipeText::looksLikeBegin).isPresent();
            if (isBegin && isWhole(lines.subList(begin, i)) && isWhole(lines.subList(i, lines.size()))) {
                recipes.add(RecipeText.read(String.join("\n", lines.subList(begin, i))));
                begin = i;
            }
        }
        recipes.add(RecipeText.read(String.join("\n", lines.subList(begin, lines.size()))));
        return recipes;
    }

    private static boolean isWhole(List<String> lines) {
        var read = RecipeText.read(String.join("\n", lines));
        return !read.name().isBlank() && read.ingredients().size() > 1 && !read.steps().isEmpty();
    }

    /// Whether enough of a text is ingredients: a letter or a list of dates is no recipe.
    private static boolean isRecipe(ImportedRecipe read) {
        return !read.ingredients().isEmpty() || read.steps().size() > 1 && !read.name().isBlank();
    }

    /// Removes Markdown's pictures, and leaves the words of its links.
    static String unlinked(String text) {
        return LINK.matcher(PICTURE.matcher(text).replaceAll("")).replaceAll("$1");
    }
}
