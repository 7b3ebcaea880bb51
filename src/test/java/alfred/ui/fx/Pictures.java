package alfred.ui.fx;

import com.sun.glass.ui.unseen.UnseenPlatformFactory;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.stage.Stage;

/// Draws nodes to picture files without a screen, in both schemes.
public final class Pictures {
    private static final Theme THEME = new Theme();
    private static boolean isStarted;

    private Pictures() {}

    /// Starts the toolkit once for all tests of the run.
    public static synchronized void start() {
        if (!isStarted) {
            isStarted = true;
            startUnseen();
            Platform.setImplicitExit(false);
            onFx(() -> {
                Fonts.load();
                THEME.reduceMotion(true);
                THEME.install();
                return true;
            });
        }
    }

    /// Starts JavaFX; in place of its headless platform, one that paints no frame, with quick pulses, for which
    /// whoever lets the window settle waits. The name in small letters keeps JavaFX's.
    private static void startUnseen() {
        var isHeadless = "Headless".equals(System.getProperty("glass.platform"));
        if (isHeadless) {
            System.setProperty("glass.platform", "Unseen");
            System.setProperty("javafx.animation.pulse", "200");
        }
        Platform.startup(() -> {});
        if (isHeadless) {
            System.setProperty("glass.platform", "Headless");
        }
    }

    public static Theme theme() {
        return THEME;
    }

    /// Runs on the FX thread and waits, a minute at most.
    public static <T> T onFx(Supplier<T> work) {
        var done = new CompletableFuture<T>();
        Platform.runLater(() -> {
            try {
                done.complete(work.get());
            } catch (RuntimeException | Error e) {
                done.completeExceptionally(e);
            }
        });
        return done.orTimeout(60, TimeUnit.SECONDS).join();
    }

    /// Waits until what was done is laid out and drawn and no work is left in the background, ten seconds at most.
    public static void settle() {
        var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        do {
            CompletableFuture<Boolean> drawn = new CompletableFuture<>();
            onFx(() -> {
                FxThread.onceDrawn(() -> drawn.complete(true));
                return true;
            });
            drawn.orTimeout(60, TimeUnit.SECONDS).join();
        } while (!onFx(Background::isIdle) && System.nanoTime() < end);
    }

    /// The same after that many milliseconds, for pictures of what appears by and by.
    public static void settle(int millis) {
        sleep(millis);
        settle();
    }

    private static void sleep(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// Draws a page of the given size twice, to `target/pictures/NAME-light.png` and `NAME-dark.png`.
    public static void both(String name, double width, double height, Supplier<? extends Parent> page) {
        start();
        for (var scheme : new Theme.Scheme[] {Theme.Scheme.LIGHT, Theme.Scheme.DARK}) {
            one(name + "-" + scheme.name().toLowerCase(Locale.ROOT), scheme, width, height, page);
        }
    }

    public static void one(String name, Theme.Scheme scheme, double width, double height,
        Supplier<? extends Parent> page) {
        start();
        var stage = onFx(() -> {
            THEME.choose(scheme);
            var shown = new Stage();
            shown.setScene(new Scene(page.get(), width, height));
            shown.show();
            return shown;
        });
        settle(350);
        onFx(() -> {
            save(snapshot(stage.getScene()), name);
            stage.close();
            return true;
        });
    }

    /// What a window shows, on the FX thread.
    public static WritableImage snapshot(Scene scene) {
        return snapshot(scene, new Rectangle2D(0, 0, scene.getWidth(), scene.getHeight()));
    }

    /// What a part of a window shows, on the FX thread.
    public static WritableImage snapshot(Scene scene, Rectangle2D part) {
        var place = new SnapshotParameters();
        place.setViewport(part);
        var root = scene.getRoot();
        var image = root.snapshot(place, null);
        UnseenPlatformFactory.painted(root);
        return image;
    }

    /// Writes an image as PNG, by way of AWT's plain data types.
    public static void save(WritableImage image, String name) {
        var width = (int) image.getWidth();
        var height = (int) image.getHeight();
        var buffered = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                buffered.setRGB(x, y, image.getPixelReader().getArgb(x, y));
            }
        }
        try {
            var file = Path.of("target/pictures", name + ".png");
            Files.createDirectories(file.getParent());
            javax.imageio.ImageIO.write(buffered, "png", file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Whether a picture is all of one colour, which no page is.
    public static boolean isBlank(WritableImage image) {
        Color first = image.getPixelReader().getColor(0, 0);
        for (int x = 0; x < image.getWidth(); x += 7) {
            for (int y = 0; y < image.getHeight(); y += 7) {
                if (!image.getPixelReader().getColor(x, y).equals(first)) {
                    return false;
                }
            }
        }
        return true;
    }
}
