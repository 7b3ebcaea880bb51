package alfred.ui.model;

/// Where the kitchen is: in the folder of this computer, or on a household's PostgreSQL. Port; implemented by the
/// composition root. Its methods may block, and throw an [alfred.core.row.StoreException] that says what is wrong.
public interface HouseholdConnection {
    /// A household's database, and who opens it.
    ///
    /// @param url `jdbc:postgresql://host/name`; `""` for this computer's own kitchen
    /// @param user the user of the database
    /// @param password the password; `""` for one that is kept already, or for none
    /// @param person the name by which the household knows this person
    record Choice(String url, String user, String password, String person) {}

    /// What a server answered.
    ///
    /// @param version the version of PostgreSQL, such as `15.14`
    /// @param mayWrite whether the user has the rights that a kitchen needs
    /// @param hasKitchen whether there is a kitchen already
    /// @param isEncrypted whether the connection is
    /// @param millis how long one question takes, in milliseconds
    record Trial(String version, boolean mayWrite, boolean hasKitchen, boolean isEncrypted, double millis) {}

    /// The choice that holds for the next start, without its password.
    Choice current();

    /// Asks a server without changing anything on it.
    Trial test(Choice choice);

    /// Opens the kitchen there from the next start.
    ///
    /// @return whether the password is kept in the system's keychain, or none was given
    boolean use(Choice choice);

    /// Opens this computer's own kitchen from the next start.
    void leave();
}
