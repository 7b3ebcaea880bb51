package alfred.kitchen.recipe;

import alfred.core.reasoner.Embedder;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;

/// The embeddings of the catalogue's foods, computed once and kept among the resources of the tests: to compute them
/// anew takes each process of the tests longer than all else at its start. What is not among them, the model computes.
///
/// The file has for each text the first eight bytes of its SHA-256 and the parts of its [QuantizedEmbedding].
record KnownEmbeddings(Embedder model) implements Embedder {
    private static final String FILE = "/alfred/kitchen/foods.embeddings";
    private static final int PARTS = 384;
    private static final Map<Long, byte[]> KNOWN = read();

    static boolean holds(String text) {
        return KNOWN.containsKey(key(text));
    }

    @Override
    public String name() {
        return model.name();
    }

    @Override
    public Optional<float[]> embed(String text) {
        var known = KNOWN.get(key(text));
        return known == null ? model.embed(text) : Optional.of(direction(new QuantizedEmbedding(known)));
    }

    private static float[] direction(QuantizedEmbedding embedding) {
        var direction = new float[embedding.parts().length];
        for (int i = 0; i < direction.length; i++) {
            direction[i] = (float) (embedding.parts()[i] / embedding.length());
        }
        return direction;
    }

    /// The file's content for these texts.
    static byte[] file(Embedder model, Collection<String> texts) throws IOException {
        var bytes = new ByteArrayOutputStream();
        var out = new DataOutputStream(bytes);
        for (var text : new TreeSet<>(texts)) {
            out.writeLong(key(text));
            out.write(QuantizedEmbedding.of(model.embed(text).orElseThrow()).parts());
        }
        return bytes.toByteArray();
    }

    private static Map<Long, byte[]> read() {
        try (var in = Objects.requireNonNull(KnownEmbeddings.class.getResourceAsStream(FILE), FILE)) {
            var bytes = in.readAllBytes();
            var known = new HashMap<Long, byte[]>();
            var data = new DataInputStream(new ByteArrayInputStream(bytes));
            while (data.available() > 0) {
                known.put(data.readLong(), data.readNBytes(PARTS));
            }
            return known;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long key(String text) {
        try {
            var hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return new DataInputStream(new ByteArrayInputStream(hash)).readLong();
        } catch (NoSuchAlgorithmException | IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
