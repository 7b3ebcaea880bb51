package alfred.kitchen.names;

import alfred.core.domain.EntityDefinition;

/// What a row is looked for, which decides how sure its name has to be (spec/reading-and-writing.md, names).
public enum Purpose {
    /// To tell all rows that a name stands for.
    LIST,
    /// To show one row, or to refer to it: plan it, cook it.
    REFER,
    CHANGE,
    DELETE;

    private static final String RECIPE = "recipe";

    /// Whether rows of a grade are meant, without asking.
    ///
    /// @param isOnlySlip whether the slip of the pen can be one in one way only, among all rows and foods
    boolean isMeant(NameGrade grade, EntityDefinition entity, boolean isOnlySlip) {
        return switch (grade) {
            case SAME, EQUIVALENT -> true;
            case DESCRIBED, PART -> this != DELETE || !entity.type().equals(RECIPE);
            case KIND -> this == LIST || this == REFER;
            case SLIP -> this == LIST || this == REFER || isOnlySlip && (this != DELETE || !entity.type().equals(RECIPE));
            case NEAR, BEGINNING, NONE -> false;
        };
    }

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
