package alfred.langchain;

import java.time.Duration;
import java.util.Optional;

/// The reasons for a call to fail.
sealed interface CallFailure {
    /// No connection: refused, unknown host, or reset before the headers.
    record NoConnection() implements CallFailure {}

    /// An HTTP error status.
    ///
    /// @param retryAfter the value of the `Retry-After` header, if any
    record Status(int code, Optional<Duration> retryAfter) implements CallFailure {}

    /// The server is not a model server: it answers with a web page, a redirect, or text that is not JSON.
    record NotAModel() implements CallFailure {}

    record NoHeaders() implements CallFailure {}

    record Stalled() implements CallFailure {}

    /// The answer was truncated: the connection closed early, or the finish reason is missing.
    record CutOff() implements CallFailure {}

    /// The model reached its output token limit, or the response its maximum size.
    record TooLong() implements CallFailure {}

    record Declined() implements CallFailure {}

    record Empty() implements CallFailure {}

    record DeadlineOver() implements CallFailure {}

    record Cancelled() implements CallFailure {}

    /// Returns whether the failure is transient, so that a retry may succeed.
    default boolean isPassing() {
        return switch (this) {
            case NoConnection _ -> true;
            case NoHeaders _ -> true;
            case Stalled _ -> true;
            case CutOff _ -> true;
            case Empty _ -> true;
            case Status status -> status.code() == 408 || status.code() == 429 || status.code() >= 500;
            case NotAModel _ -> false;
            case TooLong _ -> false;
            case Declined _ -> false;
            case DeadlineOver _ -> false;
            case Cancelled _ -> false;
        };
    }

    /// Ends a call with its failure.
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
