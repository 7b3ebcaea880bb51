package alfred.builtin.skill.stock;

import alfred.builtin.intent.AmbiguousIntent;
import alfred.builtin.script.Finder;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.script.Warnings;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.template.Intent;
import alfred.core.context.Pending;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Question;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodGroups;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.Dimension;
import alfred.kitchen.measure.Unit;
import alfred.kitchen.measure.Units;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Skills for the pantry: listing, adding, using, discarding.
public final class PantrySkills {
    private static final String TABLE = "inventory";
    /// Prefix of a period that starts today and ends on the named day.
    private static final Pattern UNTIL = Pattern.compile("(?i)(by|before|until|till|through|thru|up to) ");

    private static final int MAX_NAMED = 6;

    private PantrySkills() {}

    public static List<Skill> all() {
        var look = List.of(Skill.read(TABLE, "step.look-through-the-pantry"));
        var twice = List.of(look.getFirst(), Skill.read("shopping", "step.look-at-the-list"));
        return List.of(
            new Skill("pantry.list", look, PantrySkills::list),
            new Skill("pantry.have", twice, PantrySkills::have),
            new Skill("pantry.amount", twice, PantrySkills::amount),
            new Skill("pantry.count", look, PantrySkills::count),
            new Skill("pantry.expiring", look, PantrySkills::expiring),
            new Skill("pantry.expired", look, PantrySkills::expired),
            new Skill("pantry.throw_expired", List.of(Skill.read(TABLE, "step.find-what-has-expired"),
                Skill.write(TABLE, "step.throw-it-away")), PantrySkills::throwExpired),
            new Skill("pantry.add", List.of(Skill.read(TABLE, "step.look-at-the-allergies"),
                Skill.write(TABLE, "step.put-it-in-the-pantry")), PantrySkills::add),
            new Skill("pantry.use",
                List.of(Skill.read(TABLE, "step.look-what-is-there"), Skill.write(TABLE, "step.take-it-out")),
                UseSkill::use),
            new Skill("pantry.clear",
                List.of(Skill.read(TABLE, "step.look-what-is-there"), Skill.write(TABLE, "step.take-all-of-it-out")),
                PantrySkills::clear));

    }

    private static void list(Script s) {
        var place = SlotTypes.place(s.slot("place"));
        var call = place.isPresent() ? ToolCall.read(TABLE, ToolCall.where("location", "=", place.get()))
            : ToolCall.read(TABLE);
        var rows = s.rows(call.orderedBy("name"));
        if (rows.isEmpty()) {
            s.say(place.map(p -> s.text("pantry.nothing-in", s.words().place(p)))
                .orElseGet(() -> s.text("pantry.is-empty")));
            return;
        }
        s.say(place.map(p -> s.text("pantry.in", s.words().place(p)))
            .orElseGet(() -> s.text("pantry.at-home", rows.size())));
        s.say(s.words().bullets(rows.stream().map(r -> lot(r, s, place.isEmpty())).toList()));
    }

    public static String lot(Row row, Script s, boolean withPlace) {
        var place = withPlace ? ", " + s.words().stored(row.text("location")) : "";
        var expiry = row.date("expiry_date")
            .map(d -> ", " + s.text(s.words().isPast(d) ? "pantry.expired-on" : "line.best-before", s.words().day(d)))
            .orElse("");
        return row.text("name") + ": " + s.words().amount(row) + place + expiry;
    }

    private static void have(Script s) {
        var portion = Portion.of(s.slot("food"), s.slot("place"), s);
        var found = left(FoodGroups.of(portion.name()).map(isOne -> group(s, portion.name(), isOne))
            .orElseGet(() -> Finder.stock(s).listed(portion.name())));
        var rows = portion.at(found.sure());
        if (rows.isEmpty()) {
            tellNone(s, found, portion);
        } else {
            s.say((s.has("where") ? "" : s.text("pantry.yes") + "\n")
                + s.words().bullets(rows.stream().map(r -> lot(r, s, true)).toList()));
        }
    }

    /// Returns what is found without what has an amount of nothing.
    private static Finder.Found left(Finder.Found found) {
        return new Finder.Found(found.name(), found.rows().stream()
            .filter(row -> row.quantity("quantity").filter(Fraction.ZERO::equals).isEmpty()).toList(), found.isSure());
    }

    /// Returns the lots of a group of foods, such as dairy.
    private static Finder.Found group(Script s, String name, Predicate<Food> isOne) {
        var rows = s.rows(ToolCall.read(TABLE).orderedBy("name"));
        return new Finder.Found(name,
            rows.stream().filter(r -> s.foods().confident(r.text("name")).filter(isOne).isPresent()).toList(), true);
    }

    private static void tellNone(Script s, Finder.Found found, Portion portion) {
        if (!found.sure().isEmpty()) {
            s.tell("pantry.not-there", s.words().place(portion.place()), found.name(),
                s.words().bullets(found.sure().stream().map(r -> lot(r, s, true)).toList()));
        } else if (found.rows().isEmpty()) {
            s.tell("pantry.no-there-is-none", found.name());
        } else {
            s.tell("pantry.no-but", found.name(), s.words().labels(found.rows()));
        }
        s.next();
        var listed =
            Finder.shopping(s).listed(found.name()).sure().stream().filter(r -> !r.isTrue("is_purchased")).toList();
        if (!listed.isEmpty()) {
            s.tell("pantry.is-listed", s.words().list(listed.stream().map(s.words()::thing).toList()));
        }
    }

    private static void amount(Script s) {
        var portion = Portion.of(s.slot("food"), s.slot("place"), s);
        var food = portion.name();
        var found = Finder.stock(s).listed(food);
        var rows = portion.at(found.sure());
        if (rows.isEmpty() && (s.told("counted", food).isPresent()
            || Units.find(food).filter(unit -> unit.dimension() == Dimension.OTHER).isPresent())) {
            s.next();
            count(s);
            return;
        }
        if (rows.isEmpty()) {
            tellNone(s, found, portion);
            return;
        }
        var own = rows.stream().filter(r -> FoodSpelling.key(r.text("name")).equals(FoodSpelling.key(food))).toList();
        var counted = own.isEmpty() ? rows : own;
        s.tell("pantry.you-have", s.words().total(counted),
            own.isEmpty() ? s.words().list(rows.stream().map(s.words()::label).distinct().toList())
                : s.words().within(counted.getFirst().text("name")));
        inUnitAsked(counted, s)
            .ifPresent(amount -> s.tell("pantry.that-is", s.words().amount(amount.value(), amount.unit().name())));
        if (counted.size() > 1 || rows.size() > counted.size()) {
            s.say(s.words().bullets(rows.stream().map(r -> lot(r, s, true)).toList()));
        }
    }

    /// Returns the sum of lots in the unit that was asked in, as "how many pounds"; empty for the unit that they are in
    /// anyway, or where one cannot be converted.
    private static Optional<Amount> inUnitAsked(List<Row> lots, Script s) {
        var unit = s.find("how_many").flatMap(found -> Units.find(found.group(1)))
            .filter(u -> u.dimension() == Dimension.MASS || u.dimension() == Dimension.VOLUME)
            .filter(u -> lots.stream().anyMatch(lot -> !u.name().equals(lot.text("unit"))));
        return unit.flatMap(u -> lots.stream()
            .map(lot -> lot.quantity("quantity").flatMap(q -> Amount.of(q, lot.text("unit")).in(u)))
            .reduce((a, b) -> a.flatMap(first -> b.flatMap(first::plus))).orElse(Optional.empty()));
    }

    /// Says how many of a kind of container there are, as "how many cans"; without one, how many things.
    private static void count(Script s) {
        var rows = s.rows(ToolCall.read(TABLE).orderedBy("name"));
        var word = s.find("how_many").map(found -> found.group(1));
        var unit = word.flatMap(Units::find).filter(u -> u.dimension() == Dimension.OTHER).map(Unit::name);
        if (word.isEmpty() || unit.isEmpty() && s.told("counted", word.get()).isEmpty()) {
            throw s.refuse("missing.food");
        }
        var counted = rows.stream().filter(r -> unit.isEmpty() || r.text("unit").equals(unit.get())).toList();
        if (unit.isEmpty() || counted.isEmpty()) {
            s.tell("pantry.things", rows.size());
            return;
        }
        s.say(s.text("pantry.in-all", s.words().total(counted)) + "\n"
            + s.words().bullets(counted.stream().map(r -> lot(r, s, true)).toList()));
    }

    private static void expiring(Script s) {
        var days = s.dates().listOf(s.slot("days"));
        var today = s.turn().now().toLocalDate();
        var isUntil = s.has("until") || UNTIL.matcher(s.slot("days")).lookingAt();
        boolean isSoon = days.isEmpty() && !s.has("until");
        var from = isUntil || isSoon ? LocalDate.MIN : days.getFirst();
        var to = days.isEmpty() ? today.plusDays(2) : days.getLast();
        var found = at(s.slot("place"), s.rows(ToolCall.read(TABLE, ToolCall.where("expiry_date", ">=", from),
            ToolCall.where("expiry_date", "<=", to)).orderedBy("expiry_date")));
        var past =
            found.stream().filter(r -> (isSoon || isUntil && !s.has("until"))
                && r.date("expiry_date").filter(today::isAfter).isPresent()).toList();
        var rows = found.stream().filter(r -> !past.contains(r)).toList();
        var when = days.isEmpty() ? s.text("pantry.three-days")
            : isUntil ? s.text("day.until", s.words().day(days.getLast())) : s.words().span(days, s.slot("days"));
        s.say(rows.isEmpty() ? s.text("pantry.nothing-expires", when) : s.text("pantry.this-expires", when) + "\n"
            + s.words().bullets(rows.stream().map(r -> lot(r, s, true)).toList()));
        s.say(past.isEmpty() ? "" : s.text("pantry.these-expired") + "\n"
            + s.words().bullets(past.stream().map(r -> lot(r, s, true)).toList()));
    }

    private static List<Row> findExpired(Script s) {
        return at(s.slot("place"),
            s.rows(ToolCall.read(TABLE, ToolCall.where("expiry_date", "<", s.turn().now().toLocalDate()))
                .orderedBy("expiry_date")));
    }

    /// Returns the lots at a place, if the words name one; all of them otherwise.
    private static List<Row> at(String words, List<Row> lots) {
        return SlotTypes.place(words)
            .map(place -> lots.stream().filter(lot -> lot.text("location").equals(place)).toList()).orElse(lots);
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
        // the page of that name shows all places
        var place = SlotTypes.place(s.slot("place")).filter(p -> !p.equals("pantry"));
        var rows = s.rows(place.map(p -> ToolCall.read(TABLE, ToolCall.where("location", "=", p)))
            .orElseGet(() -> ToolCall.read(TABLE)));
        if (rows.isEmpty()) {
            throw s.refuse("pantry.nothing-there");
        }
        if (!s.isAgreed()) {
            throw s.confirm(s.text("pantry.shall-clear", rows.size(),
                s.words().list(rows.stream().limit(MAX_NAMED).map(s.words()::label).toList()),
                Math.max(0, rows.size() - MAX_NAMED)));
        }
        s.next();
        s.rows(Script.delete(TABLE, rows));
        s.tell("pantry.taken-out", s.words().labels(rows));
    }

    private static void add(Script s) {
        var place = SlotTypes.place(s.slot("place"));
        // a day that has come is that of the buying
        var day = BestBefore.in(s)
            .or(() -> s.dates().day(s.slot("day")).filter(d -> d.isAfter(s.turn().now().toLocalDate())));
        if (s.says("states_now") && s.items("items").stream().allMatch(i -> i.quantity() != null)) {
            LotSkills.count(s, s.items("items"), place.orElse(""));
            return;
        }
        var items = s.items("items").stream().map(item -> Bracketed.of(item, s)).toList();
        if (items.size() == 1 && place.isPresent() && !s.isAgreed() && s.says("put_there")) {
            askWhetherItIsMoved(s, items.getFirst().item(), place.get());
        }
        var warnings = Warnings.ofFoods(items.stream().map(i -> i.item().name()).toList(), s);
        s.next();
        var rows = s.rows(ToolCall.create(TABLE, items.stream()
            .map(i -> row(i.item(), i.place().isEmpty() ? place.orElse("") : i.place(),
                i.day().or(() -> day).orElse(null), s))
            .toList()));
        var named = items.stream().map(Bracketed::item).toList();
        var said = items.stream().map(Bracketed::place).distinct().toList();
        s.tell("pantry.added-to", s.words().place(place.orElse(said.size() == 1 ? said.getFirst() : "")),
            s.words().items(named));
        var merged = rows.stream().filter(r -> named.stream()
            .noneMatch(
                i -> r.quantity("quantity").filter(q -> q.equals(i.quantity())).isPresent() || i.quantity() == null))
            .toList();
        if (!merged.isEmpty()) {
            s.tell("pantry.together", s.words().list(merged.stream().map(s.words()::thing).toList()));
        }
        s.say(warnings);
    }

    /// Asks whether an amount that is put somewhere is a part of what lies elsewhere; does nothing where there is none.
    private static void askWhetherItIsMoved(Script s, Items.Item item, String place) {
        var lots = Finder.stock(s).listed(List.of(item.name())).getFirst().sure();
        boolean isElsewhere = !lots.isEmpty() && lots.stream().noneMatch(lot -> lot.text("location").equals(place));
        if (!isElsewhere) {
            return;
        }
        var move = new Intent("pantry.move", Map.of("food", item.text(), "place", place));
        var asked = AmbiguousIntent.of(List.of(move, s.reading().with("agreed", "yes")));
        throw new Script.Decided(new ActDecision.AskUser(new Question(
            s.text("pantry.moved-or-new", s.words().list(lots.stream().map(lot -> lot(lot, s, true)).toList())),
            List.of(new Pending.Choice(s.text("pantry.it-is-moved", s.words().item(item)), move.skill()),
                new Pending.Choice(s.text("pantry.it-is-new", s.words().item(item)), s.reading().skill())),
            asked.toJson())));
    }

    static Map<String, @Nullable Object> row(Items.Item item, String place, @Nullable LocalDate expiry, Script s) {
        var row = new LinkedHashMap<>(item.toRow());
        row.put("location", place.isEmpty() ? null : place);
        row.put("expiry_date", expiry);
        return row;
    }
}
