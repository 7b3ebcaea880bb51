package alfred.ui.model;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// A line of a shopping list.
///
/// @param row its row, for a form
public record ShoppingItem(Row row) implements Stored {
    private static final Pattern EXACT =
        Pattern.compile("(\\S*[\\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞](?: \\w+)?) (?:needed|gebraucht|nötig)");

    static List<ShoppingItem> all(List<Row> rows) {
        return rows.stream().map(ShoppingItem::new).toList();
    }

    public String name() {
        return row.text("name");
    }

    /// What kind of food it is, as the kitchen names categories; `""` if that is not known.
    public String category() {
        return row.text("category");
    }

    /// The name of its list; `""` for the main one.
    public String list() {
        return row.text("list");
    }

    /// The dishes that it is for, separated by commas; `""` for none.
    public String source() {
        return row.text("source");
    }

    public String notes() {
        return row.text("notes");
    }

    /// How much is needed of what is sold in larger amounts, as its notes say in either language; empty if they say
    /// something else, or nothing.
    public Optional<String> needed() {
        var exact = EXACT.matcher(notes());
        return exact.matches() ? Optional.of(exact.group(1)) : Optional.empty();
    }

    public boolean hasQuantity() {
        return row.has("quantity");
    }

    public boolean isBought() {
        return row.isTrue("is_purchased");
    }

    /// Whether it went into the pantry already.
    public boolean isPutAway() {
        return row.has("put_away");
    }

    /// Its amount for display; `""` if that is not known.
    public String amount() {
        return RowAmount.text(row);
    }

    public Mention mention() {
        return new Mention(name(), KitchenEntities.SHOPPING.type(), id().toString());
    }
}
