package alfred.builtin;

import alfred.builtin.intent.CannotBe;
import alfred.builtin.intent.FollowUps;
import alfred.builtin.intent.LeftOut;
import alfred.builtin.intent.NotUnderstood;
import alfred.builtin.intent.Orders;
import alfred.builtin.intent.SkillWrites;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.script.Skills;
import alfred.builtin.skill.AllSkills;
import alfred.builtin.skill.meal.MealChangeSkills;
import alfred.builtin.slot.Drafts;
import alfred.builtin.slot.Referents;
import alfred.builtin.template.AssistantLanguage;
import alfred.builtin.template.Intent;
import alfred.builtin.template.TemplateBook;
import alfred.builtin.understand.DialogueReader;
import alfred.core.crud.call.ToolResult;
import alfred.core.crud.rule.Permission.Operation;
import alfred.core.domain.Language;
import alfred.core.domain.Phrasebook;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.Contexts.ActContext;
import alfred.core.reasoner.Contexts.BypassContext;
import alfred.core.reasoner.Contexts.BypassReply;
import alfred.core.reasoner.Contexts.Handoff;
import alfred.core.reasoner.Contexts.ReplyContext;
import alfred.core.reasoner.Contexts.SummarizeContext;
import alfred.core.reasoner.Contexts.Summary;
import alfred.core.reasoner.Contexts.ThinkContext;
import alfred.core.reasoner.Contexts.UnderstandContext;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Reasoner;
import alfred.core.reasoner.StepOutcome;
import alfred.core.reasoner.TurnContext;
import alfred.core.reasoner.Understanding.Curation;
import alfred.core.reasoner.Understanding;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.names.OwnNames;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A reasoner that works offline. Each sentence has one reading, which runs one skill. A sentence it does not
/// understand is answered with a message and causes no writes.
public final class BuiltInReasoner implements Reasoner {
    private final Language language;
    private final Supplier<FoodCatalogue> foods;
    private final DialogueReader reader;
    private final Skills skills;
    private volatile @Nullable Asked asked;

    /// Creates a reasoner for English with the standard food catalogue.
    public BuiltInReasoner() {
        this(Language.ENGLISH);
    }

    /// Creates a reasoner with the standard food catalogue.
    public BuiltInReasoner(Language language) {
        this(language, FoodCatalogue::standard, () -> OwnNames.Names.NONE);
    }

    /// @param language the language of the answers; [Language] says which ones it understands
    /// @param foods returns the household's catalogue; called for each message
    /// @param names returns the names of the household's own recipes, tasks and things; called for each message
    public BuiltInReasoner(Language language, Supplier<FoodCatalogue> foods, Supplier<OwnNames.Names> names) {
        this(language, TemplateBook.of(language.understood()), foods, names);
    }

    /// @param books the template books in order of preference, each loaded with the first message that needs it,
    /// because loading is slow
    BuiltInReasoner(Language language, List<Supplier<TemplateBook>> books, Supplier<FoodCatalogue> foods,
        Supplier<OwnNames.Names> names) {
        this.language = language;
        this.foods = foods;
        this.reader = new DialogueReader(books, foods, names);
        this.skills = AllSkills.registry();
    }

    private AssistantLanguage voice() {
        return new AssistantLanguage(language, foods.get());
    }

    @Override
    public BuiltInTurn begin(Cancellation cancellation) {
        return new BuiltInTurn();
    }

    /// Returns the intent of a message; empty if it is not understood.
    public Optional<Intent> reading(TurnContext turn) {
        return reader.read(turn).map(DialogueReader.Read::reading);
    }

    /// Returns the writes requested by a sentence on its own, as operations by entity type: plainly, in any supported
    /// language, or by what it means in one of the window's languages. An ambiguous or unknown sentence requests none.
    ///
    /// @param today the date from which "tomorrow" is computed
    public Map<String, Set<Operation>> asksFor(String words, LocalDate today) {
        var catalogue = foods.get();
        var known = asked;
        if (known == null || !known.isFor(words, today, catalogue)) {
            known = new Asked(words, today, catalogue, writes(words, today));
            asked = known;
        }
        return known.writes();
    }

    /// What a message asks to have written: a turn asks for it several times.
    private record Asked(String words, LocalDate today, FoodCatalogue foods, Map<String, Set<Operation>> writes) {
        boolean isFor(String others, LocalDate day, FoodCatalogue catalogue) {
            return words.equals(others) && today.equals(day) && foods == catalogue;
        }
    }

    private Map<String, Set<Operation>> writes(String words, LocalDate today) {
        return new DialogueReader(TemplateBook.of(language.beforeOthers()), foods, () -> OwnNames.Names.NONE)
            .alone(words, today)
            .map(reading -> SkillWrites.of(reading.skill())).filter(writes -> !writes.isEmpty())
            .orElseGet(() -> reader.orderedWrites(words, today));
    }

    /// Returns the memo after a turn answered by another reasoner: it clears the last reading, so that nothing can
    /// follow it up.
    public static Map<String, String> forgotten() {
        return Map.of(FollowUps.LAST, "");
    }

    /// A message, as it was read.
    private record Heard(String message, Optional<DialogueReader.Read> read) {}

    /// A turn of the built-in assistant. Its message is read once, by whichever method is called first.
    public final class BuiltInTurn implements Turn {
        private @Nullable Heard heard;
        private Intent reading = new Intent("", Map.of());
        private int number;
        /// The contexts at the start of each order, by the number of steps completed before it, so that every rerun
        /// of a script sees the same state.
        private final Map<Integer, TurnContext> starts = new HashMap<>();

        private Phrasebook phrases() {
            return language.phrases();
        }

        private Skill skill() {
            return skills.of(reading);
        }

        private Optional<DialogueReader.Read> read(TurnContext turn) {
            var known = heard;
            if (known == null || !known.message().equals(turn.message())) {
                known = new Heard(turn.message(), reader.read(turn).map(read -> possible(read, turn.message())));
                heard = known;
            }
            return known.read();
        }

        private static DialogueReader.Read possible(DialogueReader.Read read, String message) {
            return new DialogueReader.Read(CannotBe.checked(read.reading(), message), read.isAnswer(),
                read.isLiteral());
        }

        /// Returns whether a message is understood beyond doubt, so that no language model is needed.
        public boolean isSure(TurnContext turn) {
            return reader.mayBeLiteral(turn)
                && read(turn).filter(read -> !read.reading().skill().equals(Orders.SKILL))
                    .filter(
                        read -> new ConfidenceRule(turn, foods.get()).holds(skills.of(read.reading().skill()), read))
                    .isPresent();
        }

        /// Returns whether a message in cook mode can be answered from the recipe alone: a step, an amount or the
        /// ingredients.
        public boolean isSure(BypassContext context) {
            return new CookMode(voice(), context).isSure();
        }

        @Override
        public Understanding understand(UnderstandContext context) {
            starts.put(0, context.turn());
            var read = read(context.turn());
            boolean isAnswer = read.filter(DialogueReader.Read::isAnswer).isPresent();
            var curation =
                settle(read.map(DialogueReader.Read::reading).orElseGet(() -> beyond(context.turn())), context.turn());
            var skill = skill();
            return new Understanding(context.turn().mentioned(), List.of(), curation, skill.isQuick(),
                skill.goal(phrases()), skill.steps().getFirst()
                    .subdomain(),
                List.of(), List.of(), isAnswer);
        }

        /// Resolves "delete it" and "make it for 2": the draft if there is one, else the recipe mentioned last.
        private static Intent withoutDraft(Intent reading, TurnContext turn) {
            if (!new Referents(turn).drafts(reading.has("delete") ? "" : "recipe").isEmpty()) {
                return reading;
            }
            return reading.has("delete") ? new Intent("recipe.delete", Map.of("names", "it"))
                : reading.skill().equals("draft.servings") && !new Referents(turn).resolve("recipe", "it").isEmpty()
                    ? new Intent("recipe.scale", reading.slots())
                : reading;
        }

        /// Keeps the reading, its references to drafts resolved.
        ///
        /// @return what it does to the rows in view
        private Curation settle(Intent read, TurnContext turn) {
            var memory = new Memory(turn);
            var all = Curation.NONE;
            var orders = new ArrayList<Intent>();
            for (var order : Orders.in(read)) {
                var settled = MealChangeSkills.settled(withoutDraft(order, turn), turn);
                var kept = memory.curation(settled);
                all = Memory.both(all, kept);
                orders.add(kept.equals(Curation.NONE) ? settled
                    : settled.with("dropped", phrases().list(memory.labels(kept.drop()))));
            }
            reading = Orders.of(orders);
            number = turn.turn();
            return all;
        }

        private Intent beyond(TurnContext turn) {
            return NotUnderstood.of(turn.message(), reader.nearest(turn));
        }

        @Override
        public Plan think(ThinkContext context) {
            return Plan.direct(skill().goal(phrases()), skill().steps(phrases()));
        }

        @Override
        public ActDecision act(ActContext context) {
            return decide(context.turn(), context.done(), context.current());
        }

        @Override
        public ActDecision actQuick(ActContext context) {
            var decision = decide(context.turn(), List.of(), List.of());
            boolean isTooMuch = !skill().isQuick() && decision instanceof ActDecision.CompleteStep;
            return isTooMuch ? new ActDecision.Fail(phrases().text("say.not-quick")) : decision;
        }

        private Function<Integer, TurnContext> begun(TurnContext now) {
            return step -> starts.computeIfAbsent(step, _ -> now);
        }

        private ActDecision decide(TurnContext turn, List<StepOutcome> done, List<ToolResult> current) {
            try {
                skill().body().accept(new Script(voice(), reading, begun(turn), done, current, false));
                return new ActDecision.CompleteStep("", List.of(), "");
            } catch (Script.Decided decided) {
                return decided.decision();
            }
        }

        @Override
        public String reply(ReplyContext context, Consumer<String> tokens) {
            var script = new Script(voice(), reading, begun(context.turn()), context.outcomes(), List.of(), true);
            try {
                skill().body().accept(script);
                return script.said().isEmpty() ? phrases().text("say.done") : script.said();
            } catch (Script.Decided decided) {
                return decided.decision() instanceof ActDecision.Fail fail ? fail.userMessage()
                    : brokenOff(context, script.said());
            }
        }

        private String brokenOff(ReplyContext context, String said) {
            var why =
                context.results().stream().filter(r -> !r.isDone()).map(ToolResult::message).reduce((_, last) -> last)
                    .orElse(phrases().text("say.not-finished"));
            return said.isEmpty() ? why : said + "\n" + why;
        }

        @Override
        public Map<String, String> memo() {
            var understood = Orders.in(reading).stream()
                .filter(order -> !isBeyond(order) && !NotUnderstood.ABOUT_THE_MESSAGE.contains(order.skill())).toList();
            return reading.skill().isEmpty() || understood.isEmpty() ? Map.of()
                : Map.of(FollowUps.LAST,
                    Orders.of(understood).with(FollowUps.TURN, String.valueOf(number)).toJson());
        }

        @Override
        public Summary summarize(SummarizeContext context) {
            return Summary.NONE;
        }

        @Override
        public boolean isElsewhere(BypassContext context) {
            return !new CookMode(voice(), context).isOwn() && read(context.turn())
                .map(read -> read.reading().skill())
                .filter(skill -> !skill.equals(NotUnderstood.SKILL) && !NotUnderstood.ABOUT_THE_MESSAGE.contains(skill))
                .isPresent();
        }

        @Override
        public BypassReply bypass(BypassContext context, Consumer<String> tokens) {
            return new CookMode(voice(), context).answer();
        }

        @Override
        public Handoff handoff(BypassContext context) {
            return new CookMode(voice(), context).handoff();
        }

        @Override
        public boolean hasUnderstood() {
            return Orders.in(reading).stream().noneMatch(order -> order.skill().equals(NotUnderstood.SKILL));
        }

        private boolean isBeyond(Intent order) {
            return order.skill().equals(NotUnderstood.SKILL) || order.skill().equals(LeftOut.SKILL);
        }

        /// Returns false: a reading comes directly from the user's words.
        @Override
        public boolean needsPermission() {
            return false;
        }
    }

    /// The effect of a reading on the rows kept in view.
    private record Memory(TurnContext turn) {
        List<String> labels(List<String> refs) {
            return refs.stream().map(new Referents(turn)::label).toList();
        }

        static Curation both(Curation a, Curation b) {
            return a.equals(Curation.NONE) ? b : b.equals(Curation.NONE) ? a
                : new Curation(Map.of(), List.of(),
                    Stream.concat(a.drop().stream(), b.drop().stream()).distinct().toList(),
                    a.clearAll() || b.clearAll());
        }

        Curation curation(Intent reading) {
            return switch (reading.skill()) {
                case "dialogue.start_over" -> new Curation(Map.of(), List.of(), List.of(), true);
                case "draft.discard" ->
                    new Curation(Map.of(), List.of(), Drafts.meant(turn, reading.slot("draft")), false);
                case "dialogue.forget" ->
                    new Curation(Map.of(), List.of(), Drafts.named(turn, reading.slot("name")), false);
                default -> Curation.NONE;
            };
        }
    }
}
