package alfred.command;

/// What one look of the doctor found.
///
/// @param check what was looked at
/// @param words what is so, as a sentence
/// @param next what to do about it; `""` for nothing
record Finding(String check, State state, String words, String next) {
    /// From well to ill.
    enum State { OK, WARNING, PROBLEM }

    static Finding ok(String check, String words) {
        return new Finding(check, State.OK, words, "");
    }

    static Finding warning(String check, String words, String next) {
        return new Finding(check, State.WARNING, words, next);
    }

    static Finding problem(String check, String words, String next) {
        return new Finding(check, State.PROBLEM, words, next);
    }
}
