package alfred.builtin.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/// Completes the things that an order names. Foods and goods that stand in one list with a thing of the order belong to
/// it, where nothing stands between but amounts and what joins a list; where the words taken for things hold none, the
/// foods beside them are meant: "put down cranberries".
final class ListedThings {
    private static final String ITEMS = "items";
    private static final Set<String> JOBS =
        Set.of("shop.add", "shop.remove", "shop.tick", "shop.bought", "pantry.add", "pantry.use",
            "pantry.use_up", "pantry.remove", "pantry.move");
    private static final Set<String> THINGS = Set.of("FOOD", "FOOD+", "GOODS", "GOODS+");
    private static final Set<String> COUNTS = Set.of("NUMBER", "NUMBER+", "UNIT", "UNIT+");

    private ListedThings() {}

    /// Returns the slots of the tokens with the things completed.
    ///
    /// @param names what joins a list
    /// @param isOfJob whether the word at a place belongs to the job beside its names
    static List<String> completed(String job, List<String> slots, List<Token> tokens, List<Set<String>> kinds,
        KnownWords names,
        IntPredicate isOfJob) {
        if (!JOBS.contains(job)) {
            return slots;
        }
        joinAmounts(slots, tokens, kinds, isOfJob);
        joinBehind(slots, tokens, kinds, names);
        takeTrailing(slots, tokens, kinds, names);
        if (IntStream.range(0, slots.size()).noneMatch(i -> isLoose(i, slots, kinds))) {
            return slots;
        }
        var all = new ArrayList<>(slots);
        boolean isDropped = dropWords(all, kinds, isOfJob);
        if (isDropped && !all.contains(ITEMS)) {
            first(all, kinds);
        }
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).equals(ITEMS)) {
                join(i, 1, all, tokens, kinds, names);
                join(i, -1, all, tokens, kinds, names);
            }
        }
        return all;
    }

    /// Joins an amount with the thing behind it, where but words of the job stand between: "1 kg off the potatoes".
    private static void joinAmounts(List<String> slots, List<Token> tokens, List<Set<String>> kinds,
        IntPredicate isOfJob) {
        for (int from = slots.indexOf(ITEMS); from >= 0 && from < slots.size(); from++) {
            int end = from;
            while (end < slots.size() && slots.get(end).equals(ITEMS)
                && (tokens.get(end).isNumber() || kinds.get(end).stream().anyMatch(COUNTS::contains))) {
                end++;
            }
            int next = end;
            while (next < slots.size() && slots.get(next).isEmpty() && tokens.get(next).isWord()
                && kinds.get(next).isEmpty() && isOfJob.test(next)) {
                next++;
            }
            boolean isOne = end > from && next > end && next < slots.size() && slots.get(next).equals(ITEMS);
            if (isOne && IntStream.range(from, end).anyMatch(i -> kinds.get(i).contains("UNIT"))) {
                slots.subList(end, next).replaceAll(_ -> ITEMS);
            }
            from = Math.max(from, end - 1);
        }
    }

    /// Joins an amount in a unit behind a thing with it: "rice, two packs", where the list or the clause ends with it.
    private static void joinBehind(List<String> slots, List<Token> tokens, List<Set<String>> kinds, KnownWords names) {
        for (int last = 0; last < slots.size() - 1; last++) {
            if (!slots.get(last).equals(ITEMS) || slots.get(last + 1).equals(ITEMS)) {
                continue;
            }
            int from = tokens.get(last + 1).norm().equals(",") ? last + 2 : last + 1;
            from = from < slots.size() && names.estimates(tokens.get(from).norm()) ? from + 1 : from;
            int end = from;
            while (end < slots.size() && slots.get(end).isEmpty()
                && (tokens.get(end).isNumber() || kinds.get(end).stream().anyMatch(COUNTS::contains))) {
                end++;
            }
            boolean isEnd = end == slots.size() || !tokens.get(end).isWord() || names.joins(tokens.get(end).norm());
            if (isEnd && end - from > 1 && kinds.get(end - 1).stream().anyMatch(kind -> kind.startsWith("UNIT"))) {
                slots.subList(last + 1, end).replaceAll(_ -> ITEMS);
            }
        }
    }

    /// Takes an amount in a unit for one of the things named before it, where it stands alone: "put rice on the list, 2
    /// packs". With "each" it is one of all.
    private static void takeTrailing(List<String> slots, List<Token> tokens, List<Set<String>> kinds,
        KnownWords names) {
        for (int from = slots.indexOf(ITEMS) + 1; from > 0 && from < slots.size(); from++) {
            int first = names.estimates(tokens.get(from).norm())
                || names.distributes(tokens.get(from).norm())
                    ? from + 1 : from;
            int end = first;
            while (end < slots.size() && slots.get(end).isEmpty()
                && (tokens.get(end).isNumber() || kinds.get(end).stream().anyMatch(COUNTS::contains))) {
                end++;
            }
            boolean isAmount =
                end - first > 1 && kinds.get(end - 1).stream().anyMatch(kind -> kind.startsWith("UNIT"));
            end = isAmount && end < slots.size() && names.distributes(tokens.get(end).norm()) ? end + 1 : end;
            boolean isAlone = (first > from || tokens.get(from - 1).norm().equals(","))
                && (end == slots.size() || !tokens.get(end).isWord() || names.joins(tokens.get(end).norm()));
            if (isAmount && isAlone && slots.get(from).isEmpty()) {
                slots.subList(from, end).replaceAll(_ -> ITEMS);
            }
            from = Math.max(from, end - 1);
        }
    }

    /// Returns whether a thing, or what joins it, stands in one list with that before it: "apples, oranges", "and pears".
    static boolean isListed(int at, List<Token> tokens, List<Set<String>> kinds, KnownWords names) {
        int first = at;
        while (first > 0 && isJoint(tokens.get(first - 1), names)) {
            first--;
        }
        int next = at;
        while (next < tokens.size() && isJoint(tokens.get(next), names)) {
            next++;
        }
        return next > first && first > 0 && isThing(first - 1, kinds) && next < tokens.size() && isThing(next, kinds);
    }

    private static boolean isJoint(Token token, KnownWords names) {
        return token.norm().equals(",") || names.joins(token.norm());
    }

    private static boolean isThing(int at, List<Set<String>> kinds) {
        return kinds.get(at).stream().anyMatch(THINGS::contains);
    }

    private static boolean isLoose(int at, List<String> slots, List<Set<String>> kinds) {
        return slots.get(at).isEmpty() && isThing(at, kinds);
    }

    /// Takes things away that are no food and whose words all belong to the job.
    ///
    /// @return whether there were any
    private static boolean dropWords(List<String> slots, List<Set<String>> kinds, IntPredicate isOfJob) {
        boolean isDropped = false;
        for (int from = 0; from < slots.size();) {
            int end = from + 1;
            while (end < slots.size() && slots.get(end).equals(slots.get(from))) {
                end++;
            }
            if (slots.get(from).equals(ITEMS)
                && IntStream.range(from, end).allMatch(i -> kinds.get(i).isEmpty() && isOfJob.test(i))) {
                slots.subList(from, end).replaceAll(_ -> "");
                isDropped = true;
            }
            from = end;
        }
        return isDropped;
    }

    private static void first(List<String> slots, List<Set<String>> kinds) {
        int from =
            IntStream.range(0, slots.size()).filter(i -> isLoose(i, slots, kinds)).findFirst().orElse(slots.size());
        for (int i = from; i < slots.size() && isLoose(i, slots, kinds); i++) {
            slots.set(i, ITEMS);
        }
        for (int i = from - 1; i >= 0 && slots.get(i).isEmpty() && kinds.get(i).stream().anyMatch(COUNTS::contains);
            i--) {
            slots.set(i, ITEMS);
        }
    }

    /// Joins the nearest food on one side of a thing, where nothing but amounts and what joins a list stands between.
    private static void join(int at, int step, List<String> slots, List<Token> tokens, List<Set<String>> kinds,
        KnownWords names) {
        int end = at + step;
        boolean isParted = false;
        while (isInside(end, slots) && slots.get(end).isEmpty() && !isThing(end, kinds)) {
            boolean joins = names.joins(tokens.get(end).norm()) || tokens.get(end).norm().equals(",");
            if (!joins && !tokens.get(end).isNumber() && kinds.get(end).stream().noneMatch(COUNTS::contains)) {
                return;
            }
            isParted |= joins || tokens.get(end).isNumber();
            end += step;
        }
        if (!isInside(end, slots) || !isLoose(end, slots, kinds) || !isParted) {
            return;
        }
        for (int i = at + step; i != end + step; i += step) {
            slots.set(i, ITEMS);
        }
        for (int i = end + step; isInside(i, slots) && slots.get(i).isEmpty() && (isThing(i, kinds) || step < 0
            && kinds.get(i).stream().anyMatch(COUNTS::contains)); i += step) {
            slots.set(i, ITEMS);
        }
    }

    private static boolean isInside(int at, List<String> slots) {
        return at >= 0 && at < slots.size();
    }
}
