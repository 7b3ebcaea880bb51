package alfred.builtin.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/// Reads the words of one clause: its likeliest jobs, and which words fill which slot of each.
record FrameReader(ReadingModel model, KnownWords names) {
    private static final int FRAMES = 8;
    /// How many frames are read however unlikely they are, and from which likelihood the others are.
    private static final int SURELY_READ = 3;
    private static final float WORTH_READING = 0.01f;
    /// How far apart two parts of one title are at most.
    private static final int MAX_GAP = 5;
    private static final Set<String> THINGS = Set.of("recipe", "food", "items");
    private static final Set<String> DAYS = Set.of("day", "days");
    /// Slots whose words are kept as the user wrote them; so is the title of a new task.
    private static final Set<String> AS_TYPED = Set.of("name", "note", "value", "tag");
    private static final String NEW_TASK = "task.add";
    private static final Set<String> QUOTES = Set.of("\"", "“", "”", "„", "«", "»");
    /// Slots that a name in quotation marks fills.
    private static final Set<String> NAMED = Set.of("name", "task", "recipe", "note", "value", "old");
    private static final String LEFT_OUT = "without";
    private static final String OLD = "old";
    /// The slot of the new thing, of jobs that put one in the place of another.
    private static final Map<String, String> NEW_ONES =
        Map.of("shop.swap", "items", "recipe.line_change", "items", "draft.change", "food");

    /// Returns the clause of some words, with its likeliest readings.
    ///
    /// @param prior how likely each job is before anything is read
    Clause clause(String message, List<Token> tokens, List<Set<String>> kinds, ToDoubleFunction<String> prior) {
        var frames = new ArrayList<Frame>();
        var filled = List.<String>of();
        for (var guess : model.jobs(tokens, kinds, prior, FRAMES)) {
            if (frames.size() >= SURELY_READ && guess.share() < WORTH_READING) {
                break;
            }
            var slots = filled(guess.job(), tokens, kinds);
            filled = frames.isEmpty() ? slots : filled;
            frames.add(new Frame(guess.job(), guess.share(), slots(guess.job(), message, tokens, slots),
                loose(guess.job(), tokens, slots, kinds)));
        }
        var strange = new ArrayList<String>();
        for (int i = 0; i < tokens.size(); i++) {
            var token = tokens.get(i);
            boolean isUnknown = token.isWord() && kinds.get(i).isEmpty() && !model.vocabulary().holds(token.norm());
            if (filled.get(i).isEmpty() && (isUnknown || token.isNumber())) {
                strange.add(token.text());
            }
        }
        return new Clause(message.substring(tokens.getFirst().start(), tokens.getLast().end()),
            tokens.getLast().norm().equals("?"), frames, strange);
    }

    /// The words that fill no slot and do not belong to the job.
    private List<String> loose(String job, List<Token> tokens, List<String> slots, List<Set<String>> kinds) {
        return IntStream.range(0, tokens.size())
            .filter(i -> slots.get(i).isEmpty() && (tokens.get(i).isWord() || tokens.get(i).isNumber()))
            .filter(i -> !model.uses().belongs(tokens.get(i), job)
                && !(kinds.get(i).isEmpty() && model.uses().isAnywhere(tokens.get(i))))
            .mapToObj(i -> tokens.get(i).text()).toList();
    }

    /// The slot that each token fills; a day, time or repetition at the end of a task's name is no part of the name,
    /// and a day has what leads to it: "before Monday".
    private List<String> filled(String job, List<Token> tokens, List<Set<String>> kinds) {
        var slots = new ArrayList<>(
            TrailingTimes.cut(model.slots(job, tokens, kinds), tokens, kinds, model.vocabulary()::isGrammar));
        slots = new ArrayList<>(
            ListedThings.completed(job, slots, tokens, kinds, names, i -> model.uses().belongs(tokens.get(i), job)));
        joinLeftOut(slots, tokens);
        joinQuoted(slots, tokens);
        if (NEW_ONES.containsKey(job)) {
            nameTheNew(NEW_ONES.get(job), slots);
        }
        if (job.equals(NEW_TASK)) {
            joinTitle(slots);
        }
        for (int i = 1; i < slots.size(); i++) {
            boolean isParted = kinds.get(i).contains("FOOD+") && !slots.get(i).isEmpty() && !slots.get(i - 1).isEmpty();
            if (isParted) {
                slots.set(i, slots.get(i - 1));
            }
        }
        for (int i = slots.size() - 1; i > 0; i--) {
            if (DAYS.contains(slots.get(i)) && kinds.get(i).contains("DAY+") && slots.get(i - 1).isEmpty()) {
                slots.set(i - 1, slots.get(i));
            }
        }
        return slots;
    }

    /// Of two old things where one takes the place of the other and no new one is named, makes the second the new one.
    private static void nameTheNew(String slot, List<String> slots) {
        int first = slots.indexOf(OLD);
        int end = first;
        while (first >= 0 && end < slots.size() && slots.get(end).equals(OLD)) {
            end++;
        }
        if (first >= 0 && !slots.contains(slot)) {
            slots.subList(end, slots.size()).replaceAll(name -> name.equals(OLD) ? slot : name);
        }
    }

    /// Makes all words between two quotation marks fill the slot that the first of them fills: a name in quotes is one.
    private static void joinQuoted(List<String> slots, List<Token> tokens) {
        int from = -1;
        for (int i = 0; i < tokens.size(); i++) {
            if (QUOTES.contains(tokens.get(i).norm())) {
                if (from >= 0 && i > from + 1) {
                    int first = from + 1;
                    var name = slots.subList(first, i).stream().filter(NAMED::contains).findFirst();
                    for (int k = first; k < i && name.isPresent(); k++) {
                        slots.set(k, name.get());
                    }
                    from = -1;
                } else {
                    from = i;
                }
            }
        }
    }

    /// Makes a food that is joined to one that is left out another such: "without meat and fish".
    private void joinLeftOut(List<String> slots, List<Token> tokens) {
        for (int i = 2; i < slots.size(); i++) {
            boolean isJoined = slots.get(i).equals("food") && slots.get(i - 1).isEmpty()
                && names.joins(tokens.get(i - 1).norm()) && slots.get(i - 2).equals(LEFT_OUT);
            if (isJoined) {
                slots.set(i - 1, LEFT_OUT);
            }
            if (isJoined || slots.get(i).equals("food") && slots.get(i - 1).equals(LEFT_OUT)) {
                slots.set(i, LEFT_OUT);
            }
        }
    }

    /// Makes the things named right behind the title of a new task a part of it: "bake the" and "pie", and what stands
    /// between its parts.
    private static void joinTitle(List<String> slots) {
        for (int from = slots.indexOf("task"), end; from >= 0 && from < slots.size(); from = end) {
            end = from + 1;
            while (end < slots.size() && slots.get(end).isEmpty()) {
                end++;
            }
            if (end < slots.size() && end - from <= MAX_GAP && slots.get(end).equals("task")) {
                slots.subList(from, end).replaceAll(_ -> "task");
            }
            while (end < slots.size() && !slots.get(end).equals("task")) {
                end++;
            }
        }
        for (int i = 1; i < slots.size(); i++) {
            if (slots.get(i - 1).equals("task") && THINGS.contains(slots.get(i))) {
                slots.set(i, "task");
            }
        }
    }

    private static List<Frame.Slot> slots(String job, String message, List<Token> tokens, List<String> names) {
        var slots = new ArrayList<Frame.Slot>();
        for (int i = 0; i < tokens.size();) {
            int end = i + 1;
            while (end < tokens.size() && names.get(end).equals(names.get(i))) {
                end++;
            }
            if (!names.get(i).isEmpty()) {
                slots.add(new Frame.Slot(names.get(i),
                    text(message, tokens.subList(i, end), isAsTyped(job, names.get(i)))));
            }
            i = end;
        }
        return slots;
    }

    private static boolean isAsTyped(String job, String slot) {
        return AS_TYPED.contains(slot) || job.equals(NEW_TASK) && slot.equals("task");
    }

    /// The words as typed; but for those that stay so, a mended one in its mended form.
    private static String text(String message, List<Token> tokens, boolean isAsTyped) {
        var text = new StringBuilder();
        for (int i = 0; i < tokens.size(); i++) {
            var token = tokens.get(i);
            text.append(i == 0 ? "" : message.substring(tokens.get(i - 1).end(), token.start()));
            text.append(isAsTyped || token.norm().equalsIgnoreCase(token.text()) ? token.text() : token.norm());
        }
        return text.toString();
    }
}
