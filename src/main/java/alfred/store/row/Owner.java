package alfred.store.row;

import alfred.core.domain.EntityDefinition;
import java.util.UUID;

/// Whose rows a store reads and writes (spec/entities-and-refs.md, owner).
///
/// @param household the owner of what belongs to all
/// @param person the owner of what belongs to one person; alone, the same
/// @param isAlone whether there are no other people
public record Owner(UUID household, UUID person, boolean isAlone) {
    /// The owner of the rows of a type.
    UUID of(EntityDefinition entity) {
        return entity.isPersonal() ? person : household;
    }
}
