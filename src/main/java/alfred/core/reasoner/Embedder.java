package alfred.core.reasoner;

import java.util.Optional;

/// Tells what a text is about, as a direction: texts of like meaning point the same way. Port; works in the process and asks no network.
public interface Embedder {
    /// Which model it is, since directions of different models cannot be compared.
    String name();

    /// The text's direction, of length 1; empty where the model cannot run on this machine. Slow at first, when the model is loaded.
    Optional<float[]> embed(String text);
}
