package alfred.builtin.skill.stock;

import alfred.builtin.script.Finder;
import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.slot.Items;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Language;
import alfred.core.domain.Row;
import alfred.kitchen.measure.Units;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// Skills that set amounts against each other: whether there is enough of a food for recipes or meals, what would be
/// left of it, how much several recipes take together, of which of two foods there is more, and which has to be used
/// first.
public final class AmountSkills {
    private AmountSkills() {}

    public static List<Skill> all() {
        var compute =
            List.of(Skill.read("recipes", "step.find-the-recipe"), Skill.think("inventory", "step.add-up-amounts"));
        var look = List.of(Skill.read("inventory", "step.look-through-the-pantry"));
        return List.of(
            new Skill("amount.enough", compute, s -> weigh(s, AmountSkills::enough)),
            new Skill("amount.left", compute, s -> weigh(s, AmountSkills::left)),
            new Skill("amount.need", compute, s -> weigh(s, AmountSkills::need)),
            new Skill("amount.more", look, AmountSkills::more),
            new Skill("amount.first", look, AmountSkills::first));
    }

    private static void weigh(Script s, BiConsumer<Script, Row> tell) {
        var food = bare(Portion.of(s.slot("food"), "", s).name());
        var needed = Needed.of(s);
        s.next();
        var args = new LinkedHashMap<String, @Nullable Object>(needed.map(Needed::args).orElse(Map.of()));
        args.put("food", food);
        var row = s.rows(ToolCall.domain("amount_for", args)).getFirst();
        if (row.text("needed").isEmpty()) {
            needed.ifPresent(about -> s.say(about.recipes().isEmpty() ? s.text("amount.not-for-meals", food)
                : s.text("recipe.takes-none", s.words().labels(about.recipes()), food)));
            s.tell(row.text("at_home").isEmpty() ? "pantry.no-there-is-none" : "pantry.you-have",
                row.text("at_home").isEmpty() ? food
                    : row.text("at_home"),
                food);
            return;
        }
        tell.accept(s, row);
        var parts = row.texts("parts");
        s.say(parts.size() > 1 ? s.words().bullets(parts) : "");
    }

    /// Returns what a container holds: the tomatoes of "tins of tomatoes".
    private static String bare(String name) {
        var words = name.split("\\s+(?:" + Language.any("said.of") + " )?", 2);
        boolean isContained = words.length == 2 && Units.find(words[0]).isPresent();
        return isContained ? words[1] : name;
    }

    private static void enough(Script s, Row row) {
        var food = ReplyFormatter.capital(row.text("name"));
        if (row.isTrue("is_enough")) {
            s.tell(row.text("left").isEmpty() ? "amount.just-enough" : "amount.enough", food, row.text("needed"),
                row.text("at_home"),
                row.text("left"));
        } else if (row.isTrue("maybe_at_home")) {
            s.tell("amount.unsure", food, row.text("needed"), row.text("at_home"));
        } else if (row.text("at_home").isEmpty()) {
            s.tell("amount.none", food, row.text("needed"));
        } else {
            s.tell("amount.short", food, row.text("needed"), row.text("at_home"), row.text("missing"));
        }
    }

    private static void left(Script s, Row row) {
        boolean isRest = row.isTrue("is_enough") && !row.text("left").isEmpty();
        if (isRest) {
            s.tell("amount.left", ReplyFormatter.capital(row.text("name")), row.text("needed"), row.text("at_home"),
                row.text("left"));
        } else {
            enough(s, row);
        }
    }

    private static void need(Script s, Row row) {
        s.tell("amount.need", ReplyFormatter.capital(row.text("name")), row.text("needed"));
        s.say(row.text("at_home").isEmpty() ? s.text("pantry.no-there-is-none", row.text("name"))
            : s.text(row.isTrue("is_enough") ? "amount.at-home-enough" : "amount.at-home", row.text("at_home"),
                row.text("missing")));
    }

    /// The foods of a question that names several.
    private static List<Finder.Found> foods(Script s) {
        var names = new ArrayList<String>();
        for (var part : s.slot("foods").split("\\s*\\|\\s*")) {
            Items.parse(part, s.foods()).stream().map(Items.Item::name).filter(name -> !names.contains(name))
                .forEach(names::add);
        }
        return Finder.stock(s).listed(names);
    }

    private static void more(Script s) {
        var found = foods(s);
        for (var food : found) {
            s.say(food.sure().isEmpty() ? s.text("pantry.no-there-is-none", food.name())
                : ReplyFormatter.capital(food.name()) + ": " + s.words().total(food.sure()));
        }
        var there = found.stream().filter(food -> !food.sure().isEmpty()).toList();
        var sums = there.stream().map(food -> s.words().sum(food.sure())).toList();
        boolean isComparable = there.size() == 2 && sums.stream().allMatch(sum -> sum.size() == 1)
            && sums.get(0).getFirst().convert(sums.get(1).getFirst().unit(), null).isPresent();
        if (isComparable) {
            var other = sums.get(0).getFirst().convert(sums.get(1).getFirst().unit(), null).orElseThrow().amount();
            int order = other.value().compareTo(sums.get(1).getFirst().value());
            s.say(order == 0 ? s.text("amount.same") : s.text("amount.more", there.get(order > 0 ? 0 : 1).name()));
        }
    }

    private static void first(Script s) {
        var rows = foods(s).stream().flatMap(food -> food.sure().stream()).distinct()
            .sorted(Comparator.comparing(row -> row.date("expiry_date").orElse(LocalDate.MAX))).toList();
        if (rows.isEmpty()) {
            throw s.refuse("amount.none-of-them");
        }
        s.tell("amount.first", s.words().label(rows.getFirst()));
        s.say(s.words().bullets(rows.stream().map(row -> PantrySkills.lot(row, s, true)).toList()));
    }
}
