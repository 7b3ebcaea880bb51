package alfred.builtin.script;

import alfred.builtin.intent.Orders;
import alfred.builtin.slot.Dates;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.ToldNeeds;
import alfred.builtin.template.AssistantLanguage;
import alfred.builtin.template.Intent;
import alfred.builtin.template.TemplateBook;
import alfred.core.context.Pending;
import alfred.core.context.Resume;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.Language;
import alfred.core.domain.Row;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.Question;
import alfred.core.reasoner.StepOutcome;
import alfred.core.reasoner.TurnContext;
import alfred.core.reasoner.Verbosity;
import alfred.kitchen.catalogue.FoodCatalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/// One run of a skill, written as straight-line code although the pipeline calls it step by step.
///
/// Each time the pipeline asks for the next decision, the skill reruns from its start. Calls already executed
/// return their recorded results; the first new one becomes the decision. In the reply phase it runs to its end,
/// and the collected text is the reply.
public final class Script {
    private static final int MAX_CHOICES = 9;
    private final Language language;
    private final ReplyFormatter words;
    private final Function<Integer, TurnContext> turns;
    private Intent reading;
    private TurnContext turn;
    private final List<StepOutcome> done;
    private final List<ToolResult> current;
    private final boolean isReply;
    private final List<String> said = new ArrayList<>();
    private final Dates dates;
    private String suggestion = "";
    private boolean isPartOfSeveral;
    private int step;
    private int call;

    /// Unwinds a run with the decision it reached.
    public static class Decided extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient ActDecision decision;

        public Decided(ActDecision decision) {
            super(null, null, false, false);
            this.decision = decision;
        }

        public ActDecision decision() {
            return decision;
        }
    }

    /// Unwinds a run with a message that also ends the orders after it.
    public static final class Ended extends Decided {
        private static final long serialVersionUID = 1L;

        public Ended(String message) {
            super(new ActDecision.Fail(message));
        }
    }

    /// @param turns returns the state of the turn at the start of an order, by the number of completed steps before it
    public Script(AssistantLanguage voice, Intent reading, Function<Integer, TurnContext> turns, List<StepOutcome> done,
        List<ToolResult> current,
        boolean isReply) {
        this.turns = turns;
        this.turn = turns.apply(0);
        this.language = voice.language();
        this.words = new ReplyFormatter(voice.language().phrases(), turn.now().toLocalDate(), voice.foods());
        this.reading = reading;
        this.done = done;
        this.current = current;
        this.isReply = isReply;
        this.dates = new Dates(turn.now().toLocalDate());
    }

    /// Carries out several orders, each with the state that the ones before it left. Ends with the first question
    /// that an order asks.
    void inTurn(List<Intent> orders, Skills skills) {
        var asking = new ArrayList<Intent>();
        isPartOfSeveral = true;
        var questions = new ArrayList<Question>();
        int end = 0;
        for (int i = 0; i < orders.size(); i++) {
            // drafts that were kept have completed their step
            if (i > 0 && step <= end) {
                next();
            }
            int last = step + skills.of(orders.get(i).skill()).steps().size() - 1;
            reading = orders.get(i);
            turn = turns.apply(step);
            try {
                skills.of(reading.skill()).body().accept(this);
            } catch (Ended ended) {
                throw ended;
            } catch (Decided decided) {
                switch (decided.decision()) {
                    case ActDecision.Fail fail -> say(fail.userMessage());
                    case ActDecision.AskUser ask -> {
                        questions.add(ask.question());
                        asking.add(orders.get(i));
                    }
                    case ActDecision.CallTools _ -> throw decided;
                    case ActDecision.CompleteStep _ -> throw decided;
                    case ActDecision.RequestSchema _ -> throw decided;
                    case ActDecision.RetrieveStep _ -> throw decided;
                    case ActDecision.RetrieveArchive _ -> throw decided;
                    case ActDecision.Blocked _ -> throw decided;
                }
            }
            while (step < last) {
                next();
            }
            end = last;
        }
        if (!questions.isEmpty()) {
            throw first(questions.getFirst(), asking.subList(1, asking.size()));
        }
    }

    /// Returns the end of a run with its first question. The other orders that ask wait for its answer.
    private Decided first(Question question, List<Intent> waiting) {
        say(waiting.isEmpty() ? "" : text("ask.more-follow", waiting.size()));
        var resume = question.resume() instanceof Resume.Note note ? Resume.note(Orders.waiting(note.text(), waiting))
            : question.resume();
        return new Decided(
            new ActDecision.AskUser(new Question(question.text(), question.choices(), resume).after(said())));
    }

    /// Returns the formatter for the language of the turn.
    public ReplyFormatter words() {
        return words;
    }

    public String text(String key, Object... values) {
        return words.text(key, values);
    }

    /// Returns the household's catalogue.
    public FoodCatalogue foods() {
        return words.foods();
    }

    public TurnContext turn() {
        return turn;
    }

    public Intent reading() {
        return reading;
    }

    public String slot(String name) {
        return reading.slot(name);
    }

    public boolean has(String name) {
        return reading.has(name);
    }

    /// Returns whether the message has words of a section of a lexicon, in any language understood.
    public boolean says(String section) {
        return says(section, turn.message());
    }

    /// Returns whether words have something of a section of patterns in them.
    public boolean says(String section, String words) {
        return TemplateBook.of(language.understood()).stream().map(book -> book.get().lexicon())
            .anyMatch(lexicon -> lexicon.pattern(section).matcher(lexicon.fold(words)).find());
    }

    /// Returns what the message says that somebody must not or does not eat, in any language understood.
    public ToldNeeds needs() {
        return TemplateBook.of(language.understood()).stream()
            .map(book -> ToldNeeds.in(turn.message(), book.get().lexicon(), foods()))
            .reduce(ToldNeeds.NONE, ToldNeeds::and);
    }

    /// Returns whether the message names a food behind words such as "nothing with" or "without".
    public boolean isUnwanted(String food) {
        return TemplateBook.of(language.understood()).stream().map(book -> book.get().lexicon()).anyMatch(lexicon -> {
            var message = lexicon.fold(turn.message());
            int at = message.indexOf(lexicon.fold(food));
            return at > 0 && lexicon.pattern("not_wanted").matcher(message.substring(0, at)).find();
        });
    }

    /// Returns the first match of a pattern section in the message, in any language understood.
    public Optional<MatchResult> find(String section) {
        return TemplateBook.of(language.understood()).stream().map(book -> book.get().lexicon())
            .flatMap(lexicon -> lexicon.pattern(section).matcher(lexicon.fold(turn.message())).results()).findFirst();
    }

    /// Returns the match of a pattern section that fits all of the words, in any language understood.
    public Optional<MatchResult> match(String section, String words) {
        return TemplateBook.of(language.understood()).stream()
            .map(book -> book.get().lexicon().pattern(section).matcher(words))
            .filter(Matcher::matches)
            .<MatchResult>map(Matcher::toMatchResult).findFirst();
    }

    /// Returns words of a closed vocabulary in the assistant's own terms, from the first language that knows them.
    public Optional<String> told(String kind, String words) {
        return TemplateBook.of(language.understood()).stream()
            .flatMap(book -> book.get().lexicon().told(kind, words).stream()).findFirst();
    }

    /// Returns what words of a closed vocabulary mean in the languages understood, in their order.
    public Stream<String> tellings(String kind, String words) {
        return TemplateBook.of(language.understood()).stream()
            .flatMap(book -> book.get().lexicon().told(kind, words).stream());
    }

    /// Returns the items of a slot with their amounts. "it" resolves to the items shown last; if there are none,
    /// the turn ends with a question.
    public List<Items.Item> items(String name) {
        return Items.parse(slot(name), foods()).stream()
            .flatMap(item -> Referents.isReference(item.name()) ? meant(item) : Stream.of(item)).toList();
    }

    private Stream<Items.Item> meant(Items.Item item) {
        var refs = Stream.of("inv", "shop", "ing").map(type -> referents().resolve(type, item.name()))
            .filter(found -> !found.isEmpty()).findFirst()
            .orElseThrow(this::askMeaning);
        return refs.stream().map(ref -> item.called(referents().label(ref)));
    }

    public Dates dates() {
        return dates;
    }

    public Referents referents() {
        return new Referents(turn);
    }

    /// Returns the recorded result of a call, or ends the run with the call as its decision.
    public ToolResult call(ToolCall wanted) {
        var known =
            step < done.size() ? done.get(step).results() : step == done.size() ? current : List.<ToolResult>of();
        if (call < known.size()) {
            return known.get(call++);
        }
        throw new Decided(new ActDecision.CallTools(List.of(wanted), false, ""));
    }

    /// Returns the rows of a call. If it was refused, the turn ends with the refusal's message.
    public List<Row> rows(ToolCall wanted) {
        var result = call(wanted);
        if (!result.isDone()) {
            throw stop(result.message());
        }
        return result.rows();
    }

    /// Advances to the next step of the plan.
    public void next() {
        if (step >= done.size()) {
            throw new Decided(new ActDecision.CompleteStep("", List.of(), ""));
        }
        step++;
        call = 0;
    }

    /// Completes a generating step with drafts.
    ///
    /// @return the refs of the drafts
    public List<String> keep(List<Artifact> drafts) {
        if (step >= done.size()) {
            throw new Decided(new ActDecision.CompleteStep("", drafts, ""));
        }
        var refs = done.get(step).artifacts();
        step++;
        call = 0;
        return refs;
    }

    public void say(String text) {
        if (!text.isBlank()) {
            said.add(text);
        }
    }

    /// Adds the text of a key to the reply.
    public void tell(String key, Object... values) {
        say(text(key, values));
    }

    /// Sets the suggestion that ends the reply, replacing an earlier one. Omitted if replies are to be short.
    public void suggest(String key, Object... values) {
        suggestion = text(key, values);
    }

    /// Returns whether the skill carries out one of several orders.
    boolean isPartOfSeveral() {
        return isPartOfSeveral;
    }

    public boolean isReply() {
        return isReply;
    }

    /// Returns the reply as Markdown: sentences on consecutive lines, lists and longer texts as separate blocks.
    public String said() {
        var all = new StringBuilder();
        var pieces = new ArrayList<>(said);
        if (!suggestion.isEmpty() && turn.modeContext().verbosity() != Verbosity.SHORT) {
            pieces.add(suggestion);
        }
        for (int i = 0; i < pieces.size(); i++) {
            if (i > 0) {
                all.append(isBlock(pieces.get(i - 1)) != isBlock(pieces.get(i)) || pieces.get(i).contains("\n") ? "\n\n"
                    : "\n");
            }
            all.append(pieces.get(i));
        }
        return all.toString();
    }

    private static boolean isBlock(String text) {
        return text.contains("\n") || text.startsWith("- ") || text.matches("\\d+\\. .*");
    }

    /// Returns a decision that ends the turn with a message. Earlier writes are kept.
    public Decided stop(String message) {
        return new Decided(new ActDecision.Fail(message));
    }

    /// Like [#stop(String)], with the text of a key.
    public Decided refuse(String key, Object... values) {
        return stop(text(key, values));
    }

    /// Returns a decision that asks which row is meant. The ref of the answer is put into the slot.
    public Decided ask(String text, List<Row> options, String slot) {
        var shown = options.subList(0, Math.min(MAX_CHOICES, options.size()));
        var more = options.size() > shown.size() ? " " + text("ask.more", options.size()) : "";
        boolean isClear = options.stream().map(words::label).distinct().count() == options.size();
        var choices = shown.stream()
            .map(row -> new Pending.Choice(isClear ? words.label(row) : words.detailed(row), row.text(Row.ID)))
            .toList();
        return new Decided(
            new ActDecision.AskUser(new Question(text + more, choices, reading.with("_fill", slot).toJson())));
    }

    /// Returns a decision that asks what a reference such as "it" means.
    public Decided askMeaning() {
        return new Decided(new ActDecision.AskUser(new Question(text("ask.meaning"), List.of(), reading.toJson())));
    }

    /// Returns a decision that asks for confirmation. After a yes the skill reruns with `agreed` set.
    public Decided confirm(String text) {
        return new Decided(
            new ActDecision.AskUser(new Question(text, List.of(), reading.with("agreed", "yes").toJson())));
    }

    public boolean isAgreed() {
        return reading.has("agreed");
    }

    public static ToolCall update(String table, String ref, Map<String, ?> fields) {
        return ToolCall.update(table, List.of(ToolCall.where(Row.ID, "=", ref)), Map.copyOf(fields));
    }

    public static ToolCall delete(String table, List<Row> rows) {
        return ToolCall.delete(table, ToolCall.where(Row.ID, "in", rows.stream().map(r -> r.text(Row.ID)).toList()));
    }
}
