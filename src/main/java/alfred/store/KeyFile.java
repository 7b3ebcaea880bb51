package alfred.store;

import alfred.core.crud.StoreException;
import alfred.core.crud.StoreException.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/// The key for the language model's server, in a file of its own that only its owner may read; in no backup and no export.
public final class KeyFile {
    private static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rw-------");

    private final Path file;

    public KeyFile(Path folder) {
        this.file = folder.resolve("model.key");
    }

    /// The key; `""` for none.
    public String read() {
        try {
            return Files.exists(file) ? Files.readString(file).strip() : "";
        } catch (IOException e) {
            throw new StoreException(Kind.BROKEN, e);
        }
    }

    /// Keeps a key; an empty one removes it.
    public void write(String key) {
        try {
            Files.deleteIfExists(file);
            if (!key.isBlank()) {
                create();
                Files.writeString(file, key.strip(), StandardOpenOption.TRUNCATE_EXISTING);
            }
        } catch (IOException e) {
            throw new StoreException(Kind.UNWRITABLE, e);
        }
    }

    /// Empty and closed to others before the key is in it.
    private void create() throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        boolean isPosix = Files.getFileStore(file.toAbsolutePath().getParent()).supportsFileAttributeView("posix");
        if (isPosix) {
            Files.createFile(file, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
        } else {
            Files.createFile(file);
        }
    }
}
