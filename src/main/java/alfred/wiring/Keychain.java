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

/// Keys in the system's own keychain: Keychain, Credential Manager, Secret Service. Each request takes two seconds at most; a keychain that
/// is not there, is locked or does not answer is told by an empty answer. Never on the FX thread.
final class Keychain {
    private static final Logger LOG = LoggerFactory.getLogger(Keychain.class);
    private static final String SERVICE = "Alfred";
    private static final long SECONDS = 2;

    /// One request to the keychain.
    private interface Request<T> {
        T run(Keyring keyring) throws PasswordAccessException;
    }

    /// The key that belongs to a server; empty where none is kept or the keychain does not answer.
    Optional<String> read(String server) {
        return ask(keyring -> keyring.getPassword(SERVICE, server)).filter(key -> !key.isEmpty());
    }

    /// Whether the key is kept from now on.
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
        var asked = CompletableFuture.supplyAsync(work, task -> Thread.ofPlatform().daemon().name("keychain").start(task));
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
