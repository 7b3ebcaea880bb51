package alfred.core.reasoner.model.call;

import alfred.core.reasoner.Cancellation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Logs every model call after it completes or fails.
///
/// @param log receives the calls one by one, on any thread
public record LoggedModelClient(ModelClient client, Consumer<ModelCall> log) implements ModelClient {
    private static final Logger LOG = LoggerFactory.getLogger(LoggedModelClient.class);

    /// Returns a log that appends each call to a file as one line of JSON (spec/headless.md, options).
    public static Consumer<ModelCall> to(Path file) {
        var lock = new Object();
        return call -> {
            synchronized (lock) {
                try {
                    createPrivately(file);
                    Files.writeString(file, call.toJson() + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        };
    }

    /// Creates the file readable by its owner only, whatever the umask.
    private static void createPrivately(Path file) throws IOException {
        if (Files.notExists(file) && file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        }
    }

    @Override
    public ModelReply ask(ModelRequest request, Cancellation cancellation) {
        return logged(request, () -> client.ask(request, cancellation));
    }

    @Override
    public ModelReply stream(ModelRequest request, Consumer<String> tokens, Cancellation cancellation) {
        return logged(request, () -> client.stream(request, tokens, cancellation));
    }

    @Override
    public void judge(ModelRequest request, boolean isFit) {
        client.judge(request, isFit);
    }

    private ModelReply logged(ModelRequest request, Supplier<ModelReply> call) {
        long start = System.nanoTime();
        try {
            var reply = call.get();
            tell(ModelCall.of(request, reply, millis(start)));
            return reply;
        } catch (RuntimeException failure) {
            tell(ModelCall.failed(request, failure, millis(start)));
            throw failure;
        }
    }

    /// A failing log, such as on a full disk, must not fail the turn. The content of the call is not logged
    /// elsewhere instead.
    private void tell(ModelCall call) {
        try {
            log.accept(call);
        } catch (RuntimeException failure) {
            LOG.warn("a call of the model could not be logged: {}", failure.getClass().getSimpleName());
        }
    }

    private static long millis(long start) {
        return (System.nanoTime() - start) / 1_000_000;
    }
}
