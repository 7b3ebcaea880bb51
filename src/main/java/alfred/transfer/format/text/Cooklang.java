package alfred.transfer.format.text;

import alfred.transfer.format.Document;
import alfred.transfer.format.Fields;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.RecipeBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Cooklang (`.cook`): steps in which ingredients (`@`), equipment (`#`) and timers (`~`) are marked, with metadata
/// above them. The name of a recipe is the name of its file.
final class Cooklang implements Importer {
    private static final Pattern MARK = Pattern.compile("(?<![\\p{L}\\p{N}.\\\\])(?<sign>[@#~])(?<flags"
        + ">[&?+*-]{0,3})(?:\\([^)]{0,20}\\))?(?:(?<long>[^@#~{}\\n\\[]{0,80}?)\\{(?<amount>[^}\\n]{0,80})}"
        + "|(?<short>[\\p{L}\\p{N}_’'-]+))(?:\\((?<prep>[^)\\n]{1,120})\\))?");
    private static final Pattern SURE =
        Pattern.compile("(?<![\\p{L}\\p{N}.])@[\\p{L}][^@#~{}\\n]{0,60}\\{[^}\\n]{0,60}}");
    private static final Pattern META = Pattern.compile("^>>\\s*([^:]{1,60}):\\s*(.*)$");
    private static final Pattern SECTION = Pattern.compile("^=+\\s*(.*?)\\s*=*$");

    @Override
    public String format() {
        return "Cooklang";
    }

    @Override
    public boolean recognises(Document document) {
        var text = document.text();
        return !document.wantsToBeJson() && !document.isXml() && !document.isHtml() && !text.contains("</")
            && SURE.matcher(text.substring(0, Math.min(text.length(), 100_000))).find();
    }

    @Override
    public Found read(Document document) {
        return Found.of(format(), List
            .of(new RecipeBuilder(read(document.text(), document.stem())).photo(document.photoOfSameName()).build()));
    }

    private static ImportedRecipe read(String text, String name) {
        var parts = FrontMatter.SPLIT.matcher(text);
        var fields = parts.matches() ? Yaml.read(parts.group(1))
            : com.fasterxml.jackson.databind.node.JsonNodeFactory.instance.objectNode();
        var meta = fields.isObject() ? (com.fasterxml.jackson.databind.node.ObjectNode) fields
            : com.fasterxml.jackson.databind.node.JsonNodeFactory.instance.objectNode();
        var lines = new ArrayList<String>();
        (parts.matches() ? parts.group(2) : text).replaceAll("\\[-[\\s\\S]{0,5000}?-]", "").lines()
            .map(line -> line.replaceFirst("(?<=^|\\s)--\\s.*$|^--.*$", "")).forEach(line -> {
                var one = META.matcher(line);
                if (one.matches()) {
                    meta.put(one.group(1).strip(), one.group(2).strip());
                } else {
                    lines.add(line);
                }
            });
        var recipe = Fields.read(meta);
        if (recipe.build().name().isBlank()) {
            recipe.name(name);
        }
        body(lines, recipe);
        return recipe.build();
    }

    private static void body(List<String> lines, RecipeBuilder recipe) {
        var step = new StringBuilder();
        for (var line : lines) {
            var section = SECTION.matcher(line);
            if (line.isBlank() || line.startsWith(">") || line.startsWith("=") && section.matches()) {
                end(step, recipe);
                if (line.startsWith(">")) {
                    recipe.note("", line.replaceFirst("^>+\\s*", ""));
                } else if (line.startsWith("=") && section.matches()) {
                    recipe.section(section.group(1)).stepSection(section.group(1));
                }
            } else {
                step.append(step.isEmpty() ? "" : " ").append(words(line.strip(), recipe));
            }
        }
        end(step, recipe);
    }

    private static void end(StringBuilder step, RecipeBuilder recipe) {
        recipe.steps(step.toString());
        step.setLength(0);
    }

    /// Returns a step without marks; its ingredients and equipment go to the recipe.
    private static String words(String line, RecipeBuilder recipe) {
        return MARK.matcher(line).replaceAll(mark -> Matcher.quoteReplacement(said(mark, recipe)))
            .replaceAll("\\\\([@#~])", "$1");
    }

    private static String said(java.util.regex.MatchResult mark, RecipeBuilder recipe) {
        var name = mark.group("long") != null ? mark.group("long") : mark.group("short");
        var amount = mark.group("amount") == null ? "" : mark.group("amount").replaceFirst("^=", "").strip();
        var prep = mark.group("prep");
        var parts = amount.split("%", 2);
        var quantity = (parts[0].strip() + " " + (parts.length > 1 ? parts[1].strip() : "")).strip();
        var plain = name.strip().replaceFirst("^.*/", "").split("\\|", 2);
        switch (mark.group("sign")) {
            case "@" -> {
                if (!mark.group("flags").contains("&")) {
                    recipe.ingredient((quantity + " " + plain[0].strip()).strip() + (prep == null ? "" : ", " + prep)
                        + (mark.group("flags").contains("?") ? " (optional)" : ""));
                }
                return plain[plain.length - 1].strip();
            }
            case "#" -> {
                recipe.equipment(plain[0].strip());
                return plain[plain.length - 1].strip() + (prep == null ? "" : " (" + prep + ")");
            }
            default -> {
                return quantity.isEmpty() ? name.strip() : quantity;
            }
        }
    }
}
