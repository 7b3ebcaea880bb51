package alfred.transfer.format;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;

/// The files of a folder or an archive, by their path inside it. Nothing is ever unpacked to the disk, so a path
/// cannot lead out of it; entries, sizes and depth are limited.
public final class Folder {
    /// Maximum size of one file in bytes, unpacked.
    public static final int MAX_FILE = 64 << 20;
    private static final int MAX_ENTRIES = 60_000;
    private static final int MAX_DEPTH = 12;
    /// Maximum total size in bytes of an archive inside an archive, unpacked.
    private static final long MAX_NESTED = 128L << 20;

    private final Map<String, Photo> files = new LinkedHashMap<>();
    private final Map<String, String> folded = new LinkedHashMap<>();

    private void add(String path, Photo bytes) {
        var clean = path.replace('\\', '/').replaceFirst("^(?:\\.?/)+", "");
        if (files.size() < MAX_ENTRIES && !clean.isEmpty() && !clean.endsWith("/") && !isHousekeeping(clean)) {
            files.put(clean, bytes);
            folded.putIfAbsent(clean.toLowerCase(Locale.ROOT), clean);
        }
    }

    private static boolean isHousekeeping(String path) {
        var name = path.substring(path.lastIndexOf('/') + 1);
        return path.startsWith("__MACOSX/") || name.startsWith(".") || name.equals("Thumbs.db")
            || name.equals("desktop.ini") || path.contains("../");
    }

    /// Returns the contents of a zip file on disk; nothing is read from it before it is asked for.
    public static Folder ofZip(Path file) throws IOException {
        var folder = new Folder();
        var charset = nameCharset(file);
        try (var zip = new ZipFile(file.toFile(), charset)) {
            for (var entry : Collections.list(zip.entries())) {
                folder.add(entry.getName(), () -> read(file, charset, entry.getName()));
            }
        }
        return folder;
    }

    private static Charset nameCharset(Path file) throws IOException {
        try (var zip = new ZipFile(file.toFile(), StandardCharsets.UTF_8)) {
            return zip.size() >= 0 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1;
        } catch (IOException | IllegalArgumentException _) {
            return Charset.forName("IBM437");
        }
    }

    private static byte[] read(Path file, Charset charset, String name) throws IOException {
        try (var zip = new ZipFile(file.toFile(), charset)) {
            var entry = zip.getEntry(name);
            if (entry == null) {
                throw new IOException("no entry " + name);
            }
            try (var in = zip.getInputStream(entry)) {
                return checked(entry, limited(in));
            }
        } catch (IllegalArgumentException e) {
            throw new IOException(e);
        }
    }

    /// `ZipFile` does not compare check sums by itself.
    private static byte[] checked(ZipEntry entry, byte[] bytes) throws IOException {
        var sum = new CRC32();
        sum.update(bytes);
        if (entry.getCrc() >= 0 && entry.getCrc() != sum.getValue()) {
            throw new IOException("damaged: " + entry.getName());
        }
        return bytes;
    }

    public static byte[] limited(InputStream in) throws IOException {
        var bytes = in.readNBytes(MAX_FILE + 1);
        if (bytes.length > MAX_FILE) {
            throw new IOException("larger than " + MAX_FILE + " bytes");
        }
        return bytes;
    }

    /// Returns the contents of a zip in memory, up to a total size; what is beyond that, or damaged, is left out.
    public static Folder ofZip(byte[] bytes) throws IOException {
        var folder = new Folder();
        long total = 0;
        try (var zip = new ZipInputStream(new ByteArrayInputStream(bytes), StandardCharsets.UTF_8)) {
            for (var entry = zip.getNextEntry(); entry != null && total < MAX_NESTED; entry = zip.getNextEntry()) {
                var content = limited(zip);
                total += content.length;
                folder.add(entry.getName(), () -> content);
            }
        } catch (IOException | IllegalArgumentException e) {
            if (folder.files.isEmpty()) {
                throw new IOException(e);
            }
        }
        return folder;
    }

    /// Returns the files below a folder on disk. Links are not followed.
    public static Folder ofDisk(Path root) throws IOException {
        var folder = new Folder();
        try (var walk = Files.walk(root, MAX_DEPTH, new FileVisitOption[0])) {
            walk.filter(Files::isRegularFile).limit(MAX_ENTRIES).sorted()
                .forEach(file -> folder.add(root.relativize(file).toString(), () -> read(file)));
        }
        return folder;
    }

    /// Returns a folder in which nothing stands beside a file.
    public static Folder empty() {
        return new Folder();
    }

    public static byte[] read(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            return limited(in);
        }
    }

    public List<String> paths() {
        return new ArrayList<>(files.keySet());
    }

    /// Returns the bytes of a file.
    ///
    /// @throws IOException if it cannot be read or is too large
    public byte[] bytes(String path) throws IOException {
        var file = files.get(folded.getOrDefault(path.toLowerCase(Locale.ROOT), ""));
        if (file == null) {
            throw new IOException("no file " + path);
        }
        return file.bytes();
    }

    /// Returns the photo at a path, if there is a file.
    Optional<Photo> photo(String path) {
        return Optional.ofNullable(files.get(folded.getOrDefault(path.toLowerCase(Locale.ROOT), "")));
    }

    /// Returns the first photo whose path matches a regular expression, apart from case.
    Optional<Photo> photoLike(String pattern) {
        return folded.entrySet().stream().filter(path -> path.getKey().matches(pattern)).findFirst()
            .map(path -> files.get(path.getValue()));
    }
}
