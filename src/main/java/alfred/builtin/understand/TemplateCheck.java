package alfred.builtin.understand;

import alfred.builtin.intent.FollowUps;
import alfred.builtin.intent.JobTable;
import alfred.builtin.intent.NotUnderstood;
import alfred.builtin.intent.Orders;
import alfred.builtin.intent.WriteGate;
import alfred.builtin.reading.Clause;
import alfred.builtin.reading.Frame;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.template.Intent;
import alfred.kitchen.catalogue.FoodCatalogue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Weighs what a template finds in a clause against what the statistical reader makes of it.
record TemplateCheck(SlotTypes types, FoodCatalogue foods, WriteGate gate) {
    /// Minimum share at which a clause is likely a job, and a question is answered.
    static final float LIKELY = 0.4f;
    static final String NOT_ITS_JOB = "other.";
    static final String REMARK = "other.chat";
    private static final String OF_A_DRAFT = "draft.";
    private static final Set<String> NAMES = Set.of("recipe", "names", "food", "items", "task");
    private static final Set<String> NUMBERS = Set.of("servings", "number", "stars", "amount");
    private static final Set<String> WHEN = Set.of("day", "days", "meal", "place", "time");
    private static final Set<String> LISTED = Set.of("food", "items");
    /// How many words a name has at most that a template alone finds.
    private static final int MAX_NAME = 4;
    /// Minimum share at which an uncertain template match is accepted.
    private static final float DOUBTED = 0.01f;
    /// Minimum share of a job that a template match supports.
    private static final float AGREED = 0.15f;
    /// Minimum share of a job that a template match supports which creates a row under an unknown name.
    private static final float AGREED_NAME = 0.4f;
    private static final Pattern SPACE = Pattern.compile("[\\s,.!]+");
    /// Skills of different kinds that answer the same words.
    private static final List<Set<String>> ALIKE =
        List.of(Set.of("shop.missing", "recipe.ingredients", "recipe.show", "recipe.scale"),
            Set.of("shop.bought", "pantry.add"), Set.of("recipe.list", "cook.can", "draft.suggest"));
    /// Share from which the weights alone decide.
    static final float BEYOND_DOUBT = 0.93f;
    /// Minimum share at which words with a question mark are taken for an order.
    static final float SURE_OF_A_QUESTION = 0.9f;

    /// Returns the template match, or the reading that it and the weights agree on, if the weights allow it. Where the
    /// weights are beyond doubt of a job of another kind, or of the same with more slots, they are believed. Otherwise
    /// a match whose names are all known is accepted.
    Optional<Intent> believed(Intent own, Clause clause) {
        if (WriteGate.writes(own) && isSurelyNoWork(clause) && share(own, clause) < DOUBTED) {
            return Optional.empty();
        }
        var sure = beyondDoubt(clause);
        if (sure.isPresent() && isOfAnotherKind(own, sure.get(), clause)) {
            return Optional.empty();
        }
        return sure.filter(reading -> !WriteGate.NAMING.contains(reading.skill()) || gate.areThings(reading)
            || Items.isAmount(reading.slot("items")))
            .filter(reading -> isBetter(reading, own) || swallowsVerb(own, reading, clause))
            .or(() -> weighed(own, clause));
    }

    private Optional<Intent> weighed(Intent own, Clause clause) {
        if (WriteGate.writes(own) && isQuestion(clause) && share(own, clause) < SURE_OF_A_QUESTION) {
            return Optional.empty();
        }
        var pronoun = agreed(own, clause).filter(reading -> Referents.isPronoun(reading.slot("items"))
            && own.slot("items").endsWith(" " + reading.slot("items")));
        if (pronoun.isPresent()) {
            return pronoun;
        }
        if (clause.best().share() >= WriteGate.SURE && swallowsRecipe(own, clause)
            || clause.best().share() >= LIKELY && swallowsWhen(own, clause)
            || clause.best().share() >= LIKELY && namesNothing(own) && isAnother(own, clause)) {
            return Optional.empty();
        }
        if (WriteGate.writes(own) && !own.skill().startsWith("profile.") && !gate.areThings(own)
            && clause.best().share() >= LIKELY) {
            return agreed(own, clause);
        }
        if (Orders.in(own).stream().allMatch(gate::isKnown) && !isContradicted(own, clause)) {
            return Optional.of(own).filter(_ -> !hasSlip(own)).or(() -> agreed(own, clause))
                .or(() -> Optional.of(own));
        }
        boolean isItsJob = !clause.best().job().startsWith(NOT_ITS_JOB) || clause.best().share() < LIKELY;
        if (WriteGate.NAMING.contains(own.skill())) {
            boolean isSure = isItsJob && gate.areThings(own) && gate.reader().isThing(own.slot("items"))
                && share(own, clause) >= AGREED_NAME;
            // the weights' names are those of known things, slips of the pen mended
            return agreed(own, clause).or(() -> isSure ? Optional.of(own)
                : gate.written(own, Math.max(share(own, clause), isItsJob ? WriteGate.WORTH_ASKING : 0)));
        }
        boolean isAllowed = WriteGate.writes(own) ? share(own, clause) >= AGREED
            : clause.best().share() < LIKELY && isShort(own) || share(own, clause) >= (isShort(own) ? DOUBTED : LIKELY);
        // where there is no draft, the weights know of no request about one
        boolean isOfADraft = own.skill().startsWith(OF_A_DRAFT) && clause.best().share() < WriteGate.SURE;
        return agreed(own, clause).or(() -> Optional.of(own).filter(_ -> isAllowed || isOfADraft));
    }

    private static boolean isSurelyNoWork(Clause clause) {
        return clause.best().job().startsWith(NOT_ITS_JOB) && clause.best().share() >= BEYOND_DOUBT;
    }

    /// Returns the reading of which the weights alone are sure: one that names what it is about.
    private Optional<Intent> beyondDoubt(Clause clause) {
        var best = clause.best();
        return best.share() < BEYOND_DOUBT || FollowUps.isOne(best.job())
            || best.slots().stream().anyMatch(slot -> !NUMBERS.contains(slot.name())
                && Referents.isReference(slot.text())) ? Optional.empty()
                    : JobTable.reading(best, types);
    }

    /// Returns whether two readings are about things of different kinds, as a recipe and a food are.
    private static boolean isOfAnotherKind(Intent own, Intent other, Clause clause) {
        boolean areAlike = ALIKE.stream().anyMatch(skills -> skills.containsAll(List.of(own.skill(), other.skill())));
        return !areAlike && !kind(own).equals(kind(other)) && !NotUnderstood.ABOUT_THE_MESSAGE.contains(own.skill())
            && share(own, clause) < DOUBTED;
    }

    /// Returns whether a reading of the same skill has known names where a template has none, says more, or has names
    /// with fewer words around them.
    private boolean isBetter(Intent reading, Intent own) {
        return reading.skill().equals(own.skill())
            && (!gate.isKnown(own) && hasShorterNames(reading, own)
                || gate.isKnown(reading) && !gate.isKnown(own) && !refers(own) || saysMore(reading, own)
                    && (gate.isKnown(reading) || namesAlike(reading, own)));
    }

    /// Returns whether a reading has all slots of another, and more. A place alone is none: "what is in my pantry" asks for
    /// all of the stock.
    private static boolean saysMore(Intent reading, Intent other) {
        return reading.slots().keySet().containsAll(other.slots().keySet())
            && reading.slots().keySet().stream().anyMatch(slot -> !other.has(slot) && !slot.equals("place"));
    }

    /// Returns whether a name of a reading is a pronoun, or a place in a list.
    private static boolean refers(Intent reading) {
        return NAMES.stream().map(reading::slot).anyMatch(Referents::isReference);
    }

    /// Returns whether two readings have the same names, or the other one more words in them.
    private static boolean namesAlike(Intent reading, Intent other) {
        return NAMES.stream().allMatch(slot -> reading.has(slot) == other.has(slot)
            && contains(other.slot(slot), reading.slot(slot)));
    }

    /// Returns whether a template takes the verb at the beginning of a clause for a part of a name, or for a unit: "stick
    /// bacon on the list".
    private static boolean swallowsVerb(Intent own, Intent reading, Clause clause) {
        var first = clause.text().strip().split(" ", 2)[0].toLowerCase(Locale.ROOT) + " ";
        return reading.skill().equals(own.skill()) && hasShorterNames(reading, own) && NAMES.stream()
            .anyMatch(slot -> own.slot(slot).toLowerCase(Locale.ROOT).startsWith(first)
                && !reading.slot(slot).toLowerCase(Locale.ROOT).startsWith(first));
    }

    /// Returns whether each name of a reading is within that of another one, and one of them is shorter.
    private static boolean hasShorterNames(Intent reading, Intent other) {
        return reading.slots().keySet().containsAll(other.slots().keySet()) && NAMES.stream().filter(other::has)
            .allMatch(slot -> !reading.slot(slot).isBlank() && contains(other.slot(slot), reading.slot(slot)))
            && NAMES.stream().anyMatch(slot -> reading.slot(slot).length() < other.slot(slot).length());
    }

    /// Returns whether the weights alone are beyond doubt of each of several clauses, so that no template over all of
    /// them is needed.
    boolean areSure(List<Clause> clauses) {
        return clauses.stream().allMatch(clause -> beyondDoubt(clause).isPresent());
    }

    private static String kind(Intent reading) {
        return reading.skill().substring(0, Math.max(0, reading.skill().indexOf('.')));
    }

    /// Returns whether a template takes the name of a recipe for a part of the name of a thing: "change the garlic in
    /// the dal to 4 cloves".
    private static boolean swallowsRecipe(Intent own, Clause clause) {
        return !JobTable.isDoneBy(clause.best().job(), own.skill())
            && clause.best().slot("recipe").map(name -> name.toLowerCase(Locale.ROOT))
                .filter(name -> LISTED.stream().map(slot -> own.slot(slot).toLowerCase(Locale.ROOT))
                    .anyMatch(words -> words.endsWith(" " + name)))
                .isPresent();
    }

    /// Returns whether a template takes a day, a meal or a place for a part of a name that nothing has: "everything for
    /// the dinner today".
    private boolean swallowsWhen(Intent own, Clause clause) {
        return !gate.isKnown(own) && JobTable.reading(clause.best(), types).isPresent()
            && NAMES.stream().map(own::slot).filter(name -> !name.isEmpty())
                .map(name -> " " + name.toLowerCase(Locale.ROOT) + " ")
                .anyMatch(name -> clause.best().slots().stream()
                    .anyMatch(slot -> WHEN.contains(slot.name()) && !own.has(slot.name())
                        && name.contains(" " + slot.text().toLowerCase(Locale.ROOT) + " ")));
    }

    /// Returns whether a name that a template finds is none that is known, and no name that a thing may have: "the
    /// list", "one of those that take longest".
    private boolean namesNothing(Intent own) {
        return NAMES.stream().map(own::slot).filter(words -> !words.isEmpty())
            .anyMatch(words -> Items.parse(words, foods).stream()
                .anyMatch(item -> !gate.isNamed(item.name()) && !gate.reader().isThing(item.name())));
    }

    /// Returns whether the weights take a clause for another job than a template does, and can read it as that.
    private boolean isAnother(Intent own, Clause clause) {
        return !JobTable.isDoneBy(clause.best().job(), own.skill()) && !FollowUps.isOne(clause.best().job())
            && share(own, clause) < AGREED && JobTable.reading(clause.best(), types).isPresent();
    }

    /// Returns whether a thing that a template finds is no known one.
    private boolean hasSlip(Intent own) {
        return Items.parse(own.slot("items"), foods).stream().anyMatch(item -> !gate.isNamed(item.name()));
    }

    /// Returns whether a template match takes few words for a name; many are likely none.
    private static boolean isShort(Intent own) {
        return own.slots().entrySet().stream().filter(slot -> NAMES.contains(slot.getKey()))
            .allMatch(slot -> slot.getValue().split("\\s+").length <= MAX_NAME
                || LISTED.contains(slot.getKey()) && slot.getValue().contains(","));
    }

    /// Returns whether a template takes a clause for a follow-up that the weights surely take for a request of its own:
    /// by a word of it, and not only by the things that it names; or takes for a note what is to be forgotten.
    boolean isOverruled(Intent own, Clause clause) {
        boolean isForgotten = own.skill().equals("profile.add") && clause.best().share() >= LIKELY
            && JobTable.skills(clause.best().job()).contains("profile.remove");
        return isForgotten
            || FollowUps.isOne(own) && clause.best().share() >= WriteGate.SURE && !FollowUps.isOne(clause.best().job())
                && !onlyNames(clause);
    }

    /// Returns whether a clause names things and says nothing about them: "and 2 kg of oats".
    boolean onlyNames(Clause clause) {
        var rest = " " + clause.text().toLowerCase(Locale.ROOT) + " ";
        for (var slot : clause.best().slots()) {
            rest = rest.replace(slot.text().toLowerCase(Locale.ROOT), " ");
        }
        return clause.best().slots().stream().anyMatch(slot -> LISTED.contains(slot.name()))
            && SPACE.splitAsStream(rest).filter(word -> !word.isEmpty())
                .allMatch(word -> types.lexicon().holds("in_list", word));
    }

    /// Returns whether the weights are sure of another job, and the names in a template match are none that is known.
    private boolean isContradicted(Intent own, Clause clause) {
        boolean isNamed = Stream.of("items", "food").flatMap(slot -> Items.parse(own.slot(slot), foods).stream())
            .allMatch(item -> gate.isName(item.name()));
        boolean isOrder = isNamed && WriteGate.writes(own);
        float share = share(own, clause);
        boolean isOther = isOrder ? clause.best().share() >= WriteGate.VERY_SURE && share < DOUBTED
            : clause.best().share() >= Math.max(WriteGate.SURE, 2 * share);
        var other =
            FollowUps.isOne(clause.best().job()) ? Optional.<Intent>empty() : JobTable.reading(clause.best(), types);
        boolean isAnotherQuestion =
            !WriteGate.writes(own) && own.has("food") && clause.best().share() >= SURE_OF_A_QUESTION && share < DOUBTED;
        return (!isNamed || isOrder || isAnotherQuestion) && isOther
            && other.filter(reading -> !isOrder || !WriteGate.writes(reading)).isPresent();
    }

    static float share(Intent own, Clause clause) {
        return (float) clause.frames().stream().filter(frame -> JobTable.isDoneBy(frame.job(), own.skill()))
            .mapToDouble(Frame::share).sum();
    }

    /// Returns the reading of a job on which template and weights agree, with the slots found by the weights; known
    /// names only.
    private Optional<Intent> agreed(Intent own, Clause clause) {
        return clause.frames().stream().filter(frame -> frame.share() >= AGREED)
            .flatMap(frame -> JobTable.reading(frame, types).stream())
            .filter(reading -> reading.skill().equals(own.skill()))
            .filter(reading -> !WriteGate.NAMING.contains(reading.skill()) || gate.areThings(reading))
            .filter(reading -> gate.isKnown(reading) || isFuller(reading, own, clause) || isMended(reading, own)
                || isTighter(reading, own, clause))
            .map(reading -> reading.has("items") ? reading.with("items", mended(reading, own)) : reading)
            .findFirst();
    }

    /// Returns whether a reading has the things of a template match, but for slips of which one at least is mended to
    /// a known name.
    private boolean isMended(Intent reading, Intent own) {
        var mended = Items.parse(reading.slot("items"), foods);
        var typed = Items.parse(own.slot("items"), foods);
        return !mended.isEmpty() && mended.size() == typed.size() && IntStream.range(0, mended.size())
            .anyMatch(i -> !mended.get(i).equals(typed.get(i)) && gate.isName(mended.get(i).name()));
    }

    /// Returns the things of a reading; as typed in a template match, where a slip was mended to no known name.
    private String mended(Intent reading, Intent own) {
        var mended = Items.parse(reading.slot("items"), foods);
        var typed = Items.parse(own.slot("items"), foods);
        boolean isOneToOne = mended.size() == typed.size() && isMended(reading, own);
        return !isOneToOne ? reading.slot("items") : IntStream.range(0, mended.size())
            .mapToObj(i -> gate.isName(mended.get(i).name()) ? mended.get(i) : typed.get(i)).map(Items.Item::text)
            .collect(Collectors.joining(", "));
    }

    /// Returns whether the weights are sure of a reading that accounts for more of the clause than the template.
    private static boolean isFuller(Intent reading, Intent own, Clause clause) {
        return clause.best().share() >= WriteGate.SURE && reading.slots().size() > own.slots().size();
    }

    /// Returns whether a question finds a name within an unknown one of a template: "sausage" in "sausage inside".
    private boolean isTighter(Intent reading, Intent own, Clause clause) {
        return clause.best().share() >= WriteGate.SURE && !WriteGate.writes(own) && reading.slots().keySet()
            .containsAll(own.slots().keySet())
            && NAMES.stream().anyMatch(own::has)
            && own.slots().entrySet().stream().filter(slot -> NAMES.contains(slot.getKey()))
                .allMatch(slot -> contains(slot.getValue(), reading.slot(slot.getKey())));
    }

    private static boolean contains(String words, String part) {
        return (" " + words.toLowerCase(Locale.ROOT) + " ").contains(" " + part.toLowerCase(Locale.ROOT) + " ");
    }

    boolean isQuestion(Clause clause) {
        return clause.isQuestion() && !types.isPolite(clause.text()) || types.isQuestion(clause.text());
    }
}
