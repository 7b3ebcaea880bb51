package alfred.archfixtures.kitchen;

/// Breaks: prints.
public final class Prints {
    public void print() {
        System.out.println("printed");
    }
}
