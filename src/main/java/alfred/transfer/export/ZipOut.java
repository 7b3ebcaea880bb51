package alfred.transfer.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// A zip that is being written, in which no two files have the same name, on no system.
final class ZipOut {
    /// Half the time of the usual level, for files a tenth larger.
    private static final int LEVEL = 3;

    private final ZipOutputStream zip;
    private final Set<String> taken = new HashSet<>();

    /// @param out stays open
    ZipOut(OutputStream out) {
        zip = new ZipOutputStream(out, StandardCharsets.UTF_8);
        zip.setLevel(LEVEL);
    }

    /// Returns a name that is not taken yet, with a number behind it if need be.
    String free(String name) {
        var one = name;
        for (int i = 2; !taken.add(one.toLowerCase(Locale.ROOT)); i++) {
            one = name + " " + i;
        }
        return one;
    }

    void add(String path, byte[] bytes) throws IOException {
        zip.putNextEntry(new ZipEntry(path));
        zip.write(bytes);
        zip.closeEntry();
    }

    void add(String path, String text) throws IOException {
        add(path, text.getBytes(StandardCharsets.UTF_8));
    }

    void finish() throws IOException {
        zip.finish();
    }
}
