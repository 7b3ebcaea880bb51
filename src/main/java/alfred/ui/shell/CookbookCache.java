package alfred.ui.shell;

import alfred.ui.fx.Background;
import alfred.ui.model.Cookbook;
import alfred.ui.model.Kitchen;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// The cookbook as last read; one reading serves all who wait for it. On the FX thread only.
final class CookbookCache {
    private final Kitchen kitchen;
    private final Background background;
    private final List<Consumer<Cookbook>> waiting = new ArrayList<>();
    private Cookbook cookbook = Cookbook.EMPTY;
    private boolean isStale = true;
    private boolean isReading;

    CookbookCache(Kitchen kitchen, Background background) {
        this.kitchen = kitchen;
        this.background = background;
    }

    void changed() {
        isStale = true;
    }

    Cookbook now() {
        return cookbook;
    }

    void use(Consumer<Cookbook> use) {
        if (!isStale && !isReading) {
            use.accept(cookbook);
            return;
        }
        waiting.add(use);
        if (!isReading) {
            isReading = true;
            isStale = false;
            background.task(() -> Cookbook.read(kitchen)).onSuccess(read -> cookbook = read).atEnd(this::serve).start();
        }
    }

    private void serve() {
        isReading = false;
        var served = List.copyOf(waiting);
        waiting.clear();
        served.forEach(use -> {
            if (isStale) {
                use(use);
            } else {
                use.accept(cookbook);
            }
        });
    }
}
