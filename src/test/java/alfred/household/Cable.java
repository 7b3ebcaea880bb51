package alfred.household;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/// A network cable between a computer and a server of this machine, which can be pulled, plugged in again, and left
/// without a sound while it carries nothing, or cut at the moment of a commit.
public final class Cable implements AutoCloseable {
    private final ServerSocket socket;
    private final int server;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile boolean isPulled;
    private volatile boolean isSilent;
    private volatile Optional<Cut> cut = Optional.empty();

    /// When the cable is cut: in the middle of a write, as its commit is sent, or as the answer to that comes.
    enum Cut { WORK, COMMIT, ANSWER }

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

    boolean isPulled() {
        return isPulled;
    }

    public void plug() {
        isSilent = false;
        isPulled = false;
    }

    /// Keeps the connections, and carries nothing over them.
    public void hush() {
        isSilent = true;
    }

    /// Is pulled at the next write.
    void cutAt(Cut moment) {
        cut = Optional.of(moment);
    }

    private void accept() {
        try {
            while (true) {
                join(socket.accept());
            }
        } catch (IOException _) {
            // it was closed
        }
    }

    private void join(Socket here) {
        try {
            if (isPulled) {
                here.close();
                return;
            }
            var there = new Socket(InetAddress.getLoopbackAddress(), server);
            here.setTcpNoDelay(true);
            there.setTcpNoDelay(true);
            open.add(here);
            open.add(there);
            var talk = new Talk();
            Thread.ofPlatform().daemon().start(() -> carry(here, there, talk::isCommit));
            Thread.ofPlatform().daemon().start(() -> carry(there, here, talk::isAnswer));
        } catch (IOException _) {
            // one of the two ended at once
            close(here);
        }
    }

    /// What is said over one connection, as far as a commit can be told by it (PostgreSQL's manual, message formats).
    private final class Talk {
        private static final Pattern NAMED = Pattern.compile("(S_\\d+)\0COMMIT\0");
        private static final Pattern WRITTEN = Pattern.compile("(INSERT 0|UPDATE|DELETE) [1-9]\\d*\0");
        /// The first statement that writes only counts the commits.
        private static final int IN_THE_MIDDLE = 2;
        private volatile boolean hasWritten;
        private int written;
        private volatile String name = "COMMIT";

        boolean isCommit(String words) {
            var named = NAMED.matcher(words);
            if (named.find()) {
                name = named.group(1);
            }
            boolean isOne = words.contains("\0" + name + "\0") || words.contains("COMMIT\0");
            return isOne && hasWritten && is(Cut.COMMIT);
        }

        boolean isAnswer(String words) {
            written += (int) WRITTEN.matcher(words).results().count();
            hasWritten = written > 0;
            if (!words.contains("COMMIT\0")) {
                return written >= IN_THE_MIDDLE && is(Cut.WORK);
            }
            boolean isOfWrite = hasWritten;
            hasWritten = false;
            written = 0;
            return isOfWrite && is(Cut.ANSWER);
        }

        private boolean is(Cut moment) {
            return cut.filter(moment::equals).isPresent();
        }
    }

    private void carry(Socket from, Socket to, Predicate<String> isCut) {
        var part = new byte[16_384];
        try {
            for (int read = from.getInputStream().read(part); read >= 0; read = from.getInputStream().read(part)) {
                while (isSilent && !isPulled) {
                    Thread.sleep(20);
                }
                if (isCut.test(new String(part, 0, read, StandardCharsets.ISO_8859_1))) {
                    cut = Optional.empty();
                    pull();
                    return;
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
