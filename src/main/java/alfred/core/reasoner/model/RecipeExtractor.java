package alfred.core.reasoner.model;

import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.StepType.Complexity;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Extracts a recipe from unstructured text with a model, for texts that no importer can read. The result is meant
/// to be checked by a person.
///
/// @param counter counts the tokens for the prompt budget
public record RecipeExtractor(ModelClient client, TokenCounter counter, UuidGate gate) {
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    /// An extracted recipe.
    ///
    /// @param servings 0 if not stated
    /// @param prepMinutes in minutes; 0 if not stated
    /// @param cookMinutes in minutes; 0 if not stated
    /// @param ingredients the lines as written
    /// @param instructions the steps as written
    public record Extract(
        String name, String description, int servings, int prepMinutes, int cookMinutes, List<String> ingredients, List<String> instructions,
        String notes) {}

    /// Returns the recipe in the text; empty if there is none.
    ///
    /// @throws alfred.core.reasoner.ReasonerFailure if the model cannot answer
    public Optional<Extract> extract(String text, Cancellation cancellation) {
        var template = PromptTemplate.load("recipe-extraction");
        var schema = Schemas.recipeExtraction();
        var budget = new Budget(counter, Budget.ACT);
        budget.need(template.fixedText() + schema.inWords(), 1);
        var prompt = template.fill(Map.of("form", schema.inWords(), "text", budget.need(PromptRows.words(text), 1))).of(budget);
        return new ModelCalls(client, counter, gate, cancellation)
            .ask("extract", prompt, schema, Complexity.MEDIUM, Deadline.in(PATIENCE), RecipeExtractor::read);
    }

    private static Optional<Extract> read(Answer a) {
        boolean isThere = a.isTrue("is_recipe") && !a.text("name").isEmpty();
        return isThere ? Optional.of(new Extract(a.text("name"), a.text("description"), a.number("servings"), a.number("prep_time_minutes"),
            a.number("cook_time_minutes"), a.texts("ingredients"), a.texts("instructions"), a.text("notes"))) : Optional.empty();
    }
}
