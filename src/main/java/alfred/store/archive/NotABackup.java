package alfred.store.archive;

import java.io.IOException;

/// A file is not a backup, or is a damaged one. The message is for the log; users see a text of the window or the
/// terminal instead.
public sealed class NotABackup extends IOException {
    public NotABackup(String why) {
        super(why);
    }

    /// The file is a backup whose content does not match its manifest.
    public static final class Damaged extends NotABackup {
        public Damaged(String why) {
            super(why);
        }
    }

    /// The file's format is newer than this program's.
    public static final class Newer extends NotABackup {
        public Newer() {
            super("it is of a newer program");
        }
    }
}
