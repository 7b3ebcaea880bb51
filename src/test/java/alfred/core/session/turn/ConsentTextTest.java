package alfred.core.session.turn;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.context.Conversation;
import alfred.core.context.Pending;
import alfred.core.context.Resume;
import alfred.kitchen.permission.EnglishWritePolicy;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Which words decide what a turn may write after an interrupted one.
class ConsentTextTest {
    private static final String ORDER = "Add 2 baguettes and a bottle of white wine to the list";

    private static String words(String answer, boolean isAnswer) {
        var open = new Pending(Pending.Kind.INTERRUPTED, "Keep it, or undo it?", List.of(),
            new Resume.Unit(UUID.randomUUID()));
        return new ConsentText(new EnglishWritePolicy(),
            Conversation.EMPTY.asking(open).withMemo(Map.of(Conversation.ASKED_WITH, ORDER)), answer, false)
            .all(isAnswer);
    }

    @ParameterizedTest @ValueSource(strings = {"Right, keep the reminder and finish the rest.", "go on with it, please",
        "keep it"})
    void whoeverGoesOnStillWantsWhatWasAskedFor(String answer) {
        assertThat(words(answer, true)).contains(ORDER, answer);
    }

    @ParameterizedTest @ValueSource(strings = {"Undo it.", "no, leave it", "Nein danke"})
    void whoeverDoesNotMayHaveNothingMoreWritten(String answer) {
        assertThat(words(answer, true)).isEqualTo(answer);
    }

    @ParameterizedTest @ValueSource(strings = "What is for dinner?")
    void anotherMessageCountsAlone(String message) {
        assertThat(words(message, false)).isEqualTo(message);
    }
}
