package alfred.household;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// A network cable between a computer and a server of this machine, which can be pulled, plugged in again, and left
/// without a sound while it carries nothing.
public final class Cable implements AutoCloseable {
    private final ServerSocket socket;
    private final int server;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile boolean isPulled;
    private volatile boolean isSilent;

    public Cable(int server) {
        this.server = server;
        try {
            socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofPlatform().daemon().start(this::accept);
    }

    public int port() {
        return socket.getLocalPort();
    }

    /// Breaks all connections, and lets no new one through.
    public void pull() {
        isPulled = true;
        open.forEach(Cable::close);
    }

    public void plug() {
        isSilent = false;
        isPulled = false;
    }

    /// Keeps the connections, and carries nothing over them.
    public void hush() {
        isSilent = true;
    }

    private void accept() {
        try {
            while (true) {
                var here = socket.accept();
                if (isPulled) {
                    here.close();
                    continue;
                }
                var there = new Socket(InetAddress.getLoopbackAddress(), server);
                here.setTcpNoDelay(true);
                there.setTcpNoDelay(true);
                open.add(here);
                open.add(there);
                Thread.ofPlatform().daemon().start(() -> carry(here, there));
                Thread.ofPlatform().daemon().start(() -> carry(there, here));
            }
        } catch (IOException _) {
            // it was closed
        }
    }

    private void carry(Socket from, Socket to) {
        var part = new byte[16_384];
        try {
            for (int read = from.getInputStream().read(part); read >= 0; read = from.getInputStream().read(part)) {
                while (isSilent && !isPulled) {
                    Thread.sleep(20);
                }
                to.getOutputStream().write(part, 0, read);
            }
        } catch (IOException _) {
            // one of the two ended
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            close(from);
            close(to);
            open.remove(from);
            open.remove(to);
        }
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException _) {
            // it is closed
        }
    }

    @Override
    public void close() {
        pull();
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
