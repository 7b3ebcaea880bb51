package alfred.store;

import alfred.core.crud.StoreException.Kind;
import alfred.core.crud.StoreException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Holds a data folder for one store, so that a second one is told before H2 touches a file.
///
/// The lock falls with the process; its file stays. H2 shares a database within one process, hence the set beside the file lock;
/// it also keeps a second channel from being closed, which would drop the first one's lock.
final class FolderLock implements AutoCloseable {
    static final String FILE_NAME = "alfred.lock";
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path folder;
    private final FileChannel channel;

    private FolderLock(Path folder, FileChannel channel) {
        this.folder = folder;
        this.channel = channel;
    }

    /// Creates the folder where it is missing, and takes it.
    static FolderLock take(Path data) {
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

    /// Takes a folder, or nothing where it cannot be written: nobody else can write there either.
    static Hold takeIfWritable(Path data) {
        try {
            return take(data)::close;
        } catch (StoreException e) {
            if (e.kind() != Kind.UNWRITABLE) {
                throw e;
            }
            return () -> { };
        }
    }

    /// What is let go without a checked exception.
    @FunctionalInterface
    interface Hold extends AutoCloseable {
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
            var channel = FileChannel.open(folder.resolve(FILE_NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
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
