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
    private static final String STAYS = "sample.stays";

    private SampleKitchenOffer() {}

    /// Adds the sample kitchen and opens the home page.
    ///
    /// @param then called when that is done, or has failed
    public static void accept(PageContext desk, Runnable then) {
        var today = desk.today();
        desk.background().task(() -> desk.kitchen().addSampleKitchen(today)).onSuccess(unit -> {
            desk.settings().put(KEPT, unit.toString());
            desk.open(new Route.Home());
            desk.toasts().show(text("sample.added"), desk::undo);
        }).atEnd(then).start();
    }

    /// Passes on whether any part of the sample kitchen still exists that was not left by clearing it away.
    public static void ifThere(PageContext desk, Consumer<Boolean> use) {
        var unit = unit(desk);
        if (unit.isEmpty()) {
            use.accept(false);
        } else {
            desk.background().task(() -> desk.kitchen().left(unit.get()) > desk.settings().number(STAYS, 0))
                .onSuccess(use).start();
        }
    }

    /// Removes the unchanged part of the sample kitchen and reports it, with Undo; does nothing if none was added.
    public static void clear(PageContext desk) {
        unit(desk).ifPresent(
            unit -> desk.background().task(() -> new Cleared(desk.kitchen().remove(unit), desk.kitchen().left(unit)))
                .onSuccess(cleared -> {
                    desk.settings().put(STAYS, String.valueOf(cleared.left()));
                    desk.toasts().show(words(cleared.stays()), desk::undo);
                    desk.open(new Route.Home());
                }).start());
    }

    /// @param stays the labels of the rows that were kept
    /// @param left how many rows they are, with those that belong to them
    private record Cleared(List<String> stays, int left) {}

    private static String words(List<String> stays) {
        return stays.isEmpty() ? text("sample.cleared") : text("sample.cleared-but", stays.size(), stays.getFirst());
    }

    private static Optional<UUID> unit(PageContext desk) {
        return desk.settings().get(KEPT).map(UUID::fromString);
    }
}
