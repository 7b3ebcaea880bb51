package alfred.builtin.skill.stock;

import alfred.builtin.script.Finder;
import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.slot.Items;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.Fraction;
import alfred.core.domain.Language;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.measure.RegionalUnit;
import alfred.kitchen.tool.FindByName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// Skill that takes food out of the pantry: used, eaten or thrown away. Foods that are missing are named in the reply.
public final class UseSkill {
    private UseSkill() {}

    static void use(Script s) {
        take(s, Portion.list(s.slot("items"), s.slot("place"), s), "pantry.taken-out");
    }

    /// Takes portions out.
    ///
    /// @param receipt the key of the reply
    static void take(Script s, List<Portion> told, String receipt) {
        var vague = told.stream().filter(portion -> portion.item().quantity() == null && portion.share() == null)
            .map(portion -> portion.item().name()).filter(name -> isSome(s.turn().message(), name)).toList();
        var said = told.stream().filter(portion -> !vague.contains(portion.item().name())).toList();
        if (said.isEmpty()) {
            throw s.refuse("pantry.how-much");
        }
        // "half the cheddar is gone" is not all of it, nor is "30 ml soy sauce gone"
        boolean isAll = s.has("all")
            && said.stream().allMatch(portion -> portion.share() == null && portion.item().quantity() == null)
            || s.isAgreed();
        var unknown = new ArrayList<String>();
        var items = said.size() == 1 ? List.of(one(s, said.getFirst(), isAll)) : known(s, said, unknown);
        if (items.isEmpty()) {
            throw s.refuse("tool.not-at-home", s.words().list(unknown));
        }
        s.next();
        var args = new LinkedHashMap<String, Object>();
        args.put("items", items.stream().map(i -> isAll ? Map.of("name", i.name()) : i.toRow()).toList());
        said.stream().map(Portion::place).filter(place -> !place.isEmpty()).findFirst()
            .ifPresent(place -> args.put("location", place));
        var result = s.call(ToolCall.domain("use", Map.copyOf(args)));
        if (!result.isDone()) {
            if (!isAll && items.size() == 1 && isTooMuch(result, items.getFirst(), s)) {
                throw s.confirm(s.text("pantry.shall-all", result.message()));
            }
            throw s.stop(result.message() + (items.size() > 1 ? " " + s.text("pantry.nothing-taken") : ""));
        }
        s.tell(receipt, s.words().items(items));
        s.say(String.join(" ", result.rows().stream().map(row -> left(row, s)).toList()));
        if (!unknown.isEmpty()) {
            s.tell("tool.not-at-home", s.words().list(unknown));
        }
        if (!vague.isEmpty()) {
            s.tell("pantry.some", s.words().list(vague));
        }
    }

    private static Items.Item one(Script s, Portion portion, boolean isAll) {
        var amount = s.words().amount(portion.item().quantity(), portion.item().unit());
        var lots = portion.lots(s,
            label -> isAll || amount.isEmpty() ? s.text("deed.use-up", label) : s.text("deed.use", label, amount));
        var name = s.has("ref") ? lots.getFirst().text("name") : lot(s, lots, portion.name());
        return weighed(portion.of(lots).orElseGet(() -> isAll ? portion.item() : one(portion, lots)).called(name));
    }

    /// Returns one of several that are counted, where the thing is named in the singular: "had an apple"; else all of
    /// it.
    private static Items.Item one(Portion portion, List<Row> lots) {
        var lot = lots.getFirst();
        var name = portion.name();
        boolean isCounted = lots.size() == 1 && lot.text("unit").isEmpty()
            && lot.quantity("quantity").filter(q -> q.compareTo(Fraction.ONE) > 0).isPresent()
            && !FoodSpelling.plural(name).equals(name) && FoodSpelling.singular(name).equals(name);
        return isCounted ? portion.item().one() : portion.item();
    }

    /// Returns an amount in sticks, which only butter has, in grams.
    private static Items.Item weighed(Items.Item item) {
        boolean isButter = item.unit().equals("stick") && item.name().matches("(?i).*(butter|margarine).*");
        var stick = RegionalUnit.of(item.unit());
        return isButter && item.quantity() != null
            ? new Items.Item(item.name(), item.quantity().times(stick.factor()), stick.unit()) : item;
    }

    private static List<Items.Item> known(Script s, List<Portion> said, List<String> unknown) {
        var finder = Finder.stock(s);
        var items = new ArrayList<Items.Item>();
        var found = finder.changed(said.stream().map(Portion::name).toList());
        for (int i = 0; i < said.size(); i++) {
            var lots = said.get(i).at(found.get(i).sure());
            if (!lots.isEmpty()) {
                var portion = said.get(i);
                items
                    .add(portion.of(lots).orElseGet(() -> one(portion, lots)).called(lot(s, lots, said.get(i).name())));
            } else {
                unknown.add(finder.unknown(found.get(i)));
            }
        }
        return items;
    }

    /// Returns the name of the lots to take from. All lots of one food count, whatever their names; if they differ
    /// and match only by description or with a typo, the user is asked.
    private static String lot(Script s, List<Row> lots, String said) {
        var names = lots.stream().map(row -> row.text("name")).toList();
        if (names.stream().map(FoodSpelling::key).distinct().count() == 1) {
            return names.getFirst();
        }
        if (lots.getFirst().text(FindByName.MATCH).matches("described|slip")) {
            throw s.ask(s.text("ask.which"), lots, "ref");
        }
        return said;
    }

    /// Returns whether the tool refused because the amount exceeds the stock: its message is compared, ignoring the
    /// amount.
    private static boolean isTooMuch(ToolResult result, Items.Item item, Script s) {
        var around = s.text("tool.more-than-there-is", "\t", item.name()).split("\t", 2);
        return result.message().startsWith(around[0]) && result.message().endsWith(around[1]);
    }

    /// Describes what is left of a lot.
    public static String left(Row row, Script s) {
        return row.isTrue("used_up")
            ? s.text("pantry.used-up", ReplyFormatter.capital(row.text("name")))
            : s.text("pantry.leaves", s.words().thing(row));
    }

    /// Returns whether words tell of some of a thing, and not how much: "some peas".
    private static boolean isSome(String words, String name) {
        return Pattern
            .compile("(?i)\\b" + Language.any("items.some") + "(?: of)?(?: " + Language.any("items.of-the") + ")? "
                + Pattern.quote(name))
            .matcher(words).find();
    }
}
