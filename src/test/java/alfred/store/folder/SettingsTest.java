package alfred.store.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.core.row.StoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class SettingsTest {
    @TempDir
    private Path folder;

    @Test
    void theLatestOfEachValueIsOnTheDiskAfterAFlush() {
        var settings = Settings.in(folder);
        for (int i = 1; i <= 50; i++) {
            settings.put("draft", "letter by letter ".repeat(i));
            settings.put("step." + i % 5, String.valueOf(i));
        }
        settings.put("sent", "a message");
        settings.put("sent", "");

        settings.flush();

        var read = Settings.in(folder);
        assertThat(read.get("draft")).contains("letter by letter ".repeat(50));
        assertThat(read.get("step.4")).contains("49");
        assertThat(read.get("sent")).isEmpty();
    }

    @Test @Timeout(20)
    void nobodyWaitsForASlowDisk() throws InterruptedException {
        var settings = Settings.in(folder);
        var isHeld = new CountDownLatch(1);
        var goOn = new CountDownLatch(1);
        var disk = Thread.ofPlatform().start(() -> hold(settings, isHeld, goOn));
        isHeld.await();

        settings.put("draft", "half a sen");
        settings.put("draft", "half a sentence");

        assertThat(settings.get("draft")).contains("half a sentence");
        assertThat(Settings.in(folder).get("draft")).as("on the disk").isEmpty();
        goOn.countDown();
        assertThat(disk.join(Duration.ofSeconds(10))).isTrue();
        settings.flush();
        assertThat(Settings.in(folder).get("draft")).contains("half a sentence");
    }

    private static void hold(Settings settings, CountDownLatch isHeld, CountDownLatch goOn) {
        synchronized (settings.disk) {
            isHeld.countDown();
            try {
                goOn.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /// Two writers, one at once and one later: the file is never older than what was told to be in it.
    @Test
    void whatIsSetAtOnceStaysWhileOthersArePut() {
        var settings = Settings.in(folder);
        IntStream.range(0, 200).parallel().forEach(i -> {
            settings.put("put." + i, "later");
            settings.set("set." + i, "now");
            assertThat(Settings.in(folder).get("set." + i)).contains("now");
        });

        settings.flush();

        var read = Settings.in(folder);
        assertThat(IntStream.range(0, 200))
            .allMatch(i -> read.get("put." + i).isPresent() && read.get("set." + i).isPresent());
    }

    @Test
    void aDiskThatFailsLosesNothingUntilTheEnd() throws IOException {
        Files.createDirectories(folder.resolve("settings.json.new"));
        var settings = Settings.in(folder);

        settings.put("draft", "half a sentence");
        settings.flush();
        assertThatThrownBy(() -> settings.set("look.scheme", "dark")).isInstanceOf(StoreException.class);

        assertThat(settings.get("draft")).contains("half a sentence");
        Files.delete(folder.resolve("settings.json.new"));
        settings.put("user.name", "Anna");
        settings.flush();
        assertThat(Settings.in(folder).names()).containsExactly("draft", "look.scheme", "user.name");
    }

    @Test
    void noSecretIsKeptInEitherWay() {
        var settings = Settings.in(folder);

        assertThatThrownBy(() -> settings.put("model.api_key", "x")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> settings.set("password", "x")).isInstanceOf(IllegalArgumentException.class);
        assertThat(settings.names()).isEmpty();
    }

    @Test
    void lookingChangesNothing() throws IOException {
        Files.writeString(folder.resolve("settings.json"), "{");

        assertThat(Settings.look(folder)).isEmpty();

        assertThat(folder.resolve("settings.json")).hasContent("{");
        Settings.in(folder);
        assertThat(folder.resolve("settings.json.broken")).hasContent("{");
        assertThat(Settings.look(folder).orElseThrow().names()).isEmpty();
    }
}
