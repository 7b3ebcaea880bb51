package alfred.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Moving in and out on a disk that is full, or fills up meanwhile: one sentence, and nothing half written. Needs the
/// right to mount a small file system in memory.
@Timeout(300)
class FullDiskTest {
    private static final long ROOM = 12 << 20;

    @TempDir
    private Path folder;
    private Path disk = Path.of("");

    private record Answer(int status, String words) {}

    @BeforeEach
    void mount() throws IOException, InterruptedException {
        disk = Files.createDirectory(folder.resolve("disk"));
        Assumptions.assumeTrue(
            System.getProperty("os.name").equals("Linux") && run("mount", "-t", "tmpfs", "-o", "size=" + ROOM, "none",
                disk.toString()).status() == 0,
            "no file system can be mounted here");
    }

    @AfterEach
    void unmount() throws IOException, InterruptedException {
        run("umount", disk.toString());
    }

    private Answer run(String... command) throws IOException, InterruptedException {
        var words = Files.createTempFile(folder, "out", ".txt");
        try {
            var process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(words.toFile()).start();
            assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
            return new Answer(process.exitValue(), Files.readString(words));
        } catch (IOException e) {
            return new Answer(-1, String.valueOf(e.getMessage()));
        }
    }

    private Answer alfred(String... arguments) throws IOException, InterruptedException {
        return run(Stream
            .concat(Stream.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1", "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "alfred.Launcher"), Stream.of(arguments))
            .toArray(String[]::new));
    }

    /// Writes so much beside the kitchen that so many bytes are left.
    private void leave(long bytes) throws IOException {
        long free = Files.getFileStore(disk).getUsableSpace();
        Files.write(disk.resolve("filling"), new byte[(int) Math.max(0, free - bytes)]);
    }

    private static void inOneSentence(Answer answer) {
        assertThat(answer.status()).as(answer.words()).isEqualTo(1);
        assertThat(answer.words().lines().filter(line -> !line.matches("\\d\\d:\\d\\d:.*"))).as(answer.words())
            .hasSize(1);
        assertThat(answer.words()).contains("room").doesNotContain("Exception");
    }

    private Path recipes(int number) throws IOException {
        var json = new StringBuilder("[");
        for (int i = 0; i < number; i++) {
            json.append(i == 0 ? "" : ",").append(String.format(Locale.ROOT,
                "{\"@type\":\"Recipe\",\"name\":\"Soup no. %d\",\"description\":\"%s\","
                    + "\"recipeIngredient\":[\"%d g leeks\",\"1 l stock\"],\"recipeInstructions\":[\"Boil the leeks in the stock.\"]}",
                i,
                Long.toString(i * 7_919L, 36).repeat(60), i + 1));
        }
        return Files.writeString(folder.resolve(number + ".json"), json.append(']'));
    }

    @Test
    void anImportThatFindsNoRoomLeavesTheKitchenAsItWas() throws IOException, InterruptedException {
        var kitchen = disk.resolve("kitchen").toString();
        assertThat(alfred("import", recipes(20).toString(), "--data", kitchen).status()).isZero();
        leave(1 << 20);

        inOneSentence(alfred("import", recipes(2_000).toString(), "--data", kitchen));

        Files.delete(disk.resolve("filling"));
        var out = folder.resolve("all.json");
        assertThat(alfred("export", out.toString(), "--data", kitchen)).extracting(Answer::status).isEqualTo(0);
        assertThat(Files.readString(out)).contains("Soup no. 19").doesNotContain("Soup no. 20\"");
        assertThat(alfred("doctor", "--data", kitchen).words()).doesNotContain("damaged");
    }

    @Test
    void anExportAndABackupThatFindNoRoomLeaveNothingBehind() throws IOException, InterruptedException {
        var kitchen = folder.resolve("kitchen").toString();
        assertThat(alfred("import", recipes(400).toString(), "--data", kitchen).status()).isZero();
        leave(10_000);

        for (var name : new String[] {"a.json", "a.zip", "a.alfred.json", "a.pdf"}) {
            inOneSentence(alfred("export", disk.resolve(name).toString(), "--data", kitchen));
        }
        inOneSentence(alfred("backup", disk.resolve("b.zip").toString(), "--data", kitchen));
        try (var files = Files.list(disk)) {
            assertThat(files).containsExactly(disk.resolve("filling"));
        }
    }
}
