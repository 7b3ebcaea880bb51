package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.kitchen.recipe.Scaling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Tool `update_recipe`: changes, adds or removes single ingredient lines and steps of a recipe by position,
/// without rewriting the rest; or rewrites the amounts of all lines for another number of people.
public record UpdateRecipe() implements ToolImplementation {
    public static final String NAME = "update_recipe";

    @Override
    public DomainTool tool() {
        return new DomainTool(NAME,
            "Changes, adds or removes single ingredient lines and steps of a saved recipe, by position from 1; or rewrites all its "
                + "amounts for other servings.",
            true, List.of(
                new DomainTool.Parameter("recipe", "recipe ref", true),
                new DomainTool.Parameter("scale_to",
                    "servings: the recipe is kept for so many people, with its amounts", false),
                new DomainTool.Parameter("ingredients",
                    "list of {position, text}; an empty text removes, position 0 adds", false),
                new DomainTool.Parameter("steps", "list of {position, text}; an empty text removes, position 0 adds",
                    false)));
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        var args = new Args(raw);
        var ref = args.required("recipe");
        var stored = context.row("recipe", ref);
        var set = new LinkedHashMap<String, @Nullable Object>();
        var scaled = args.number("scale_to").map(servings -> scaled(stored, servings, context.phrases()));
        scaled.flatMap(whole -> whole.integer("servings")).ifPresent(servings -> set.put("servings", servings));
        var recipe = scaled.orElse(stored);
        if (scaled.isPresent() || !args.items("ingredients").isEmpty()) {
            var lines = edited(recipe.rows("ingredients"), args.items("ingredients"), IngredientRows::row);
            set.put("ingredients", lines.stream().map(l -> l.without(Row.ID, Row.VERSION, "recipe_id")).toList());
        }
        if (!args.items("steps").isEmpty()) {
            set.put("instructions", edited(recipe.texts("instructions"), args.items("steps"), t -> t));
        }
        if (set.isEmpty()) {
            throw Args.bad("argument.changes");
        }
        return new Outcome("recipe", List.of(context.writer().update(KitchenEntities.RECIPE, context.id(ref), set)),
            "");
    }

    private static Row scaled(Row recipe, int servings, Phrasebook phrases) {
        if (recipe.integer("servings").isEmpty()) {
            throw Args.told(phrases.text("tool.no-servings", recipe.text("name")));
        }
        return Scaling.recipe(recipe, servings, phrases.locale());
    }

    private static <T> List<T> edited(List<T> items, List<Map<?, ?>> edits, Function<String, T> made) {
        var result = new ArrayList<@Nullable T>(items);
        for (var edit : edits) {
            var text = Args.text(edit, "text");
            int position = position(edit, items.size());
            if (position == 0) {
                result.add(made.apply(text));
            } else {
                result.set(position - 1, text.isEmpty() ? null : made.apply(text));
            }
        }
        var kept = new ArrayList<T>();
        for (var item : result) {
            if (item != null) {
                kept.add(item);
            }
        }
        return kept;
    }

    private static int position(Map<?, ?> edit, int size) {
        var text = Args.text(edit, "position");
        if (!text.matches("\\d{1,3}") || Integer.parseInt(text) > size) {
            throw Args.bad("argument.position", size, text);
        }
        return Integer.parseInt(text);
    }
}
