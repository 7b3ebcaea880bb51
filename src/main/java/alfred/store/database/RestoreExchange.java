package alfred.store.database;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.folder.BackupParts;
import alfred.store.folder.KitchenMark;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Replaces the kitchen in a data folder by another one in two phases: the new kitchen is first staged in full,
/// then the two are exchanged while nothing is open.
public final class RestoreExchange {
    private static final List<String> PARTS =
        List.of(Database.FILE_NAME, KitchenMark.FILE_NAME, BackupParts.SETTINGS, BackupParts.PHOTOS);

    /// Prefix of folders with an incomplete kitchen, one being unpacked or dropped.
    private static final String UNPACKING = "unpacking";
    /// Prefix of the folder with a staged kitchen, complete and waiting for the next start.
    private static final String READY = "restore-ready-";
    /// Prefix of folders with a kitchen that a restore has replaced.
    private static final String BEFORE = "before-restore-";

    private RestoreExchange() {}

    /// Creates a kitchen in a new folder.
    @FunctionalInterface
    public interface Making {
        void in(Path fresh) throws IOException;
    }

    /// Creates a kitchen and stages it, replacing a previously staged one.
    ///
    /// @throws StoreException as thrown by `making`, or of the kind `UNWRITABLE` if it cannot be written; nothing
    ///     is staged then
    public static void stage(Path folder, Making making) {
        try {
            var others = folders(folder, READY);
            var fresh = Files.createTempDirectory(folder, UNPACKING);
            try {
                making.in(fresh);
                complete(fresh);
                Files.move(fresh, folder.resolve(READY + freeName(folder)), StandardCopyOption.ATOMIC_MOVE);
                drop(others);
            } finally {
                delete(fresh);
            }
        } catch (IOException | UncheckedIOException e) {
            throw new StoreException(Kind.UNWRITABLE, e);
        }
    }

    /// Whether a kitchen is staged.
    static boolean isStaged(Path folder) {
        return !folders(folder, READY).isEmpty();
    }

    /// Drops the staged kitchen, if there is one.
    ///
    /// @throws StoreException of the kind `UNWRITABLE` if it cannot be removed; it remains staged and complete then
    static void unstage(Path folder) {
        try {
            drop(folders(folder, READY));
        } catch (IOException e) {
            throw new StoreException(Kind.UNWRITABLE, e);
        }
    }

    /// Renames each folder before deleting it, so that a partly deleted one is never taken for a staged kitchen.
    private static void drop(List<Path> staged) throws IOException {
        for (var ready : staged) {
            var dropped = Files.createTempDirectory(ready.toAbsolutePath().getParent(), UNPACKING);
            Files.move(ready, dropped.resolve("dropped"), StandardCopyOption.ATOMIC_MOVE);
            delete(dropped);
        }
    }

    /// Replaces the kitchen by the staged one. The caller holds the folder's lock, and nothing in the folder is
    /// open.
    ///
    /// A staged kitchen has every part, so a part that is still in its folder has not been moved yet, and a missing
    /// one has. An interrupted exchange is therefore resumed where it stopped, and both kitchens are complete in
    /// the end.
    ///
    /// @return the folder with the previous kitchen; empty if nothing was staged
    /// @throws StoreException of the kind `UNWRITABLE` if a file could not be moved; the next call resumes
    public static Optional<Path> carryOut(Path folder) {
        return carryOut(folder, Files::move);
    }

    /// Moves a file or folder atomically.
    interface Mover {
        void move(Path from, Path to) throws IOException;
    }

    public static Optional<Path> carryOut(Path folder, Mover mover) {
        var before = Optional.<Path>empty();
        try {
            for (var ready : folders(folder, READY)) {
                var aside = Files.createDirectories(
                    folder.resolve(BEFORE + ready.getFileName().toString().substring(READY.length())));
                for (var part : PARTS) {
                    if (Files.exists(ready.resolve(part))) {
                        if (Files.exists(folder.resolve(part))) {
                            mover.move(folder.resolve(part), aside.resolve(part));
                        }
                        mover.move(ready.resolve(part), folder.resolve(part));
                    }
                }
                delete(ready);
                before = Optional.of(aside);
            }
            for (var half : folders(folder, UNPACKING)) {
                delete(half);
            }
            return before;
        } catch (IOException e) {
            throw new StoreException(Kind.UNWRITABLE, e);
        }
    }

    /// Returns the subfolders whose names start with a prefix, sorted.
    private static List<Path> folders(Path folder, String name) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().startsWith(name) && Files.isDirectory(file))
                .sorted().toList();
        } catch (IOException e) {
            throw new StoreException(Kind.UNWRITABLE, e);
        }
    }

    /// Returns a timestamp that no staged or replaced kitchen uses yet.
    private static String freeName(Path folder) {
        var now = LocalDateTime.now();
        while (Files.exists(folder.resolve(BEFORE + now.format(Backups.NAME)))
            || Files.exists(folder.resolve(READY + now.format(Backups.NAME)))) {
            now = now.plusSeconds(1);
        }
        return now.format(Backups.NAME);
    }

    /// Every part is there, and on the disk itself.
    private static void complete(Path fresh) throws IOException {
        if (!Files.exists(fresh.resolve(BackupParts.SETTINGS))) {
            Files.writeString(fresh.resolve(BackupParts.SETTINGS), "{}\n");
        }
        Files.createDirectories(fresh.resolve(BackupParts.PHOTOS));
        try (var files = Files.walk(fresh)) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                    channel.force(true);
                }
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (var files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> {
                try {
                    Files.delete(file);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
