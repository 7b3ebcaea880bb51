package alfred.builtin;

import alfred.builtin.reading.Clause;
import alfred.builtin.reading.Frame;
import alfred.builtin.reading.MessageReader;
import alfred.builtin.reading.ReadingModel;
import alfred.core.reasoner.TurnContext;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.names.OwnNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Statistical reader: classifies a message by weighing each job on all of its words and the kinds of span in it. A
/// template match is accepted if the weights agree with it.
final class MeaningReader {
    /// Jobs that require an earlier turn: something just done, shown or asked.
    private static final Set<String> AFTER_SOMETHING = Set.of("fix", "follow");
    /// Jobs on an unsaved draft.
    private static final Set<String> ON_A_DRAFT = Set.of("draft.servings", "draft.change", "draft.rename", "draft.show",
        "draft.save", "draft.discard");
    /// Jobs that exist only in cook mode.
    private static final Set<String> BESIDE_THE_STOVE = Set.of("cook.next", "cook.back", "cook.repeat", "cook.amount", "cook.ingredients",
        "cook.finish");
    private static final String NOT_ITS_JOB = "other.";
    /// Skills that create rows under the names the user typed.
    private static final Set<String> NAMING = Set.of("shop.add", "shop.bought", "pantry.add", "thing.add");
    /// Commands about the dialogue itself, which are always short.
    private static final Set<String> SHORT = Set.of("talk.undo", "talk.redo", "talk.start_over", "fix.wrong");
    private static final int MAX_WORDS_OF_A_COMMAND = 5;
    /// Names of the read-only jobs, without their domain prefix.
    private static final Set<String> ASKS = Set.of("list", "have", "where", "amount", "expiring", "expired", "when_expires", "low", "targets",
        "missing", "needs", "show", "steps", "ingredients", "time", "count", "compare", "can", "have_all", "history", "last", "when", "free", "has");
    /// Jobs whose wording may contain a negation: "we don't need milk".
    private static final Set<String> DENYING = Set.of("pantry.use_up", "shop.remove", "stock.untarget", "profile.no_allergy",
        "profile.dislike", "profile.undislike", "task.undone", "recipe.unfavorite", "draft.discard", "food.instead", "timer.stop");
    private static final Set<String> NAMES = Set.of("recipe", "names", "food", "items", "task");
    /// How many words a name has at most that a template alone finds.
    private static final int MAX_NAME = 4;
    private static final Set<String> POLITE = Set.of("talk.hello", "talk.thanks", "talk.bye", "talk.yes");
    /// Minimum share at which a question is answered.
    private static final float LIKELY = 0.4f;
    /// Minimum share for a write; below it, the user is asked first.
    private static final float SURE = 0.6f;
    /// Minimum share for a write under an unknown name.
    private static final float VERY_SURE = 0.75f;
    /// Minimum share for a write beside something that is not understood; below it, the user is asked first.
    private static final float SURE_BESIDE = 0.85f;
    private static final float WORTH_ASKING = 0.4f;
    /// Minimum share at which words with a question mark are taken for an order.
    private static final float SURE_OF_A_QUESTION = 0.9f;
    /// Minimum share of a follow-up that fits the request before it.
    private static final float TAKEN_UP = 0.3f;
    /// Minimum share at which a reading is offered in place of a refusal.
    private static final float WORTH_OFFERING = 0.08f;
    /// Minimum share at which a reading is asked about.
    private static final float WORTH_A_QUESTION = 0.25f;
    /// Minimum share of a question's own job, if others of its kind support it.
    private static final float MIN_SHARE = 0.15f;
    private static final int MAX_OFFERED = 3;
    /// How much likelier a follow-up is after a request that it fits.
    private static final float AFTER_ITS_REQUEST = 2.5f;
    /// Maximum length of a message in characters that rather takes up the one before it.
    private static final int MAX_FOLLOW_UP = 60;
    private static final int MAX_ORDERS = 6;
    private static final int MAX_LISTS = 3;
    private static final int WORDS_OF_A_BEGINNING = 3;
    /// Jobs about people, in which a negation may stand: "she can't have nuts", "I am not allergic to nuts".
    private static final String ABOUT_PEOPLE = "profile.";
    /// Jobs that are answered before anything else in a message.
    private static final String EMERGENCY = "emergency.";
    private static final String UNCLEAR = "other.unclear";
    private static final String REMARK = "other.chat";
    /// Minimum share at which an uncertain template match is accepted.
    private static final float DOUBTED = 0.02f;
    /// Minimum share of a job that a template match supports.
    private static final float AGREED = 0.2f;
    /// Minimum share of a job that a template match supports which creates a row under an unknown name.
    private static final float AGREED_NAME = 0.4f;
    /// Maximum length of a command in characters; longer messages are left to the templates.
    private static final int MAX_CHARACTERS = 1_000;
    private static final Pattern SENTENCE_END = Pattern.compile("[.!?;]\\s+\\p{L}");
    private final TurnContext turn;
    private final Optional<Intent> last;
    private final SlotTypes types;
    private final FoodCatalogue foods;
    private final OwnNames.Names names;
    private final MessageReader reader;

    /// @param last the request of the turn before, if there is one
    /// @param names the household's own names
    MeaningReader(TurnContext turn, Optional<Intent> last, ReadingModel model, SlotTypes types, FoodCatalogue foods,
        OwnNames.Names names) {
        this.turn = turn;
        this.last = last;
        this.types = types;
        this.foods = foods;
        this.names = names;
        this.reader = new MessageReader(model, KitchenSpans.of(types, foods, names), new KitchenWords(types.lexicon(), foods, names, turn.entities()));
    }

    /// Returns the intent of a message; empty if nothing in it is understood. Of several orders, those that are not
    /// understood become orders of [Skills#BEYOND].
    ///
    /// @param templates returns the template match of a message or of a part of it, if any
    Optional<Intent> read(Function<String, Optional<Intent>> templates) {
        var dictated = types.dictated(turn.message());
        if (dictated.isPresent()) {
            return dictated;
        }
        var own = templates.apply(turn.message()).filter(this::isWithinASentence);
        if (turn.message().length() > MAX_CHARACTERS) {
            return own;
        }
        var all = reader.read(turn.message(), this::prior);
        var clauses = all.stream().filter(c -> !isPolite(c)).toList();
        if (clauses.isEmpty()) {
            return own.or(() -> all.stream().findFirst().flatMap(clause -> meant(clause, last)));
        }
        if (clauses.size() == 1) {
            var clause = clauses.getFirst();
            return single(clause, clauses.size() == all.size() ? own : own.or(() -> templates.apply(clause.text())), last);
        }
        return own.filter(o -> isWhole(o, clauses)).or(() -> several(clauses, templates)).or(() -> own.filter(this::isCertain));
    }

    /// Returns whether no slot of a template match runs over the end of a sentence.
    private boolean isWithinASentence(Intent own) {
        var message = turn.message().toLowerCase(Locale.ROOT);
        return !SENTENCE_END.matcher(message).find() || own.slots().values().stream().map(value -> value.toLowerCase(Locale.ROOT))
            .allMatch(value -> !value.contains(" ") || value.contains(",") || message.contains(value));
    }

    private static String beginning(Clause clause) {
        return Arrays.stream(clause.text().toLowerCase(Locale.ROOT).split(" ")).limit(WORDS_OF_A_BEGINNING).collect(Collectors.joining(" "));
    }

    private boolean isCertain(Intent own) {
        return !writes(own) || !NAMING.contains(own.skill()) || reader.isThing(own.slot("items"));
    }

    /// @param before the request before the clause, which it may take up
    private Optional<Intent> single(Clause clause, Optional<Intent> own, Optional<Intent> before) {
        var believed = own.filter(reading -> !isOverruled(reading, clause)).flatMap(reading -> resolved(reading, before))
            .flatMap(reading -> believed(reading, clause));
        var alone = own.filter(reading -> FollowUps.isOne(reading) && before.isEmpty() && !isOverruled(reading, clause));
        return believed.or(() -> alone).or(() -> meant(clause, before));
    }

    /// Returns the orders of several clauses; empty if none is understood, or one of them is a condition of others.
    private Optional<Intent> several(List<Clause> clauses, Function<String, Optional<Intent>> templates) {
        if (clauses.size() > MAX_ORDERS) {
            return Optional.empty();
        }
        if (clauses.stream().anyMatch(c -> types.isConditional(c.text()) || isDenied(c.best(), c))) {
            var meant = conditional(clauses);
            return meant.isEmpty() ? Optional.empty() : Optional.of(AmbiguousIntent.of(meant));
        }
        var emergency = clauses.stream().map(Clause::best).filter(frame -> frame.job().startsWith(EMERGENCY) && frame.share() >= LIKELY)
            .flatMap(frame -> JobTable.reading(frame, types).stream()).findFirst();
        if (emergency.isPresent()) {
            return emergency;
        }
        var orders = new ArrayList<Intent>();
        for (var clause : clauses) {
            var order = single(clause, templates.apply(clause.text()), orders.isEmpty() ? last : Optional.of(orders.getLast()));
            if (order.isPresent() && order.get().skill().equals(Skills.DECLINED) && clause.best().share() < VERY_SURE) {
                continue;
            }
            if (order.isPresent()) {
                orders.add(referring(order.get(), orders));
            } else if (!isRemark(clause)) {
                orders.add(NotUnderstood.of(clause.text()));
            }
        }
        if (orders.stream().allMatch(order -> order.skill().equals(Skills.BEYOND))) {
            return Optional.empty();
        }
        boolean isPartial = orders.stream().map(Intent::skill)
            .anyMatch(skill -> skill.equals(Skills.BEYOND) || Skills.ABOUT_THE_MESSAGE.contains(skill));
        return Optional.of(Orders.of(orders.stream().map(order -> isPartial && writes(order) && !isSure(order, clauses)
            ? AmbiguousIntent.of(List.of(order)) : order).toList()));
    }

    /// Returns whether the weights alone are sure of an order, beside something that is not understood.
    private static boolean isSure(Intent order, List<Clause> clauses) {
        return clauses.stream().anyMatch(clause -> share(order, clause) >= SURE_BESIDE);
    }

    /// Returns an order with what "it" means: the things of an order before it in the message.
    private Intent referring(Intent order, List<Intent> before) {
        var named = before.reversed().stream().flatMap(b -> Stream.of(b.slot("items"), b.slot("food")))
            .filter(words -> !words.isEmpty() && reader.isThing(words)).findFirst();
        return named.isPresent() && Referents.isPronoun(order.slot("items")) ? order.with("items", named.get()) : order;
    }

    /// Returns the order that stands under a condition, its reference to what another clause names resolved; at most one.
    private List<Intent> conditional(List<Clause> clauses) {
        var named = clauses.stream().map(Clause::best).flatMap(frame -> frame.slot("items").or(() -> frame.slot("food")).stream()).findFirst();
        return clauses.stream().flatMap(c -> c.frames().stream()).filter(frame -> frame.share() >= WORTH_A_QUESTION)
            .flatMap(frame -> JobTable.reading(frame, types).stream()).filter(MeaningReader::writes)
            .map(order -> Referents.isPronoun(order.slot("items")) && named.isPresent() ? order.with("items", named.get()) : order).limit(1).toList();
    }

    /// Returns the likeliest readings of a message that is not understood, best first.
    List<Intent> nearest() {
        if (turn.message().length() > MAX_CHARACTERS) {
            return List.of();
        }
        return reader.read(turn.message(), this::prior).stream().flatMap(clause -> clause.frames().stream())
            .filter(frame -> frame.share() >= WORTH_OFFERING).sorted(Comparator.comparing(Frame::share).reversed())
            .flatMap(frame -> JobTable.reading(frame, types).flatMap(r -> resolved(r, last)).stream()).distinct().limit(MAX_OFFERED).toList();
    }

    /// Whether a clause only says something beside the orders: "we have guests tonight".
    private static boolean isRemark(Clause clause) {
        return clause.best().job().equals(REMARK) && clause.best().share() >= LIKELY;
    }

    /// Returns the reading of the first likely job that a skill does. An uncertain one becomes a question, as does one
    /// that lacks a thing.
    private Optional<Intent> meant(Clause clause, Optional<Intent> before) {
        if (clause.best().job().startsWith(NOT_ITS_JOB) && !clause.best().job().equals(UNCLEAR)) {
            return clause.best().share() < SURE ? asked(clause, before)
                : Optional.of(new Intent(Skills.DECLINED, Map.of("job", clause.best().job().substring(NOT_ITS_JOB.length()))));
        }
        return likely(clause, before).or(() -> Optional.of(clause.best()).filter(frame -> frame.share() >= LIKELY && isPlain(frame, clause))
            .filter(frame -> !FollowUps.isOne(frame.job()))
            .flatMap(frame -> JobTable.incomplete(frame, types))
            .map(lacking -> FollowUps.completed(lacking, before).orElseGet(() -> MissingSlot.of(lacking)))).or(() -> asked(clause, before));
    }

    /// Returns a question whether one of the likeliest readings is meant; empty if none is likely enough.
    private Optional<Intent> asked(Clause clause, Optional<Intent> before) {
        var readings = clause.frames().stream().filter(frame -> frame.share() >= WORTH_A_QUESTION)
            .filter(frame -> types.isConditional(clause.text()) || frame.job().startsWith(ABOUT_PEOPLE) || !isDenied(frame, clause))
            .flatMap(frame -> JobTable.reading(frame, types).flatMap(r -> resolved(r, before)).stream()).limit(2).toList();
        return readings.isEmpty() ? Optional.empty() : Optional.of(AmbiguousIntent.of(readings));
    }

    private Optional<Intent> likely(Clause clause, Optional<Intent> before) {
        for (var frame : clause.frames()) {
            var reading = isLikely(frame, clause) && isPlain(frame, clause)
                ? JobTable.reading(frame, types).flatMap(r -> resolved(r, before)) : Optional.<Intent>empty();
            if (reading.isPresent() && !writes(reading.get())) {
                return reading;
            }
            if (reading.isPresent() && (frame == clause.best() || FollowUps.isOne(frame.job()) && frame.share() >= TAKEN_UP)) {
                float share = clause.strange().isEmpty() ? frame.share() : Math.min(frame.share(), WORTH_ASKING);
                return FollowUps.isOne(frame.job()) && areThings(reading.get()) ? reading : written(reading.get(), share);
            }
        }
        return Optional.empty();
    }

    private boolean isQuestion(Clause clause) {
        return clause.isQuestion() && !types.isPolite(clause.text()) || types.isQuestion(clause.text());
    }

    /// Returns a follow-up as the request that it amounts to; empty if it takes up nothing. Any other reading is
    /// returned with the names that the household knows it by.
    private Optional<Intent> resolved(Intent reading, Optional<Intent> before) {
        return FollowUps.isOne(reading) ? FollowUps.of(reading, before, foods) : Optional.of(named(reading));
    }

    /// Returns a reading whose recipe and task are the known names within the words that were taken for them:
    /// `tofu stir fry tonight` is the recipe `tofu stir fry`.
    private Intent named(Intent reading) {
        var named = reading;
        for (var slot : List.of("recipe", "task")) {
            var known = slot.equals("task") ? names.tasks() : names.recipes();
            var words = reading.slot(slot);
            if (!words.isEmpty() && !known.isPart(words) && !Referents.isReference(words)) {
                named = known.partOf(words).map(part -> reading.with(slot, part)).orElse(named);
            }
        }
        return named;
    }

    /// Returns the template match, or the reading that it and the weights agree on, if the weights allow it. A
    /// match whose names are all known is accepted unconditionally.
    private Optional<Intent> believed(Intent own, Clause clause) {
        if (writes(own) && isQuestion(clause) && share(own, clause) < SURE_OF_A_QUESTION) {
            return Optional.empty();
        }
        if (Orders.in(own).stream().allMatch(this::isKnown) && !isContradicted(own, clause)) {
            return Optional.of(own);
        }
        boolean isItsJob = !clause.best().job().startsWith(NOT_ITS_JOB) || clause.best().share() < LIKELY;
        if (NAMING.contains(own.skill())) {
            boolean isSure = isItsJob && reader.isThing(own.slot("items")) && share(own, clause) >= AGREED_NAME;
            return isSure ? Optional.of(own) : agreed(own, clause).or(() -> written(own, Math.max(share(own, clause), isItsJob ? WORTH_ASKING : 0)));
        }
        boolean isAllowed = clause.best().share() < LIKELY && isShort(own) || share(own, clause) >= (writes(own) ? AGREED : isShort(own) ? DOUBTED : LIKELY);
        return agreed(own, clause).or(() -> Optional.of(own).filter(_ -> isAllowed));
    }

    /// Returns whether a template match takes few words for a name; many are likely none.
    private static boolean isShort(Intent own) {
        return own.slots().entrySet().stream().filter(slot -> NAMES.contains(slot.getKey()))
            .allMatch(slot -> slot.getValue().split("\\s+").length <= MAX_NAME || slot.getValue().contains(","));
    }

    /// Returns whether a template takes a clause for a follow-up that the weights surely take for a request of its own.
    private static boolean isOverruled(Intent own, Clause clause) {
        return FollowUps.isOne(own) && clause.best().share() >= SURE && !FollowUps.isOne(clause.best().job());
    }

    /// Returns whether the weights are sure of another job, and the names in a template match are none that is known.
    private boolean isContradicted(Intent own, Clause clause) {
        boolean isNamed = Stream.of("items", "food").flatMap(slot -> Items.parse(own.slot(slot), foods).stream()).allMatch(i -> isName(i.name()));
        boolean isOrder = isNamed && writes(own);
        float share = share(own, clause);
        boolean isOther = isOrder ? clause.best().share() >= VERY_SURE && share < DOUBTED : clause.best().share() >= Math.max(SURE, 2 * share);
        var other = FollowUps.isOne(clause.best().job()) ? Optional.<Intent>empty() : JobTable.reading(clause.best(), types);
        return (!isNamed || isOrder) && isOther && other.filter(reading -> !isOrder || !writes(reading)).isPresent();
    }

    private static float share(Intent own, Clause clause) {
        return (float) clause.frames().stream().filter(frame -> JobTable.isDoneBy(frame.job(), own.skill())).mapToDouble(Frame::share).sum();
    }

    /// Returns the reading of a job on which template and weights agree, with the slots found by the weights; known
    /// names only.
    private Optional<Intent> agreed(Intent own, Clause clause) {
        return clause.frames().stream().filter(frame -> frame.share() >= AGREED).flatMap(frame -> JobTable.reading(frame, types).stream())
            .filter(reading -> reading.skill().equals(own.skill()))
            .filter(reading -> isKnown(reading) || isFuller(reading, own, clause)).findFirst();
    }

    /// Returns whether the weights are sure of a reading that accounts for more of the clause than the template.
    private static boolean isFuller(Intent reading, Intent own, Clause clause) {
        return clause.best().share() >= SURE && reading.slots().size() > own.slots().size();
    }

    /// Returns whether the clause can be taken literally: no negation, no condition and few lists of items.
    private boolean isPlain(Frame frame, Clause clause) {
        long lists = frame.slots().stream().filter(slot -> slot.name().equals("items")).count();
        boolean isLongCommand = SHORT.contains(frame.job()) && clause.text().split(" ").length > MAX_WORDS_OF_A_COMMAND;
        return !types.isConditional(clause.text()) && !isLongCommand && (asks(frame) || lists <= MAX_LISTS && !isDenied(frame, clause));
    }

    private static boolean asks(Frame frame) {
        return ASKS.contains(frame.job().substring(frame.job().indexOf('.') + 1));
    }

    /// Returns whether an order is denied: "do not delete it".
    private boolean isDenied(Frame frame, Clause clause) {
        return !asks(frame) && !DENYING.contains(frame.job()) && types.isDenial(clause.text());
    }

    /// Returns a writing intent as it is, as a question, or empty if it is too uncertain.
    ///
    /// @param share the share of its job, from 0 to 1
    private Optional<Intent> written(Intent reading, float share) {
        var orders = Orders.in(reading);
        boolean isKnown = orders.stream().allMatch(this::isKnown);
        boolean isThing = isKnown || areThings(reading);
        if (share >= (isKnown ? SURE : VERY_SURE) && isThing) {
            return Optional.of(reading);
        }
        boolean canBeAsked = share >= WORTH_ASKING && isThing || share >= SURE;
        return canBeAsked ? Optional.of(AmbiguousIntent.of(List.of(reading))) : Optional.empty();
    }

    private boolean areThings(Intent reading) {
        return Orders.in(reading).stream().allMatch(order -> reader.isThing(order.slot("items")));
    }

    /// Returns whether a template match covers several clauses rightly: no slot reaches from one into the next, but
    /// for a list of known things and a list that the next clause only goes on with.
    private boolean isWhole(Intent own, List<Clause> clauses) {
        var values = own.slots().values().stream().map(value -> value.toLowerCase(Locale.ROOT)).toList();
        return clauses.stream().skip(1).filter(clause -> values.stream().anyMatch(value -> value.contains(beginning(clause))))
            .allMatch(clause -> clause.best().job().equals(FollowUps.MORE) || clause.best().job().equals(REMARK)
                || own.has("items") && Items.parse(own.slot("items"), foods).stream().allMatch(item -> isName(item.name())));
    }

    private boolean isKnown(Intent order) {
        return order.slots().entrySet().stream().allMatch(slot -> isKnown(order.skill(), slot));
    }

    /// Returns whether a slot's value is known in the kitchen or comes from a closed vocabulary.
    private boolean isKnown(String skill, Map.Entry<String, String> slot) {
        return switch (slot.getKey()) {
            case "items" -> !NAMING.contains(skill)
                || Items.parse(slot.getValue(), foods).stream().allMatch(item -> isName(item.name()));
            case "food", "amount" -> Items.parse(slot.getValue(), foods).stream().allMatch(item -> isName(item.name()));
            case "recipe" -> names.recipes().isPart(slot.getValue()) || Referents.isReference(slot.getValue());
            case "title", "name", "note", "value", "words" -> false;
            default -> true;
        };
    }

    private boolean isName(String words) {
        var lower = words.toLowerCase(Locale.ROOT);
        return foods.confident(lower).isPresent() || names.things().isName(lower) || Referents.isPronoun(lower) || Referents.isOrdinal(lower)
            || turn.entities().stream().anyMatch(e -> e.label().toLowerCase(Locale.ROOT).equals(lower));
    }

    private boolean isPolite(Clause clause) {
        return POLITE.contains(clause.best().job()) && clause.best().share() > LIKELY;
    }

    /// Returns how much likelier a job is than in the examples, where the dialogue stands.
    private float prior(String job, boolean isFirst) {
        var head = job.substring(0, job.indexOf('.'));
        boolean isPossible = !(isFirst && AFTER_SOMETHING.contains(head) && last.isEmpty())
            && !(ON_A_DRAFT.contains(job) && new Referents(turn).drafts("").isEmpty()) && !BESIDE_THE_STOVE.contains(job);
        boolean isLikelier = isFirst && last.isPresent() && FollowUps.fits(job, last.get()) && turn.message().length() <= MAX_FOLLOW_UP;
        return !isPossible ? 0 : isLikelier ? AFTER_ITS_REQUEST : 1;
    }

    private static boolean writes(Intent reading) {
        return Orders.in(reading).stream().anyMatch(order -> !SkillWrites.of(order.skill()).isEmpty());
    }

    /// Returns whether a clause is likely a job. Questions of one kind support each other: whichever is answered, no
    /// harm is done.
    private boolean isLikely(Frame frame, Clause clause) {
        boolean writes = JobTable.skills(frame.job()).stream().anyMatch(skill -> !SkillWrites.of(skill).isEmpty());
        float least = FollowUps.isOne(frame.job()) ? TAKEN_UP : writes ? WORTH_ASKING : LIKELY;
        float wanted = least + 0.1f * clause.strange().size();
        float share = writes ? frame.share() : (float) clause.frames().stream()
            .filter(other -> other == frame || JobTable.skills(frame.job()).stream().anyMatch(skill -> JobTable.isDoneBy(other.job(), skill)))
            .mapToDouble(Frame::share).sum();
        return share >= wanted && frame.share() >= MIN_SHARE && !(writes && isQuestion(clause) && frame.share() < SURE_OF_A_QUESTION);
    }
}
