import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.event.InputEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/// Times the start of the installed image with 10,000 recipes in its kitchen, as someone before the screen sees it: from the start of the
/// process to a drawn first page, and to a click that was answered with another page. Three times with a cold disk cache (Linux, as root),
/// nine times with a warm one. `xvfb-run -s "-screen 0 1440x900x24" java packaging/StartTimes.java IMAGE/bin/alfred`
final class StartTimes {
    private static final int RECIPES = 10_000;
    private static final int COLD = 3;
    private static final int WARM = 9;
    /// Where each page has its title, in a window of 1440 by 900. Small, so that looking costs the program nothing.
    private static final Rectangle TITLE = new Rectangle(250, 40, 240, 45);
    private static final Path DROP = Path.of("/proc/sys/vm/drop_caches");

    private final Robot robot = new Robot();
    private final Path command;
    private final Path kitchen;

    private StartTimes(Path command, Path kitchen) throws Exception {
        this.command = command;
        this.kitchen = kitchen;
    }

    public static void main(String[] args) throws Exception {
        var folder = Files.createTempDirectory("alfred-start");
        var kitchen = folder.resolve("kitchen");
        var times = new StartTimes(Path.of(args[0]).toAbsolutePath(), kitchen);
        try {
            times.fill();
            times.start();
            System.out.printf("%-28s %14s %16s %8s%n", "start of the window", "page drawn", "click answered", "goal");
            if (Files.isWritable(DROP)) {
                times.report("cold disk cache", COLD, true, "1,400 ms");
            } else {
                System.out.println("cold disk cache              not measured: only root can empty it");
            }
            times.report("warm disk cache", WARM, false, "900 ms");
        } finally {
            try (var files = Files.walk(folder)) {
                for (var file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    /// Fills the kitchen as any script would, by `alfred session`.
    private void fill() throws IOException, InterruptedException {
        var foods = List.of("chicken", "beef", "salmon", "lentils", "rice", "potatoes", "carrots", "spinach", "tomatoes", "eggs", "butter", "beans");
        var rows = new StringBuilder("{\"op\":\"load\",\"rows\":{\"recipes\":[");
        for (int i = 0; i < RECIPES; i++) {
            var food = foods.get(i % foods.size());
            var other = foods.get((i / foods.size()) % foods.size());
            rows.append(i == 0 ? "" : ",").append(String.format(Locale.ROOT,
                "{\"name\":\"%s with %s %d\",\"servings\":4,\"cook_time_minutes\":%d,\"ingredients\":[\"%d g %s\",\"200 g %s\",\"1 tsp salt\"],"
                    + "\"instructions\":[\"Cut.\",\"Cook.\"]}", food, other, i, 5 + i % 55, 100 + i % 9 * 50, food, other));
        }
        rows.append("]}}\n");
        var session = new ProcessBuilder(command.toString(), "session", "--data", kitchen.toString())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        try (var in = session.outputWriter()) {
            in.write(rows.toString());
        }
        if (session.waitFor() != 0) {
            throw new IllegalStateException("the kitchen could not be filled");
        }
    }

    private void report(String what, int rounds, boolean isCold, String goal) throws Exception {
        var drawn = new ArrayList<Long>();
        var answered = new ArrayList<Long>();
        for (int i = 0; i < rounds; i++) {
            if (isCold) {
                new ProcessBuilder("sync").start().waitFor();
                Files.writeString(DROP, "3");
            }
            var times = start();
            drawn.add(times[0]);
            answered.add(times[1]);
        }
        System.out.printf("%-28s %14s %16s %8s%n", what, spread(drawn), spread(answered), goal);
    }

    /// Median, and in brackets the slowest, in milliseconds.
    private static String spread(List<Long> millis) {
        var sorted = millis.stream().sorted().toList();
        return sorted.get(sorted.size() / 2) + " (" + sorted.getLast() + ")";
    }

    /// Starts the window, waits for its first page, clicks on another in the navigation, waits for that, and ends the program in order.
    private long[] start() throws Exception {
        var from = System.nanoTime();
        var starting = new ProcessBuilder(command.toString());
        starting.environment().put("ALFRED_DATA", kitchen.toString());
        var window = starting.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        try {
            var first = until(window, StartTimes::isDrawn);
            var drawn = System.nanoTime();
            robot.mouseMove(60, 165);
            robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
            robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
            until(window, now -> isDrawn(now) && !Arrays.equals(first, now));
            var answered = System.nanoTime();
            return new long[] {TimeUnit.NANOSECONDS.toMillis(drawn - from), TimeUnit.NANOSECONDS.toMillis(answered - from)};
        } finally {
            window.destroy();
            window.waitFor();
        }
    }

    private int[] until(Process window, Predicate<int[]> holds) throws InterruptedException {
        var deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (window.isAlive() && System.nanoTime() < deadline) {
            var title = robot.createScreenCapture(TITLE).getRGB(0, 0, TITLE.width, TITLE.height, null, 0, TITLE.width);
            if (holds.test(title)) {
                return title;
            }
            Thread.sleep(8);
        }
        throw new IllegalStateException(window.isAlive() ? "the window does not answer" : "the window ended before its time");
    }

    /// Neither the empty screen nor an empty window has the many shades of drawn letters.
    private static boolean isDrawn(int[] title) {
        return Arrays.stream(title).distinct().count() > 20;
    }
}
