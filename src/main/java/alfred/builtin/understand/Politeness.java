package alfred.builtin.understand;

import alfred.builtin.reading.Clause;
import alfred.builtin.reading.Frame;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.slot.ToldNeeds;
import alfred.kitchen.catalogue.FoodCatalogue;
import java.util.List;
import java.util.Set;

/// What is said out of politeness beside what a message asks for.
final class Politeness {
    private static final Set<String> POLITE = Set.of("talk.hello", "talk.thanks", "talk.bye", "talk.yes");
    private static final Set<String> LEAVING = Set.of("talk.thanks", "talk.bye");
    private static final int MAX_WORDS = 7;
    /// From this share, a long clause too is nothing but politeness.
    private static final float SURE = 0.8f;

    /// Questions that are answered with dishes.
    private static final Set<String> OF_DISHES =
        Set.of("draft.suggest", "cook.can", "recipe.list", "meal.list", "recipe.safe", "meal.plan");

    private static final int MAX_EXCLAMATION = 3;

    private Politeness() {}

    /// Returns a long clause without the readings that it is nothing but politeness: "good evening, would you tell me
    /// what is for dinner?"
    static Clause without(Clause clause) {
        var others = clause.frames().stream().filter(frame -> !POLITE.contains(frame.job())).toList();
        double rest =
            1 - clause.frames().stream().filter(frame -> POLITE.contains(frame.job())).mapToDouble(Frame::share).sum();
        boolean isShort = clause.text().split("\\s+").length <= MAX_WORDS || LEAVING.contains(clause.best().job())
            && clause.best().share() >= SURE;
        return isShort || others.isEmpty() || !POLITE.contains(clause.best().job()) ? clause
            : clause.with(
                others.stream().map(frame -> frame.withShare((float) (frame.share() / Math.max(0.05, rest)))).toList());
    }

    /// Returns the clauses that ask for something: without those that are nothing but politeness, and without a first
    /// one that only announces the days behind it, as in "plan the week: Monday soup, Tuesday pizza".
    static List<Clause> told(List<Clause> all) {
        var told = all.stream().filter(clause -> !isAll(clause)).toList();
        boolean isAnnounced = told.size() > 2 && told.getFirst().text().strip().endsWith(":")
            && told.getFirst().best().job().equals("meal.plan")
            && told.stream().skip(1).allMatch(clause -> clause.best().job().startsWith("meal."));
        return isAnnounced ? told.subList(1, told.size()) : told;
    }

    /// Returns whether a clause is nothing but politeness.
    static boolean isAll(Clause clause) {
        return POLITE.contains(clause.best().job()) && clause.best().share() > TemplateCheck.LIKELY
            && clause.text().split("\\s+").length <= MAX_WORDS;
    }

    /// Returns a clause whose questions about dishes leave nothing out of what somebody must not eat: their answers
    /// keep to it.
    static Clause withoutNeeds(Clause clause, SlotTypes types) {
        var words = ToldNeeds.words(clause.text(), types.lexicon());
        return words.isEmpty() ? clause
            : clause.with(clause.frames().stream().map(frame -> !OF_DISHES.contains(frame.job()) ? frame
                : new Frame(frame.job(), frame.share(), frame.slots(), frame.loose().stream()
                    .filter(word -> !words.contains(types.lexicon().fold(word))).toList()))
                .toList());
    }

    /// Returns whether a clause tells what somebody must not eat, beside a question of which dishes there are: the
    /// answer keeps to it.
    static boolean isNeed(Clause clause, List<Clause> all, SlotTypes types, FoodCatalogue foods) {
        return all.stream().anyMatch(other -> OF_DISHES.contains(other.best().job()))
            && !ToldNeeds.in(clause.text(), types.lexicon(), foods).isEmpty();
    }

    /// Whether a clause is a few words that name nothing: "goodness me".
    static boolean isExclamation(Clause clause, SlotTypes types) {
        return clause.strange().isEmpty() && !types.isDenial(clause.text()) && !types.isConditional(clause.text())
            && clause.text().split("\\s+").length <= MAX_EXCLAMATION
            && clause.frames().stream().limit(MAX_EXCLAMATION).allMatch(frame -> frame.slots().isEmpty());
    }

    /// Whether a clause only says something beside the orders: "we have guests tonight".
    static boolean isRemark(Clause clause) {
        return clause.best().job().equals(TemplateCheck.REMARK) && clause.best().share() >= TemplateCheck.LIKELY;
    }
}
