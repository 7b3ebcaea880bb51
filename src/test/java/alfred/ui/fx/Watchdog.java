package alfred.ui.fx;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javafx.application.Platform;

/// Sends the FX thread short errands and sees how long each has to wait, and what the thread was at meanwhile.
public final class Watchdog implements AutoCloseable {
    private static final int LOOK_EVERY = 5;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private final Thread worker = Thread.ofPlatform().name("watchdog").daemon().unstarted(this::watch);
    private final AtomicReference<Thread> fx = new AtomicReference<>();
    private final List<Wait> waits = new ArrayList<>();
    private volatile boolean goesOn = true;

    /// @param computed how long of it the thread computed; the rest it waited, for the machine where that is busy
    ///   elsewhere
    /// @param at where the thread was seen most often: in our code, or at what of others
    public record Wait(double millis, double computed, String at) {
        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%.0f ms, %.0f of them computing%s", millis, computed,
                at.isEmpty() ? "" : ", at " + at);
        }
    }

    public static Watchdog start() {
        var dog = new Watchdog();
        Platform.runLater(() -> {
            dog.fx.set(Thread.currentThread());
            dog.worker.start();
        });
        return dog;
    }

    /// The longest waits so far, the longest first.
    public synchronized List<Wait> longest(int most) {
        return waits.stream().sorted((a, b) -> Double.compare(b.millis(), a.millis())).limit(most).toList();
    }

    /// The most that the thread computed while one errand waited, in milliseconds.
    public synchronized double mostComputed() {
        return waits.stream().mapToDouble(Wait::computed).max().orElse(0);
    }

    private void watch() {
        while (goesOn) {
            var done = new CountDownLatch(1);
            var seen = new ArrayList<String>();
            var asked = System.nanoTime();
            var worked = computed();
            Platform.runLater(done::countDown);
            try {
                while (!done.await(LOOK_EVERY, TimeUnit.MILLISECONDS)) {
                    look(seen);
                }
                note(new Wait((System.nanoTime() - asked) / 1e6, (computed() - worked) / 1e6, mostFrequent(seen)));
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    /// Nanoseconds that the FX thread has computed so far.
    private long computed() {
        var thread = fx.get();
        return thread == null ? 0 : THREADS.getThreadCpuTime(thread.threadId());
    }

    private void look(List<String> seen) {
        var thread = fx.get();
        if (thread != null) {
            var stack = thread.getStackTrace();
            var ours = places(stack, 2, name -> name.startsWith("alfred."));
            seen.add(ours.isEmpty() ? places(stack, 3, name -> !name.startsWith("java.")) : ours);
        }
    }

    private static String places(StackTraceElement[] stack, int most, Predicate<String> counts) {
        return Arrays.stream(stack).filter(frame -> counts.test(frame.getClassName())).limit(most)
            .map(frame -> frame.getFileName() + ":" + frame.getLineNumber()).collect(Collectors.joining(" from "));
    }

    private static String mostFrequent(List<String> seen) {
        return seen.stream().filter(place -> !place.isEmpty())
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting())).entrySet()
            .stream().max(Map.Entry.comparingByValue())
            .map(entry -> entry.getKey() + " (" + entry.getValue() + " of " + seen.size()
                + " looks)")
            .orElse("");
    }

    private synchronized void note(Wait wait) {
        waits.add(wait);
        if (waits.size() > 2_000) {
            waits.sort((a, b) -> Double.compare(b.millis(), a.millis()));
            waits.subList(100, waits.size()).clear();
        }
    }

    @Override
    public void close() {
        goesOn = false;
        worker.interrupt();
    }
}
