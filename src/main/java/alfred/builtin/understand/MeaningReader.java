package alfred.builtin.understand;

import alfred.builtin.intent.AmbiguousIntent;
import alfred.builtin.intent.FollowUps;
import alfred.builtin.intent.JobTable;
import alfred.builtin.intent.MissingSlot;
import alfred.builtin.intent.NotUnderstood;
import alfred.builtin.intent.Orders;
import alfred.builtin.intent.WriteGate;
import alfred.builtin.reading.Clause;
import alfred.builtin.reading.Frame;
import alfred.builtin.reading.MessageReader;
import alfred.builtin.reading.ReadingModel;
import alfred.builtin.slot.ClosedSlots;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.KitchenSpans;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.template.Intent;
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
    private static final Set<String> BESIDE_THE_STOVE =
        Set.of("cook.next", "cook.back", "cook.repeat", "cook.amount", "cook.ingredients",
            "cook.finish");
    /// Minimum share for a write beside something that is not understood; below it, the user is asked first.
    private static final float SURE_BESIDE = 0.85f;
    /// Minimum share at which a reading is offered in place of a refusal.
    private static final float WORTH_OFFERING = 0.08f;
    /// Minimum share at which a reading is asked about.
    private static final float WORTH_A_QUESTION = 0.25f;
    private static final int MAX_OFFERED = 3;
    /// How much likelier a follow-up is after a request that it fits.
    private static final float AFTER_ITS_REQUEST = 2.5f;
    /// Maximum length of a message in characters that rather takes up the one before it.
    private static final int MAX_FOLLOW_UP = 60;
    private static final int MAX_ORDERS = 6;
    private static final int WORDS_OF_A_BEGINNING = 3;
    /// Jobs that are answered before anything else in a message.
    private static final String EMERGENCY = "emergency.";
    private static final float WORTH_AN_ALARM = 0.2f;
    private static final float SURELY_AN_ALARM = 0.5f;
    private static final String FIX = "fix.";
    /// Maximum length of a command in characters; longer messages are left to the templates.
    private static final int MAX_CHARACTERS = 1_000;
    private static final Pattern SENTENCE_END = Pattern.compile("\\p{L}{2}[.!?;]\\s+\\p{L}");
    private final NotedDown noted;
    private final TurnContext turn;
    private final Optional<Intent> last;
    private final SlotTypes types;
    private final FoodCatalogue foods;
    private final MessageReader reader;
    private final WriteGate gate;
    private final ClauseReader one;
    private final TemplateCheck check;
    private final Grounding grounding;
    private final NamedLists lists;
    private final GeneralQuestions general;
    private final VerbPlaces verbs;
    private final WholeMessage whole;

    /// @param last the request of the turn before, if there is one
    /// @param names the household's own names
    MeaningReader(TurnContext turn, Optional<Intent> last, ReadingModel model, SlotTypes types, FoodCatalogue foods,
        OwnNames.Names names) {
        this.noted = NotedDown.in(turn.message(), types.lexicon());
        this.turn = turn.saying(noted.words());
        this.last = last;
        this.types = types;
        this.foods = foods;
        this.reader = new MessageReader(model, KitchenSpans.of(types, foods, names),
            new KitchenWords(types.lexicon(), foods, names,
                turn.entities()));
        this.gate = new WriteGate(turn, foods, names, reader);
        this.check = new TemplateCheck(types, foods, gate);
        this.grounding = new Grounding(types, names, foods);
        this.lists = new NamedLists(types);
        this.verbs = new VerbPlaces(types, names, foods);
        this.whole = new WholeMessage(types, foods, names, last);
        this.general = new GeneralQuestions(types.lexicon(), names.recipes());
        this.one = new ClauseReader(types, gate, check, grounding, lists);
    }

    /// Returns the reading of a message that is not cut into clauses; empty if it is to be.
    ///
    /// @param own what templates make of it
    Optional<Intent> whole(List<Intent> own) {
        return whole.in(turn.message(),
            own.stream().filter(WholeMessage::isOne).findFirst());
    }

    /// Returns how many of the words of the message, from 0 to 1, are common ones of the language.
    double share() {
        return reader.share(turn.message());
    }

    /// Returns the intent of a message; empty if nothing in it is understood. Of several orders, those that are not
    /// understood become orders of [NotUnderstood#SKILL].
    ///
    /// @param given returns the template match of a message or of a part of it, if any
    Optional<Intent> read(Function<String, Optional<Intent>> given) {
        var told = whole.in(turn.message(), given.apply(turn.message()));
        if (told.isPresent()) {
            return told;
        }
        Function<String, Optional<Intent>> templates = words -> given.apply(words).filter(o -> !WholeMessage.isOne(o));
        var excepted = excepted(templates);
        if (excepted.isPresent()) {
            return excepted;
        }
        var own = templates.apply(turn.message()).filter(this::isWithinASentence).filter(o -> !isAThing(o))
            .filter(o -> !namesAList(o));
        if (turn.message().length() > MAX_CHARACTERS) {
            return own;
        }
        var all = clauses(turn.message()).stream().map(Politeness::without).toList();
        var clauses = Politeness.told(all);
        boolean areNeeds = clauses.stream().anyMatch(c -> Politeness.isNeed(c, clauses, types, foods));
        var first = noted.isOrdered() || areNeeds || own.isPresent() && !GeneralQuestions.mayAnswer(own.get())
            ? emergency(all, SURELY_AN_ALARM)
            : emergency(all, WORTH_AN_ALARM).or(() -> general.of(turn.message(), clauses));
        if (first.isPresent()) {
            return first;
        }
        if (clauses.isEmpty()) {
            return own.filter(this::isCertain)
                .or(() -> all.stream().findFirst().flatMap(clause -> one.meant(clause, last)));
        }
        if (clauses.size() == 1) {
            var clause = clauses.getFirst();
            return single(clause, clauses.size() == all.size() ? own : own.or(() -> templates.apply(clause.text())),
                last);
        }
        return own
            .filter(o -> !check.areSure(clauses) && isWhole(o, clauses)
                && (!WriteGate.NAMING.contains(o.skill()) || gate.areThings(o)))
            .or(() -> several(clauses, templates)).or(() -> own.filter(this::isCertain));
    }

    /// Returns the order to put all away that was bought, but for some things; empty if the message is none.
    private Optional<Intent> excepted(Function<String, Optional<Intent>> templates) {
        var found = types.lexicon().pattern("except").matcher(types.lexicon().fold(turn.message()).strip());
        if (turn.message().length() > MAX_CHARACTERS || !found.matches()
            || !Items.parse(found.group(2), foods).stream().allMatch(item -> reader.isThing(item.name()))) {
            return Optional.empty();
        }
        var weighed =
            clauses(found.group(1)).stream().map(Clause::best).filter(frame -> frame.share() >= TemplateCheck.LIKELY)
                .flatMap(frame -> JobTable.reading(frame, types).stream());
        return Stream.concat(weighed, templates.apply(found.group(1)).stream())
            .filter(order -> order.skill().equals("shop.put_away")).findFirst()
            .map(order -> order.with("all", "yes").with("except", found.group(2)));
    }

    private List<Clause> clauses(String message) {
        return reader.read(message, this::prior).stream()
            .map(clause -> clause.with(clause.frames().stream().map(f -> ClosedSlots.mended(f, types)).toList()))
            .map(clause -> verbs.placed(grounding.weighed(lists.weighed(Politeness.withoutNeeds(clause, types)))))
            .toList();
    }

    /// Returns the emergency that any part of a message may tell of; it is answered before conditions and orders are
    /// looked at.
    private Optional<Intent> emergency(List<Clause> clauses, float least) {
        return clauses.stream().flatMap(clause -> clause.frames().stream())
            .filter(frame -> frame.job().startsWith(EMERGENCY) && frame.share() >= least)
            .flatMap(frame -> JobTable.reading(frame, types).stream()).findFirst();
    }

    /// Returns whether what a template takes for a draft is a thing, and there is no draft: "scrap the kitchen roll".
    private boolean isAThing(Intent own) {
        var words = own.slot("draft").replaceFirst("(?i)^(the|my|our) ", "");
        return own.skill().equals("draft.discard") && new Referents(turn).drafts("").isEmpty()
            && !Referents.isReference(words)
            && !words.isEmpty();
    }

    /// Returns whether no slot of a template match runs over the end of a sentence.
    private boolean isWithinASentence(Intent own) {
        var message = turn.message().toLowerCase(Locale.ROOT);
        return !SENTENCE_END.matcher(message).find()
            || own.slots().values().stream().map(value -> value.toLowerCase(Locale.ROOT))
                .flatMap(value -> Arrays.stream(value.split("\\s*,\\s*")))
                .allMatch(value -> !value.contains(" ") || message.contains(value));
    }

    /// Returns whether a template takes the name of a list for a part of the name of a thing.
    private boolean namesAList(Intent own) {
        return Stream.of("items", "task", "food", "recipe").anyMatch(slot -> lists.isNamed(own.slot(slot)));
    }

    private static String beginning(Clause clause) {
        return Arrays.stream(clause.text().toLowerCase(Locale.ROOT).split(" ")).limit(WORDS_OF_A_BEGINNING)
            .collect(Collectors.joining(" "));
    }

    private boolean isCertain(Intent own) {
        return !WriteGate.writes(own) || !WriteGate.NAMING.contains(own.skill()) || reader.isThing(own.slot("items"));
    }

    private Optional<Intent> single(Clause clause, Optional<Intent> own, Optional<Intent> before) {
        var believed = own.filter(reading -> !check.isOverruled(reading, clause))
            .filter(reading -> clause.best().share() < TemplateCheck.LIKELY || !grounding.isNotThere(reading, clause))
            .flatMap(reading -> one.resolved(reading, before))
            .flatMap(reading -> check.believed(reading, clause));
        var alone = own.filter(reading -> FollowUps.isOne(reading) && before.isEmpty()
            && (types.lexicon().holds("connectors", beginning(clause).split(" ")[0])
                || !check.isOverruled(reading, clause)));
        return believed.filter(reading -> Stream.concat(own.stream(), Stream.of(reading))
            .noneMatch(read -> one.isFuller(clause, read))).or(() -> alone)
            .or(() -> one.meant(clause, before)).or(() -> believed).or(() -> general.otherwise(clause));
    }

    /// Returns the orders of several clauses; empty if none is understood, or one of them is a condition of others.
    private Optional<Intent> several(List<Clause> clauses, Function<String, Optional<Intent>> templates) {
        if (clauses.size() > MAX_ORDERS) {
            return Optional.empty();
        }
        if (!clauses.stream().allMatch(c -> ClauseReader.asks(c.best()))
            && clauses.stream().anyMatch(c -> types.isConditional(c.text()))) {
            return conditional(clauses);
        }
        var orders = new ArrayList<Intent>();
        for (var clause : clauses) {
            boolean isNeed = Politeness.isNeed(clause, clauses, types, foods);
            var order = (isNeed ? Optional.<Intent>empty() : general.of(clause.text(), List.of(clause)))
                .or(() -> single(clause,
                    one.isDenied(clause.best(), clause) ? Optional.empty() : templates.apply(clause.text()),
                    before(orders)));
            boolean isAside =
                order.map(found -> isDeclinedAside(found, clause)).orElseGet(() -> Politeness.isRemark(clause));
            if (isAside || order.isEmpty() && (isNeed || Politeness.isExclamation(clause, types))) {
                one.hidden(clause).ifPresent(orders::add);
                continue;
            }
            if (order.isEmpty()) {
                orders.add(NotUnderstood.of(clause.text()));
            } else if (!MissingSlot.joinExpiry(order.get(), orders)) {
                Orders.add(referring(order.get(), orders), clause.best().job().startsWith(FIX), orders, foods);
            }
        }
        Orders.arrange(orders);
        if (orders.stream().allMatch(order -> order.skill().equals(NotUnderstood.SKILL))) {
            return Optional.empty();
        }
        boolean isPartial = orders.stream().map(Intent::skill)
            .anyMatch(skill -> skill.equals(NotUnderstood.SKILL) || NotUnderstood.ABOUT_THE_MESSAGE.contains(skill));
        return Optional.of(Orders
            .of(AmbiguousIntent
                .together(orders.stream().map(order -> isPartial && WriteGate.writes(order) && !isSure(order, clauses)
                    ? AmbiguousIntent.of(List.of(order)) : order).toList())));
    }

    /// Returns whether words beside an order are likely no kitchen work, and hold nothing unknown.
    private static boolean isDeclinedAside(Intent order, Clause clause) {
        return order.skill().equals(NotUnderstood.DECLINED) && clause.best().share() < WriteGate.VERY_SURE
            && clause.strange().isEmpty();
    }

    /// Returns the request that the next clause may take up: the latest order that is understood, else the one of the
    /// turn before.
    private Optional<Intent> before(List<Intent> orders) {
        return orders.reversed().stream().filter(order -> !order.skill().equals(NotUnderstood.SKILL))
            .map(AmbiguousIntent::agreed)
            .findFirst().or(() -> orders.isEmpty() ? last
                : Optional.of(orders.getLast()));
    }

    /// Returns whether the weights alone are sure of an order, beside something that is not understood.
    private static boolean isSure(Intent order, List<Clause> clauses) {
        return clauses.stream().anyMatch(clause -> TemplateCheck.share(order, clause) >= SURE_BESIDE);
    }

    /// Returns an order with what "it" means: the things of an order before it in the message.
    private Intent referring(Intent given, List<Intent> before) {
        var order = Items.isAmount(AmbiguousIntent.agreed(given).slot("items")) ? AmbiguousIntent.agreed(given) : given;
        var all = before.reversed().stream().map(AmbiguousIntent::agreed)
            .flatMap(b -> Stream.of(b.slot("items"), b.slot("food")))
            .filter(words -> !words.isEmpty() && reader.isThing(words)).toList();
        var items = order.slot("items");
        var named = Referents.isBoth(items) && all.size() > 1
            ? Optional.of(all.reversed().stream().map(this::bare).collect(Collectors.joining(", ")))
            : all.stream().findFirst().map(words -> WriteGate.NAMING.contains(order.skill()) ? bare(words) : words);
        boolean isAmount = items.matches(".*[ \\d].*") && Items.isAmount(items)
            && named.flatMap(words -> Items.single(words, foods)).isPresent();
        if (order.skill().equals("shop.add_that") && named.isPresent()) {
            return new Intent("shop.add", Map.of("items", bare(named.get())));
        }
        return named.isPresent() && Referents.isPronoun(items) ? order.with("items", named.get())
            : isAmount ? order.with("items", items + " " + Items.single(named.orElseThrow(), foods).orElseThrow())
            : order;
    }

    /// Returns the names of things, without their amounts.
    private String bare(String things) {
        return Items.parse(things, foods).stream().map(Items.Item::name).distinct().collect(Collectors.joining(", "));
    }

    /// Returns the question whether the order that stands under a condition is meant, after what is asked beside it:
    /// "is there tea? if not, get some". What the order refers to is what another clause names.
    private Optional<Intent> conditional(List<Clause> clauses) {
        var named = clauses.stream().map(Clause::best)
            .flatMap(frame -> frame.slot("items").or(() -> frame.slot("food")).stream())
            .filter(words -> Items.single(words, foods).filter(gate::isName).isPresent()).findFirst();
        var asked =
            clauses.stream().filter(clause -> ClauseReader.asks(clause.best()) && !types.isConditional(clause.text()))
                .flatMap(clause -> one.meant(clause, Optional.empty()).stream()).toList();
        var order = clauses.stream().flatMap(c -> c.frames().stream())
            .filter(frame -> frame.share() >= WORTH_A_QUESTION)
            .flatMap(frame -> JobTable.reading(frame, types).or(() -> JobTable.incomplete(frame, types)
                .filter(lacking -> lacking.slot().equals("items"))
                .flatMap(lacking -> named.map(it -> lacking.intent().with("items", it)))).stream())
            .filter(WriteGate::writes).findFirst().map(found -> named.map(words -> about(found, words)).orElse(found));
        // what is on the list is not put there twice, so that "if not" needs no answer
        boolean isIdle = !asked.isEmpty() && asked.stream().allMatch(before -> before.skill().equals("shop.have"));
        return order.map(found -> isIdle && found.skill().equals("shop.add") && gate.areThings(found) ? found
            : Orders.of(Stream.concat(asked.stream(), Stream.of(AmbiguousIntent.of(List.of(found)))).toList()));
    }

    /// Returns an order whose items are only a pronoun or an amount, about a thing named before.
    private Intent about(Intent order, String thing) {
        var items = order.slot("items");
        return Referents.isPronoun(items) || types.lexicon().holds("in_list", items.toLowerCase(Locale.ROOT)) ? order
            .with("items", thing)
            : Items.isAmount(items) ? order.with("items", items + " " + Items.single(thing, foods).orElse(thing))
            : order;
    }

    /// Returns the likeliest readings of a message that is not understood, best first.
    List<Intent> nearest() {
        if (turn.message().length() > MAX_CHARACTERS) {
            return List.of();
        }
        return clauses(turn.message()).stream()
            .flatMap(clause -> clause.frames().stream().filter(frame -> !one.isDenied(frame, clause)))
            .filter(frame -> frame.share() >= WORTH_OFFERING).sorted(Comparator.comparing(Frame::share).reversed())
            .flatMap(frame -> JobTable.reading(frame, types).flatMap(r -> one.resolved(r, last)).stream())
            .filter(ClauseReader::isADeed).distinct()
            .limit(MAX_OFFERED).toList();
    }

    /// Returns whether a template match covers several clauses rightly: no slot reaches from one into the next, but
    /// for a list of known things and a list that the next clause only goes on with.
    private boolean isWhole(Intent own, List<Clause> clauses) {
        var values = own.slots().values().stream().map(value -> value.toLowerCase(Locale.ROOT)).toList();
        return clauses.stream().skip(1)
            .filter(clause -> values.stream().anyMatch(value -> value.contains(beginning(clause))))
            .allMatch(
                clause -> (clause.best().job().equals(FollowUps.MORE)
                    || clause.best().job().equals(TemplateCheck.REMARK))
                    && values.stream().filter(value -> value.contains(beginning(clause))).allMatch(reader::isThing)
                    || own.has("items") && !isOfItsOwn(clause, own)
                        && Items.parse(own.slot("items"), foods).stream().allMatch(item -> gate.isName(item.name())));
    }

    /// Whether a clause surely is another request than a template match.
    private static boolean isOfItsOwn(Clause clause, Intent own) {
        return clause.best().share() >= SURE_BESIDE && !JobTable.isDoneBy(clause.best().job(), own.skill());
    }

    /// Returns whether the number of servings may be that of the meal or the recipe that the request before was about.
    private boolean isOfMeal(String job) {
        return job.equals("draft.servings")
            && last.filter(before -> before.skill().startsWith("meal.") || before.skill().startsWith("recipe."))
                .isPresent();
    }

    /// Returns how much likelier a job is than in the examples, where the dialogue stands.
    private float prior(String job, boolean isFirst) {
        var head = job.substring(0, job.indexOf('.'));
        boolean isPossible = !(isFirst && AFTER_SOMETHING.contains(head) && last.isEmpty())
            && !(ON_A_DRAFT.contains(job) && new Referents(turn).drafts("").isEmpty() && !isOfMeal(job))
            && !BESIDE_THE_STOVE.contains(job);
        boolean isLikelier =
            isFirst && last.isPresent() && FollowUps.fits(job, last.get()) && turn.message().length() <= MAX_FOLLOW_UP;
        return !isPossible ? 0 : isLikelier ? AFTER_ITS_REQUEST : grounding.prior(job) * noted.prior(job);
    }
}
