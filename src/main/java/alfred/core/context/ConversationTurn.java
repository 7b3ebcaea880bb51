package alfred.core.context;

/// One turn in words.
///
/// @param summary the assistant's message, shortened; `""` while the whole is kept
public record ConversationTurn(int turn, String user, String assistant, String summary) {
    /// The assistant's message as prompts show it.
    public String assistantShort() {
        return summary.isEmpty() ? assistant : summary;
    }
}
