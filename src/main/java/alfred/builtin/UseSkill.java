package alfred.builtin;

import alfred.core.crud.ToolCall;
import alfred.core.crud.ToolResult;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.tool.FindByName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Skill that takes food out of the pantry. Foods that are missing are named in the reply.
final class UseSkill {
    private UseSkill() {}

    static void use(Script s) {
        var said = Items.parse(s.slot("items"), s.foods());
        boolean isAll = s.has("all") || s.isAgreed();
        var unknown = new ArrayList<String>();
        var items = said.size() == 1 ? List.of(one(s, said.getFirst(), isAll)) : known(s, said, unknown);
        if (items.isEmpty()) {
            throw s.refuse("tool.not-at-home", s.words().list(unknown));
        }
        s.next();
        var result = s.call(ToolCall.domain(
                "use",
                Map.of(
                        "items",
                        items.stream()
                                .map(i -> isAll ? Map.of("name", i.name()) : i.toRow())
                                .toList())));
        if (!result.isDone()) {
            if (!isAll && items.size() == 1 && isTooMuch(result, items.getFirst(), s)) {
                throw s.confirm(s.text("pantry.shall-all", result.message()));
            }
            throw s.stop(result.message());
        }
        s.tell("pantry.taken-out", s.words().items(items));
        s.say(String.join(" ", result.rows().stream().map(row -> left(row, s)).toList()));
        if (!unknown.isEmpty()) {
            s.tell("tool.not-at-home", s.words().list(unknown));
        }
    }

    private static Items.Item one(Script s, Items.Item item, boolean isAll) {
        var finder = Finder.stock(s);
        if (s.has("ref")) {
            return item.called(finder.changed("", label -> label).text("name"));
        }
        var found = finder.changed(List.of(item.name())).getFirst();
        if (found.isNone() && !found.rows().isEmpty()) {
            var amount = s.words().amount(item.quantity(), item.unit());
            throw finder.near(
                    item.name(),
                    found.rows(),
                    label -> isAll || amount.isEmpty()
                            ? s.text("deed.use-up", label)
                            : s.text("deed.use", label, amount));
        }
        if (found.isNone()) {
            throw s.refuse("tool.not-at-home", item.name());
        }
        return item.called(lot(s, found));
    }

    private static List<Items.Item> known(Script s, List<Items.Item> said, List<String> unknown) {
        var finder = Finder.stock(s);
        var items = new ArrayList<Items.Item>();
        var found = finder.changed(said.stream().map(Items.Item::name).toList());
        for (int i = 0; i < said.size(); i++) {
            if (found.get(i).isSure()) {
                items.add(said.get(i).called(lot(s, found.get(i))));
            } else {
                unknown.add(finder.unknown(found.get(i)));
            }
        }
        return items;
    }

    /// Returns the name of the lots to take from. All lots of one food count, whatever their names; if they differ
    /// and match only by description or with a typo, the user is asked.
    private static String lot(Script s, Finder.Found found) {
        var names = found.rows().stream().map(row -> row.text("name")).toList();
        if (names.stream().map(FoodSpelling::key).distinct().count() == 1) {
            return names.getFirst();
        }
        if (found.rows().getFirst().text(FindByName.MATCH).matches("described|slip")) {
            throw s.ask(s.text("ask.which"), found.rows(), "ref");
        }
        return found.name();
    }

    /// Returns whether the tool refused because the amount exceeds the stock: its message is compared, ignoring the
    /// amount.
    private static boolean isTooMuch(ToolResult result, Items.Item item, Script s) {
        var around = s.text("tool.more-than-there-is", "\t", item.name()).split("\t", 2);
        return result.message().startsWith(around[0]) && result.message().endsWith(around[1]);
    }

    /// Describes what is left of a lot.
    static String left(Row row, Script s) {
        return row.isTrue("used_up")
                ? s.text("pantry.used-up", ReplyFormatter.capital(row.text("name")))
                : s.text("pantry.leaves", s.words().thing(row));
    }
}
