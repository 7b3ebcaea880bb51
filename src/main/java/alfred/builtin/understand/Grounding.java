package alfred.builtin.understand;

import alfred.builtin.intent.JobTable;
import alfred.builtin.reading.Clause;
import alfred.builtin.reading.Frame;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.template.Intent;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.names.NameIndex;
import alfred.kitchen.names.OwnNames;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Weighs the readings of a clause by what there is. What is to be ticked off, moved or used up is there: "bump the
/// goose to Monday" moves the task that names the goose, where no meal of that name is planned. Where nothing at all is
/// stocked, listed, planned or noted, that tells nothing.
///
/// @param names the household's own names
record Grounding(SlotTypes types, OwnNames.Names names, FoodCatalogue foods) {
    /// How likely a reading still is whose things are not there, where those of another are.
    private static final float NOT_THERE = 0.08f;
    private static final float WITHOUT_A_TIMER = 0.4f;
    private static final Set<String> ON_STOCK =
        Set.of("pantry.use", "pantry.use_up", "pantry.set", "pantry.remove", "pantry.move", "pantry.expiry");
    private static final Set<String> ON_THE_LIST =
        Set.of("shop.remove", "shop.tick", "shop.untick", "shop.set", "shop.move", "shop.swap");
    private static final Set<String> ON_TASKS =
        Set.of("task.done", "task.undone", "task.delete", "task.due", "task.rename");
    private static final Set<String> ON_THE_PLAN = Set.of("meal.remove", "meal.move", "meal.servings", "meal.note");
    private static final Set<String> ON_TIMERS = Set.of("timer.stop", "timer.left", "timer.change", "timer.add");
    /// What is forgotten of people, by the job that notes it.
    private static final Map<String, String> TAKEN_BACK = Map.of("profile.allergy", "profile.no_allergy",
        "profile.dislike", "profile.undislike", "profile.diet", "profile.no_diet");
    /// What takes something out of the pantry; what is nearly gone stays there, and is likely to be bought.
    private static final Set<String> USED_UP = Set.of("pantry.use_up", "pantry.remove", "pantry.use");
    /// How sure it is at most that what is nearly gone shall go on the list: it is asked about.
    private static final float ONLY_NEARLY = 0.5f;
    private static final List<String> NAMES = List.of("recipe", "food", "name", "task");
    private static final Set<String> ON_RECIPES =
        Set.of("recipe.steps", "recipe.ingredients", "recipe.time", "recipe.serves", "recipe.oven",
            "recipe.step", "recipe.line_add", "recipe.line_remove", "recipe.line_change", "recipe.step_add",
            "recipe.step_remove", "recipe.step_change", "recipe.tag", "recipe.rename", "recipe.set", "recipe.note",
            "recipe.rate", "recipe.favorite", "recipe.unfavorite", "recipe.delete", "recipe.scale", "recipe.metric",
            "cook.start", "cook.deduct", "cook.log");

    /// Returns how much likelier a job is by what there is: where no timer runs, "when does it go off" asks for a date.
    float prior(String job) {
        return ON_TIMERS.contains(job) && names.timers().words().isEmpty() ? WITHOUT_A_TIMER : 1;
    }

    /// Returns a clause with its readings weighed anew, the likeliest first; their shares have the same sum as before.
    /// Where the things of none are there, that tells nothing.
    Clause weighed(Clause read) {
        var clause = read.with(read.frames().stream().map(frame -> whereItIs(oneRecipe(frame), read)).toList());
        return clause.frames().stream().map(this::isThere).noneMatch(Optional.of(true)::equals) ? clause
            : clause.weighed(frame -> isThere(frame).orElse(true) ? 1 : NOT_THERE);
    }

    /// Returns whether the things of a reading are there; empty if it needs none that is, or names none.
    private Optional<Boolean> isThere(Frame frame) {
        var job = frame.job();
        return ON_STOCK.contains(job) ? ofThings(frame, names.stock())
            : ON_THE_LIST.contains(job) ? ofThings(frame, names.listed())
            : ON_TASKS.contains(job) ? of(frame.slot("task"), names.tasks())
            : ON_THE_PLAN.contains(job) ? of(frame.slot("recipe"), names.planned())
            : job.equals("meal.set") ? of(frame.slot("old"), names.planned())
            : ON_TIMERS.contains(job) ? ofTimers(frame)
            : ON_RECIPES.contains(job) ? of(frame.slot("recipe"), names.recipes()) : Optional.empty();
    }

    /// Returns whether a template finds things that are not there, while the likeliest reading has things that are.
    boolean isNotThere(Intent own, Clause clause) {
        var slots =
            own.slots().entrySet().stream().map(slot -> new Frame.Slot(slot.getKey(), slot.getValue())).toList();
        boolean isDish = own.skill().equals("shop.remove") && clause.best().job().equals("meal.remove")
            && names.listed().words().isEmpty();
        return !JobTable.skills(clause.best().job()).contains(own.skill())
            && (isDish || isThere(new Frame(own.skill(), 1, slots, List.of())).equals(Optional.of(false)))
            && isThere(clause.best()).equals(Optional.of(true));
    }

    /// Returns an order to take things off the list, where no list is named and none is on the list, as one about what
    /// they are: a dish that is planned ("take the chili off"), or, with amounts, things in the pantry ("take six eggs
    /// off").
    private Frame whereItIs(Frame frame, Clause clause) {
        var taken = TAKEN_BACK.get(frame.job());
        if (taken != null
            && types.lexicon().pattern("forget").matcher(types.lexicon().fold(clause.text()).strip()).find()) {
            return new Frame(taken, frame.share(), frame.slots(), frame.loose());
        }
        boolean isOfAMeal = frame.job().equals("recipe.scale") && frame.slot("day").isPresent()
            && !clause.isQuestion() && (!types.isQuestion(clause.text()) || types.isPolite(clause.text()))
            && of(frame.slot("recipe"), names.planned()).equals(Optional.of(true));
        if (isOfAMeal) {
            return new Frame("meal.servings", frame.share(), frame.slots(), frame.loose());
        }
        if (USED_UP.contains(frame.job()) && !frame.slots().isEmpty()
            && types.lexicon().pattern("nearly").matcher(types.lexicon().fold(clause.text())).find()) {
            return new Frame("shop.add", Math.min(frame.share(), ONLY_NEARLY), frame.slots().stream()
                .map(slot -> slot.name().equals("food") ? new Frame.Slot("items", slot.text()) : slot).toList(),
                frame.loose());
        }
        var items = frame.slot("items").map(words -> Items.parse(words, foods)).orElse(List.of());
        boolean isDish = frame.job().equals("shop.remove") && items.size() == 1 && items.getFirst().quantity() == null
            && !types.lexicon().pattern("a_list").matcher(types.lexicon().fold(clause.text())).find()
            && of(frame.slot("items"), names.planned()).equals(Optional.of(true)) && !isListed(items.getFirst().name());
        if (isDish) {
            return new Frame("meal.remove", frame.share(), frame.slots().stream()
                .map(slot -> slot.name().equals("items") ? new Frame.Slot("recipe", slot.text()) : slot).toList(),
                frame.loose());
        }
        boolean isElsewhere = frame.job().equals("shop.remove") && !items.isEmpty()
            && !types.lexicon().pattern("a_list").matcher(types.lexicon().fold(clause.text())).find()
            && items.stream().allMatch(item -> item.quantity() != null && isIn(names.stock(), item.name())
                && !isIn(names.listed(), item.name()));
        return isElsewhere ? new Frame("pantry.use", frame.share(), frame.slots(), frame.loose()) : frame;
    }

    /// Returns a frame of a job about one recipe with the one that is known, where words are taken for two: "put
    /// Thanksgiving dinner down, roast chicken".
    private Frame oneRecipe(Frame frame) {
        var said = frame.slots().stream().filter(slot -> slot.name().equals("recipe")).toList();
        var known = said.stream().filter(slot -> isIn(names.recipes(), slot.text())).toList();
        return said.size() < 2 || known.size() != 1 || JobTable.isOfSeveral(frame.job(), "recipe") ? frame
            : new Frame(frame.job(), frame.share(),
                frame.slots().stream().filter(slot -> !slot.name().equals("recipe") || known.contains(slot)).toList(),
                frame.loose());
    }

    /// Returns whether a timer that is named is there; empty if none is named.
    private Optional<Boolean> ofTimers(Frame frame) {
        return NAMES.stream().flatMap(slot -> frame.slot(slot).stream()).findFirst()
            .filter(words -> !Referents.isReference(words)).map(words -> isIn(names.timers(), words));
    }

    private Optional<Boolean> ofThings(Frame frame, NameIndex index) {
        var said = frame.slot("old").filter(_ -> frame.job().equals("shop.swap")).or(() -> frame.slot("items"))
            .or(() -> frame.slot("food"));
        var items = Items.parse(said.orElse(""), foods);
        if (index.words().isEmpty() || items.isEmpty()
            || items.stream().anyMatch(item -> Referents.isReference(item.name()))) {
            return Optional.empty();
        }
        long there = items.stream()
            .filter(item -> isIn(index, item.name()) || index.partOf(bare(item.name())).isPresent()).count();
        return there > 0 && there < items.size() ? Optional.empty() : Optional.of(there > 0);
    }

    private Optional<Boolean> of(Optional<String> name, NameIndex index) {
        return name.filter(words -> !index.words().isEmpty() && !Referents.isReference(words))
            .map(words -> isIn(index, words) || index.partOf(bare(words)).isPresent());
    }

    /// Returns whether a thing is on the shopping list, by its name or a part of it.
    boolean isListed(String name) {
        return isIn(names.listed(), name);
    }

    private boolean isIn(NameIndex index, String name) {
        var bare = bare(name);
        return List.of(Optional.of(bare), foods.confident(bare).map(Food::name)).stream().flatMap(Optional::stream)
            .anyMatch(known -> index.isName(known) || index.isPart(known));
    }

    private String bare(String name) {
        return types.lexicon().pattern("article").matcher(name.toLowerCase(Locale.ROOT).strip()).replaceFirst("");
    }
}
