package alfred.core.reasoner.model.answer;

import alfred.core.context.ConversationTurn;
import alfred.core.reasoner.TurnContext;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Passes a reply on as soon as it is seen to be in the user's language; one that begins in another is held back whole
/// (spec/pipeline.md, streaming and honesty).
public final class LanguageGate implements Consumer<String> {
    /// The length, in characters, after which a reply whose language is not known is passed on.
    private static final int UNDECIDED = 200;
    private static final int LEAST_OF_ITS_OWN = 3;
    private static final int LEAST_OF_ANOTHER = 5;
    private static final int EARLIER_MESSAGES = 3;
    private final Optional<String> wanted;
    private final Consumer<String> next;
    private final StringBuilder held = new StringBuilder();
    private boolean isOpen;
    private boolean isWrong;

    private LanguageGate(Optional<String> wanted, Consumer<String> next) {
        this.wanted = wanted;
        this.next = next;
        this.isOpen = wanted.isEmpty();
    }

    /// Returns a gate for the language of the user's message, or of the latest messages if it is too short to tell.
    public static LanguageGate of(TurnContext turn, Consumer<String> next) {
        var earlier =
            turn.conversation().recentTurns().reversed().stream().limit(EARLIER_MESSAGES).map(ConversationTurn::user);
        return new LanguageGate(LanguageGuess.of(turn.message(), LEAST_OF_ITS_OWN)
            .or(() -> LanguageGuess.of(
                Stream.concat(Stream.of(turn.message()), earlier).collect(Collectors.joining(" ")), LEAST_OF_ITS_OWN)),
            next);
    }

    @Override
    public void accept(String piece) {
        if (isOpen) {
            next.accept(piece);
        } else if (!isWrong) {
            held.append(piece);
            var text = held.toString();
            isWrong =
                LanguageGuess.of(text, LEAST_OF_ANOTHER).filter(language -> !wanted.get().equals(language)).isPresent();
            if (!isWrong && (text.length() > UNDECIDED || LanguageGuess.of(text, LEAST_OF_ITS_OWN).equals(wanted))) {
                open();
            }
        }
    }

    private void open() {
        isOpen = true;
        next.accept(held.toString());
        held.setLength(0);
    }

    /// Ends the reply, and returns whether it was held back.
    public boolean isHeldBack() {
        if (!isOpen && !isWrong) {
            open();
        }
        return isWrong;
    }
}
