package alfred.store.archive;

import java.io.IOException;

/// A file is no backup, or one that is no longer whole. The message is for the log; a user is told so in other words.
public sealed class NotABackup extends IOException {
    public NotABackup(String why) {
        super(why);
    }

    /// It was a backup once: what it says of itself does not agree with what is in it.
    public static final class Damaged extends NotABackup {
        public Damaged(String why) {
            super(why);
        }
    }

    /// It is of a format that only a newer program reads.
    public static final class Newer extends NotABackup {
        public Newer() {
            super("it is of a newer program");
        }
    }
}
