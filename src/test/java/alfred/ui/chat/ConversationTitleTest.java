package alfred.ui.chat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A conversation is called by its matter.
class ConversationTitleTest {
    @ParameterizedTest @CsvSource(delimiter = '|', textBlock = """
        Suggest dinners for Monday to Thursday next week | Dinners for Monday to Thursday
        can you please show me the salmon recipe? | The salmon recipe?
        add 6 eggs to my shopping list | Add 6 eggs to my shopping list
        When is @[Butter Chicken](recipe:7) planned? | When is Butter Chicken planned?
        Please plan | Plan
        Schlag mir ein Abendessen mit Linsen vor | Ein Abendessen mit Linsen vor
        Donaudampfschifffahrtsgesellschaftskapitänskajüte | Donaudampfschifffahrtsgesellschaf…
        What shall I do with the plums that are so very ripe | What shall I do with the plums
        What can I cook with what I have? | What can I cook with what I have?
        I have eggs, spinach and half a loaf of bread | I have eggs, spinach
        we ate half of the eggs and 300 g of the butter | We ate half of the eggs
        """)
    void isTheMatter(String message, String title) {
        assertThat(ConversationTitle.of(message)).isEqualTo(title);
    }
}
