package alfred.bench;

import alfred.Places;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.model.ModelReasoner;
import alfred.core.reasoner.model.call.ModelClient;
import alfred.core.reasoner.model.call.ModelReply;
import alfred.core.reasoner.model.call.ModelRequest;
import alfred.core.reasoner.model.call.TokenCounter;
import alfred.core.reasoner.model.prompt.UuidGate;
import alfred.core.session.Session;
import alfred.core.session.state.Engine;
import alfred.kitchen.permission.EnglishWritePolicy;
import alfred.wiring.Wiring;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/// Whole turns in a kitchen of 10,000 recipes and 500 lots: by the built-in assistant, and with a model that answers at
/// once.
@State(Scope.Thread) @BenchmarkMode(Mode.AverageTime) @OutputTimeUnit(TimeUnit.MILLISECONDS)
public class TurnBenchmark {
    private static final List<String> FOODS =
        List.of("chicken", "beef", "salmon", "cod", "tofu", "lentils", "chickpeas", "rice", "potatoes",
            "onions", "carrots", "celery", "tomatoes", "spinach", "kale", "mushrooms", "eggs", "milk", "butter",
            "flour", "lemon", "ginger", "peas", "corn");
    private final Wiring wiring =
        Wiring.open(Places.empty(), Clock.systemDefaultZone(), Wiring.ReasonerFactory.builtIn());
    private final Session session = wiring.session();
    private final Session withModel = withModel();

    private Session withModel() {
        var real = session.engine();
        var reasoner = new ModelReasoner(real.domain(), new Instant(), TokenCounter.rough(), UuidGate.STRICT,
            Duration.ofMinutes(1));
        return new Session(new Engine(real.domain(), real.middleware(), real.briefing(), real.tools(), real.store(),
            () -> reasoner, real.now(),
            new EnglishWritePolicy()));
    }

    /// Plans nothing, reads the shopping list, and says a sentence.
    private record Instant() implements ModelClient {
        @Override
        public ModelReply ask(ModelRequest request, Cancellation cancellation) {
            return new ModelReply(request.node().equals("understand")
                ? "{\"quick_mode\":true,\"quick_intent\":\"Look\",\"quick_subdomain\":\"shopping\"}"
                : "{\"action\":\"tool_call\",\"tool\":\"db_read\",\"table\":\"shopping_list\"}", "instant", 0, 0);
        }

        @Override
        public ModelReply stream(ModelRequest request, Consumer<String> tokens, Cancellation cancellation) {
            tokens.accept("There is bread on it.");
            return new ModelReply("There is bread on it.", "instant", 0, 0);
        }
    }

    @Setup
    public void fill() {
        var random = new Random(1);
        var recipes = new ArrayList<Map<String, Object>>();
        for (int i = 0; i < 10_000; i++) {
            var lines = new ArrayList<String>();
            for (int line = 0; line < 8; line++) {
                lines.add((1 + random.nextInt(9)) * 50 + " g " + food(random));
            }
            recipes.add(Map.of("name", "Dish of " + food(random) + " and " + food(random) + " " + i, "servings", 4,
                "prep_time_minutes",
                5 + random.nextInt(30), "cook_time_minutes", 5 + random.nextInt(60), "ingredients", lines,
                "instructions", List.of("Cook it.")));
        }
        var lots = new ArrayList<Map<String, Object>>();
        for (int i = 0; i < 500; i++) {
            lots.add(Map.of("name", i < FOODS.size() ? FOODS.get(i) : "jar number " + i, "quantity", 500, "unit", "g",
                "location", "pantry"));
        }
        session.load(Map.of("recipes", List.copyOf(recipes), "inventory", List.copyOf(lots), "shopping_list",
            List.of(Map.of("name", "Bread"))));
    }

    private static String food(Random random) {
        return FOODS.get(random.nextInt(FOODS.size()));
    }

    @TearDown
    public void close() {
        withModel.close();
        wiring.close();
    }

    private static String say(Session session, String text) {
        var reply = new String[] {""};
        session.say(text, Optional.empty(), event -> {
            if (event instanceof PipelineEvent.Done done) {
                reply[0] = done.response();
            }
        }).join();
        if (reply[0].isEmpty()) {
            throw new IllegalStateException("no reply to " + text);
        }
        return reply[0];
    }

    @Benchmark @Goal(value = "built-in turn, 10,000 recipes: a question about the pantry", atMostMillis = 30)
    public String question() {
        return say(session, "how much rice is left?");
    }

    @Benchmark @Goal(value = "built-in turn, 10,000 recipes: added to the list and undone (two turns)",
        atMostMillis = 60)
    public String written() {
        return say(session, "add honey to my shopping list") + say(session, "undo");
    }

    @Benchmark @Goal(value = "built-in turn, 10,000 recipes: recipes by time", atMostMillis = 30)
    public String byTime() {
        return say(session, "recipes under 20 minutes");
    }

    @Benchmark @Goal(value = "what can I cook, 10,000 recipes and 500 lots (whole turn)", atMostMillis = 200)
    public String whatCanICook() {
        return say(session, "what can I cook?");
    }

    @Benchmark @Goal(value = "a model's turn but for the model, 10,000 recipes", atMostMillis = 30)
    public String modelTurn() {
        return say(withModel, "What is there to buy, would you say?");
    }
}
