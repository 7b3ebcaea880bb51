package alfred.store;

import alfred.core.crud.StoreException;
import alfred.core.crud.StoreException.Kind;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/// A backup is one zip with all that a data folder holds: the database, the settings and the photos. It holds no key: keys are in the system's
/// keychain.
public final class Backups {
    private static final String SETTINGS = "settings.json";
    private static final String PHOTOS = "photos";
    private static final List<String> PARTS = List.of(Database.FILE_NAME, SETTINGS, PHOTOS);
    private static final Pattern ENTRY = Pattern.compile("kitchen\\.mv\\.db|settings\\.json|photos/[0-9a-f]{24}\\.jpg");
    /// More is no kitchen, but a zip that wants to fill the disk.
    private static final long MOST_BYTES = 16L << 30;
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss");

    /// A backup that is being unpacked, or dropped: half of one.
    private static final String UNPACKING = "unpacking";
    /// One that is to take the kitchen's place.
    private static final String READY = "restore-ready-";
    /// The kitchen whose place was taken.
    private static final String BEFORE = "before-restore-";

    private Backups() {}

    /// Where a backup goes when nobody says where: `backups` in the data folder, by its time.
    public static Path usual(Path folder, LocalDateTime now) {
        return folder.resolve("backups").resolve("alfred-" + now.format(NAME) + ".zip");
    }

    /// Writes a backup of an open kitchen, as it is committed now; the window goes on meanwhile. A file of that name is replaced.
    ///
    /// @throws StoreException where it cannot be written; then there is no half of it
    public static void write(Database database, Path folder, Path file) {
        try {
            var target = file.toAbsolutePath();
            Files.createDirectories(target.getParent());
            var part = Files.createTempFile(target.getParent(), "backup", ".part");
            var stored = Files.createTempFile(target.getParent(), "backup", ".part");
            try {
                database.backUp(stored);
                try (var out = new ZipOutputStream(Files.newOutputStream(part)); var in = new ZipInputStream(Files.newInputStream(stored))) {
                    in.getNextEntry();
                    add(out, Database.FILE_NAME, in);
                    addFile(out, SETTINGS, folder.resolve(SETTINGS));
                    for (var photo : photos(folder)) {
                        addFile(out, PHOTOS + "/" + photo.getFileName(), photo);
                    }
                }
                Files.move(part, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(part);
                Files.deleteIfExists(stored);
            }
        } catch (IOException e) {
            throw new StoreException(Kind.UNWRITABLE, e);
        }
    }

    private static List<Path> photos(Path folder) throws IOException {
        if (!Files.isDirectory(folder.resolve(PHOTOS))) {
            return List.of();
        }
        try (var files = Files.list(folder.resolve(PHOTOS))) {
            return files.filter(file -> ENTRY.matcher(PHOTOS + "/" + file.getFileName()).matches()).sorted().toList();
        }
    }

    private static void addFile(ZipOutputStream out, String name, Path file) throws IOException {
        if (Files.exists(file)) {
            try (var in = Files.newInputStream(file)) {
                add(out, name, in);
            }
        }
    }

    private static void add(ZipOutputStream out, String name, InputStream in) throws IOException {
        out.putNextEntry(new ZipEntry(name));
        in.transferTo(out);
        out.closeEntry();
    }

    // ------------------------------------------------------------- back again

    /// Puts a backup in the place of the kitchen in a folder, where no Alfred may be open. The kitchen that was there is moved aside, into a folder
    /// of its own within it.
    ///
    /// @return where the kitchen lies now that was there before
    /// @throws StoreException where the file is no backup, is broken, is of a newer Alfred, or the folder is in use; then nothing is changed
    public static Path restore(Path file, Path folder) {
        try (var _ = FolderLock.take(folder)) {
            carryOut(folder);
            stage(file, folder);
            return carryOut(folder).orElseThrow();
        }
    }

    /// Lays a backup ready, to take the place of the kitchen when the folder is opened the next time; the kitchen may be open meanwhile. It drops
    /// another one that lies ready.
    ///
    /// @throws StoreException as [#restore(Path, Path)]; then nothing is laid ready
    public static void stage(Path file, Path folder) {
        try {
            var others = folders(folder, READY);
            var fresh = Files.createTempDirectory(folder, UNPACKING);
            try {
                unpack(file, fresh);
                check(fresh);
                complete(fresh);
                Files.move(fresh, folder.resolve(READY + freeName(folder)), StandardCopyOption.ATOMIC_MOVE);
                drop(others);
            } finally {
                delete(fresh);
            }
        } catch (IOException e) {
            throw new StoreException(Kind.UNWRITABLE, e);
        }
    }

    /// Whether a backup lies ready.
    public static boolean isStaged(Path folder) {
        return !folders(folder, READY).isEmpty();
    }

    /// Drops what lies ready, if anything does.
    ///
    /// @throws StoreException where that cannot be done; then it lies there still, whole
    public static void unstage(Path folder) {
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
        while (Files.exists(folder.resolve(BEFORE + now.format(NAME))) || Files.exists(folder.resolve(READY + now.format(NAME)))) {
            now = now.plusSeconds(1);
        }
        return now.format(NAME);
    }

    private static void unpack(Path file, Path fresh) throws IOException {
        try (var zip = new ZipFile(file.toFile())) {
            if (zip.getEntry(Database.FILE_NAME) == null || zip.stream().anyMatch(entry -> !ENTRY.matcher(entry.getName()).matches())) {
                throw new StoreException(Kind.NO_BACKUP, null);
            }
            Files.createDirectories(fresh.resolve(PHOTOS));
            long left = MOST_BYTES;
            for (var entry : zip.stream().toList()) {
                try (var in = new Limited(zip.getInputStream(entry), left)) {
                    left -= Files.copy(in, fresh.resolve(entry.getName()));
                }
            }
        } catch (ZipException | NoSuchFileException e) {
            throw new StoreException(Kind.NO_BACKUP, e);
        }
    }

    /// It opens, and its tables are up to date afterwards.
    private static void check(Path fresh) throws IOException {
        try {
            Database.open(fresh).close();
        } catch (StoreException failure) {
            throw failure.kind() == Kind.BROKEN ? new StoreException(Kind.NO_BACKUP, failure) : failure;
        }
        Files.delete(fresh.resolve(FolderLock.FILE_NAME));
    }

    /// Every part is there, and on the disk itself.
    private static void complete(Path fresh) throws IOException {
        if (!Files.exists(fresh.resolve(SETTINGS))) {
            Files.writeString(fresh.resolve(SETTINGS), "{}\n");
        }
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

    /// Ends a stream that is longer than it may be.
    private static final class Limited extends FilterInputStream {
        private long left;

        Limited(InputStream in, long most) {
            super(in);
            this.left = most;
        }

        @Override
        public int read() throws IOException {
            return counted(super.read(), 1);
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            int read = super.read(bytes, from, length);
            return counted(read, read);
        }

        private int counted(int answer, int bytes) {
            left -= Math.max(0, bytes);
            if (left < 0) {
                throw new StoreException(Kind.NO_BACKUP, null);
            }
            return answer;
        }
    }
}
