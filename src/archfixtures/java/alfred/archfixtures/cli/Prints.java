package alfred.archfixtures.cli;

/// Allowed: the command line prints.
public final class Prints {
    public void print() {
        System.out.println("printed");
    }
}
