package alfred.core.row;

import alfred.core.domain.Phrasebook;
import alfred.core.domain.Sentence;
import org.jspecify.annotations.Nullable;

/// Thrown when the store fails. Its kind has a text for the user: what happened, what is safe, and what to do
/// (spec/design.md, error messages). The exception's own message is that text in English, for the log.
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final Kind kind;
    private final transient @Nullable Sentence advice;

    public StoreException(Kind kind, @Nullable Throwable cause) {
        super(kind.message(Phrasebook.ENGLISH), cause);
        this.kind = kind;
        this.advice = null;
    }

    private StoreException(StoreException cause, Sentence advice) {
        super(cause.getMessage() + " " + advice.in(Phrasebook.ENGLISH), cause);
        this.kind = cause.kind;
        this.advice = advice;
    }

    /// A copy of this exception with advice for the terminal, such as the backup to restore.
    public StoreException saying(Sentence advised) {
        return new StoreException(this, advised);
    }

    public Kind kind() {
        return kind;
    }

    /// The message for the user in the language of the phrasebook.
    public String message(Phrasebook phrases) {
        return kind.message(phrases);
    }

    /// The message for the user in the terminal, with the advice after it.
    public Sentence inTerminal() {
        var sentence = Sentence.of(kind.key);
        return advice == null ? sentence : Sentence.of("store.advised", sentence, advice);
    }

    /// The kinds of failure, as far as the user can act on them.
    public enum Kind {
        /// The data folder is open in another process, or in another store of this process.
        IN_USE("store.in-use"),
        UNWRITABLE("store.unwritable"),
        NEWER("store.newer"),
        BROKEN("store.broken"),
        /// The database file exists, but is damaged or incomplete.
        DAMAGED("store.damaged"),
        /// There are settings or backups, but no database.
        MISSING("store.missing"),
        NO_KITCHEN("store.no-kitchen"),
        NO_BACKUP("store.no-backup"),
        /// The file is a backup, but its contents have changed since it was written.
        BACKUP_DAMAGED("store.backup-damaged"),
        BACKUP_SLOW("store.backup-slow"),
        FILE_EXISTS("store.file-exists"),
        FILE_UNWRITABLE("store.file-unwritable"),
        /// A row with the same unique values exists already.
        TAKEN("store.taken"),
        /// A row refers to another that is not there any more.
        GONE("store.gone"),
        SERVER_ADDRESS("store.server-address"),
        SERVER_UNREACHABLE("store.server-unreachable"),
        /// The connection broke while a commit was under way, and could not be made again.
        SERVER_UNSURE("store.server-unsure"),
        SERVER_NO_DATABASE("store.server-no-database"),
        SERVER_LOGIN("store.server-login"),
        SERVER_RIGHTS("store.server-rights"),
        SERVER_UNTRUSTED("store.server-untrusted"),
        SERVER_UNSUITABLE("store.server-unsuitable"),
        /// A kitchen is to be moved to where another one is.
        SERVER_TAKEN("store.server-taken"),
        SERVER_FULL("store.server-full"),
        SERVER_BUSY("store.server-busy"),
        /// A statement failed, and its transaction was rolled back.
        FAILED("store.failed");

        private final String key;

        Kind(String key) {
            this.key = key;
        }

        /// Whether the database holds something against what was written, and could take something else.
        public boolean isOfRow() {
            return this == FAILED || this == TAKEN || this == GONE;
        }

        /// Whether it is about a household's server.
        public boolean isOfServer() {
            return name().startsWith("SERVER_");
        }

        /// The message for the user in the language of the phrasebook: what happened, what is safe, and what to do.
        public String message(Phrasebook phrases) {
            return phrases.text(key);
        }
    }
}
