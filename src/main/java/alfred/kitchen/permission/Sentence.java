package alfred.kitchen.permission;

import alfred.core.crud.rule.Permission.Operation;
import alfred.kitchen.permission.EnglishWritePolicy.Grant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// One sentence of the user's, and the permissions that its verbs grant for the nouns that go with them.
record Sentence(List<String> words) {
    private static final Pattern WORD = Pattern.compile("[\\p{L}'-]+");
    private static final Set<String> ASKING =
        Set.of("what", "what's", "which", "how", "why", "when", "where", "who", "should", "is", "are", "was",
            "were", "does", "do", "did", "have", "has", "had", "may", "might", "am", "shall");
    private static final Set<String> GOING_ON = Set.of("and", "then", "please", "also");
    private static final Set<String> NEGATIONS =
        Set.of("don't", "dont", "not", "never", "without", "no", "didn't", "doesn't", "won't", "can't",
            "cannot", "shouldn't", "wouldn't", "haven't", "stop", "avoid", "if", "unless");
    private static final Set<String> INTO = Set.of("to", "on", "onto", "in", "into", "from", "off", "of");
    private static final Set<String> SMALL =
        Set.of("the", "my", "our", "a", "an", "this", "that", "these", "those", "all", "next", "week's",
            "whole");
    private static final Set<String> MODALS = Set.of("can", "could", "would", "must", "shall", "should");
    private static final Set<String> SELVES = Set.of("am", "i'm", "are", "we're", "is", "now", "strictly", "also");
    /// What says that something is done in another way than it was.
    private static final Set<String> ANEW = Set.of("again", "anew", "instead", "only", "for");
    private static final int NEGATED_WITHIN = 4;

    /// Whether it has a verb of an order, even one that grants nothing without a noun.
    boolean hasOrder() {
        return IntStream.range(0, words.size()).mapToObj(i -> Verb.at(words, i))
            .anyMatch(verb -> verb != null && !verb.operations().isEmpty());
    }

    /// Whether it has a verb of an order besides the one that takes something back.
    boolean ordersAnew() {
        var orders = IntStream.range(0, words.size()).mapToObj(i -> Verb.at(words, i))
            .filter(verb -> verb != null && !verb.operations().isEmpty()).toList();
        return orders.stream().anyMatch(Verb::isUndoing)
            && (!orders.stream().allMatch(Verb::isUndoing) || words.stream().anyMatch(ANEW::contains));
    }

    /// Words before an order that are none of it: "hm, no, put them back".
    private static final Pattern INTERJECTIONS = Pattern.compile(
        "(?i)^(?:\\W*(?:hm+|oh|ah|well|no|nope|sorry|wait|ok|okay|yes|yeah|great|good|lovely|perfect|thanks)\\b\\s*[,!.–-]+)+");

    static Sentence of(String said) {
        var text = INTERJECTIONS.matcher(said.strip()).replaceFirst("");
        return new Sentence(WORD.matcher(text.toLowerCase(Locale.ROOT)).results().map(MatchResult::group).toList());
    }

    Set<Grant> grants() {
        var granted = new HashSet<Grant>();
        var verbs = new ArrayList<Integer>();
        for (int i = 0; i < words.size(); i++) {
            if (Verb.at(words, i) != null) {
                verbs.add(i);
            }
        }
        if (words.isEmpty()) {
            return granted;
        }
        for (int v = 0; v < verbs.size(); v++) {
            int end = v + 1 < verbs.size() ? verbs.get(v + 1) : words.size();
            int before = v == 0 ? 0 : verbs.get(v - 1) + 1;
            var verb = Verb.at(words, verbs.get(v));
            if (verb != null && isMeant(verb, verbs.get(v), before)) {
                granted.addAll(allowed(verb, verbs.get(v), end, before));
            }
        }
        return granted;
    }

    private boolean isMeant(Verb verb, int at, int before) {
        boolean isOrdered = at > before && GOING_ON.contains(words.get(at - 1));
        // "no repeats, and save it" negates nothing that follows
        boolean isNegated =
            !isOrdered && words.subList(Math.max(0, at - NEGATED_WITHIN), at).stream().anyMatch(NEGATIONS::contains);
        boolean isHypothetical = words.subList(0, at).contains("if");
        if (isHypothetical || isQuestion() && !isOrdered) {
            return false;
        }
        if (verb == Verb.TASTE) {
            return isNegated && words.subList(0, at).contains("i");
        }
        return !isNegated && (verb != Verb.BEING || at > 0 && SELVES.contains(words.get(at - 1)));
    }

    private boolean isQuestion() {
        boolean isAboutMe = words.size() > 1 && words.get(1).equals("i") && MODALS.contains(words.getFirst());
        return ASKING.contains(words.getFirst()) && !words.subList(0, Math.min(2, words.size())).contains("don't")
            || isAboutMe;
    }

    private List<Grant> allowed(Verb verb, int at, int end, int before) {
        if (verb.isOwn()) {
            return Grant.all(verb.operations(), verb.types());
        }
        var targets = nouns(at + 1, end, true);
        if (!targets.isEmpty()) {
            // what is moved to a day is a meal or a task
            return Stream.concat(granted(verb, targets, true).stream(),
                verb.isMoving() ? Grant.all(verb.operations(), verb.types()).stream() : Stream.of()).toList();
        }
        var objects = nouns(at + 1, end, false);
        if (objects.isEmpty() && verb.types().isEmpty()) {
            objects = nouns(before, at, false);
        }
        if (objects.isEmpty()) {
            return verb.isSaving() ? List.of(new Grant(Operation.SAVE, Grant.ANY))
                : Grant.all(verb.operations(), verb.types());
        }
        return granted(verb, objects, false);
    }

    private static List<Grant> granted(Verb verb, List<Noun> nouns, boolean areTargets) {
        var grants = new ArrayList<Grant>();
        for (var noun : nouns) {
            var operations = EnumSet.noneOf(Operation.class);
            operations.addAll(verb.operations());
            if (areTargets && noun.isWhole() && !operations.isEmpty()) {
                operations.clear();
                operations.add(Operation.UPDATE);
            }
            if (verb.isCorrecting() && noun.types().contains("shop")) {
                grants.add(new Grant(Operation.CREATE, "shop"));
            }
            if (verb.isMaking()) {
                grants.addAll(Grant.all(operations, noun.typesButIdeas()));
            } else {
                grants.addAll(Grant.all(operations, noun.types()));
                grants.addAll(areTargets ? verb.puttingAway(noun) : List.of());
            }
        }
        return grants;
    }

    /// Returns the nouns of a range of words: all, or only those after a preposition, which name the target.
    private List<Noun> nouns(int from, int to, boolean afterPreposition) {
        var found = new ArrayList<Noun>();
        boolean isLed = false;
        for (int i = from; i < to; i++) {
            var noun = Noun.at(words, i);
            if (noun != null && (!afterPreposition || isLed)) {
                found.add(noun);
            }
            isLed = INTO.contains(words.get(i)) && !words.get(i).equals("of")
                || words.get(i).equals("of") && i > 0 && words.get(i - 1).equals("out")
                || isLed
                    && (SMALL.contains(words.get(i)) || noun == null && i + 1 < to && Noun.at(words, i + 1) != null);
        }
        return found;
    }
}
