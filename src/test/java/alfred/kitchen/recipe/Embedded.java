package alfred.kitchen.recipe;

import alfred.core.row.Store;
import alfred.onnx.MiniLm;

/// Computes what rows are about, as a kitchen does by itself when it has been open for a while.
public final class Embedded {
    private Embedded() {}

    /// Computes all that is missing.
    public static void all(Store store) {
        try (var sentences = new MiniLm();
            var index = new SemanticIndex(new KnownEmbeddings(sentences), store)) {
            index.computeAll();
        }
    }
}
