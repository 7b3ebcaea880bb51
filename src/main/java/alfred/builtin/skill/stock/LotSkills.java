package alfred.builtin.skill.stock;

import alfred.builtin.script.Finder;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.SlotTypes;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.Units;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Skills that change lots of the pantry: their amount, place and date, all of them or a part.
public final class LotSkills {
    private static final String TABLE = "inventory";

    private LotSkills() {}

    public static List<Skill> all() {
        var change = List.of(Skill.read(TABLE, "step.find-it-in-the-pantry"), Skill.write(TABLE, "step.change-it"));
        return List.of(
            new Skill("pantry.set", change, LotSkills::set),
            new Skill("pantry.remove", change, LotSkills::remove),
            new Skill("pantry.expiry", change, LotSkills::expiry),
            new Skill("pantry.move", change, LotSkills::move));
    }

    private static void set(Script s) {
        var portion = Portion.of(s.has("food") ? s.slot("food") : s.slot("items"), s.slot("place"), s);
        var item = s.has("food") ? Items.parse(s.slot("amount"), s.foods()).getFirst() : portion.item();
        boolean isShare = portion.share() != null || s.has("food") && isShare(item);
        if (item.quantity() == null && portion.share() == null) {
            throw s.refuse("pantry.how-much");
        }
        var amount = isShare ? "" : s.words().amount(item.quantity(), item.unit());
        boolean isFood = s.foods().confident(portion.name()).isPresent();
        var listed = s.has("food") && !isShare && !s.has("ref") ? ListRowSkills.onlyListed(portion.name(), s)
            : Optional.<Row>empty();
        if (listed.isPresent()) {
            ListRowSkills.set(listed.get(), s);
            return;
        }
        if (isFood && !isShare && !s.has("ref")
            && Finder.stock(s).changed(List.of(portion.name())).getFirst().rows().isEmpty()) {
            var fresh = portion.item().quantity() != null ? portion.item() : counted(portion, item);
            if (!s.isAgreed()) {
                throw s.confirm(s.text("pantry.shall-add", portion.name(), s.words().item(fresh)));
            }
            s.next();
            s.rows(ToolCall.create(TABLE, List.of(PantrySkills.row(fresh, portion.place(), null, s))));
            s.tell("pantry.added-to", s.words().place(portion.place()), s.words().item(fresh));
            return;
        }
        var row = portion.lot(s, label -> s.text("deed.amount", label, amount));
        s.next();
        var fields = new LinkedHashMap<String, Object>();
        var share = portion.share() != null ? portion.share() : item.quantity();
        fields.put("quantity",
            isShare ? row.quantity("quantity").orElse(Fraction.ONE).times(Objects.requireNonNull(share))
                : Objects.requireNonNull(item.quantity()));
        var unit = isShare ? "" : s.has("food") ? counted(portion, item).unit() : item.unit();
        if (!unit.isEmpty()) {
            fields.put("unit", unit);
        }
        var changed = s.rows(Script.update(TABLE, row.text(Row.ID), fields)).getFirst();
        s.tell("pantry.changed", s.words().thing(changed));
    }

    /// Sets the amounts of what is there now, "we now have 6 eggs"; what is not there yet, or in several lots, is
    /// added.
    static void count(Script s, List<Items.Item> items, String place) {
        var found = Finder.stock(s).changed(items.stream().map(Items.Item::name).toList());
        s.next();
        for (int i = 0; i < items.size(); i++) {
            var item = items.get(i);
            var lots = found.get(i).sure().stream().filter(lot -> place.isEmpty() || lot.text("location").equals(place))
                .toList();
            if (lots.size() == 1) {
                var lot = lots.getFirst();
                var unit = item.unit().isEmpty() ? lot.text("unit") : item.unit();
                var fields = Map.of("quantity", Objects.requireNonNull(item.quantity()), "unit", unit);
                s.tell("pantry.changed",
                    s.words().thing(s.rows(Script.update(TABLE, lot.text(Row.ID), fields)).getFirst()));
            } else {
                s.rows(ToolCall.create(TABLE, List.of(PantrySkills.row(item, place, null, s))));
                s.tell("pantry.added-to", s.words().place(place), s.words().item(item));
            }
        }
    }

    /// Returns a food with an amount that was said apart from it.
    private static Items.Item counted(Portion portion, Items.Item amount) {
        return new Items.Item(portion.name(), amount.quantity(),
            amount.unit().isEmpty() ? Units.find(amount.name()).map(u -> u.name()).orElse("") : amount.unit());
    }

    /// Returns whether an amount without a food is a part of what is there, as "half".
    static boolean isShare(Items.Item amount) {
        return amount.quantity() != null && amount.unit().isEmpty() && amount.quantity().compareTo(Fraction.ONE) < 0;
    }

    private static void remove(Script s) {
        var said = Portion.list(s.slot("items"), s.slot("place"), s);
        if (said.stream().anyMatch(Portion::isPart)) {
            UseSkill.take(s, said, "pantry.removed");
            return;
        }
        var finder = Finder.stock(s);
        var names = said.stream().map(Portion::name).toList();
        var each = names.size() == 1 ? List.<Finder.Found>of() : finder.deleted(names);
        var found = names.size() == 1 ? List.of(one(s, said.getFirst(), finder))
            : each.stream().flatMap(f -> said.getFirst().at(f.sure()).stream())
                .toList();
        var unknown = each.stream().filter(Finder.Found::isNone).map(finder::unknown).toList();
        if (found.isEmpty()) {
            throw s.refuse("tool.not-at-home", s.words().list(unknown));
        }
        s.next();
        s.rows(Script.delete(TABLE, found));
        s.tell("pantry.removed", s.words().labels(found));
        if (!unknown.isEmpty()) {
            s.tell("pantry.there-is-no", s.words().list(unknown));
        }
    }

    private static Row one(Script s, Portion portion, Finder finder) {
        return portion.place().isEmpty() ? finder.deleted(portion.name(), label -> s.text("deed.remove", label))
            : portion.lot(s, label -> s.text("deed.remove", label));
    }

    private static void expiry(Script s) {
        var day = s.dates().day(s.slot("day")).orElseThrow(() -> s.refuse("ask.which-day"));
        var row = Portion.of(s.slot("food"), s.slot("place"), s).lot(s,
            label -> s.text("deed.best-before", label, s.words().day(day)));
        s.next();
        s.rows(Script.update(TABLE, row.text(Row.ID), Map.of("expiry_date", day)));
        s.tell("pantry.now-best-before", s.words().label(row), s.words().day(day));
    }

    // moving

    private static void move(Script s) {
        var place = SlotTypes.place(s.slot("place")).orElse("pantry");
        var said = Portion.list(s.slot("food"), s.slot("from"), s);
        if (said.size() > 1 && !s.has("ref")) {
            moveAll(s, said, place);
            return;
        }
        var portion = said.getFirst();
        var stock = stock(s, portion, place);
        var listed =
            stock.isEmpty() ? Finder.shopping(s).changed(List.of(portion.name())).getFirst().sure() : List.<Row>of();
        if (stock.isEmpty() && listed.isEmpty() && !s.has("put")) {
            throw s.refuse("pantry.nowhere", portion.name());
        }
        var part = stock.isEmpty() ? null : part(s, portion, stock);
        s.next();
        if (part != null) {
            split(s, stock.getFirst(), part, place);
        } else if (!stock.isEmpty()) {
            s.rows(ToolCall.update(TABLE,
                List.of(ToolCall.where(Row.ID, "in", stock.stream().map(r -> r.text(Row.ID)).toList())),
                Map.of("location", place)));
            s.tell("pantry.moved", stock.stream().map(s.words()::label).sorted().findFirst().orElse(portion.name()),
                s.words().place(place));
        } else if (!listed.isEmpty()) {
            s.rows(ToolCall.domain("buy",
                Map.of("refs", listed.stream().map(r -> r.text(Row.ID)).toList(), "location", place)));
            s.tell("pantry.put-in", s.words().place(place),
                s.words().list(listed.stream().map(s.words()::thing).toList()));
        } else {
            s.rows(ToolCall.create(TABLE, List.of(PantrySkills.row(portion.item(), place, null, s))));
            s.tell("pantry.added-to", s.words().place(place), s.words().item(portion.item()));
        }
    }

    /// Moves each of several things, or the part of it that was said. What is not there is added if it was "put", else
    /// named.
    private static void moveAll(Script s, List<Portion> said, String place) {
        var finder = Finder.stock(s);
        var each = finder.changed(said.stream().map(Portion::name).toList());
        var unknown = each.stream().filter(Finder.Found::isNone).map(finder::unknown).toList();
        if (unknown.size() == said.size() && !s.has("put")) {
            throw s.refuse("pantry.nowhere", s.words().list(unknown));
        }
        var whole = new ArrayList<Row>();
        var parts = new LinkedHashMap<Row, Fraction>();
        for (int i = 0; i < said.size(); i++) {
            var portion = said.get(i);
            var stock = each.get(i).isNone() ? List.<Row>of() : elsewhere(portion.at(each.get(i).rows()), place);
            var part = stock.isEmpty() ? null : part(s, portion, stock);
            if (part == null) {
                whole.addAll(stock);
            } else {
                parts.put(stock.getFirst(), part);
            }
        }
        s.next();
        if (!whole.isEmpty()) {
            s.rows(ToolCall.update(TABLE,
                List.of(ToolCall.where(Row.ID, "in", whole.stream().map(r -> r.text(Row.ID)).toList())),
                Map.of("location", place)));
            s.tell("pantry.moved", s.words().labels(whole), s.words().place(place));
        }
        parts.forEach((lot, part) -> split(s, lot, part, place));
        if (s.has("put") && !unknown.isEmpty()) {
            var fresh =
                said.stream().filter(portion -> each.get(said.indexOf(portion)).isNone()).map(Portion::item).toList();
            s.rows(ToolCall.create(TABLE, fresh.stream().map(item -> PantrySkills.row(item, place, null, s)).toList()));
            s.tell("pantry.added-to", s.words().place(place),
                s.words().list(fresh.stream().map(s.words()::item).toList()));
        } else if (!unknown.isEmpty()) {
            s.tell("pantry.there-is-no", s.words().list(unknown));
        }
    }

    /// Returns the amount of a lot that is to be moved, in the lot's unit; null for all of it. Asks which lot is meant
    /// if there are several, and refuses more than there is.
    private static @Nullable Fraction part(Script s, Portion portion, List<Row> stock) {
        var wanted = portion.of(stock);
        if (wanted.isEmpty()) {
            return null;
        }
        if (stock.size() > 1) {
            throw s.ask(s.text("ask.which"), stock, "ref");
        }
        var lot = stock.getFirst();
        var held = lot.quantity("quantity").orElse(Fraction.ONE);
        var moved = Amount.of(Objects.requireNonNull(wanted.get().quantity()), wanted.get().unit())
            .in(Units.of(lot.text("unit"))).map(Amount::value)
            .or(() -> wanted.map(Items.Item::quantity).filter(_ -> wanted.get().unit().isEmpty()))
            .orElseThrow(() -> s.refuse("tool.units-differ", portion.name()));
        if (moved.compareTo(held) > 0) {
            throw s.refuse("pantry.only", s.words().thing(lot), s.words().place(lot.text("location")));
        }
        return moved.equals(held) ? null : moved;
    }

    private static void split(Script s, Row lot, Fraction part, String place) {
        var rest = s.rows(Script.update(TABLE, lot.text(Row.ID),
            Map.of("quantity", lot.quantity("quantity").orElseThrow().minus(part)))).getFirst();
        var row = new LinkedHashMap<String, @Nullable Object>();
        for (var column : List.of("name", "unit", "category", "expiry_date", "purchase_date", "notes")) {
            row.put(column, lot.get(column).orElse(null));
        }
        row.put("quantity", part);
        row.put("location", place);
        s.rows(ToolCall.create(TABLE, List.of(row)));
        s.tell("pantry.part-moved", s.words().item(new Items.Item(lot.text("name"), part, lot.text("unit"))),
            s.words().place(place),
            s.words().place(lot.text("location")), s.words().amount(rest));
    }

    /// Returns the lots with a name that are not at the place yet. A near match is offered in a question, unless a new
    /// lot may be created in that place.
    private static List<Row> stock(Script s, Portion portion, String place) {
        var finder = Finder.stock(s);
        if (s.has("ref")) {
            return List.of(finder.changed(portion.name(), label -> label));
        }
        var found = finder.changed(List.of(portion.name())).getFirst();
        var meant = elsewhere(portion.at(found.rows()), place);
        if (found.isNone() && !found.rows().isEmpty() && !s.has("put")) {
            throw finder.near(portion.name(), meant.isEmpty() ? found.rows() : meant,
                label -> s.text("deed.move", label, s.words().place(place)));
        }
        return found.isNone() ? List.of() : meant;
    }

    /// Returns the lots that are not at a place yet; all of them, if all are.
    private static List<Row> elsewhere(List<Row> lots, String place) {
        var others = lots.stream().filter(lot -> !lot.text("location").equals(place)).toList();
        return others.isEmpty() ? lots : others;
    }
}
