package alfred.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/// Whether or not the system has a keychain, it is asked for a moment only.
class KeychainTest {
    private final Keychain keychain = new Keychain();

    @Test
    void aKeyThatIsNotKeptIsAnsweredSoon() {
        long start = System.nanoTime();

        assertThat(keychain.read("no-such-server.invalid")).isEmpty();

        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(10));
    }

    /// `.ci/run` starts a keychain for it; nobody's own is written to.
    @Test @Tag("keychain") @EnabledIfEnvironmentVariable(named = "ALFRED_TEST_KEYCHAIN", matches = "yes",
        disabledReason = "it writes to the system's keychain")
    void aKeyIsKeptUntilItIsForgotten() {
        var server = "https://" + UUID.randomUUID() + ".invalid/v1";

        assertThat(keychain.write(server, "sk-first")).isTrue();
        assertThat(keychain.write(server, "sk-second")).isTrue();
        assertThat(new Keychain().read(server)).contains("sk-second");
        assertThat(keychain.read(server + "/other")).isEmpty();
        keychain.forget(server);
        assertThat(keychain.read(server)).isEmpty();
    }
}
