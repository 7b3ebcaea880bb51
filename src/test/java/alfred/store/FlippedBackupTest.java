package alfred.store;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Rounds;
import alfred.core.crud.Query;
import alfred.core.crud.StoreException.Kind;
import alfred.core.crud.StoreException;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A disk, a stick or a cloud changes a backup by a bit: that is told, or all that was in the kitchen comes back all the same.
class FlippedBackupTest {
    private static final String PHOTO = "photos/0123456789abcdef01234567.jpg";

    @TempDir
    private Path folder;

    @Test
    void aFlippedBitIsToldOrDoesNoHarm() throws IOException {
        flip(200, 7);
    }

    @Test
    @Tag("long")
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
            return rows + Files.readString(fresh.resolve("settings.json")) + HexFormat.of().formatHex(Files.readAllBytes(fresh.resolve(PHOTO)));
        }
    }
}
