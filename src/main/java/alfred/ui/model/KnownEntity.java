package alfred.ui.model;

import alfred.core.domain.Row;
import alfred.ui.fx.Kind;

/// A row of the side panel.
///
/// @param id what opens the stored row; `""` for a draft
/// @param doing the last thing that happened to it, in a word or two
/// @param reason why it is kept in mind; `""` for the other tiers
/// @param isGone whether the row was deleted
/// @param content what a draft holds; empty for the other tiers
public record KnownEntity(String ref, String type, String id, String label, Tier tier, String doing, String reason, boolean isPinned,
    boolean isGone, Row content) {
    /// The panel's three groups.
    public enum Tier { IN_USE, DRAFT, KEPT }

    /// How it is named in a message: by its row, or by its ref while it has none.
    public Mention mention() {
        return new Mention(label, type, id.isEmpty() ? ref : id);
    }

    public Kind kind() {
        return Kind.ofType(type);
    }
}
