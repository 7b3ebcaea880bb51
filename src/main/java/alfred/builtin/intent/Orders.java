package alfred.builtin.intent;

import alfred.builtin.slot.Items;
import alfred.builtin.slot.Referents;
import alfred.builtin.template.Intent;
import alfred.core.domain.Fraction;
import alfred.core.domain.Language;
import alfred.kitchen.catalogue.FoodCatalogue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Several orders in one message: one plan and one reply, with a receipt for each order, undone together.
///
/// A refusal of one order does not stop the others. The first question is asked after the other orders are done;
/// an order with a further question waits until it is answered.
public final class Orders {
    public static final String SKILL = "orders";
    /// The slot of a question's intent that holds the orders still waiting.
    static final String WAITING = "waiting";
    private static final Set<String> CLEARING = Set.of("shop.clear", "pantry.clear", "task.clear");
    /// What somebody must not eat, as the columns of the preferences are called.
    private static final Set<String> LASTING = Set.of("allergies", "dietary_restrictions");
    private static final Set<String> PLACING = Set.of("shop.add", "pantry.add");
    /// Skills that bring things into the pantry.
    private static final Set<String> BRINGING_IN = Set.of("shop.bought", "pantry.add");

    private Orders() {}

    /// Returns an intent for the orders, in sequence; an order that is several itself is taken apart.
    public static Intent of(List<Intent> several) {
        var orders = several.stream().flatMap(order -> in(order).stream()).toList();
        if (orders.size() == 1) {
            return orders.getFirst();
        }
        var slots = new LinkedHashMap<String, String>();
        IntStream.range(0, orders.size()).forEach(i -> slots.put(String.valueOf(i), orders.get(i).toJson()));
        return new Intent(SKILL, slots);
    }

    /// Returns the orders of an intent: itself, if it is a single one.
    public static List<Intent> in(Intent intent) {
        return !intent.skill().equals(SKILL) ? List.of(intent)
            : IntStream.range(0, intent.slots().size()).mapToObj(i -> intent.slots().get(String.valueOf(i)))
                .flatMap(json -> Intent.fromJson(json).stream()).toList();
    }

    /// Returns the intent of an answered question, followed by the orders that waited for it.
    public static Intent resumed(Intent answered) {
        if (!answered.has(WAITING)) {
            return answered;
        }
        var all = new ArrayList<>(in(answered.without(WAITING)));
        Intent.fromJson(answered.slot(WAITING)).ifPresent(rest -> all.addAll(in(rest)));
        return of(all);
    }

    /// Returns the intent to continue with after a question, given the orders that also have one.
    public static Intent waiting(Intent asked, List<Intent> later) {
        return later.isEmpty() ? asked : asked.with(WAITING, of(later).toJson());
    }

    /// Returns the note of a question with the orders still waiting; the note itself if it is no intent.
    public static String waiting(String note, List<Intent> later) {
        return Intent.fromJson(note).map(asked -> waiting(asked, later).toJson()).orElse(note);
    }

    /// Joins orders of one message that are one, and puts them in the order in which they are carried out.
    public static void arrange(List<Intent> orders) {
        placeFirst(orders);
        Cooking.merge(orders);
        joinSwap(orders);
        moveFirst(orders);
        nameTasks(orders);
        orders.removeIf(order -> orders.stream()
            .anyMatch(other -> other != order && (isWithin(order, other) || isBareOf(order, other))));
        askWhatIsToldBeside(orders);
    }

    /// Puts things of which it is not said where they go with those of the order behind them: "add apples, oranges and
    /// grapes to the list".
    private static void placeFirst(List<Intent> orders) {
        for (int i = orders.size() - 1; i > 0; i--) {
            var first = orders.get(i - 1);
            var placed = orders.get(i);
            if (first.skill().equals("thing.add") && PLACING.contains(placed.skill())) {
                orders.set(i, placed.with("items", first.slot("items") + ", " + placed.slot("items")));
                orders.remove(i - 1);
            }
        }
    }

    /// Turns an order that clears all of something into a question where the message says more that is no order: "clear
    /// the list, of what is bought"; and what is likely only told beside another request: "my niece cannot eat egg,
    /// what shall I cook", "move the roast to Saturday, we are away on Sunday".
    private static void askWhatIsToldBeside(List<Intent> orders) {
        boolean areAllOrders = orders.stream().allMatch(WriteGate::writes);
        orders.replaceAll(order -> CLEARING.contains(order.skill()) && !areAllOrders
            || orders.size() > 1 && isTold(order) ? AmbiguousIntent.of(List.of(order)) : order);
    }

    /// Returns whether an order may be no more than a reason for another one.
    private static boolean isTold(Intent order) {
        return order.skill().equals("meal.eat_out")
            || order.skill().equals("profile.add") && LASTING.contains(order.slot("list"));
    }

    /// Puts the thing that another order names in place of the pronoun in a task: "overnight oats for breakfast, and
    /// remind me to make them".
    private static void nameTasks(List<Intent> orders) {
        for (int i = 1; i < orders.size(); i++) {
            var title = orders.get(i).slot("title");
            var last = title.substring(title.lastIndexOf(' ') + 1);
            var named = orders.subList(0, i).reversed().stream().map(AmbiguousIntent::agreed)
                .flatMap(order -> Stream.of(order.slot("recipe"), order.slot("items"), order.slot("food")))
                .filter(words -> !words.isEmpty() && !Referents.isReference(words)).findFirst();
            if (orders.get(i).skill().equals("task.add") && Referents.isPronoun(last) && named.isPresent()) {
                orders.set(i, orders.get(i).with("title",
                    title.substring(0, title.length() - last.length()) + named.get()));
            }
        }
    }

    /// Adds an order to those before it in the message, or puts it in the place of the one that it corrects or
    /// completes.
    ///
    /// @param isCorrection whether it was said as a correction
    public static void add(Intent order, boolean isCorrection, List<Intent> orders, FoodCatalogue foods) {
        if (isPlaced(order, orders, foods) || isShare(order, orders, foods)) {
            return;
        }
        for (int i = orders.size() - 1; i >= 0; i--) {
            var before = AmbiguousIntent.agreed(orders.get(i));
            var now = AmbiguousIntent.agreed(order);
            boolean isFuller = now.slots().size() > before.slots().size()
                && now.slots().entrySet().containsAll(before.slots().entrySet());
            if (before.skill().equals(now.skill()) && (isCorrection || isFuller)) {
                orders.set(i, orders.get(i).equals(before) ? order : AmbiguousIntent.of(List.of(now)));
                return;
            }
        }
        orders.add(order);
    }

    /// Takes the part of what an order before it took out: "opened a tin of beans and used half of it".
    private static boolean isShare(Intent order, List<Intent> orders, FoodCatalogue foods) {
        if (orders.isEmpty() || !order.skill().equals("pantry.use") || !orders.getLast().skill().equals("pantry.use")) {
            return false;
        }
        var part = Items.parse(order.slot("items"), foods);
        var whole = Items.parse(orders.getLast().slot("items"), foods);
        boolean isOne = part.size() == 1 && whole.size() == 1 && whole.getFirst().quantity() != null;
        var share = isOne ? part.getFirst().quantity() : null;
        if (share == null || share.compareTo(Fraction.ONE) >= 0 || !part.getFirst().unit().isEmpty()
            || !Referents.isPronoun(part.getFirst().name().replaceFirst("(?i)^" + Language.any("said.of") + " ", ""))) {
            return false;
        }
        orders.set(orders.size() - 1, orders.getLast().with("items", whole.getFirst().times(share).text()));
        return true;
    }

    /// Takes words that only say where things are that an order before them brings in: "I bought quark and rye. The
    /// quark is in the fridge". Those things become an order of their own, with the place.
    private static boolean isPlaced(Intent order, List<Intent> orders, FoodCatalogue foods) {
        var names = Items.parse(order.slot("items"), foods);
        boolean isPlace = order.skill().equals("pantry.add") && order.has("place")
            && names.stream().allMatch(name -> name.quantity() == null);
        for (int i = orders.size() - 1; isPlace && i >= 0; i--) {
            var before = AmbiguousIntent.agreed(orders.get(i));
            boolean isSure = before.equals(orders.get(i));
            if (BRINGING_IN.contains(before.skill())
                && names.stream().allMatch(name -> Items.holds(before.slot("items"), name.name(), foods))) {
                var all = Items.parse(before.slot("items"), foods);
                var there = all.stream()
                    .filter(item -> names.stream().anyMatch(name -> Items.holds(item.text(), name.name(), foods)))
                    .toList();
                var rest = all.stream().filter(item -> !there.contains(item)).map(Items.Item::text)
                    .collect(Collectors.joining(", "));
                var placed =
                    before.with("items", there.stream().map(Items.Item::text).collect(Collectors.joining(", ")))
                        .with("place", order.slot("place"));
                orders.set(i, isSure ? placed : AmbiguousIntent.of(List.of(placed)));
                if (!rest.isEmpty()) {
                    var left = before.with("items", rest);
                    orders.add(i, isSure ? left : AmbiguousIntent.of(List.of(left)));
                }
                return true;
            }
        }
        return false;
    }

    /// Makes a question whether two meals shall be swapped of two orders to replace a meal by any other: "swap Sunday
    /// dinner and Tuesday dinner".
    private static void joinSwap(List<Intent> orders) {
        var bare = orders.stream().filter(order -> order.skill().equals("meal.other") && order.has("day")
            && Set.of("day", "meal").containsAll(order.slots().keySet())).toList();
        if (bare.size() == 2) {
            var swap =
                new Intent("meal.swap", Map.of("days", bare.get(0).slot("day") + " and " + bare.get(1).slot("day")));
            orders.set(orders.indexOf(bare.get(0)),
                AmbiguousIntent.of(List.of(bare.get(0).has("meal") ? swap.with("meal", bare.get(0).slot("meal"))
                    : swap)));
            orders.remove(bare.get(1));
        }
    }

    /// Puts the move of a dish before the order that another takes its place: "swap tonight for soup, move the curry to
    /// Sunday".
    private static void moveFirst(List<Intent> orders) {
        for (int i = 1; i < orders.size(); i++) {
            if (orders.get(i).skill().equals("meal.move") && orders.get(i).has("recipe")
                && orders.get(i - 1).skill().equals("meal.other")) {
                orders.add(i - 1, orders.remove(i));
            }
        }
    }

    /// Returns whether an order says of a task what another says with more of its words: "the oven is clean, clean the
    /// oven is done".
    private static boolean isWithin(Intent order, Intent other) {
        return order.skill().startsWith("task.") && order.skill().equals(other.skill()) && !order.slot("task").isEmpty()
            && order.slot("task").length() < other.slot("task").length()
            && words(other.slot("task")).containsAll(words(order.slot("task")));
    }

    /// Returns whether an order brings in, without an amount, the one thing that another brings in with one: "I bought
    /// eggs. Another dozen".
    private static boolean isBareOf(Intent order, Intent other) {
        var bare = order.slot("items");
        return BRINGING_IN.contains(order.skill()) && BRINGING_IN.contains(other.skill()) && !bare.isEmpty()
            && other.slot("items").matches("\\d\\S* .*") && other.slot("items").endsWith(" " + bare);
    }

    private static List<String> words(String name) {
        return List.of(name.toLowerCase(Locale.ROOT).split("\\s+"));
    }
}
