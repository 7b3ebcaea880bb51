package alfred.builtin;

import alfred.core.crud.ToolCall;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.measure.Units;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Skills for the pantry: listing, adding, using, discarding.
final class PantrySkills {
    private static final String TABLE = "inventory";
    /// Prefix of a period that starts today and ends on the named day.
    private static final Pattern UNTIL = Pattern.compile("(?i)(by|until|till) ");

    private PantrySkills() {}

    static List<Skill> all() {
        var look = List.of(Skill.read(TABLE, "step.look-through-the-pantry"));
        var change = List.of(Skill.read(TABLE, "step.find-it-in-the-pantry"), Skill.write(TABLE, "step.change-it"));
        return List.of(
            new Skill("pantry.list", look, PantrySkills::list),
            new Skill("pantry.have", look, PantrySkills::have),
            new Skill("pantry.amount", look, PantrySkills::amount),
            new Skill("pantry.expiring", look, PantrySkills::expiring),
            new Skill("pantry.expired", look, PantrySkills::expired),
            new Skill("pantry.throw_expired", List.of(Skill.read(TABLE, "step.find-what-has-expired"),
                Skill.write(TABLE, "step.throw-it-away")), PantrySkills::throwExpired),
            new Skill("pantry.add", List.of(Skill.write(TABLE, "step.put-it-in-the-pantry")), PantrySkills::add),
            new Skill("pantry.use", List.of(Skill.read(TABLE, "step.look-what-is-there"), Skill.write(TABLE, "step.take-it-out")),
                UseSkill::use),
            new Skill("pantry.set", change, PantrySkills::set),
            new Skill("pantry.clear", List.of(Skill.read(TABLE, "step.look-what-is-there"), Skill.write(TABLE, "step.take-all-of-it-out")),
                PantrySkills::clear),
            new Skill("pantry.remove", change, PantrySkills::remove),
            new Skill("pantry.expiry", change, PantrySkills::expiry),
            new Skill("pantry.move", change, PantrySkills::move));
    }

    private static void list(Script s) {
        var place = SlotTypes.place(s.slot("place"));
        var call = place.isPresent() ? ToolCall.read(TABLE, ToolCall.where("location", "=", place.get())) : ToolCall.read(TABLE);
        var rows = s.rows(call.orderedBy("name"));
        if (rows.isEmpty()) {
            s.say(place.map(p -> s.text("pantry.nothing-in", s.words().place(p))).orElseGet(() -> s.text("pantry.is-empty")));
            return;
        }
        s.say(place.map(p -> s.text("pantry.in", s.words().place(p))).orElseGet(() -> s.text("pantry.at-home", rows.size())));
        s.say(s.words().bullets(rows.stream().map(r -> lot(r, s, place.isEmpty())).toList()));
    }

    static String lot(Row row, Script s, boolean withPlace) {
        var place = withPlace ? ", " + s.words().stored(row.text("location")) : "";
        var expiry = row.date("expiry_date").map(d -> ", " + s.text(s.words().isPast(d) ? "pantry.expired-on" : "line.best-before", s.words().day(d)))
            .orElse("");
        return row.text("name") + ": " + s.words().amount(row) + place + expiry;
    }

    private static void have(Script s) {
        var found = Finder.stock(s).listed(s.slot("food"));
        var rows = found.sure();
        if (rows.isEmpty()) {
            tellNone(s, found);
        } else {
            s.say((s.has("where") ? "" : s.text("pantry.yes") + "\n") + s.words().bullets(rows.stream().map(r -> lot(r, s, true)).toList()));
        }
    }

    private static void tellNone(Script s, Finder.Found found) {
        if (found.rows().isEmpty()) {
            s.tell("pantry.no-there-is-none", found.name());
        } else {
            s.tell("pantry.no-but", found.name(), s.words().labels(found.rows()));
        }
    }

    private static void amount(Script s) {
        var food = s.slot("food");
        var found = Finder.stock(s).listed(food);
        var rows = found.sure();
        if (rows.isEmpty()) {
            tellNone(s, found);
            return;
        }
        var own = rows.stream().filter(r -> FoodSpelling.key(r.text("name")).equals(FoodSpelling.key(food))).toList();
        var counted = own.isEmpty() ? rows : own;
        s.tell("pantry.you-have", s.words().total(counted), own.isEmpty() ? s.words().labels(rows)
            : s.words().within(counted.getFirst().text("name")));
        if (counted.size() > 1 || rows.size() > counted.size()) {
            s.say(s.words().bullets(rows.stream().map(r -> lot(r, s, true)).toList()));
        }
    }

    private static void expiring(Script s) {
        var days = s.dates().listOf(s.slot("days"));
        var today = s.turn().now().toLocalDate();
        var isUntil = UNTIL.matcher(s.slot("days")).lookingAt();
        var from = days.isEmpty() || isUntil ? today : days.getFirst();
        var to = days.isEmpty() ? today.plusDays(2) : days.getLast();
        var rows = s.rows(ToolCall.read(TABLE, ToolCall.where("expiry_date", ">=", from), ToolCall.where("expiry_date", "<=", to))
            .orderedBy("expiry_date"));
        var when = days.isEmpty() ? s.text("pantry.three-days")
            : isUntil ? s.text("day.until", s.words().day(days.getLast())) : s.words().span(days, s.slot("days"));
        s.say(rows.isEmpty() ? s.text("pantry.nothing-expires", when) : s.text("pantry.this-expires", when) + "\n"
            + s.words().bullets(rows.stream().map(r -> lot(r, s, true)).toList()));
    }

    private static List<Row> findExpired(Script s) {
        return s.rows(ToolCall.read(TABLE, ToolCall.where("expiry_date", "<", s.turn().now().toLocalDate())).orderedBy("expiry_date"));
    }

    private static void expired(Script s) {
        var rows = findExpired(s);
        s.say(rows.isEmpty() ? s.text("pantry.none-expired") : s.text("pantry.these-expired") + "\n"
            + s.words().bullets(rows.stream().map(r -> lot(r, s, true)).toList()));
    }

    private static void throwExpired(Script s) {
        var rows = findExpired(s);
        if (rows.isEmpty()) {
            throw s.refuse("pantry.none-expired");
        }
        s.next();
        s.rows(Script.delete(TABLE, rows));
        s.tell("pantry.thrown-away", s.words().labels(rows));
    }

    private static void clear(Script s) {
        var place = SlotTypes.place(s.slot("place"));
        var rows = s.rows(place.map(p -> ToolCall.read(TABLE, ToolCall.where("location", "=", p))).orElseGet(() -> ToolCall.read(TABLE)));
        if (rows.isEmpty()) {
            throw s.refuse("pantry.nothing-there");
        }
        if (!s.isAgreed()) {
            throw s.confirm(s.text("pantry.shall-clear", rows.size()));
        }
        s.next();
        s.rows(Script.delete(TABLE, rows));
        s.tell("pantry.taken-out", s.words().labels(rows));
    }

    private static void add(Script s) {
        var place = SlotTypes.place(s.slot("place"));
        var day = s.dates().day(s.slot("day"));
        var items = s.items("items");
        var rows = s.rows(ToolCall.create(TABLE, items.stream().map(i -> row(i, place.orElse(""), day.orElse(null), s)).toList()));
        s.tell("pantry.added-to", s.words().place(place.orElse("")), s.words().items(items));
        var merged = rows.stream().filter(r -> items.stream()
            .noneMatch(i -> r.quantity("quantity").filter(q -> q.equals(i.quantity())).isPresent() || i.quantity() == null)).toList();
        if (!merged.isEmpty()) {
            s.tell("pantry.together", s.words().list(merged.stream().map(s.words()::thing).toList()));
        }
    }

    static Map<String, @Nullable Object> row(Items.Item item, String place, @Nullable LocalDate expiry, Script s) {
        var row = new LinkedHashMap<>(item.toRow());
        row.put("location", place.isEmpty() ? null : place);
        row.put("expiry_date", expiry);
        return row;
    }

    private static void set(Script s) {
        var item = Items.parse(s.has("items") ? s.slot("items") : s.slot("amount"), s.foods()).getFirst();
        if (item.quantity() == null) {
            throw s.refuse("pantry.how-much");
        }
        var amount = s.words().amount(item.quantity(), item.unit());
        var row = Finder.stock(s).changed(s.has("items") ? item.name() : s.slot("food"), label -> s.text("deed.amount", label, amount));
        s.next();
        var fields = new LinkedHashMap<String, Object>();
        fields.put("quantity", item.quantity());
        var unit = Units.find(item.name()).map(u -> u.name()).filter(_ -> item.unit().isEmpty() && !s.has("items")).orElse(item.unit());
        if (!unit.isEmpty()) {
            fields.put("unit", unit);
        }
        var changed = s.rows(Script.update(TABLE, row.text(Row.ID), fields)).getFirst();
        s.tell("pantry.changed", s.words().thing(changed));
    }

    private static void remove(Script s) {
        var names = Items.parse(s.slot("items"), s.foods()).stream().map(Items.Item::name).toList();
        var finder = Finder.stock(s);
        var each = names.size() == 1 ? List.<Finder.Found>of() : finder.deleted(names);
        var found = names.size() == 1 ? List.of(finder.deleted(names.getFirst(), label -> s.text("deed.remove", label)))
            : each.stream().flatMap(f -> f.sure().stream()).toList();
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

    private static void expiry(Script s) {
        var day = s.dates().day(s.slot("day")).orElseThrow();
        var row = Finder.stock(s).changed(s.slot("food"), label -> s.text("deed.best-before", label, s.words().day(day)));
        s.next();
        s.rows(Script.update(TABLE, row.text(Row.ID), Map.of("expiry_date", day)));
        s.tell("pantry.now-best-before", s.words().label(row), s.words().day(day));
    }

    private static void move(Script s) {
        var place = SlotTypes.place(s.slot("place")).orElse("pantry");
        var food = s.slot("food");
        var stock = stock(s, food, place);
        var listed = stock.isEmpty() ? Finder.shopping(s).changed(List.of(food)).getFirst().sure() : List.<Row>of();
        if (stock.isEmpty() && listed.isEmpty() && !s.has("put")) {
            throw s.refuse("pantry.nowhere", food);
        }
        s.next();
        if (stock.isEmpty() && listed.isEmpty()) {
            s.rows(ToolCall.create(TABLE, List.of(row(Items.parse(food, s.foods()).getFirst(), place, null, s))));
            s.tell("pantry.added-to", s.words().place(place), food);
            return;
        }
        if (stock.isEmpty()) {
            s.rows(ToolCall.domain("buy", Map.of("refs", listed.stream().map(r -> r.text(Row.ID)).toList(), "location", place)));
            s.tell("pantry.put-in", s.words().place(place), s.words().list(listed.stream().map(s.words()::thing).toList()));
            return;
        }
        s.rows(ToolCall.update(TABLE, List.of(ToolCall.where(Row.ID, "in", stock.stream().map(r -> r.text(Row.ID)).toList())),
            Map.of("location", place)));
        s.tell("pantry.moved", stock.stream().map(s.words()::label).sorted().findFirst().orElse(food), s.words().place(place));
    }

    /// Returns all lots with a name. A near match is offered in a question, unless a new lot may be created in that
    /// place.
    private static List<Row> stock(Script s, String food, String place) {
        var finder = Finder.stock(s);
        if (s.has("ref")) {
            return List.of(finder.changed(food, label -> label));
        }
        var found = finder.changed(List.of(food)).getFirst();
        if (found.isNone() && !found.rows().isEmpty() && !s.has("put")) {
            throw finder.near(food, found.rows(), label -> s.text("deed.move", label, s.words().place(place)));
        }
        return found.sure();
    }
}
