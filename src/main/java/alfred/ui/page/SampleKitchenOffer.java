package alfred.ui.page;

import static alfred.ui.fx.Texts.text;

import alfred.ui.model.Route;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;

/// Adds and removes the sample kitchen.
public final class SampleKitchenOffer {
    private static final String KEPT = "sample.unit";

    private SampleKitchenOffer() {}

    /// Adds the sample kitchen and opens the home page.
    public static void accept(PageContext desk) {
        var today = desk.today();
        desk.background().task(() -> desk.kitchen().addSampleKitchen(today)).onSuccess(unit -> {
            desk.settings().put(KEPT, unit.toString());
            desk.open(new Route.Home());
            desk.toasts().show(text("sample.added"), desk::undo);
        }).start();
    }

    /// Passes on whether any part of the sample kitchen still exists.
    public static void ifThere(PageContext desk, Consumer<Boolean> use) {
        var unit = unit(desk);
        if (unit.isEmpty()) {
            use.accept(false);
        } else {
            desk.background().task(() -> desk.kitchen().left(unit.get()) > 0).onSuccess(use).start();
        }
    }

    /// Removes the unchanged part of the sample kitchen and reports it, with Undo; does nothing if none was added.
    public static void clear(PageContext desk) {
        unit(desk).ifPresent(unit -> desk.background().task(() -> desk.kitchen().remove(unit))
            .onSuccess(stays -> desk.toasts().show(words(stays), desk::undo)).start());
    }

    private static String words(List<String> stays) {
        return stays.isEmpty() ? text("sample.cleared") : text("sample.cleared-but", stays.size(), stays.getFirst());
    }

    private static Optional<UUID> unit(PageContext desk) {
        return desk.settings().get(KEPT).map(UUID::fromString);
    }
}
