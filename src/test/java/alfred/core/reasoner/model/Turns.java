package alfred.core.reasoner.model;

import alfred.core.context.Conversation;
import alfred.core.context.ConversationTurn;
import alfred.core.context.Pending;
import alfred.core.context.Resume;
import alfred.core.context.StepRecord;
import alfred.core.context.TurnExecutionSummary.CurationSummary;
import alfred.core.context.TurnExecutionSummary.StepSummary;
import alfred.core.context.TurnExecutionSummary;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.TurnContext;
import alfred.core.registry.Action;
import alfred.core.registry.Detail;
import alfred.core.registry.RefEntry;
import alfred.kitchen.KitchenDomain;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.UUID;

/// Turns for tests of prompts.
public final class Turns {
    public static final DomainConfig DOMAIN = new KitchenDomain(List.of());
    public static final OffsetDateTime NOW = OffsetDateTime.parse("2026-01-12T09:30:00+01:00");

    private Turns() {}

    public static TurnContext saying(String message) {
        return turn(message, List.of(), Conversation.EMPTY);
    }

    public static TurnContext turn(String message, List<RefEntry> entities, Conversation conversation) {
        return new TurnContext(DOMAIN, message, List.of(), Mode.AUTO, 5, NOW, entities, conversation, "Recipes: 12",
            "Allergies: peanuts");
    }

    public static RefEntry saved(String ref, String type, String label, int lastTurn) {
        return new RefEntry(ref, type, UUID.randomUUID(), label, Action.READ, 1, lastTurn, 0, 0,
            lastTurn < 4 ? "the week" : "", false,
            new Detail("summary", 0), null);
    }

    public static RefEntry draft(String ref, String label) {
        return new RefEntry(ref, "recipe", null, label, Action.GENERATED, 5, 5, 1, 0, "", false, Detail.UNKNOWN,
            Row.of("name", label, "instructions", List.of("Stir.")));
    }

    /// A turn with some of everything: rows, drafts, history, a pending question. `size` says how much.
    public static TurnContext rich(String message, int size, SplittableRandom random) {
        var entities = new ArrayList<RefEntry>();
        var rows = new ArrayList<Row>();
        for (int i = 1; i <= size; i++) {
            entities.add(saved("recipe_" + i, "recipe", words(random, 4), random.nextInt(1, 6)));
            rows.add(
                Row.of(Row.ID, "recipe_" + i, "name", words(random, 4), "servings", 4L, "rating", Fraction.of(1, 3),
                    "instructions", List.of(words(random, random.nextInt(1, 60)))));
        }
        entities.add(draft("gen_recipe_1", "Soup"));
        return turn(message, entities,
            new Conversation("Planning a week.", talk(size, random), lines(size, random), Map.of(),
                new Pending(Pending.Kind.QUESTION, "Which one?", List.of(new Pending.Choice("Soup", "gen_recipe_1")),
                    Resume.note("")),
                List.of(summary(random)), lines(size, random), List.of(new StepRecord(4, 1, "recipes", "", rows)),
                List.of("no dairy"),
                List.of(new Conversation.Decision(3, "recipe_1", "retain", "the week")), Map.of()));
    }

    public static String words(SplittableRandom random, int count) {
        var text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(
                List.of("butter", "crème", "peas", "roast", "slowly", "鸡肉", "<b>", "{\"a\":1}").get(random.nextInt(8)))
                .append(' ');
        }
        return text.toString();
    }

    private static List<ConversationTurn> talk(int size, SplittableRandom random) {
        var turns = new ArrayList<ConversationTurn>();
        for (int i = 1; i <= 4; i++) {
            turns.add(
                new ConversationTurn(i, words(random, size), words(random, size * 3), i < 3 ? words(random, 10) : ""));
        }
        return turns;
    }

    private static String lines(int size, SplittableRandom random) {
        var lines = new ArrayList<String>();
        for (int i = 0; i < size; i++) {
            lines.add(words(random, 12));
        }
        return String.join("\n", lines);
    }

    private static TurnExecutionSummary summary(SplittableRandom random) {
        return new TurnExecutionSummary(4, "plan_direct", words(random, 5),
            List.of(new StepSummary("read", "recipes", "Read recipes", "3 rows", List.of("recipe_1"))),
            new CurationSummary(Map.of("recipe_1", "the week"), List.of(), List.of()), "narrowing",
            "prefers quick meals", "");
    }
}
