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
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;

/// Times the start of the installed image with 10,000 recipes in its kitchen, as someone before the screen sees it: from the start of the
/// process to a drawn first page, and to a click that was answered with another page. Beside it a plain JavaFX window of the same size, on the
/// same runtime and with a start-up cache of its own. Three times with a cold disk cache (Linux, as root), nine times with a warm one.
///
/// `xvfb-run -s "-screen 0 1440x900x24" java packaging/StartTimes.java target/installer/alfred`
final class StartTimes {
    private static final int RECIPES = 10_000;
    private static final int COLD = 3;
    private static final int WARM = 9;
    /// Where each page has its title, in a window of 1440 by 900. Small, so that looking costs the program nothing.
    private static final Rectangle TITLE = new Rectangle(250, 40, 240, 45);
    private static final Path DROP = Path.of("/proc/sys/vm/drop_caches");

    private static final String PLAIN = """
        import javafx.application.Application;
        import javafx.scene.Scene;
        import javafx.scene.control.Label;
        import javafx.scene.control.ListView;
        import javafx.scene.layout.VBox;
        import javafx.stage.Stage;

        public final class Plain {
            public static final class Window extends Application {
                @Override
                public void start(Stage stage) {
                    var title = new Label("A plain window, and a list");
                    title.setStyle("-fx-font-size: 40px; -fx-padding: 40 0 20 250");
                    var list = new ListView<Integer>();
                    for (int i = 0; i < 10_000; i++) {
                        list.getItems().add(i);
                    }
                    stage.setScene(new Scene(new VBox(title, list), 1440, 900));
                    stage.show();
                }
            }

            public static void main(String[] args) {
                Application.launch(Window.class);
            }
        }
        """;

    private final Robot robot = new Robot();
    private final Path image;
    private final Path folder;

    private StartTimes(Path image, Path folder) throws Exception {
        this.image = image;
        this.folder = folder;
    }

    private record Times(long drawn, long answered) {}

    public static void main(String[] args) throws Exception {
        var folder = Files.createTempDirectory("alfred-start");
        var times = new StartTimes(Path.of(args[0]).toAbsolutePath(), folder);
        try {
            times.fill();
            times.alfred();
            times.makePlain();
            System.out.printf("%-18s %12s %16s %16s %10s%n", "disk cache", "page drawn", "click answered", "plain JavaFX", "goal");
            if (Files.isWritable(DROP)) {
                times.report("cold", COLD, true, "1,400 ms");
            } else {
                System.out.println("cold               not measured: only root can empty it");
            }
            times.report("warm", WARM, false, "900 ms");
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
        var session = new ProcessBuilder(command(), "session", "--data", kitchen())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        try (var in = session.outputWriter()) {
            in.write(rows.toString());
        }
        if (session.waitFor() != 0) {
            throw new IllegalStateException("the kitchen could not be filled");
        }
    }

    private String command() {
        return image.resolve("bin/alfred").toString();
    }

    private String kitchen() {
        return folder.resolve("kitchen").toString();
    }

    private void report(String what, int rounds, boolean isCold, String goal) throws Exception {
        var drawn = new ArrayList<Long>();
        var answered = new ArrayList<Long>();
        var plain = new ArrayList<Long>();
        for (int i = 0; i < rounds; i++) {
            empty(isCold);
            var times = alfred();
            drawn.add(times.drawn());
            answered.add(times.answered());
            empty(isCold);
            plain.add(plain("-XX:AOTCache=" + folder.resolve("plain.aot")));
        }
        System.out.printf("%-18s %12s %16s %16s %10s%n", what, spread(drawn), spread(answered), spread(plain), goal);
    }

    private static void empty(boolean isCold) throws Exception {
        if (isCold) {
            new ProcessBuilder("sync").start().waitFor();
            Files.writeString(DROP, "3");
        }
    }

    /// Median, and in brackets the slowest, in milliseconds.
    private static String spread(List<Long> millis) {
        var sorted = millis.stream().sorted().toList();
        return sorted.get(sorted.size() / 2) + " (" + sorted.getLast() + ")";
    }

    /// Starts the window, waits for its first page, clicks on another in the navigation, waits for that, and ends the program in order.
    private Times alfred() throws Exception {
        var starting = new ProcessBuilder(command());
        starting.environment().put("ALFRED_DATA", kitchen());
        var from = System.nanoTime();
        var window = started(starting);
        try {
            var first = until(window, StartTimes::isDrawn);
            var drawn = System.nanoTime();
            robot.mouseMove(60, 165);
            robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
            robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
            until(window, now -> isDrawn(now) && !Arrays.equals(first, now));
            return new Times(millis(from, drawn), millis(from, System.nanoTime()));
        } finally {
            end(window);
        }
    }

    /// Compiles the plain window and starts it once, to make its start-up cache.
    private void makePlain() throws Exception {
        var source = Files.writeString(folder.resolve("Plain.java"), PLAIN);
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, "-cp", javaFx(), "-d", folder.toString(), source.toString()) != 0) {
            throw new IllegalStateException("the plain window does not compile");
        }
        try (var jar = new JarOutputStream(Files.newOutputStream(folder.resolve("plain.jar"))); var classes = Files.list(folder)) {
            for (var file : classes.filter(path -> path.toString().endsWith(".class")).toList()) {
                jar.putNextEntry(new ZipEntry(file.getFileName().toString()));
                Files.copy(file, jar);
            }
        }
        plain("-XX:AOTCacheOutput=" + folder.resolve("plain.aot"));
    }

    private long plain(String cache) throws Exception {
        var java = image.resolve("lib/runtime/bin/java").toString();
        var from = System.nanoTime();
        var window = started(new ProcessBuilder(java, cache, "--enable-native-access=ALL-UNNAMED", "-XX:+UseSerialGC", "-Xlog:disable", "-cp",
            folder.resolve("plain.jar") + ":" + javaFx(), "Plain"));
        try {
            until(window, StartTimes::isDrawn);
            return millis(from, System.nanoTime());
        } finally {
            end(window);
        }
    }

    private String javaFx() throws IOException {
        try (var jars = Files.list(image.resolve("lib/app"))) {
            return jars.map(Path::toString).filter(jar -> jar.contains("javafx-") && jar.endsWith(".jar")).sorted().collect(Collectors.joining(":"));
        }
    }

    private static Process started(ProcessBuilder starting) throws IOException {
        return starting.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    private static long millis(long from, long to) {
        return TimeUnit.NANOSECONDS.toMillis(to - from);
    }

    private static void end(Process window) throws InterruptedException {
        window.destroy();
        window.waitFor();
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
