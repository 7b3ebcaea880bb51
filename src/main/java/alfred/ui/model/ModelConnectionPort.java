package alfred.ui.model;

import alfred.core.reasoner.ReasonerFailure;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/// The connection to a language model. Port; implemented by the composition root. All methods except [#current],
/// [#priced] and [#isRecording] may block briefly.
public interface ModelConnectionPort {
    /// The current choice. Without a base URL the built-in assistant answers.
    Choice current();

    /// Returns a model of a server with the prices the user entered for it before.
    Named priced(String baseUrl, String model);

    /// Switches to another model.
    ///
    /// @return false if the key was to be saved but the system's keychain refused it; the key is then kept in
    ///   memory until the program ends
    boolean use(Choice choice);

    /// Tests the model with a short request, then with a streamed one. Failures are returned, not thrown.
    Trial test(Choice choice);

    /// Whether model calls are recorded for the inspector.
    boolean isRecording();

    /// Switches recording on or off; switching it off discards the recorded calls.
    void record(boolean on);

    /// Returns the recorded turns, latest first.
    List<Inspected> inspected();

    /// The model settings.
    ///
    /// @param baseUrl the server's address; `""` for the built-in assistant
    /// @param small the model for easy tasks
    /// @param large the model for hard tasks
    /// @param key the API key; `""` if none is needed, if the environment provides it, or to keep the one in the
    ///   keychain
    /// @param keepsKey whether to save the key in the system's keychain
    /// @param tokensPerDay the daily token limit, in digits; `""` for no limit
    record Choice(String baseUrl, Named model, Named small, Named large, String key, boolean keepsKey,
        String tokensPerDay) {
        public static final Choice BUILT_IN = new Choice("", Named.NONE, Named.NONE, Named.NONE, "", false, "");

        public boolean isBuiltIn() {
            return baseUrl.isBlank();
        }

        @Override
        public String toString() {
            return baseUrl + " " + model.name();
        }
    }

    /// A model and its prices per million tokens, as entered; `""` for an unknown price.
    ///
    /// @param name the model's name; `""` to use the default model
    record Named(String name, String inputPrice, String outputPrice) {
        public static final Named NONE = new Named("", "", "");
    }

    /// The result of a test.
    ///
    /// @param failure why it failed, if the reason is known; empty on success
    /// @param millis the duration in milliseconds
    /// @param facts the server's capabilities; empty on failure
    record Trial(boolean isFine, Optional<ReasonerFailure> failure, long millis, Optional<Facts> facts) {}

    /// The ways to request structured output, strictest first (spec/design.md, the ladder).
    enum Form { STRICT_SCHEMA, SCHEMA, JSON_OBJECT, PROMPT_ONLY }

    /// The capabilities of a server.
    ///
    /// @param streams whether replies are streamed
    /// @param firstMillis the milliseconds until the first piece arrived
    record Facts(Form form, boolean streams, long firstMillis, double wordsPerSecond) {}

    /// The calls of one turn, in order.
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

        /// Returns the total cost of the successful calls; empty if the cost of any of them is unknown.
        public Optional<BigDecimal> cost() {
            var answered = calls.stream().filter(Call::isFine).map(Call::cost).toList();
            return answered.stream().allMatch(Optional::isPresent)
                ? answered.stream().map(Optional::orElseThrow).reduce(BigDecimal::add)
                : Optional.empty();
        }
    }

    /// One recorded model call.
    ///
    /// @param stage the pipeline stage, such as `understand`
    /// @param reply the reply, or the failure message if the call failed
    record Call(String stage, String model, String system, String user, String reply, int inputTokens, int outputTokens,
        Optional<BigDecimal> cost, long millis, boolean isFine) {}
}
