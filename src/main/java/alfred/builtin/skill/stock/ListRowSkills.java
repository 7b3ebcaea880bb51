package alfred.builtin.skill.stock;

import alfred.builtin.script.Finder;
import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.slot.Items;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.measure.Units;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Skills that change single rows of the shopping list: their amount, the list they are on, one thing for another; and
/// whether a thing has to be bought at all.
public final class ListRowSkills {
    private static final String TABLE = "shopping_list";

    private ListRowSkills() {}

    public static List<Skill> all() {
        var look = List.of(Skill.read("shopping", "step.look-at-the-list"));
        var change = List.of(look.getFirst(), Skill.write("shopping", "step.change-the-list"));
        return List.of(
            new Skill("shop.set", change, ListRowSkills::set),
            new Skill("shop.move", change, ListRowSkills::move),
            new Skill("shop.swap", change, ListRowSkills::swap),
            new Skill("shop.lists", look, ListRowSkills::lists),
            new Skill("shop.need", List.of(look.getFirst(), Skill.read("inventory", "step.look-what-is-there"),
                Skill.read("meal_plans", "step.work-out-what-the-meals-need")), ListRowSkills::need));
    }

    /// Returns the open row of a thing of which none is in stock; empty if there is none, or there are several.
    static Optional<Row> onlyListed(String name, Script s) {
        if (!Finder.stock(s).changed(List.of(name)).getFirst().rows().isEmpty()) {
            return Optional.empty();
        }
        var open = Finder.shopping(s).changed(List.of(name)).getFirst().sure().stream()
            .filter(row -> !row.isTrue("is_purchased")).toList();
        return open.size() == 1 ? Optional.of(open.getFirst()) : Optional.empty();
    }

    /// Changes the amount of a row.
    private static void set(Script s) {
        var name = Portion.of(s.slot("food"), "", s).name();
        var said = amount(s);
        var finder = Finder.shopping(s);
        if (!s.has("ref") && finder.changed(List.of(name)).getFirst().rows().isEmpty()) {
            throw s.refuse("shop.not-on-list", name);
        }
        set(finder.changed(name, label -> s.text("deed.amount", label, s.words().amount(said.quantity(), said.unit()))),
            s);
    }

    static void set(Row row, Script s) {
        var amount = amount(s);
        s.next();
        var quantity = Objects.requireNonNull(amount.quantity());
        var fields = new LinkedHashMap<String, Object>(Map.of("quantity",
            LotSkills.isShare(amount) ? row.quantity("quantity").map(quantity::times).orElse(quantity) : quantity));
        if (!amount.unit().isEmpty()) {
            fields.put("unit", amount.unit());
        }
        s.tell("shop.now", s.words().thing(s.rows(Script.update(TABLE, row.text(Row.ID), fields)).getFirst()));
    }

    private static Items.Item amount(Script s) {
        var amount = Items.parse(s.slot("amount"), s.foods()).getFirst();
        if (amount.quantity() == null) {
            throw s.refuse("pantry.how-much");
        }
        var unit = amount.unit().isEmpty() ? Units.find(amount.name()).map(u -> u.name()).orElse("") : amount.unit();
        return new Items.Item(amount.name(), amount.quantity(), unit);
    }

    private static void move(Script s) {
        var list = ReplyFormatter.capital(s.slot("list"));
        var rows = new ArrayList<Row>();
        for (var item : s.items("items")) {
            rows.add(Finder.shopping(s).changed(Portion.of(item.name(), "", s).name(),
                label -> s.text("deed.to-list", label, list)));
        }
        s.next();
        s.rows(ToolCall.update(TABLE,
            List.of(ToolCall.where(Row.ID, "in", rows.stream().map(r -> r.text(Row.ID)).toList())),
            Map.of("list", list)));
        s.tell("shop.moved", s.words().labels(rows), list);
    }

    /// Exchanges a row for another thing; the amount stays unless a new one is said.
    private static void swap(Script s) {
        var pair = s.slot("pair").split(" → ");
        if (!s.has("items") && pair.length != 2) {
            throw s.refuse("missing.other");
        }
        var wanted = s.has("items") ? s.items("items").getFirst() : Items.parse(pair[1], s.foods()).getFirst();
        var old = Portion.of(s.has("items") ? s.slot("old") : pair[0], "", s).name();
        var row = Finder.shopping(s).changed(old, label -> s.text("deed.swap", label, wanted.name()));
        s.next();
        var fields = new LinkedHashMap<String, Object>(Map.of("name", wanted.name()));
        if (wanted.quantity() != null) {
            fields.put("quantity", wanted.quantity());
            fields.put("unit", wanted.unit());
        }
        var changed = s.rows(Script.update(TABLE, row.text(Row.ID), fields)).getFirst();
        s.tell("shop.swapped", s.words().thing(changed), s.words().label(row));
    }

    private static void lists(Script s) {
        var rows = s.rows(ToolCall.read(TABLE)).stream().filter(r -> !r.isTrue("is_purchased")).toList();
        var lists =
            rows.stream().collect(Collectors.groupingBy(r -> r.text("list"), TreeMap::new, Collectors.counting()));
        if (lists.isEmpty()) {
            s.tell("shop.nothing-left");
            return;
        }
        s.say(s.words().bullets(lists.entrySet().stream()
            .map(
                e -> s.text("shop.of-list", e.getKey().isEmpty() ? s.text("shop.main-list") : e.getKey(), e.getValue()))
            .toList()));
    }

    private static boolean isOne(String name, String wanted, Script s) {
        return FoodSpelling.key(name).equals(FoodSpelling.key(wanted))
            || s.foods().confident(name).filter(food -> s.foods().confident(wanted).filter(food::equals).isPresent())
                .isPresent();
    }

    /// Says whether a thing has to be bought, from the list, the pantry and what the meals of a week need.
    private static void need(Script s) {
        var name = Portion.of(s.slot("food"), "", s).name();
        var listed = Finder.shopping(s).listed(name).sure().stream().filter(r -> !r.isTrue("is_purchased")).toList();
        s.next();
        var home = Finder.stock(s).listed(name).sure();
        s.next();
        var today = s.turn().now().toLocalDate();
        var result = s.call(ToolCall.domain("shopping_for",
            Map.of("dates", today.datesUntil(today.plusWeeks(1)).map(Object::toString).toList())));
        var missing = result.isDone() ? result.rows().stream().filter(r -> isOne(r.text("name"), name, s)).toList()
            : List.<Row>of();
        if (!missing.isEmpty()) {
            s.tell("shop.needed", s.words().list(missing.stream().map(r -> r.text("text")).toList()),
                missing.getFirst().text("source"));
        } else {
            s.tell(home.isEmpty() ? "shop.need-none-home" : "shop.need-no", name);
        }
        if (!home.isEmpty()) {
            s.say(s.words().bullets(home.stream().map(r -> PantrySkills.lot(r, s, true)).toList()));
        }
        if (!listed.isEmpty()) {
            s.tell("shop.is-listed", s.words().list(listed.stream().map(s.words()::thing).toList()));
        }
    }
}
