package alfred.core.registry;

import java.util.Locale;

/// How present a ref is in prompts and in the side panel.
public enum Tier {
    /// Touched in this turn or the one before.
    ACTIVE,
    /// Made by a model or the built-in assistant, and not saved.
    GENERATED,
    /// Older, and kept with a reason or pinned.
    RETAINED,
    /// Known, but in no prompt.
    NONE;

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
