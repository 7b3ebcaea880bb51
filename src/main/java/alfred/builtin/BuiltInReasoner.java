package alfred.builtin;

import alfred.core.crud.Permission.Operation;
import alfred.core.crud.ToolResult;
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
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The reasoner that needs no network. One sentence, one reading, one skill; what it does not understand it says, and writes nothing.
public final class BuiltInReasoner implements Reasoner {
    private final Language language;
    private final Supplier<FoodCatalogue> foods;
    private final DialogueReader reader;
    private final Skills skills;

    /// The one that understands and answers English.
    public BuiltInReasoner() {
        this(Language.ENGLISH);
    }

    /// One that knows the foods that come with the program.
    public BuiltInReasoner(Language language) {
        this(language, FoodCatalogue::standard);
    }

    /// @param foods the household's, asked for with each message
    public BuiltInReasoner(Language language, Supplier<FoodCatalogue> foods) {
        this(language, language.books(), foods);
    }

    /// @param books each asked for with the first message that needs it, not before: reading it takes a while
    BuiltInReasoner(Language language, List<Supplier<TemplateBook>> books, Supplier<FoodCatalogue> foods) {
        this.language = language;
        this.foods = foods;
        this.reader = new DialogueReader(books, foods);
        this.skills = new Skills();
    }

    private AssistantLanguage voice() {
        return new AssistantLanguage(language, foods.get());
    }

    @Override
    public Turn begin(Cancellation cancellation) {
        return new BuiltInTurn();
    }

    /// The skill that a message would lead to; empty where it is beyond the assistant.
    public Optional<Intent> reading(TurnContext turn) {
        return reader.read(turn).map(DialogueReader.Read::reading);
    }

    /// What a sentence of the user's, taken by itself, plainly asks to have written: the operations by type of entity. What can be read in two ways
    /// asks for nothing. All languages count, whatever the window's is.
    ///
    /// @param today what "tomorrow" is counted from
    public Map<String, Set<Operation>> asksFor(String words, LocalDate today) {
        return new DialogueReader(language.everyBook(), foods).alone(words, today).map(reading -> SkillWrites.of(reading.skill())).orElse(Map.of());
    }

    /// Whether the message is understood beyond doubt, so that no model needs to be asked.
    public boolean isSure(TurnContext turn) {
        return reader.read(turn).filter(read -> new ConfidenceRule(turn, foods.get()).holds(skills.of(read.reading().skill()), read)).isPresent();
    }

    /// Whether a word beside the stove is one that needs no model: a step, an amount, the ingredients.
    public boolean isSure(BypassContext context) {
        return new CookMode(voice(), context).isSure();
    }

    /// What a turn leaves that was answered by another reasoner: nothing to follow up.
    public static Map<String, String> forgotten() {
        return Map.of(DialogueReader.LAST, "");
    }

    private final class BuiltInTurn implements Turn {
        private Intent reading = new Intent("", Map.of());
        /// The turn as it began: a script that is run again sees the same.
        private @Nullable TurnContext start;

        private Phrasebook phrases() {
            return language.phrases();
        }

        private Skill skill() {
            return skills.of(reading.skill());
        }

        @Override
        public Understanding understand(UnderstandContext context) {
            start = context.turn();
            var read = reader.read(context.turn());
            boolean isAnswer = read.filter(DialogueReader.Read::isAnswer).isPresent();
            reading = read.map(DialogueReader.Read::reading).orElseGet(() -> new Intent(Skills.BEYOND, Map.of()));
            reading = MealChangeSkills.settled(withoutDraft(context.turn()), context.turn());
            var memory = new Memory(context.turn());
            var curation = memory.curation(reading);
            reading = reading.with("dropped", phrases().list(memory.labels(curation.drop())));
            var skill = skill();
            return new Understanding(context.turn().mentioned(), List.of(), curation, skill.isQuick(), skill.goal(phrases()), skill.steps().getFirst()
                .subdomain(),
                List.of(), List.of(), isAnswer);
        }

        /// "Delete it" and "make it for 2" mean the draft while there is one, else the recipe that was spoken of.
        private Intent withoutDraft(TurnContext turn) {
            if (!new Referents(turn).drafts(reading.has("delete") ? "" : "recipe").isEmpty()) {
                return reading;
            }
            return reading.has("delete") ? new Intent("recipe.delete", Map.of("names", "it"))
                : reading.skill().equals("draft.servings") && !new Referents(turn).resolve("recipe", "it").isEmpty()
                    ? new Intent("recipe.scale", reading.slots()) : reading;
        }

        @Override
        public Plan think(ThinkContext context) {
            return Plan.direct(skill().goal(phrases()), skill().steps(phrases()));
        }

        @Override
        public ActDecision act(ActContext context) {
            return decide(begun(context.turn()), context.done(), context.current());
        }

        @Override
        public ActDecision actQuick(ActContext context) {
            if (reading.skill().equals(Skills.BEYOND)) {
                return new ActDecision.Fail(phrases().text("say.beyond"));
            }
            var decision = decide(begun(context.turn()), List.of(), List.of());
            boolean isTooMuch = !skill().isQuick() && decision instanceof ActDecision.CompleteStep;
            return isTooMuch ? new ActDecision.Fail(phrases().text("say.not-quick")) : decision;
        }

        private TurnContext begun(TurnContext now) {
            return start == null ? now : start;
        }

        private ActDecision decide(TurnContext turn, List<StepOutcome> done, List<ToolResult> current) {
            try {
                skill().body().accept(new Script(voice(), reading, turn, done, current, false));
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
                return decided.decision() instanceof ActDecision.Fail fail ? fail.userMessage() : brokenOff(context, script.said());
            }
        }

        private String brokenOff(ReplyContext context, String said) {
            var why = context.results().stream().filter(r -> !r.isDone()).map(ToolResult::message).reduce((_, last) -> last)
                .orElse(phrases().text("say.not-finished"));
            return said.isEmpty() ? why : said + "\n" + why;
        }

        @Override
        public Map<String, String> memo() {
            return reading.skill().isEmpty() || reading.skill().equals(Skills.BEYOND) ? Map.of()
                : Map.of(DialogueReader.LAST, reading.toJson());
        }

        @Override
        public Summary summarize(SummarizeContext context) {
            return Summary.NONE;
        }

        @Override
        public BypassReply bypass(BypassContext context, Consumer<String> tokens) {
            return new CookMode(voice(), context).answer();
        }

        @Override
        public Handoff handoff(BypassContext context) {
            return new CookMode(voice(), context).handoff();
        }

        /// Its readings are the user's words.
        @Override
        public boolean needsPermission() {
            return false;
        }
    }

    /// What a reading does to what is kept in view.
    private record Memory(TurnContext turn) {
        List<String> labels(List<String> refs) {
            return refs.stream().map(new Referents(turn)::label).toList();
        }

        Curation curation(Intent reading) {
            return switch (reading.skill()) {
                case "dialogue.start_over" -> new Curation(Map.of(), List.of(), List.of(), true);
                case "draft.discard" -> new Curation(Map.of(), List.of(), Drafts.meant(turn, reading.slot("draft")), false);
                case "dialogue.forget" -> new Curation(Map.of(), List.of(), Drafts.named(turn, reading.slot("name")), false);
                default -> Curation.NONE;
            };
        }
    }
}
