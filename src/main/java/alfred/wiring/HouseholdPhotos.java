package alfred.wiring;

import alfred.store.ServerPhotos;
import alfred.store.database.Database;
import alfred.transfer.PhotoFolder;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/// The photos of recipes in a household's database.
public record HouseholdPhotos(ServerPhotos photos) implements PhotoFolder.Shelf {
    /// The recipes' photos of a data folder, and of the household if the database is one's.
    public static PhotoFolder in(Path folder, Database database) {
        return new PhotoFolder(folder.resolve("photos"), ServerPhotos.of(database).map(HouseholdPhotos::new));
    }

    @Override
    public void put(String name, byte[] photo) {
        photos.put(name, photo);
    }

    @Override
    public Optional<byte[]> get(String name) {
        return photos.get(name);
    }

    @Override
    public Set<String> lacking() {
        return photos.lacking();
    }

    @Override
    public Set<String> names() {
        return photos.names();
    }
}
