package alfred.core.context;

/// The messages of one turn.
///
/// @param summary the assistant's message, shortened; `""` while it is kept in full
public record ConversationTurn(int turn, String user, String assistant, String summary) {
    /// The assistant's message for prompts: the summary if there is one, else the full text.
    public String assistantShort() {
        return summary.isEmpty() ? assistant : summary;
    }
}
