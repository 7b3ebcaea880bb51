package alfred.bench;

import alfred.core.context.Conversation;
import alfred.core.context.ConversationTurn;
import alfred.core.context.StepRecord;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.Row;
import alfred.core.reasoner.Contexts.ActContext;
import alfred.core.reasoner.Contexts.ReplyContext;
import alfred.core.reasoner.Contexts.ThinkContext;
import alfred.core.reasoner.Contexts.UnderstandContext;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Plans;
import alfred.core.reasoner.StepOutcome;
import alfred.core.reasoner.StepType;
import alfred.core.reasoner.TurnContext;
import alfred.core.reasoner.Understanding;
import alfred.core.reasoner.model.prompt.PromptMaker;
import alfred.core.reasoner.model.prompt.TokenCountCache;
import alfred.core.registry.SessionIdRegistry;
import alfred.kitchen.KitchenDomain;
import alfred.kitchen.KitchenEntities;
import alfred.langchain.TokensO200k;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// Each stage's prompt in a session where everything was read in the turn before: all rows are loaded, all refs are in
/// view. The turn's context is made anew for each prompt, as in a turn.
@State(Scope.Thread) @BenchmarkMode(Mode.AverageTime) @OutputTimeUnit(TimeUnit.MILLISECONDS)
public class ContextBench {
    private static final OffsetDateTime NOW = OffsetDateTime.parse("2026-01-12T09:30:00+01:00");
    private static final Understanding UNDERSTANDING = Understanding.planned(List.of("recipe_1"), false);

    @Param({"1000", "10000"})
    private int size;

    private final DomainConfig domain = new KitchenDomain(List.of());
    private final SessionIdRegistry registry = new SessionIdRegistry(domain);
    private final PromptMaker prompts = new PromptMaker(domain, new TokenCountCache(new TokensO200k()));
    private Conversation conversation = Conversation.EMPTY;
    private Plan plan = Plan.direct("", List.of());
    private StepOutcome outcome =
        new StepOutcome(1, new Plan.Step("", StepType.READ, "", 0), StepOutcome.Status.DONE, "", List.of(), List.of());

    @Setup
    public void fill() {
        var names = new Names(11);
        var rows = new ArrayList<Row>();
        registry.beginTurn();
        for (int i = 0; i < size; i++) {
            var row = Row.of(Row.ID, new UUID(3, i), "name", names.recipe(), "cuisine", names.cuisine(),
                "prep_time_minutes", 10L + i % 50,
                "servings", 4L, "is_favorite", i % 7 == 0);
            rows.add(
                Row.of(Row.ID, registry.registerRead(KitchenEntities.RECIPE, row)).overlaidBy(row.without(Row.ID)));
        }
        for (int i = 0; i < 5; i++) {
            registry.registerGenerated("recipe", names.recipe(),
                Row.of("name", names.recipe(), "instructions", List.of(names.sentence())), 1);
        }
        var turns = new ArrayList<ConversationTurn>();
        for (int i = 1; i <= 5; i++) {
            turns.add(new ConversationTurn(i, names.sentence(), names.sentence() + names.sentence(), ""));
        }
        conversation = new Conversation("Planning a week.", turns, names.sentence(), Map.of(), null, List.of(), "",
            List.of(new StepRecord(1, 1, "recipes", "", rows)), List.of("no dairy"), List.of(), Map.of());
        registry.beginTurn();
        plan = Plan.direct("Find something",
            List.of(outcome.step(), new Plan.Step("Make a plan", StepType.GENERATE, "meal_plans", 1)));
        var result =
            new ToolResult(ToolCall.read("recipes"), ToolResult.Outcome.DONE, rows, "", List.of(), List.of(), 0);
        outcome = new StepOutcome(1, outcome.step(), StepOutcome.Status.DONE, "", List.of(result), List.of());
    }

    private TurnContext turn() {
        return new TurnContext(domain, "Plan three quick dinners without dairy", List.of(),
            alfred.core.reasoner.Mode.AUTO, 2, NOW,
            registry.entries(),
            conversation, "Recipes: " + size, "Allergies: peanuts");
    }

    @Benchmark @Goal(value = "prompt: Understand, 1,000 entities", atMostMillis = 2,
        when = "size=1000") @Goal(value = "prompt: Understand, 10,000 entities", atMostMillis = 10, when = "size=10000")
    public int understand() {
        return prompts.understand(new UnderstandContext(turn()));
    }

    @Benchmark @Goal(value = "prompt: Think, 1,000 entities", atMostMillis = 2,
        when = "size=1000") @Goal(value = "prompt: Think, 10,000 entities", atMostMillis = 10, when = "size=10000")
    public int think() {
        return prompts.think(new ThinkContext(turn(), UNDERSTANDING));
    }

    @Benchmark @Goal(value = "prompt: Act, 1,000 entities", atMostMillis = 2,
        when = "size=1000") @Goal(value = "prompt: Act, 10,000 entities", atMostMillis = 10, when = "size=10000")
    public int act() {
        return prompts
            .act(new ActContext(turn(), UNDERSTANDING, plan, 1, List.of(outcome), List.of(), List.of(), "", List.of()));
    }

    @Benchmark @Goal(value = "prompt: Act Quick, 1,000 entities", atMostMillis = 2,
        when = "size=1000") @Goal(value = "prompt: Act Quick, 10,000 entities", atMostMillis = 10, when = "size=10000")
    public int actQuick() {
        return prompts.quick(new ActContext(turn(), Plans.quick(List.of(), "show recipes", "recipes", false),
            null, 0, List.of(), List.of(),
            List.of(), "", List.of()));
    }

    @Benchmark @Goal(value = "prompt: Reply, 1,000 entities", atMostMillis = 2,
        when = "size=1000") @Goal(value = "prompt: Reply, 10,000 entities", atMostMillis = 10, when = "size=10000")
    public int reply() {
        return prompts.reply(new ReplyContext(turn(), UNDERSTANDING, plan, List.of(outcome), null));
    }
}
