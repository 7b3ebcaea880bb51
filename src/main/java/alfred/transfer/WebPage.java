package alfred.transfer;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;

/// Fetches the one page whose address the user typed. Nothing else in Alfred goes to the network but calls to the model's server.
///
/// Only `http` and `https` are followed, at most [#MAX_HOPS] times on; a page may send nobody into the network at home: addresses in it are
/// asked only where the user typed them himself. No cookie and no name goes along.
public final class WebPage {
    /// Larger pages are refused, in bytes.
    public static final int MAX_BYTES = 10 << 20;
    static final int MAX_HOPS = 5;
    private static final Pattern ADDRESS = Pattern.compile("(?i)[a-z][a-z0-9+.-]+://.*");
    private static final Pattern AT_HOME = Pattern.compile("[^.]*|.*\\.(local|localhost|lan|internal|home\\.arpa)|[0-9.]+|\\[.*]");
    private static final List<Integer> MOVED = List.of(301, 302, 303, 307, 308);

    private final Duration patience;

    /// Why a page could not be fetched, as a sentence for the user.
    public static final class NotFetched extends Exception {
        NotFetched(String sentence) {
            super(sentence);
        }

        NotFetched(String sentence, Throwable cause) {
            super(sentence, cause);
        }
    }

    /// @param patience for each page on the way, from the question to the last byte
    public WebPage(Duration patience) {
        this.patience = patience;
    }

    /// Whether an argument is the address of something, and not the name of a file.
    public static boolean isAddress(String argument) {
        return ADDRESS.matcher(argument).matches();
    }

    /// Whether it is an address that can be fetched.
    public static boolean isFetched(String address) {
        try {
            return isFetched(URI.create(address));
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    private static boolean isFetched(URI page) {
        return List.of("http", "https").contains(String.valueOf(page.getScheme()).toLowerCase(Locale.ROOT)) && page.getHost() != null;
    }

    /// @param address for which [#isFetched(String)] holds
    /// @return what the server answered, without a look at it
    /// @throws NotFetched where it did not, or is not to be asked
    public byte[] fetch(String address) throws NotFetched {
        var typed = URI.create(address);
        var page = typed;
        for (int hop = 0; hop <= MAX_HOPS; hop++) {
            var answer = ask(page, addresses(page, isOwn(page, typed)));
            if (!MOVED.contains(answer.status())) {
                return body(answer);
            }
            page = next(page, answer);
        }
        throw new NotFetched("The page sends on and on to other pages.");
    }

    /// Whether a page is of the very server at home that the user typed, at the same port: behind another one something else may listen.
    private static boolean isOwn(URI page, URI typed) {
        return AT_HOME.matcher(typed.getHost().toLowerCase(Locale.ROOT)).matches() && page.getHost().equalsIgnoreCase(typed.getHost())
            && PinnedGet.port(page) == PinnedGet.port(typed);
    }

    /// Looks a name up, once: what is checked here is asked.
    private static List<InetAddress> addresses(URI page, boolean isOwn) throws NotFetched {
        try {
            var addresses = List.of(InetAddress.getAllByName(page.getHost()));
            if (!isOwn && addresses.stream().anyMatch(HomeAddresses::holds)) {
                throw new NotFetched("The address leads into the network at home; Alfred asks there only what you typed yourself.");
            }
            return addresses;
        } catch (IOException e) {
            throw new NotFetched("The server " + page.getHost() + " was not found. Check the address and the connection.", e);
        }
    }

    private PinnedGet.Answer ask(URI page, List<InetAddress> addresses) throws NotFetched {
        try (var get = new PinnedGet(page, patience)) {
            var asked = new FutureTask<>(() -> get.ask(addresses, MAX_BYTES));
            Thread.ofVirtual().name("page").start(asked);
            return asked.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw new NotFetched("The server did not answer in time. Try it again later.", e);
        } catch (ExecutionException | IOException e) {
            throw new NotFetched("The page could not be fetched: the server does not answer, or the page is larger than "
                + (MAX_BYTES >> 20) + " MB.", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new NotFetched("It was broken off.", e);
        }
    }

    private static byte[] body(PinnedGet.Answer answer) throws NotFetched {
        if (answer.status() != 200) {
            throw new NotFetched("The server has no such page for Alfred (" + answer.status() + "). Save the page and import the file.");
        }
        return answer.body();
    }

    private static URI next(URI page, PinnedGet.Answer answer) throws NotFetched {
        try {
            var next = page.resolve(answer.header("location").filter(to -> !to.isBlank()).orElse("nowhere:"));
            if (isFetched(next)) {
                return next;
            }
        } catch (IllegalArgumentException _) {
            // as any other that leads nowhere
        }
        throw new NotFetched("The page sends on to an address that Alfred does not follow.");
    }
}
