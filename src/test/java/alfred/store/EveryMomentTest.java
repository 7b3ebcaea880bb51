package alfred.store;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Rounds;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.kitchen.KitchenEntities;
import alfred.store.database.Database;
import alfred.store.folder.KitchenMark;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program may end between any two writes to its file, and within one: what was told to be written is there at the
/// next start, and nothing by halves. Each round goes on with the file as one of those ends left it.
@Tag("long")
class EveryMomentTest {
    private final RecordedFiles files = RecordedFiles.start();
    private final SplittableRandom random = new SplittableRandom(5);

    @TempDir
    private Path folder;
    @TempDir
    private Path asItWas;

    /// By how many steps had been taken: what had been told by then.
    private final TreeMap<Integer, Set<String>> told = new TreeMap<>();
    private int items;
    /// What lay beside the file while it was open.
    private byte[] mark = {};

    @AfterEach
    void stopRecording() {
        files.close();
    }

    @Test
    void keepsWhatWasTold() throws IOException {
        Database.open(folder).close();
        for (int round = 0; round < Rounds.of(2, 60); round++) {
            var file = Files.readAllBytes(file(folder));
            files.taken();
            told.clear();
            work();
            Files.write(file(folder), endings(round, file, files.taken()));
            Files.write(mark(folder), mark);
        }
    }

    private void work() throws IOException {
        try (var database = Database.open(folder)) {
            mark = Files.readAllBytes(mark(folder));
            var store = Kitchens.on(database);
            // H2 spares pages for 45 seconds; a kitchen is older than that
            database.write(sql -> sql.update("SET RETENTION_TIME 0", List.of()));
            told.put(0, names(store));
            for (int i = random.nextInt(4, 20); i > 0; i--) {
                change(store);
                told.put(files.count(), names(store));
            }
        }
    }

    private void change(SqlStore store) {
        var name = "item " + ++items;
        var notes = "x".repeat(random.nextInt(random.nextInt(6) == 0 ? 9_000 : 50));
        var isWithout = random.nextInt(3) == 0;
        store.write(tx -> {
            tx.insert(KitchenEntities.SHOPPING, Row.of("name", name, "notes", notes));
            if (isWithout) {
                tx.delete(KitchenEntities.SHOPPING, tx.read(Query.all("shopping_list")).getFirst().id());
            }
            return true;
        });
    }

    /// Looks at the file after each step, and at one of the halves of each; answers what one of these ends left.
    private byte[] endings(int round, byte[] start, List<RecordedFiles.Step> steps) throws IOException {
        var all = new ArrayList<byte[]>();
        var file = start;
        for (int i = 0; i < steps.size(); i++) {
            var halves = steps.get(i).halves();
            if (!halves.isEmpty()) {
                all.add(halves.get(random.nextInt(halves.size())).on(file));
                look(round, i, all.getLast());
            }
            file = steps.get(i).on(file);
            all.add(file);
            look(round, i + 1, file);
        }
        return all.get(random.nextInt(all.size()));
    }

    private void look(int round, int step, byte[] file) throws IOException {
        Files.write(file(asItWas), file);
        Files.write(mark(asItWas), mark);
        var before = told.floorEntry(step).getValue();
        var after = Optional.ofNullable(told.higherEntry(step)).map(Map.Entry::getValue).orElse(before);
        try (var database = Database.open(asItWas)) {
            assertThat(names(Kitchens.on(database))).as("round %d, after step %d", round, step).isIn(before, after);
        }
    }

    private static Set<String> names(SqlStore store) {
        var names = new TreeSet<String>();
        store.read(rows -> rows.read(Query.all("shopping_list")))
            .forEach(row -> names.add(row.text("name") + row.text("notes").length()));
        return names;
    }

    private static Path mark(Path folder) {
        return folder.resolve(KitchenMark.FILE_NAME);
    }

    private static Path file(Path folder) {
        return folder.resolve(Database.FILE + ".mv.db");
    }
}
