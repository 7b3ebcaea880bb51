package alfred.store.raw;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.h2.mvstore.DataUtils;

/// Recovers the readable rows of a damaged H2 file. Each past state of the store remains in the file as a chunk
/// until it is overwritten. Each of the newest chunks is tried on a copy of the file cut off after it, and the
/// state with the most rows is used.
public final class RawSalvage {
    private static final int BLOCK = 4096;
    private static final int MAX_TRIED = 12;
    private static final Pattern CHUNK =
        Pattern.compile("chunk:([0-9a-f]{1,7}),len:([0-9a-f]{1,6}),.*?,version:([0-9a-f]{1,12})[, ].*",
            Pattern.DOTALL);

    private final Path file;
    private final Path scratch;

    private RawSalvage(Path file, Path scratch) {
        this.file = file;
        this.scratch = scratch;
    }

    /// A past state of the file.
    ///
    /// @param block the number of its first block
    /// @param blocks its length in blocks of 4 KiB
    /// @param version the store's version, in hexadecimal
    private record Chunk(String id, long block, long blocks, String version) {
        long number() {
            return Long.parseLong(version, 16);
        }
    }

    /// Opens the state of a file from which the most rows can be read.
    ///
    /// @param scratch a folder for copies of the file; [#clean] removes them
    /// @return empty if no row can be read from any state
    /// @throws IOException if the file cannot be read or copied
    public static Optional<RawDatabase> open(Path file, Path scratch) throws IOException {
        return new RawSalvage(file, scratch).best();
    }

    private Optional<RawDatabase> best() throws IOException {
        Optional<Path> best = Optional.empty();
        long most = 0;
        for (var candidate : candidates()) {
            long rows = rows(candidate);
            if (rows > most) {
                most = rows;
                best = Optional.of(candidate);
            }
        }
        return best.isEmpty() ? Optional.empty() : Optional.of(RawDatabase.open(best.get()));
    }

    /// Returns the file as it is, and copies of it as it was at the end of each of its newest chunks.
    private List<Path> candidates() throws IOException {
        var candidates = new ArrayList<Path>();
        candidates.add(file);
        for (var chunk : chunks()) {
            candidates.add(copy(chunk));
        }
        return candidates;
    }

    private static long rows(Path candidate) {
        try (var raw = RawDatabase.open(candidate)) {
            var rows = new long[1];
            raw.tables().forEach(table -> raw.read(table, _ -> rows[0]++));
            return rows[0];
        } catch (IOException _) {
            return 0;
        }
    }

    private List<Chunk> chunks() throws IOException {
        var chunks = new ArrayList<Chunk>();
        try (var in = FileChannel.open(file, StandardOpenOption.READ)) {
            var head = ByteBuffer.allocate(256);
            long blocks = in.size() / BLOCK;
            for (long block = 2; block < blocks; block++) {
                in.read(head.clear(), block * BLOCK);
                var text = new String(head.array(), 0, head.position(), StandardCharsets.ISO_8859_1);
                var found = CHUNK.matcher(text);
                if (found.matches() && block + Long.parseLong(found.group(2), 16) <= blocks) {
                    chunks.add(new Chunk(found.group(1), block, Long.parseLong(found.group(2), 16), found.group(3)));
                }
            }
        }
        return chunks.stream().sorted(Comparator.comparingLong(Chunk::number).reversed()).limit(MAX_TRIED).toList();
    }

    /// Copies the file up to the end of a chunk, with a file header that names this chunk as the newest.
    private Path copy(Chunk chunk) throws IOException {
        var copy = scratch.resolve("state-" + chunk.version() + ".mv.db");
        try (var in = FileChannel.open(file, StandardOpenOption.READ);
            var out = FileChannel.open(copy, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE)) {
            long end = (chunk.block() + chunk.blocks()) * BLOCK;
            for (long at = 0; at < end;) {
                at += in.transferTo(at, end - at, out);
            }
            var head = head(chunk);
            out.write(ByteBuffer.wrap(head), 0);
            out.write(ByteBuffer.wrap(head), BLOCK);
        }
        return copy;
    }

    private static byte[] head(Chunk chunk) {
        var text = "H:2,block:" + Long.toHexString(chunk.block()) + ",blockSize:1000,chunk:" + chunk.id()
            + ",created:0,format:3,version:"
            + chunk.version();
        var bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        var sum = ",fletcher:" + Integer.toHexString(DataUtils.getFletcher32(bytes, 0, bytes.length)) + "\n";
        var head = new byte[BLOCK];
        System.arraycopy(bytes, 0, head, 0, bytes.length);
        System.arraycopy(sum.getBytes(StandardCharsets.ISO_8859_1), 0, head, bytes.length, sum.length());
        return head;
    }

    /// Removes the copies that [#open] left in a scratch folder.
    public static void clean(Path scratch) throws IOException {
        try (var files = Files.list(scratch)) {
            for (var file : files.filter(name -> name.getFileName().toString().startsWith("state-")).toList()) {
                Files.delete(file);
            }
        }
    }
}
