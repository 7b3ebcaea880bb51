package alfred.ui.fx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CoverTableTest {
    @ParameterizedTest @CsvSource({"Apple Pie, APPLE", "Lammkeule, BEEF", "Hühnersuppe, DRUMSTICK"})
    void aWordOfTheNameDecides(String name, Icon icon) {
        assertThat(CoverTable.lookOf(name, List.of()).icon()).isEqualTo(icon);
    }

    @Test
    void aShortWordWithinALongerOneDoesNot() {
        assertThat(CoverTable.lookOf("Pie", List.of()).monogram()).isEmpty();
        assertThat(CoverTable.lookOf("Pierogi", List.of()).monogram()).isEqualTo("P");
    }

    @Test
    void whatIsServedWithADishIsNotTheDish() {
        assertThat(CoverTable.lookOf("Pork Schnitzel with Potato Salad", List.of()).icon())
            .isEqualTo(CoverTable.lookOf("Pork Schnitzel", List.of()).icon())
            .isNotEqualTo(CoverTable.lookOf("Potato Salad", List.of()).icon());
    }
}
