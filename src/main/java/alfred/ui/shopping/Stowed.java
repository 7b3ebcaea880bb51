package alfred.ui.shopping;

import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Toasts;
import alfred.ui.model.Lot;
import alfred.ui.page.PageContext;
import alfred.ui.page.form.DatesDialog;
import alfred.ui.page.text.DisplayFormat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/// What came from the shopping list into the pantry.
///
/// @param lots as they are in the pantry now
record Stowed(PageContext desk, List<Lot> lots) {
    private static final int NAMED = 4;

    /// Tells of it with the places, and offers to undo it and to add dates to what has none.
    ///
    /// @param words how many they are
    void tell(String words) {
        var ways = new ArrayList<Toasts.Way>();
        var dateless = lots.stream().filter(lot -> lot.expiry().isEmpty())
            .sorted(Comparator.comparing(lot -> !lot.place().equals("fridge"))).toList();
        if (!dateless.isEmpty()) {
            ways.add(new Toasts.Way(text("pantry.dates.add"), Icon.CALENDAR_PLUS,
                () -> DatesDialog.open(desk, dateless)));
        }
        ways.add(Toasts.undoing(desk::undo));
        desk.toasts().show(lots.isEmpty() ? words : text("shopping.put-away.places", words, places()), ways);
    }

    private String places() {
        var named = lots.stream().limit(NAMED).map(lot -> text("shopping.put-away.place",
            DisplayFormat.capital(lot.name()), DisplayFormat.within(DisplayFormat.place(lot.place()))))
            .collect(Collectors.joining(", "));
        return lots.size() > NAMED ? text("shopping.put-away.more", named, lots.size() - NAMED) : named;
    }
}
