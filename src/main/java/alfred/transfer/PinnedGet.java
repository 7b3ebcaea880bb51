package alfred.transfer;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;

/// A single HTTP/1.1 GET sent to addresses resolved and checked beforehand. Guards against DNS rebinding: a second
/// lookup of the name, as the JDK's own client does, could return a different server.
final class PinnedGet implements AutoCloseable {
    private static final int MAX_HEAD_BYTES = 64 << 10;
    private static final int HTTPS = 443;
    private static final int HTTP = 80;

    private final URI page;
    private final Duration patience;
    private volatile @Nullable Socket socket;

    /// @param patience the timeout for connecting, shared by all addresses; the caller ends a slow exchange with
    /// [#close()]
    PinnedGet(URI page, Duration patience) {
        this.page = page;
        this.patience = patience;
    }

    /// A server's response. Header names are in lower case; the body is empty unless the status is 200.
    record Answer(int status, Map<String, String> headers, byte[] body) {
        Optional<String> header(String name) {
            return Optional.ofNullable(headers.get(name));
        }
    }

    /// Returns the port given in the address, or the scheme's default.
    static int port(URI page) {
        return page.getPort() >= 0 ? page.getPort() : isSecure(page) ? HTTPS : HTTP;
    }

    private static boolean isSecure(URI page) {
        return "https".equalsIgnoreCase(page.getScheme());
    }

    /// Sends the request to the first address that accepts a connection and returns the final response. Redirects
    /// are not followed.
    ///
    /// @param most the maximum size of the body in bytes
    /// @throws IOException if no address answers, or the response is not HTTP, is cut off or is too large
    Answer ask(List<InetAddress> addresses, int most) throws IOException {
        var connection = secured(connected(addresses));
        socket = connection;
        connection.getOutputStream().write(request().getBytes(StandardCharsets.US_ASCII));
        connection.getOutputStream().flush();
        var in = new BufferedInputStream(connection.getInputStream());
        var head = head(in);
        while (head.status() >= 100 && head.status() < 200) {
            head = head(in);
        }
        return new Answer(head.status(), head.headers(), head.status() == 200 ? body(in, head, most) : new byte[0]);
    }

    private Socket connected(List<InetAddress> addresses) throws IOException {
        IOException last = new IOException("no address");
        for (var address : addresses) {
            var plain = new Socket(Proxy.NO_PROXY);
            socket = plain;
            try {
                plain.connect(new InetSocketAddress(address, port(page)),
                    (int) Math.max(1, patience.toMillis() / addresses.size()));
                return plain;
            } catch (IOException e) {
                plain.close();
                last = e;
            }
        }
        throw last;
    }

    /// Starts TLS for `https`. The certificate must match the host name, whichever address was connected to.
    private Socket secured(Socket plain) throws IOException {
        if (!isSecure(page)) {
            return plain;
        }
        var secure = (SSLSocket) ((SSLSocketFactory) SSLSocketFactory.getDefault()).createSocket(plain, page.getHost(),
            port(page), true);
        var parameters = secure.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        secure.setSSLParameters(parameters);
        secure.startHandshake();
        return secure;
    }

    private String request() {
        var path = page.getRawPath() == null || page.getRawPath().isEmpty() ? "/" : page.getRawPath();
        var query = page.getRawQuery() == null ? "" : "?" + page.getRawQuery();
        var host = page.getHost() + (page.getPort() >= 0 ? ":" + page.getPort() : "");
        return "GET " + URI.create(path + query).toASCIIString() + " HTTP/1.1\r\nHost: " + host
            + "\r\nUser-Agent: Alfred\r\n"
            + "Accept: text/html,application/json;q=0.9,text/*;q=0.8,image/*;q=0.8\r\nAccept-Encoding: identity\r\nConnection: close\r\n\r\n";
    }

    private static Answer head(InputStream in) throws IOException {
        int[] left = {MAX_HEAD_BYTES};
        var status = line(in, left).split(" ", 3);
        if (status.length < 2 || !status[0].startsWith("HTTP/1.") || !status[1].matches("\\d{3}")) {
            throw new IOException("no HTTP");
        }
        var headers = new HashMap<String, String>();
        for (var line = line(in, left); !line.isEmpty(); line = line(in, left)) {
            int colon = line.indexOf(':');
            if (colon > 0) {
                headers.putIfAbsent(line.substring(0, colon).strip().toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip());
            }
        }
        return new Answer(Integer.parseInt(status[1]), headers, new byte[0]);
    }

    private static String line(InputStream in, int[] left) throws IOException {
        var line = new ByteArrayOutputStream();
        for (int b = in.read(); b != '\n'; b = in.read()) {
            if (b < 0 || --left[0] < 0) {
                throw new EOFException("cut off or too long");
            }
            line.write(b);
        }
        return line.toString(StandardCharsets.UTF_8).strip();
    }

    private static byte[] body(InputStream in, Answer head, int most) throws IOException {
        if (head.header("transfer-encoding").filter("chunked"::equalsIgnoreCase).isPresent()) {
            return chunks(in, most);
        }
        var length = head.header("content-length").filter(text -> text.matches("\\d{1,18}")).map(Long::valueOf);
        if (length.isPresent()) {
            return exactly(in, length.get(), most);
        }
        var all = in.readNBytes(most + 1);
        return exactly(all, most);
    }

    private static byte[] chunks(InputStream in, int most) throws IOException {
        var all = new ByteArrayOutputStream();
        while (true) {
            int[] left = {MAX_HEAD_BYTES};
            var size = line(in, left).split(";", 2)[0].strip();
            if (!size.matches("[0-9a-fA-F]{1,8}")) {
                throw new IOException("no chunk");
            }
            long bytes = Long.parseLong(size, 16);
            if (bytes == 0) {
                return all.toByteArray();
            }
            all.write(exactly(in, bytes, most - all.size()));
            line(in, left);
        }
    }

    private static byte[] exactly(InputStream in, long length, int most) throws IOException {
        if (length > most) {
            throw new IOException("too large");
        }
        var bytes = in.readNBytes((int) length);
        if (bytes.length < length) {
            throw new EOFException("cut off");
        }
        return bytes;
    }

    private static byte[] exactly(byte[] all, int most) throws IOException {
        if (all.length > most) {
            throw new IOException("too large");
        }
        return all;
    }

    /// Closes the connection at any point of the exchange. Safe to call from any thread.
    @Override
    public void close() throws IOException {
        var open = socket;
        if (open != null) {
            open.close();
        }
    }
}
