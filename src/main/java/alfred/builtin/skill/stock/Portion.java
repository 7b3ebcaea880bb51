package alfred.builtin.skill.stock;

import alfred.builtin.script.Finder;
import alfred.builtin.script.Script;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.SlotTypes;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.measure.Amount;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// What of the pantry words mean: "2 of the fillets", "half of the potatoes", "the beef in the freezer".
///
/// @param item the food, with the amount that was said
/// @param share the part of what is there, below 1; null if an amount or nothing was said
/// @param place where it is, one of the household's places; `""` if it was not said
public record Portion(Items.Item item, @Nullable Fraction share, String place) {
    /// The place whose name also means all stock.
    private static final String ALL_STOCK = "pantry";

    /// Returns the portions of a list.
    ///
    /// @param place where all of them are, in the user's words; `""` if it was not said
    static List<Portion> list(String words, String place, Script s) {
        return Items.parse(words, s.foods()).stream().map(item -> of(item, place, s)).toList();
    }

    public static Portion of(String words, String place, Script s) {
        return list(words, place, s).getFirst();
    }

    private static Portion of(Items.Item item, String place, Script s) {
        var there = SlotTypes.place(place).orElse("");
        var name = item.name();
        var at = s.match("at_place", name);
        var named = at.flatMap(m -> s.told("place", m.group(2)).flatMap(SlotTypes::place));
        if (named.isPresent()) {
            name = at.orElseThrow().group(1);
            there = named.get();
        }
        var part = s.match("part_of", name);
        var bare = part
            .flatMap(m -> IntStream.rangeClosed(1, m.groupCount()).mapToObj(m::group).filter(Objects::nonNull)
                .reduce((_, last) -> last))
            .orElse(name);
        boolean isShare = part.isPresent() && item.quantity() != null && item.unit().isEmpty()
            && item.quantity().compareTo(Fraction.ONE) < 0;
        return new Portion(isShare ? new Items.Item(bare, null, "") : item.called(bare),
            isShare ? item.quantity() : null, there);
    }

    public String name() {
        return item.name();
    }

    /// Returns whether less than all of it may be meant.
    boolean isPart() {
        return share != null || item.quantity() != null;
    }

    /// Returns the amount of it in lots: the one that was said, or the share of what they hold together; empty for all
    /// of it.
    public Optional<Items.Item> of(List<Row> lots) {
        if (share == null) {
            return Optional.of(item).filter(i -> i.quantity() != null);
        }
        var unit = lots.getFirst().text("unit");
        return lots.stream().map(lot -> lot.quantity("quantity").map(q -> Amount.of(q, lot.text("unit"))))
            .reduce(Optional.of(Amount.of(0, unit)),
                (sum, held) -> sum.flatMap(all -> held.flatMap(all::plus)))
            .map(all -> new Items.Item(lots.getFirst().text("name"), all.value().times(share), unit));
    }

    /// Returns the lots that are meant, at the place if one was said. A near match is offered in a question; none, or
    /// none at that place, ends the turn with a message.
    List<Row> lots(Script s, UnaryOperator<String> operation) {
        var finder = Finder.stock(s);
        if (s.has("ref")) {
            return List.of(finder.changed("", operation));
        }
        var found = finder.changed(List.of(name())).getFirst();
        var here = at(found.rows());
        if (found.isNone() && !found.rows().isEmpty()) {
            throw finder.near(name(), here.isEmpty() ? found.rows() : here, operation);
        }
        if (found.isNone()) {
            throw s.refuse("tool.not-at-home", name());
        }
        if (here.isEmpty()) {
            throw s.refuse("pantry.not-there", s.words().place(place), s.words().labels(found.rows().subList(0, 1)),
                s.words().bullets(found.rows().stream().map(row -> PantrySkills.lot(row, s, true)).toList()));
        }
        return here;
    }

    /// Returns the one lot that is meant; asks if there are several.
    Row lot(Script s, UnaryOperator<String> operation) {
        var lots = lots(s, operation);
        if (lots.size() > 1) {
            throw s.ask(s.text("ask.which"), lots, "ref");
        }
        return lots.getFirst();
    }

    /// Returns those of the lots that are at the place; all, if none was said, or if all stock is called the pantry.
    List<Row> at(List<Row> lots) {
        var there = lots.stream().filter(lot -> place.isEmpty() || lot.text("location").equals(place)).toList();
        return there.isEmpty() && place.equals(ALL_STOCK) ? lots : there;
    }
}
