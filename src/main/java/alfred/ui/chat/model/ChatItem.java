package alfred.ui.chat.model;

import static alfred.ui.fx.Texts.text;

import alfred.core.context.Pending;
import alfred.core.crud.call.ToolResult;
import alfred.core.reasoner.Question;
import alfred.ui.model.KnownEntity;
import alfred.ui.model.Mention;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// One entry of the transcript.
public sealed interface ChatItem {
    /// A user message, in the session's notation for mentions.
    record Said(String message) implements ChatItem {}

    /// The busy line shown before there is a plan or reply; always the last entry.
    record Thinking(String words) implements ChatItem {}

    record Planned(ObjectProperty<PlanProgress> progress) implements ChatItem {}

    /// Alfred's reply; the text grows while it streams.
    record Reply(StringProperty text) implements ChatItem {}

    /// What the user can answer by a button until another message was answered.
    sealed interface Open extends ChatItem {
        BooleanProperty isOver();

        /// Ends what is open: afterwards its answers would be taken for something else.
        static void end(List<ChatItem> items) {
            items.forEach(item -> {
                if (item instanceof Open open) {
                    open.isOver().set(true);
                }
            });
        }
    }

    record Proposed(String title, String message, List<Pending.Choice> choices, BooleanProperty isOver)
        implements Open {
        Proposed(String title, String message, List<Pending.Choice> choices) {
            this(title, message, choices, new SimpleBooleanProperty());
        }
    }

    record Asked(Question question, BooleanProperty isOver) implements Open {
        /// Returns a question with its choices; where it has none and can be answered by yes or no, with these.
        ///
        /// @param shown the words to show; `""` where the reply holds them
        static Asked of(String shown, String question, List<Pending.Choice> choices) {
            var isClosed = choices.isEmpty() && question.strip().endsWith("?")
                && Pattern.compile(text("question.closed")).matcher(question).find();
            return new Asked(new Question(shown, isClosed ? List.of(new Pending.Choice(text("question.yes"), ""),
                new Pending.Choice(text("question.no"), "")) : choices, ""), new SimpleBooleanProperty());
        }
    }

    /// The writes of a turn.
    ///
    /// @param turn the number of the turn
    /// @param words the reply, where it says no more than what was written and stands in the receipt; else `""`
    /// @param isTakenBack whether it was undone
    record Wrote(List<ToolResult.Write> writes, int turn, String words, BooleanProperty isTakenBack)
        implements ChatItem {
        Wrote(List<ToolResult.Write> writes, int turn, String words) {
            this(writes, turn, words, new SimpleBooleanProperty());
        }

        /// Marks the latest receipt of these rows as taken back or done again; what was done again cannot be once
        /// more.
        public static void reverted(List<ChatItem> items, Set<String> refs, boolean isUndo) {
            for (var item : items.reversed()) {
                if (item instanceof Wrote wrote && wrote.isTakenBack().get() != isUndo
                    && refs.containsAll(wrote.writes().stream().map(ToolResult.Write::ref).toList())) {
                    wrote.isTakenBack().set(isUndo);
                    break;
                }
            }
            if (!isUndo) {
                TookBack.spend(items);
            }
        }
    }

    /// A draft that a turn made or changed.
    ///
    /// @param draft what is known of it now
    record Drafted(String ref, ObjectProperty<DraftState> draft) implements ChatItem {}

    /// The recipes of the cookbook that a reply lists.
    ///
    /// @param isMoreOffered whether something else can be asked for
    record Dishes(List<DishLines.Dish> dishes, boolean isMoreOffered) implements ChatItem {}

    /// What became of a draft.
    enum Fate { OPEN, SAVED, GONE }

    /// @param entity the draft as it was last seen; null until it was
    record DraftState(@Nullable KnownEntity entity, Fate fate) {}

    /// Links to the entities named in a reply.
    record Named(List<Mention> mentions) implements ChatItem {}

    /// An undo.
    ///
    /// @param isSpent whether it cannot be done again: it was, or something else was written since
    record TookBack(String words, BooleanProperty isSpent) implements ChatItem {
        TookBack(String words) {
            this(words, new SimpleBooleanProperty());
        }

        static void spend(List<ChatItem> items) {
            items.forEach(item -> {
                if (item instanceof TookBack back) {
                    back.isSpent().set(true);
                }
            });
        }
    }

    /// A failed turn.
    ///
    /// @param message the user's message, for a retry
    /// @param isTheModels whether the language model failed, so that the built-in assistant can answer instead
    record Trouble(String words, boolean isRetriable, String message, boolean isTheModels) implements ChatItem {}

    /// The turn's use of a language model.
    record Used(String words) implements ChatItem {}

    record Note(String words) implements ChatItem {}
}
