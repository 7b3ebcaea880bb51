package alfred.wiring;

import alfred.store.folder.Settings;
import alfred.store.sql.ServerAddress;
import java.util.Map;
import java.util.Optional;

/// Who opens a household's database: the user and the password of the server, and the name by which the household
/// knows the person.
///
/// @param environment the environment, which wins over settings and keychain
/// @param settings the settings of the data folder
record HouseholdLogin(Map<String, String> environment, Settings settings) {
    /// The setting with the address; none for the folder's own database.
    static final String DATABASE = "household.database";
    static final String USER = "household.user";
    static final String PERSON = "household.person";

    /// Returns the address with its login.
    ///
    /// @param url `jdbc:postgresql://host/name`
    /// @throws alfred.core.row.StoreException of the kind `SERVER_ADDRESS` if that is no such address
    ServerAddress of(String url) {
        return new ServerAddress(url, user(), password(url), person());
    }

    /// The name of this person: `ALFRED_PERSON`, else the settings, else the name of the system's user.
    String person() {
        return given("ALFRED_PERSON").or(() -> settings.get(PERSON)).orElseGet(HouseholdLogin::systemUser);
    }

    String user() {
        return given("ALFRED_DB_USER").or(() -> settings.get(USER)).orElseGet(HouseholdLogin::systemUser);
    }

    private String password(String url) {
        return given("ALFRED_DB_PASSWORD").or(() -> new Keychain().read(url)).orElse("");
    }

    private Optional<String> given(String name) {
        return Optional.ofNullable(environment.get(name)).filter(value -> !value.isBlank());
    }

    private static String systemUser() {
        return System.getProperty("user.name", "");
    }
}
