package alfred.core.registry;

import alfred.core.domain.Row;
import java.util.UUID;
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
        return new RefEntry(ref, type, uuid, label, action, turnCreated, Math.max(turn, turnLastRef), sourceStep,
            turnPromoted, reason,
            isPinned, detail, content, by);
    }

    RefEntry after(Action newAction, int turn) {
        return after(newAction, turn, "");
    }

    RefEntry after(Action newAction, int turn, String who) {
        return new RefEntry(ref, type, uuid, label, newAction, turnCreated, Math.max(turn, turnLastRef), sourceStep,
            turnPromoted, reason,
            isPinned, detail, content, who);
    }

    RefEntry labelled(String newLabel) {
        return newLabel.isBlank() ? this
            : new RefEntry(ref, type, uuid, newLabel, action, turnCreated, turnLastRef, sourceStep, turnPromoted,
                reason, isPinned, detail,
                content, by);
    }

    RefEntry seen(String level, int turn) {
        return new RefEntry(ref, type, uuid, label, action, turnCreated, turnLastRef, sourceStep, turnPromoted, reason,
            isPinned,
            detail.seen(level, turn), content, by);
    }

    RefEntry keptFor(String newReason) {
        return new RefEntry(ref, type, uuid, label, action, turnCreated, turnLastRef, sourceStep, turnPromoted,
            newReason, isPinned, detail,
            content, by);
    }

    RefEntry pinned(boolean pin) {
        return new RefEntry(ref, type, uuid, label, action, turnCreated, turnLastRef, sourceStep, turnPromoted, reason,
            pin, detail, content,
            by);
    }

    /// A copy with other draft content; null removes the content.
    public RefEntry holding(@Nullable Row newContent) {
        return new RefEntry(ref, type, uuid, label, action, turnCreated, turnLastRef, sourceStep, turnPromoted, reason,
            isPinned, detail,
            newContent, by);
    }

    RefEntry madeIn(int step) {
        return new RefEntry(ref, type, uuid, label, action, turnCreated, turnLastRef, step, turnPromoted, reason,
            isPinned, detail, content, by);
    }

    /// A copy of this draft that points at its saved row. The content is kept.
    public RefEntry promoted(UUID id, Action newAction, int turn) {
        return new RefEntry(ref, type, id, label, newAction, turnCreated, turn, sourceStep, turn, reason, isPinned,
            detail, content);
    }

    /// A copy of this entry as an unsaved draft: with content, without a row.
    public RefEntry demoted(Row draft) {
        return new RefEntry(ref, type, null, label, Action.GENERATED, turnCreated, turnLastRef, sourceStep, 0, reason,
            isPinned, detail, draft);
    }
}
