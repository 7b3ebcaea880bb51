package alfred.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.h2.store.fs.FileBaseDefault;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;
import org.h2.store.fs.retry.FilePathRetryOnInterrupt;

/// Takes the place of the file system below H2 and keeps what is done to the database file, so that a test can have it
/// as it was at any moment. Public, because H2 makes one for each file.
public final class RecordedFiles extends FilePathWrapper implements AutoCloseable {
    /// What a kill leaves half done ends at such a border.
    private static final int PAGE = 4096;
    private static List<Step> steps = new ArrayList<>();

    /// Something written at a place, or with no bytes, the file cut off there.
    record Step(long place, byte[] bytes) {
        boolean isCut() {
            return bytes.length == 0;
        }

        /// The same step as a kill may leave it: only its first pages.
        List<Step> halves() {
            var halves = new ArrayList<Step>();
            for (int length = PAGE - (int) (place % PAGE); length < bytes.length; length += PAGE) {
                halves.add(new Step(place, Arrays.copyOf(bytes, length)));
            }
            return halves;
        }

        byte[] on(byte[] file) {
            var changed = Arrays.copyOf(file,
                (int) (isCut() ? Math.min(place, file.length) : Math.max(place + bytes.length, file.length)));
            System.arraycopy(bytes, 0, changed, (int) place, bytes.length);
            return changed;
        }
    }

    /// Made by H2, or by [#start].
    public RecordedFiles() {}

    /// From now on until it is closed.
    static RecordedFiles start() {
        var recorded = new RecordedFiles();
        FilePath.register(recorded);
        return recorded;
    }

    /// The steps so far, and from now on new ones.
    synchronized List<Step> taken() {
        var taken = steps;
        steps = new ArrayList<>();
        return taken;
    }

    int count() {
        return steps.size();
    }

    @Override
    public void close() {
        FilePath.register(new FilePathRetryOnInterrupt());
    }

    @Override
    public String getScheme() {
        return "retry";
    }

    @Override
    public FileChannel open(String mode) throws IOException {
        var file = getBase().open(mode);
        return name.endsWith(".mv.db") ? new Recorded(file) : file;
    }

    private static final class Recorded extends FileBaseDefault {
        private final FileChannel file;

        Recorded(FileChannel file) {
            this.file = file;
        }

        @Override
        public synchronized int write(ByteBuffer source, long place) throws IOException {
            var bytes = new byte[source.remaining()];
            source.duplicate().get(bytes);
            steps.add(new Step(place, bytes));
            return file.write(source, place);
        }

        @Override
        protected void implTruncate(long size) throws IOException {
            steps.add(new Step(size, new byte[0]));
            file.truncate(size);
        }

        @Override
        public synchronized int read(ByteBuffer target, long place) throws IOException {
            return file.read(target, place);
        }

        @Override
        public long size() throws IOException {
            return file.size();
        }

        @Override
        public FileLock tryLock(long position, long size, boolean isShared) throws IOException {
            return file.tryLock(position, size, isShared);
        }

        @Override
        public void force(boolean metaData) throws IOException {
            file.force(metaData);
        }

        @Override
        protected void implCloseChannel() throws IOException {
            file.close();
        }
    }
}
