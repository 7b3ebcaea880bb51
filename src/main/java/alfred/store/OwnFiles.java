package alfred.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.stream.Stream;

/// Keeps what is the user's to the user alone, on systems whose files have such permissions: folders 0700, files 0600, whatever the umask.
final class OwnFiles {
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
    private static final int DEPTH = 2;

    private OwnFiles() {}

    /// What a new folder of ours gets.
    static FileAttribute<?>[] folder(Path near) {
        return isPosix(near) ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(FOLDER)} : new FileAttribute<?>[0];
    }

    /// Takes from others what they may do with a data folder. Where the folder is tight already, only the files that lie in it directly are looked
    /// at. What cannot be changed stays as it is: it is somebody else's.
    static void tighten(Path folder) {
        if (!isPosix(folder)) {
            return;
        }
        boolean wasOpen = !isTight(folder, FOLDER);
        try (Stream<Path> files = Files.walk(folder, wasOpen ? DEPTH : 1)) {
            files.filter(file -> !Files.isSymbolicLink(file)).forEach(file -> tightenOne(file, Files.isDirectory(file) ? FOLDER : FILE));
        } catch (IOException _) {
            // read all the same
        }
    }

    /// The same for one file.
    static void tightenFile(Path file) {
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
            // somebody else's
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
