package alfred.builtin.skill.recipe;

import alfred.builtin.script.Finder;
import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.script.Warnings;
import alfred.builtin.skill.stock.Portion;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.core.domain.Fraction;
import alfred.core.domain.Language;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.catalogue.Handbook;
import alfred.kitchen.catalogue.KitchenAdvice;
import alfred.kitchen.catalogue.Servings;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Skills that answer questions about the kitchen at large from the bundled tables: what words mean, what goes with
/// what, how much people eat, how to thaw, what helps where a dish went wrong, and what pets may eat.
public final class AdviceSkills {
    private static final int MAX_SIDES = 4;
    /// A thing of this many grams thaws for days.
    private static final int HEAVY = 1_500;
    /// Grams that thaw in the fridge in a day, and in an hour of cold water.
    private static final int PER_DAY = 2_250;
    private static final int PER_DAY_SLOW = 1_800;
    private static final int PER_HOUR = 1_000;

    private AdviceSkills() {}

    public static List<Skill> all() {
        var look = List.of(Skill.read("recipes", "step.look-it-up"));
        return List.of(
            new Skill("food.what", look, AdviceSkills::what),
            new Skill("food.rescue", look, AdviceSkills::rescue),
            new Skill("food.handbook", look, AdviceSkills::lookUp),
            new Skill("food.with", look, AdviceSkills::with),
            new Skill("food.portion", look, AdviceSkills::portion),
            new Skill("food.thaw", look, AdviceSkills::thaw),
            new Skill("food.pet", look, AdviceSkills::pet));
    }

    private static KitchenAdvice advice(Script s) {
        return KitchenAdvice.in(s.words().phrases().locale());
    }

    /// Explains one word, or several so that their difference is seen.
    private static void what(Script s) {
        var known = new ArrayList<KitchenAdvice.Term>();
        var unknown = new ArrayList<String>();
        for (var part : s.slot("foods")
            .split("\\s*\\|\\s*|\\s*,\\s*|\\s+(?:" + Language.any("said.and") + "|" + Language.any("said.or") + "|"
                + Language.any("said.against") + ") (?:" + Language.any("said.a") + " )?")) {
            advice(s).term(part).ifPresentOrElse(term -> {
                if (!known.contains(term)) {
                    known.add(term);
                }
            }, () -> unknown.add(part));
        }
        for (var name : unknown) {
            s.tell("food.term-unknown", name);
        }
        for (var term : known) {
            s.say(ReplyFormatter.capital(term.name()) + ": " + term.meaning());
        }
    }

    private static void rescue(Script s) {
        s.say(advice(s).rescue(s.turn().message()).orElseThrow(() -> s.refuse("food.no-rescue")));
    }

    /// Answers a general question, with a warning of what the answer names and somebody here must not have.
    private static void lookUp(Script s) {
        var answer =
            Handbook.in(s.words().phrases().locale()).answer(s.slot("entry")).orElseThrow(s::askMeaning);
        s.say(answer);
        var words = answer.toLowerCase(Locale.ROOT).split("[^\\p{L}]+");
        var named = IntStream.range(0, words.length).boxed()
            .flatMap(i -> Stream.of(words[i], i + 1 < words.length ? words[i] + " " + words[i + 1] : words[i]))
            .filter(name -> s.foods().exact(name).isPresent()).distinct().toList();
        s.say(named.isEmpty() ? "" : Warnings.ofFoods(named, s));
    }

    private static void with(Script s) {
        var name = s.slot("food");
        var bare =
            Referents.isReference(name) ? s.referents().label(s.referents().resolve("recipe", name).stream().findFirst()
                .orElseThrow(s::askMeaning)) : name;
        var found = Servings.pairing(bare, s.foods()).orElseThrow(() -> s.refuse("food.with-unknown", bare));
        boolean isDrink = s.says("drinks");
        var named = Stream.concat(Stream.of(bare), Stream.of(bare.split("\\s+"))).map(FoodSpelling::key).toList();
        if (!isDrink) {
            var unsafe = Warnings.unsafe(found.sides(), s);
            var sides = found.sides().stream()
                .filter(side -> !named.contains(FoodSpelling.key(side)) && !unsafe.contains(side)).limit(MAX_SIDES)
                .toList();
            s.tell("food.with", bare, told(sides, s));
        }
        s.tell(isDrink ? "food.drink" : "food.and-drink", bare, told(found.drinks(), s));
    }

    private static String told(List<String> foods, Script s) {
        return s.words().list(foods.stream().map(food -> s.words().food(food)).toList());
    }

    /// Tells how much of a food people eat, for as many as are named or live here.
    private static void portion(Script s) {
        var food = s.slot("food");
        var portion = Servings.portion(food, s.foods()).orElseThrow(() -> s.refuse("food.portion-unknown", food));
        int people = SlotTypes.whole(s.slot("number")).filter(n -> n > 0 && n < 1000).orElse(1);
        boolean isSide = s.says("side_dish");
        s.tell("food.portion", ReplyFormatter.capital(food), people,
            amount((isSide ? portion.side() : portion.amount()) * people, portion.unit(), s),
            s.text(switch (portion.state()) {
                case "dry" -> "food.portion-dry";
                case "bone" -> "food.portion-bone";
                default -> "food.portion-raw";
            }));
        s.tell(isSide ? "food.portion-as-main" : "food.portion-as-side",
            amount((isSide ? portion.amount() : portion.side()) * people, portion.unit(), s));
        var there = Finder.stock(s).listed(Portion.of(food, "", s).name()).sure();
        s.say(there.isEmpty() ? ""
            : s.text("pantry.you-have", s.words().total(there), s.words().within(s.words().label(there.getFirst()))));
    }

    private static String amount(int value, String unit, Script s) {
        var amount = AmountDisplay.readable(Amount.of(value, unit));
        return s.words().amount(amount.value(), amount.unit().name());
    }

    private static void thaw(Script s) {
        var item = Items.parse(s.has("amount") ? s.slot("amount") : s.slot("food"), s.foods()).getFirst();
        var food = s.slot("food").isEmpty() ? item.name() : Items.parse(s.slot("food"), s.foods()).getFirst().name();
        var grams = grams(item)
            .or(() -> Finder.stock(s).listed(food).sure().stream().filter(row -> row.text("location").equals("freezer"))
                .findFirst().flatMap(
                    row -> row.quantity("quantity").flatMap(q -> grams(new Items.Item(food, q, row.text("unit"))))));
        boolean isHeavy =
            grams.map(g -> g >= HEAVY).orElseGet(() -> s.foods().confident(food).filter(f -> f.name().equals("turkey")
                || f.name().equals("goose")).isPresent());
        if (isHeavy && grams.isPresent()) {
            int least = (grams.get() + PER_DAY - 1) / PER_DAY;
            int most = (grams.get() + PER_DAY_SLOW - 1) / PER_DAY_SLOW;
            s.tell("thaw.days", ReplyFormatter.capital(food), least, most);
            s.tell("thaw.hours", (grams.get() + PER_HOUR - 1) / PER_HOUR);
        } else {
            s.tell(isHeavy ? "thaw.per-weight" : "thaw.overnight", ReplyFormatter.capital(food));
        }
        s.tell("thaw.never");
    }

    /// Returns the weight of an amount in grams, at least one; empty if it has none.
    static Optional<Integer> grams(Items.Item item) {
        return Optional.ofNullable(item.quantity()).flatMap(q -> Amount.of(q, item.unit()).convert(Units.GRAM, null))
            .map(c -> c.amount().value()).filter(Fraction::isPositive).map(g -> g.toDecimal().intValue())
            .filter(g -> g > 0);
    }

    private static void pet(Script s) {
        var food = s.slot("food");
        var answer = Servings.pets(food, s.foods()).or(() -> Servings.pets(Portion.of(food, "", s).name(), s.foods()))
            .orElse("");
        s.tell(switch (answer) {
            case "no" -> "pets.no";
            case "little" -> "pets.little";
            case "yes" -> "pets.yes";
            default -> "pets.unknown";
        }, ReplyFormatter.capital(food));
    }
}
