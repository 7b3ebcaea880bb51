package alfred.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.context.Conversation;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.TurnContext;
import alfred.kitchen.KitchenDomain;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.CsvFileSource;

class TemplateBookTest {
    private static final OffsetDateTime FRIDAY = OffsetDateTime.parse("2026-11-20T18:00:00+01:00");
    private static final TemplateBook BOOK = TemplateBook.english();
    private static final BuiltInReasoner ASSISTANT = new BuiltInReasoner(BOOK);

    static Stream<TemplateBook.Sample> samples() {
        return BOOK.samples().stream();
    }

    static String skill(String sentence) {
        var turn = new TurnContext(new KitchenDomain(List.of()), sentence, List.of(), Mode.AUTO, 1, FRIDAY, List.of(), Conversation.EMPTY, "", "");
        return ASSISTANT.reading(turn).map(Reading::skill).orElse("");
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everySampleParsesBackToItsSection(TemplateBook.Sample sample) {
        assertThat(skill(sample.sentence())).as(sample.sentence()).isEqualTo(sample.skill());
    }

    @Test
    void everySectionIsASkill() {
        var skills = new Skills();

        assertThat(BOOK.samples()).isNotEmpty().allMatch(s -> skills.has(s.skill()));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/alfred/builtin/sentences.csv", numLinesToSkip = 1, quoteCharacter = '"')
    void typedSentencesAreReadAsExpected(String sentence, String expected) {
        assertThat(skill(sentence)).as(sentence).isEqualTo(expected == null ? "" : expected);
    }
}
