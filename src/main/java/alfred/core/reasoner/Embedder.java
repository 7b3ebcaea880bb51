package alfred.core.reasoner;

import java.util.Optional;

/// Computes text embeddings: texts of similar meaning have similar vectors. Port; works locally, without network
/// access.
public interface Embedder {
    /// The model's name; embeddings of different models cannot be compared.
    String name();

    /// Returns the text's embedding, normalised to length 1; empty if the model cannot run on this machine. The
    /// first call loads the model and is slow.
    Optional<float[]> embed(String text);
}
