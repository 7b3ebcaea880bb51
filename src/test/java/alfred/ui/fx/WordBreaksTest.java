package alfred.ui.fx;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordBreaksTest {
    @ParameterizedTest @CsvSource({
        "Pfannkuchen, 9, Pfannku-|chen", "Griechischer Salat, 10, Griechi-|scher Salat",
        "Kartoffel-Lauch-Suppe, 10, Kartoffel-|Lauch-|Suppe", "Rinderschmortopf, 8, Rinder-|schmor-|topf",
        "Schakschuka, 9, Schak-|schuka", "Apfelstrudel mit Rahm, 9, Apfel-|strudel mit Rahm",
        "Butter Chicken, 9, Butter Chicken", "麻婆豆腐豆腐豆腐, 3, 麻婆豆腐豆腐豆腐",
        "Grandmother’s, 10, Grandmo-|ther’s"})
    void aWordWiderThanALineBreaksBetweenSyllables(String name, int room, String broken) {
        assertThat(WordBreaks.within(name, room, String::length).replace("\n", "|")).isEqualTo(broken);
    }
}
