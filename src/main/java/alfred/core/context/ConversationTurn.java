package alfred.core.context;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The messages of one turn.
///
/// @param summary the assistant's message, shortened; `""` while it is kept in full
/// @param shown the refs that the assistant's message named, in its order (spec/pipeline.md, what a reply showed)
/// @param wrote what the turn wrote, in words; `""` for nothing
public record ConversationTurn(int turn, String user, String assistant, String summary, List<String> shown,
    String wrote) {
    /// @param shown null in conversations of older versions
    /// @param wrote null in conversations of older versions
    public ConversationTurn(int turn, String user, String assistant, String summary, @Nullable List<String> shown,
        @Nullable String wrote) {
        this.turn = turn;
        this.user = user;
        this.assistant = assistant;
        this.summary = summary;
        this.shown = shown == null ? List.of() : List.copyOf(shown);
        this.wrote = wrote == null ? "" : wrote;
    }

    /// A turn that wrote nothing, and whose reply named nothing.
    public ConversationTurn(int turn, String user, String assistant, String summary) {
        this(turn, user, assistant, summary, List.of(), "");
    }

    /// The assistant's message for prompts: the summary if there is one, else the full text.
    public String assistantShort() {
        return summary.isEmpty() ? assistant : summary;
    }

    /// A copy with another message of the assistant.
    ConversationTurn saying(String words, String shortened) {
        return new ConversationTurn(turn, user, words, shortened, shown, wrote);
    }

    /// A copy that keeps only the short form of the assistant's message.
    ConversationTurn shortened() {
        return saying(assistantShort(), assistantShort());
    }
}
