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
    /// Commands about the dialogue itself, which are always short.
    private static final Set<String> SHORT = Set.of("talk.undo", "talk.redo", "talk.start_over", "fix.wrong");
    /// What can be done about the dialogue itself.
    private static final Set<String> DEEDS = Set.of("dialogue.undo", "dialogue.redo", "dialogue.start_over", "dialogue.forget");
    private static final int MAX_WORDS_OF_A_COMMAND = 5;
    /// What jobs are about that only ask, where no skill of theirs writes.
    private static final Set<String> ASKED_ABOUT = Set.of("pantry", "stock", "food", "amount", "timer", "shop", "recipe", "cook", "meal", "task",
        "profile");
    /// Jobs that make something without writing it yet.
    private static final Set<String> MAKING = Set.of("meal.plan", "cook.start");
    /// Jobs whose wording may contain a negation: "we don't need milk".
    private static final Set<String> DENYING = Set.of("pantry.use_up", "shop.remove", "stock.untarget", "profile.no_allergy",
        "profile.dislike", "profile.undislike", "task.undone", "recipe.unfavorite", "draft.discard", "food.instead", "timer.stop");
    private static final Set<String> POLITE = Set.of("talk.hello", "talk.thanks", "talk.bye", "talk.yes");
    /// Minimum share for a write beside something that is not understood; below it, the user is asked first.
    private static final float SURE_BESIDE = 0.85f;
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
    private static final int MAX_POLITE = 7;
    private static final Set<String> LEAVING = Set.of("talk.thanks", "talk.bye");
    /// From this share, a long clause too is nothing but politeness.
    private static final float SURELY_POLITE = 0.8f;
    private static final int MAX_ORDERS = 6;
    private static final int MAX_LISTS = 3;
    private static final int WORDS_OF_A_BEGINNING = 3;
    /// Jobs about people, in which a negation may stand: "she can't have nuts", "I am not allergic to nuts".
    private static final String ABOUT_PEOPLE = "profile.";
    /// Jobs that are answered before anything else in a message.
    private static final String EMERGENCY = "emergency.";
    private static final float WORTH_AN_ALARM = 0.2f;
    private static final String UNCLEAR = "other.unclear";
    private static final String REMARK = "other.chat";
    /// Maximum length of a command in characters; longer messages are left to the templates.
    private static final int MAX_CHARACTERS = 1_000;
    private static final Pattern SENTENCE_END = Pattern.compile("\\p{L}{2}[.!?;]\\s+\\p{L}");
    private final TurnContext turn;
    private final Optional<Intent> last;
    private final SlotTypes types;
    private final FoodCatalogue foods;
    private final OwnNames.Names names;
    private final MessageReader reader;
    private final WriteGate gate;
    private final TemplateCheck check;

    /// @param last the request of the turn before, if there is one
    /// @param names the household's own names
    MeaningReader(TurnContext turn, Optional<Intent> last, ReadingModel model, SlotTypes types, FoodCatalogue foods,
        OwnNames.Names names) {
        this.turn = turn;
        this.last = last;
        this.types = types;
        this.foods = foods;
        this.names = names;
        this.reader = new MessageReader(model, KitchenSpans.of(types, foods, names), new KitchenWords(types.lexicon(), foods, names,
            turn.entities()));
        this.gate = new WriteGate(turn, foods, names, reader);
        this.check = new TemplateCheck(types, foods, gate);
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
        var own = templates.apply(turn.message()).filter(this::isWithinASentence).filter(o -> !isAThing(o));
        if (turn.message().length() > MAX_CHARACTERS) {
            return own;
        }
        var all = reader.read(turn.message(), this::prior).stream().map(MeaningReader::withoutPoliteness).toList();
        var emergency = emergency(all);
        if (emergency.isPresent()) {
            return emergency;
        }
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

    /// Returns the emergency that any part of a message may tell of; it is answered before conditions and orders are looked at.
    private Optional<Intent> emergency(List<Clause> clauses) {
        return clauses.stream().flatMap(clause -> clause.frames().stream())
            .filter(frame -> frame.job().startsWith(EMERGENCY) && frame.share() >= WORTH_AN_ALARM)
            .flatMap(frame -> JobTable.reading(frame, types).stream()).findFirst();
    }

    /// Returns whether what a template takes for a draft is a thing, and there is no draft: "scrap the kitchen roll".
    private boolean isAThing(Intent own) {
        var words = own.slot("draft").replaceFirst("(?i)^(the|my|our) ", "");
        return own.skill().equals("draft.discard") && new Referents(turn).drafts("").isEmpty() && !Referents.isReference(words)
            && !words.isEmpty() && gate.isName(words);
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
        return !WriteGate.writes(own) || !WriteGate.NAMING.contains(own.skill()) || reader.isThing(own.slot("items"));
    }

    /// @param before the request before the clause, which it may take up
    private Optional<Intent> single(Clause clause, Optional<Intent> own, Optional<Intent> before) {
        var believed = own.filter(reading -> !TemplateCheck.isOverruled(reading, clause)).flatMap(reading -> resolved(reading, before))
            .flatMap(reading -> check.believed(reading, clause));
        var alone = own.filter(reading -> FollowUps.isOne(reading) && before.isEmpty()
            && (types.lexicon().holds("connectors", beginning(clause).split(" ")[0]) || !TemplateCheck.isOverruled(reading, clause)));
        return believed.or(() -> alone).or(() -> meant(clause, before));
    }

    /// Returns the orders of several clauses; empty if none is understood, or one of them is a condition of others.
    private Optional<Intent> several(List<Clause> clauses, Function<String, Optional<Intent>> templates) {
        if (clauses.size() > MAX_ORDERS) {
            return Optional.empty();
        }
        if (!clauses.stream().allMatch(c -> asks(c.best()))
            && clauses.stream().anyMatch(c -> types.isConditional(c.text()) || isDenied(c.best(), c))) {
            var meant = conditional(clauses);
            return meant.isEmpty() ? Optional.empty() : Optional.of(AmbiguousIntent.of(meant));
        }
        var orders = new ArrayList<Intent>();
        for (var clause : clauses) {
            var order = single(clause, templates.apply(clause.text()), before(orders));
            if (order.isPresent() && order.get().skill().equals(Skills.DECLINED) && clause.best().share() < WriteGate.VERY_SURE) {
                continue;
            }
            if (order.isPresent()) {
                orders.add(referring(order.get(), orders));
            } else if (!isRemark(clause)) {
                orders.add(NotUnderstood.of(clause.text()));
            }
        }
        Cooking.merge(orders);
        Orders.joinSwap(orders);
        orders.removeIf(order -> orders.stream().anyMatch(other -> other != order && Orders.isWithin(order, other)));
        if (orders.stream().allMatch(order -> order.skill().equals(Skills.BEYOND))) {
            return Optional.empty();
        }
        boolean isPartial = orders.stream().map(Intent::skill)
            .anyMatch(skill -> skill.equals(Skills.BEYOND) || Skills.ABOUT_THE_MESSAGE.contains(skill));
        return Optional.of(Orders.of(orders.stream().map(order -> isPartial && WriteGate.writes(order) && !isSure(order, clauses)
            ? AmbiguousIntent.of(List.of(order)) : order).toList()));
    }

    /// Returns the request that the next clause may take up: the latest order that is understood, else the one of the turn before.
    private Optional<Intent> before(List<Intent> orders) {
        return orders.reversed().stream().filter(order -> !order.skill().equals(Skills.BEYOND)).findFirst().or(() -> orders.isEmpty() ? last
            : Optional.of(orders.getLast()));
    }

    /// Returns whether the weights alone are sure of an order, beside something that is not understood.
    private static boolean isSure(Intent order, List<Clause> clauses) {
        return clauses.stream().anyMatch(clause -> TemplateCheck.share(order, clause) >= SURE_BESIDE);
    }

    /// Returns an order with what "it" means: the things of an order before it in the message.
    private Intent referring(Intent order, List<Intent> before) {
        var named = before.reversed().stream().flatMap(b -> Stream.of(b.slot("items"), b.slot("food")))
            .filter(words -> !words.isEmpty() && reader.isThing(words)).findFirst();
        var items = order.slot("items");
        boolean isAmount = !items.isEmpty() && Items.isAmount(items) && named.flatMap(words -> Items.single(words, foods)).isPresent();
        return named.isPresent() && Referents.isPronoun(items) ? order.with("items", named.get())
            : isAmount ? order.with("items", items + " " + Items.single(named.orElseThrow(), foods).orElseThrow()) : order;
    }

    /// Returns the order that stands under a condition, its reference to what another clause names resolved; at most one.
    private List<Intent> conditional(List<Clause> clauses) {
        var named = clauses.stream().map(Clause::best).flatMap(frame -> frame.slot("items").or(() -> frame.slot("food")).stream()).findFirst();
        return clauses.stream().flatMap(c -> c.frames().stream()).filter(frame -> frame.share() >= WORTH_A_QUESTION)
            .flatMap(frame -> JobTable.reading(frame, types).stream()).filter(WriteGate::writes)
            .map(order -> Referents.isPronoun(order.slot("items")) && named.isPresent() ? order.with("items", named.get()) : order).limit(1).toList();
    }

    /// Returns the likeliest readings of a message that is not understood, best first.
    List<Intent> nearest() {
        if (turn.message().length() > MAX_CHARACTERS) {
            return List.of();
        }
        return reader.read(turn.message(), this::prior).stream().flatMap(clause -> clause.frames().stream())
            .filter(frame -> frame.share() >= WORTH_OFFERING).sorted(Comparator.comparing(Frame::share).reversed())
            .flatMap(frame -> JobTable.reading(frame, types).flatMap(r -> resolved(r, last)).stream()).filter(MeaningReader::isADeed).distinct()
            .limit(MAX_OFFERED).toList();
    }

    /// Returns whether a reading can be offered as something to do: politeness and declined jobs cannot.
    private static boolean isADeed(Intent reading) {
        return !reading.skill().equals(Skills.DECLINED) && (!reading.skill().startsWith("dialogue.") || DEEDS.contains(reading.skill()));
    }

    /// Whether a clause only says something beside the orders: "we have guests tonight".
    private static boolean isRemark(Clause clause) {
        return clause.best().job().equals(REMARK) && clause.best().share() >= TemplateCheck.LIKELY;
    }

    /// Returns the reading of the first likely job that a skill does. An uncertain one becomes a question, as does one
    /// that lacks a thing.
    private Optional<Intent> meant(Clause clause, Optional<Intent> before) {
        if (clause.best().job().startsWith(TemplateCheck.NOT_ITS_JOB) && !clause.best().job().equals(UNCLEAR)) {
            return clause.best().share() < WriteGate.SURE ? asked(clause, before)
                : Optional.of(new Intent(Skills.DECLINED, Map.of("job", clause.best().job().substring(TemplateCheck.NOT_ITS_JOB.length()))));
        }
        return likely(clause, before).or(() -> Optional.of(clause.best())
            .filter(frame -> frame.share() >= TemplateCheck.LIKELY && isPlain(frame, clause))
            .filter(frame -> !FollowUps.isOne(frame.job()))
            .flatMap(frame -> JobTable.incomplete(frame, types))
            .map(lacking -> FollowUps.completed(lacking, before).orElseGet(() -> MissingSlot.of(lacking)))).or(() -> asked(clause, before));
    }

    /// Returns a question whether one of the likeliest readings is meant; empty if none is likely enough.
    private Optional<Intent> asked(Clause clause, Optional<Intent> before) {
        var readings = clause.frames().stream().filter(frame -> frame.share() >= WORTH_A_QUESTION)
            .filter(frame -> types.isConditional(clause.text()) || frame.job().startsWith(ABOUT_PEOPLE) || !isDenied(frame, clause))
            .flatMap(frame -> JobTable.reading(frame, types).flatMap(r -> resolved(r, before)).stream()).filter(MeaningReader::isADeed)
            .limit(2).toList();
        return readings.isEmpty() ? Optional.empty() : Optional.of(AmbiguousIntent.of(readings));
    }

    private Optional<Intent> likely(Clause clause, Optional<Intent> before) {
        for (var frame : clause.frames()) {
            var reading = isLikely(frame, clause) && isPlain(frame, clause) && !namesAnother(frame, clause, before)
                ? JobTable.reading(frame, types).flatMap(r -> resolved(r, before)) : Optional.<Intent>empty();
            if (reading.isPresent() && !WriteGate.writes(reading.get())) {
                return reading;
            }
            if (reading.isPresent() && (frame == clause.best() || FollowUps.isOne(frame.job()) && frame.share() >= TAKEN_UP)) {
                float share = clause.strange().isEmpty() ? frame.share() : Math.min(frame.share(), WriteGate.WORTH_ASKING);
                return FollowUps.isOne(frame.job()) && gate.areThings(reading.get()) ? reading : gate.written(reading.get(), share);
            }
        }
        return Optional.empty();
    }

    /// Returns whether a correction of an amount names a food that the request before does not hold: "make the butter two packs" after cheddar.
    private boolean namesAnother(Frame frame, Clause clause, Optional<Intent> before) {
        return frame.job().equals("fix.amount") && before.isPresent() && Arrays.stream(clause.text().toLowerCase(Locale.ROOT).split("[^\\p{L}]+"))
            .filter(word -> foods.exact(word).isPresent()).anyMatch(word -> Orders.in(before.get()).stream().filter(order -> order.has("items"))
                .noneMatch(order -> Items.holds(order.slot("items"), word, foods)));
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
                named = known.partOf(words).filter(part -> slot.equals("recipe") || part.contains(" "))
                    .map(part -> reading.with(slot, part)).orElse(named);
            }
        }
        return named;
    }

    /// Returns whether the clause can be taken literally: no negation, no condition and few lists of items.
    private boolean isPlain(Frame frame, Clause clause) {
        long lists = frame.slots().stream().filter(slot -> slot.name().equals("items")).count();
        boolean isLongCommand = SHORT.contains(frame.job()) && clause.text().split(" ").length > MAX_WORDS_OF_A_COMMAND;
        return !isLongCommand && (asks(frame) || !types.isConditional(clause.text()) && lists <= MAX_LISTS && !isDenied(frame, clause));
    }

    private static boolean asks(Frame frame) {
        return asks(frame.job());
    }

    /// Returns whether a job only asks for what there is.
    private static boolean asks(String job) {
        return ASKED_ABOUT.contains(job.substring(0, job.indexOf('.'))) && !MAKING.contains(job)
            && JobTable.skills(job).stream().allMatch(skill -> SkillWrites.of(skill).isEmpty());
    }

    /// Returns whether an order is denied: "do not delete it".
    private boolean isDenied(Frame frame, Clause clause) {
        return !asks(frame) && !DENYING.contains(frame.job()) && types.isDenial(clause.text());
    }

    /// Returns whether a template match covers several clauses rightly: no slot reaches from one into the next, but
    /// for a list of known things and a list that the next clause only goes on with.
    private boolean isWhole(Intent own, List<Clause> clauses) {
        var values = own.slots().values().stream().map(value -> value.toLowerCase(Locale.ROOT)).toList();
        return clauses.stream().skip(1).filter(clause -> values.stream().anyMatch(value -> value.contains(beginning(clause))))
            .allMatch(clause -> clause.best().job().equals(FollowUps.MORE) || clause.best().job().equals(REMARK)
                || own.has("items") && Items.parse(own.slot("items"), foods).stream().allMatch(item -> gate.isName(item.name())));
    }

    /// Returns a long clause without the readings that it is nothing but politeness: "good evening, would you tell me what is for dinner?"
    private static Clause withoutPoliteness(Clause clause) {
        var others = clause.frames().stream().filter(frame -> !POLITE.contains(frame.job())).toList();
        double rest = 1 - clause.frames().stream().filter(frame -> POLITE.contains(frame.job())).mapToDouble(Frame::share).sum();
        boolean isShort = clause.text().split("\\s+").length <= MAX_POLITE || LEAVING.contains(clause.best().job())
            && clause.best().share() >= SURELY_POLITE;
        return isShort || others.isEmpty() || !POLITE.contains(clause.best().job()) ? clause
            : new Clause(clause.text(), clause.isQuestion(),
                others.stream().map(frame -> new Frame(frame.job(), (float) (frame.share() / Math.max(0.05, rest)), frame.slots())).toList(),
                    clause.strange());
    }

    private boolean isPolite(Clause clause) {
        return POLITE.contains(clause.best().job()) && clause.best().share() > TemplateCheck.LIKELY && clause.text().split("\\s+")
            .length <= MAX_POLITE;
    }

    /// Returns how much likelier a job is than in the examples, where the dialogue stands.
    private float prior(String job, boolean isFirst) {
        var head = job.substring(0, job.indexOf('.'));
        boolean isPossible = !(isFirst && AFTER_SOMETHING.contains(head) && last.isEmpty())
            && !(ON_A_DRAFT.contains(job) && new Referents(turn).drafts("").isEmpty()) && !BESIDE_THE_STOVE.contains(job);
        boolean isLikelier = isFirst && last.isPresent() && FollowUps.fits(job, last.get()) && turn.message().length() <= MAX_FOLLOW_UP;
        return !isPossible ? 0 : isLikelier ? AFTER_ITS_REQUEST : 1;
    }

    /// Returns whether a clause is likely a job. Questions of one kind support each other: whichever is answered, no
    /// harm is done.
    private boolean isLikely(Frame frame, Clause clause) {
        boolean writes = JobTable.skills(frame.job()).stream().anyMatch(skill -> !SkillWrites.of(skill).isEmpty());
        float least = FollowUps.isOne(frame.job()) ? TAKEN_UP : writes ? WriteGate.WORTH_ASKING : TemplateCheck.LIKELY;
        float wanted = least + 0.1f * clause.strange().size();
        float share = writes ? frame.share() : (float) clause.frames().stream()
            .filter(other -> other == frame || JobTable.skills(frame.job()).stream().anyMatch(skill -> JobTable.isDoneBy(other.job(), skill)))
            .mapToDouble(Frame::share).sum();
        return share >= wanted && frame.share() >= MIN_SHARE && !(writes && check.isQuestion(clause)
            && frame.share() < TemplateCheck.SURE_OF_A_QUESTION);
    }
}
