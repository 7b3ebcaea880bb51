package alfred.wiring;

import alfred.store.database.Backups;
import alfred.store.database.DamageReport;
import alfred.store.folder.Settings;
import alfred.ui.model.WayBack;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.Optional;

/// Recovery options for a data folder whose kitchen cannot be opened.
///
/// @param zone the time zone in which backups are dated
public record RescueFolder(Path folder, ZoneId zone) implements WayBack {
    @Override
    public Optional<Found> newest() {
        return DamageReport.newest(folder)
            .map(found -> new Found(found.file(), found.made().atZoneSameInstant(zone).toLocalDate(),
                found.rows("recipes"), found.rows("inventory"), found.rows("shopping_list")));
    }

    @Override
    public void restore(Path backup) {
        Backups.restore(backup, folder);
    }

    @Override
    public boolean isOfHousehold() {
        return Settings.look(folder).flatMap(settings -> settings.get(HouseholdLogin.DATABASE)).isPresent();
    }

    @Override
    public void leaveHousehold() {
        Place.in(folder).remember();
    }

    @Override
    public void show() throws IOException {
        DataFolder.show(folder);
    }
}
