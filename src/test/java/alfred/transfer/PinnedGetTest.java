package alfred.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A page is fetched from the addresses that were checked: its name is not looked up a second time.
class PinnedGetTest {
    @Test
    void theNameIsNotLookedUpAgain() throws IOException {
        var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            var body = exchange.getRequestHeaders().getFirst("Host").getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
        try (var get = new PinnedGet(URI.create("http://nowhere.invalid:" + server.getAddress().getPort() + "/soup"),
            Duration.ofSeconds(10))) {
            var answer = get.ask(List.of(InetAddress.getLoopbackAddress()), 1_000);

            assertThat(answer.status()).isEqualTo(200);
            assertThat(new String(answer.body(), StandardCharsets.UTF_8)).startsWith("nowhere.invalid");
        } finally {
            server.stop(0);
        }
    }
}
