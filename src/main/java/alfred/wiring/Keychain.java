package alfred.wiring;

import com.github.javakeyring.Keyring;
import com.github.javakeyring.PasswordAccessException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Stores keys in the system's keychain: macOS Keychain, Windows Credential Manager or Secret Service. Each request
/// is limited to two seconds; a keychain that is missing, locked or unresponsive yields an empty result. Not to be
/// called on the FX thread.
final class Keychain {
    private static final Logger LOG = LoggerFactory.getLogger(Keychain.class);
    private static final String SERVICE = "Alfred";
    private static final long SECONDS = 2;

    /// One request to the keychain.
    private interface Request<T> {
        T run(Keyring keyring) throws PasswordAccessException;
    }

    /// Returns the key stored for a server; empty if there is none or the keychain does not answer.
    Optional<String> read(String server) {
        return ask(keyring -> keyring.getPassword(SERVICE, server)).filter(key -> !key.isEmpty());
    }

    /// Stores a key for a server, replacing any other. Returns whether it was stored.
    boolean write(String server, String key) {
        return ask(keyring -> {
            keyring.setPassword(SERVICE, server, key);
            return true;
        }).orElse(false);
    }

    void forget(String server) {
        ask(keyring -> {
            keyring.deletePassword(SERVICE, server);
            return true;
        });
    }

    private static <T> Optional<T> ask(Request<T> request) {
        Supplier<T> work = () -> answer(request);
        var asked =
            CompletableFuture.supplyAsync(work, task -> Thread.ofPlatform().daemon().name("keychain").start(task));
        try {
            return Optional.ofNullable(asked.get(SECONDS, TimeUnit.SECONDS));
        } catch (TimeoutException | ExecutionException failure) {
            LOG.info("the system's keychain did not answer: {}", failure.getClass().getSimpleName());
            return Optional.empty();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private static <T> T answer(Request<T> request) {
        try {
            var keyring = Keyring.create();
            var answer = request.run(keyring);
            keyring.close();
            return answer;
        } catch (Exception none) {
            throw new CompletionException(none);
        }
    }
}
