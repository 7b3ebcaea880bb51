package alfred.store;

import alfred.core.crud.StoreException;
import alfred.store.archive.ArchiveReader;
import alfred.store.archive.Manifest;
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

/// The backups that Alfred makes by itself: once a day at the end of a session that changed something, and before a kitchen is migrated or restored.
///
/// Of the daily ones it keeps the latest of seven days, four weeks and twelve months; of the others the latest three. It removes none that it did
/// not make itself of this kitchen.
public final class AutomaticBackups {
    private static final Logger LOG = LoggerFactory.getLogger(AutomaticBackups.class);
    private static final Pattern NAME = Pattern.compile("alfred-(daily|before-update|before-restore)-(\\d{4}-\\d{2}-\\d{2}-\\d{6})\\.zip");
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int DAYS = 7;
    private static final int WEEKS = 4;
    private static final int MONTHS = 12;
    private static final int OTHERS = 3;

    private AutomaticBackups() {}

    /// Why one is made.
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

    /// One of ours, as its name has it.
    private record Made(Path file, String cause, LocalDateTime time) {
        static Optional<Made> of(Path file) {
            var name = NAME.matcher(file.getFileName().toString());
            try {
                return name.matches() ? Optional.of(new Made(file, name.group(1), LocalDateTime.parse(name.group(2), Backups.NAME)))
                    : Optional.empty();
            } catch (DateTimeException _) {
                return Optional.empty();
            }
        }

        LocalDate day() {
            return time.toLocalDate();
        }
    }

    /// The backup of the day, at the end of a session; none where nothing was changed since the latest. One that fails is logged, told by the
    /// doctor, and keeps nobody from closing.
    ///
    /// @param place where backups go
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

    /// Before the tables are changed by a newer program.
    ///
    /// @throws StoreException where it cannot be written
    static void beforeUpdate(Database database, Path folder) {
        var place = folder.resolve(Backups.FOLDER);
        removeOld(place, Backups.write(database, folder, Cause.BEFORE_UPDATE.file(place, LocalDateTime.now()), true, Duration.ofHours(1)).kitchen());
    }

    /// Before another kitchen takes the place of an open one; one that cannot be written is logged, since the kitchen itself is kept aside.
    public static void beforeRestore(Database database, Path folder) {
        var place = folder.resolve(Backups.FOLDER);
        try {
            removeOld(place, Backups.write(database, folder, Cause.BEFORE_RESTORE.file(place, LocalDateTime.now()), true, PATIENCE).kitchen());
        } catch (StoreException e) {
            LOG.warn("no backup could be written before the restore: {}", e.getMessage());
        }
    }

    /// The same for a folder where nothing is open.
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

    /// Newest first.
    private static List<Made> of(Path place, Cause cause, Optional<UUID> kitchen) {
        return DamageReport.zips(place).stream().flatMap(file -> Made.of(file).stream()).filter(made -> made.cause().equals(cause.word))
            .filter(made -> kitchen.isPresent() && kitchen.equals(kitchen(made.file())))
            .sorted(Comparator.comparing(Made::time).reversed()).toList();
    }

    /// Whose automatic backup it is; empty for any other file.
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
        keep(newestFirst, made -> made.day().get(IsoFields.WEEK_BASED_YEAR) * 100 + made.day().get(IsoFields.WEEK_OF_WEEK_BASED_YEAR), WEEKS, kept);
        keep(newestFirst, made -> YearMonth.from(made.day()), MONTHS, kept);
        return kept;
    }

    /// The newest of each span of time, so many of them.
    private static void keep(List<Made> newestFirst, Function<Made, Object> span, int most, Set<Made> kept) {
        var spans = new HashSet<>();
        for (var made : newestFirst) {
            if (spans.size() < most && spans.add(span.apply(made))) {
                kept.add(made);
            }
        }
    }
}
