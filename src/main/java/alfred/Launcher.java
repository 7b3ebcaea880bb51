package alfred;

/// Starts Alfred. It does not extend the JavaFX application, so that the class path suffices.
public final class Launcher {
    private Launcher() {}

    public static void main(String[] args) {
        System.out.println("Alfred");
    }
}
