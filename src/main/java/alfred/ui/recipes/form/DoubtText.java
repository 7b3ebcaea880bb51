package alfred.ui.recipes.form;

import static alfred.ui.fx.Texts.text;

import alfred.transfer.format.Doubt;

/// What is doubtful about a recipe that was read, in words.
public final class DoubtText {
    private DoubtText() {}

    /// Returns what is to be checked, beside the words it came from.
    public static String of(Doubt doubt) {
        var field = switch (doubt.field()) {
            case NAME -> text("import.field.name");
            case INGREDIENTS -> text("import.field.ingredients");
            case STEPS -> text("import.field.steps");
            case SERVINGS -> text("import.field.servings");
            case TIMES -> text("import.field.times");
        };
        return doubt.from().isBlank() ? text("import.doubt.missing", field)
            : text("import.doubt", field, doubt.from());
    }
}
