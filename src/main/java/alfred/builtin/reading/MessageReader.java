package alfred.builtin.reading;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Reads a message: mends slips of the pen, finds typed spans, cuts it into clauses, and says for each which jobs it
/// may be, with their slots.
public final class MessageReader {
    private static final int FRAMES = 8;
    /// How many frames are read however unlikely they are, and from which likelihood the others are.
    private static final int SURELY_READ = 3;
    /// How much less likely a job is that nearly always names something, where the words name nothing.
    private static final float BARE = 0.25f;
    /// By how much more sense a less likely place has to make.
    private static final float CLEARLY = 0.05f;
    private static final float WORTH_READING = 0.01f;
    /// Above this likelihood a clause begins.
    private static final float BEGINS = 0.5f;
    /// From this likelihood a clause may begin, if that makes sense of what is none otherwise.
    private static final float MAY_BEGIN = 0.01f;
    /// How many places within a clause are tried; the time of reading must not grow with the square of a message.
    private static final int MAX_PLACES = 6;
    /// How long a preposition is at most.
    private static final int PREPOSITION = 3;
    /// How far apart two parts of one title are at most.
    private static final int MAX_GAP = 5;
    /// How much likelier a correction is after words that take something back.
    private static final double CORRECTING = 4;
    /// How many words at most tell that what was said is taken back.
    private static final int MAX_TAKING_BACK = 4;
    private static final float LIKELY = 0.6f;
    /// From this likelihood of a job words are one clause, and from that of its parts they are two.
    private static final float SURELY_ONE = 0.9f;
    private static final float SURELY_TWO = 0.85f;
    /// Above this likelihood a clause begins, whatever its parts mean.
    private static final float SURELY_BEGINS = 0.9f;
    private static final Set<String> THINGS = Set.of("recipe", "food", "items");
    private static final Set<String> DAYS = Set.of("day", "days");
    private static final Set<String> SENTENCE_ENDS = Set.of(".", "!", "?");
    private static final List<String> WITHIN = List.of("DAY+", "TIME+", "DURATION+", "REPEAT+");
    /// Slots whose words are kept as the user wrote them.
    private static final Set<String> AS_TYPED = Set.of("name", "note", "value", "tag");
    private static final float UNLIKELY = 0.45f;
    /// Above this likelihood of a job, two stretches of words that make less sense apart are one clause.
    private static final float TOGETHER = 0.5f;
    /// Jobs that are about several foods or recipes at a time.
    private static final Set<String> OF_SEVERAL =
        Set.of("food.what", "amount.more", "amount.first", "amount.need", "amount.enough", "amount.left",
            "recipe.compare", "shop.missing", "cook.have_all", "shop.for");
    private final ReadingModel model;
    private final SpanTypes types;
    private final KnownWords names;

    /// @param names the words of the kitchen's names
    public MessageReader(ReadingModel model, SpanTypes types, KnownWords names) {
        this.model = model;
        this.types = types;
        this.names = names;
    }

    /// The clauses of a message in order; none for a message without words, or in another language.
    ///
    /// @param prior how likely each job is where the dialogue stands, as nothing can be saved where there is no draft
    public List<Clause> read(String message, JobPrior prior) {
        var typed = Tokenizer.tokens(message);
        var tokens = typed.stream().map(this::mended).toList();
        var kinds = types.of(tokens);
        if (!isItsLanguage(typed, tokens, kinds)) {
            return List.of();
        }
        var starts = model.starts(tokens, kinds);
        var all = new Words(message, tokens, kinds, starts, prior);
        var clauses = new ArrayList<Clause>();
        int from = 0;
        for (int end = 1; end <= tokens.size(); end++) {
            if (end == tokens.size() || isForced(tokens, from, end)
                || starts.get(end) > BEGINS && !isWithinNumber(all, end)
                    && !(takesBack(tokens, from) && end - from < MAX_TAKING_BACK - 1)
                    && !leadsOn(all, end)
                    && !goesOn(all, end, next(starts, end)) && !isOne(all, from, end, next(starts, end))) {
                clauses.addAll(apart(all, from, end));
                from = end;
            }
        }
        return List.copyOf(clauses);
    }

    /// Whether a clause begins at a place, whatever the weights say.
    private boolean isForced(List<Token> tokens, int from, int at) {
        return names.opens(words(tokens, at)) || takesBack(tokens, at) && !takesBack(tokens, from);
    }

    /// Whether words from a place on take back what was said before them.
    private boolean takesBack(List<Token> tokens, int from) {
        return names.takesBack(words(tokens, from));
    }

    /// The first words from a place on, without the punctuation before them.
    private static List<String> words(List<Token> tokens, int from) {
        int at = from;
        while (at < tokens.size() - 1 && !tokens.get(at).isWord()) {
            at++;
        }
        return tokens.subList(at, Math.min(tokens.size(), at + MAX_TAKING_BACK)).stream().map(Token::norm).toList();
    }

    private Token mended(Token typed) {
        var written = names.holds(typed.norm()) ? typed.norm() : names.written(typed.norm());
        return written.equals(typed.norm())
            ? model.vocabulary().mended(typed.norm(), names).map(typed::withNorm).orElse(typed)
            : typed.withNorm(written);
    }

    /// Whether no slot is filled twice, but for jobs that are about several things.
    private static boolean isSimple(Frame frame) {
        return OF_SEVERAL.contains(frame.job())
            || frame.slots().stream().map(Frame.Slot::name).distinct().count() == frame.slots().size();
    }

    private static int next(List<Float> starts, int from) {
        int end = from + 1;
        while (end < starts.size() && starts.get(end) <= BEGINS) {
            end++;
        }
        return end;
    }

    /// Whether a stretch of words holds nothing but things and their amounts, and a thing or amount stands before it:
    /// the rest of a list.
    private boolean goesOn(Words all, int from, int end) {
        boolean isThing = false;
        boolean isDish = IntStream.range(from, end).anyMatch(i -> all.kinds().get(i).contains(ReadingTrainer.RECIPE));
        for (int i = from; i < end; i++) {
            var token = all.tokens().get(i);
            var kinds = all.kinds().get(i);
            boolean isListed = isListed(kinds) || kinds.contains("UNIT") || kinds.contains("NUMBER");
            isThing |= isListed(kinds);
            if (!isListed && !token.isNumber() && !names.joins(token.norm())
                && (token.isWord() || token.norm().equals("?") && !isDish)) {
                return false;
            }
        }
        int before = from - 1;
        while (before > 0 && !all.tokens().get(before).isWord()) {
            before--;
        }
        return isThing && before >= 0 && isListed(all.kinds().get(before));
    }

    /// Whether the word before a place leads on to what stands there: "to", or "on" before a day.
    private boolean leadsOn(Words all, int at) {
        var before = all.tokens().get(at - 1);
        boolean isTime = Stream.of("DAY", "TIME").anyMatch(kind -> all.kinds().get(at).contains(kind));
        boolean isWithin = all.tokens().get(at).isWord() && !names.joins(all.tokens().get(at).norm())
            && WITHIN.stream().anyMatch(all.kinds().get(at)::contains);
        return names.leadsOn(before.norm()) || isWithin
            || isTime && before.isWord() && before.norm().length() <= PREPOSITION
                && model.vocabulary().isGrammar(before.norm());
    }

    /// Whether a place is within an amount: between the parts of a mixed number, such as 1 1/2, or before a unit.
    private static boolean isWithinNumber(Words all, int at) {
        boolean isUnit = all.kinds().get(at).contains("UNIT") && all.tokens().get(at - 1).isNumber();
        return isUnit || all.tokens().get(at).isNumber() && all.tokens().get(at - 1).isNumber()
            && all.tokens().get(at).norm().matches("\\d/\\d|[½⅓⅔¼¾⅛⅜⅝⅞]");
    }

    private static boolean isListed(Set<String> kinds) {
        return Stream.of("FOOD", ReadingTrainer.RECIPE)
            .anyMatch(kind -> kinds.contains(kind) || kinds.contains(kind + "+"));
    }

    /// Whether two stretches of words are one clause after all: one of them alone is likely no job, and both together
    /// are.
    private boolean isOne(Words all, int from, int middle, int end) {
        if (all.starts().get(middle) > SURELY_BEGINS) {
            return false;
        }
        var left = apart(all, from, middle);
        var right = clause(all, middle, end);
        if (left.isEmpty() || right.isEmpty()) {
            return true;
        }
        boolean isInterjection = middle - from <= 2 && left.getFirst().best().slots().isEmpty()
            && SENTENCE_ENDS.contains(all.tokens().get(middle).norm());
        if (isInterjection) {
            return false;
        }
        var one = clause(all, from, end).getFirst();
        var whole = one.best();
        if (left.size() != 1 || !one.strange().isEmpty() || !isSimple(whole)) {
            return false;
        }
        var before = left.getFirst().best();
        var after = right.getFirst().best();
        float apart = Math.min(sense(before), sense(after));
        // "add jam and rice to the list" is one order, although each half would be one
        boolean isSame = before.job().equals(after.job()) && before.job().equals(whole.job())
            && whole.share() >= Math.max(before.share(),
                after.share())
            && whole.slots().stream().allMatch(slot -> isThing(slot.text()));
        return isSame || apart < UNLIKELY && sense(whole) >= Math.max(apart, TOGETHER);
    }

    /// How much sense words make as a clause of their own: less where they name nothing, and their job nearly always
    /// does.
    private float sense(Frame frame) {
        return frame.slots().isEmpty() && model.uses().names(frame.job()) ? frame.share() * BARE : frame.share();
    }

    /// The words of a message, and what is known of each.
    private record Words(String message, List<Token> tokens, List<Set<String>> kinds, List<Float> starts,
        JobPrior prior) {}

    /// The clause of some words. One that is likely no job becomes two, where a clause may begin within it and each
    /// part is a likelier one; one that is not surely one job, at punctuation, where each part surely is another.
    private List<Clause> apart(Words all, int from, int end) {
        var whole = clause(all, from, end);
        if (whole.isEmpty() || sense(whole.getFirst().best()) >= SURELY_ONE && isSimple(whole.getFirst().best())) {
            return whole;
        }
        boolean isLikely = sense(whole.getFirst().best()) >= LIKELY && isSimple(whole.getFirst().best());
        float best = isLikely ? Math.max(SURELY_TWO, sense(whole.getFirst().best()))
            : Math.min(sense(whole.getFirst().best()), TOGETHER);
        var parts = whole;
        var places = IntStream.range(from + 2, Math.max(from + 2, end - 1)).boxed()
            .filter(at -> (isLikely ? isPunctuation(all.tokens().get(at)) : all.starts().get(at) >= MAY_BEGIN)
                && !isWithinNumber(all, at) && !leadsOn(all, at))
            .sorted(Comparator.comparing((Integer at) -> all.starts().get(at)).reversed()).limit(MAX_PLACES).toList();
        for (int at : places) {
            var left = clause(all, from, at);
            var right = clause(all, at, end);
            float share = left.isEmpty() || right.isEmpty() ? 0
                : Math.min(sense(left.getFirst().best()), sense(right.getFirst().best()));
            boolean isOther = !isLikely
                || share > 0 && !left.getFirst().best().job().equals(right.getFirst().best().job());
            if (isOther && share > best + (parts == whole ? 0 : CLEARLY)) {
                best = share;
                parts = List.of(left.getFirst(), right.getFirst());
            }
        }
        return parts;
    }

    private static boolean isPunctuation(Token token) {
        return !token.isWord() && !token.isNumber();
    }

    private List<Clause> clause(Words all, int from, int end) {
        var part = all.tokens().subList(from, end);
        return part.stream().noneMatch(t -> t.isWord() || t.isNumber()) ? List.of()
            : List.of(clause(all.message(), part, all.kinds().subList(from, end), job -> prior(job, from, all)));
    }

    /// How much likelier a job is at a place of the message; what takes back words before it corrects something.
    private double prior(String job, int from, Words all) {
        double likelier = all.prior().of(job, from == 0);
        return from == 0 || !takesBack(all.tokens(), from) ? likelier : job.startsWith("fix.") ? likelier * CORRECTING
            : job.startsWith("talk.") ? 0 : likelier;
    }

    /// Whether the words are of the model's language: of those that are no known thing, it knows at least three in
    /// five. One that it can mend counts half.
    private boolean isItsLanguage(List<Token> typed, List<Token> mended, List<Set<String>> kinds) {
        int words = 0;
        int known = 0;
        for (int i = 0; i < typed.size(); i++) {
            if (typed.get(i).isWord() && kinds.get(i).isEmpty()) {
                words++;
                known += model.vocabulary().holds(typed.get(i).norm()) ? 2
                    : model.vocabulary().holds(mended.get(i).norm()) ? 1 : 0;
            }
        }
        return known * 5 >= words * 6 && !typed.isEmpty();
    }

    /// Whether words may be the name of a thing: none of them is a verb, a pronoun or a question word.
    public boolean isThing(String words) {
        return Tokenizer.tokens(words).stream().noneMatch(t -> model.vocabulary().isGrammar(t.norm()));
    }

    private Clause clause(String message, List<Token> tokens, List<Set<String>> kinds, ToDoubleFunction<String> prior) {
        var frames = new ArrayList<Frame>();
        var filled = List.<String>of();
        for (var guess : model.jobs(tokens, kinds, prior, FRAMES)) {
            if (frames.size() >= SURELY_READ && guess.share() < WORTH_READING) {
                break;
            }
            var slots = filled(guess.job(), tokens, kinds);
            filled = frames.isEmpty() ? slots : filled;
            frames.add(new Frame(guess.job(), guess.share(), slots(message, tokens, slots),
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
        if (job.equals("task.add")) {
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

    private static List<Frame.Slot> slots(String message, List<Token> tokens, List<String> names) {
        var slots = new ArrayList<Frame.Slot>();
        for (int i = 0; i < tokens.size();) {
            int end = i + 1;
            while (end < tokens.size() && names.get(end).equals(names.get(i))) {
                end++;
            }
            if (!names.get(i).isEmpty()) {
                slots.add(new Frame.Slot(names.get(i),
                    text(message, tokens.subList(i, end), AS_TYPED.contains(names.get(i)))));
            }
            i = end;
        }
        return slots;
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
