package alfred.transfer;

import alfred.core.domain.Phrasebook;
import alfred.transfer.format.Unread;
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
import org.jspecify.annotations.Nullable;

/// Fetches a web page whose address the user typed, and the photos of recipes. Apart from calls to the model's server,
/// this is Alfred's only network access.
///
/// Follows `http` and `https` redirects only, at most [#MAX_HOPS] of them. A page cannot redirect into the local
/// network (SSRF): a local address is requested only if the user typed that server. Sends no cookies and nothing
/// that identifies the user.
public final class WebPage {
    /// Maximum size of a page in bytes; larger pages are refused.
    public static final int MAX_BYTES = 10 << 20;
    static final int MAX_HOPS = 5;
    private static final Pattern ADDRESS = Pattern.compile("(?i)[a-z][a-z0-9+.-]+://.*");
    private static final Pattern AT_HOME =
        Pattern.compile("[^.]*|.*\\.(local|localhost|lan|internal|home\\.arpa)|[0-9.]+|\\[.*]");
    private static final List<Integer> MOVED = List.of(301, 302, 303, 307, 308);

    private final Duration patience;

    /// Signals that a page could not be fetched, and why.
    public static final class NotFetched extends Exception {
        private static final long serialVersionUID = 1L;
        private final transient Unread why;

        NotFetched(Unread why, @Nullable Throwable cause) {
            super(why.message(Phrasebook.ENGLISH), cause);
            this.why = why;
        }

        public Unread why() {
            return why;
        }
    }

    /// @param patience the timeout for each request, redirects included, from connecting to the last byte
    public WebPage(Duration patience) {
        this.patience = patience;
    }

    /// Returns whether an argument has the form of a URL with any scheme, as opposed to a file name.
    public static boolean isAddress(String argument) {
        return ADDRESS.matcher(argument).matches();
    }

    /// Returns whether an address is a valid `http` or `https` URL with a host. A malformed address returns false.
    public static boolean isFetched(String address) {
        try {
            return isFetched(URI.create(address));
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    private static boolean isFetched(URI page) {
        return List.of("http", "https").contains(String.valueOf(page.getScheme()).toLowerCase(Locale.ROOT))
            && page.getHost() != null;
    }

    /// Fetches a page, following redirects.
    ///
    /// @param address an address for which [#isFetched(String)] returns true
    /// @return the response body, unparsed and unchecked
    /// @throws NotFetched if the request fails, takes too long, is refused, or leads to an address that must not be
    /// requested
    public byte[] fetch(String address) throws NotFetched {
        return fetch(URI.create(address), URI.create(address));
    }

    /// Fetches something that a page or a file names, such as a photo. Unlike a page that the user typed, it may lie on
    /// a server at home only where the page does.
    ///
    /// @param address checked like a redirect
    /// @param page the page that the user typed; `""` if there is none
    public byte[] fetchPart(String address, String page) throws NotFetched {
        var part = URI.create(address);
        if (!isFetched(part)) {
            throw new NotFetched(Unread.of(Unread.Reason.NOT_HTTP), null);
        }
        return fetch(part, page.isEmpty() ? URI.create("https://none.invalid/") : URI.create(page));
    }

    private byte[] fetch(URI address, URI typed) throws NotFetched {
        var page = address;
        for (int hop = 0; hop <= MAX_HOPS; hop++) {
            var answer = ask(page, addresses(page, isOwn(page, typed)));
            if (!MOVED.contains(answer.status())) {
                return body(answer);
            }
            page = next(page, answer);
        }
        throw new NotFetched(Unread.of(Unread.Reason.ENDLESS), null);
    }

    /// Returns whether a page is on the local server that the user typed, on the same port; another port may belong
    /// to another service.
    private static boolean isOwn(URI page, URI typed) {
        return AT_HOME.matcher(typed.getHost().toLowerCase(Locale.ROOT)).matches()
            && page.getHost().equalsIgnoreCase(typed.getHost())
            && PinnedGet.port(page) == PinnedGet.port(typed);
    }

    /// Resolves the host name once; the checked addresses are the ones connected to.
    private static List<InetAddress> addresses(URI page, boolean isOwn) throws NotFetched {
        try {
            var addresses = List.of(InetAddress.getAllByName(page.getHost()));
            if (!isOwn && addresses.stream().anyMatch(HomeAddresses::holds)) {
                throw new NotFetched(Unread.of(Unread.Reason.AT_HOME), null);
            }
            return addresses;
        } catch (IOException e) {
            throw new NotFetched(Unread.of(Unread.Reason.NO_SERVER, page.getHost()), e);
        }
    }

    private PinnedGet.Answer ask(URI page, List<InetAddress> addresses) throws NotFetched {
        try (var get = new PinnedGet(page, patience)) {
            var asked = new FutureTask<>(() -> get.ask(addresses, MAX_BYTES));
            Thread.ofVirtual().name("page").start(asked);
            return asked.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw new NotFetched(Unread.of(Unread.Reason.TOO_SLOW), e);
        } catch (ExecutionException | IOException e) {
            throw new NotFetched(Unread.of(Unread.Reason.NO_ANSWER, MAX_BYTES >> 20), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new NotFetched(Unread.of(Unread.Reason.STOPPED), e);
        }
    }

    private static byte[] body(PinnedGet.Answer answer) throws NotFetched {
        if (answer.status() != 200) {
            throw new NotFetched(Unread.of(Unread.Reason.NO_PAGE, answer.status()), null);
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
            // handled like any other invalid redirect
        }
        throw new NotFetched(Unread.of(Unread.Reason.NOT_FOLLOWED), null);
    }
}
