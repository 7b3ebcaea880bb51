package alfred;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.store.Settings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class QueuedSettingsTest {
    @TempDir
    private Path folder;

    @Test
    void theLatestOfEachValueIsOnTheDiskAfterAFlush() {
        var settings = new QueuedSettings(Settings.in(folder));
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

    /// Whoever writes the file holds the settings' lock as long as the disk takes.
    @Test
    @Timeout(20)
    void nobodyWaitsForASlowDisk() throws InterruptedException {
        var onDisk = Settings.in(folder);
        var settings = new QueuedSettings(onDisk);
        var isHeld = new CountDownLatch(1);
        var goOn = new CountDownLatch(1);
        var disk = Thread.ofPlatform().start(() -> hold(onDisk, isHeld, goOn));
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
        synchronized (settings) {
            isHeld.countDown();
            try {
                goOn.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
