package alfred;

import alfred.ui.model.Settings;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The window's settings among the others: a value holds at once, and is written to the disk soon after by a thread of its own, so that the
/// window never waits for one.
///
/// They are written in the order in which they were put; of a value that was put again before its turn, the latest only. What cannot be
/// written is logged, and holds until the end.
final class QueuedSettings implements Settings {
    private static final Logger LOG = LoggerFactory.getLogger(QueuedSettings.class);

    private final alfred.store.Settings settings;
    private final SequencedMap<String, String> waiting = new LinkedHashMap<>();
    private boolean isWriting;

    QueuedSettings(alfred.store.Settings settings) {
        this.settings = settings;
    }

    @Override
    public Optional<String> get(String key) {
        synchronized (waiting) {
            var value = waiting.get(key);
            if (value != null) {
                return Optional.of(value).filter(text -> !text.isEmpty());
            }
        }
        return settings.get(key);
    }

    @Override
    public void put(String key, String value) {
        synchronized (waiting) {
            waiting.putLast(key, value);
            if (!isWriting) {
                isWriting = true;
                Thread.ofVirtual().name("settings").start(this::write);
            }
        }
    }

    @Override
    public void flush() {
        synchronized (waiting) {
            try {
                while (isWriting) {
                    waiting.wait();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void write() {
        for (var next = first(); next.isPresent(); next = first()) {
            var key = next.get().getKey();
            var value = next.get().getValue();
            try {
                settings.set(key, value);
            } catch (RuntimeException e) {
                LOG.warn("a setting could not be written: {}", e.getMessage());
            }
            synchronized (waiting) {
                waiting.remove(key, value);
            }
        }
    }

    private Optional<Map.Entry<String, String>> first() {
        synchronized (waiting) {
            var first = Optional.ofNullable(waiting.firstEntry());
            if (first.isEmpty()) {
                isWriting = false;
                waiting.notifyAll();
            }
            return first;
        }
    }
}
