package alfred.builtin;

import alfred.core.crud.ToolCall;
import alfred.core.crud.ToolResult;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.Names;
import alfred.kitchen.measure.Units;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What is at home: looking, adding, using, throwing away.
final class PantrySkills {
    private static final String TABLE = "inventory";
    /// Days that begin today, whatever day is named.
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
                PantrySkills::use),
            new Skill("pantry.set", change, PantrySkills::set),
            new Skill("pantry.clear", List.of(Skill.read(TABLE, "step.look-what-is-there"), Skill.write(TABLE, "step.take-all-of-it-out")),
                PantrySkills::clear),
            new Skill("pantry.remove", change, PantrySkills::remove),
            new Skill("pantry.expiry", change, PantrySkills::expiry),
            new Skill("pantry.move", change, PantrySkills::move));
    }

    // ------------------------------------------------------------- looking

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
        var food = s.slot("food");
        var rows = s.rows(ToolCall.read(TABLE, ToolCall.where("name", "=", food)));
        if (rows.isEmpty()) {
            s.tell("pantry.no-there-is-none", food);
        } else {
            s.say((s.has("where") ? "" : s.text("pantry.yes") + "\n") + s.words().bullets(rows.stream().map(r -> lot(r, s, true)).toList()));
        }
    }

    private static void amount(Script s) {
        var food = s.slot("food");
        var rows = s.rows(ToolCall.read(TABLE, ToolCall.where("name", "=", food)));
        if (rows.isEmpty()) {
            s.tell("tool.not-at-home", food);
            return;
        }
        var own = rows.stream().filter(r -> Names.key(r.text("name")).equals(Names.key(food))).toList();
        var counted = own.isEmpty() ? rows : own;
        s.tell("pantry.you-have", s.words().total(counted), own.isEmpty() ? s.words().labels(rows)
            : s.words().within(counted.getFirst().text("name")));
        if (counted.size() > 1 || rows.size() > counted.size()) {
            s.say(s.words().bullets(rows.stream().map(r -> lot(r, s, true)).toList()));
        }
    }

    // ------------------------------------------------------------- dates

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

    // ------------------------------------------------------------- adding and using

    private static void add(Script s) {
        var place = SlotTypes.place(s.slot("place"));
        var day = s.dates().day(s.slot("day"));
        var items = Items.parse(s.slot("items"));
        var rows = s.rows(ToolCall.create(TABLE, items.stream().map(i -> row(i, place.orElse(""), day.orElse(null))).toList()));
        s.tell("pantry.added-to", s.words().place(place.orElse("")), s.words().items(items));
        var merged = rows.stream().filter(r -> items.stream()
            .noneMatch(i -> r.quantity("quantity").filter(q -> q.equals(i.quantity())).isPresent() || i.quantity() == null)).toList();
        if (!merged.isEmpty()) {
            s.tell("pantry.together", s.words().list(merged.stream().map(s.words()::thing).toList()));
        }
    }

    static Map<String, @Nullable Object> row(Items.Item item, String place, @Nullable LocalDate expiry) {
        var row = new LinkedHashMap<>(item.toRow());
        row.put("location", place.isEmpty() ? FoodCatalogue.standard().confident(item.name()).map(Food::usualPlace).orElse("pantry") : place);
        row.put("expiry_date", expiry);
        return row;
    }

    private static void use(Script s) {
        var items = Items.parse(s.slot("items"));
        boolean isAll = s.has("all") || s.isAgreed();
        s.rows(ToolCall.read(TABLE).anyOf(items.stream().map(i -> ToolCall.where("name", "=", i.name())).toArray(ToolCall.Condition[]::new)));
        s.next();
        var result = s.call(ToolCall.domain("use", Map.of("items", items.stream().map(i -> isAll ? Map.of("name", i.name()) : i.toRow()).toList())));
        if (!result.isDone()) {
            if (!isAll && items.size() == 1 && isTooMuch(result, items.getFirst(), s)) {
                throw s.confirm(s.text("pantry.shall-all", result.message()));
            }
            throw s.stop(result.message());
        }
        s.tell("pantry.taken-out", s.words().items(items));
        s.say(String.join(" ", result.rows().stream().map(row -> left(row, s)).toList()));
    }

    /// Whether the tool refused because there is less: what it says of that, whatever the amount.
    private static boolean isTooMuch(ToolResult result, Items.Item item, Script s) {
        var around = s.text("tool.more-than-there-is", "\t", item.name()).split("\t", 2);
        return result.message().startsWith(around[0]) && result.message().endsWith(around[1]);
    }

    static String left(Row row, Script s) {
        return row.isTrue("used_up") ? s.text("pantry.used-up", Say.capital(row.text("name"))) : s.text("pantry.leaves", s.words().thing(row));
    }

    // ------------------------------------------------------------- changing

    private static void set(Script s) {
        var item = Items.parse(s.has("items") ? s.slot("items") : s.slot("amount")).getFirst();
        var row = Finder.stock(s).one(s.has("items") ? item.name() : s.slot("food"));
        s.next();
        var fields = new LinkedHashMap<String, Object>();
        if (item.quantity() == null) {
            throw s.refuse("pantry.how-much");
        }
        fields.put("quantity", item.quantity());
        var unit = Units.find(item.name()).map(u -> u.name()).filter(_ -> item.unit().isEmpty() && !s.has("items")).orElse(item.unit());
        if (!unit.isEmpty()) {
            fields.put("unit", unit);
        }
        var changed = s.rows(Script.update(TABLE, row.text(Row.ID), fields)).getFirst();
        s.tell("pantry.changed", s.words().thing(changed));
    }

    private static void remove(Script s) {
        var names = Items.parse(s.slot("items")).stream().map(Items.Item::name).toList();
        var found = names.size() == 1 ? List.of(Finder.stock(s).exactly(names.getFirst()))
            : Finder.stock(s).all(names).stream().filter(f -> f.isExact()).flatMap(f -> f.rows().stream()).toList();
        if (found.isEmpty()) {
            throw s.refuse("tool.not-at-home", s.words().list(names));
        }
        s.next();
        s.rows(Script.delete(TABLE, found));
        s.tell("pantry.removed", s.words().labels(found));
        var unknown = names.stream().filter(n -> names.size() > 1 && found.stream().noneMatch(r -> Names.key(r.text("name")).equals(Names.key(n))))
            .toList();
        if (!unknown.isEmpty()) {
            s.tell("pantry.there-is-no", s.words().list(unknown));
        }
    }

    private static void expiry(Script s) {
        var row = Finder.stock(s).one(s.slot("food"));
        s.next();
        var day = s.dates().day(s.slot("day")).orElseThrow();
        s.rows(Script.update(TABLE, row.text(Row.ID), Map.of("expiry_date", day)));
        s.tell("pantry.now-best-before", s.words().label(row), s.words().day(day));
    }

    private static void move(Script s) {
        var place = SlotTypes.place(s.slot("place")).orElse("pantry");
        var food = s.slot("food");
        var stock = s.rows(ToolCall.read(TABLE, ToolCall.where("name", "=", food))).stream()
            .filter(r -> Names.key(r.text("name")).equals(Names.key(food))).toList();
        var listed = stock.isEmpty() ? s.rows(ToolCall.read("shopping_list", ToolCall.where("name", "=", food))) : List.<Row>of();
        if (stock.isEmpty() && listed.isEmpty() && !s.has("put")) {
            throw s.refuse("pantry.nowhere", food);
        }
        s.next();
        if (stock.isEmpty() && listed.isEmpty()) {
            s.rows(ToolCall.create(TABLE, List.of(row(Items.parse(food).getFirst(), place, null))));
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
}
