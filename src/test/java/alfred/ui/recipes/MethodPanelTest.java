package alfred.ui.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MethodPanelTest {
    @Test
    void theDotOfAnAbbreviationBelongsToItsTime() {
        assertThat(chips("30 Min. kalt stellen")).isEqualTo("# kalt stellen");
        assertThat(chips("Backen, 1 Std. Dann stürzen.")).isEqualTo("Backen, #. Dann stürzen.");
        assertThat(chips("Bake for 20 minutes.")).isEqualTo("Bake for #.");
    }

    private static String chips(String step) {
        return MethodPanel.TIME.matcher(step).replaceAll("#");
    }
}
