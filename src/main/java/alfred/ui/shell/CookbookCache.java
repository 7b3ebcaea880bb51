package alfred.ui.shell;

import alfred.ui.fx.Background;
import alfred.ui.fx.Cover;
import alfred.ui.model.Kitchen;
import alfred.ui.model.RecipeCards;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// Cache of the cookbook; concurrent requests share one read. On the FX thread only.
///
/// After a change to stock, preferences or foods alone, only the counts of missing foods are recomputed.
final class CookbookCache {
    private static final Set<String> RECIPES =
        Set.of("recipes", "recipe_ingredients", "cooking_log", "collections", "collection_recipes");
    private static final Set<String> STOCK = Set.of("inventory", "preferences", "ingredients", "shopping_list");

    /// What has to be reloaded before the next use.
    private enum Stale { NOTHING, COUNTS, ALL }

    private final Kitchen kitchen;
    private final Background background;
    private final List<Consumer<RecipeCards>> waiting = new ArrayList<>();
    private RecipeCards cookbook = RecipeCards.EMPTY;
    private Stale stale = Stale.ALL;
    private boolean isReading;

    CookbookCache(Kitchen kitchen, Background background) {
        this.kitchen = kitchen;
        this.background = background;
        Cover.fetching((photo, then) -> background.task(() -> kitchen.photos().fetch(photo)).onSuccess(isThere -> {
            if (isThere) {
                then.run();
            }
        }).start());
    }

    void changed(Set<String> tables) {
        if (tables.stream().anyMatch(RECIPES::contains)) {
            stale = Stale.ALL;
        } else if (stale == Stale.NOTHING && tables.stream().anyMatch(STOCK::contains)) {
            stale = Stale.COUNTS;
        }
    }

    void use(Consumer<RecipeCards> use) {
        if (stale == Stale.NOTHING && !isReading) {
            use.accept(cookbook);
            return;
        }
        waiting.add(use);
        if (!isReading) {
            isReading = true;
            background.task(reading()).onSuccess(read -> cookbook = read).atEnd(this::serve).start();
        }
    }

    private Callable<RecipeCards> reading() {
        var known = cookbook;
        var isCountOnly = stale == Stale.COUNTS;
        stale = Stale.NOTHING;
        return () -> isCountOnly ? known.lacking(kitchen.lacking()) : RecipeCards.read(kitchen);
    }

    private void serve() {
        isReading = false;
        var served = List.copyOf(waiting);
        waiting.clear();
        served.forEach(this::use);
    }
}
