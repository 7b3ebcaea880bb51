package alfred.ui.chat;

import alfred.core.crud.ToolResult;
import alfred.core.reasoner.Question;
import alfred.ui.model.Mention;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.StringProperty;

/// One entry of the transcript.
sealed interface ChatItem {
    /// What the user said, with its mentions as the session reads them.
    record Said(String message) implements ChatItem {}

    /// The quiet line while nothing else is there to see; always the last entry.
    record Thinking(String words) implements ChatItem {}

    record Planned(ObjectProperty<PlanProgress> progress) implements ChatItem {}

    /// What Alfred says; the text grows while it streams.
    record Reply(StringProperty text) implements ChatItem {}

    record Proposed(String title, String message) implements ChatItem {}

    record Asked(Question question) implements ChatItem {}

    /// @param turn whose writes they are
    record Wrote(List<ToolResult.Write> writes, int turn) implements ChatItem {}

    /// The things that a reply names, to open them.
    record Named(List<Mention> mentions) implements ChatItem {}

    /// What was taken back.
    record TookBack(String words) implements ChatItem {}

    /// @param message what the user had said, for another try
    /// @param isTheModels whether the built-in assistant might answer in its place
    record Trouble(String words, boolean isRetriable, String message, boolean isTheModels) implements ChatItem {}

    /// What the turn used of a language model.
    record Used(String words) implements ChatItem {}

    record Note(String words) implements ChatItem {}
}
