package alfred.store.archive;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Writes the zip of a backup part by part, and the manifest last. Checksums and compression are a second thread's.
public final class ArchiveWriter implements AutoCloseable {
    /// Deflate level: fast and nearly as small, since a kitchen's text shrinks to a sixth already.
    private static final int LEVEL = 3;

    private final ZipOutputStream zip;
    private final long end;
    private final List<Manifest.Part> parts = new ArrayList<>();

    /// @param timeout the maximum duration of all writes, counted from now
    public ArchiveWriter(OutputStream out, Duration timeout) {
        end = System.nanoTime() + timeout.toNanos();
        zip = new ZipOutputStream(out);
        zip.setLevel(LEVEL);
    }

    /// Writes the content of one part.
    @FunctionalInterface
    public interface Content {
        /// @return the number of rows written; 0 for a file that is not a table
        long writeTo(OutputStream out) throws IOException;
    }

    /// Writes one part and records its size, checksum and row count.
    ///
    /// @throws IOException if it cannot be written; an InterruptedIOException if the timeout of the whole archive
    ///   has passed
    public void part(String name, Content content) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        var counting = new Digesting(zip);
        long rows;
        try (var behind = new SecondThread(counting)) {
            rows = content.writeTo(behind);
        }
        zip.closeEntry();
        parts.add(new Manifest.Part(name, HexFormat.of().formatHex(counting.digest.digest()), counting.bytes, rows));
    }

    /// Finishes the zip with the manifest of all parts written.
    ///
    /// @param schema the number of migrations applied to the tables
    /// @param isAutomatic whether Alfred made the backup by itself
    public Manifest finish(int schema, UUID kitchen, OffsetDateTime made, boolean isAutomatic) throws IOException {
        var manifest = new Manifest(schema, kitchen, made, isAutomatic, parts);
        zip.putNextEntry(new ZipEntry(Manifest.NAME));
        zip.write(manifest.json());
        zip.closeEntry();
        zip.finish();
        return manifest;
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Counts and digests the bytes written. Closing it leaves the zip open.
    private final class Digesting extends FilterOutputStream {
        private final MessageDigest digest = sha256();
        private long bytes;

        Digesting(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] from, int at, int length) throws IOException {
            if (System.nanoTime() - end > 0) {
                throw new InterruptedIOException("it takes too long");
            }
            out.write(from, at, length);
            digest.update(from, at, length);
            bytes += length;
        }

        @Override
        public void close() {}
    }
}
