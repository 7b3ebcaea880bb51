package alfred.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.transfer.WebPage.NotFetched;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class WebPageTest {
    private final CopyOnWriteArrayList<String> asked = new CopyOnWriteArrayList<>();
    private HttpServer server;
    private String base;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::answer);
        server.start();
        base = "http://localhost:" + server.getAddress().getPort();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        var path = exchange.getRequestURI().toString();
        asked.add(path);
        try (exchange) {
            if (path.startsWith("/to?")) {
                exchange.getResponseHeaders().add("Location", path.substring(4));
                exchange.sendResponseHeaders(302, -1);
            } else if (path.equals("/large")) {
                exchange.sendResponseHeaders(200, 0);
                var block = new byte[1 << 20];
                for (int i = 0; i < 12; i++) {
                    exchange.getResponseBody().write(block);
                }
            } else if (path.equals("/slow")) {
                exchange.sendResponseHeaders(200, 0);
                exchange.getResponseBody().write('<');
                exchange.getResponseBody().flush();
                sleep();
            } else if (path.equals("/gone")) {
                exchange.sendResponseHeaders(404, -1);
            } else {
                exchange.sendResponseHeaders(200, 5);
                exchange.getResponseBody().write("Soup\n".getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    private static void sleep() {
        try {
            Thread.sleep(20_000);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void aPageThatTheUserTypedIsFetchedAlsoAtHome() throws NotFetched {
        assertThat(page().fetch(base + "/soup")).asString().isEqualTo("Soup\n");
        assertThat(page().fetch(base + "/to?/soup")).asString().isEqualTo("Soup\n");
        assertThat(asked).containsExactly("/soup", "/to?/soup", "/soup");
    }

    /// The same server by a name that the user did not type.
    @ParameterizedTest @ValueSource(
        strings = {"127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0.0.0.0", "169.254.169.254", "10.0.0.1"})
    void noPageSendsIntoTheNetworkAtHome(String host) {
        var target = "http://" + host + ":" + server.getAddress().getPort() + "/secret";

        assertThatThrownBy(() -> page().fetch(base + "/to?" + target)).isInstanceOf(NotFetched.class);

        assertThat(asked).doesNotContain("/secret");
    }

    /// Another port of a server that the user typed is another server.
    @Test
    void noPageSendsToAnotherPortAtHome() throws IOException {
        var other = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        other.createContext("/", this::answer);
        other.start();
        try {
            var target = "http://localhost:" + other.getAddress().getPort() + "/secret";

            assertThatThrownBy(() -> page().fetch(base + "/to?" + target)).isInstanceOf(NotFetched.class)
                .hasMessageContaining("at home");

            assertThat(asked).doesNotContain("/secret");
        } finally {
            other.stop(0);
        }
    }

    @ParameterizedTest @ValueSource(strings = {"file:///etc/passwd", "ftp://example.org/", "jar:file:/x!/y", "http://",
        "javascript:alert(1)", "mailto:a@b.org"})
    void onlyPagesAreFollowed(String target) {
        assertThatThrownBy(() -> page().fetch(base + "/to?" + target)).isInstanceOf(NotFetched.class)
            .hasMessageContaining("does not follow");
        assertThat(WebPage.isFetched(target)).isFalse();
    }

    @Test
    void whatDoesNotEndIsEnded() {
        assertThatThrownBy(() -> page().fetch(base + "/large")).isInstanceOf(NotFetched.class)
            .hasMessageContaining("10 MB");
        assertThatThrownBy(() -> new WebPage(Duration.ofMillis(700)).fetch(base + "/slow"))
            .isInstanceOf(NotFetched.class)
            .hasMessageContaining("in time");
        assertThatThrownBy(() -> page().fetch(base + "/to?" + "/to?".repeat(WebPage.MAX_HOPS + 1) + "/soup"))
            .isInstanceOf(NotFetched.class)
            .hasMessageContaining("on and on");
    }

    @Test
    void whyAPageIsNotThereIsSaid() {
        assertThatThrownBy(() -> page().fetch(base + "/gone")).isInstanceOf(NotFetched.class)
            .hasMessageContaining("404")
            .hasMessageContaining("import the file");
        assertThatThrownBy(() -> page().fetch("http://localhost:1/")).isInstanceOf(NotFetched.class)
            .hasMessageContaining("does not answer");
    }

    @ParameterizedTest @ValueSource(strings = {"127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.1.1",
        "100.64.0.1", "0.0.0.0", "224.0.0.1", "::1", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::7f00:1",
        "64:ff9b::c0a8:101", "64:ff9b:1::808:808", "2002:a00:1::1", "::7f00:1", "::ffff:0:a00:1",
        "2001:0:808:808::f5ff:fffe", "2600::5efe:a00:1", "240.0.0.1", "198.18.0.1", "192.0.0.8", "255.255.255.255"})
    void addressesAtHome(String address) throws IOException {
        assertThat(HomeAddresses.holds(InetAddress.getByName(address))).isTrue();
    }

    @ParameterizedTest @ValueSource(
        strings = {"8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "64:ff9b::808:808",
            "2002:808:808::1", "198.20.0.1", "192.0.1.1"})
    void addressesElsewhere(String address) throws IOException {
        assertThat(HomeAddresses.holds(InetAddress.getByName(address))).isFalse();
    }

    private static WebPage page() {
        return new WebPage(Duration.ofSeconds(20));
    }
}
