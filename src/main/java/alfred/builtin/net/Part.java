package alfred.builtin.net;

/// The tables of numbers that a network consists of.
enum Part {
    /// What stands for each word, group of letters and kind; a token is the sum of its word, its kinds, and the mean of
    /// its groups.
    WORDS, LETTERS, KINDS,
    /// From a token and its two neighbours to what stands for it in its place, twice.
    FIRST, FIRST_BIAS, SECOND, SECOND_BIAS,
    /// How much each token counts for the whole clause.
    ATTENTION,
    /// From the whole clause to the score of each class.
    CLASS, CLASS_BIAS;

    /// How many tokens stand in one window.
    static final int WINDOW = 3;
    /// The parts of what stands for a whole clause: the greatest, the mean, and the one weighed by attention.
    static final int POOLED = 3;

    int rows(Shape shape) {
        return switch (this) {
            case WORDS -> shape.words();
            case LETTERS -> shape.letters();
            case KINDS -> shape.kinds();
            case FIRST -> WINDOW * shape.width();
            case SECOND -> WINDOW * shape.hidden();
            case CLASS -> POOLED * shape.hidden();
            case FIRST_BIAS, SECOND_BIAS, ATTENTION, CLASS_BIAS -> 1;
        };
    }

    int columns(Shape shape) {
        return switch (this) {
            case WORDS, LETTERS, KINDS -> shape.width();
            case FIRST, FIRST_BIAS, SECOND, SECOND_BIAS, ATTENTION -> shape.hidden();
            case CLASS, CLASS_BIAS -> shape.classes();
        };
    }

    /// Whether each clause uses only a few of its rows.
    boolean isTable() {
        return this == WORDS || this == LETTERS || this == KINDS;
    }

    boolean isBias() {
        return this == FIRST_BIAS || this == SECOND_BIAS || this == CLASS_BIAS;
    }
}
