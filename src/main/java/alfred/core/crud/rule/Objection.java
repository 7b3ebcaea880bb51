package alfred.core.crud.rule;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.core.row.Rows;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.BiFunction;

/// A reason against a row that was made or changed, such as an allergen (spec/kitchen-rules.md, allergies, diets).
///
/// @param text what does not fit, in the user's language, without a full stop: `Walnuts: nuts allergy`
/// @param isGrave whether it is asked about before any write; otherwise only where a model made the row
public record Objection(String text, boolean isGrave) {
    /// The circumstances under which a row is checked.
    ///
    /// @param rows the store, with what the current call has written
    /// @param behind returns the row behind a reference with its children, given the id, or the ref in a draft; an
    ///   empty row if there is none
    /// @param words the user's own words in this turn; what they ask for by name is not objected to where no harm is
    ///   done
    /// @param demands what the user has demanded in this conversation of everything made: "vegan", "no dairy"
    /// @param now the user's date and time
    /// @param made the ids of the rows made in this turn, with those of the current call
    public record Occasion(
        Rows rows, BiFunction<EntityDefinition, Object, Row> behind, String words, List<String> demands,
        LocalDateTime now, Phrasebook phrases, Set<UUID> made) {
        public LocalDate today() {
            return now.toLocalDate();
        }
    }

    /// A domain's rules for what is made or changed.
    @FunctionalInterface
    public interface Rules {
        Rules NONE = (_, _, _, _) -> List.of();

        /// See [CrudMiddleware#objections].
        List<Objection> objections(EntityDefinition entity, Optional<Row> before, Row row, Occasion occasion);

        /// See [CrudMiddleware#warnings].
        default List<String> warnings(String text, Rows rows, Phrasebook phrases) {
            return List.of();
        }
    }
}
