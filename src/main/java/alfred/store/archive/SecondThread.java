package alfred.store.archive;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Passes what is written on to another stream, in order: little at the end, much by a second thread meanwhile. A
/// failure there is thrown by a later write, or by [#close].
final class SecondThread extends OutputStream {
    private static final int BLOCK = 1 << 16;
    private static final int WAITING = 16;
    private static final byte[] END = {};

    private final OutputStream out;
    private final BlockingQueue<byte[]> blocks = new ArrayBlockingQueue<>(WAITING);
    private final byte[] block = new byte[BLOCK];
    private int filled;
    private @Nullable Thread thread;
    private volatile @Nullable IOException failure;

    SecondThread(OutputStream out) {
        this.out = out;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] from, int at, int length) throws IOException {
        for (int done = 0; done < length;) {
            int some = Math.min(length - done, BLOCK - filled);
            System.arraycopy(from, at + done, block, filled, some);
            done += some;
            filled += some;
            if (filled == BLOCK) {
                pass(block.clone());
                filled = 0;
            }
        }
    }

    private void pass(byte[] bytes) throws IOException {
        if (thread == null) {
            thread = Thread.ofPlatform().name("archive").daemon().start(this::work);
        }
        try {
            boolean isPassed = false;
            while (!isPassed && failure == null) {
                isPassed = blocks.offer(bytes, 1, TimeUnit.SECONDS);
            }
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
        requireNoFailure();
    }

    private void work() {
        try {
            for (var bytes = blocks.take(); bytes != END; bytes = blocks.take()) {
                if (failure == null) {
                    passOn(bytes);
                }
            }
        } catch (InterruptedException e) {
            failure = interrupted(e);
        }
    }

    private void passOn(byte[] bytes) {
        try {
            out.write(bytes, 0, bytes.length);
        } catch (IOException e) {
            failure = e;
        }
    }

    /// Waits until all is written; leaves the other stream open.
    @Override
    public void close() throws IOException {
        var last = Arrays.copyOf(block, filled);
        filled = 0;
        var working = thread;
        if (working == null) {
            out.write(last, 0, last.length);
            return;
        }
        try {
            if (last.length > 0) {
                blocks.put(last);
            }
            blocks.put(END);
            working.join();
            thread = null;
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
        requireNoFailure();
    }

    private void requireNoFailure() throws IOException {
        var failed = failure;
        if (failed != null) {
            throw failed;
        }
    }

    private static InterruptedIOException interrupted(InterruptedException e) {
        Thread.currentThread().interrupt();
        var told = new InterruptedIOException("interrupted while a backup was written");
        told.initCause(e);
        return told;
    }
}
