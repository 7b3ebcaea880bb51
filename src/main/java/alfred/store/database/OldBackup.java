package alfred.store.database;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.archive.NotABackup;
import alfred.store.folder.KitchenState;
import alfred.store.raw.RawDatabase;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/// A backup in the format of earlier versions: a zip of the database file, the settings and the photos. Only the
/// rows of Alfred's own tables are copied; the file is never opened as a database.
record OldBackup(ZipFile zip, Path fresh) {
    private static final Pattern ENTRY = Pattern.compile("kitchen\\.mv\\.db|settings\\.json|photos/[0-9a-f]{24}\\.jpg");
    /// Upper limit of the unpacked size, as a guard against zip bombs.
    private static final long MAX_BYTES = 16L << 30;

    static void unpack(Path file, Path fresh) throws IOException {
        try (var zip = new ZipFile(file.toFile())) {
            new OldBackup(zip, fresh).unpack();
        }
    }

    private void unpack() throws IOException {
        if (zip.stream().anyMatch(entry -> !ENTRY.matcher(entry.getName()).matches())) {
            throw new NotABackup("it has a file that no backup has");
        }
        var stored = fresh.resolve("old.mv.db");
        long left = MAX_BYTES;
        for (var entry : zip.stream().toList()) {
            var target = entry.getName().equals(Database.FILE_NAME) ? stored : fresh.resolve(entry.getName());
            Files.createDirectories(target.getParent());
            left -= copy(entry, target, left);
        }
        try (var raw = RawDatabase.open(stored)) {
            rows(new RawCopy(raw));
        } catch (StoreException | NotABackup e) {
            throw e;
        } catch (IOException e) {
            throw new NotABackup("its database cannot be read: " + e.getMessage());
        }
        Files.delete(stored);
    }

    private void rows(RawCopy copy) throws IOException {
        try (var kitchen = KitchenBuilder.in(fresh, copy.version())) {
            for (var table : copy.into(kitchen)) {
                if (table.lost() < 0) {
                    throw new NotABackup("it has no table " + table.name() + " of our form");
                } else if (!table.isWhole()) {
                    throw new NotABackup.Damaged("rows of " + table.name() + " cannot be read");
                }
            }
            kitchen.finish(copy.state().map(KitchenState::kitchen).orElseGet(UUID::randomUUID));
        }
    }

    /// Unpacks one entry and verifies its CRC-32, which `ZipFile` does not.
    private long copy(ZipEntry entry, Path target, long most) throws IOException {
        var crc = new CRC32();
        try (InputStream in = new CheckedInputStream(zip.getInputStream(entry), crc);
            var out = Files.newOutputStream(target)) {
            var buffer = new byte[1 << 16];
            long bytes = 0;
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                bytes += read;
                if (bytes > most) {
                    throw new StoreException(Kind.NO_BACKUP, null);
                }
                out.write(buffer, 0, read);
            }
            if (crc.getValue() != entry.getCrc()) {
                throw new NotABackup.Damaged(entry.getName() + " is not as it was written");
            }
            return bytes;
        }
    }
}
