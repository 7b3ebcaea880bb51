package alfred.ui.model;

import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.ui.fx.CoverLook;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Immutable snapshot of all recipes as cards, by id and in creation order.
public record RecipeCards(List<RecipeCard> cards, Map<UUID, RecipeCard> byId) {
    public static final RecipeCards EMPTY = new RecipeCards(List.of(), Map.of());

    private static final List<String> COLUMNS =
        List.of("name", "cuisine", "prep_time_minutes", "cook_time_minutes", "servings", "occasions",
            "health_tags", "flavor_tags", "rating", "is_favorite", "image");

    /// Reads the cookbook. Blocking.
    public static RecipeCards read(Kitchen kitchen) {
        var foods = kitchen.recipeFoods();
        var missing = kitchen.lacking();
        var uses = uses(kitchen);
        var cards = new ArrayList<RecipeCard>();
        var byId = new HashMap<UUID, RecipeCard>();
        for (var row : RecipeItem.all(kitchen.read(Query.all("recipes").withColumns(COLUMNS)))) {
            var named = foods.getOrDefault(row.id(), List.of());
            var card = card(row, kitchen.look(row, named), named, missing, cards.size(),
                uses.getOrDefault(row.id(), RecipeUse.NONE));
            cards.add(card);
            byId.put(card.id(), card);
        }
        return new RecipeCards(List.copyOf(cards), Map.copyOf(byId));
    }

    private static Map<UUID, RecipeUse> uses(Kitchen kitchen) {
        var cooked = new HashMap<UUID, List<LocalDate>>();
        var stars = new HashMap<UUID, Integer>();
        for (var entry : kitchen.read(Query.all("cooking_log").withColumns(List.of("recipe_id", "cooked_at", "rating"))
            .orderedBy("cooked_at"))) {
            entry.reference("recipe_id").ifPresent(recipe -> {
                entry.timestamp("cooked_at")
                    .ifPresent(at -> cooked.computeIfAbsent(recipe, _ -> new ArrayList<>()).add(at.toLocalDate()));
                entry.integer("rating").ifPresent(given -> stars.put(recipe, given.intValue()));
            });
        }
        var names =
            kitchen.read(Query.all("collections")).stream().collect(Collectors.toMap(Row::id, row -> row.text("name")));
        var collections = new HashMap<UUID, List<String>>();
        kitchen.read(Query.all("collection_recipes")).forEach(
            entry -> entry.reference("recipe_id").ifPresent(recipe -> entry.reference("collection_id").map(names::get)
                .ifPresent(name -> collections.computeIfAbsent(recipe, _ -> new ArrayList<>()).add(name))));
        return Stream.concat(cooked.keySet().stream(), collections.keySet().stream()).distinct()
            .collect(Collectors.toMap(id -> id, id -> {
                var days = cooked.getOrDefault(id, List.of());
                return new RecipeUse(days.size(), days.stream().max(Comparator.naturalOrder()),
                    stars.getOrDefault(id, 0),
                    collections.getOrDefault(id, List.of()).stream().sorted().toList());
            }));
    }

    /// Returns the names of all collections that hold a recipe, in alphabetical order.
    public List<String> collections() {
        return cards.stream().flatMap(card -> card.use().collections().stream()).distinct()
            .sorted(String.CASE_INSENSITIVE_ORDER).toList();
    }

    /// Returns the recipes' ids by name; of several of one name, the first one's.
    public Map<String, UUID> ids() {
        return cards.stream().collect(Collectors.toMap(RecipeCard::name, RecipeCard::id, (first, _) -> first));
    }

    /// Returns the same recipes with new counts of missing foods.
    ///
    /// @param lacking what each recipe lacks, as [Kitchen#lacking] returns it
    public RecipeCards lacking(Map<UUID, Lacking> lacking) {
        var counted = cards.stream().map(card -> card.lacking(lacking.get(card.id()))).toList();
        return new RecipeCards(counted, counted.stream().collect(Collectors.toMap(RecipeCard::id, card -> card)));
    }

    private static RecipeCard card(RecipeItem recipe, CoverLook look, List<String> foods, Map<UUID, Lacking> missing,
        int age,
        RecipeUse use) {
        var name = recipe.name();
        var tags = recipe.tags();
        var words = (name + " " + String.join(" ", foods) + " " + String.join(" ", tags)).toLowerCase(Locale.ROOT);
        var lacking = missing.get(recipe.id());
        return new RecipeCard(recipe.id(), name, look, recipe.minutes(), recipe.servings().orElse(0), tags,
            recipe.isFavourite(), recipe.rating() > 0 ? recipe.rating() : use.stars(), words,
            lacking == null ? OptionalInt.empty() : OptionalInt.of(lacking.missing()),
            lacking == null ? Lacking.NOTHING : lacking, age, use);
    }
}
