package alfred.store.archive;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Predicate;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/// Reads the zip of a backup. The content is checked against the sizes and checksums of the manifest; any mismatch
/// ends the read with [NotABackup].
public final class ArchiveReader implements AutoCloseable {
    /// Largest manifest accepted, in bytes; one with a hundred thousand photos takes about 20 MB.
    private static final int MAX_MANIFEST_BYTES = 64 << 20;
    /// Upper limit of the unpacked size, as a guard against zip bombs.
    private static final long MAX_BYTES = 16L << 30;

    private final ZipFile zip;
    private final Manifest manifest;

    private ArchiveReader(ZipFile zip, Manifest manifest) {
        this.zip = zip;
        this.manifest = manifest;
    }

    /// Opens a zip whose entries are exactly the parts listed in its manifest.
    ///
    /// @param isKnown accepts the part names that a backup may contain
    /// @throws NotABackup if the file does not exist or is not a backup, [NotABackup.Damaged] if it is incomplete,
    ///     [NotABackup.Newer] if its format is newer than this program's
    public static ArchiveReader open(Path file, Predicate<String> isKnown) throws IOException {
        var zip = zip(file);
        try {
            var manifest = Manifest.read(whole(zip, Manifest.NAME));
            requireParts(zip, manifest, isKnown);
            return new ArchiveReader(zip, manifest);
        } catch (IOException | RuntimeException e) {
            zip.close();
            throw e;
        }
    }

    /// Whether the file is a zip with an entry of that name; false if it is not a zip or does not exist.
    public static boolean holds(Path file, String name) throws IOException {
        try (var zip = zip(file)) {
            return zip.getEntry(name) != null;
        } catch (NotABackup _) {
            return false;
        }
    }

    private static ZipFile zip(Path file) throws IOException {
        try {
            return new ZipFile(file.toFile());
        } catch (ZipException | NoSuchFileException | IllegalArgumentException e) {
            throw new NotABackup("it is no zip: " + e.getMessage());
        }
    }

    /// Reads a small entry into memory and verifies the zip's own CRC-32, which `ZipFile` does not.
    private static byte[] whole(ZipFile zip, String name) throws IOException {
        var entry = zip.getEntry(name);
        if (entry == null) {
            throw new NotABackup("it has no manifest");
        }
        try (var in = zip.getInputStream(entry)) {
            var bytes = in.readNBytes(MAX_MANIFEST_BYTES);
            var crc = new CRC32();
            crc.update(bytes);
            if (crc.getValue() != entry.getCrc()) {
                throw new NotABackup.Damaged("the manifest is not as it was written");
            }
            return bytes;
        } catch (ZipException e) {
            throw new NotABackup.Damaged("the manifest cannot be unpacked: " + e.getMessage());
        } catch (NotABackup e) {
            throw e;
        } catch (IOException e) {
            throw new NotABackup.Damaged("the manifest is cut off");
        }
    }

    private static void requireParts(ZipFile zip, Manifest manifest, Predicate<String> isKnown) throws NotABackup {
        var names = new HashSet<String>();
        long bytes = 0;
        for (var part : manifest.parts()) {
            if (!isKnown.test(part.name()) || !names.add(part.name())) {
                throw new NotABackup("it has a part that no backup has");
            }
            bytes += part.bytes();
            if (part.bytes() < 0 || part.rows() < 0 || part.rows() > part.bytes() || bytes < 0 || bytes > MAX_BYTES) {
                throw new NotABackup("it is too large");
            }
        }
        names.add(Manifest.NAME);
        List<String> entries = zip.stream().map(ZipEntry::getName).toList();
        if (entries.size() != names.size() || !names.containsAll(entries)) {
            throw new NotABackup.Damaged("its parts are not those of its manifest");
        }
    }

    /// Returns the manifest of this archive.
    public Manifest manifest() {
        return manifest;
    }

    /// Consumes the content of one part.
    @FunctionalInterface
    public interface Use {
        /// @return the number of rows read
        long read(InputStream in) throws IOException;
    }

    /// Reads one part to its end and verifies its size, checksum and row count. The content is verified only once
    /// this returns.
    ///
    /// @throws NotABackup.Damaged if the content differs from what the manifest says, or cannot be unpacked
    public void read(Manifest.Part part, Use use) throws IOException {
        try (var in = new Checked(zip.getInputStream(zip.getEntry(part.name())), part)) {
            long rows = use.read(in);
            in.transferTo(OutputStream.nullOutputStream());
            in.requireWhole();
            if (rows != part.rows()) {
                throw new NotABackup.Damaged(part.name() + " has other rows than it should");
            }
        } catch (UncheckedIOException e) {
            throw isBroken(e.getCause()) ? new NotABackup.Damaged(part.name() + " cannot be unpacked") : e.getCause();
        } catch (ZipException | EOFException e) {
            throw new NotABackup.Damaged(part.name() + " cannot be unpacked");
        }
    }

    private static boolean isBroken(@Nullable IOException failure) {
        return failure instanceof ZipException || failure instanceof EOFException;
    }

    /// Reads all parts, on all processors, and verifies each one.
    ///
    /// @throws NotABackup.Damaged if one of them is damaged
    public void verify() throws IOException {
        try {
            manifest.parts().parallelStream().forEach(this::verify);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void verify(Manifest.Part part) {
        try {
            read(part, in -> {
                in.transferTo(OutputStream.nullOutputStream());
                return part.rows();
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }

    /// Computes the digest of the bytes read, and fails once there are more than the manifest says.
    private static final class Checked extends FilterInputStream {
        private final MessageDigest digest = ArchiveWriter.sha256();
        private final Manifest.Part part;
        private long bytes;

        Checked(InputStream in, Manifest.Part part) {
            super(in);
            this.part = part;
        }

        @Override
        public int read() throws IOException {
            var one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] to, int at, int length) throws IOException {
            int read = super.read(to, at, length);
            if (read > 0) {
                bytes += read;
                digest.update(to, at, read);
            }
            if (bytes > part.bytes()) {
                throw new NotABackup.Damaged(part.name() + " is longer than it should be");
            }
            return read;
        }

        @Override
        public boolean markSupported() {
            return false;
        }

        void requireWhole() throws NotABackup {
            if (bytes != part.bytes() || !HexFormat.of().formatHex(digest.digest()).equals(part.sha256())) {
                throw new NotABackup.Damaged(part.name() + " is not as it was written");
            }
        }
    }
}
