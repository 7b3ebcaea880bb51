package alfred.builtin.intent;

import alfred.builtin.slot.Items;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.slot.TimeWords;
import alfred.builtin.slot.ToldRecipe;
import alfred.builtin.template.Intent;
import alfred.kitchen.catalogue.FoodCatalogue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Messages that take up the request before them: a further one of its kind ("and butter", "what about Friday?"),
/// or a correction of it ("no, 2 kg", "I meant lemons").
///
/// A correction of a write undoes that write and carries it out anew with what was corrected.
public final class FollowUps {
    /// The memo key of the last reading that came from a sentence of its own.
    public static final String LAST = "builtin.last";
    /// The slot of a kept intent with the number of its turn.
    public static final String TURN = "_turn";
    public static final String MORE = "follow.more";
    /// The skill that undoes what is about to be corrected.
    public static final String UNDO = "fix.undo";
    /// The slot of an undo that is all that a correction amounts to, so that it has to be told.
    public static final String TOLD = "told";
    private static final String WITHOUT = "fix.without";
    private static final String FIX = "fix.";
    /// What each kind of follow-up replaces.
    private static final Map<String,
        List<String>> SLOTS_OF = Map.of("fix.amount", List.of("items", "amount", "number", "servings", "seconds"),
            "fix.name", List.of("items", "food", "recipe", "title", "task"), "fix.day",
            List.of("day", "days", "to", "title"),
            "fix.place", List.of("place"),
            "follow.more", List.of("items"), "follow.food", List.of("food"), "follow.day", List.of("day", "days"),
            "follow.cuisine", List.of("cuisine"),
            "follow.diet", List.of("diet"), "follow.without", List.of("items"));
    private static final String MEAL = "meal.";
    private static final String FOLLOW = "follow.";
    private static final int SECONDS_OF_A_MINUTE = 60;
    /// For each slot of a follow-up, the slots that it may replace, in order of preference.
    private static final Map<String, List<String>> REPLACES = Map.ofEntries(
        Map.entry("items", List.of("items", "food", "recipe", "title")),
        Map.entry("food", List.of("food", "items", "recipe")),
        Map.entry("recipe", List.of("recipe", "dish", "items", "name", "names")),
        Map.entry("task", List.of("title", "task")),
        Map.entry("day", List.of("day", "days", "to")),
        Map.entry("days", List.of("days", "day")),
        Map.entry("meal", List.of("meal")),
        Map.entry("cuisine", List.of("cuisine")),
        Map.entry("diet", List.of("diet")),
        Map.entry("place", List.of("place")),
        Map.entry("time", List.of("at")),
        Map.entry("amount", List.of("amount", "number", "servings", "count", "minutes", "stars")));
    /// Slots that hold the answer to a question about the names, so they are void once a name is replaced.
    private static final Set<String> ANSWERS = Set.of("ref", "agreed", "_fill", "where");

    /// What a correction may give a task that had none.
    private static final List<String> ADDED = List.of("repeat", "at", "day");

    /// A rating that stands for itself; a number in words may count anything.
    private static final Pattern RATING = Pattern.compile("(?i).*(?:star|out of).*|\\d");

    private FollowUps() {}

    public static boolean isOne(Intent reading) {
        return isOne(reading.skill());
    }

    /// Returns whether a job, or a skill of that name, takes up the request before it.
    public static boolean isOne(String job) {
        return job.startsWith(FIX) || job.startsWith(FOLLOW);
    }

    /// Returns the request that a follow-up amounts to; empty if it is none, or does not fit the request before it.
    ///
    /// @param last the request before it, with its turn if it is of an earlier one; empty if there is none
    public static Optional<Intent> of(Intent reading, Optional<Intent> last, FoodCatalogue foods) {
        if (!isOne(reading) || last.isEmpty()) {
            return Optional.empty();
        }
        var turn = last.get().slot(TURN);
        var orders = Orders.in(last.get().without(TURN));
        boolean isFix = reading.skill().startsWith(FIX);
        for (int i = orders.size() - 1; i >= 0; i--) {
            var amended = amended(reading, orders.get(i), foods);
            if (amended.isPresent()) {
                boolean isWrite = !SkillWrites.of(orders.get(i).skill()).isEmpty()
                    && amended.get().skill().equals(orders.get(i).skill());
                return Optional
                    .of(isFix && isWrite && !turn.isEmpty() ? again(orders, i, amended.get(), turn) : amended.get());
            }
        }
        return Optional.empty();
    }

    /// Returns the writes of a turn with one of them amended, after undoing them.
    private static Intent again(List<Intent> orders, int at, Intent amended, String turn) {
        var all = new ArrayList<Intent>();
        IntStream.range(0, orders.size()).mapToObj(i -> i == at ? amended : orders.get(i))
            .filter(order -> !SkillWrites.of(order.skill()).isEmpty()
                && !order.slots().getOrDefault("items", "-").isBlank())
            .forEach(all::add);
        all.addFirst(new Intent(UNDO, all.isEmpty() ? Map.of("turn", turn, TOLD, "yes") : Map.of("turn", turn)));
        return Orders.of(all);
    }

    /// Returns for how many a meal shall be that was just planned or shown: "make it six"; empty if the request before
    /// is about no single meal.
    public static Optional<Intent> servingsOfMeal(Intent reading, Intent last) {
        boolean isOfIt = reading.skill().equals("draft.servings")
            || reading.has("number") && !SkillWrites.of(last.skill()).isEmpty() && switch (reading.skill()) {
                case "recipe.scale" -> Referents.isPronoun(reading.slot("recipe"));
                case "meal.servings" -> reading.slots().keySet().equals(Set.of("number"));
                default -> false;
            };
        if (!isOfIt || !last.skill().startsWith(MEAL)) {
            return Optional.empty();
        }
        var slots = new LinkedHashMap<String, String>();
        Stream.of("recipe", "meal", "days", "day", "to").filter(last::has)
            .forEach(slot -> slots.put(slot.equals("days") || slot.equals("to") ? "day" : slot, last.slot(slot)));
        return slots.isEmpty() ? Optional.empty()
            : Optional.of(new Intent("meal.servings", slots).with("number", reading.slot("number")));
    }

    /// Returns whether a follow-up of this job has something to replace in a request.
    public static boolean fits(String job, Intent last) {
        var slots = SLOTS_OF.getOrDefault(job, List.of());
        return !slots.isEmpty()
            && Orders.in(last.without(TURN)).stream().anyMatch(order -> slots.stream().anyMatch(order::has));
    }

    /// Returns the request before with what one of its kind says anew: "every Sunday" after a reminder, "5 stars" after
    /// a cooking. A request that lacks its recipe is of the recipe before. Empty if the request before is of another
    /// kind, or lacks the same thing.
    public static Optional<Intent> completed(JobTable.Incomplete lacking, Optional<Intent> last) {
        var turn = last.map(before -> before.slot(TURN)).orElse("");
        return last.map(before -> before.without(TURN)).map(before -> before.skill().equals(ToldRecipe.SAVED)
            ? before.with("recipe", before.slot("name")) : before)
            .filter(before -> before.has(lacking.slot())).flatMap(before -> {
                boolean isRated = before.skill().equals("cook.log") && lacking.intent().has("stars");
                if (isRated) {
                    return Optional.of(lacking.intent().slot("stars")).filter(stars -> RATING.matcher(stars).matches())
                        .map(stars -> new Intent("cook.rate", before.slots()).with("stars", stars));
                }
                if (!before.skill().equals(lacking.intent().skill())) {
                    boolean areMeals = before.skill().startsWith(MEAL) && lacking.intent().skill().startsWith(MEAL);
                    boolean isTakenUp = lacking.slot().equals("recipe") || areMeals && lacking.slot().equals("day")
                        || lacking.slot().equals("food") && SkillWrites.of(lacking.intent().skill()).isEmpty();
                    return isTakenUp ? Optional.of(lacking.intent().with(lacking.slot(), before.slot(lacking.slot())))
                        : Optional.empty();
                }
                var all = before;
                for (var slot : lacking.intent().slots().entrySet()) {
                    all = replaced(all, slot.getKey(), slot.getValue());
                }
                return Optional.of(
                    SkillWrites.of(all.skill()).isEmpty() || turn.isEmpty() ? all
                        : again(List.of(before), 0, all, turn));
            });
    }

    private static Optional<Intent> amended(Intent reading, Intent last, FoodCatalogue foods) {
        boolean isItems = last.has("items");
        if (isItems && reading.has("old") && reading.has("amount") && !Items.isAmount(reading.slot("old"))
            && foods.confident(reading.slot("old")).isPresent()
            && !Items.holds(last.slot("items"), reading.slot("old"), foods)) {
            return Optional.empty();
        }
        if (reading.has("amount") && isItems) {
            return withAmount(reading, last, foods);
        }
        var item = counted(reading, isItems, foods);
        if (item.isPresent()) {
            return another(item.get(), last);
        }
        var gone = reading.skill().equals(WITHOUT) ? reading.slot("old")
            : reading.skill().equals("fix.name") ? reading.slot("items") : "";
        if (isItems && !gone.isEmpty() && Items.holds(last.slot("items"), gone, foods)) {
            return Optional.of(replaced(last, "items", Items.without(last.slot("items"), gone, foods)));
        }
        if (last.skill().equals("timer.set") && reading.has("amount")) {
            return TimeWords.seconds(reading.slot("amount"))
                .or(() -> SlotTypes.whole(reading.slot("amount")).map(minutes -> minutes * SECONDS_OF_A_MINUTE))
                .map(seconds -> last.without("names").with("seconds", String.valueOf(seconds)).with("changed", "yes")
                    .as("timer.change"));
        }
        if (reading.has("amount") && last.skill().startsWith(MEAL)
            && SlotTypes.whole(reading.slot("amount")).isPresent()) {
            return servingsOfMeal(new Intent("draft.servings", Map.of("number", reading.slot("amount"))), last);
        }
        if (last.skill().equals("task.add") && ADDED.stream().anyMatch(reading::has)) {
            return Optional.of(ADDED.stream().filter(reading::has)
                .reduce(last, (task, slot) -> replaced(task, slot, reading.slot(slot)), (_, task) -> task));
        }
        return replacing(reading, last, foods);
    }

    /// Gives one of the items of the last order another amount: the one that the reading names, else the only one.
    private static Optional<Intent> withAmount(Intent reading, Intent last, FoodCatalogue foods) {
        var amount = Items.parse(reading.slot("amount"), foods);
        if (amount.size() == 1 && amount.getFirst().quantity() != null
            && Referents.isPronoun(amount.getFirst().name())) {
            return amended(reading.with("amount", amount.getFirst().called("").text()), last, foods);
        }
        var old = reading.has("old") && Items.isAmount(reading.slot("amount"))
            ? Items.recounted(last.slot("items"), reading.slot("old"), reading.slot("amount"), foods)
            : Optional.<String>empty();
        if (old.isPresent()) {
            return old.map(items -> replaced(last, "items", items));
        }
        var named = amount.stream().map(Items.Item::name)
            .filter(name -> Items.holds(last.slot("items"), name, foods)).findFirst();
        return named.map(
            name -> replaced(last, "items", Items.swapped(last.slot("items"), name, reading.slot("amount"), foods)))
            .or(() -> Items.counted(last.slot("items"), reading.slot("amount"), foods)
                .map(item -> replaced(last, "items", item)));
    }

    private static Optional<Intent> replacing(Intent reading, Intent last, FoodCatalogue foods) {
        for (var slot : REPLACES.keySet()) {
            if (reading.has(slot)) {
                var target = REPLACES.get(slot).stream().filter(last::has).findFirst();
                if (target.isPresent()) {
                    boolean isSwapped = target.get().equals("items") && reading.skill().startsWith(FIX);
                    var value =
                        isSwapped ? Items.swapped(last.slot("items"), reading.slot("old"), reading.slot(slot), foods)
                            : reading.slot(slot);
                    return Optional.of(replaced(last, target.get(), value));
                }
            }
        }
        return Optional.empty();
    }

    /// Returns the one thing with an amount that a follow-up names; empty if the request before holds a list.
    private static Optional<Items.Item> counted(Intent reading, boolean isItems, FoodCatalogue foods) {
        var named = reading.has("food") ? reading.slot("amount") + " " + reading.slot("food") : isItems ? ""
            : reading.slot("items");
        var items = Items.parse(named.strip(), foods);
        return Optional.of(items).filter(all -> all.size() == 1 && all.getFirst().quantity() != null)
            .map(List::getFirst);
    }

    /// Returns the request before about another food with its own amount; empty if it writes and takes no amount.
    private static Optional<Intent> another(Items.Item item, Intent last) {
        if (!last.has("food") || !last.has("amount") && !SkillWrites.of(last.skill()).isEmpty()) {
            return Optional.empty();
        }
        var other = replaced(last, "food", item.name());
        return Optional.of(last.has("amount") ? replaced(other, "amount", item.called("").text()) : other);
    }

    private static Intent replaced(Intent last, String slot, String value) {
        var bare = last;
        if (!slot.startsWith("day") && !slot.equals("to")) {
            for (var answer : ANSWERS) {
                bare = bare.without(answer);
            }
        }
        return bare.with(slot, value);
    }
}
