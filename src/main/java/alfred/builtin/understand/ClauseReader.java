package alfred.builtin.understand;

import alfred.builtin.intent.AmbiguousIntent;
import alfred.builtin.intent.FollowUps;
import alfred.builtin.intent.JobTable;
import alfred.builtin.intent.LeftOut;
import alfred.builtin.intent.MissingSlot;
import alfred.builtin.intent.NotUnderstood;
import alfred.builtin.intent.Orders;
import alfred.builtin.intent.SkillWrites;
import alfred.builtin.intent.WriteGate;
import alfred.builtin.reading.Clause;
import alfred.builtin.reading.Frame;
import alfred.builtin.slot.ClosedSlots;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.slot.ToldNeeds;
import alfred.builtin.template.Intent;
import alfred.kitchen.catalogue.CookingTimes;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.names.OwnNames;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Chooses the reading of one clause from its likely jobs: to be carried out, asked about, or declined.
final class ClauseReader {
    /// Commands about the dialogue itself, which are always short.
    private static final Set<String> SHORT = Set.of("talk.undo", "talk.redo", "talk.start_over", "fix.wrong");
    /// What can be done about the dialogue itself.
    private static final Set<String> DEEDS =
        Set.of("dialogue.undo", "dialogue.redo", "dialogue.start_over", "dialogue.forget");
    private static final int MAX_WORDS_OF_A_COMMAND = 5;
    /// What jobs are about that only ask, where no skill of theirs writes.
    private static final Set<String> ASKED_ABOUT =
        Set.of("pantry", "stock", "food", "amount", "timer", "shop", "recipe", "cook", "meal", "task",
            "profile");
    /// Jobs that make something without writing it yet.
    private static final Set<String> MAKING = Set.of("meal.plan", "cook.start");
    /// What jobs are about that answer from tables and sums, whatever the household has: the likeliest to miss the
    /// point.
    private static final Set<String> GENERAL = Set.of("food", "amount");
    /// Minimum share of a follow-up that fits the request before it.
    private static final float TAKEN_UP = 0.3f;
    /// Minimum share at which a question is answered, and one that is general.
    private static final float ANSWERED = 0.5f;
    private static final float ANSWERED_GENERALLY = 0.6f;
    /// Minimum share at which a reading is asked about.
    private static final float WORTH_A_QUESTION = 0.25f;
    /// Minimum share at which a question is answered that can hardly be another.
    private static final float ANSWERED_ALONE = 0.3f;
    /// Minimum share of a question's own job, if others of its kind support it.
    private static final float MIN_SHARE = 0.15f;
    /// How much likelier a job must be for each word that was never seen, and each that is left out.
    /// Share from which words that were never seen do not make an order doubtful.
    private static final float SURE_DESPITE_STRANGE = 0.98f;
    private static final float FOR_A_STRANGE_WORD = 0.1f;
    private static final float FOR_A_WORD_LEFT_OUT = 0.05f;
    /// How much less sure an order is for each word that does not belong to it.
    private static final float FOR_A_LOOSE_WORD = 0.1f;
    private static final Set<String> NAMES = Set.of("food", "recipe", "title", "task");
    private static final int MAX_LISTS = 3;
    private static final String AMOUNT = "amount";
    private static final String OF_A_DRAFT = "draft.";
    /// Minimum share of an order that may hide in a remark.
    private static final float WORTH_LOOKING = 0.12f;
    /// Jobs about people, in which a negation may stand: "she can't have nuts", "I am not allergic to nuts".
    private static final String ABOUT_PEOPLE = "profile.";
    /// Skills that tell all of something where nothing is named.
    private static final Set<String> WHOLE_LISTS =
        Set.of("recipe.list", "recipe.count", "meal.list", "pantry.list", "pantry.count", "task.list");
    /// By what all of something may be put in order.
    private static final List<String> ORDERINGS =
        List.of("quickest", "easiest", "best", "longest", "hardest", "favorites", "quick_dish", "how_often");
    private static final String UNCLEAR = "other.unclear";
    private final SlotTypes types;
    private final FoodCatalogue foods;
    private final OwnNames.Names names;
    private final WriteGate gate;
    private final TemplateCheck check;
    private final Grounding grounding;
    private final LeftOut leftOut;
    private final NamedLists lists;
    private final Denials denials;

    ClauseReader(SlotTypes types, WriteGate gate, TemplateCheck check, Grounding grounding, NamedLists lists) {
        this.lists = lists;
        this.denials = new Denials(types);
        this.types = types;
        this.foods = gate.foods();
        this.names = gate.names();
        this.gate = gate;
        this.check = check;
        this.grounding = grounding;
        this.leftOut = new LeftOut(types, foods, names);
    }

    /// Returns the reading of the first likely job that a skill does. An uncertain one becomes a question, as does one
    /// that lacks a thing.
    Optional<Intent> meant(Clause clause, Optional<Intent> before) {
        if (clause.best().job().startsWith(TemplateCheck.NOT_ITS_JOB) && !clause.best().job().equals(UNCLEAR)) {
            boolean isGibberish = clause.strange().size() > 1 && clause.best().slots().isEmpty()
                && noWork(clause) < TemplateCheck.BEYOND_DOUBT;
            return noWork(clause) < WriteGate.SURE || isGibberish ? asked(clause, before)
                : Optional.of(new Intent(NotUnderstood.DECLINED,
                    Map.of("job", clause.best().job().substring(TemplateCheck.NOT_ITS_JOB.length()))));
        }
        return likely(clause, before).or(() -> Optional.of(clause.best())
            .filter(frame -> frame.share() >= (asks(frame) ? WriteGate.SURE : TemplateCheck.LIKELY)
                && isPlain(frame, clause))
            .filter(frame -> !FollowUps.isOne(frame.job()))
            .filter(frame -> JobTable.reading(frame, types).isEmpty())
            .flatMap(frame -> JobTable.incomplete(frame, types))
            .map(lacking -> FollowUps.completed(lacking, before).or(() -> meantBy(lacking, clause))
                .orElseGet(() -> MissingSlot.of(lacking))))
            .or(() -> asked(clause, before));
    }

    /// Returns a request about a recipe that lacks its name as one about what a pronoun in the clause means.
    private static Optional<Intent> meantBy(JobTable.Incomplete lacking, Clause clause) {
        return Arrays.stream(clause.text().toLowerCase(Locale.ROOT).split("[^\\p{L}]+"))
            .filter(word -> lacking.type().equals("recipe") && Referents.isPronoun(word)).findFirst()
            .map(word -> lacking.intent().with(lacking.slot(), word));
    }

    /// Returns how likely a clause is no kitchen work of any kind.
    private static double noWork(Clause clause) {
        return clause.frames().stream().filter(frame -> frame.job().startsWith(TemplateCheck.NOT_ITS_JOB))
            .filter(frame -> !frame.job().equals(UNCLEAR)).mapToDouble(Frame::share).sum();
    }

    /// Returns a question whether one of the likeliest readings is meant; empty if none is likely enough.
    private Optional<Intent> asked(Clause clause, Optional<Intent> before) {
        var readings = clause.frames().stream()
            .filter(frame -> frame.share() >= WORTH_A_QUESTION && !isBesideThePoint(frame))
            .filter(frame -> !leavesOutTheAmount(frame, clause.best()))
            .filter(frame -> types.isConditional(clause.text()) || frame.job().startsWith(ABOUT_PEOPLE)
                || !denials.isDeniedFirst(frame, clause))
            .flatMap(frame -> JobTable.partial(frame, types).flatMap(r -> resolved(r, before))
                .or(() -> JobTable.incomplete(frame, types).flatMap(lacking -> FollowUps.completed(lacking, before)))
                .stream())
            .filter(ClauseReader::isADeed)
            .limit(2).toList();
        boolean isOnlyAnswer = readings.size() == 1 && !WriteGate.writes(readings.getFirst())
            && clause.best().share() >= ANSWERED_ALONE && asks(clause.best())
            && JobTable.isDoneBy(clause.best().job(), readings.getFirst().skill())
            && leftOut.ofQuestion(clause.best()).isEmpty();
        return readings.isEmpty() ? Optional.empty() : Optional.of(isOnlyAnswer ? readings.getFirst()
            : AmbiguousIntent.of(readings));
    }

    /// Whether a name holds the words of a day, time or number, or ends in the first of them: "the bins every second",
    /// before "Tuesday".
    private static boolean reachesInto(String words, String name) {
        return name.contains(" " + words) || IntStream.range(1, words.length())
            .anyMatch(end -> words.charAt(end) == ' ' && name.endsWith(" " + words.substring(0, end)));
    }

    /// Returns the question whether an order is meant that may hide in words which are likely a mere remark: one about
    /// known things.
    Optional<Intent> hidden(Clause clause) {
        return clause.frames().stream()
            .filter(frame -> frame.share() >= WORTH_LOOKING && !frame.slots().isEmpty() && isPlain(frame, clause))
            .flatMap(frame -> JobTable.reading(frame, types).map(this::named).stream()).filter(WriteGate::writes)
            .filter(gate::isKnown).findFirst()
            .map(reading -> AmbiguousIntent.of(List.of(reading)));
    }

    private Optional<Intent> likely(Clause clause, Optional<Intent> before) {
        for (var given : clause.frames()) {
            var alone = namesAnother(given, clause, before) ? ofAnother(given) : given;
            var frame = alone.withShare(together(alone, clause, before));
            var reading = isLikely(frame, clause) && isPlain(frame, clause) && !isBesideThePoint(frame)
                ? JobTable.partial(frame, types).flatMap(r -> resolved(r, before)) : Optional.<Intent>empty();
            if (reading.isPresent() && !WriteGate.writes(reading.get())) {
                var out = Stream.concat(leftOut.ofQuestion(frame).stream(),
                    unread(reading.get(), clause.text()).stream()).distinct().toList();
                return out.isEmpty() ? reading : whole(clause, before).or(() -> reading.map(r -> LeftOut.told(r, out)));
            }
            if (reading.isPresent()
                && (given == clause.best() || FollowUps.isOne(frame.job()) && frame.share() >= TAKEN_UP)) {
                return written(reading.get(), frame, clause);
            }
        }
        return Optional.empty();
    }

    /// Returns how likely a clause is one of the jobs that come to the same reading: after a planned meal, "make it for
    /// 3" is that for its recipe and for the meal.
    private float together(Frame frame, Clause clause, Optional<Intent> before) {
        // only what was asked for before makes different jobs one reading
        var meant = before.isEmpty() || frame.share() >= WriteGate.SURE ? Optional.<Intent>empty()
            : JobTable.partial(frame, types).flatMap(r -> resolved(r, before));
        return meant.map(reading -> Math.max(frame.share(), (float) clause.frames().stream()
            .filter(other -> JobTable.partial(other, types)
                .or(() -> JobTable.incomplete(other, types).map(JobTable.Incomplete::intent))
                .flatMap(r -> resolved(r, before)).filter(reading::equals).isPresent())
            .mapToDouble(Frame::share).sum())).orElse(frame.share());
    }

    /// Returns the words of a question by which something would have to be chosen, where the answer is all there is:
    /// "which of the recipes are soft".
    private List<String> unread(Intent reading, String words) {
        var folded = types.lexicon().fold(words);
        boolean isAll = WHOLE_LISTS.contains(reading.skill()) && reading.slots().isEmpty()
            && ORDERINGS.stream().noneMatch(order -> types.lexicon().pattern(order).matcher(folded).find())
            && ToldNeeds.in(words, types.lexicon(), foods).isEmpty();
        return !isAll ? List.of() : Arrays.stream(folded.split("[^\\p{L}\\p{N}'’-]+"))
            .filter(word -> word.length() > 2 && gate.reader().isWord(word) && gate.reader().isThing(word)
                && !types.lexicon().holds("listing", word) && !types.lexicon().holds("in_list", word))
            .distinct().toList();
    }

    /// Returns whether the weights are sure of the job that a template found, and see times and numbers where it sees a
    /// name: "turnips for six".
    boolean isFuller(Clause clause, Intent own) {
        var best = clause.best();
        long times = best.slots().stream().filter(slot -> slot.name().equals("time")).count();
        boolean isSwallowed = best.slots().stream().filter(slot -> ClosedSlots.isOne(slot.name()))
            .anyMatch(slot -> NAMES.stream()
                .anyMatch(name -> reachesInto(slot.text().toLowerCase(Locale.ROOT),
                    own.slot(name).toLowerCase(Locale.ROOT))));
        return best.share() >= WriteGate.SURE && (isSwallowed || times > 1)
            && JobTable.reading(best, types).filter(reading -> isSwallowed || reading.skill().equals(own.skill()))
                .isPresent();
    }

    /// Returns whether an answer would leave out several things that were asked about, or the only one.
    private boolean isBesideThePoint(Frame frame) {
        var out = asks(frame) || frame.job().startsWith("draft.") ? leftOut.ofQuestion(frame) : List.<String>of();
        return out.size() > 1 || out.size() == 1 && frame.slots().stream().allMatch(slot -> out.contains(slot.text()));
    }

    /// Returns the answer of a less likely job that leaves nothing out.
    private Optional<Intent> whole(Clause clause, Optional<Intent> before) {
        return clause.frames().stream()
            .filter(frame -> frame.share() >= WORTH_A_QUESTION && asks(frame) && leftOut.ofQuestion(frame).isEmpty())
            .flatMap(frame -> JobTable.reading(frame, types).flatMap(reading -> resolved(reading, before)).stream())
            .filter(reading -> unread(reading, clause.text()).isEmpty()).findFirst();
    }

    /// Returns an order as the gate lets it through; with words that nothing accounts for, it is asked about.
    private Optional<Intent> written(Intent reading, Frame frame, Clause clause) {
        if (FollowUps.isOne(frame.job()) && gate.areThings(reading)) {
            return Optional.of(reading);
        }
        var timed = TaskTimes.of(reading, frame);
        if (timed.isPresent()) {
            return gate.written(timed.get(), frame.share());
        }
        var out = Stream.concat(leftOut.ofOrder(frame, reading).stream(), JobTable.untaken(frame, types).stream())
            .distinct().toList();
        var diets = reading.skill().equals("profile.add")
            ? out.stream().filter(words -> types.fill("diet", words).isPresent()).toList() : List.<String>of();
        if (!diets.isEmpty()) {
            return Optional.of(AmbiguousIntent.of(List.of(Orders.of(List.of(reading, reading
                .with("list", "dietary_restrictions")
                .with("items", types.fill("diet", diets.getFirst()).orElseThrow()))))));
        }
        float sure = frame.share() - FOR_A_LOOSE_WORD * frame.loose().size();
        boolean isDoubtful = !clause.strange().isEmpty() && frame.share() < SURE_DESPITE_STRANGE || !out.isEmpty()
            || check.onlyNames(clause) && !reading.skill().equals("shop.add");
        float share = isDoubtful ? Math.min(frame.share(), WriteGate.WORTH_ASKING)
            : Math.max(sure, WriteGate.WORTH_ASKING);
        boolean isVouchedFor = share >= WriteGate.SURE && lists.isForItsList(frame, clause);
        return gate.written(reading, isVouchedFor ? Math.max(share, WriteGate.VERY_SURE) : share)
            .map(order -> LeftOut.told(order, out));
    }

    /// Returns whether a correction of an amount names a food that the request before does not hold: "make the butter
    /// two packs" after cheddar.
    private boolean namesAnother(Frame frame, Clause clause, Optional<Intent> before) {
        return frame.job().equals("fix.amount") && before.isPresent()
            && Arrays.stream(clause.text().toLowerCase(Locale.ROOT).split("[^\\p{L}]+"))
                .filter(word -> foods.exact(word).isPresent())
                .anyMatch(word -> Orders.in(before.get()).stream().filter(order -> order.has("items"))
                    .noneMatch(order -> Items.holds(order.slot("items"), word, foods)));
    }

    /// Returns a correction of the amount of a thing that the request before does not hold as an order of its own: it
    /// is on the list, or in stock.
    private Frame ofAnother(Frame frame) {
        var item = frame.slot("amount").flatMap(words -> Items.parse(words, foods).stream().findFirst());
        var named =
            frame.slot("old").filter(old -> !Items.isAmount(old)).or(() -> item.map(Items.Item::name)).orElse("");
        var amount = item.map(i -> i.called("").text()).orElse("");
        if (named.isBlank()) {
            return new Frame("fix.other", frame.share(), List.of(), List.of());
        }
        var job = grounding.isListed(named) ? "shop.set" : "pantry.set";
        return new Frame(job, frame.share(), List.of(new Frame.Slot("food", named), new Frame.Slot("amount", amount)),
            List.of());
    }

    /// Returns a follow-up as the request that it amounts to; empty if it takes up nothing. Any other reading is
    /// returned with the names that the household knows it by.
    Optional<Intent> resolved(Intent reading, Optional<Intent> before) {
        return FollowUps.isOne(reading) ? FollowUps.of(reading, before, foods)
            : Optional.of(before.flatMap(last -> FollowUps.servingsOfMeal(reading, last))
                .orElseGet(() -> named(ofThing(reading, before))));
    }

    /// Returns an order of only an amount as one of the thing that the request before was about: "I used 400 g" after
    /// "is there rice".
    private Intent ofThing(Intent reading, Optional<Intent> before) {
        var items = reading.slot("items");
        var thing = before
            .flatMap(last -> Stream.of("food", "items").map(last::slot).filter(words -> !words.isEmpty()).findFirst())
            .flatMap(words -> Items.single(words, foods));
        return items.matches(".*\\d.*") && Items.isAmount(items) && thing.isPresent()
            ? reading.with("items", items + " " + thing.get()) : reading;
    }

    /// Returns a reading whose recipe and task are the known names within the words that were taken for them:
    /// `tofu stir fry tonight` is the recipe `tofu stir fry`.
    private Intent named(Intent reading) {
        var named = reading;
        for (var slot : List.of("recipe", "task")) {
            var known = slot.equals("task") ? names.tasks() : names.recipes();
            var words = reading.slot(slot);
            if (!words.isEmpty() && !known.isPart(words) && !Referents.isReference(words)) {
                var dish = knownDish(reading, words);
                named = dish.isPresent() ? new Intent("food.cook", Map.of("food", dish.get()))
                    : known.partOf(words).filter(part -> slot.equals("recipe")
                        ? new DishPart(types, foods, gate.reader()::isThing).isTheDish(part, words, known)
                        : part.contains(" "))
                        .map(part -> reading.with(slot, part)).orElse(named);
            }
        }
        return named;
    }

    /// Returns what the time is asked of that is no recipe here, and is known in general: a jacket potato.
    private Optional<String> knownDish(Intent reading, String words) {
        return Optional.of(words).filter(_ -> reading.skill().equals("recipe.time"))
            .flatMap(name -> Items.single(name, foods)).filter(name -> names.recipes().partOf(name).isEmpty())
            .filter(name -> !CookingTimes.of(name, foods).isEmpty());
    }

    /// Whether a question passes over an amount that the likeliest reading is about.
    private static boolean leavesOutTheAmount(Frame frame, Frame best) {
        return asks(frame) && best.slot(AMOUNT).isPresent() && frame.slot(AMOUNT).isEmpty();
    }

    /// Returns whether the clause can be taken literally: no negation, no condition and few lists of items.
    private boolean isPlain(Frame frame, Clause clause) {
        long lists = frame.slots().stream().filter(slot -> slot.name().equals("items")).count();
        boolean isLongCommand = SHORT.contains(frame.job()) && clause.text().split(" ").length > MAX_WORDS_OF_A_COMMAND;
        boolean isOneWord = frame.slots().isEmpty() && !clause.text().strip().contains(" ")
            && !frame.job().startsWith(OF_A_DRAFT);
        return !isLongCommand
            && (asks(frame) || !types.isConditional(clause.text()) && lists <= MAX_LISTS
                && !denials.isDenied(frame, clause)
                && !(isOneWord && JobTable.skills(frame.job()).stream().anyMatch(s -> !SkillWrites.of(s).isEmpty())));
    }

    /// Returns whether an order is denied: "do not delete it".
    boolean isDenied(Frame frame, Clause clause) {
        return denials.isDenied(frame, clause);
    }

    static boolean asks(Frame frame) {
        return asks(frame.job());
    }

    /// Returns whether a job only asks for what there is.
    private static boolean asks(String job) {
        return ASKED_ABOUT.contains(job.substring(0, job.indexOf('.'))) && !MAKING.contains(job)
            && JobTable.skills(job).stream().allMatch(skill -> SkillWrites.of(skill).isEmpty());
    }

    /// Returns whether a reading can be offered as something to do: politeness and declined jobs cannot.
    static boolean isADeed(Intent reading) {
        return !reading.skill().equals(NotUnderstood.DECLINED)
            && (!reading.skill().startsWith("dialogue.") || DEEDS.contains(reading.skill()));
    }

    /// Returns whether a clause is likely a job. Questions of one kind support each other: whichever is answered, no
    /// harm is done.
    private boolean isLikely(Frame frame, Clause clause) {
        boolean writes = JobTable.skills(frame.job()).stream().anyMatch(skill -> !SkillWrites.of(skill).isEmpty());
        float least = FollowUps.isOne(frame.job()) ? TAKEN_UP : writes ? WriteGate.WORTH_ASKING
            : GENERAL.contains(frame.job().substring(0, frame.job().indexOf('.'))) ? ANSWERED_GENERALLY : ANSWERED;
        float wanted =
            least + FOR_A_STRANGE_WORD * clause.strange().size() + FOR_A_WORD_LEFT_OUT * frame.loose().size();
        float share = writes ? frame.share() : (float) clause.frames().stream()
            .filter(other -> other == frame
                || JobTable.skills(frame.job()).stream().anyMatch(skill -> JobTable.isDoneBy(other.job(), skill)))
            .mapToDouble(Frame::share).sum();
        return share >= wanted && frame.share() >= MIN_SHARE
            && !(writes && (types.isQuestion(clause.text()) || check.isQuestion(clause)
                && frame.share() < TemplateCheck.SURE_OF_A_QUESTION));
    }
}
