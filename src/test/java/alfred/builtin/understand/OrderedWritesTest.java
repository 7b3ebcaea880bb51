package alfred.builtin.understand;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.builtin.BuiltInReasoner;
import alfred.core.crud.rule.Permission.Operation;
import java.time.LocalDate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What a message permits a language model to do, by its meaning.
class OrderedWritesTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 3, 4);
    private final BuiltInReasoner reasoner = new BuiltInReasoner();

    @ParameterizedTest @CsvSource(delimiter = '|', textBlock = """
        give the fish pie five stars              | recipe | UPDATE
        three stars for the minestrone            | recipe | UPDATE
        whatever we lack goes on my shopping list | shop   | CREATE
        chuck out the chives                      | inv    | DELETE
        bin the old yogurt                        | inv    | DELETE
        pop some limes on the list                | shop   | CREATE
        save this one too                         | recipe | SAVE
        """)
    void anOrderIsOneWhateverItsVerb(String message, String type, Operation operation) {
        assertThat(reasoner.asksFor(message, TODAY)).hasEntrySatisfying(type,
            operations -> assertThat(operations).contains(operation));
    }

    @ParameterizedTest @ValueSource(strings = {"what is on my shopping list?", "don't throw out the chives",
        "is the bread still on the list", "thanks a lot",
        "which recipe has five stars", "how long does yogurt keep"})
    void aQuestionOrADenialOrdersNothing(String message) {
        assertThat(reasoner.asksFor(message, TODAY)).isEmpty();
    }
}
