package alfred.builtin.skill.talk;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConversationSkillsTest {
    private static final LocalDate FRIDAY = LocalDate.of(2026, 11, 20);

    @ParameterizedTest @CsvSource({
        "yesterday, 2026-11-19, 2026-11-19", "today, 2026-11-20, 2026-11-20", "on Monday, 2026-11-16, 2026-11-16",
        "on Sunday, 2026-11-15, 2026-11-15", "this week, 2026-11-16, 2026-11-20", "the weekend, 2026-11-14, 2026-11-15",
        "12 January, 2026-01-12, 2026-01-12",
        "2026-11-02, 2026-11-02, 2026-11-02"})
    void daysOfThePastAreNeverToCome(String words, LocalDate first, LocalDate last) {
        assertThat(ConversationSkills.period(words, FRIDAY)).containsExactly(first, last);
    }

    @Test
    void otherWordsMeanNoDays() {
        assertThat(ConversationSkills.period("lasagna", FRIDAY)).isEmpty();
    }
}
