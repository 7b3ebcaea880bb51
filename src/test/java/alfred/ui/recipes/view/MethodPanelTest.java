package alfred.ui.recipes.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MethodPanelTest {
    @Test
    void theDotOfAnAbbreviationBelongsToItsTime() {
        assertThat(chips("30 Min. kalt stellen")).isEqualTo("# kalt stellen");
        assertThat(chips("Backen, 1 Std. Dann stürzen.")).isEqualTo("Backen, #. Dann stürzen.");
        assertThat(chips("Bake for 20 minutes.")).isEqualTo("Bake for #.");
    }

    @Test
    void aTimeOfHoursAndMinutesIsOne() {
        assertThat(StepAmounts.timesIn("Add lentils, simmer 1 h 20 min.")).containsExactly(4800);
        assertThat(StepAmounts.timesIn("1 Std. 10 Min. backen, dann 5 Min. ruhen")).containsExactly(4200, 300);
        assertThat(StepAmounts.timesIn("Bake for 1 hour and 30 minutes")).containsExactly(5400);
        assertThat(StepAmounts.timesIn("Rest 1.5 hours, then 1½ hours more, then 1 1/2 hours")).containsExactly(5400);
        assertThat(StepAmounts.timesIn("Cook 5-10 minutes, or 1 to 2 hours")).containsExactly(300, 3600);
        assertThat(chips("simmer 1 h 20 min.")).isEqualTo("simmer #.");
    }

    @Test
    void secondsAreATimeToo() {
        assertThat(StepAmounts.timesIn("Fry plums 90 seconds, then rest 1 1/2 hours")).containsExactly(90, 5400);
        assertThat(StepAmounts.timesIn("30 Sek. mixen, dann 2 Min. 30 Sek. rühren")).containsExactly(30, 150);
        assertThat(chips("30 Sek. mixen")).isEqualTo("# mixen");
        assertThat(chips("a second helping, 2 secrets")).isEqualTo("a second helping, 2 secrets");
    }

    private static String chips(String step) {
        return MethodPanel.TIME.matcher(step).replaceAll("#");
    }
}
