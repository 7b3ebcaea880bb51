package alfred.store.folder;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Locks a data folder for one store, so that a second one is refused before H2 touches a file.
///
/// The operating system releases the lock when the process ends; the lock file stays. Within one process H2 shares
/// a database and file locks do not exclude each other, so the held folders are also kept in a set. The set also
/// prevents opening a second channel to the lock file, since closing that one would release the first one's lock.
public final class FolderLock implements AutoCloseable {
    static final String FILE_NAME = "alfred.lock";
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path folder;
    private final FileChannel channel;

    private FolderLock(Path folder, FileChannel channel) {
        this.folder = folder;
        this.channel = channel;
    }

    /// Locks a folder, creating it if it is missing.
    ///
    /// @throws StoreException of the kind `IN_USE` if it is locked already, `UNWRITABLE` if it cannot be created or
    ///     written
    public static FolderLock take(Path data) {
        var folder = existing(data);
        if (!HELD.add(folder)) {
            throw new StoreException(Kind.IN_USE, null);
        }
        try {
            return new FolderLock(folder, locked(folder));
        } catch (StoreException e) {
            HELD.remove(folder);
            throw e;
        }
    }

    /// Locks a folder if it is writable; otherwise returns a hold that does nothing, since no other process of this
    /// user can write there either.
    ///
    /// @throws StoreException of the kind `IN_USE` if it is locked already
    public static Hold takeIfWritable(Path data) {
        try {
            return take(data)::close;
        } catch (StoreException e) {
            if (e.kind() != Kind.UNWRITABLE) {
                throw e;
            }
            return () -> {};
        }
    }

    /// A lock that is released without a checked exception.
    @FunctionalInterface
    public interface Hold extends AutoCloseable {
        @Override
        void close();
    }

    private static Path existing(Path data) {
        try {
            return Files.createDirectories(data, OwnFiles.folder(data)).toRealPath();
        } catch (IOException e) {
            throw new StoreException(Kind.UNWRITABLE, e);
        }
    }

    private static FileChannel locked(Path folder) {
        try {
            var channel =
                FileChannel.open(folder.resolve(FILE_NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (channel.tryLock() == null) {
                channel.close();
                throw new StoreException(Kind.IN_USE, null);
            }
            return channel;
        } catch (IOException e) {
            throw new StoreException(Kind.UNWRITABLE, e);
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new StoreException(Kind.UNWRITABLE, e);
        } finally {
            HELD.remove(folder);
        }
    }
}
