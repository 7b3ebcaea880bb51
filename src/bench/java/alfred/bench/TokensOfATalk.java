package alfred.bench;

import alfred.Places;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.model.ModelReasoner;
import alfred.core.reasoner.model.call.ModelClient;
import alfred.core.reasoner.model.call.ModelReply;
import alfred.core.reasoner.model.call.ModelRequest;
import alfred.core.reasoner.model.prompt.UuidGate;
import alfred.core.session.Session;
import alfred.core.session.state.Engine;
import alfred.kitchen.permission.EnglishWritePolicy;
import alfred.langchain.TokensO200k;
import alfred.wiring.Wiring;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// Prints what a conversation of ten turns takes of a model, stage by stage: tokens of instructions and message as the
/// estimator of the prompts' budgets counts them (o200k and a margin of 5 %), on a kitchen of 40 recipes and 60 lots.
/// The answers are scripted, the prompts are the real ones.
final class TokensOfATalk implements ModelClient {
    private static final List<String> STAGES = List.of("understand", "think", "act", "act_quick", "reply", "summarize");
    private static final String LONG = "You could roast the leeks with the cod, or make a soup of them. ".repeat(8);

    /// What is said, and what the model answers at each of its stages; a stage that is not named answers as usual.
    private record Said(String message, Map<String, List<String>> answers) {}

    /// One call.
    private record Spent(int turn, String stage, int in, int out, int known) {}

    private static final String PLANNED = "{\"quick_mode\":false}";
    private static final List<Said> TALK = List.of(
        read("What would go well with a Riesling, of what is in my fridge?", "inventory", "inventory"),
        read("And is anything of it close to its date, would you say?", "inventory", "inventory"),
        new Said("Suggest a soup for four with the leeks",
            Map.of("think", List.of(plan("generate", "recipes")), "act", List.of(soup("", 4)))),
        new Said("Could it be for six, with a little more cream?", Map.of("think", List.of(plan("generate", "recipes")),
            "act", List.of(soup("gen_recipe_1", 6)))),
        new Said("Save that soup",
            Map.of("think", List.of(plan("write", "recipes")), "act",
                List.of(
                    """
            {"action":"tool_call","tool":"save_artifact","args":[{"field":"refs","value":"[\\"gen_recipe_1\\"]"}],"step_done":true}"""))),
        read("Which of my recipes would be ready in half an hour, and are not too rich?", "recipes", "recipes"),
        new Said("See what is on my shopping list and add rolls and cream to it",
            Map.of("think", List.of(plan("read", "shopping", "write", "shopping")),
                "act",
                List.of(call("db_read", "shopping_list"),
                    """
            {"action":"tool_call","tool":"db_create","table":"shopping_list","step_done":true,"data":[
             {"fields":[{"field":"name","value":"\\"Rolls\\""}]},{"fields":[{"field":"name","value":"\\"Cream\\""}]}]}"""))),
        new Said("Plan three light dinners from Monday, one of them the soup", Map.of("think", List.of("""
            {"goal":"Three dinners","decision":"propose","proposal_message":"Soup on Monday, cod on Tuesday, salad on Wednesday: shall I plan them?",
             "steps":[]}"""))),
        read("What about the cod, is there enough of it for six of us?", "inventory", "inventory"),
        new Said("Tell me in a few words how the week looks now",
            Map.of("think", List.of(plan("read", "meal_plans", "read", "shopping")),
                "act", List.of(call("db_read", "meals"), call("db_read", "shopping_list")), "reply", List.of(LONG))));

    private final TokensO200k counter = new TokensO200k();
    private final List<Spent> spent = new ArrayList<>();
    private final Map<String, String> before = new HashMap<>();
    private Map<String, List<String>> script = Map.of();
    private final Map<String, Integer> asked = new HashMap<>();
    private int turn;

    static void print() {
        new TokensOfATalk().run();
    }

    private static Said read(String message, String subdomain, String table) {
        return new Said(message, Map.of("understand",
            List.of("{\"quick_mode\":true,\"quick_intent\":\"Look\",\"quick_subdomain\":\"" + subdomain + "\"}"),
            "act_quick", List.of(call("db_read", table))));
    }

    private static String call(String tool, String table) {
        return "{\"action\":\"tool_call\",\"tool\":\"" + tool + "\",\"table\":\"" + table + "\",\"step_done\":true}";
    }

    private static String plan(String... steps) {
        var text = new ArrayList<String>();
        for (int i = 0; i < steps.length; i += 2) {
            text.add("{\"description\":\"Step " + (i / 2 + 1) + "\",\"step_type\":\"" + steps[i] + "\",\"subdomain\":\""
                + steps[i + 1]
                + "\",\"group\":"
                + i + "}");
        }
        return "{\"goal\":\"As asked\",\"decision\":\"plan_direct\",\"steps\":[" + String.join(",", text) + "]}";
    }

    private static String soup(String ref, int servings) {
        return """
            {"action":"step_complete","outcome":"A soup","artifacts":[{"ref":"%s","type":"recipe","content":[
             {"field":"name","value":"\\"Leek soup\\""},{"field":"servings","value":"%d"},
             {"field":"instructions","value":"[\\"Chop the leeks.\\",\\"Boil them in the stock.\\",\\"Stir in the cream.\\"]"},
             {"field":"ingredients","value":"[\\"3 leeks\\",\\"1 l vegetable stock\\",\\"100 ml cream\\"]"}]}]}"""
            .formatted(ref, servings);
    }

    @Override
    public ModelReply ask(ModelRequest request, Cancellation cancellation) {
        var usual = switch (request.node()) {
            case "understand" -> PLANNED;
            case "summarize" ->
                "{\"assistant_summary\":\"Two ways to use the leeks.\",\"engagement_summary\":\"Planning a week of light dinners.\"}";
            default -> "{\"action\":\"step_complete\",\"outcome\":\"Done.\"}";
        };
        return answered(request, usual);
    }

    @Override
    public ModelReply stream(ModelRequest request, Consumer<String> tokens, Cancellation cancellation) {
        var reply = answered(request, "The leeks and the cod would, and the potatoes beside them.");
        tokens.accept(reply.text());
        return reply;
    }

    private ModelReply answered(ModelRequest request, String usual) {
        int number = asked.merge(request.node(), 1, Integer::sum) - 1;
        var answers = script.getOrDefault(request.node(), List.of());
        var text = number < answers.size() ? answers.get(number) : usual;
        var prompt = request.prompt().system() + request.prompt().user();
        spent.add(new Spent(turn, request.node(),
            counter.count(request.prompt().system()) + counter.count(request.prompt().user()),
            counter.count(text), counter.count(common(before.getOrDefault(request.node(), ""), prompt))));
        before.put(request.node(), prompt);
        return new ModelReply(text, "scripted", 0, 0);
    }

    private static String common(String one, String other) {
        int i = 0;
        while (i < Math.min(one.length(), other.length()) && one.charAt(i) == other.charAt(i)) {
            i++;
        }
        return other.substring(0, i);
    }

    private void run() {
        try (var wiring = Wiring.open(Places.empty(), Clock.systemDefaultZone(), Wiring.ReasonerFactory.builtIn())) {
            var real = wiring.session().engine();
            wiring.session().load(kitchen());
            var reasoner = new ModelReasoner(real.domain(), this, counter, UuidGate.STRICT, Duration.ofMinutes(1));
            try (var session = new Session(new Engine(real.domain(), real.middleware(), real.briefing(), real.tools(),
                real.store(), () -> reasoner,
                real.now(), new EnglishWritePolicy()))) {
                TALK.forEach(said -> say(session, said));
            }
        }
        table();
    }

    private void say(Session session, Said said) {
        turn++;
        asked.clear();
        script = said.answers();
        var end = new PipelineEvent[1];
        session.say(said.message(), Optional.empty(),
            event -> end[0] = event instanceof PipelineEvent.ContextUpdated ? end[0] : event).join();
        if (!(end[0] instanceof PipelineEvent.Done)) {
            throw new IllegalStateException(said.message() + ": " + end[0]);
        }
    }

    private static Map<String, List<Map<String, Object>>> kitchen() {
        var names = new Names(7);
        var recipes = new ArrayList<Map<String, Object>>();
        for (int i = 0; i < 40; i++) {
            recipes.add(Map.of("name", names.recipe(), "cuisine", names.cuisine(), "servings", 4, "prep_time_minutes",
                10 + i % 30,
                "cook_time_minutes", 15 + i % 40, "instructions", List.of(names.sentence(), names.sentence())));
        }
        var lots = new ArrayList<Map<String, Object>>();
        for (int i = 0; i < 60; i++) {
            lots.add(Map.of("name", names.recipe(), "quantity", 1 + i % 9, "location", i % 2 == 0 ? "fridge"
                : "pantry", "expiry_date", "2030-01-13"));
        }
        return Map.of("recipes", recipes, "inventory", lots, "shopping_list",
            List.of(Map.of("name", "Bread"), Map.of("name", "Milk")));
    }

    private void table() {
        System.out.println();
        System.out.println("input tokens of a conversation of ten turns, by stage (estimated: o200k + 5 %)");
        line("turn", STAGES, "input", "output");
        for (int number = 1; number <= TALK.size(); number++) {
            int here = number;
            line(number + " " + TALK.get(number - 1).message(),
                STAGES.stream().map(stage -> cell(here, stage)).toList(),
                sum(s -> s.turn() == here, true), sum(s -> s.turn() == here, false));
        }
        line("input", STAGES.stream().map(stage -> sum(s -> s.stage().equals(stage), true)).toList(),
            sum(_ -> true, true), "");
        line("output", STAGES.stream().map(stage -> sum(s -> s.stage().equals(stage), false)).toList(), "",
            sum(_ -> true, false));
        line("calls", STAGES.stream().map(stage -> String.valueOf(of(s -> s.stage().equals(stage)).size()))
            .toList(), String.valueOf(spent.size()), "");
        line("of the input, the same beginning as the stage's call before", STAGES.stream().map(this::share).toList(),
            share(""), "");
    }

    private String cell(int turn, String stage) {
        var here = sum(s -> s.turn() == turn && s.stage().equals(stage), true);
        return here.equals("0") ? "" : here;
    }

    private String share(String stage) {
        var all = of(s -> s.stage().startsWith(stage));
        int in = all.stream().mapToInt(Spent::in).sum();
        return in == 0 ? "" : all.stream().mapToInt(Spent::known).sum() * 100 / in + " %";
    }

    private String sum(Predicate<Spent> which, boolean in) {
        return String.valueOf(of(which).stream().mapToInt(s -> in ? s.in() : s.out()).sum());
    }

    private List<Spent> of(Predicate<Spent> which) {
        return spent.stream().filter(which).toList();
    }

    private static void line(String head, List<String> cells, String input, String output) {
        var line = new StringBuilder(String.format(Locale.ROOT, "%-62.62s", head));
        cells.forEach(cell -> line.append(String.format(Locale.ROOT, "%11s", cell)));
        System.out.println(line + String.format(Locale.ROOT, "%9s%8s", input, output));
    }
}
