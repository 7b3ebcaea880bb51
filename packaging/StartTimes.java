import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.event.InputEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;

/// Times the start of the installed image with 10,000 recipes in its kitchen, as someone before the screen sees it: from the start of the
/// process to a drawn first page, and to a click that was answered with another page; and how much processor time and memory it takes until
/// nothing is left to do. Beside it a plain JavaFX window of the same size, on the same runtime and with a start-up cache of its own, and
/// Gourmand with the same recipes, where that is installed. Three times with a cold disk cache (Linux, as root), nine times with a warm one.
///
/// `packaging/start-times.sh target/installer/alfred`
final class StartTimes {
    private static final int RECIPES = 10_000;
    private static final int COLD = 3;
    private static final int WARM = 9;
    /// Where each page has its title, in a window of 1440 by 900. Small, so that looking costs the program nothing.
    private static final Rectangle TITLE = new Rectangle(250, 40, 240, 45);
    /// Where Gourmand has the first rows of its list.
    private static final Rectangle ROWS = new Rectangle(55, 172, 240, 45);
    private static final Path DROP = Path.of("/proc/sys/vm/drop_caches");
    /// A program is quiet when it took less than this in a second.
    private static final long QUIET = 30;
    private static final long TICK = 10;

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

    /// A program that opens a window.
    ///
    /// @param seen the part of the screen where its first page has letters
    private record Program(String name, ProcessBuilder starting, Rectangle seen) {}

    /// What one start took.
    ///
    /// @param drawn milliseconds to the first page
    /// @param processor milliseconds of processor time until it was quiet
    /// @param memory resident megabytes then
    private record Start(long drawn, long processor, long memory) {}

    public static void main(String[] args) throws Exception {
        var folder = Files.createTempDirectory("alfred-start");
        var times = new StartTimes(Path.of(args[0]).toAbsolutePath(), folder);
        try {
            times.run();
        } finally {
            try (var files = Files.walk(folder)) {
                for (var file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    private void run() throws Exception {
        fill();
        answered();
        makePlain();
        var programs = new ArrayList<>(List.of(alfred(), plain("-XX:AOTCache=" + folder.resolve("plain.aot"))));
        if (hasGourmand()) {
            fillGourmand();
            programs.add(gourmand());
        } else {
            System.out.println("Gourmand           not measured: it is not installed (apt install gourmand)");
        }
        System.out.printf("%-26s %14s %16s %20s %12s%n", "disk cache, program", "page drawn", "click answered", "processor to quiet", "memory");
        if (Files.isWritable(DROP)) {
            report("cold", programs, COLD, true, "1,400 ms");
        } else {
            System.out.println("cold               not measured: only root can empty it");
        }
        report("warm", programs, WARM, false, "900 ms");
    }

    /// The same recipes for each program, as `alfred session` loads them.
    private static String recipes() {
        var foods = List.of("chicken", "beef", "salmon", "lentils", "rice", "potatoes", "carrots", "spinach", "tomatoes", "eggs", "butter", "beans");
        var rows = new StringBuilder("{\"recipes\":[");
        for (int i = 0; i < RECIPES; i++) {
            var food = foods.get(i % foods.size());
            var other = foods.get((i / foods.size()) % foods.size());
            rows.append(i == 0 ? "" : ",").append(String.format(Locale.ROOT,
                "{\"name\":\"%s with %s %d\",\"servings\":4,\"cook_time_minutes\":%d,\"ingredients\":[\"%d g %s\",\"200 g %s\",\"1 tsp salt\"],"
                    + "\"instructions\":[\"Cut.\",\"Cook.\"]}", food, other, i, 5 + i % 55, 100 + i % 9 * 50, food, other));
        }
        return rows.append("]}").toString();
    }

    /// Fills the kitchen as any script would, by `alfred session`.
    private void fill() throws IOException, InterruptedException {
        feed(new ProcessBuilder(command(), "session", "--data", kitchen()), "{\"op\":\"load\",\"rows\":" + recipes() + "}\n");
    }

    private static void feed(ProcessBuilder starting, String words) throws IOException, InterruptedException {
        var filling = starting.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        try (var in = filling.outputWriter()) {
            in.write(words);
        }
        if (filling.waitFor() != 0) {
            throw new IllegalStateException("no recipes could be put in by " + starting.command());
        }
    }

    private String command() {
        return image.resolve("bin/alfred").toString();
    }

    private String kitchen() {
        return folder.resolve("kitchen").toString();
    }

    private void report(String what, List<Program> programs, int rounds, boolean isCold, String goal) throws Exception {
        var starts = new HashMap<Program, List<Start>>();
        var answered = new ArrayList<Long>();
        for (int i = 0; i < rounds; i++) {
            empty(isCold);
            answered.add(answered());
            for (var program : programs) {
                empty(isCold);
                starts.computeIfAbsent(program, _ -> new ArrayList<>()).add(start(program));
            }
        }
        for (var program : programs) {
            var took = starts.get(program);
            var isAlfred = program == programs.getFirst();
            System.out.printf("%-26s %11s ms %16s %17s ms %9d MB%s%n", what + ", " + program.name(), spread(took.stream().map(Start::drawn).toList()),
                isAlfred ? spread(answered) + " ms" : "", spread(took.stream().map(Start::processor).toList()), middle(took).memory(),
                isAlfred ? "   goal: drawn in " + goal : "");
        }
        var alfred = middle(starts.get(programs.getFirst()));
        for (var other : programs.subList(1, programs.size())) {
            var took = middle(starts.get(other));
            System.out.printf(Locale.ROOT, "%-26s drawn %.2f, processor %.2f, memory %.2f%n", what + ", Alfred to " + other.name(),
                (double) alfred.drawn() / took.drawn(), (double) alfred.processor() / took.processor(), (double) alfred.memory() / took.memory());
        }
    }

    private static void empty(boolean isCold) throws Exception {
        if (isCold) {
            new ProcessBuilder("sync").start().waitFor();
            Files.writeString(DROP, "3");
        }
    }

    /// Median, and in brackets the slowest, in milliseconds.
    private static String spread(List<Long> millis) {
        return median(millis) + " (" + millis.stream().max(Long::compare).orElseThrow() + ")";
    }

    private static long median(List<Long> values) {
        return values.stream().sorted().toList().get(values.size() / 2);
    }

    /// The median of each figure.
    private static Start middle(List<Start> starts) {
        return new Start(median(starts.stream().map(Start::drawn).toList()), median(starts.stream().map(Start::processor).toList()),
            median(starts.stream().map(Start::memory).toList()));
    }

    /// Starts a program, waits until it has drawn its first page and is quiet, and ends it in order.
    private Start start(Program program) throws Exception {
        var from = System.nanoTime();
        var window = started(program.starting());
        try {
            until(window, program.seen(), StartTimes::isDrawn);
            var drawn = millis(from, System.nanoTime());
            var used = processor(window);
            for (long before = -1; before < 0 || used - before > QUIET; used = processor(window)) {
                before = used;
                Thread.sleep(1000);
            }
            return new Start(drawn, used, memory(window));
        } finally {
            end(window);
        }
    }

    /// Starts the window, waits for its first page, clicks on another in the navigation, waits for that, and ends the program in order;
    /// returns the milliseconds from its start.
    private long answered() throws Exception {
        var from = System.nanoTime();
        var window = started(alfred().starting());
        try {
            var first = until(window, TITLE, StartTimes::isDrawn);
            robot.mouseMove(60, 165);
            robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
            robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
            until(window, TITLE, now -> isDrawn(now) && !Arrays.equals(first, now));
            return millis(from, System.nanoTime());
        } finally {
            robot.mouseMove(1400, 880);
            end(window);
        }
    }

    private Program alfred() {
        var starting = new ProcessBuilder(command());
        starting.environment().put("ALFRED_DATA", kitchen());
        return new Program("Alfred", starting, TITLE);
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
        start(plain("-XX:AOTCacheOutput=" + folder.resolve("plain.aot")));
    }

    private Program plain(String cache) throws IOException {
        return new Program("plain JavaFX", new ProcessBuilder(image.resolve("lib/runtime/bin/java").toString(), cache,
            "--enable-native-access=ALL-UNNAMED", "-XX:+UseSerialGC", "-Xlog:disable", "-cp", folder.resolve("plain.jar") + ":" + javaFx(), "Plain"),
            TITLE);
    }

    private String javaFx() throws IOException {
        try (var jars = Files.list(image.resolve("lib/app"))) {
            return jars.map(Path::toString).filter(jar -> jar.contains("javafx-") && jar.endsWith(".jar")).sorted().collect(Collectors.joining(":"));
        }
    }

    private static boolean hasGourmand() {
        return Arrays.stream(System.getenv("PATH").split(":")).anyMatch(path -> Files.isExecutable(Path.of(path, "gourmand")));
    }

    private Program gourmand() {
        return new Program("Gourmand", new ProcessBuilder("gourmand", "--gourmand-directory=" + folder.resolve("gourmand")), ROWS);
    }

    /// Starts Gourmand once, so that it makes its database, and replaces the recipes in it.
    private void fillGourmand() throws Exception {
        start(gourmand());
        var script = Path.of(StartTimes.class.getProtectionDomain().getCodeSource().getLocation().toURI()).resolveSibling("gourmand-recipes.py");
        feed(new ProcessBuilder("python3", script.toString(), folder.resolve("gourmand/recipes.db").toString()), recipes());
        start(gourmand());
    }

    private static Process started(ProcessBuilder starting) throws IOException {
        return starting.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    private static long millis(long from, long to) {
        return TimeUnit.NANOSECONDS.toMillis(to - from);
    }

    /// The processor time that a program has taken, with what it has started, in milliseconds.
    private static long processor(Process window) throws IOException {
        long ticks = 0;
        for (var id : processes(window)) {
            var stat = Files.readString(Path.of("/proc", id, "stat"));
            // behind the name, which may hold spaces: state, parent, …, and as the 12th to the 15th the times of itself and of ended children
            var fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
            ticks += Arrays.stream(fields, 11, 15).mapToLong(Long::parseLong).sum();
        }
        return ticks * TICK;
    }

    /// The resident memory of a program, with what it has started, in megabytes.
    private static long memory(Process window) throws IOException {
        long kilobytes = 0;
        for (var id : processes(window)) {
            kilobytes += Files.readAllLines(Path.of("/proc", id, "status")).stream().filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", ""))).sum();
        }
        return kilobytes / 1024;
    }

    private static List<String> processes(Process window) {
        var ids = new ArrayList<>(List.of(String.valueOf(window.pid())));
        window.descendants().forEach(child -> ids.add(String.valueOf(child.pid())));
        return ids;
    }

    private static void end(Process window) throws InterruptedException {
        window.destroy();
        window.waitFor();
    }

    private int[] until(Process window, Rectangle seen, Predicate<int[]> holds) throws InterruptedException {
        var deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (window.isAlive() && System.nanoTime() < deadline) {
            var shown = robot.createScreenCapture(seen).getRGB(0, 0, seen.width, seen.height, null, 0, seen.width);
            if (holds.test(shown)) {
                return shown;
            }
            Thread.sleep(8);
        }
        throw new IllegalStateException(window.isAlive() ? "the window does not answer" : "the window ended before its time");
    }

    /// Neither the empty screen nor an empty window has the many shades of drawn letters.
    private static boolean isDrawn(int[] seen) {
        return Arrays.stream(seen).distinct().count() > 20;
    }
}
