package alfred.core.row;

import org.jspecify.annotations.Nullable;

/// Thrown when the store fails. The message is a text for the user: what happened, what is safe, and what to do
/// (spec/design.md, error messages).
public final class StoreException extends RuntimeException {
    private final Kind kind;

    public StoreException(Kind kind, @Nullable Throwable cause) {
        super(kind.sentence, cause);
        this.kind = kind;
    }

    private StoreException(Kind kind, String message, Throwable cause) {
        super(message, cause);
        this.kind = kind;
    }

    /// A copy of this exception with more text after its sentence, such as the backups to restore.
    public StoreException saying(String more) {
        return new StoreException(kind, kind.sentence + " " + more, this);
    }

    public Kind kind() {
        return kind;
    }

    /// The kinds of failure, as far as the user can act on them.
    public enum Kind {
        /// The data folder is open in another process, or in another store of this process.
        IN_USE("Alfred's data folder is already open in another Alfred. Nothing was changed; go on there, or close it first."),
        UNWRITABLE("Alfred cannot write to its data folder. What is stored is safe; check that the disk has room and that the folder is yours."),
        NEWER("This kitchen was written by a newer Alfred. Nothing was changed; update Alfred to open it."),
        BROKEN("Alfred cannot read its data file. Nothing was changed; restore a backup, or choose another data folder."),
        /// The database file exists, but is damaged or incomplete.
        DAMAGED("The database of this kitchen is damaged or was cut off. Nothing was changed; restore a backup, or save what can still be read"
            + " with alfred doctor --repair."),
        /// There are settings or backups, but no database.
        MISSING("The database of this kitchen is gone; what lies beside it is still there. Nothing was changed; bring back the file kitchen.mv.db,"
            + " or restore a backup."),
        NO_KITCHEN("There is no kitchen in that folder. Nothing was changed; name the data folder with --data."),
        NO_BACKUP("That file is no backup of an Alfred kitchen. Nothing was changed; choose the zip that a backup wrote."),
        /// The file is a backup, but its contents have changed since it was written.
        BACKUP_DAMAGED("That backup is damaged: it no longer holds what was written into it. Nothing was changed; choose another one."),
        BACKUP_SLOW("The backup took too long and was given up. What is stored is safe, and an older backup stays; it is tried again after the next"
            + " change, or made now with alfred backup."),
        FILE_EXISTS("There is a file of that name already. Nothing was written; choose another name."),
        FILE_UNWRITABLE("That file cannot be written. Nothing of it is left behind; check that its folder is there and has room."),
        /// A row with the same unique values exists already.
        TAKEN("There is one like that already. Nothing was changed; change that one."),
        SERVER_ADDRESS("That is no address of a household's database. Nothing was changed; write it as jdbc:postgresql://host/name, without user and"
            + " password."),
        SERVER_UNREACHABLE("The household's database does not answer. What was being written is not there, not even in part; check its address and"
            + " the network, and try it again."),
        /// The connection broke while a commit was under way, and could not be made again.
        SERVER_UNSURE("The connection to the household's database broke while that was being saved. It is there whole or not at all; look before you"
            + " do it again."),
        SERVER_NO_DATABASE("The server answers, but has no database of that name. Nothing was changed; create it there, or correct the address."),
        SERVER_LOGIN("The household's database does not accept that user and password. Nothing was changed; set ALFRED_DB_USER and"
            + " ALFRED_DB_PASSWORD, or correct them at Settings, Household."),
        SERVER_RIGHTS("This user may not write in the household's database. Nothing was changed; the user needs the right to create and change tables"
            + " there."),
        SERVER_UNTRUSTED("The server could not prove that it is the household's. Nothing was sent; give it a certificate for its name, or set sslmode"
            + " in the address."),
        SERVER_UNSUITABLE("That server cannot hold a kitchen. Nothing was changed; it takes PostgreSQL 14 or later, and a database in UTF-8."),
        /// A kitchen is to be moved to where another one is.
        SERVER_TAKEN("There is a kitchen in the household's database already. Nothing was moved; open that one, or name a database of its own for"
            + " this one."),
        SERVER_FULL("The household's database has no room left. What was there is safe; this was not written, not even in part."),
        SERVER_BUSY("The household's database was too busy with others. Nothing was changed; try it again."),
        /// A statement failed, and its transaction was rolled back.
        FAILED("Alfred could not finish that in its database. Nothing was changed; try it again.");

        private final String sentence;

        Kind(String sentence) {
            this.sentence = sentence;
        }

        /// Whether it is about a household's server.
        public boolean isOfServer() {
            return name().startsWith("SERVER_");
        }

        /// The message for the user: what happened, what is safe, and what to do.
        public String sentence() {
            return sentence;
        }
    }
}
