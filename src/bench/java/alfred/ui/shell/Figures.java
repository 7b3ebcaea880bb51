package alfred.ui.shell;

import alfred.ui.BigKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Watchdog;
import alfred.ui.model.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.collections.FXCollections;
import javafx.collections.transformation.FilteredList;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;

/// The window's speed with 10,000 recipes, 500 pantry rows and 10,000 messages, beside a plain JavaFX window with a
/// list of as many lines.
///
/// `mvn -B test-compile exec:exec@figures` prints them. Without a screen the toolkit draws in software and one thread
/// does what a graphics card does elsewhere; both columns pay for that. The start of the installed image is measured by
/// `packaging/StartTimes.java`.
public final class Figures {
    private static final int RECIPES = 10_000;
    private static final int LOTS = 500;
    private static final int MESSAGES = 10_000;
    private static final int ROUNDS = 20;
    private static final String TYPED = "chicken soup";

    private final List<String> lines = new ArrayList<>();

    private Figures() {}

    public static void main(String[] args) {
        Pictures.start();
        var figures = new Figures();
        figures.measure();
        figures.lines.forEach(System.out::println);
        System.exit(0);
    }

    private void measure() {
        line("", "Alfred", "plain JavaFX", "goal");
        var plain = plain();
        var filled = BigKitchen.services(RECIPES, LOTS, MESSAGES, TestWindow.welcomed());
        var before = System.nanoTime();
        try (var window = new TestWindow(filled, 1440, 900)) {
            Pictures.settle(1);
            line("first page drawn, program warm", millis(System.nanoTime() - before), plain.opened(), "");
            var switches = switches(window);
            line("page switch, median", ms(at(switches, 0.5)), "", "100 ms");
            line("page switch, slowest twentieth", ms(at(switches, 0.95)), "", "100 ms");
            var letters = letters(window);
            line("letter in the search to the picture, p95", ms(at(letters, 0.95)), plain.letter(), "50 ms");
            var pulses = pulses(() -> window.shell().ask("What can I cook?"), 4_000);
            line("work of a pulse while a reply comes, p99", ms(at(pulses, 0.99)), plain.pulse(), "16.7 ms");
            var stalls = stalls(window);
            line("longest the FX thread was not free", ms(stalls.waits().getFirst().millis()), "", "50 ms");
            line("  of which it computed, at most", ms(stalls.mostComputed()), "", "");
            line("heap after a collection", heap(), plain.heap(), "150 MB");
            stalls.waits().forEach(stall -> lines.add("  the FX thread was busy " + stall));
        }
    }

    private void line(String what, String ours, String plain, String goal) {
        lines.add(String.format(Locale.ROOT, "%-46s %12s %14s %10s", what, ours, plain, goal));
    }

    private static String ms(double millis) {
        return String.format(Locale.ROOT, "%.1f ms", millis);
    }

    private static String millis(long nanos) {
        return ms(nanos / 1e6);
    }

    private static double at(List<Double> values, double share) {
        var sorted = values.stream().sorted().toList();
        return sorted.isEmpty() ? Double.NaN
            : sorted.get((int) Math.min(sorted.size() - 1L, Math.round(share * (sorted.size() - 1))));
    }

    private static List<Double> switches(TestWindow window) {
        var routes = List.of(new Route.Home(), new Route.Recipes(), new Route.Pantry(), new Route.Shopping(),
            new Route.Meals(), new Route.Tasks(),
            new Route.Log(), new Route.Preferences());
        routes.forEach(route -> window.run(shell -> shell.open(route)));
        var times = new ArrayList<Double>();
        for (int i = 0; i < ROUNDS; i++) {
            for (var route : routes) {
                times.add(toPulse(window.scene(), () -> window.shell().open(route)));
                Pictures.settle(1);
            }
        }
        return times;
    }

    private static List<Double> letters(TestWindow window) {
        window.run(shell -> shell.open(new Route.Recipes()));
        var field = (TextField) window.nodes().filter(TextField.class::isInstance).filter(TestWindow::isSeen)
            .findFirst().orElseThrow();
        return letters(window.scene(), field);
    }

    private static List<Double> letters(Scene scene, TextField field) {
        var times = new ArrayList<Double>();
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 1; i <= TYPED.length(); i++) {
                var words = TYPED.substring(0, i);
                times.add(toPulse(scene, () -> field.setText(words)));
            }
            toPulse(scene, field::clear);
        }
        return times;
    }

    /// Milliseconds from an action to the end of the pulse that lays out what came of it.
    private static double toPulse(Scene scene, Runnable action) {
        var done = new CountDownLatch(1);
        var end = new AtomicLong();
        var start = new AtomicLong();
        Pictures.onFx(() -> {
            start.set(System.nanoTime());
            action.run();
            Runnable[] after = new Runnable[1];
            after[0] = () -> {
                scene.removePostLayoutPulseListener(after[0]);
                end.set(System.nanoTime());
                done.countDown();
            };
            scene.addPostLayoutPulseListener(after[0]);
            Platform.requestNextPulse();
            return true;
        });
        await(done);
        return (end.get() - start.get()) / 1e6;
    }

    private static void await(CountDownLatch done) {
        try {
            if (!done.await(30, TimeUnit.SECONDS)) {
                throw new IllegalStateException("no pulse came");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// Milliseconds of each pulse, from its first work to the end of the layout, while something goes on.
    private static List<Double> pulses(Runnable action, int millis) {
        var times = new ArrayList<Double>();
        var begun = new AtomicLong();
        var timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                begun.set(System.nanoTime());
            }
        };
        Runnable after = () -> times.add((System.nanoTime() - begun.get()) / 1e6);
        var scene = Pictures.onFx(() -> {
            var shown = Window.getWindows().getLast().getScene();
            timer.start();
            shown.addPostLayoutPulseListener(after);
            action.run();
            return shown;
        });
        Pictures.settle(millis);
        Pictures.onFx(() -> {
            timer.stop();
            scene.removePostLayoutPulseListener(after);
            return true;
        });
        return times;
    }

    /// The longest that the FX thread left a short errand waiting while pages, search and chat are used.
    private record Stalls(List<Watchdog.Wait> waits, double mostComputed) {}

    private static Stalls stalls(TestWindow window) {
        try (var dog = Watchdog.start()) {
            List.of(new Route.Recipes(), new Route.Pantry(), new Route.Meals(), new Route.Home()).forEach(window::open);
            window.run(shell -> shell.ask("What is in my pantry?"));
            Pictures.settle(800);
            return new Stalls(dog.longest(3), dog.mostComputed());
        }
    }

    private static String heap() {
        for (int i = 0; i < 4; i++) {
            System.gc();
            Pictures.settle(100);
        }
        return String.format(Locale.ROOT, "%.0f MB",
            (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) / 1e6);
    }

    private record Plain(String opened, String letter, String pulse, String heap) {}

    private static Plain plain() {
        var before = System.nanoTime();
        var names = FXCollections.<String>observableArrayList();
        for (int i = 0; i < RECIPES; i++) {
            names.add("Recipe number " + i + (i % 7 == 0 ? " chicken soup" : " stew"));
        }
        var found = new FilteredList<>(names);
        var field = new TextField[1];
        var stage = Pictures.onFx(() -> {
            field[0] = new TextField();
            field[0].textProperty().addListener((_, _, typed) -> found.setPredicate(name -> name.contains(typed)));
            var shown = new Stage();
            shown.setScene(new Scene(new VBox(field[0], new ListView<>(found)), 1440, 900));
            shown.show();
            return shown;
        });
        Pictures.settle(1);
        var opened = millis(System.nanoTime() - before);
        var letters = letters(stage.getScene(), field[0]);
        var pulses = pulses(() -> field[0].setText("chicken"), 4_000);
        var heap = heap();
        Pictures.onFx(() -> {
            stage.close();
            return true;
        });
        return new Plain(opened, ms(at(letters, 0.95)), ms(at(pulses, 0.99)), heap);
    }
}
