package alfred.ui.model;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/// The connection to a language model. Port; filled by the composition root. All but [#current], [#priced] and [#isRecording] may take a moment.
public interface ModelConnectionPort {
    /// What was chosen; the built-in assistant answers while there is no address.
    Choice current();

    /// A model of a server with the prices that were typed for it before.
    Named priced(String baseUrl, String model);

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
    /// @param small for what is easy
    /// @param large for what is hard
    /// @param key `""` where none is needed, where the environment has it, or where the one in the keychain stays
    /// @param keepsKey whether the key is to be kept in the system's keychain
    /// @param tokensPerDay digits; `""` for no limit
    record Choice(String baseUrl, Named model, Named small, Named large, String key, boolean keepsKey, String tokensPerDay) {
        public static final Choice BUILT_IN = new Choice("", Named.NONE, Named.NONE, Named.NONE, "", false, "");

        public boolean isBuiltIn() {
            return baseUrl.isBlank();
        }

        @Override
        public String toString() {
            return baseUrl + " " + model.name();
        }
    }

    /// A model, and what a million tokens of it cost, as typed; `""` where that is not known.
    ///
    /// @param name `""` for the same as the usual one
    record Named(String name, String inputPrice, String outputPrice) {
        public static final Named NONE = new Named("", "", "");
    }

    /// What came of a try.
    ///
    /// @param kind what failed, as [alfred.core.reasoner.ReasonerFailure] has it; `""` where nothing did
    /// @param words the same in English
    record Trial(boolean isFine, String kind, String words, long millis, Optional<Facts> facts) {}

    /// How an answer of a given form is asked for, the strictest first (spec/design.md, the ladder).
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

        /// Empty where that of an answer is not known.
        public Optional<BigDecimal> cost() {
            var answered = calls.stream().filter(Call::isFine).map(Call::cost).toList();
            return answered.stream().allMatch(Optional::isPresent) ? answered.stream().map(Optional::orElseThrow).reduce(BigDecimal::add)
                : Optional.empty();
        }
    }

    /// @param stage such as `understand`
    /// @param reply what came back; where it failed, why
    record Call(String stage, String model, String system, String user, String reply, int inputTokens, int outputTokens,
        Optional<BigDecimal> cost, long millis, boolean isFine) {}
}
