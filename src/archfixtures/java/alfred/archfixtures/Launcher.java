package alfred.archfixtures;

/// The root of the offenders; it may print.
public final class Launcher {
    public void start() {
        System.out.println("started");
    }
}
