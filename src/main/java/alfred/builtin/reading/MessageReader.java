package alfred.builtin.reading;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Reads a message: mends slips of the pen, finds typed spans, cuts it into clauses, and says for each which jobs it
/// may be, with their slots.
public final class MessageReader {
    /// How much less likely a job is that nearly always names something, where the words name nothing.
    private static final float BARE = 0.25f;
    /// By how much more sense a less likely place has to make.
    private static final float CLEARLY = 0.05f;
    /// Above this likelihood a clause begins.
    private static final float BEGINS = 0.5f;
    /// From this likelihood a clause may begin, if that makes sense of what is none otherwise.
    private static final float MAY_BEGIN = 0.01f;
    /// How many places within a clause are tried; the time of reading must not grow with the square of a message.
    private static final int MAX_PLACES = 6;
    /// How long a preposition is at most.
    private static final int PREPOSITION = 3;
    /// How much likelier a correction is after words that take something back.
    private static final double CORRECTING = 4;
    /// How much likelier a job is behind an "and" after another clause of the same.
    private static final double GOES_ON = 2;
    /// How many words at most tell that what was said is taken back.
    private static final int MAX_TAKING_BACK = 4;
    private static final float LIKELY = 0.6f;
    /// From this likelihood of a job words are one clause, and from that of its parts they are two.
    private static final float SURELY_ONE = 0.9f;
    private static final float SURELY_TWO = 0.85f;
    private static final float BEYOND_DOUBT = 0.97f;
    /// How many words two stretches have at least that are two jobs without anything between them.
    private static final int SOME_WORDS = 4;
    /// Above this likelihood a clause begins, whatever its parts mean.
    private static final float SURELY_BEGINS = 0.9f;
    /// What stands between two things as "and" does.
    private static final Pattern PLUS = Pattern.compile("(?<=[\\p{L}.]) \\+ (?=[\\p{L}\\d])");
    private static final Set<String> SENTENCE_ENDS = Set.of(".", "!", "?");
    private static final List<String> WITHIN = List.of("DAY+", "TIME+", "DURATION+", "REPEAT+");
    /// Slots whose words are the name of a thing.
    private static final Set<String> NAMES = Set.of("items", "food", "recipe", "task", "old", "without");
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
    private final Spelling spelling;
    private final FrameReader frames;

    /// @param names the words of the kitchen's names
    public MessageReader(ReadingModel model, SpanTypes types, KnownWords names) {
        this.model = model;
        this.types = types;
        this.names = names;
        this.spelling = new Spelling(model.vocabulary(), names);
        this.frames = new FrameReader(model, names);
    }

    /// Returns whether a word, in lower case, is one of the language's as far as the examples have it.
    public boolean isWord(String word) {
        return model.vocabulary().holds(word);
    }

    /// The clauses of a message in order; none for a message without words, or in another language.
    ///
    /// @param prior how likely each job is where the dialogue stands, as nothing can be saved where there is no draft
    public List<Clause> read(String message, JobPrior prior) {
        var typed = once(Tokenizer.tokens(listed(message)));
        var tokens = spelling.mended(typed);
        var kinds = types.of(tokens);
        if (!isItsLanguage(typed, tokens, kinds)) {
            return List.of();
        }
        var starts = model.starts(tokens, kinds);
        var all = new MessageWords(message, tokens, kinds, starts, prior, "");
        var clauses = new ArrayList<Clause>();
        var days = DayList.starts(tokens, kinds);
        int from = names.addressed(tokens.stream().limit(3).map(Token::norm).toList());
        int behind = -1;
        for (int end = from + 1; end <= tokens.size(); end++) {
            int rest = end < tokens.size() && starts.get(end) > BEGINS ? restOfList(all, end) : end;
            if (rest > end) {
                behind = rest;
            } else if (end == tokens.size() || end == behind || days.contains(end) || begins(all, from, end)) {
                clauses.addAll(apart(all.after(clauses), from, end));
                from = end;
            }
        }
        return List.copyOf(clauses);
    }

    private boolean begins(MessageWords all, int from, int at) {
        float least = ListedThings.isListed(at, all.tokens(), all.kinds(), names) ? SURELY_BEGINS : BEGINS;
        return isForced(all.tokens(), from, at) || all.starts().get(at) > least && !all.isWithinNumber(at)
            && !all.isAmountOf(from, at) && !(takesBack(all.tokens(), from) && at - from < MAX_TAKING_BACK - 1)
            && !leadsOn(all, at) && !all.joinsDays(at, names) && !goesOn(all, at, next(all.starts(), at))
            && !isOne(all, from, at, next(all.starts(), at));
    }

    /// Tokens without those that end a sentence once more: "??".
    private static List<Token> once(List<Token> tokens) {
        return IntStream.range(0, tokens.size())
            .filter(i -> i == 0 || !SENTENCE_ENDS.contains(tokens.get(i).norm())
                || !SENTENCE_ENDS.contains(tokens.get(i - 1).norm()))
            .mapToObj(tokens::get).toList();
    }

    /// Returns a message with a comma in place of each plus between two things: "leeks + a loaf".
    public static String listed(String message) {
        return PLUS.matcher(message).replaceAll(", ");
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
    private boolean goesOn(MessageWords all, int from, int end) {
        boolean isThing = false;
        boolean isDish = IntStream.range(from, end).anyMatch(i -> all.kinds().get(i).contains(ReadingTrainer.RECIPE));
        for (int i = from; i < end; i++) {
            var token = all.tokens().get(i);
            var kinds = all.kinds().get(i);
            boolean isListed = MessageWords.isListed(kinds) || kinds.contains("UNIT") || kinds.contains("NUMBER");
            isThing |= MessageWords.isListed(kinds) || kinds.contains("UNIT");
            if (!isListed && !token.isNumber() && !names.joins(token.norm())
                && (token.isWord() || token.norm().equals("?") && !isDish)) {
                return false;
            }
        }
        int before = from - 1;
        while (before > 0 && !all.tokens().get(before).isWord()) {
            before--;
        }
        return isThing && before >= 0 && MessageWords.isListed(all.kinds().get(before));
    }

    /// Where the rest of a list ends that goes on at a place and stands before another clause: in "allergic to nuts |
    /// and celery, he hates beans" before the comma. The place itself if it is none.
    private int restOfList(MessageWords all, int from) {
        int before = from - 1;
        while (before > 0 && isJoint(all.tokens().get(before))) {
            before--;
        }
        int first = from;
        while (first < all.tokens().size() && isJoint(all.tokens().get(first))) {
            first++;
        }
        int at = first;
        while (at < all.tokens().size() && MessageWords.isListed(all.kinds().get(at))) {
            at++;
        }
        boolean isRest = first > before + 1 && at > first;
        boolean isBeforeAnother = at + 1 < all.tokens().size() && isJoint(all.tokens().get(at))
            && all.tokens().get(at + 1).isWord() && !MessageWords.isListed(all.kinds().get(at + 1));
        return isRest && isBeforeAnother ? at : from;
    }

    private boolean isJoint(Token token) {
        return token.norm().equals(",") || names.joins(token.norm());
    }

    /// Whether the word before a place leads on to what stands there: "to", or "on" before a day.
    private boolean leadsOn(MessageWords all, int at) {
        var before = all.tokens().get(at - 1);
        boolean isTime = Stream.of("DAY", "TIME").anyMatch(kind -> all.kinds().get(at).contains(kind));
        boolean isWithin = all.tokens().get(at).isWord() && !names.joins(all.tokens().get(at).norm())
            && WITHIN.stream().anyMatch(all.kinds().get(at)::contains);
        return names.leadsOn(before.norm()) || isWithin
            || isTime && before.isWord() && before.norm().length() <= PREPOSITION
                && model.vocabulary().isGrammar(before.norm());
    }

    /// Whether two stretches of words are one clause after all: one of them alone is likely no job, and both together
    /// are.
    private boolean isOne(MessageWords all, int from, int middle, int end) {
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
        var parts = Stream.concat(left.stream(), right.stream()).map(Clause::best).toList();
        if (isSimple(whole) && sense(whole) >= BEYOND_DOUBT && parts.stream().anyMatch(part -> sense(part) < SURELY_TWO)
            && parts.stream().noneMatch(part -> isSurelyAnother(part, whole))
            && parts.stream().allMatch(part -> names(whole).containsAll(names(part)))) {
            return true;
        }
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

    /// Whether words are surely another job than that of a longer stretch that they are part of.
    private static boolean isSurelyAnother(Frame part, Frame whole) {
        return !part.job().equals(whole.job()) && !part.slots().isEmpty() && part.share() >= SURELY_ONE;
    }

    private static Set<String> names(Frame frame) {
        return frame.slots().stream().map(Frame.Slot::name).collect(Collectors.toSet());
    }

    /// How much sense words make as a clause of their own: less where they name nothing, and their job nearly always
    /// does.
    private float sense(Frame frame) {
        return frame.slots().isEmpty() && model.uses().names(frame.job()) ? frame.share() * BARE : frame.share();
    }

    /// The clause of some words; two where they are likely no job or more than one.
    private List<Clause> apart(MessageWords all, int from, int end) {
        var whole = clause(all, from, end);
        if (whole.isEmpty()) {
            return whole;
        }
        var best = whole.getFirst().best();
        int sentence = sentenceWithinAName(all, from, end, best);
        if (sentence > 0) {
            return Stream.of(apart(all, from, sentence), apart(all, sentence, end)).flatMap(List::stream).toList();
        }
        return sense(best) < LIKELY || !isSimple(best) ? moreSensible(all, from, end, whole)
            : sense(best) < SURELY_ONE ? twoJobs(all, from, end, whole) : whole;
    }

    /// The place behind the end of a sentence that a name goes beyond, which none does; 0 if there is none.
    private static int sentenceWithinAName(MessageWords all, int from, int end, Frame frame) {
        return IntStream.range(from + 1, end - 1)
            .filter(i -> SENTENCE_ENDS.contains(all.tokens().get(i).norm())
                && all.tokens().get(i - 1).norm().length() >= SOME_WORDS && all.tokens().get(i + 1).isWord())
            .filter(i -> {
                var around = all.message().substring(all.tokens().get(i).start(), all.tokens().get(i + 1).end());
                return around.contains(" ") && frame.slots().stream()
                    .anyMatch(slot -> NAMES.contains(slot.name()) && slot.text().contains(around));
            }).map(i -> i + 1).findFirst().orElse(0);
    }

    /// The clause of words that are likely no job; two, where a clause may begin within them and each part is a
    /// likelier job.
    private List<Clause> moreSensible(MessageWords all, int from, int end, List<Clause> whole) {
        float best = Math.min(sense(whole.getFirst().best()), TOGETHER);
        var parts = whole;
        for (int at : places(all, from, end, MAY_BEGIN)) {
            var two = parted(all, from, at, end);
            float share =
                two.isEmpty() ? 0 : Math.min(sense(two.getFirst().best()), sense(two.getLast().best()));
            if (share > best + (parts == whole ? 0 : CLEARLY)) {
                best = share;
                parts = two;
            }
        }
        return parts;
    }

    /// The clause of words that are likely one job; two, where each part surely is another job: behind a comma, or
    /// beyond doubt where nothing stands between two stretches of some words. What a part does not name, the other may.
    private List<Clause> twoJobs(MessageWords all, int from, int end, List<Clause> whole) {
        for (int at : places(all, from, end, 0)) {
            boolean isMarked = isPunctuation(all.tokens().get(at));
            var two = isMarked || Math.min(at - from, end - at) >= SOME_WORDS ? parted(all, from, at, end)
                : List.<Clause>of();
            if (!two.isEmpty() && !two.getFirst().best().job().equals(two.getLast().best().job())
                && two.stream().allMatch(part -> part.best().share() >= (isMarked ? SURELY_TWO : BEYOND_DOUBT))) {
                return two;
            }
        }
        return whole;
    }

    /// The places at which a clause may begin, the likeliest first.
    private List<Integer> places(MessageWords all, int from, int end, float least) {
        return IntStream.range(from + 2, Math.max(from + 2, end - 1)).boxed()
            .filter(at -> all.starts().get(at) >= least && !all.isWithinNumber(at) && !leadsOn(all, at)
                && !all.joinsDays(at, names))
            .sorted(Comparator.comparing((Integer at) -> all.starts().get(at)).reversed())
            .map(at -> restOfList(all, at)).filter(at -> at < end - 1).distinct().limit(MAX_PLACES).toList();
    }

    /// The two clauses before and behind a place; none if one of them has no words.
    private List<Clause> parted(MessageWords all, int from, int at, int end) {
        var left = clause(all, from, at);
        var right = clause(all.after(left), at, end);
        return left.isEmpty() || right.isEmpty() ? List.of() : List.of(left.getFirst(), right.getFirst());
    }

    private static boolean isPunctuation(Token token) {
        return !token.isWord() && !token.isNumber();
    }

    private List<Clause> clause(MessageWords all, int from, int end) {
        var part = all.tokens().subList(from, end);
        return part.stream().noneMatch(t -> t.isWord() || t.isNumber()) ? List.of()
            : List.of(frames.clause(all.message(), part, all.kinds().subList(from, end), job -> prior(job, from, all)));
    }

    /// How much likelier a job is at a place of the message; what takes back words before it corrects something.
    private double prior(String job, int from, MessageWords all) {
        boolean goesOn = job.equals(all.before()) && names.joins(all.tokens().get(from).norm());
        double likelier = all.prior().of(job, from == 0) * (goesOn ? GOES_ON : 1);
        return from == 0 || !takesBack(all.tokens(), from) ? likelier : job.startsWith("fix.") ? likelier * CORRECTING
            : job.startsWith("talk.") ? 0 : likelier;
    }

    /// Whether the words are of the model's language: of those that are no known thing, it knows at least three in
    /// five. One that it can mend counts half.
    private boolean isItsLanguage(List<Token> typed, List<Token> mended, List<Set<String>> kinds) {
        int words = 0;
        int known = 0;
        int strange = 0;
        int all = 0;
        for (int i = 0; i < typed.size(); i++) {
            if (typed.get(i).isWord()) {
                int share = model.vocabulary().isCommon(typed.get(i).norm()) ? 2
                    : model.vocabulary().holds(mended.get(i).norm()) ? 1 : 0;
                boolean isName = !kinds.get(i).isEmpty(); // of whatever language
                words += isName ? 0 : 1;
                known += isName ? 0 : share;
                strange += share < 2 && !(isName && share == 0) ? 1 : 0;
                all++;
            }
        }
        boolean isOneSlip = all > 1 && strange <= 1 && kinds.stream().anyMatch(kind -> !kind.isEmpty());
        return (known * 5 >= words * 6 || isOneSlip) && !typed.isEmpty();
    }

    /// Returns how many of the words of a message, from 0 to 1, are common ones of the language; names of things do not
    /// count.
    public double share(String message) {
        var tokens = Tokenizer.tokens(message);
        var kinds = types.of(tokens);
        var words = IntStream.range(0, tokens.size()).filter(i -> tokens.get(i).isWord() && kinds.get(i).isEmpty())
            .mapToObj(i -> tokens.get(i).norm()).toList();
        return words.isEmpty() ? 1
            : words.stream().mapToDouble(word -> model.vocabulary().isCommon(word) ? 1
                : model.vocabulary().holds(word) ? 0.5 : 0).sum() / words.size();
    }

    /// Whether words may be the name of a thing: none of them is a verb, a pronoun or a question word.
    public boolean isThing(String words) {
        return Tokenizer.tokens(words).stream().noneMatch(t -> model.vocabulary().isGrammar(t.norm()));
    }
}
