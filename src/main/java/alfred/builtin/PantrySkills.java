package alfred.builtin;

import alfred.core.crud.ToolCall;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.Names;
import alfred.kitchen.measure.Units;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What is at home: looking, adding, using, throwing away.
final class PantrySkills {
    private static final String TABLE = "inventory";

    private PantrySkills() {}

    static List<Skill> all() {
        var look = List.of(Skill.read(TABLE, "Look through the pantry"));
        var change = List.of(Skill.read(TABLE, "Find it in the pantry"), Skill.write(TABLE, "Change it"));
        return List.of(
            new Skill("pantry.list", "See what is at home", look, PantrySkills::list),
            new Skill("pantry.have", "See whether it is at home", look, PantrySkills::have),
            new Skill("pantry.amount", "See how much there is", look, PantrySkills::amount),
            new Skill("pantry.expiring", "See what expires", look, PantrySkills::expiring),
            new Skill("pantry.expired", "See what has expired", look, PantrySkills::expired),
            new Skill("pantry.throw_expired", "Throw away what has expired", List.of(Skill.read(TABLE, "Find what has expired"),
                Skill.write(TABLE, "Throw it away")), PantrySkills::throwExpired),
            new Skill("pantry.add", "Put it in the pantry", List.of(Skill.write(TABLE, "Put it in the pantry")), PantrySkills::add),
            new Skill("pantry.use", "Take it out of the pantry", List.of(Skill.read(TABLE, "Look what is there"), Skill.write(TABLE, "Take it out")),
                PantrySkills::use),
            new Skill("pantry.set", "Change an amount", change, PantrySkills::set),
            new Skill("pantry.clear", "Empty it", List.of(Skill.read(TABLE, "Look what is there"), Skill.write(TABLE, "Take all of it out")),
                PantrySkills::clear),
            new Skill("pantry.remove", "Throw it away", change, PantrySkills::remove),
            new Skill("pantry.expiry", "Change a date", change, PantrySkills::expiry),
            new Skill("pantry.move", "Move it", change, PantrySkills::move));
    }

    // ------------------------------------------------------------- looking

    private static void list(Script s) {
        var place = SlotTypes.place(s.slot("place"));
        var call = place.isPresent() ? ToolCall.read(TABLE, ToolCall.where("location", "=", place.get())) : ToolCall.read(TABLE);
        var rows = s.rows(call.orderedBy("name"));
        if (rows.isEmpty()) {
            s.say(place.map(p -> "There is nothing in the " + p + ".").orElse("The pantry is empty."));
            return;
        }
        s.say(place.map(p -> "In the " + p + ":").orElse("You have " + Say.count(rows.size(), "thing", "things") + " at home:"));
        s.say(Say.bullets(rows.stream().map(r -> lot(r, s.dates(), place.isEmpty())).toList()));
    }

    static String lot(Row row, Dates dates, boolean withPlace) {
        var place = withPlace ? ", " + row.text("location") : "";
        var expiry = row.date("expiry_date").map(d -> ", " + expiryWords(d, dates)).orElse("");
        return row.text("name") + ": " + Say.amount(row) + place + expiry;
    }

    private static String expiryWords(LocalDate date, Dates dates) {
        return (dates.isPast(date) ? "expired " : "best before ") + dates.words(date);
    }

    private static void have(Script s) {
        var food = s.slot("food");
        var rows = s.rows(ToolCall.read(TABLE, ToolCall.where("name", "=", food)));
        if (rows.isEmpty()) {
            s.say("No, there is no " + food + " in the pantry.");
        } else {
            s.say((s.has("where") ? "" : "Yes:\n") + Say.bullets(rows.stream().map(r -> lot(r, s.dates(), true)).toList()));
        }
    }

    private static void amount(Script s) {
        var food = s.slot("food");
        var rows = s.rows(ToolCall.read(TABLE, ToolCall.where("name", "=", food)));
        if (rows.isEmpty()) {
            s.say("There is no " + food + " in the pantry.");
            return;
        }
        var own = rows.stream().filter(r -> Names.key(r.text("name")).equals(Names.key(food))).toList();
        var counted = own.isEmpty() ? rows : own;
        s.say("You have " + Say.total(counted) + " " + (own.isEmpty() ? Say.labels(rows) : counted.getFirst().text("name").toLowerCase(Locale.ROOT))
            + ".");
        if (counted.size() > 1 || rows.size() > counted.size()) {
            s.say(Say.bullets(rows.stream().map(r -> lot(r, s.dates(), true)).toList()));
        }
    }

    // ------------------------------------------------------------- dates

    private static void expiring(Script s) {
        var days = s.dates().listOf(s.slot("days"));
        var today = s.turn().now().toLocalDate();
        var from = days.isEmpty() ? today : days.getFirst();
        var to = days.isEmpty() ? today.plusDays(2) : days.getLast();
        var rows = s.rows(ToolCall.read(TABLE, ToolCall.where("expiry_date", ">=", from), ToolCall.where("expiry_date", "<=", to))
            .orderedBy("expiry_date"));
        var when = days.isEmpty() ? "within three days" : s.slot("days").toLowerCase(Locale.ROOT);
        s.say(rows.isEmpty() ? "Nothing expires " + when + "." : "This expires " + when + ":\n"
            + Say.bullets(rows.stream().map(r -> lot(r, s.dates(), true)).toList()));
    }

    private static List<Row> findExpired(Script s) {
        return s.rows(ToolCall.read(TABLE, ToolCall.where("expiry_date", "<", s.turn().now().toLocalDate())).orderedBy("expiry_date"));
    }

    private static void expired(Script s) {
        var rows = findExpired(s);
        s.say(rows.isEmpty() ? "Nothing has expired." : "These have expired:\n"
            + Say.bullets(rows.stream().map(r -> lot(r, s.dates(), true)).toList()));
    }

    private static void throwExpired(Script s) {
        var rows = findExpired(s);
        if (rows.isEmpty()) {
            throw s.stop("Nothing has expired.");
        }
        s.next();
        s.rows(Script.delete(TABLE, rows));
        s.say("Thrown away: " + Say.labels(rows) + ".");
    }

    private static void clear(Script s) {
        var place = SlotTypes.place(s.slot("place"));
        var rows = s.rows(place.map(p -> ToolCall.read(TABLE, ToolCall.where("location", "=", p))).orElseGet(() -> ToolCall.read(TABLE)));
        if (rows.isEmpty()) {
            throw s.stop("There is nothing there.");
        }
        if (!s.isAgreed()) {
            throw s.confirm("Shall I take all " + Say.count(rows.size(), "thing", "things") + " out?");
        }
        s.next();
        s.rows(Script.delete(TABLE, rows));
        s.say("Taken out: " + Say.labels(rows) + ".");
    }

    // ------------------------------------------------------------- adding and using

    private static void add(Script s) {
        var place = SlotTypes.place(s.slot("place"));
        var day = s.dates().day(s.slot("day"));
        var items = Items.parse(s.slot("items"));
        var rows = s.rows(ToolCall.create(TABLE, items.stream().map(i -> row(i, place.orElse(""), day.orElse(null))).toList()));
        s.say("Added to the " + place.orElse("pantry") + ": " + Say.list(items.stream().map(PantrySkills::words).toList()) + ".");
        var merged = rows.stream().filter(r -> items.stream()
            .noneMatch(i -> r.quantity("quantity").filter(q -> q.equals(i.quantity())).isPresent() || i.quantity() == null)).toList();
        if (!merged.isEmpty()) {
            s.say("Together that makes " + Say.list(merged.stream().map(Say::thing).toList()) + ".");
        }
    }

    static String words(Items.Item item) {
        return item.quantity() == null ? item.name() : Say.amount(item.quantity(), item.unit()) + " " + item.name();
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
            if (!isAll && result.message().contains("more ") && items.size() == 1) {
                throw s.confirm(result.message() + " Shall I take all of it?");
            }
            throw s.stop(result.message());
        }
        s.say("Taken out: " + Say.list(items.stream().map(PantrySkills::words).toList()) + ".");
        s.say(String.join(" ", result.rows().stream().map(PantrySkills::left).toList()));
    }

    static String left(Row row) {
        return row.isTrue("used_up") ? Say.capital(row.text("name")) + " is used up." : "That leaves " + Say.thing(row) + ".";
    }

    // ------------------------------------------------------------- changing

    private static void set(Script s) {
        var item = Items.parse(s.has("items") ? s.slot("items") : s.slot("amount")).getFirst();
        var row = Finder.stock(s).one(s.has("items") ? item.name() : s.slot("food"));
        s.next();
        var fields = new LinkedHashMap<String, Object>();
        if (item.quantity() == null) {
            throw s.stop("How much is that? I understand amounts such as \"500 g\" or \"3 bottles\".");
        }
        fields.put("quantity", item.quantity());
        var unit = Units.find(item.name()).map(u -> u.name()).filter(_ -> item.unit().isEmpty() && !s.has("items")).orElse(item.unit());
        if (!unit.isEmpty()) {
            fields.put("unit", unit);
        }
        var changed = s.rows(Script.update(TABLE, row.text(Row.ID), fields)).getFirst();
        s.say("Changed: " + Say.thing(changed) + ".");
    }

    private static void remove(Script s) {
        var names = Items.parse(s.slot("items")).stream().map(Items.Item::name).toList();
        var found = names.size() == 1 ? List.of(Finder.stock(s).exactly(names.getFirst()))
            : Finder.stock(s).all(names).stream().filter(f -> f.isExact()).flatMap(f -> f.rows().stream()).toList();
        if (found.isEmpty()) {
            throw s.stop("There is no " + Say.list(names) + " in the pantry.");
        }
        s.next();
        s.rows(Script.delete(TABLE, found));
        s.say("Removed from the pantry: " + Say.labels(found) + ".");
        var unknown = names.stream().filter(n -> names.size() > 1 && found.stream().noneMatch(r -> Names.key(r.text("name")).equals(Names.key(n))))
            .toList();
        if (!unknown.isEmpty()) {
            s.say("There is no " + Say.list(unknown) + ".");
        }
    }

    private static void expiry(Script s) {
        var row = Finder.stock(s).one(s.slot("food"));
        s.next();
        var day = s.dates().day(s.slot("day")).orElseThrow();
        s.rows(Script.update(TABLE, row.text(Row.ID), Map.of("expiry_date", day)));
        s.say(Say.label(row) + " is now best before " + s.dates().words(day) + ".");
    }

    private static void move(Script s) {
        var place = SlotTypes.place(s.slot("place")).orElse("pantry");
        var food = s.slot("food");
        var stock = s.rows(ToolCall.read(TABLE, ToolCall.where("name", "=", food))).stream()
            .filter(r -> Names.key(r.text("name")).equals(Names.key(food))).toList();
        var listed = stock.isEmpty() ? s.rows(ToolCall.read("shopping_list", ToolCall.where("name", "=", food))) : List.<Row>of();
        if (stock.isEmpty() && listed.isEmpty() && !s.has("put")) {
            throw s.stop("There is no " + food + " in the pantry, nor on the shopping list.");
        }
        s.next();
        if (stock.isEmpty() && listed.isEmpty()) {
            s.rows(ToolCall.create(TABLE, List.of(row(Items.parse(food).getFirst(), place, null))));
            s.say("Added to the " + place + ": " + food + ".");
            return;
        }
        if (stock.isEmpty()) {
            s.rows(ToolCall.domain("buy", Map.of("refs", listed.stream().map(r -> r.text(Row.ID)).toList(), "location", place)));
            s.say("Put in the " + place + ": " + Say.list(listed.stream().map(Say::thing).toList()) + ".");
            return;
        }
        s.rows(ToolCall.update(TABLE, List.of(ToolCall.where(Row.ID, "in", stock.stream().map(r -> r.text(Row.ID)).toList())),
            Map.of("location", place)));
        s.say("Moved " + stock.stream().sorted(Comparator.comparing(Say::label)).map(Say::label).findFirst().orElse(food) + " to the " + place + ".");
    }
}
