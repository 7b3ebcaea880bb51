package alfred.builtin.skill.recipe;

import alfred.builtin.script.Finder;
import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.skill.stock.PantrySkills;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.Referents;
import alfred.core.domain.Fraction;
import alfred.kitchen.catalogue.CookingTimes;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.catalogue.Keeping;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Skills that answer general questions about foods from the bundled tables: how to cook, keep, store and freeze
/// them. The answers say that they are general.
public final class FoodSkills {
    private static final int MAX_WAYS = 4;
    /// Advice on freezing.
    private static final Set<String> FROZEN =
        Set.of("out-of-shell", "blanch-first", "freeze-portions", "freeze-flat", "freeze-on-tray", "peel-first",
            "grate-first",
            "no-refreeze", "watery", "splits", "texture", "wrap");
    private static final Set<String> STATES = Set.of("cooked", "opened", "leftover", "frozen", "homemade", "raw");
    private static final double HOURS_PER_DAY = 24;
    private static final long GRAMS_PER_KILOGRAM = 1_000;
    private static final int STEP = 5;

    private FoodSkills() {}

    public static List<Skill> all() {
        var look = List.of(Skill.read("recipes", "step.look-it-up"));
        return List.of(new Skill("food.cook", look, FoodSkills::cook), new Skill("food.keeps", look, FoodSkills::keeps),
            new Skill("food.freeze", look, FoodSkills::freeze), new Skill("food.store", look, FoodSkills::store));
    }

    private static void cook(Script s) {
        var food = food(s);
        var saved = Finder.recipes(s).listed(food);
        var ways = CookingTimes.of(food, s.foods());
        // a dish with the food in its name is not the food
        saved.sure().stream().limit(1).filter(recipe -> recipe.has("cook_time_minutes"))
            .filter(recipe -> s.slot("method").isEmpty())
            .filter(recipe -> ways.isEmpty() || FoodSpelling.isSame(recipe.text("name"), food))
            .forEach(recipe -> s.say(RecipeSkills.times(recipe, s)));
        var wanted = ways.stream().filter(way -> s.says("resting") ? way.method().equals("rest") : fits(way, s))
            .toList();
        var told = wanted.isEmpty() ? ways : wanted;
        if (told.isEmpty()) {
            if (!saved.isSure()) {
                s.tell("cooking.unknown", food);
            }
            return;
        }
        s.say(s.text("cooking.of", ReplyFormatter.capital(food)) + "\n"
            + s.words().bullets(told.stream().limit(MAX_WAYS).map(way -> way(way, s)).toList()));
        told.getFirst().notes().stream().map(note -> AdviceTexts.cooking(note, s)).filter(text -> !text.isEmpty())
            .forEach(s::say);
    }

    private static boolean fits(CookingTimes.Way way, Script s) {
        return (s.slot("method").isEmpty() || s.slot("method").equals(way.method()))
            && (s.slot("state").isEmpty() || s.slot("state").equals(way.state()));
    }

    private static String way(CookingTimes.Way way, Script s) {
        var how = AdviceTexts.method(way.method(), s);
        var state = way.state().isEmpty() ? "" : " (" + AdviceTexts.state(way.state(), s) + ")";
        var parts = new ArrayList<String>();
        if (!way.minutes().isEmpty()) {
            var weight = way.per().equals("kg") ? kilograms(s) : Optional.<Fraction>empty();
            parts.add(weight.map(kg -> s.text("cooking.minutes-for", range(times(way.minutes(), kg), s),
                s.words().amount(kg, "kg")))
                .orElseGet(() -> s.text(way.per().equals("kg") ? "cooking.minutes-per-kg" : "cooking.minutes",
                    range(way.minutes(), s))));
        }
        way.oven().ifPresent(c -> parts.add(s.text("cooking.oven", c, fahrenheit(c))));
        way.inside().ifPresent(c -> parts.add(s.text("cooking.inside", c, fahrenheit(c))));
        return how + state + (parts.isEmpty() ? "" : ": " + String.join(", ", parts));
    }

    /// Returns the weight that is asked about, in kilograms; empty if none is.
    private static Optional<Fraction> kilograms(Script s) {
        return Items.parse(s.slot("amount"), s.foods()).stream().findFirst().flatMap(AdviceSkills::grams)
            .map(grams -> Fraction.of(grams, GRAMS_PER_KILOGRAM));
    }

    /// Returns a range of minutes per kilogram as one for a weight, in steps of five minutes.
    private static String times(String range, Fraction kilograms) {
        return Arrays.stream(range.split("-"))
            .map(end -> Math.round(Integer.parseInt(end) * kilograms.toDecimal().doubleValue() / STEP) * STEP)
            .map(String::valueOf).collect(Collectors.joining("-"));
    }

    private static int fahrenheit(int celsius) {
        return Math.round((celsius * 9f / 5 + 32) / 5) * 5;
    }

    private static String range(String range, Script s) {
        var ends = range.split("-");
        return ends.length == 1 ? ends[0] : s.text("cooking.range", ends[0], ends[1]);
    }

    private static void keeps(Script s) {
        var food = food(s);
        var own = Finder.stock(s).listed(food);
        if (own.isSure() && own.rows().stream().anyMatch(row -> row.has("expiry_date"))) {
            s.say(s.words().bullets(own.rows().stream().filter(row -> row.has("expiry_date"))
                .map(row -> PantrySkills.lot(row, s, true)).toList()));
            if (own.rows().stream().anyMatch(row -> row.date("expiry_date").filter(s.words()::isPast).isPresent())) {
                s.tell("keeping.past");
            }
        }
        var advice = advice(s, food);
        s.say(s.text("keeping.of", ReplyFormatter.capital(food)) + "\n"
            + s.words().bullets(
                advice.stream().limit(MAX_WAYS).map(a -> times(a, s)).filter(line -> !line.isEmpty()).toList()));
        notes(advice.getFirst(), s, note -> !FROZEN.contains(note));
    }

    private static void store(Script s) {
        var food = food(s);
        var best = advice(s, food).getFirst();
        s.tell("keeping.best", ReplyFormatter.capital(food), s.words().place(best.place()));
        s.say(times(best, s));
        notes(best, s, note -> !FROZEN.contains(note));
    }

    private static void freeze(Script s) {
        var food = food(s);
        if (s.says("refreeze")) {
            s.tell("keeping.refreeze", ReplyFormatter.capital(state(s, food).map(Stated::bare).orElse(food)));
            return;
        }
        var all = advice(s, food);
        var best = all.stream().filter(a -> !a.freezerMonths().isEmpty()).findFirst();
        if (best.isEmpty()) {
            s.tell("keeping.freeze-unknown", food);
        } else if (best.get().freezerMonths().equals("-")) {
            s.tell("keeping.freeze-no", ReplyFormatter.capital(food));
            notes(best.get(), s, FROZEN::contains);
        } else {
            s.tell("keeping.freeze-yes", ReplyFormatter.capital(food), range(best.get().freezerMonths(), s));
            notes(best.get(), s, FROZEN::contains);
        }
    }

    /// Returns the advice for a food in the state that is asked about: that of the slot, or of a word beside the food,
    /// as in "cooked rice". What is cooked or opened never keeps as the dry or unopened food does.
    private static List<Keeping.Advice> advice(Script s, String food) {
        var asked = state(s, food);
        var bare = asked.map(said -> said.bare()).orElse(food);
        var known = Keeping.of(bare, s.foods());
        var all = known.isEmpty() ? Keeping.of(bare.substring(bare.lastIndexOf(' ') + 1), s.foods()) : known;
        var state = asked.map(Stated::state).orElse(s.slot("state"));
        var wanted = all.stream()
            .filter(a -> state.isEmpty() || state.equals(a.state()) || a.state().isEmpty() && state.equals("raw"))
            .toList();
        if (wanted.isEmpty() && state.matches("cooked|leftover")) {
            throw s.refuse("keeping.cooked", ReplyFormatter.capital(food));
        }
        if (wanted.isEmpty()) {
            throw s.refuse("keeping.unknown", food);
        }
        return wanted;
    }

    private record Stated(String state, String bare) {}

    /// Returns the state that a word at either end of the food names, with the rest of the words.
    private static Optional<Stated> state(Script s, String food) {
        var words = List.of(food.split(" "));
        return words.size() < 2 ? Optional.empty() : Stream
            .of(0, words.size() - 1).flatMap(at -> s.told("state", words.get(at)).stream()
                .filter(STATES::contains)
                .map(state -> new Stated(state,
                    words.stream().filter(w -> !w.equals(words.get(at))).collect(Collectors.joining(" ")))))
            .findFirst();
    }

    private static String times(Keeping.Advice advice, Script s) {
        var places = Stream.of("fridge", "counter", "pantry").filter(place -> advice.days().containsKey(place))
            .map(place -> s.words().place(place) + " " + days(advice.days().getOrDefault(place, ""), s)).toList();
        var frozen = advice.freezerMonths().isEmpty() || advice.freezerMonths().equals("-") ? Stream.<String>of()
            : Stream.of(s.words().place("freezer") + " " + s.text("keeping.months", range(advice.freezerMonths(), s)));
        var all = Stream.concat(places.stream(), frozen).toList();
        return all.isEmpty() ? ""
            : (advice.state().isEmpty() ? "" : AdviceTexts.state(advice.state(), s) + ": ") + String.join(", ", all);
    }

    private static String days(String range, Script s) {
        var last = Double.parseDouble(range.substring(range.indexOf('-') + 1));
        return last < 1 ? s.text("keeping.hours", Math.round(last * HOURS_PER_DAY))
            : last > 365 ? s.text("keeping.years", Math.round(last / 365))
            : last > 60 ? s.text("keeping.about-months", Math.round(last / 30))
            : range.equals("1") ? s.text("keeping.day") : s.text("keeping.days", range(range, s));
    }

    private static void notes(Keeping.Advice advice, Script s, Predicate<String> isWanted) {
        advice.notes().stream().filter(isWanted).map(note -> AdviceTexts.keeping(note, s))
            .filter(text -> !text.isEmpty()).forEach(s::say);
    }

    private static String food(Script s) {
        var food = s.slot("food");
        if (!Referents.isReference(food)) {
            return food.toLowerCase(Locale.ROOT);
        }
        return Stream.of("inv", "shop", "recipe", "ing").map(type -> s.referents().resolve(type, food))
            .filter(found -> !found.isEmpty()).findFirst()
            .map(found -> s.referents().label(found.getFirst())).orElseThrow(s::askMeaning);
    }
}
