package alfred.ui.shell;

import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.kitchen.KitchenEntities;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Texts;
import alfred.ui.model.Kitchen;
import alfred.ui.model.Route;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import javafx.event.ActionEvent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import org.slf4j.LoggerFactory;

/// Uses the window at random and at speed: no exception, no growth of the heap, and when all of it is undone, every row
/// as it was.
///
/// `mvn -B test-compile exec:exec@soak` does 20,000 actions, with `-Dsoak=500 -Dseed=2` as many from that seed; a seed
/// that fails is its own reproduction.
public final class Soak {
    private static final List<String> WORDS =
        List.of("2 eggs", "milk", "Soak beans on Friday", "500 g plums", "Plum Cake", "butter", "x", "12");
    private static final List<String> SENTENCES =
        List.of("Add 6 eggs to the shopping list", "What can I cook?", "undo that", "What is in my pantry?",
            "What is planned this week?", "I bought the lemons", "Remind me to descale the kettle tomorrow",
            "Delete the salmon recipe", "no");
    private static final int SETTLE = 25;
    private static final int WARM = 4;
    private static final long MAX_GROWTH = 30_000_000;

    private final SplittableRandom random;
    private final TestWindow window;
    private final List<Route> routes;
    /// Buttons that would open a window of the system.
    private final Set<String> left =
        Set.of(Texts.text("print.print"), Texts.text("print.save"), Texts.text("form.photo"), Texts.text("import.file"),
            Texts.text("import.folder"), Texts.text("about.restore"), Texts.text("about.backups.choose"),
            Texts.text("export.do"));
    private String last = "";

    private Soak(long seed, TestWindow window) {
        random = new SplittableRandom(seed);
        this.window = window;
        routes = List.copyOf(EveryPage.routes(window.services()).values());
    }

    /// @param args how many actions, and the seed
    public static void main(String[] args) {
        var outcome = run(Integer.parseInt(args[0]), Long.parseLong(args[1]));
        System.out.println(outcome);
        System.exit(outcome.isFine() ? 0 : 1);
    }

    /// What came of it.
    ///
    /// @param heap after a collection, a fourth of the way on, in bytes
    /// @param growth of it from there to the end, in bytes
    /// @param changed rows that are not as they were, after all was undone
    record Outcome(int actions, long millis, List<String> problems, long heap, long growth, List<String> changed) {
        boolean isFine() {
            return problems.isEmpty() && changed.isEmpty() && growth < MAX_GROWTH;
        }

        @Override
        public String toString() {
            return "soak: %,d actions in %d s, %d problems, heap %.1f MB and %+.1f MB, %d rows changed after undoing all%n%s%s"
                .formatted(actions,
                    millis / 1000, problems.size(), heap / 1e6, growth / 1e6, changed.size(),
                    problems.stream().limit(5).collect(Collectors.joining("\n")),
                    changed.stream().limit(5).collect(Collectors.joining("\n")));
        }
    }

    static Outcome run(int count, long seed) {
        Pictures.start();
        var problems = new CopyOnWriteArrayList<String>();
        var watch = watch(problems);
        var settings = TestWindow.welcomed();
        settings.put("panel.shown", "true");
        var services = DemoKitchen.services(true, Optional.of(DemoKitchen.folder()), settings);
        var before = all(services.kitchen());
        var start = System.nanoTime();
        long heap;
        long growth;
        try (var window = new TestWindow(services, 1440, 900)) {
            var soak = new Soak(seed, window);
            soak.act(count / WARM, problems);
            heap = heap();
            soak.act(count - count / WARM, problems);
            growth = heap() - heap;
        }
        ((Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME)).detachAppender(watch);
        return new Outcome(count, (System.nanoTime() - start) / 1_000_000, problems, heap, growth,
            undone(services.kitchen(), before));
    }

    private static AppenderBase<ILoggingEvent> watch(List<String> problems) {
        Thread.setDefaultUncaughtExceptionHandler((_, problem) -> {
            problems.add("uncaught: " + problem + " " + place(problem));
        });
        var root = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
        var appender = new AppenderBase<ILoggingEvent>() {
            @Override
            protected void append(ILoggingEvent event) {
                if (event.getLevel().isGreaterOrEqual(Level.ERROR)) {
                    var cause = event.getThrowableProxy();
                    problems.add("logged: " + event.getFormattedMessage()
                        + (cause == null ? "" : " " + cause.getClassName() + " "
                            + cause.getMessage() + " " + (cause.getStackTraceElementProxyArray().length == 0 ? ""
                                : cause.getStackTraceElementProxyArray()[0])));
                }
            }
        };
        appender.setContext(root.getLoggerContext());
        appender.start();
        root.addAppender(appender);
        return appender;
    }

    /// Where in our code it came from, and where it arose.
    private static String place(Throwable problem) {
        var frames = List.of(problem.getStackTrace());
        return frames.stream()
            .filter(frame -> !frame.getClassName().startsWith("java.") && !frame.getClassName().startsWith("jdk."))
            .limit(4)
            .map(String::valueOf).collect(Collectors.joining(" < ")) + " … "
            + frames.stream().filter(frame -> frame.getClassName().startsWith("alfred")).findFirst()
                .map(String::valueOf).orElse("");
    }

    private void act(int count, List<String> problems) {
        for (int i = 0; i < count; i++) {
            Pictures.onFx(() -> {
                try {
                    act();
                } catch (RuntimeException problem) {
                    problems.add(last + ": " + problem + " " + place(problem));
                }
                return true;
            });
            if (i % SETTLE == 0) {
                Pictures.settle(1);
            }
        }
        Pictures.settle(200);
    }

    private void act() {
        switch (random.nextInt(20)) {
            case 0, 1, 2 -> window.shell().open(one(routes));
            case 3, 4, 5, 6, 7, 8 -> press();
            case 9, 10, 11, 12 -> type();
            case 13 -> window.shell().ask(one(SENTENCES));
            case 14 -> window.shell().undo();
            case 15 -> window.shell().redo();
            case 16 -> window.shell().closeOverlay();
            case 17 -> scroll();
            case 18 -> window.shell().back();
            default -> panes();
        }
    }

    private void panes() {
        last = "panes";
        switch (random.nextInt(4)) {
            case 0 -> window.shell().togglePanel();
            case 1 -> window.shell().toggleChat();
            case 2 -> window.shell().openPalette();
            default -> window.shell().page().create();
        }
    }

    private void press() {
        var buttons =
            window.nodes().filter(ButtonBase.class::isInstance).map(ButtonBase.class::cast).filter(TestWindow::isSeen)
                .filter(button -> !button.isDisabled() && !left.contains(String.valueOf(button.getText()))
                    && !left.contains(String.valueOf(button.getAccessibleText())))
                .toList();
        if (!buttons.isEmpty()) {
            var button = one(buttons);
            last = "press " + button.getText() + " " + button.getAccessibleText();
            button.fire();
        }
    }

    private void type() {
        var fields = window.nodes().filter(TextInputControl.class::isInstance).map(TextInputControl.class::cast)
            .filter(TestWindow::isSeen).toList();
        if (!fields.isEmpty()) {
            var field = one(fields);
            last = "type into " + field.getAccessibleText();
            field.setText(one(WORDS));
            if (field instanceof TextField line && line.getOnAction() != null && random.nextBoolean()) {
                line.getOnAction().handle(new ActionEvent());
            }
        }
    }

    private void scroll() {
        last = "scroll";
        window.nodes().filter(ScrollPane.class::isInstance).map(ScrollPane.class::cast).filter(TestWindow::isSeen)
            .forEach(pane -> pane.setVvalue(random.nextDouble()));
    }

    private <T> T one(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    private static long heap() {
        for (int i = 0; i < 4; i++) {
            System.gc();
            Pictures.settle(100);
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private static Map<Object, Row> all(Kitchen kitchen) {
        var rows = new HashMap<Object, Row>();
        KitchenEntities.ALL.stream().filter(entity -> entity != KitchenEntities.INGREDIENT)
            .forEach(entity -> kitchen.read(Query.all(entity.table()))
                .forEach(row -> rows.put(entity.table() + " " + row.id(), row.without(Row.VERSION))));
        return rows;
    }

    private static List<String> undone(Kitchen kitchen, Map<Object, Row> before) {
        for (int i = 0; i < 100_000 && kitchen.undo().isPresent(); i++) {
            // until nothing is left to take back
            Thread.onSpinWait();
        }
        var after = all(kitchen);
        var changed = new ArrayList<String>();
        before.forEach((id, row) -> {
            if (!row.equals(after.get(id))) {
                changed.add("was " + row + ", is " + after.get(id));
            }
        });
        after.keySet().stream().filter(id -> !before.containsKey(id)).forEach(id -> changed.add("new " + id));
        return changed;
    }
}
