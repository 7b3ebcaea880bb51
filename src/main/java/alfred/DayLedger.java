package alfred;

import alfred.core.crud.StoreException;
import alfred.core.reasoner.model.BudgetedModelClient.Ledger;
import alfred.store.Settings;
import java.time.LocalDate;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The tokens of a day, kept in the settings so that a restart does not begin anew. They are written there within a second, or when this is
/// closed: a file that is replaced after every call would keep each turn waiting for the disk.
final class DayLedger implements Ledger, AutoCloseable {
    static final String LIMIT = "model.tokens_per_day";
    private static final Logger LOG = LoggerFactory.getLogger(DayLedger.class);
    private static final String USED = "model.used_today";
    private static final Executor SOON = CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS);

    private final Settings settings;
    private final Supplier<LocalDate> today;
    /// As the settings hold it: the day and its tokens; `""` where nothing was used yet.
    private String used;
    private boolean isKept = true;

    /// @param today by the user's clock
    DayLedger(Settings settings, Supplier<LocalDate> today) {
        this.settings = settings;
        this.today = today;
        this.used = settings.get(USED).orElse("");
    }

    @Override
    public long limit() {
        return settings.get(LIMIT).flatMap(DayLedger::number).orElse(0L);
    }

    @Override
    public synchronized long used() {
        return used.startsWith(today.get() + " ") ? number(used.substring(used.indexOf(' ') + 1)).orElse(0L) : 0;
    }

    @Override
    public synchronized void add(long tokens) {
        used = today.get() + " " + (used() + tokens);
        if (isKept) {
            isKept = false;
            SOON.execute(this::close);
        }
    }

    /// Writes what is not written yet. On a full disk the day's count is kept for this start only, and no turn fails for it.
    @Override
    public synchronized void close() {
        if (!isKept) {
            isKept = true;
            try {
                settings.set(USED, used);
            } catch (StoreException failure) {
                LOG.warn("the day's tokens could not be kept: {}", failure.kind());
            }
        }
    }

    private static Optional<Long> number(String text) {
        return text.matches("\\d{1,15}") ? Optional.of(Long.parseLong(text)) : Optional.empty();
    }
}
