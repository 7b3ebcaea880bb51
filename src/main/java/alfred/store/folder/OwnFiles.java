package alfred.store.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.stream.Stream;

/// Restricts files to their owner on POSIX file systems: folders 0700, files 0600, whatever the umask. Does nothing
/// elsewhere.
public final class OwnFiles {
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
    private static final int DEPTH = 2;

    private OwnFiles() {}

    /// Returns the attributes of a new folder; none if the file system is not POSIX.
    public static FileAttribute<?>[] folder(Path near) {
        return isPosix(near) ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(FOLDER)}
            : new FileAttribute<?>[0];
    }

    /// Removes the permissions of other users from a data folder. If the folder itself is restricted already, only
    /// the files directly in it are checked. Files whose permissions cannot be changed, such as another user's, are
    /// left as they are.
    public static void tighten(Path folder) {
        if (!isPosix(folder)) {
            return;
        }
        boolean wasOpen = !isTight(folder, FOLDER);
        try (Stream<Path> files = Files.walk(folder, wasOpen ? DEPTH : 1)) {
            files.filter(file -> !Files.isSymbolicLink(file))
                .forEach(file -> tightenOne(file, Files.isDirectory(file) ? FOLDER : FILE));
        } catch (IOException _) {
            // usable all the same
        }
    }

    /// Removes the permissions of other users from one file.
    public static void tightenFile(Path file) {
        if (isPosix(file)) {
            tightenOne(file, FILE);
        }
    }

    private static void tightenOne(Path file, Set<PosixFilePermission> most) {
        try {
            if (!isTight(file, most)) {
                Files.setPosixFilePermissions(file, most);
            }
        } catch (IOException _) {
            // another user's file
        }
    }

    private static boolean isTight(Path file, Set<PosixFilePermission> most) {
        try {
            return most.containsAll(Files.getPosixFilePermissions(file));
        } catch (IOException _) {
            return true;
        }
    }

    private static boolean isPosix(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
