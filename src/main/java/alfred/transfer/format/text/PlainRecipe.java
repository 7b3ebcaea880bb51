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
        var read = RecipeText.read(text);
        var isOne =
            document.isAmongOthers() ? isRecipe(read) && RecipeText.hasHeadings(text) && !read.ingredients().isEmpty()
                && !read.steps().isEmpty() : isRecipe(read);
        return Found.of(FORMAT, isOne ? List.of(new RecipeBuilder(read).photo(document.photoOfSameName())
            .name(read.name().isBlank() ? document.stem().replace('-', ' ') : read.name()).build()) : List.of());
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
