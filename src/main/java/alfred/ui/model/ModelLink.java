package alfred.ui.model;

import java.util.List;
import java.util.Optional;

/// The connection to a language model. Port; filled by the composition root. All but [#current] and [#isRecording] may take a moment.
public interface ModelLink {
    /// What was chosen; the built-in assistant answers while there is no address.
    Choice current();

    /// Uses a model from now on.
    ///
    /// @return false where the key was to be kept and the system's keychain did not take it; then it is kept in memory, until the window is closed
    boolean use(Choice choice);

    /// Asks the model for a word, and then for a few in pieces.
    Trial test(Choice choice);

    /// Whether the calls of the model are kept for the inspector.
    boolean isRecording();

    /// Keeps them from now on, or no longer, and forgets those that were kept.
    void record(boolean on);

    /// The turns that were kept, the latest first.
    List<Inspected> inspected();

    /// @param baseUrl `""` for the built-in assistant
    /// @param key `""` where none is needed, where the environment has it, or where the one in the keychain stays
    /// @param keepsKey whether the key is to be kept in the system's keychain
    /// @param smallModel for what is easy; `""` for the same
    /// @param largeModel for what is hard; `""` for the same
    /// @param tokensPerDay digits; `""` for no limit
    record Choice(String baseUrl, String model, String key, boolean keepsKey, String smallModel, String largeModel, String tokensPerDay) {
        public static final Choice BUILT_IN = new Choice("", "", "", false, "", "", "");

        public boolean isBuiltIn() {
            return baseUrl.isBlank();
        }

        @Override
        public String toString() {
            return baseUrl + " " + model;
        }
    }

    /// What came of a try, in words.
    record Trial(boolean isFine, String words, long millis, Optional<Facts> facts) {}

    /// How an answer of a given form is asked for, the strictest first (DESIGN, the ladder).
    enum Form { STRICT_SCHEMA, SCHEMA, JSON_OBJECT, PROMPT_ONLY }

    /// What a server can do.
    ///
    /// @param streams whether a reply comes in pieces
    /// @param firstMillis until the first piece came
    record Facts(Form form, boolean streams, long firstMillis, double wordsPerSecond) {}

    /// One turn's calls, in order.
    record Inspected(List<Call> calls) {
        public long millis() {
            return calls.stream().mapToLong(Call::millis).sum();
        }

        public int inputTokens() {
            return calls.stream().mapToInt(Call::inputTokens).sum();
        }

        public int outputTokens() {
            return calls.stream().mapToInt(Call::outputTokens).sum();
        }
    }

    /// @param stage such as `understand`
    /// @param reply what came back; where it failed, why
    record Call(String stage, String model, String system, String user, String reply, int inputTokens, int outputTokens, long millis,
        boolean isFine) {}
}
