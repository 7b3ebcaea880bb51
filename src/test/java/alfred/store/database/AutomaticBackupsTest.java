package alfred.store.database;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.store.DatabaseCheck;
import alfred.store.Kitchens;
import alfred.store.sql.Schema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Alfred makes backups by itself, keeps what one may want to go back to, and removes none that is not its own.
class AutomaticBackupsTest {
    private static final LocalDateTime DAY = LocalDateTime.of(2026, 1, 12, 18, 30);

    @TempDir
    private Path folder;
    @TempDir
    private Path place;

    @Test
    void oneADayAndOnlyWhereSomethingWasChanged() throws IOException {
        session(DAY, "Eggs");
        assertThat(names()).containsExactly("alfred-daily-2026-01-12-183000.zip");
        session(DAY.plusHours(1), "Flour");
        assertThat(names()).hasSize(1);
        session(DAY.plusDays(1), "");
        assertThat(names()).as("Flour was changed after the latest").hasSize(2);
        session(DAY.plusDays(2), "");
        assertThat(names()).as("nothing was changed").hasSize(2);
        session(DAY.plusDays(3), "Salt");
        assertThat(names()).hasSize(3);
    }

    @Test
    void daysWeeksAndMonthsAreKept() throws IOException {
        for (int day = 0; day < 420; day += 3) {
            session(DAY.plusDays(day), "item " + day);
        }

        var names = names();
        assertThat(names).hasSize(18).last().isEqualTo("alfred-daily-2027-03-05-183000.zip");
        assertThat(names.subList(names.size() - 7, names.size())).first()
            .isEqualTo("alfred-daily-2027-02-15-183000.zip");
        assertThat(names.getFirst()).startsWith("alfred-daily-2026-04");
    }

    @Test
    void othersBackupsStay() throws IOException {
        session(DAY, "Eggs");
        var mine = place.resolve("alfred-2020-01-01-120000.zip");
        Files.copy(place.resolve(names().getFirst()), mine);
        var named = Files.writeString(place.resolve("alfred-daily-2019-01-01-120000.zip"), "of somebody else");
        var other = place.resolve("alfred-daily-2019-01-02-120000.zip");
        try (var neighbours = Database.open(folder.resolve("neighbours"))) {
            Backups.write(neighbours, folder.resolve("neighbours"), other, true, Duration.ofMinutes(1));
        }

        for (int day = 1; day < 40; day++) {
            session(DAY.plusDays(day), "item " + day);
        }

        assertThat(List.of(mine, named, other)).allSatisfy(file -> assertThat(file).exists());
        assertThat(names()).doesNotContain("alfred-daily-2026-01-13-183000.zip");
    }

    @Test
    void aFailureIsToldByTheDoctorAndClosingGoesOn() throws IOException {
        var file = Files.writeString(place.resolve("file"), "no folder");
        try (var database = Database.open(folder)) {
            add(database, "Eggs");
            AutomaticBackups.atTheEnd(database, folder, file.resolve("backups"), DAY);
        }
        assertThat(DatabaseCheck.of(folder).backupTrouble()).contains("2026-01-12");

        session(DAY, "");
        assertThat(DatabaseCheck.of(folder).backupTrouble()).isEmpty();
        assertThat(names()).contains("alfred-daily-2026-01-12-183000.zip");
    }

    @Test
    void aKitchenIsBackedUpBeforeItsTablesChange() throws IOException {
        var all = Migrations.known().scripts();
        try (var older = Database.open(folder, new Migrations(all.subList(0, all.size() - 1)))) {
            assertThat(older).isNotNull();
        }

        Database.open(folder).close();

        assertThat(folder.resolve("backups").toFile().list()).singleElement()
            .asString()
            .startsWith("alfred-before-update-");
        var fresh = folder.resolve("fresh");
        try (var zips = Files.list(folder.resolve("backups"))) {
            Backups.restore(zips.findFirst().orElseThrow(), fresh);
        }
        try (var database = Database.open(fresh)) {
            assertThat(database.read(Schema::of).version()).as("brought up to date").isEqualTo(all.size());
        }
    }

    @Test
    void whatWasBrokenOffIsSweptAway() throws IOException {
        Files.writeString(place.resolve("backup123.part"), "half");

        session(DAY, "Eggs");

        assertThat(names()).containsExactly("alfred-daily-2026-01-12-183000.zip");
    }

    private void session(LocalDateTime end, String name) {
        try (var database = Database.open(folder)) {
            if (!name.isEmpty()) {
                add(database, name);
            }
            AutomaticBackups.atTheEnd(database, folder, place, end);
        }
    }

    private static void add(Database database, String name) {
        Kitchens.on(database).write(tx -> tx.insert(KitchenEntities.SHOPPING, Row.of("name", name)));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(place)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
