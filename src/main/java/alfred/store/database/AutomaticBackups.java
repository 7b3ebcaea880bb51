package alfred.store.database;

import alfred.core.row.StoreException;
import alfred.store.archive.ArchiveReader;
import alfred.store.archive.Manifest;
import alfred.store.folder.BackupParts;
import alfred.store.folder.KitchenState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.YearMonth;
import java.time.temporal.IsoFields;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The backups that Alfred makes by itself: daily, at the end of a session with changes, and before a kitchen is
/// migrated or restored.
///
/// The daily ones are kept for the latest seven days, four weeks and twelve months; of the others, the latest three
/// are kept. Only automatic backups of the same kitchen are ever removed.
public final class AutomaticBackups {
    private static final Logger LOG = LoggerFactory.getLogger(AutomaticBackups.class);
    private static final Pattern NAME =
        Pattern.compile("alfred-(daily|before-update|before-restore)-(\\d{4}-\\d{2}-\\d{2}-\\d{6})\\.zip");
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int DAYS = 7;
    private static final int WEEKS = 4;
    private static final int MONTHS = 12;
    private static final int OTHERS = 3;

    private AutomaticBackups() {}

    /// The reason for a backup, which is part of its file name.
    private enum Cause {
        DAILY("daily"), BEFORE_UPDATE("before-update"), BEFORE_RESTORE("before-restore");

        private final String word;

        Cause(String word) {
            this.word = word;
        }

        Path file(Path place, LocalDateTime now) {
            return place.resolve("alfred-" + word + "-" + now.format(Backups.NAME) + ".zip");
        }
    }

    /// An automatic backup, as parsed from its file name.
    private record Made(Path file, String cause, LocalDateTime time) {
        static Optional<Made> of(Path file) {
            var name = NAME.matcher(file.getFileName().toString());
            try {
                return name.matches()
                    ? Optional.of(new Made(file, name.group(1), LocalDateTime.parse(name.group(2), Backups.NAME)))
                    : Optional.empty();
            } catch (DateTimeException _) {
                return Optional.empty();
            }
        }

        LocalDate day() {
            return time.toLocalDate();
        }
    }

    /// Makes the daily backup at the end of a session, unless there is one of today or nothing has changed since
    /// the latest. A failure is logged and reported by `alfred doctor`; it does not keep Alfred from closing.
    ///
    /// @param place the folder for backups
    public static void atTheEnd(Database database, Path folder, Path place, LocalDateTime now) {
        if (!database.isToBeBackedUp()) {
            return;
        }
        try {
            var kitchen = database.read(KitchenState::find).map(KitchenState::kitchen);
            if (of(place, Cause.DAILY, kitchen).stream().anyMatch(made -> made.day().equals(now.toLocalDate()))) {
                return;
            }
            var manifest = Backups.write(database, folder, Cause.DAILY.file(place, now), true, PATIENCE);
            database.backedUp(Optional.empty());
            removeOld(place, manifest.kitchen());
        } catch (StoreException e) {
            LOG.warn("the automatic backup could not be written: {}", e.getMessage());
            database.backedUp(Optional.of(now.toLocalDate().toString()));
        }
    }

    /// Makes a backup before a newer program migrates the tables.
    ///
    /// @throws StoreException if it cannot be written
    static void beforeUpdate(Database database, Path folder) {
        var place = folder.resolve(Backups.FOLDER);
        removeOld(place, Backups
            .write(database, folder, Cause.BEFORE_UPDATE.file(place, LocalDateTime.now()), true, Duration.ofHours(1))
            .kitchen());
    }

    /// Makes a backup before a restore replaces an open kitchen. A failure is only logged, since the replaced
    /// kitchen is kept in a folder of its own.
    public static void beforeRestore(Database database, Path folder) {
        var place = folder.resolve(Backups.FOLDER);
        try {
            removeOld(place,
                Backups.write(database, folder, Cause.BEFORE_RESTORE.file(place, LocalDateTime.now()), true, PATIENCE)
                    .kitchen());
        } catch (StoreException e) {
            LOG.warn("no backup could be written before the restore: {}", e.getMessage());
        }
    }

    /// As [#beforeRestore(Database, Path)], for a folder that is not open. Does nothing if there is no kitchen or
    /// it cannot be opened.
    public static void beforeRestore(Path folder) {
        if (!Database.isIn(folder)) {
            return;
        }
        try (var database = Database.open(folder)) {
            beforeRestore(database, folder);
        } catch (StoreException e) {
            LOG.debug("no backup before the restore: {}", e.kind());
        }
    }

    /// Returns the automatic backups of a kitchen made for this reason, newest first.
    private static List<Made> of(Path place, Cause cause, Optional<UUID> kitchen) {
        return DamageReport.zips(place).stream().flatMap(file -> Made.of(file).stream())
            .filter(made -> made.cause().equals(cause.word))
            .filter(made -> kitchen.isPresent() && kitchen.equals(kitchen(made.file())))
            .sorted(Comparator.comparing(Made::time).reversed()).toList();
    }

    /// Returns the kitchen of an automatic backup; empty for any other file.
    private static Optional<UUID> kitchen(Path file) {
        try (var archive = ArchiveReader.open(file, BackupParts::isKnown)) {
            return Optional.of(archive.manifest()).filter(Manifest::isAutomatic).map(Manifest::kitchen);
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private static void removeOld(Path place, UUID kitchen) {
        try {
            for (var cause : Cause.values()) {
                var all = of(place, cause, Optional.of(kitchen));
                var kept = cause == Cause.DAILY ? kept(all) : new HashSet<>(all.stream().limit(OTHERS).toList());
                for (var made : all) {
                    if (!kept.contains(made)) {
                        Files.deleteIfExists(made.file());
                    }
                }
            }
        } catch (IOException e) {
            LOG.info("an old backup could not be removed: {}", e.getMessage());
        }
    }

    private static Set<Made> kept(List<Made> newestFirst) {
        var kept = new HashSet<Made>();
        keep(newestFirst, Made::day, DAYS, kept);
        keep(newestFirst,
            made -> made.day().get(IsoFields.WEEK_BASED_YEAR) * 100 + made.day().get(IsoFields.WEEK_OF_WEEK_BASED_YEAR),
            WEEKS, kept);
        keep(newestFirst, made -> YearMonth.from(made.day()), MONTHS, kept);
        return kept;
    }

    /// Adds the newest backup of each of the latest time spans.
    private static void keep(List<Made> newestFirst, Function<Made, Object> span, int most, Set<Made> kept) {
        var spans = new HashSet<>();
        for (var made : newestFirst) {
            if (spans.size() < most && spans.add(span.apply(made))) {
                kept.add(made);
            }
        }
    }
}
