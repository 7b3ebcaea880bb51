package alfred.archfixtures.kitchen;

/// Breaks: a method that nobody calls, beside one that is called.
final class Called {
    private Called() {}

    static void called() {}

    static void uncalled() {}
}
