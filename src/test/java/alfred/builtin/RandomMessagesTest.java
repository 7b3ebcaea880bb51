package alfred.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Rounds;
import alfred.builtin.intent.JobTable;
import alfred.builtin.intent.Orders;
import alfred.builtin.intent.SkillWrites;
import alfred.builtin.slot.Items;
import alfred.builtin.template.Intent;
import alfred.core.context.Conversation;
import alfred.core.domain.Language;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.TurnContext;
import alfred.kitchen.KitchenDomain;
import alfred.kitchen.catalogue.FoodCatalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Messages that ask for nothing that can be written: words in any order, questions, and requests that are no kitchen
/// work. 1,000 of each language; 10,000 with `-Dlong`.
class RandomMessagesTest {
    private static final OffsetDateTime NOW = OffsetDateTime.parse("2026-11-20T18:00:00+01:00");
    private static final int MESSAGES = Rounds.of(400, 10_000);
    private static final Set<String> MAKING =
        Set.of("shop.add", "pantry.add", "task.add", "timer.set", "profile.add", "shop.bought");
    private static final Path SENTENCES = Path.of("src/main/sentences");

    @ParameterizedTest @ValueSource(strings = {"en", "de"})
    void nothingIsWrittenAndNothingThrows(String language) throws IOException {
        var assistant = new BuiltInReasoner(language.equals("de") ? Language.of("de") : Language.ENGLISH);
        var examples = examples(language);
        var words = examples.stream().flatMap(line -> List.of(line.split("\\s+")).stream()).distinct().toList();
        var others = examples.stream().filter(line -> line.startsWith("other.")).toList();
        var questions = examples.stream().filter(line -> line.endsWith("?"))
            .filter(line -> SkillWrites.of(skill(line)).isEmpty()).toList();
        var random = new SplittableRandom(7);
        var written = new ArrayList<String>();
        for (int i = 0; i < MESSAGES; i++) {
            var message = switch (i % 3) {
                case 0 -> shuffled(words, random);
                case 1 -> text(any(others, random)) + (random.nextBoolean() ? ". " + text(any(others, random)) : "");
                default -> text(any(questions, random)) + " " + text(any(questions, random));
            };
            var reading = assistant.reading(turn(message));
            if (reading.stream().flatMap(r -> Orders.in(r).stream()).anyMatch(RandomMessagesTest::writes)) {
                written.add(message + " -> " + reading.get());
            }
        }
        assertThat(written).as("messages that would write, of " + MESSAGES).hasSizeLessThanOrEqualTo(MESSAGES / 100);
    }

    /// Whether an order makes rows, or changes rows of a known food; one about a name that nothing has changes nothing.
    private static boolean writes(Intent order) {
        return MAKING.contains(order.skill()) || !SkillWrites.of(order.skill()).isEmpty() && order.has("items")
            && Items.parse(order.slot("items"), FoodCatalogue.standard()).stream()
                .allMatch(i -> FoodCatalogue.standard().exact(i.name())
                    .isPresent());
    }

    private static List<String> examples(String language) throws IOException {
        var lines = new ArrayList<String>();
        try (var files = Files.list(SENTENCES.resolve(language))) {
            for (var file : files.sorted().toList()) {
                lines.addAll(Files.readAllLines(file));
            }
        }
        lines.removeIf(line -> line.isBlank() || line.startsWith("#") || line.contains("||"));
        return lines;
    }

    private static String skill(String line) {
        return JobTable.skills(line.substring(0, line.indexOf(':'))).stream().findFirst().orElse("");
    }

    private static String text(String line) {
        return line.substring(line.indexOf(':') + 1).strip().replaceAll("\\{[a-z_]+:([^{}]*)}", "$1");
    }

    private static String shuffled(List<String> words, SplittableRandom random) {
        var message = new StringBuilder();
        for (int left = 3 + random.nextInt(8); left > 0; left--) {
            message.append(any(words, random).replaceAll("^[a-z]+\\.[a-z_]+:|\\{[a-z_]+:|}", "")).append(' ');
        }
        return message.toString().strip();
    }

    private static String any(List<String> all, SplittableRandom random) {
        return all.get(random.nextInt(all.size()));
    }

    private static TurnContext turn(String message) {
        return new TurnContext(new KitchenDomain(List.of()), message, List.of(), Mode.AUTO, 1, NOW, List.of(),
            Conversation.EMPTY, "", "");
    }
}
