package alfred.store.folder;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/// A temporary file that is renamed into place when it is complete. It is locked while it is being written; an
/// unlocked one is left over from an interrupted write.
public final class PartFile implements AutoCloseable {
    private static final Pattern NAME = Pattern.compile("backup-?\\d+\\.part");
    private static final Set<Path> OPEN = ConcurrentHashMap.newKeySet();

    private final Path path;
    private final FileChannel channel;

    private PartFile(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    /// Creates a temporary file in a folder, after removing the leftovers of interrupted writes.
    public static PartFile in(Path folder) throws IOException {
        sweep(folder);
        var path = Files.createTempFile(folder, "backup", ".part").toRealPath();
        OPEN.add(path);
        try {
            var channel = FileChannel.open(path, StandardOpenOption.WRITE);
            channel.tryLock();
            return new PartFile(path, channel);
        } catch (IOException e) {
            OPEN.remove(path);
            throw e;
        }
    }

    public Path path() {
        return path;
    }

    /// Returns a stream to the file. Closing the stream leaves the file open and locked.
    public OutputStream out() {
        return new FilterOutputStream(Channels.newOutputStream(channel)) {
            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                out.write(bytes, from, length);
            }

            @Override
            public void close() throws IOException {
                flush();
            }
        };
    }

    /// Forces all content to the storage device.
    public void force() throws IOException {
        channel.force(true);
    }

    /// Renames the file to its target atomically, replacing an existing file.
    public void finish(Path target) throws IOException {
        channel.close();
        Files.move(path, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    @Override
    public void close() throws IOException {
        try (channel) {
            Files.deleteIfExists(path);
        } finally {
            OPEN.remove(path);
        }
    }

    /// Removes the leftovers of interrupted writes from a folder; those that cannot be removed stay.
    public static void sweep(Path folder) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (var files = Files.list(folder.toRealPath())) {
            List<Path> parts = files
                .filter(file -> NAME.matcher(file.getFileName().toString()).matches() && !OPEN.contains(file)).toList();
            for (var part : parts) {
                if (isNobodys(part)) {
                    Files.deleteIfExists(part);
                }
            }
        } catch (IOException _) {
            // the next backup tries again
        }
    }

    private static boolean isNobodys(Path part) throws IOException {
        try (var channel = FileChannel.open(part, StandardOpenOption.WRITE); var lock = channel.tryLock()) {
            return lock != null;
        } catch (OverlappingFileLockException _) {
            return false;
        }
    }
}
