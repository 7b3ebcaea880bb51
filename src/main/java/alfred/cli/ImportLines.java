package alfred.cli;

import alfred.core.domain.Phrasebook;
import alfred.transfer.RecipeImporter.Outcome;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.WebPhoto;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Output of `alfred import`, printed file by file (spec/headless.md, dry run).
public final class ImportLines {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private ImportLines() {}

    /// Prints the outcome of a file as one JSON object on a line.
    public static void printJson(PrintStream out, Outcome outcome) {
        var node = JSON.objectNode().put("file", outcome.file())
            .put("format", outcome.format().isEmpty() ? null : outcome.format())
            .put("photos", outcome.photos());
        var recipes = node.putArray("recipes");
        outcome.recipes().forEach(recipe -> recipes.add(json(recipe)));
        var skipped = node.putArray("skipped");
        outcome.skipped().forEach(
            one -> skipped.addObject().put("what", one.what()).put("why", one.why().message(Phrasebook.ENGLISH)));
        out.println(node);
        out.flush();
    }

    private static ObjectNode json(ImportedRecipe recipe) {
        var node = JSON.objectNode().put("name", recipe.name());
        recipe.ingredients().forEach(node.putArray("ingredients")::add);
        recipe.steps().forEach(node.putArray("instructions")::add);
        node.put("servings", known(recipe.servings())).put("prep_time_minutes", known(recipe.prepMinutes()))
            .put("cook_time_minutes", known(recipe.cookMinutes()))
            .put("source_url", recipe.source().isEmpty() ? null : recipe.source());
        put(node, recipe);
        var unsure = node.putArray("unsure");
        recipe.doubts().stream().filter(doubt -> !doubt.from().isBlank())
            .forEach(doubt -> unsure.addObject().put("field", doubt.field().name().toLowerCase(Locale.ROOT))
                .put("from", doubt.from()));
        recipe.notImported().forEach(node.putArray("not_imported")::add);
        return node;
    }

    /// Adds what only some recipes have.
    private static void put(ObjectNode node, ImportedRecipe recipe) {
        recipe.toFields().forEach((column, value) -> {
            switch (value) {
                case String text when !node.has(column) -> node.put(column, text);
                case Long number when !node.has(column) -> node.put(column, number);
                case Boolean flag when !node.has(column) -> node.put(column, flag);
                case List<?> texts when !node.has(column) && !texts.isEmpty() ->
                    texts.forEach(text -> node.withArray("/" + column)
                        .add(String.valueOf(text)));
                default -> {}
            }
        });
        if (recipe.hasPhoto()) {
            node.put("photo", true);
        }
        if (recipe.photo().orElse(null) instanceof WebPhoto photo) {
            node.put("photo_address", photo.address());
        }
        recipe.cooked().forEach(cooked -> node.withArray("/cooked").add(cooked.day().toString()));
    }

    private static @Nullable Integer known(int number) {
        return number == 0 ? null : number;
    }

    /// Prints the outcome of a file in words.
    ///
    /// @param isDry whether this is a dry run, in which nothing was written
    public static void print(PrintStream out, Outcome outcome, boolean isDry, Phrasebook phrases) {
        out.println(outcome.hasFailed() ? phrases.text("command.nothing-imported", outcome.file())
            : phrases.text(isDry ? "command.would-import" : "command.imported", outcome.file(),
                count(outcome, phrases)));
        outcome.recipes().forEach(recipe -> out.println("  + " + words(recipe, phrases)));
        outcome.skipped().forEach(
            one -> out.println("  - " + (one.what().equals(outcome.file()) ? "" : one.what() + ": ")
                + one.why().message(phrases)));
        out.flush();
    }

    private static String words(ImportedRecipe recipe, Phrasebook phrases) {
        var words = phrases.text("command.recipe", recipe.name(), recipe.ingredients().size(), recipe.steps().size());
        return recipe.notImported().isEmpty() ? words
            : phrases.text("command.recipe-without", words, String.join(", ", recipe.notImported()));
    }

    private static String count(Outcome outcome, Phrasebook phrases) {
        var recipes = phrases.text("command.recipes", outcome.recipes().size());
        var shown = outcome.photos() == 0 ? recipes : phrases.text("command.import-photos", recipes, outcome.photos());
        return outcome.others() == 0 ? shown : phrases.text("command.import-others", shown, outcome.others());
    }
}
