package alfred.core.reasoner.model.call;

/// Counts the tokens of a text, as exactly as is known for the model. Port.
public interface TokenCounter {
    int count(String text);

    /// Adjusts to the number of tokens that a server reported for text counted here. Does nothing by default.
    ///
    /// @param counted the number counted here
    /// @param reported the number reported by the server
    default void learn(int counted, int reported) {}

    /// Returns a counter that assumes three bytes per token, which overestimates most languages and JSON, and needs
    /// no loading.
    static TokenCounter rough() {
        return text -> (text.length() + nonAscii(text)) / 3 + 1;
    }

    private static int nonAscii(String text) {
        return (int) text.chars().filter(c -> c > 127).count();
    }
}
