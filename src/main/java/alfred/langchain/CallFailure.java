package alfred.langchain;

import java.time.Duration;
import java.util.Optional;

/// Why a call brought no answer.
sealed interface CallFailure {
    /// No connection: refused, unknown host, reset before the headers.
    record NoConnection() implements CallFailure {}

    /// @param retryAfter what the server asked for
    record Status(int code, Optional<Duration> retryAfter) implements CallFailure {}

    /// Something answers, but no model: a web page, a redirect, text that is no JSON.
    record NotAModel() implements CallFailure {}

    record NoHeaders() implements CallFailure {}

    record Stalled() implements CallFailure {}

    /// The answer ended in its middle: the connection closed, or no finish reason came.
    record CutOff() implements CallFailure {}

    /// The model may not write any longer.
    record TooLong() implements CallFailure {}

    record Declined() implements CallFailure {}

    record Empty() implements CallFailure {}

    record DeadlineOver() implements CallFailure {}

    record Cancelled() implements CallFailure {}

    /// Whether another try may bring an answer.
    default boolean isPassing() {
        return switch (this) {
            case NoConnection _, NoHeaders _, Stalled _, CutOff _, Empty _ -> true;
            case Status status -> status.code() == 408 || status.code() == 429 || status.code() >= 500;
            case NotAModel _, TooLong _, Declined _, DeadlineOver _, Cancelled _ -> false;
        };
    }

    /// Ends a call with its trouble.
    final class Troubled extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient CallFailure trouble;

        Troubled(CallFailure trouble) {
            super(trouble.getClass().getSimpleName(), null, false, false);
            this.trouble = trouble;
        }

        CallFailure trouble() {
            return trouble;
        }
    }
}
