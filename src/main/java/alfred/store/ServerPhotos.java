package alfred.store;

import alfred.store.database.Database;
import alfred.store.database.FileDatabase;
import alfred.store.sql.Dialect;
import alfred.store.sql.Sql;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The photos of recipes in a household's database, by the name that their bytes give them: a photo never changes.
///
/// While the server is out of reach there are none; what was not kept then is kept by the next [#lacking()].
public final class ServerPhotos {
    private final Database database;

    private ServerPhotos(Database database) {
        this.database = database;
    }

    /// The photos of a database; empty for one in a folder, where they are files.
    public static Optional<ServerPhotos> of(Database database) {
        return database instanceof FileDatabase ? Optional.empty() : Optional.of(new ServerPhotos(database));
    }

    /// Keeps a photo, unless it is there already.
    public void put(String name, byte[] photo) {
        database.write(sql -> isCopy(sql) ? 0
            : sql.update("INSERT INTO photos (name, photo) VALUES (?, ?) ON CONFLICT DO NOTHING",
                List.of(name, photo)));
    }

    public Optional<byte[]> get(String name) {
        return database.read(sql -> isCopy(sql) ? Optional.empty()
            : sql.first("SELECT photo FROM photos WHERE name = ?", List.of(name), r -> r.getBytes(1)));
    }

    /// The names of the recipes' photos that are not here.
    public Set<String> lacking() {
        return database.read(sql -> isCopy(sql) ? Set.of() : new HashSet<>(sql.list(
            "SELECT DISTINCT image FROM recipes WHERE image IS NOT NULL AND image NOT IN (SELECT name FROM photos)",
            List.of(),
            r -> r.getString(1))));
    }

    /// The names of all photos.
    public Set<String> names() {
        return database.read(sql -> isCopy(sql) ? Set.of()
            : new HashSet<>(sql.list("SELECT name FROM photos", List.of(), r -> r.getString(1))));
    }

    private static boolean isCopy(Sql sql) {
        return sql.dialect() == Dialect.H2;
    }
}
