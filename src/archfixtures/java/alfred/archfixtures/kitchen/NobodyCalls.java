package alfred.archfixtures.kitchen;

/// Breaks: a class that nobody uses.
final class NobodyCalls {
    private NobodyCalls() {}

    static void call() {
        Called.called();
    }
}
