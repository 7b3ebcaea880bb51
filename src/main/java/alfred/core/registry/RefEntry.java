package alfred.core.registry;

import alfred.core.domain.Row;
import java.util.UUID;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Everything a session knows about one ref.
///
/// @param ref `recipe_1` or `gen_recipe_1`; never changes
/// @param uuid the row's id; null while the content is unsaved
/// @param turnCreated the turn in which the ref was assigned
/// @param turnLastRef the last turn that touched it
/// @param sourceStep the step of that turn's plan that generated the content, from 1; 0 for none
/// @param turnPromoted the turn in which the draft was saved; 0 if never
/// @param reason why prompts keep mentioning it after it has left the window; `""` for no reason
/// @param content a draft's content, kept until the end of the turn that saved it; null for none
/// @param by who in the household did the last action elsewhere; `""` for this session
public record RefEntry(
    String ref, String type, @Nullable UUID uuid, String label, Action action, int turnCreated, int turnLastRef,
    int sourceStep,
    int turnPromoted, String reason, boolean isPinned, Detail detail, @Nullable Row content, String by) {

    /// An entry that nobody else touched.
    public RefEntry(String ref, String type, @Nullable UUID uuid, String label, Action action, int turnCreated,
        int turnLastRef, int sourceStep,
        int turnPromoted, String reason, boolean isPinned, Detail detail, @Nullable Row content) {
        this(ref, type, uuid, label, action, turnCreated, turnLastRef, sourceStep, turnPromoted, reason, isPinned,
            detail, content, "");
    }

    static RefEntry fresh(String ref, String type, @Nullable UUID uuid, String label, Action action, int turn) {
        return new RefEntry(ref, type, uuid, label, action, turn, turn, 0, 0, "", false, Detail.UNKNOWN, null);
    }

    /// Whether this is a draft that has not been saved as a row.
    public boolean isUnsaved() {
        return uuid == null && content != null;
    }

    /// The tag of the last action, and who did it elsewhere: `updated:user by Ben`.
    public String did() {
        return by.isEmpty() ? action.tag() : action.tag() + " by " + by;
    }

    RefEntry touched(int turn) {
        return with(copy -> copy.turnLastRef = Math.max(turn, turnLastRef));
    }

    RefEntry after(Action newAction, int turn) {
        return after(newAction, turn, "");
    }

    RefEntry after(Action newAction, int turn, String who) {
        return with(copy -> {
            copy.action = newAction;
            copy.turnLastRef = Math.max(turn, turnLastRef);
            copy.by = who;
        });
    }

    RefEntry labelled(String newLabel) {
        return newLabel.isBlank() ? this : with(copy -> copy.label = newLabel);
    }

    RefEntry seen(String level, int turn) {
        return with(copy -> copy.detail = detail.seen(level, turn));
    }

    RefEntry keptFor(String newReason) {
        return with(copy -> copy.reason = newReason);
    }

    RefEntry pinned(boolean pin) {
        return with(copy -> copy.isPinned = pin);
    }

    /// A copy with other draft content; null removes the content.
    public RefEntry holding(@Nullable Row newContent) {
        return with(copy -> copy.content = newContent);
    }

    RefEntry madeIn(int step) {
        return with(copy -> copy.sourceStep = step);
    }

    /// A copy of this draft that points at its saved row. The content is kept.
    public RefEntry promoted(UUID id, Action newAction, int turn) {
        return with(copy -> {
            copy.uuid = id;
            copy.action = newAction;
            copy.turnLastRef = turn;
            copy.turnPromoted = turn;
            copy.by = "";
        });
    }

    /// A copy of this entry as an unsaved draft: with content, without a row.
    public RefEntry demoted(Row draft) {
        return with(copy -> {
            copy.uuid = null;
            copy.action = Action.GENERATED;
            copy.turnPromoted = 0;
            copy.content = draft;
            copy.by = "";
        });
    }

    private RefEntry with(Consumer<Copy> change) {
        var copy = new Copy(this);
        change.accept(copy);
        return new RefEntry(ref, type, copy.uuid, copy.label, copy.action, turnCreated, copy.turnLastRef,
            copy.sourceStep, copy.turnPromoted, copy.reason, copy.isPinned, copy.detail, copy.content, copy.by);
    }

    /// What may become different in a copy.
    private static final class Copy {
        private @Nullable UUID uuid;
        private String label;
        private Action action;
        private int turnLastRef;
        private int sourceStep;
        private int turnPromoted;
        private String reason;
        private boolean isPinned;
        private Detail detail;
        private @Nullable Row content;
        private String by;

        Copy(RefEntry entry) {
            uuid = entry.uuid;
            label = entry.label;
            action = entry.action;
            turnLastRef = entry.turnLastRef;
            sourceStep = entry.sourceStep;
            turnPromoted = entry.turnPromoted;
            reason = entry.reason;
            isPinned = entry.isPinned;
            detail = entry.detail;
            content = entry.content;
            by = entry.by;
        }
    }
}
