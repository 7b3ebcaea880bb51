package alfred.store;

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

/// A file that is being written beside its place, and takes that by one rename when it is whole. It is locked meanwhile: what lies about unlocked
/// was broken off.
final class PartFile implements AutoCloseable {
    private static final Pattern NAME = Pattern.compile("backup-?\\d+\\.part");
    private static final Set<Path> OPEN = ConcurrentHashMap.newKeySet();

    private final Path path;
    private final FileChannel channel;

    private PartFile(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    /// Begins a file in a folder, after what was broken off there before is removed.
    static PartFile in(Path folder) throws IOException {
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

    Path path() {
        return path;
    }

    /// What closes this stream leaves the file locked.
    OutputStream out() {
        return Channels.newOutputStream(channel);
    }

    /// All that was written is on the disk itself.
    void force() throws IOException {
        channel.force(true);
    }

    /// Gives it its place, where it replaces another file.
    void finish(Path target) throws IOException {
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

    /// Removes what was broken off in a folder; what cannot be removed stays.
    static void sweep(Path folder) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (var files = Files.list(folder.toRealPath())) {
            List<Path> parts = files.filter(file -> NAME.matcher(file.getFileName().toString()).matches() && !OPEN.contains(file)).toList();
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
