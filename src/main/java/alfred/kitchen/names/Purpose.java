package alfred.kitchen.names;

import alfred.core.domain.EntityDefinition;

/// The purpose of looking up a name, which decides how certain a match has to be
/// (spec/reading-and-writing.md, names).
public enum Purpose {
    /// Listing all rows that a name denotes.
    LIST,
    /// Showing a single row or referring to it, such as planning or cooking it.
    REFER,
    CHANGE,
    DELETE;

    private static final String RECIPE = "recipe";

    /// Whether rows of a grade are certainly meant, so that the user need not be asked.
    ///
    /// @param isOnlySlip whether the typing error has only one possible correction, among all rows and foods
    boolean isMeant(NameGrade grade, EntityDefinition entity, boolean isOnlySlip) {
        return switch (grade) {
            case SAME, EQUIVALENT -> true;
            case DESCRIBED, PART -> this != DELETE || !entity.type().equals(RECIPE);
            case KIND -> this == LIST || this == REFER;
            case SLIP -> this == LIST || this == REFER
                || isOnlySlip && (this != DELETE || !entity.type().equals(RECIPE));
            case NEAR, BEGINNING, NONE -> false;
        };
    }

    /// Parses a purpose.
    ///
    /// @param word `list`, `refer`, `change` or `delete`; anything else is `LIST`
    public static Purpose of(String word) {
        return switch (word) {
            case "refer" -> REFER;
            case "change" -> CHANGE;
            case "delete" -> DELETE;
            default -> LIST;
        };
    }
}
