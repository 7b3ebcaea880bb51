package alfred.store;

import alfred.store.database.Database;
import java.io.IOException;
import java.nio.file.Path;

/// Another process with the data folder open, until it is ended.
public final class HoldsFolder {
    private HoldsFolder() {}

    public static void main(String[] args) throws IOException {
        try (var _ = Database.open(Path.of(args[0]))) {
            System.out.println("open");
            System.in.read();
        }
    }
}
