package alfred.transfer.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/// A zip of Markdown files, one for each recipe: fields above, then ingredients as a list and steps as numbers.
final class MarkdownExporter implements Exporter {
    @Override
    public String format() {
        return "markdown";
    }

    @Override
    public String ending() {
        return ".md.zip";
    }

    @Override
    public Written write(Outgoing kitchen, OutputStream out) throws IOException {
        return TextFiles.write(kitchen, out, ".md", MarkdownExporter::text);
    }

    private static String text(OutgoingRecipe recipe, String photo) {
        var text = new StringBuilder(RecipeFields.of(recipe, photo)).append("# ").append(recipe.name()).append("\n\n");
        var lines = recipe.words();
        if (!lines.isEmpty()) {
            text.append("## Ingredients\n\n");
            for (var line : lines) {
                text.append(
                    line.endsWith(":") ? "\n### " + line.substring(0, line.length() - 1) + "\n\n" : "- " + line + "\n");
            }
            text.append('\n');
        }
        steps(recipe.columns().texts("instructions"), text);
        return text.toString();
    }

    private static void steps(List<String> steps, StringBuilder text) {
        if (!steps.isEmpty()) {
            text.append("## Instructions\n\n");
            for (int i = 0; i < steps.size(); i++) {
                text.append(i + 1).append(". ").append(steps.get(i).replace("\n", " ")).append('\n');
            }
        }
    }
}
