package alfred.ui.model;

import alfred.core.domain.Row;
import java.util.List;

/// A row of the side panel.
///
/// @param id the id of the stored row; `""` for a draft
/// @param doing the last action on the entity, in a word or two
/// @param reason why the entity is retained; `""` in the other tiers
/// @param isGone whether the row was deleted
/// @param content the fields of a draft; empty in the other tiers
public record KnownEntity(String ref, String type, String id, String label, Tier tier, String doing, String reason,
    boolean isPinned,
    boolean isGone, Row content) {
    /// The three groups of the panel.
    public enum Tier { IN_USE, DRAFT, KEPT }

    /// Returns a mention of the entity by its row id, or by its ref if it has no row.
    public Mention mention() {
        return new Mention(label, type, id.isEmpty() ? ref : id);
    }

    /// A draft as a recipe.
    public RecipeItem recipe() {
        return new RecipeItem(content);
    }

    /// The meals of a drafted plan; empty for other drafts.
    public List<MealItem> meals() {
        return MealItem.all(content.rows("meals"));
    }

    public Kind kind() {
        return Kind.ofType(type);
    }
}
