package alfred.core.reasoner.model.call;

import alfred.core.reasoner.Cancellation;
import java.util.function.Consumer;

/// Sends a prompt to a language model and returns its complete answer. Port; implemented by the transport.
///
/// A call throws [alfred.core.reasoner.ReasonerFailure] with a message for the user, and [Cancellation.Cancelled]
/// as soon as the turn is cancelled. Only complete answers are returned; a truncated one is a failure.
public interface ModelClient {
    ModelReply ask(ModelRequest request, Cancellation cancellation);

    /// Like [#ask], but passes the pieces of the text to `tokens` as they arrive, one after the other, on any
    /// thread. Once a piece has arrived, the request is not retried.
    ModelReply stream(ModelRequest request, Consumer<String> tokens, Cancellation cancellation);

    /// Reports whether an answer fitted its schema, so that the transport learns the server's capabilities.
    default void judge(ModelRequest request, boolean isFit) {}
}
