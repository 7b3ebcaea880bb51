package alfred.wiring;

import alfred.store.database.Database;
import alfred.store.folder.Settings;
import alfred.store.sql.ServerAddress;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// Where a kitchen is.
///
/// @param folder the data folder, with settings and photos; empty to keep settings in memory only
/// @param server the household's database; empty for the folder's own, or for one in memory
/// @param memory opens the database of a place that has neither
public record Place(Optional<Path> folder, Optional<ServerAddress> server, Supplier<Database> memory) {
    /// An empty kitchen, forgotten when it is closed.
    public static Place inMemory() {
        return inMemory(Database::inMemory);
    }

    /// The kitchen of a database in memory, forgotten when it is closed.
    public static Place inMemory(Supplier<Database> memory) {
        return new Place(Optional.empty(), Optional.empty(), memory);
    }

    /// The kitchen of a data folder.
    public static Place in(Path folder) {
        return new Place(Optional.of(folder), Optional.empty(), Database::inMemory);
    }

    /// This place with its rows in a household's database.
    public Place at(ServerAddress household) {
        return new Place(folder, Optional.of(household), memory);
    }

    /// This place with its rows in the database that was asked for, else in that of the settings, else in its own.
    ///
    /// @param asked the address from the command line
    /// @throws alfred.core.row.StoreException of the kind `SERVER_ADDRESS` if that is no address of a household's
    ///   database
    public Place household(Optional<String> asked, Map<String, String> environment) {
        var settings = folder.flatMap(Settings::look).orElseGet(Settings::inMemory);
        return asked.or(() -> settings.get(HouseholdLogin.DATABASE))
            .map(url -> at(new HouseholdLogin(environment, settings).of(url))).orElse(this);
    }

    /// Opens the household's database from now on where the folder is opened, or the folder's own if this place has
    /// none.
    public void remember() {
        var settings = Settings.in(folder.orElseThrow());
        settings.set(HouseholdLogin.DATABASE, server.map(ServerAddress::url).orElse(""));
        server.ifPresent(address -> {
            settings.set(HouseholdLogin.USER, address.user());
            settings.set(HouseholdLogin.PERSON, address.client());
        });
    }

    /// Whether there is a kitchen. On a server there always is: opening it makes it.
    public boolean isThere() {
        return server.isPresent() || folder.filter(Database::isIn).isPresent();
    }

    /// Opens the kitchen to read it; see [Database#openForReading].
    public Database openForReading() {
        return server.isPresent() ? Database.at(server.get()) : Database.openForReading(folder.orElseThrow());
    }

    Database open() {
        if (server.isPresent()) {
            var address = server.get();
            return folder.map(kept -> Database.at(address, kept)).orElseGet(() -> Database.at(address));
        }
        return folder.map(Database::open).orElseGet(memory);
    }
}
