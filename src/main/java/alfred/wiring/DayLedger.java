package alfred.wiring;

import alfred.core.reasoner.model.call.BudgetedModelClient.Ledger;
import alfred.store.folder.Settings;
import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Supplier;

/// Counts the tokens used per day. Stored in the settings, so that the count survives a restart.
///
/// @param today returns the current date by the user's clock
record DayLedger(Settings settings, Supplier<LocalDate> today) implements Ledger {
    static final String LIMIT = "model.tokens_per_day";
    /// The setting that holds the date and its token count.
    private static final String USED = "model.used_today";

    @Override
    public long limit() {
        return settings.get(LIMIT).flatMap(DayLedger::number).orElse(0L);
    }

    @Override
    public long used() {
        var day = today.get() + " ";
        return settings.get(USED).filter(used -> used.startsWith(day))
            .flatMap(used -> number(used.substring(day.length()))).orElse(0L);
    }

    /// Adds to today's count. Written in the background: a turn neither waits for the disk nor fails if it is full.
    @Override
    public synchronized void add(long tokens) {
        settings.put(USED, today.get() + " " + (used() + tokens));
    }

    private static Optional<Long> number(String text) {
        return text.matches("\\d{1,15}") ? Optional.of(Long.parseLong(text)) : Optional.empty();
    }
}
