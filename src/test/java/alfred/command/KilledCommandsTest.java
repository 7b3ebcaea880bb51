package alfred.command;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Rounds;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.kitchen.KitchenEntities;
import alfred.store.database.Backups;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.h2.store.fs.FileUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// An import, a backup and a restore are killed at any moment: all of it is there or nothing, and the kitchen opens.
@Tag("long")
class KilledCommandsTest {
    private static final int MANY = 300;
    private static final int ROUNDS = Rounds.of(2, 20);

    @TempDir
    private Path folder;
    private final SplittableRandom random = new SplittableRandom(14);
    private Path small = Path.of("");
    private Path large = Path.of("");

    @BeforeEach
    void fill() {
        small = kitchen("small", 3);
        large = kitchen("large", MANY);
    }

    private Path kitchen(String name, int recipes) {
        var made = folder.resolve(name);
        try (var wiring = open(made)) {
            wiring.session().load(Map.of(
                "recipes",
                IntStream.rangeClosed(1, recipes)
                    .<Map<String, Object>>mapToObj(i -> Map.of("name", name + " dish " + i, "servings", 2,
                        "ingredients", List.of("200 g flour", i + " eggs"), "instructions", List.of("Mix.", "Bake.")))
                    .toList(),
                "shopping_list", List.of(Map.of("name", name + " tea"))));
        }
        return made;
    }

    private static Wiring open(Path kitchen) {
        return Wiring.open(Place.in(kitchen), Clock.systemDefaultZone(), Wiring.ReasonerFactory.builtIn());
    }

    /// Every row of a kitchen but the foods that every kitchen has.
    private static Set<Row> rows(Path kitchen) {
        try (var wiring = open(kitchen)) {
            return wiring.session().store().read(rows -> {
                var all = new HashSet<Row>();
                KitchenEntities.ALL.stream().filter(e -> !e.table().equals("ingredients"))
                    .forEach(e -> rows.read(Query.all(e.table()))
                        .forEach(row -> all.add(row.without(Row.VERSION))));
                return all;
            });
        }
    }

    private Path copy(Path kitchen, int round) throws IOException {
        var target = folder.resolve("round-" + round);
        try (var files = Files.walk(kitchen)) {
            for (var file : files.toList()) {
                Files.copy(file, target.resolve(kitchen.relativize(file).toString()));
            }
        }
        return target;
    }

    private Process alfred(String... arguments) throws IOException {
        var classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        var command = new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1", "-cp", classes, "alfred.Launcher"));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(folder.resolve("said.txt").toFile())
            .start();
    }

    /// Runs a command to its end and answers how long that took, in milliseconds.
    private long done(String... arguments) throws IOException, InterruptedException {
        long began = System.nanoTime();
        var process = alfred(arguments);
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).as(Files.readString(folder.resolve("said.txt"))).isZero();
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
    }

    /// Kills a command within the later part of its usual time: before, Java itself is starting.
    private void killed(long usual, String... arguments) throws IOException, InterruptedException {
        var process = alfred(arguments);
        Thread.sleep(random.nextLong(usual / 4, usual + usual / 10));
        process.toHandle().destroyForcibly();
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    }

    @Test
    void anImportIsThereWholeOrNotAtAll() throws IOException, InterruptedException {
        var file = folder.resolve("all.alfred.json").toString();
        done("export", "--data", large.toString(), file);
        long usual = done("import", "--data", copy(small, 0).toString(), file);
        var before = rows(small);
        for (int round = 1; round <= ROUNDS; round++) {
            var kitchen = copy(small, round);
            killed(usual, "import", "--data", kitchen.toString(), file);

            var now = rows(kitchen);
            assertThat(now).as("round %d: what was there", round).containsAll(before);
            assertThat(recipes(now)).as("round %d: recipes", round).isIn(3L, 3L + MANY);
            FileUtils.deleteRecursive(kitchen.toString(), true);
        }
    }

    @Test
    void aBackupIsWholeOrNotThereAndTheKitchenUnchanged() throws IOException, InterruptedException {
        long usual = done("backup", "--data", large.toString(), folder.resolve("first.zip").toString());
        var before = rows(large);
        for (int round = 1; round <= ROUNDS; round++) {
            var zip = folder.resolve("backup-" + round + ".zip");
            killed(usual, "backup", "--data", large.toString(), zip.toString());

            assertThat(rows(large)).as("round %d: the kitchen", round).isEqualTo(before);
            if (Files.exists(zip)) {
                var kitchen = copy(small, round);
                Backups.restore(zip, kitchen);
                assertThat(rows(kitchen)).as("round %d: the backup", round).isEqualTo(before);
            }
        }
        done("backup", "--data", large.toString(), folder.resolve("last.zip").toString());
    }

    @Test
    void aRestoreLeavesTheOneKitchenOrTheOther() throws IOException, InterruptedException {
        var zip = folder.resolve("large.zip").toString();
        done("backup", "--data", large.toString(), zip);
        long usual = done("restore", "--data", copy(small, 0).toString(), zip);
        var one = rows(small);
        var other = rows(large);
        for (int round = 1; round <= ROUNDS; round++) {
            var kitchen = copy(small, round);
            killed(usual, "restore", "--data", kitchen.toString(), zip);

            assertThat(rows(kitchen)).as("round %d", round).isIn(one, other);
        }
    }

    private static long recipes(Set<Row> rows) {
        return rows.stream().filter(row -> row.text("name").contains(" dish ")).count();
    }
}
