package alfred.command;

import alfred.core.domain.Row;
import alfred.core.domain.Sentence;
import alfred.core.row.Query;
import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.kitchen.KitchenEntities;
import alfred.store.DatabaseCheck;
import alfred.store.ServerLook;
import alfred.store.SqlStore;
import alfred.store.database.DamageReport;
import alfred.store.database.Database;
import alfred.store.sql.ServerAddress;
import alfred.wiring.Place;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;

/// Checks that the database of a data folder opens, that every row of every table can be read, and that the journal
/// used for undo agrees with the stored rows.
final class DatabaseDoctor {
    private static final String DATABASE = "database";
    private static final String JOURNAL = "journal";
    private static final String BACKUP = "backup";
    private static final String RESTORE = "doctor.restore";

    private final SqlStore store;
    private final Map<String, Set<UUID>> ids = new HashMap<>();
    private final List<String> unreadable = new ArrayList<>();
    private long rows;
    private int tables;

    private DatabaseDoctor(SqlStore store) {
        this.store = store;
    }

    static List<Finding> look(Place place) {
        return place.server().map(server -> look(place, server)).orElseGet(() -> look(place.folder().orElseThrow()));
    }

    private static List<Finding> look(Place place, ServerAddress server) {
        try {
            return ServerLook.at(server).hasKitchen() ? opened(place)
                : List.of(Finding.warning(DATABASE, Sentence.of("doctor.no-kitchen-there"), "doctor.move-there"));
        } catch (StoreException failure) {
            return List.of(failed(failure));
        }
    }

    private static List<Finding> look(Path folder) {
        if (!Database.isIn(folder)) {
            return List.of(Finding.warning(DATABASE, Sentence.of("doctor.no-kitchen", folder), "doctor.open-once"));
        }
        try {
            var checkup = DatabaseCheck.of(folder);
            var findings = new ArrayList<>(checkup.isWell() ? opened(Place.in(folder)) : List.of(amiss(checkup)));
            findings.add(backups(folder, checkup));
            return findings;
        } catch (StoreException failure) {
            return List.of(failure.kind() == Kind.IN_USE
                ? Finding.warning(DATABASE, Sentence.of("doctor.is-open"), "doctor.close-it") : failed(failure));
        }
    }

    private static List<Finding> opened(Place place) {
        try (var database = place.openForReading()) {
            return new DatabaseDoctor(new SqlStore(database, KitchenEntities.ALL, Clock.systemDefaultZone())).look();
        } catch (StoreException failure) {
            return List.of(failed(failure));
        }
    }

    private static Finding failed(StoreException failure) {
        return new Finding(DATABASE, Finding.State.PROBLEM, List.of(failure.inTerminal()),
            failure.kind() == Kind.BROKEN ? List.of(Sentence.of(RESTORE)) : List.of());
    }

    private static Finding amiss(DatabaseCheck checkup) {
        var words = new ArrayList<Sentence>();
        if (!checkup.unreadable().isEmpty()) {
            words.add(Sentence.of("doctor.unreadable-rows", String.join(", ", checkup.unreadable())));
        }
        if (!checkup.fewer().isEmpty()) {
            words.add(Sentence.of("doctor.fewer-rows", String.join(", ", checkup.fewer())));
        }
        if (!checkup.isAsClosed()) {
            words.add(Sentence.of("doctor.changed-outside"));
        }
        return new Finding(DATABASE, Finding.State.PROBLEM, words, List.of(Sentence.of("doctor.repair")));
    }

    private static Finding backups(Path folder, DatabaseCheck checkup) {
        var newest = DamageReport.newest(folder).map(DamageReport.Found::words).orElse(Sentence.of("backup.none"));
        return checkup.backupTrouble()
            .map(day -> new Finding(BACKUP, Finding.State.WARNING,
                List.of(newest, Sentence.of("doctor.backup-failed", day)),
                List.of(Sentence.of("doctor.look-at-folder"))))
            .orElseGet(() -> Finding.ok(BACKUP, newest));
    }

    private List<Finding> look() {
        for (var entity : KitchenEntities.ALL) {
            var read = read(entity.table(), () -> store.read(rows -> rows.read(Query.all(entity.table()))));
            var found = new HashSet<UUID>();
            read.forEach(row -> found.add(row.id()));
            ids.put(entity.table(), found);
        }
        var journal = List.<Row>of();
        for (var kept : store.keptTables()) {
            var read = read(kept, () -> store.kept(kept));
            journal = kept.equals(JOURNAL) ? read : journal;
        }
        if (!unreadable.isEmpty()) {
            return List.of(Finding.problem(DATABASE,
                Sentence.of("doctor.unreadable-tables", String.join(", ", unreadable)), RESTORE));
        }
        return List.of(
            Finding.ok(DATABASE, Sentence.of("doctor.opens", rows, tables)),
            journal(journal));
    }

    private List<Row> read(String table, Supplier<List<Row>> reading) {
        try {
            var read = reading.get();
            tables++;
            rows += read.size();
            return read;
        } catch (RuntimeException _) {
            // any failure: record the table's name and continue with the others
            unreadable.add(table);
            return List.of();
        }
    }

    /// Checks the last journalled change of each row: a row written last must exist, a row deleted last must not.
    private Finding journal(List<Row> changes) {
        Map<UUID, Boolean> isThere = new HashMap<>();
        Map<UUID, String> tableOf = new HashMap<>();
        for (var change : changes) {
            var image = change.get(change.has("after") ? "after" : "before").map(Row.class::cast).orElseThrow();
            tableOf.put(image.id(), change.text("table"));
            if (change.isTrue("is_undone")) {
                isThere.putIfAbsent(image.id(), change.has("before"));
            } else {
                isThere.put(image.id(), change.has("after"));
            }
        }
        long wrong = isThere.entrySet().stream()
            .filter(
                row -> ids.getOrDefault(tableOf.get(row.getKey()), Set.of()).contains(row.getKey()) != row.getValue())
            .count();
        return wrong == 0
            ? Finding.ok(JOURNAL, Sentence.of("doctor.journal-agrees", changes.size()))
            : Finding.problem(JOURNAL, Sentence.of("doctor.journal-differs", wrong), RESTORE);
    }
}
