package alfred.command;

/// The result of one check of the doctor.
///
/// @param check the name of the check
/// @param words the result, as a sentence
/// @param next the recommended action; `""` for none
record Finding(String check, State state, String words, String next) {
    /// Severity, in ascending order.
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
