package alfred.core.reasoner.model;

/// Counts the tokens of a text, as nearly as can be known for a model. Port.
public interface TokenCounter {
    int count(String text);

    /// Learns from what a server counted for texts that were counted here.
    default void learn(int counted, int reported) {}

    /// Three bytes a token: too many rather than too few for most languages and JSON, and ready at once.
    static TokenCounter rough() {
        return text -> (text.length() + nonAscii(text)) / 3 + 1;
    }

    private static int nonAscii(String text) {
        return (int) text.chars().filter(c -> c > 127).count();
    }
}
