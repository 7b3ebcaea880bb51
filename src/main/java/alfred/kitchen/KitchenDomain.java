package alfred.kitchen;

import alfred.core.domain.Agent;
import alfred.core.domain.BypassMode;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.DomainTool;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.PromptWords;
import alfred.core.domain.Row;
import alfred.core.domain.Subdomain;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The kitchen as a domain of the engine: entities, subdomains, tools and wording.
public final class KitchenDomain implements DomainConfig {
    private static final List<Subdomain> SUBDOMAINS = List.of(
        new Subdomain("recipes", List.of("recipes", "recipe_ingredients", "collections", "collection_recipes"),
            "Recipes with their ingredient lines and steps, and collections of them."),
        new Subdomain("inventory", List.of("inventory", "ingredients"),
            "What is at home: one row per lot, with place and expiry."),
        new Subdomain("shopping", List.of("shopping_list", "ingredients"), "What is to be bought."),
        new Subdomain("meal_plans", List.of("meal_plans", "meals", "recipes"),
            "Planned meals, by day, and named plans of several."),
        new Subdomain("tasks", List.of("tasks"), "Things to do, with a due date."),
        new Subdomain("preferences", List.of("preferences", "flavor_preferences", "ingredients"),
            "Who is cooked for: allergies, diets, household, tastes."),
        new Subdomain("cooking_log", List.of("cooking_log", "recipes"), "What was cooked, when, and how it was."));

    private final List<DomainTool> tools;
    private final Phrasebook phrases;

    /// Creates the domain with English wording.
    ///
    /// @param tools the kitchen's computed tools
    public KitchenDomain(List<DomainTool> tools) {
        this(tools, Phrasebook.ENGLISH);
    }

    /// Creates the domain with the wording of a language.
    ///
    /// @param tools the kitchen's computed tools
    /// @param phrases the texts shown to the user
    public KitchenDomain(List<DomainTool> tools, Phrasebook phrases) {
        this.tools = List.copyOf(tools);
        this.phrases = phrases;
    }

    @Override
    public Phrasebook phrases() {
        return phrases;
    }

    @Override
    public List<EntityDefinition> entities() {
        return KitchenEntities.ALL;
    }

    @Override
    public List<Subdomain> subdomains() {
        return SUBDOMAINS;
    }

    @Override
    public List<Agent> agents() {
        return List.of(new Agent("alfred", "Keeps the kitchen in order."));
    }

    @Override
    public List<DomainTool> tools() {
        return tools;
    }

    @Override
    public String label(EntityDefinition entity, Row row) {
        return EntityWords.of(entity).label().of(entity, row, phrases);
    }

    @Override
    public List<String> labelColumns(EntityDefinition entity) {
        var columns = EntityWords.of(entity).labelColumns();
        return columns.isEmpty() ? List.of(entity.labelColumn()) : columns;
    }

    @Override
    public List<String> describedColumns(EntityDefinition entity) {
        var columns = EntityWords.of(entity).describedColumns();
        return columns.isEmpty() ? labelColumns(entity) : columns;
    }

    /// Says also for how many a meal is planned, or was cooked, and how it was rated.
    @Override
    public String described(EntityDefinition entity, Row row) {
        var words = DomainConfig.super.described(entity, row);
        if (words.isBlank() || !entity.type().equals("log") && !entity.type().equals("meal")) {
            return words;
        }
        return words + (row.has("servings") ? ", " + phrases.text("line.for", row.text("servings")) : "")
            + row.integer("rating").map(stars -> ", " + phrases.text("say.stars", stars)).orElse("");
    }

    @Override
    public String changed(EntityDefinition entity, Row before, Row after) {
        return entity.type().equals("pref") ? new PreferenceWords(phrases).changed(before, after) : "";
    }

    @Override
    public Optional<String> detailLevel(EntityDefinition entity, Row row) {
        return entity.isTrackedInDetail() ? Optional.of(row.has("instructions") ? "full" : "summary")
            : Optional.empty();
    }

    @Override
    public String dataLegend(String type) {
        return entity(type).map(entity -> EntityWords.of(entity).legend()).orElse("");
    }

    @Override
    public Map<String, List<String>> generatedContentMarkers() {
        return Map.of(
            "recipe",
            List.of("ingredients", "instructions", "servings", "prep", "cook time", "steps", "zutaten", "zubereitung",
                "portionen", "vorbereitung", "kochzeit", "schritte"),
            "meal plan",
            List.of("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "montag", "dienstag",
                "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"));
    }

    @Override
    public List<String> relevantTypes() {
        return List.of("recipe", "inv", "shop", "meal_plan", "meal", "task", "pref");
    }

    @Override
    public boolean isSingle(String type) {
        return type.equals("pref");
    }

    @Override
    public String emptyResponse(String subdomain) {
        return switch (subdomain) {
            case "recipes" -> phrases.text("none.recipes");
            case "inventory" -> phrases.text("none.pantry");
            case "shopping" -> phrases.text("none.shopping");
            case "meal_plans" -> phrases.text("none.meals");
            case "tasks" -> phrases.text("none.tasks");
            case "cooking_log" -> phrases.text("none.log");
            default -> phrases.text("none.other");
        };
    }

    @Override
    public Optional<String> listing(String table, List<Row> rows) {
        return new RowFormatter(phrases).list(table, rows);
    }

    @Override
    public List<BypassMode> bypassModes() {
        return List.of(KitchenModes.COOK, KitchenModes.BRAINSTORM);
    }

    @Override
    public PromptWords promptWords() {
        return new PromptWords("the kitchen", "Who is cooked for", "\"what's in my fridge?\", \"add eggs to the list\"",
            "\"no dairy\", \"we are eight this week\"",
            "a recipe, a plan for a week. For a plan of meals the recipes' refs are enough; to vary a recipe, read it first.",
            "Such as [{\"set\": \"servings\", \"to\": 6}, {\"set\": \"ingredients\", \"line\": \"rice\", \"to\": \"300 g rice\"}, "
                + "{\"add\": \"ingredients\", \"to\": \"1 tsp chilli\"}, {\"remove\": \"instructions\", \"line\": 3}]; in a plan "
                + "{\"set\": \"meals\", \"line\": \"2026-01-14 dinner\", \"to\": {\"recipe_id\": \"recipe_4\"} }.",
            "Show a generated recipe in full: amounts, steps, servings.");
    }

    @Override
    public String persona() {
        return "You are Alfred, a calm and exact kitchen assistant. You speak plainly and briefly, in the language of the user.";
    }
}
