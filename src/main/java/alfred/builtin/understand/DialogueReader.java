package alfred.builtin.understand;

import alfred.builtin.intent.AmbiguousIntent;
import alfred.builtin.intent.FollowUps;
import alfred.builtin.intent.MissingSlot;
import alfred.builtin.intent.NotUnderstood;
import alfred.builtin.intent.Orders;
import alfred.builtin.intent.SkillWrites;
import alfred.builtin.slot.Dates;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.slot.ToldRecipe;
import alfred.builtin.template.Intent;
import alfred.builtin.template.TemplateBook;
import alfred.builtin.template.TokenizedSentence;
import alfred.core.context.Pending;
import alfred.core.context.Resume;
import alfred.core.crud.rule.Permission.Operation;
import alfred.core.reasoner.TurnContext;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.measure.Units;
import alfred.kitchen.names.OwnNames;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads a message in the context of its dialogue: as the answer to an open question, as a sentence of its own, or
/// as a follow-up to the last one.
public final class DialogueReader {
    /// So many times an amount: `2x 250 g butter`.
    private static final Pattern SO_MANY_TIMES =
        Pattern.compile("\\b(\\d{1,2}) ?[x×] ?(\\d{1,4}) ?(g|kg|ml|l|cl|oz|lb)\\b (\\p{L}+)");
    /// Three words, the shortest message that can be an order.
    private static final Pattern SEVERAL_WORDS =
        Pattern.compile("(?<!\\p{L})\\p{L}{2,}+\\P{L}++\\p{L}{2,}+\\P{L}++\\p{L}{2,}+");
    private static final int MAX_WORDS = 8;
    /// Maximum message length in characters; longer ones are not read. Reading time grows with the number of
    /// possible word groups, and no template is nearly as long.
    private static final int MAX_READ = 4_000;
    /// From this share of common words on, a message is of the first language; another one needs so much more.
    private static final double SURELY_ITS_LANGUAGE = 0.9;
    private static final double CLEARLY_MORE = 0.15;
    /// Orders about one day and one meal, of which a message may name two.
    private static final Set<String> FOR_ONE_TIME = Set.of("task.add", "meal.servings", "meal.note", "meal.remove");
    private final List<Supplier<TemplateBook>> books;
    private final Supplier<FoodCatalogue> foods;
    private final Supplier<OwnNames.Names> names;

    /// @param books the template books of the languages understood, in order of preference
    /// @param foods returns the household's catalogue
    /// @param names returns the household's own names
    public DialogueReader(List<Supplier<TemplateBook>> books, Supplier<FoodCatalogue> foods,
        Supplier<OwnNames.Names> names) {
        this.names = names;
        this.books = List.copyOf(books);
        this.foods = foods;
    }

    /// @param isAnswer whether the message answers the open question
    /// @param isLiteral whether a template matched, rather than the statistical reader alone
    public record Read(Intent reading, boolean isAnswer, boolean isLiteral) {}

    /// Returns the reading of a message; empty if it is not understood.
    public Optional<Read> read(TurnContext typed) {
        if (typed.message().length() > MAX_READ) {
            return Optional.empty();
        }
        var turn = typed.saying(quiet(typed.message()));
        var pending = turn.conversation().open();
        var answer = pending
            .flatMap(open -> first(book -> answer(turn, open, TokenizedSentence.of(turn.message(), book.lexicon()))
                .or(() -> filled(turn, open, book))));
        if (answer.isPresent()) {
            return answer.map(r -> new Read(Orders.resumed(r), true, true));
        }
        var read = new ArrayList<Read>();
        for (var book : likeliestFirst(turn)) {
            var one = sentence(turn, book.get(), foods.get());
            if (one.isPresent() && !NotUnderstood.ABOUT_THE_MESSAGE.contains(one.get().reading().skill())) {
                return one;
            }
            one.ifPresent(read::add);
        }
        return read.stream().findFirst();
    }

    /// Returns a message with amounts told together, and one that is all in capitals in small letters: "ADD MILK AND
    /// EGGS TO THE LIST" shouts no names.
    private static String quiet(String message) {
        return SO_MANY_TIMES.matcher(message.equals(message.toUpperCase(Locale.ROOT))
            && SEVERAL_WORDS.matcher(message).find() ? message.toLowerCase(Locale.ROOT) : message)
            .replaceAll(DialogueReader::together);
    }

    /// Returns an amount said as so many times another as one; the words themselves if packs are counted: "3 x 400 g
    /// tins".
    private static String together(MatchResult found) {
        boolean arePacks = Units.find(found.group(4)).isPresent();
        return arePacks ? found.group()
            : Integer.parseInt(found.group(1)) * Integer.parseInt(found.group(2)) + " " + found.group(3) + " "
                + found.group(4);
    }

    /// Returns the languages in their order; one before it that a message is clearly more of than of the first, as
    /// people mix words of others into theirs.
    private List<Supplier<TemplateBook>> likeliestFirst(TurnContext turn) {
        double first = books.isEmpty() || turn.message().length() > MAX_READ ? 1 : share(turn, books.getFirst().get());
        if (first >= SURELY_ITS_LANGUAGE) {
            return books;
        }
        var better = books.stream().skip(1).filter(book -> share(turn, book.get()) > first + CLEARLY_MORE).findFirst();
        return better
            .map(book -> Stream.concat(Stream.of(book), books.stream().filter(other -> other != book)).toList())
            .orElse(books);
    }

    private double share(TurnContext turn, TemplateBook book) {
        var types = new SlotTypes(new Dates(turn.now().toLocalDate()), book.lexicon(), foods.get());
        return meaning(turn, book, types, foods.get()).map(MeaningReader::share).orElse(0.0);
    }

    /// Returns whether a message may be more than the statistical reader's guess: the answer to an open question, or a
    /// match of a template. A quick check before [#read].
    public boolean mayBeLiteral(TurnContext turn) {
        return turn.conversation().open().isPresent()
            || turn.message().length() <= MAX_READ && books.stream().map(Supplier::get)
                .anyMatch(book -> !templates(turn.message(), book,
                    new SlotTypes(new Dates(turn.now().toLocalDate()), book.lexicon(), foods.get()))
                    .isEmpty());
    }

    /// Returns whether a reading is what a template finds, or says more of it.
    private static boolean isSaidBy(Intent own, Intent reading) {
        return own.skill().equals(reading.skill()) && reading.slots().keySet().containsAll(own.slots().keySet());
    }

    /// Returns the result of the first language that has one; empty if none has.
    private <T> Optional<T> first(Function<TemplateBook, Optional<T>> reading) {
        return books.stream().flatMap(book -> reading.apply(book.get()).stream()).findFirst();
    }

    /// Returns the request whose missing thing the message gives; empty if none is asked for, or the message is a
    /// request of its own.
    private Optional<Intent> filled(TurnContext turn, Pending open, TemplateBook book) {
        var types = new SlotTypes(new Dates(turn.now().toLocalDate()), book.lexicon(), foods.get());
        return Intent.fromJson(open.note()).flatMap(asked -> MissingSlot.answered(asked, turn.message(), types))
            .filter(request -> templates(turn.message(), book, types).stream()
                .allMatch(own -> own.skill().equals(request.skill())));
    }

    private Optional<Read> sentence(TurnContext given, TemplateBook book, FoodCatalogue foods) {
        var types = new SlotTypes(new Dates(given.now().toLocalDate()), book.lexicon(), foods);
        var turn = given.saying(types.withoutIdleCondition(given.message()));
        var next = next(turn, book, types, foods).or(() -> new CookingRemarks(types, foods).in(turn.message(),
            words -> sentence(given.saying(words), book, foods).map(Read::reading)));
        if (next.isPresent()) {
            return next.map(r -> new Read(r, false, true));
        }
        var shown = shown(turn, book, foods);
        if (shown.isPresent()) {
            return shown;
        }
        var own = templates(turn.message(), book, types);
        var reader = meaning(turn, book, types, foods);
        if (own.size() > 1 && reader.flatMap(r -> r.whole(own)).isEmpty()) {
            return Optional.of(new Read(AmbiguousIntent.of(own), false, true));
        }
        var literal = own.stream().filter(WholeMessage::isOne).findFirst().or(() -> own.stream().findFirst());
        var meant = reader.map(r -> r.read(words -> words.equals(turn.message()) ? literal
            : only(templates(words, book, types)))).orElse(literal);
        var both = meant.filter(DialogueReader::isForOneTime).flatMap(_ -> new TwoTimes(types).of(turn.message()))
            .flatMap(apart -> each(given, apart, book, foods));
        if (both.isPresent()) {
            return both.map(r -> new Read(r, false, false));
        }
        var beside = meant.map(r -> r.slot(ToldRecipe.BESIDE)).filter(words -> !words.isEmpty());
        if (beside.isPresent()) {
            var recipe = meant.orElseThrow().without(ToldRecipe.BESIDE);
            var order = sentence(given.saying(beside.get()), book, foods).map(Read::reading)
                .orElseGet(() -> NotUnderstood.of(beside.get()));
            return Optional.of(new Read(Orders.of(Stream.concat(Stream.of(recipe), Orders.in(order).stream()).toList()),
                false, true));
        }
        return meant.map(r -> new Read(again(turn, r), false, own.stream().anyMatch(o -> isSaidBy(o, r))));
    }

    /// Returns the order to have a task again that is done with the first words, or was done before them: "kettle
    /// descaled, next one in 3 months"; empty if a message is none.
    private Optional<Intent> next(TurnContext turn, TemplateBook book, SlotTypes types, FoodCatalogue foods) {
        var found = book.lexicon().pattern("next_one").matcher(book.lexicon().fold(turn.message()).strip());
        if (!found.matches()) {
            return Optional.empty();
        }
        var next = types.fill("by", found.group(2)).map(by -> new Intent("task.next", Map.of("by", by)));
        if (found.group(1) == null) {
            return last(turn).filter(before -> Orders.in(before.without(FollowUps.TURN)).getLast().skill()
                .equals("task.done")).flatMap(_ -> next);
        }
        var words = turn.message().strip().split("\\s+");
        int size = Math.min(words.length, found.group(1).strip().split("\\s+").length);
        return next.flatMap(again -> sentence(turn.saying(String.join(" ", Arrays.copyOf(words, size))), book, foods)
            .map(Read::reading).filter(done -> done.skill().equals("task.done"))
            .map(done -> Orders.of(List.of(done, again))));
    }

    /// Returns what is only to be shown, and not written, as the request that stands before that; empty if a message
    /// does not end so, or orders something to be written.
    private Optional<Read> shown(TurnContext turn, TemplateBook book, FoodCatalogue foods) {
        var text = new TypedText(book.lexicon(), turn.message().strip());
        return text.take("shown_only")
            .flatMap(_ -> sentence(turn.saying(text.rest().replaceFirst("[\\s;]+$", "")), book,
                foods))
            .filter(read -> Orders.in(read.reading()).stream()
                .noneMatch(order -> !SkillWrites.of(order.skill()).isEmpty()
                    || NotUnderstood.ABOUT_THE_MESSAGE.contains(order.skill())));
    }

    /// Returns whether a reading is an order for one day and meal, or a part of one beside what was not complete.
    private static boolean isForOneTime(Intent reading) {
        var orders = Orders.in(reading);
        return orders.stream().anyMatch(order -> FOR_ONE_TIME.contains(order.skill()) && !order.has("repeat"))
            && (orders.size() == 1 || orders.stream().anyMatch(order -> order.skill().equals(MissingSlot.SKILL)));
    }

    /// Returns the orders of messages that differ in a time; empty unless all are of one kind.
    private Optional<Intent> each(TurnContext turn, List<String> messages, TemplateBook book, FoodCatalogue foods) {
        var orders = messages.stream().flatMap(message -> sentence(turn.saying(message), book, foods).stream())
            .map(Read::reading).filter(order -> FOR_ONE_TIME.contains(order.skill())).distinct().toList();
        return orders.size() == messages.size() && orders.stream().map(Intent::skill).distinct().count() == 1
            ? Optional.of(Orders.of(orders)) : Optional.empty();
    }

    private static Optional<Intent> only(List<Intent> readings) {
        return readings.size() == 1 ? Optional.of(readings.getFirst()) : Optional.empty();
    }

    private Optional<MeaningReader> meaning(TurnContext turn, TemplateBook book, SlotTypes types, FoodCatalogue foods) {
        return ReadingModels.of(book.language())
            .map(model -> new MeaningReader(turn, last(turn), model, types, foods, names.get()));
    }

    private static List<Intent> templates(String words, TemplateBook book, SlotTypes types) {
        var sentence = TokenizedSentence.of(words, book.lexicon());
        var bare = sentence.trimmed();
        var trimmed = book.read(bare, types::fill);
        return trimmed.isEmpty() && bare.size() < sentence.size() ? book.read(sentence, types::fill) : trimmed;
    }

    /// Returns the likeliest readings of a message that is not understood, best first.
    public List<Intent> nearest(TurnContext turn) {
        return books.stream().map(Supplier::get).map(book -> meaning(turn, book,
            new SlotTypes(new Dates(turn.now().toLocalDate()), book.lexicon(), foods.get()), foods.get())
            .map(MeaningReader::nearest).orElse(List.of()))
            .filter(found -> !found.isEmpty()).findFirst().orElse(List.of());
    }

    private static Optional<Intent> last(TurnContext turn) {
        return Intent.fromJson(turn.conversation().memo().get(FollowUps.LAST));
    }

    /// Returns the writes that a sentence on its own orders by what it means, as operations by entity type.
    public Map<String, Set<Operation>> orderedWrites(String words, LocalDate today) {
        return books.stream().map(Supplier::get)
            .flatMap(book -> ReadingModels.of(book.language()).stream()
                .map(model -> OrderedWrites.of(words, model,
                    new SlotTypes(new Dates(today), book.lexicon(), foods.get()), foods.get(), names.get())))
            .filter(writes -> !writes.isEmpty()).findFirst().orElse(Map.of());
    }

    /// Returns the reading of a sentence outside any dialogue; empty if it has none or several.
    public Optional<Intent> alone(String words, LocalDate today) {
        if (words.length() > MAX_READ) {
            return Optional.empty();
        }
        return first(book -> {
            var types = new SlotTypes(new Dates(today), book.lexicon(), foods.get());
            var found = book.read(TokenizedSentence.of(words, book.lexicon()).trimmed(), types::fill);
            return found.isEmpty() ? Optional.empty() : Optional.of(found);
        }).filter(found -> found.size() == 1).map(List::getFirst);
    }

    /// Resolves "something else" to an alternative to the last request.
    private static Intent again(TurnContext turn, Intent reading) {
        return !reading.has("again") ? reading : last(turn)
            .filter(last -> last.skill().equals(reading.skill())).map(last -> last.with("again", reading.slot("again")))
            .orElse(reading);
    }

    private static Optional<Intent> answer(TurnContext turn, Pending pending, TokenizedSentence sentence) {
        if (sentence.isEmpty()) {
            return Optional.empty();
        }
        if (pending.kind() == Pending.Kind.INTERRUPTED) {
            return interrupted(sentence);
        }
        if (isAmong("yes", sentence)) {
            var resume =
                pending.resume() instanceof Resume.Many ? turn.conversation().memo().getOrDefault(FollowUps.LAST, "")
                    : pending.note();
            return Intent.fromJson(resume).filter(r -> !r.has("_fill") || pending.choices().size() == 1)
                .map(AmbiguousIntent::agreed)
                .map(r -> r.has("_fill") ? r.with(r.slot("_fill"), pending.choices().getFirst().ref()) : r);
        }
        if (isAmong("no", sentence)) {
            return Optional.of(new Intent("dialogue.no", Map.of()));
        }
        return pressed(pending, turn.message()).or(() -> chosen(pending, sentence))
            .flatMap(ref -> Intent.fromJson(pending.note())
                .map(r -> AmbiguousIntent.chosen(r, ref)
                    .orElseGet(() -> r.with(r.has("_fill") ? r.slot("_fill") : "ref", ref))));
    }

    private static Optional<Intent> interrupted(TokenizedSentence said) {
        var whole = joined(said);
        if (said.lexicon().holds("no", whole) || said.lexicon().beginsWith("keep", whole)) {
            return Optional.of(new Intent("dialogue.keep", Map.of()));
        }
        return said.lexicon().beginsWith("undo", whole) ? Optional.of(new Intent("dialogue.undo", Map.of()))
            : Optional.empty();
    }

    /// Returns whether the words, with or without polite openers and closers, are a phrase of a section of the
    /// lexicon.
    private static boolean isAmong(String section, TokenizedSentence words) {
        return words.lexicon().holds(section, joined(words)) || words.lexicon().holds(section, joined(words.trimmed()));
    }

    private static String joined(TokenizedSentence words) {
        return String.join(" ", words.folded()).replace(" ,", "").strip();
    }

    /// Returns the choice meant by the words: by position, or by words that only one choice contains.
    /// The choice that was said word for word, as by its button.
    private static Optional<String> pressed(Pending pending, String message) {
        return pending.choices().stream().filter(choice -> quiet(choice.message()).strip().equals(message.strip()))
            .map(Pending.Choice::ref).findFirst();
    }

    private static Optional<String> chosen(Pending pending, TokenizedSentence sentence) {
        var choices = pending.choices();
        if (choices.isEmpty()) {
            return Optional.empty();
        }
        var lexicon = sentence.lexicon();
        var said = joined(sentence.trimmed());
        var position = lexicon.told("ordinal", said).flatMap(Referents::ordinal)
            .or(() -> lexicon.told("number", said).flatMap(SlotTypes::whole));
        if (position.isPresent()) {
            int at = position.get() < 0 ? choices.size() - 1 : position.get() - 1;
            return at >= 0 && at < choices.size() ? Optional.of(choices.get(at).ref()) : Optional.empty();
        }
        var words =
            sentence.folded().stream().filter(w -> !lexicon.holds("idle", w) && !lexicon.isPassedOver(w)).toList();
        if (words.isEmpty() || words.size() > MAX_WORDS) {
            return Optional.empty();
        }
        var fitting = choices.stream().filter(c -> holds(lexicon.fold(c.text()), words)).map(Pending.Choice::ref)
            .distinct().toList();
        return fitting.size() == 1 ? Optional.of(fitting.getFirst()) : Optional.empty();
    }

    private static boolean holds(String choice, List<String> words) {
        return Arrays.asList(choice.split("[^\\p{L}0-9']+")).containsAll(words);
    }
}
