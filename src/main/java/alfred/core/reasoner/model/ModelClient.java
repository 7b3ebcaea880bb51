package alfred.core.reasoner.model;

import alfred.core.reasoner.Cancellation;
import java.util.function.Consumer;

/// Carries a prompt to a language model and its finished answer back. Port; filled by the transport.
///
/// A call throws [alfred.core.reasoner.ReasonerFailure] in the user's words, and [Cancellation.Cancelled] as soon as the turn is cancelled.
/// Only a finished answer is returned; one that was cut off is a failure.
public interface ModelClient {
    ModelReply ask(ModelRequest request, Cancellation cancellation);

    /// As [#ask]; pieces of the text go to `tokens` as they come, on the calling thread or another, one after the other. After the first
    /// piece nothing is tried again.
    ModelReply stream(ModelRequest request, Consumer<String> tokens, Cancellation cancellation);

    /// Tells whether an answer fitted its schema, so that the transport learns what the server can do.
    default void judge(ModelRequest request, boolean isFit) {}
}
