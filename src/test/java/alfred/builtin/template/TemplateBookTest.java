package alfred.builtin.template;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.builtin.BuiltInReasoner;
import alfred.builtin.intent.Orders;
import alfred.builtin.intent.SkillWrites;
import alfred.builtin.skill.AllSkills;
import alfred.builtin.slot.Dates;
import alfred.builtin.slot.SlotTypes;
import alfred.core.context.Conversation;
import alfred.core.domain.Language;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.TurnContext;
import alfred.kitchen.KitchenDomain;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.names.NameIndex;
import alfred.kitchen.names.OwnNames;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.MethodSource;

class TemplateBookTest {
    private static final OffsetDateTime FRIDAY = OffsetDateTime.parse("2026-11-20T18:00:00+01:00");
    private static final TemplateBook BOOK = TemplateBook.english();
    private static final List<String> RECIPES = List.of("Lasagne", "Carbonara", "Minestrone", "Pancakes");
    private static final NameIndex NOTHING = new NameIndex(List.of());
    private static final BuiltInReasoner ASSISTANT = new BuiltInReasoner(Language.ENGLISH, FoodCatalogue::standard,
        () -> new OwnNames.Names(new NameIndex(RECIPES), NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING));

    static Stream<TemplateBook.Sample> samples() {
        return BOOK.samples().stream();
    }

    static Optional<Intent> reading(String sentence) {
        var turn = new TurnContext(
            new KitchenDomain(List.of()),
            sentence,
            List.of(),
            Mode.AUTO,
            1,
            FRIDAY,
            List.of(),
            Conversation.EMPTY,
            "", "");
        return ASSISTANT.reading(turn);
    }

    static String skill(String sentence) {
        return reading(sentence).map(Intent::skill).orElse("");
    }

    @ParameterizedTest @MethodSource("samples")
    void everySampleParsesBackToItsSection(TemplateBook.Sample sample) {
        assertThat(skill(sample.sentence())).as(sample.sentence()).isEqualTo(sample.skill());
    }

    @Test
    void everySectionIsASkill() {
        var skills = AllSkills.registry();

        assertThat(BOOK.samples()).isNotEmpty().allSatisfy(
            sample -> assertThat(skills.of(sample.skill()).name()).isEqualTo(sample.skill()));
    }

    @ParameterizedTest @CsvFileSource(resources = "/alfred/builtin/sentences.csv", numLinesToSkip = 1,
        quoteCharacter = '"')
    void typedSentencesAreReadAsExpected(String sentence, @Nullable String skill, @Nullable String slots) {
        var reading = reading(sentence);

        if (skill == null) {
            // declined, asked about or answered: nothing is done
            assertThat(reading.stream().flatMap(r -> Orders.in(r).stream())
                .filter(order -> !SkillWrites.of(order.skill()).isEmpty()))
                .as(sentence).isEmpty();
            return;
        }
        assertThat(reading.map(Intent::skill).orElse("")).as(sentence).isEqualTo(skill);
        for (var slot : slots == null ? new String[0] : slots.split(";")) {
            var pair = slot.split("=", 2);
            assertThat(reading.orElseThrow().slot(pair[0]))
                .as(sentence + ": " + pair[0])
                .isEqualTo(pair[1]);
        }
    }

    @Test
    void aTemplateThatIsPassedOverByTheFirstWordFitsNothing() {
        var types = new SlotTypes(new Dates(FRIDAY.toLocalDate()), BOOK.lexicon(), FoodCatalogue.standard());
        var sentences = samples()
            .map(TemplateBook.Sample::sentence)
            .flatMap(s -> Stream.of(s, s.replaceFirst("^(\\w)\\w", "$1"), s.replaceFirst("^(\\w)(\\w)", "$1$2$2")))
            .map(s -> TokenizedSentence.of(s, BOOK.lexicon()))
            .toList();

        long passedOver = 0;
        for (var entry : BOOK.entries) {
            var others = sentences.stream()
                .filter(sentence -> !entry.template().mayFit(sentence, BOOK.spelling.all(sentence.folded())))
                .toList();
            passedOver += others.size();
            assertThat(others)
                .as(entry.template().toString())
                .noneMatch(s -> entry.template().match(s, types::fill).isPresent());
        }
        assertThat(passedOver).as("most are").isGreaterThan((long) BOOK.entries.size() * sentences.size() / 2);
    }

    @Test
    void noSampleAndNoTypedSentenceHasTwoBestReadings() throws IOException {
        var typed = new BufferedReader(new InputStreamReader(
            Objects.requireNonNull(getClass().getResourceAsStream("/alfred/builtin/sentences.csv")),
            StandardCharsets.UTF_8))
            .lines()
            .skip(1)
            .map(line -> line.replaceFirst("(,[^,]*){2}$", "").replace("\"", ""));
        var types = new SlotTypes(new Dates(FRIDAY.toLocalDate()), BOOK.lexicon(), FoodCatalogue.standard());

        var doubtful = Stream.concat(samples().map(TemplateBook.Sample::sentence), typed)
            .map(sentence -> sentence + " -> "
                + BOOK.read(TokenizedSentence.of(sentence).trimmed(), types::fill).stream()
                    .map(Intent::skill)
                    .toList())
            .filter(line -> line.substring(line.lastIndexOf("->")).contains(","))
            .toList();

        assertThat(doubtful).isEmpty();
    }
}
