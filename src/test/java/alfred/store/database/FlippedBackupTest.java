package alfred.store.database;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Rounds;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.kitchen.KitchenEntities;
import alfred.store.Kitchens;
import alfred.store.folder.Settings;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A disk, a stick, a cloud or a hand changes a backup: that is told, or all that was in the kitchen comes back all the
/// same.
class FlippedBackupTest {
    private static final String PHOTO = "photos/0123456789abcdef01234567.jpg";

    @TempDir
    private Path folder;

    @Test
    void aFlippedBitIsToldOrDoesNoHarm() throws IOException {
        flip(200, 7);
    }

    @Test @Tag("long")
    void aFlippedBitIsToldOrDoesNoHarmAtAThousandPlaces() throws IOException {
        flip(Rounds.of(50, 1000), 8);
    }

    @Test
    void aCutBackupIsTold() throws IOException {
        var whole = Files.readAllBytes(backup());
        for (int percent = 0; percent < 100; percent += 7) {
            var cut = Files.write(folder.resolve("cut.zip"), Arrays.copyOf(whole, whole.length * percent / 100));

            assertThat(restored(cut)).as("cut to %d %%", percent).isEqualTo("no");
        }
    }

    private void flip(int times, long seed) throws IOException {
        var random = new SplittableRandom(seed);
        var whole = Files.readAllBytes(backup());
        var expected = restored(Files.write(folder.resolve("whole.zip"), whole));
        int told = 0;
        for (int i = 0; i < times; i++) {
            int at = random.nextInt(whole.length);
            int bit = random.nextInt(8);
            var flipped = whole.clone();
            flipped[at] ^= (byte) (1 << bit);

            var answer = restored(Files.write(folder.resolve("flipped.zip"), flipped));

            assertThat(answer).as("bit %d of byte %d, seed %d", bit, at, seed).isIn("no", expected);
            told += answer.equals("no") ? 1 : 0;
        }
        assertThat(told).isGreaterThan(times / 2);
    }

    @Test
    void aMutatedBackupIsToldOrDoesNoHarm() throws IOException {
        mutate(60, 9);
    }

    @Test @Tag("long")
    void aThousandMutatedBackupsAreToldOrDoNoHarm() throws IOException {
        mutate(Rounds.of(60, 1000), 10);
    }

    /// Changes the file, or the parts in it, and restores it: refused, or all is as it was. Bounded in time and memory.
    private void mutate(int times, long seed) throws IOException {
        var random = new SplittableRandom(seed);
        var whole = Files.readAllBytes(backup());
        var expected = restored(Files.write(folder.resolve("whole.zip"), whole));
        int told = 0;
        for (int i = 0; i < times; i++) {
            int kind = random.nextInt(8);
            var changed = folder.resolve("changed.zip");
            Files.write(changed, kind < 4 ? changedBytes(whole, kind, random) : changedParts(whole, kind, random));

            var answer = Assertions.assertTimeoutPreemptively(Duration.ofSeconds(60), () -> restored(changed));

            assertThat(answer).as("change %d of kind %d, seed %d", i, kind, seed).isIn("no", expected);
            told += answer.equals("no") ? 1 : 0;
        }
        assertThat(told).isGreaterThan(times / 2);
    }

    private static byte[] changedBytes(byte[] whole, int kind, SplittableRandom random) {
        int at = random.nextInt(whole.length);
        int to = Math.min(whole.length, at + random.nextInt(1, 4_000));
        var bytes = whole.clone();
        switch (kind) {
            case 0 -> Arrays.fill(bytes, at, to, (byte) 0);
            case 1 -> {
                int from = random.nextInt(whole.length - (to - at));
                System.arraycopy(whole, from, bytes, at, to - at);
            }
            case 2 -> {
                return joined(Arrays.copyOf(whole, to), Arrays.copyOfRange(whole, at, whole.length));
            }
            default -> {
                return joined(Arrays.copyOf(whole, at), Arrays.copyOfRange(whole, to, whole.length));
            }
        }
        return bytes;
    }

    private static byte[] joined(byte[] first, byte[] second) {
        var all = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, all, first.length, second.length);
        return all;
    }

    /// Writes the zip anew, as whole as any zip, with a part that is gone, is renamed, holds another one's bytes, or
    /// says something else.
    private static byte[] changedParts(byte[] whole, int kind, SplittableRandom random) throws IOException {
        var parts = new LinkedHashMap<String, byte[]>();
        try (var zip = new ZipInputStream(new ByteArrayInputStream(whole))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                parts.put(entry.getName(), zip.readAllBytes());
            }
        }
        var names = List.copyOf(parts.keySet());
        var one = names.get(random.nextInt(names.size()));
        var other = names.get(random.nextInt(names.size()));
        var bytes = parts.getOrDefault(one, new byte[0]);
        switch (kind) {
            case 4 -> parts.remove(one);
            case 5 -> parts.put(other + (random.nextInt(2) == 0 ? "" : "x"), parts.remove(one));
            case 6 -> parts.put(one, parts.get(other));
            default -> parts.put(one,
                bytes.length == 0 ? new byte[] {'{', '}'} : changedBytes(bytes, random.nextInt(4), random));
        }
        var out = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(out)) {
            for (var part : parts.entrySet()) {
                zip.putNextEntry(new ZipEntry(part.getKey()));
                zip.write(part.getValue());
                zip.closeEntry();
            }
        }
        return out.toByteArray();
    }

    private Path backup() throws IOException {
        var kitchen = folder.resolve("kitchen");
        Files.createDirectories(kitchen.resolve("photos"));
        Files.write(kitchen.resolve(PHOTO), new byte[] {1, 2, 3, 4, 5, 6, 7, 8});
        Settings.in(kitchen).set("look.scheme", "dark");
        var zip = folder.resolve("backup.zip");
        try (var database = Database.open(kitchen)) {
            var random = new SplittableRandom(1);
            Kitchens.on(database).write(tx -> {
                for (int i = 0; i < 20; i++) {
                    tx.insert(KitchenEntities.SHOPPING, Kitchens.random(KitchenEntities.SHOPPING, random));
                    tx.insert(KitchenEntities.RECIPE, Kitchens.random(KitchenEntities.RECIPE, random));
                }
                return true;
            });
            Backups.write(database, kitchen, zip);
        }
        return zip;
    }

    /// All that came back, or "no" where it was refused as damaged or as no backup.
    private String restored(Path zip) throws IOException {
        var fresh = Files.createTempDirectory(folder, "fresh");
        try {
            BackupUnpacker.unpack(zip, fresh);
        } catch (StoreException refused) {
            assertThat(refused.kind()).isIn(Kind.BACKUP_DAMAGED, Kind.NO_BACKUP, Kind.NEWER);
            return "no";
        }
        try (var database = Database.filling(fresh, Migrations.known())) {
            var store = Kitchens.on(database);
            List<Row> rows = store.read(all -> {
                var read = new ArrayList<>(all.read(Query.all("shopping_list")));
                read.addAll(all.read(Query.all("recipes")));
                return read;
            });
            return rows + Files.readString(fresh.resolve("settings.json"))
                + HexFormat.of().formatHex(Files.readAllBytes(fresh.resolve(PHOTO)));
        }
    }
}
