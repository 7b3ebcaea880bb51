package alfred.store;

import alfred.core.crud.StoreException.Kind;
import alfred.core.crud.StoreException;
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

/// Puts another kitchen in the place of the one in a folder: first it is laid ready, whole, then the two are exchanged while nothing is open.
final class RestoreExchange {
    private static final List<String> PARTS = List.of(Database.FILE_NAME, KitchenMark.FILE_NAME, BackupParts.SETTINGS, BackupParts.PHOTOS);

    /// A kitchen that is being unpacked, or dropped: half of one.
    private static final String UNPACKING = "unpacking";
    /// One that is to take the kitchen's place.
    private static final String READY = "restore-ready-";
    /// The kitchen whose place was taken.
    private static final String BEFORE = "before-restore-";

    private RestoreExchange() {}

    /// Makes a kitchen in a new folder.
    @FunctionalInterface
    interface Making {
        void in(Path fresh) throws IOException;
    }

    /// Has a kitchen made and lays it ready. It drops another one that lies ready.
    ///
    /// @throws StoreException as the making throws it, or where it cannot be written; then nothing is laid ready
    static void stage(Path folder, Making making) {
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

    /// Whether a backup lies ready.
    static boolean isStaged(Path folder) {
        return !folders(folder, READY).isEmpty();
    }

    /// Drops what lies ready, if anything does.
    ///
    /// @throws StoreException where that cannot be done; then it lies there still, whole
    static void unstage(Path folder) {
        try {
            drop(folders(folder, READY));
        } catch (IOException e) {
            throw new StoreException(Kind.UNWRITABLE, e);
        }
    }

    /// By another name first: half of one is never taken for a backup.
    private static void drop(List<Path> staged) throws IOException {
        for (var ready : staged) {
            var dropped = Files.createTempDirectory(ready.toAbsolutePath().getParent(), UNPACKING);
            Files.move(ready, dropped.resolve("dropped"), StandardCopyOption.ATOMIC_MOVE);
            delete(dropped);
        }
    }

    /// Puts what lies ready in the kitchen's place; the caller holds the folder, and nothing in it is open.
    ///
    /// What lies ready has every part of a kitchen. A part that is still there has not taken its place, and one that is gone has: so this goes on
    /// where it was broken off, by whatever, and both kitchens are whole in the end.
    ///
    /// @return where the kitchen lies that was there before; empty where nothing lay ready
    /// @throws StoreException where a file could not be moved; the next call goes on
    static Optional<Path> carryOut(Path folder) {
        return carryOut(folder, Files::move);
    }

    /// Moves a file or a folder, all or nothing.
    interface Mover {
        void move(Path from, Path to) throws IOException;
    }

    static Optional<Path> carryOut(Path folder, Mover mover) {
        var before = Optional.<Path>empty();
        try {
            for (var ready : folders(folder, READY)) {
                var aside = Files.createDirectories(folder.resolve(BEFORE + ready.getFileName().toString().substring(READY.length())));
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

    /// The folders whose names begin so.
    private static List<Path> folders(Path folder, String name) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().startsWith(name) && Files.isDirectory(file)).sorted().toList();
        } catch (IOException e) {
            throw new StoreException(Kind.UNWRITABLE, e);
        }
    }

    /// A time for a name that nothing has yet.
    private static String freeName(Path folder) {
        var now = LocalDateTime.now();
        while (Files.exists(folder.resolve(BEFORE + now.format(Backups.NAME))) || Files.exists(folder.resolve(READY + now.format(Backups.NAME)))) {
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
