package alfred.transfer;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.transfer.export.Exporter;
import alfred.transfer.export.Outgoing;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Writes an export to a file, whole or not at all.
public final class Export {
    private Export() {}

    /// Writes to a stream, and leaves it open. Blocking.
    ///
    /// @throws StoreException if it cannot be written
    public static Exporter.Written pipe(Exporter exporter, Outgoing kitchen, OutputStream out) {
        try {
            var buffered = new BufferedOutputStream(out, 1 << 16);
            var written = exporter.write(kitchen, buffered);
            buffered.flush();
            return written;
        } catch (IOException | UncheckedIOException e) {
            throw new StoreException(Kind.FILE_UNWRITABLE, e);
        }
    }

    /// Writes to a temporary file in the same folder and moves it into its place. Blocking.
    ///
    /// @param isForced whether a file of that name is replaced
    /// @throws StoreException if there is such a file, or it cannot be written; nothing is left behind then
    public static Exporter.Written write(Exporter exporter, Outgoing kitchen, Path file, boolean isForced) {
        var target = file.toAbsolutePath();
        try {
            if (!isForced && Files.exists(target)) {
                throw new FileAlreadyExistsException(target.toString());
            }
            var part = Files.createTempFile(target.getParent(), "export", ".part");
            try {
                Exporter.Written written;
                try (var out = new BufferedOutputStream(Files.newOutputStream(part), 1 << 16)) {
                    written = exporter.write(kitchen, out);
                }
                if (isForced) {
                    Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
                } else {
                    Files.move(part, target);
                }
                return written;
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (FileAlreadyExistsException e) {
            throw new StoreException(Kind.FILE_EXISTS, e);
        } catch (IOException | UncheckedIOException e) {
            throw new StoreException(Kind.FILE_UNWRITABLE, e);
        }
    }
}
